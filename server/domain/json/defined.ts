// Leaves undefined members out of an object.

type Defined<T extends object> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** Returns the members of `given` that are not undefined, to spread into a type whose optional members may be absent but not undefined. */
export function defined<T extends object>(given: T): Defined<T> {
  const found: Partial<T> = {};
  for (const name in given) if (given[name] !== undefined) found[name] = given[name];
  return found as Defined<T>;
}

type NotNull<T extends object> = { [Name in keyof T]?: NonNullable<T[Name]> };

/** Like `defined`, for the columns of a row: leaves out NULL too. */
export function notNull<T extends object>(given: T): NotNull<T> {
  const found: { [Name in keyof T]?: T[Name] } = {};
  for (const name in given) if (given[name] !== null && given[name] !== undefined) found[name] = given[name];
  return found as NotNull<T>;
}

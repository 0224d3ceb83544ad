// Leaves undefined members out of an object.

type Defined<T extends object> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** Returns the members of `given` that are not undefined, to spread into a type whose optional members may be absent but not undefined. */
export function defined<T extends object>(given: T): Defined<T> {
  const found: Partial<T> = {};
  for (const name in given) if (given[name] !== undefined) found[name] = given[name];
  return found as Defined<T>;
}

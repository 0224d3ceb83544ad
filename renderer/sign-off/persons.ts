// Two names in; whether they will do and are two persons', so that a form can say so before the workbench refuses it, out.

export interface Names {
  readonly who: string;
  readonly secondPerson: string;
}

/** As the workbench compares them: letters and digits alone, without case, accents, width and blanks. */
export const isSamePerson = (one: string, other: string): boolean => isName(one) && person(one) === person(other);

/** What has neither a letter nor a digit names nobody. */
export const isName = (name: string): boolean => person(name) !== '';

const person = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

export interface Signed {
  readonly who: string;
  readonly secondPerson?: string;
}

/** What goes to the workbench; undefined while it would be refused there. */
export function signedBy({ who, secondPerson }: Names, two: boolean): Signed | undefined {
  if (!two) return isName(who) ? { who: who.trim() } : undefined;
  if (!isName(who) || !isName(secondPerson) || isSamePerson(who, secondPerson)) return undefined;
  return { who: who.trim(), secondPerson: secondPerson.trim() };
}

// Checks one or two names as the workbench does, so that a form reports a mistake before it is sent.

export interface Names {
  readonly who: string;
  readonly secondPerson: string;
}

/** Compares names as the workbench does: letters and digits only, ignoring case, accents, width and spaces. */
export const isSamePerson = (one: string, other: string): boolean => isName(one) && person(one) === person(other);

/** Text without a letter or digit is not a name. */
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

/** The names to send; undefined while the workbench would refuse them. */
export function signedBy({ who, secondPerson }: Names, two: boolean): Signed | undefined {
  if (!two) return isName(who) ? { who: who.trim() } : undefined;
  if (!isName(who) || !isName(secondPerson) || isSamePerson(who, secondPerson)) return undefined;
  return { who: who.trim(), secondPerson: secondPerson.trim() };
}

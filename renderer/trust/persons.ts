// Two names in; whether they are one person's, so that a form can say so before the workbench refuses it, out.

/** As the workbench compares them: letters and digits alone, without case, accents, width and blanks. */
export const isSamePerson = (one: string, other: string): boolean => person(one) !== '' && person(one) === person(other);

const person = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

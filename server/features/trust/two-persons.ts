// Checks that a change of the trust data is confirmed by two persons where the settings require two.

export interface Persons {
  readonly who: string;
  /** A second person's name, where two are required. */
  readonly secondPerson?: string | undefined;
}

export interface ImportRules {
  readonly twoPersons: boolean;
}

export const ALONE = 'on this computer two persons have to confirm a change of the trust data: name a second one, another than the first';

export function isAlone({ who, secondPerson = '' }: Persons, { twoPersons }: ImportRules): boolean {
  const [one, other] = [person(who), person(secondPerson)];
  return twoPersons && (one === '' || other === '' || one === other);
}

/** Different spellings of a name count as the same person: only letters and digits count, without case, accents and width. */
const person = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The names as the log shows them. */
export const namesOf = ({ who, secondPerson }: Persons): string =>
  secondPerson === undefined || secondPerson.trim() === '' ? who : `${who}, ${secondPerson}`;

// Checks that a change of the trust data is confirmed by two persons where the settings require two.
import { personOf } from '../../domain/encoding/person.ts';
import { signedIn } from '../../store/officers/acting.ts';

export interface Persons {
  readonly who: string;
  /** A second person's name, where two are required. */
  readonly secondPerson?: string | undefined;
}

export interface ImportRules {
  readonly twoPersons: boolean;
}

export const ALONE = 'on this computer two persons have to confirm a change of the trust data: name a second one, another than the first';

/** If officers sign in, two sign-ins count; typed names do not. */
export function isAlone({ who, secondPerson = '' }: Persons, { twoPersons }: ImportRules): boolean {
  const signed = signedIn();
  if (signed !== undefined) return twoPersons && signed.length < 2;
  const [one, other] = [personOf(who), personOf(secondPerson)];
  return twoPersons && (one === '' || other === '' || one === other);
}

/** The names as the log shows them. */
export const namesOf = ({ who, secondPerson }: Persons): string =>
  secondPerson === undefined || secondPerson.trim() === '' ? who : `${who}, ${secondPerson}`;

// What the store knows of the service's own status lists beside the lists: when a key was followed by another, and which lists a person refused or confirmed.
import { readRotations } from '../log/key-rotations.ts';
import type { Store } from '../store/open.ts';
import { statement } from '../store/statement.ts';
import type { Trust } from '../trust/trust.ts';
import { momentOf } from '../verify/dates.ts';

export function ownListFacts(store: Store): Required<Pick<Trust, 'ownKeyEnds' | 'refusedOwnLists'>> {
  return {
    ownKeyEnds: new Map(readRotations(store).map(({ fingerprint, at }) => [fingerprint, momentOf(at)])),
    refusedOwnLists: decidedLists(store, 'own-list-refused'),
  };
}

/** A person's decisions about single lists, by their SHA-256. */
export const decidedLists = ({ db }: Store, action: 'own-list-refused' | 'own-list-confirmed'): ReadonlySet<string> =>
  new Set(statement(db, 'SELECT sha256 FROM trust_log WHERE action = ? AND sha256 IS NOT NULL').pluck().all(action) as string[]);

// What the store knows of the service's own status lists, besides the lists themselves: which lists a person refused or confirmed.
import type { Store } from '../../store/open.ts';
import { statement } from '../../store/statement.ts';
import type { Trust } from '../../domain/trust/trust.ts';

export function ownListFacts(store: Store): Required<Pick<Trust, 'refusedOwnLists'>> {
  return { refusedOwnLists: decidedLists(store, 'own-list-refused') };
}

/** A person's decisions about single lists, by their SHA-256. */
export const decidedLists = ({ db }: Store, action: 'own-list-refused' | 'own-list-confirmed'): ReadonlySet<string> =>
  new Set(statement(db, 'SELECT sha256 FROM trust_log WHERE action = ? AND sha256 IS NOT NULL').pluck().all(action) as string[]);

// Reads the service's own status lists for verification, and which of them a person refused or confirmed.
import { LIST_PURPOSES, statusListUrl } from '../../domain/formats/status-list.ts';
import type { HeldStatusList, Trust } from '../../domain/trust/trust.ts';
import { readSettings } from '../../store/settings.ts';
import { statement } from '../../store/statement.ts';
import type { Store } from '../../store/store.ts';
import { bitsOf, ownLists } from '../../store/trust/own-status.ts';

export function ownListFacts(store: Store): Required<Pick<Trust, 'refusedOwnLists'>> {
  return { refusedOwnLists: decidedLists(store, 'own-list-refused') };
}

/** Returns the SHA-256 digests of the single lists that a person refused or confirmed. */
export const decidedLists = ({ db }: Store, action: 'own-list-refused' | 'own-list-confirmed'): ReadonlySet<string> =>
  new Set(statement(db, 'SELECT sha256 FROM trust_log WHERE action = ? AND sha256 IS NOT NULL').pluck().all(action) as string[]);

/** Reads the own lists from the store as they are now. */
export function ownStatusLists(store: Store, did: string, now: Date): readonly (readonly [url: string, held: HeldStatusList])[] {
  const { baseUrl } = readSettings(store);
  return ownLists(store).flatMap((list) =>
    LIST_PURPOSES.map((purpose) => {
      let bits: Uint8Array | undefined;
      const live = {
        issuerId: did,
        purpose,
        readAt: now.toISOString(),
        bits: () => {
          bits ??= bitsOf(store, list, purpose);
          return bits;
        },
      };
      return [statusListUrl(baseUrl, list, purpose), { statements: [], live }] as const;
    }),
  );
}

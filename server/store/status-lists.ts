// Status lists as somebody fetched them, by the address that credentials name, and what they ever showed as revoked.
import type { HeldStatusList } from '../trust/trust.ts';
import type { Store } from './open.ts';
import { statement } from './statement.ts';

interface Row {
  url: string;
  credential: string;
  retrieved_at: string;
  ever_revoked: Buffer | null;
}

const toList = ({ credential, retrieved_at, ever_revoked }: Row): HeldStatusList => ({
  credential,
  retrievedAt: retrieved_at,
  ...(ever_revoked === null ? {} : { everRevoked: ever_revoked }),
});

export const heldStatusLists = ({ db }: Store): Map<string, HeldStatusList> =>
  new Map((statement(db, 'SELECT * FROM status_lists ORDER BY url').all() as Row[]).map((row) => [row.url, toList(row)]));

export function heldStatusList({ db }: Store, url: string): HeldStatusList | undefined {
  const row = statement(db, 'SELECT * FROM status_lists WHERE url = ?').get(url) as Row | undefined;
  return row === undefined ? undefined : toList(row);
}

export const countStatusLists = ({ db }: Store): number => statement(db, 'SELECT count(*) FROM status_lists').pluck().get() as number;

export function putStatusList({ db }: Store, url: string, list: HeldStatusList & { readonly credential: string }): void {
  statement(db, 'INSERT OR REPLACE INTO status_lists (url, credential, retrieved_at, ever_revoked) VALUES (?, ?, ?, ?)').run(
    url,
    list.credential,
    list.retrievedAt,
    list.everRevoked === undefined ? null : Buffer.from(list.everRevoked),
  );
}

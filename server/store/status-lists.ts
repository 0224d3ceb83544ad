// Status lists as somebody fetched them, by the address that credentials name, and what they ever showed as revoked.
import type { HeldStatusList } from '../trust/trust.ts';
import type { Store } from './open.ts';
import { statement } from './statement.ts';
import { putListVersion } from './trust-history.ts';

interface Row {
  readonly url: string;
  readonly credential: string;
  readonly retrieved_at: string;
}

interface Revoked {
  readonly url: string;
  readonly issuer: string;
  readonly bits: Buffer;
}

const toList = ({ credential, retrieved_at }: Row, revoked: readonly Revoked[]): HeldStatusList => ({
  credential,
  retrievedAt: retrieved_at,
  ...(revoked.length === 0 ? {} : { everRevoked: new Map(revoked.map(({ issuer, bits }) => [issuer, bits])) }),
});

export function heldStatusLists({ db }: Store): Map<string, HeldStatusList> {
  const revoked = Map.groupBy(statement(db, 'SELECT * FROM revoked_entries').all() as Revoked[], ({ url }) => url);
  const rows = statement(db, 'SELECT * FROM status_lists ORDER BY url').all() as Row[];
  return new Map(rows.map((row) => [row.url, toList(row, revoked.get(row.url) ?? [])]));
}

export function heldStatusList({ db }: Store, url: string): HeldStatusList | undefined {
  const row = statement(db, 'SELECT * FROM status_lists WHERE url = ?').get(url) as Row | undefined;
  if (row === undefined) return undefined;
  return toList(row, statement(db, 'SELECT * FROM revoked_entries WHERE url = ?').all(url) as Revoked[]);
}

/** The lists whose addresses begin so, as they came. */
export const heldBelow = ({ db }: Store, prefix: string): { readonly url: string; readonly credential: string }[] =>
  statement(db, 'SELECT url, credential FROM status_lists WHERE url >= ? AND url < ? ORDER BY url').all(prefix, `${prefix}\u{10ffff}`) as {
    url: string;
    credential: string;
  }[];

export function putStatusList(
  { db }: Store,
  url: string,
  { credential, retrievedAt }: { readonly credential: string; readonly retrievedAt: string },
): void {
  statement(db, 'INSERT OR REPLACE INTO status_lists (url, credential, retrieved_at) VALUES (?, ?, ?)').run(url, credential, retrievedAt);
  putListVersion(db, url, { credential, retrievedAt, did: '' });
}

/** Of an issuer who names another no more for his lists: what that one showed as revoked stays known of him. */
export function inheritRevoked(
  store: Store,
  keeper: string,
  issuer: string,
  together: (one: Uint8Array, other?: Uint8Array) => Uint8Array,
): void {
  const of = statement(store.db, 'SELECT url, bits FROM revoked_entries WHERE issuer = ?');
  const own = new Map((of.all(issuer) as Revoked[]).map(({ url, bits }) => [url, bits]));
  for (const { url, bits } of of.all(keeper) as Revoked[]) putRevoked(store, url, issuer, together(bits, own.get(url)));
}

/** Only ever more: the caller has put together what was known with what is new. */
export function putRevoked({ db }: Store, url: string, issuer: string, bits: Uint8Array): void {
  statement(db, 'INSERT OR REPLACE INTO revoked_entries (url, issuer, bits) VALUES (?, ?, ?)').run(url, issuer, Buffer.from(bits));
}

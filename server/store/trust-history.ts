// What every trust list that was taken over said, written down when it is, and read again for inspections as of a past date.
import { createHash } from 'node:crypto';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { KnownIssuer } from '../trust/trust.ts';
import { momentOf } from '../verify/dates.ts';
import type { PastList, Statement } from '../verify/past.ts';
import type { Db, Store } from './open.ts';
import { statement } from './statement.ts';

/** Called in the transaction that takes a list over, after the list itself has its number: what it says as the list before it did is not written twice. */
export function putTrustHistory({ db }: Store, { entries, issuedAt }: Snapshot, issuers: readonly KnownIssuer[]): void {
  const list = statement(db, 'SELECT id FROM snapshots WHERE active = 1').pluck().get() as number;
  const before = statement(db, 'SELECT max(id) FROM snapshots WHERE id < ?').pluck().get(list) as number | null;
  const extend = statement(db, 'UPDATE issuer_versions SET last_list = ? WHERE did = ? AND last_list = ? AND statement = ?');
  const insert = statement(db, 'INSERT INTO issuer_versions (did, first_list, last_list, statement) VALUES (?, ?, ?, ?)');
  for (const { asOf: _, ...issuer } of issuers) {
    const text = JSON.stringify(issuer);
    if (extend.run(list, issuer.did, before, text).changes === 0) insert.run(issuer.did, list, list, text);
  }
  for (const { did, statusLists = [] } of entries) {
    for (const { url, retrievedAt: stated, credential } of statusLists) {
      const retrievedAt = momentOf(stated) > momentOf(issuedAt) ? issuedAt : stated;
      const text = utc(retrievedAt);
      statement(db, "DELETE FROM status_list_versions WHERE url = ? AND retrieved_at = ? AND did = '' AND credential = ?").run(
        url,
        text,
        credential,
      );
      putListVersion(db, url, { did, retrievedAt, credential });
    }
  }
}

/** A version of a list that came, by the issuer under whose name it came; empty: only the list itself says whose it is. */
export function putListVersion(db: Db, url: string, { did, retrievedAt, credential }: Omit<ListVersion, 'taken'>): void {
  statement(
    db,
    `INSERT INTO status_list_versions (url, retrieved_at, did, digest, credential, taken)
     VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(taken), 0) + 1 FROM status_list_versions))
     ON CONFLICT DO UPDATE SET taken = excluded.taken`,
  ).run(url, utc(retrievedAt), did, createHash('sha256').update(credential).digest('base64url'), credential);
}

/** For ordering by text: one form of a moment only. */
const utc = (moment: string): string => {
  const milliseconds = momentOf(moment);
  return Math.abs(milliseconds) <= 8.64e15 ? new Date(milliseconds).toISOString() : moment;
};

/** In the order in which they were taken over. */
export const pastLists = ({ db }: Store): PastList[] =>
  statement(
    db,
    'SELECT id AS number, sequence, issued_at AS issuedAt, next_update AS nextUpdate FROM snapshots ORDER BY id',
  ).all() as PastList[];

interface Row {
  readonly did: string;
  readonly first_list: number;
  readonly last_list: number;
  readonly statement: string;
  readonly issued_at: string;
}

export function statementsByIssuer({ db }: Store): Map<string, Statement[]> {
  const rows = statement(
    db,
    'SELECT v.*, s.issued_at FROM issuer_versions v JOIN snapshots s ON s.id = v.first_list ORDER BY v.did, v.first_list',
  ).all() as Row[];
  const statements = new Map<string, Statement[]>();
  for (const { did, first_list: from, last_list: to, statement: text, issued_at: asOf } of rows) {
    const issuer = { ...(JSON.parse(text) as KnownIssuer), asOf };
    statements.set(did, [...(statements.get(did) ?? []), { issuer, from, to }]);
  }
  return statements;
}

export interface ListVersion {
  readonly retrievedAt: string;
  readonly did: string;
  readonly credential: string;
  /** Rises with every version that is taken over; two with the same: nobody knows which was the later. */
  readonly taken: number;
}

/** When each list was last fetched by then. */
export const listsFetchedBy = ({ db }: Store, at: Date): { readonly url: string; readonly retrievedAt: string }[] =>
  statement(db, 'SELECT url, max(retrieved_at) AS retrievedAt FROM status_list_versions WHERE retrieved_at <= ? GROUP BY url').all(
    utc(at.toISOString()),
  ) as { url: string; retrievedAt: string }[];

const VERSION = 'SELECT retrieved_at AS retrievedAt, did, credential, taken FROM status_list_versions WHERE url = ? AND retrieved_at';

/** The versions of one list that were fetched by then; one after the other, because there may be thousands. */
export const versionsFetchedBy = ({ db }: Store, url: string, at: Date): IterableIterator<ListVersion> =>
  statement(db, `${VERSION} <= ?`).iterate(url, at.toISOString()) as IterableIterator<ListVersion>;

/** Those that were fetched in one moment. */
export const versionsFetchedAt = ({ db }: Store, url: string, retrievedAt: string): ListVersion[] =>
  statement(db, `${VERSION} = ?`).all(url, retrievedAt) as ListVersion[];

// What every trust list that was taken over said, written down when it is, and read again for inspections as of a past date.
import { createHash } from 'node:crypto';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { KnownIssuer } from '../trust/trust.ts';
import { momentOf } from '../verify/dates.ts';
import type { PastList, Statement } from '../verify/past.ts';
import type { Db, Store } from './open.ts';
import { activeSnapshot } from './snapshots.ts';
import { statement } from './statement.ts';

/** What a list says as the list of its operator that came before it did is not written twice. */
export function putTrustHistory(
  { db }: Store,
  list: number,
  { entries, issuedAt, issuer: operator }: Snapshot,
  issuers: readonly KnownIssuer[],
): void {
  addWords(db, list, operator.id, issuers);
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

/** What an admitted list says, by DID, as it is kept. */
export const wordsOfList = ({ db }: Store, list: number): { readonly did: string; readonly statement: string }[] =>
  statement(
    db,
    `SELECT did, statement FROM issuer_versions, snapshots list WHERE list.id = @list AND first_list <= @list AND last_list >= @list
     AND (SELECT operator FROM snapshots WHERE id = first_list) = list.operator`,
  ).all({ list }) as { did: string; statement: string }[];

const addWords = (db: Db, list: number, operator: string, issuers: readonly KnownIssuer[]): void =>
  addStatements(
    db,
    list,
    operator,
    issuers.map(({ asOf: _, ...issuer }) => ({ did: issuer.did, statement: JSON.stringify(issuer) })),
  );

export function addStatements(db: Db, list: number, operator: string, said: ReturnType<typeof wordsOfList>): void {
  const before = statement(db, 'SELECT max(id) FROM snapshots WHERE id < ? AND operator = ?').pluck().get(list, operator) as number | null;
  const extend = statement(db, 'UPDATE issuer_versions SET last_list = ? WHERE did = ? AND last_list = ? AND statement = ?');
  const insert = statement(db, 'INSERT INTO issuer_versions (did, first_list, last_list, statement) VALUES (?, ?, ?, ?)');
  for (const { did, statement: text } of said) if (extend.run(list, did, before, text).changes === 0) insert.run(did, list, list, text);
}

/** Writes down anew what a list says, whatever stood there. */
export function putWords({ db }: Store, list: number, operator: string, issuers: readonly KnownIssuer[]): void {
  statement(db, 'DELETE FROM issuer_versions WHERE first_list = last_list AND first_list = ?').run(list);
  statement(db, 'UPDATE issuer_versions SET first_list = ? WHERE first_list = ?').run(list + 1, list);
  statement(db, 'UPDATE issuer_versions SET last_list = ? WHERE last_list >= ? AND first_list < ?').run(list - 1, list, list);
  addWords(db, list, operator, issuers);
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

/** Of the operator whose list is in force, without what a person set aside; lowest number first. */
export const pastLists = (store: Store): PastList[] => {
  const operator = activeSnapshot(store)?.operator;
  return statement(
    store.db,
    `SELECT id AS number, sequence, issued_at AS issuedAt, next_update AS nextUpdate FROM snapshots
     WHERE operator = ? AND set_aside = 0 ORDER BY sequence, id`,
  ).all(operator ?? null) as PastList[];
};

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

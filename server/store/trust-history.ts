// What every trust list that was taken over said, written down when it is, and read again for inspections as of a past date.
import type { KnownIssuer } from '../trust/trust.ts';
import type { PastList, Statement } from '../verify/past.ts';
import type { Store } from './open.ts';
import { statement } from './statement.ts';

/** Called in the transaction that takes a list over, after the list itself has its number: what it says as the list before it did is not written twice. */
export function putTrustHistory({ db }: Store, issuers: readonly KnownIssuer[]): void {
  const list = statement(db, 'SELECT id FROM snapshots WHERE active = 1').pluck().get() as number;
  const before = statement(db, 'SELECT max(id) FROM snapshots WHERE id < ?').pluck().get(list) as number | null;
  const extend = statement(db, 'UPDATE issuer_versions SET last_list = ? WHERE did = ? AND last_list = ? AND statement = ?');
  const insert = statement(db, 'INSERT INTO issuer_versions (did, first_list, last_list, statement) VALUES (?, ?, ?, ?)');
  for (const { asOf: _, ...issuer } of issuers) {
    const text = JSON.stringify(issuer);
    if (extend.run(list, issuer.did, before, text).changes === 0) insert.run(issuer.did, list, list, text);
  }
}

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

/** By issuer: whom any trust list that was taken over named for its status lists. */
export function listKeepersEver({ db }: Store): Map<string, Set<string>> {
  const rows = statement(
    db,
    "SELECT v.did, k.value FROM issuer_versions v, json_each(v.statement, '$.statusListIssuers') k WHERE k.type = 'text'",
  )
    .raw()
    .all() as [string, string][];
  const keepers = new Map<string, Set<string>>();
  for (const [did, keeper] of rows) keepers.set(did, (keepers.get(did) ?? new Set()).add(keeper));
  return keepers;
}

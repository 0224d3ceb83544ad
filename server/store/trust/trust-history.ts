// Records what each imported trust list states about issuers, for inspections as of a past date.
import type { KnownIssuer } from '../../domain/trust/trust.ts';
import type { PastList, Statement } from '../../domain/verify/past.ts';
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';
import { trustListInForce } from './trust-lists.ts';

/** A statement that the operator's previous list already contained is not stored twice. */
export const putTrustHistory = ({ db }: Store, list: number, operator: string, issuers: readonly KnownIssuer[]): void =>
  addWords(db, list, operator, issuers);

/** What an admitted list states, by DID, as stored. */
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

/** Replaces the recorded statements of a list. */
export function putWords({ db }: Store, list: number, operator: string, issuers: readonly KnownIssuer[]): void {
  statement(db, 'DELETE FROM issuer_versions WHERE first_list = last_list AND first_list = ?').run(list);
  statement(db, 'UPDATE issuer_versions SET first_list = ? WHERE first_list = ?').run(list + 1, list);
  statement(db, 'UPDATE issuer_versions SET last_list = ? WHERE last_list >= ? AND first_list < ?').run(list - 1, list, list);
  addWords(db, list, operator, issuers);
}

/** The past lists of the operator whose list is in force, lowest number first. Excludes lists that a person set aside. */
export const pastLists = (store: Store): PastList[] => {
  const operator = trustListInForce(store)?.operator;
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

/** The status-list delegates that any imported trust list named, by issuer. */
export function statusListDelegates({ db }: Store): Map<string, Set<string>> {
  const rows = statement(
    db,
    "SELECT v.did, k.value FROM issuer_versions v, json_each(v.statement, '$.statusListIssuers') k WHERE k.type = 'text'",
  )
    .raw()
    .all() as [string, string][];
  const delegates = new Map<string, Set<string>>();
  for (const [did, delegate] of rows) delegates.set(did, (delegates.get(did) ?? new Set()).add(delegate));
  return delegates;
}

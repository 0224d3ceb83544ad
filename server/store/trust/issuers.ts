// Stores the issuers that a trust list names or an officer added, with their frozen DID documents.
import { notNull } from '../../domain/json/defined.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import type { KnownIssuer } from '../../domain/trust/trust.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

/** A stored issuer, including data that the verdict does not need. */
export interface IssuerRecord extends KnownIssuer {
  readonly origin: 'list' | 'local';
  /** The operator whose trust list names it. Absent for an issuer added here. */
  readonly operator?: string;
  readonly role?: string;
  /** For locally added issuers: who vouches for it here, and why. */
  readonly addedBy?: string;
  readonly reason?: string;
}

interface Row {
  did: string;
  origin: 'list' | 'local';
  operator: string;
  name: string | null;
  country: string | null;
  role: string | null;
  status: KnownIssuer['status'];
  since: string | null;
  did_document: string;
  credential_types: string | null;
  status_list_issuers: string | null;
  as_of: string;
  added_by: string | null;
  reason: string | null;
  sample: number;
}

/** Locally added issuers first, then those of each operator's newest list. */
export const listIssuers = ({ db }: Store): IssuerRecord[] =>
  (statement(db, "SELECT * FROM issuers ORDER BY origin = 'list', did, operator").all() as Row[]).map(toIssuer);

export function issuerOf({ db }: Store, did: string, origin: 'list' | 'local'): IssuerRecord | undefined {
  const row = statement(db, 'SELECT * FROM issuers WHERE did = ? AND origin = ?').get(did, origin) as Row | undefined;
  return row === undefined ? undefined : toIssuer(row);
}

const toIssuer = (row: Row): IssuerRecord => ({
  did: row.did,
  origin: row.origin,
  status: row.status,
  didDocument: JSON.parse(row.did_document) as JsonObject,
  asOf: row.as_of,
  ...(row.operator === '' ? {} : { operator: row.operator }),
  ...notNull({ name: row.name, country: row.country, role: row.role, since: row.since }),
  ...(row.credential_types === null ? {} : { credentialTypes: JSON.parse(row.credential_types) as string[] }),
  ...(row.status_list_issuers === null ? {} : { statusListIssuers: JSON.parse(row.status_list_issuers) as string[] }),
  ...notNull({ addedBy: row.added_by, reason: row.reason }),
  ...(row.sample === 1 ? { sample: true } : {}),
});

const list = (values: readonly string[] | undefined): string | null => (values === undefined ? null : JSON.stringify(values));

export function putIssuer({ db }: Store, issuer: IssuerRecord): void {
  statement(
    db,
    `INSERT OR REPLACE INTO issuers (did, origin, operator, name, country, role, status, since, did_document, credential_types, status_list_issuers,
      as_of, added_by, reason, sample) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    issuer.did,
    issuer.origin,
    issuer.operator ?? '',
    issuer.name ?? null,
    issuer.country ?? null,
    issuer.role ?? null,
    issuer.status,
    issuer.since ?? null,
    JSON.stringify(issuer.didDocument),
    list(issuer.credentialTypes),
    list(issuer.statusListIssuers),
    issuer.asOf,
    issuer.addedBy ?? null,
    issuer.reason ?? null,
    issuer.sample ? 1 : 0,
  );
}

export const removeIssuer = ({ db }: Store, did: string, origin: 'list' | 'local'): boolean =>
  statement(db, 'DELETE FROM issuers WHERE did = ? AND origin = ?').run(did, origin).changes > 0;

/** Called before the next list of this operator is written. Keeps issuers that an officer added. */
export const removeListed = ({ db }: Store, operator: string): void => {
  statement(db, "DELETE FROM issuers WHERE origin = 'list' AND operator = ?").run(operator);
};

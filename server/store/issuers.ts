// Issuer rows: those a list or an officer vouches for, with their frozen DID documents.
import type { JsonObject } from '../recognise/json.ts';
import type { KnownIssuer } from '../trust/trust.ts';
import type { Store } from './open.ts';
import { statement } from './statement.ts';

interface Row {
  did: string;
  name: string | null;
  country: string | null;
  origin: 'list' | 'local';
  status: KnownIssuer['status'];
  since: string | null;
  did_document: string;
  as_of: string;
  sample: number;
}

export const listIssuers = ({ db }: Store): KnownIssuer[] =>
  (statement(db, 'SELECT * FROM issuers ORDER BY did').all() as Row[]).map((row) => ({
    did: row.did,
    ...(row.name === null ? {} : { name: row.name }),
    ...(row.country === null ? {} : { country: row.country }),
    origin: row.origin,
    status: row.status,
    ...(row.since === null ? {} : { since: row.since }),
    didDocument: JSON.parse(row.did_document) as JsonObject,
    asOf: row.as_of,
    ...(row.sample === 1 ? { sample: true } : {}),
  }));

export function putIssuer({ db }: Store, issuer: KnownIssuer & { readonly origin: 'list' | 'local' }): void {
  statement(
    db,
    `INSERT OR REPLACE INTO issuers (did, name, country, origin, status, since, did_document, as_of, sample) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    issuer.did,
    issuer.name ?? null,
    issuer.country ?? null,
    issuer.origin,
    issuer.status,
    issuer.since ?? null,
    JSON.stringify(issuer.didDocument),
    issuer.asOf,
    issuer.sample ? 1 : 0,
  );
}

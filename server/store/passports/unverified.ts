// A store in; the imported copies that were not proved yet out, in the order in which they came, and the mark of those that are.

import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { KNOWN } from './candidates.ts';
import type { CredentialRecord } from './credentials.ts';

type Unverified = Pick<CredentialRecord, 'id' | 'format' | 'body'>;

/** Imported copies of issuers who are known here, and that were not proved yet, in the order in which they came. */
export const unverifiedCopies = ({ db }: Store, after: number, limit: number): Unverified[] =>
  statement(
    db,
    // Those of issuers whom nobody knows may be a million: their rows are not read.
    `SELECT id, format, body FROM credentials INDEXED BY credentials_unproven WHERE source = 'imported' AND proven = 0 AND id > ? AND ${KNOWN} ORDER BY id LIMIT ?`,
  ).all(after, limit) as Unverified[];

export const lastCredential = ({ db }: Store): number =>
  (statement(db, 'SELECT max(id) FROM credentials').pluck().get() as number | null) ?? 0;

/** When it was signed is known only now. */
export function markProven({ db }: Store, copies: readonly Pick<CredentialRecord, 'id' | 'signedAt'>[]): void {
  const mark = statement(db, 'UPDATE credentials SET proven = 1, signed_at = coalesce(signed_at, ?) WHERE id = ?');
  db.transaction(() => {
    for (const { id, signedAt } of copies) mark.run(signedAt ?? null, id);
  }).immediate();
}

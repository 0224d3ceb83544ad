// Lists imported copies that are not yet proven, in order of arrival, and marks them when they are.

import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { CERTIFIED, KNOWN } from './candidates.ts';
import type { CredentialRecord } from './credentials.ts';

type Unverified = Pick<CredentialRecord, 'id' | 'format' | 'body'>;

/** Unproven imported copies from known issuers, or from those that certificates name, in order of arrival. */
export const unverifiedCopies = ({ db }: Store, after: number, limit: number): Unverified[] =>
  statement(
    db,
    // There may be a million copies from unknown issuers. Their rows are not read.
    `SELECT id, format, body FROM credentials INDEXED BY credentials_unproven WHERE source = 'imported' AND proven = 0 AND id > ? AND (${KNOWN} OR ${CERTIFIED}) ORDER BY id LIMIT ?`,
  ).all(after, limit) as Unverified[];

export const lastCredential = ({ db }: Store): number =>
  (statement(db, 'SELECT max(id) FROM credentials').pluck().get() as number | null) ?? 0;

/** Also records the signing date, which is known only now. */
export function markProven({ db }: Store, copies: readonly Pick<CredentialRecord, 'id' | 'signedAt'>[]): void {
  const mark = statement(db, 'UPDATE credentials SET proven = 1, signed_at = coalesce(signed_at, ?) WHERE id = ?');
  db.transaction(() => {
    for (const { id, signedAt } of copies) mark.run(signedAt ?? null, id);
  }).immediate();
}

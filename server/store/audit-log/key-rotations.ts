// Logs each rotation of the service key in a chain of its own, even later if a rotation was not recorded at the time.
import type { KeyRotation } from '../../contract/index.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { appendRecord } from './audit-log.ts';

/**
 * Called at every opening and after every rotation, with the oldest key first. A key that is already logged is skipped. `who` is empty if
 * the person is unknown.
 */
export function logRotations(store: Store, retired: readonly Omit<KeyRotation, 'who'>[], who = ''): void {
  const { db } = store;
  const isWritten = statement(db, "SELECT 1 FROM key_rotations WHERE json_extract(record, '$.fingerprint') = ?").pluck();
  if (retired.every(({ fingerprint }) => isWritten.get(fingerprint) !== undefined)) return;
  db.transaction(() => {
    for (const one of retired) {
      if (isWritten.get(one.fingerprint) !== undefined) continue;
      appendRecord(store, 'key_rotations', { ...one, who });
    }
  }).immediate();
}

/** Newest first. */
export const readRotations = ({ db }: Store): KeyRotation[] =>
  (statement(db, 'SELECT record FROM key_rotations ORDER BY id DESC').pluck().all() as string[]).map(
    (record) => JSON.parse(record) as KeyRotation,
  );

// The keys of the service that were followed by another in, a line for each in a chain of its own out; a rotation that nobody wrote down is written down late.
import type { KeyRotation } from '../../contract/index.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { appendRecord } from './audit-log.ts';

/** Called at every opening and after every rotation, the oldest first: a key that has its line gets no second one. Nobody known has done what was not asked for here. */
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

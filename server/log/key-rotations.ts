// The keys of the service that were followed by another in, a line for each in a chain of its own out; a rotation that nobody wrote down is written down late.
import type { KeyRotation } from '../contract.ts';
import type { Store } from '../store/open.ts';
import { statement } from '../store/statement.ts';
import { CHAIN_START, canonical, entryHash } from './chain.ts';

/** Called at every opening and after every rotation, the oldest first: a key that has its line gets no second one. Nobody known has done what was not asked for here. */
export function logRotations({ db }: Store, retired: readonly Omit<KeyRotation, 'who'>[], who = ''): void {
  const isWritten = statement(db, "SELECT 1 FROM key_rotations WHERE json_extract(record, '$.fingerprint') = ?").pluck();
  if (retired.every(({ fingerprint }) => isWritten.get(fingerprint) !== undefined)) return;
  db.transaction(() => {
    for (const one of retired) {
      if (isWritten.get(one.fingerprint) !== undefined) continue;
      const previous =
        (statement(db, 'SELECT hash FROM key_rotations ORDER BY id DESC LIMIT 1').pluck().get() as string | undefined) ?? CHAIN_START;
      const record = canonical({ ...one, who });
      statement(db, 'INSERT INTO key_rotations (record, previous_hash, hash) VALUES (?, ?, ?)').run(
        record,
        previous,
        entryHash(previous, record),
      );
    }
  }).immediate();
}

/** Newest first. */
export const readRotations = ({ db }: Store): KeyRotation[] =>
  (statement(db, 'SELECT record FROM key_rotations ORDER BY id DESC').pluck().all() as string[]).map(
    (record) => JSON.parse(record) as KeyRotation,
  );

export function firstBrokenRotation({ db }: Store): number | undefined {
  let previous = CHAIN_START;
  for (const row of db.prepare('SELECT * FROM key_rotations ORDER BY id').iterate() as Iterable<{
    readonly id: number;
    readonly record: string;
    readonly previous_hash: string;
    readonly hash: string;
  }>) {
    if (row.previous_hash !== previous || row.hash !== entryHash(previous, row.record)) return row.id;
    previous = row.hash;
  }
  return undefined;
}

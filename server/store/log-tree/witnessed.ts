// Stores the last checkpoint of each other log that this desk cosigned.

import { statement } from '../statement.ts';
import type { Db } from '../store.ts';
import type { StoredHead } from './leaves.ts';

export interface Witnessed extends StoredHead {
  readonly origin: string;
  /** 32 bytes, Ed25519. */
  readonly key: Buffer;
  /** ISO 8601 UTC. */
  readonly cosignedAt: string;
}

const COLUMNS = 'origin, size, root, key, cosigned_at AS cosignedAt';

export const witnessedOf = (db: Db, origin: string): Witnessed | undefined =>
  statement(db, `SELECT ${COLUMNS} FROM witnessed_logs WHERE origin = ?`).get(origin) as Witnessed | undefined;

/** The latest first. */
export const allWitnessed = (db: Db): readonly Witnessed[] =>
  statement(db, `SELECT ${COLUMNS} FROM witnessed_logs ORDER BY cosigned_at DESC, origin`).all() as Witnessed[];

/** Keeps the stored tree if it is larger, and always the key that was seen first. */
export const putWitnessed = (db: Db, seen: Witnessed): void =>
  void statement(
    db,
    `INSERT INTO witnessed_logs (origin, size, root, key, cosigned_at) VALUES (@origin, @size, @root, @key, @cosignedAt)
     ON CONFLICT (origin) DO UPDATE SET size = excluded.size, root = excluded.root, cosigned_at = excluded.cosigned_at
       WHERE excluded.size >= size`,
  ).run(seen);

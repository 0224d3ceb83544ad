// Stores which desks cosigned the checkpoints of the logs here, with the largest tree that each cosigned.
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';

export interface Cosigned {
  /** Name and public key of the witness (C2SP vkey). */
  readonly witness: string;
  readonly origin: string;
  readonly size: number;
  readonly note: string;
  /** ISO 8601 UTC, as the witness states it. */
  readonly cosignedAt: string;
}

/** The latest first. */
export const allCosigned = (db: Db): readonly Cosigned[] =>
  statement(
    db,
    'SELECT witness, origin, size, note, cosigned_at AS cosignedAt FROM log_witnesses ORDER BY cosigned_at DESC, witness, origin',
  ).all() as Cosigned[];

/** Keeps the stored tree if it is larger. */
export const putCosigned = (db: Db, cosigned: Cosigned): void =>
  void statement(
    db,
    `INSERT INTO log_witnesses (witness, origin, size, note, cosigned_at) VALUES (@witness, @origin, @size, @note, @cosignedAt)
     ON CONFLICT (witness, origin) DO UPDATE SET size = excluded.size, note = excluded.note, cosigned_at = excluded.cosigned_at
       WHERE excluded.size >= size`,
  ).run(cosigned);

// Reads and moves the position of a store in its history: its epoch, its number of changes, and its last use.
import { randomBytes } from 'node:crypto';
import { statement } from './statement.ts';
import type { Db, Store } from './store.ts';
import { despiteMaintenance } from './write-guard.ts';

export interface Position {
  /** Positions are comparable only within one epoch. */
  readonly epoch: string;
  /** Counts changes of what the public interface may serve. Never falls within an epoch. */
  readonly number: number;
}

/** Returns undefined for a store of a version without epochs. */
export function positionIn(db: Db): Position | undefined {
  const isThere = db.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'store_epoch'`).get() !== undefined;
  return isThere
    ? (db.prepare('SELECT epoch, (SELECT value FROM generation) AS number FROM store_epoch').get() as Position | undefined)
    : undefined;
}

/** Called for a store that goes back to an earlier state, so that no position is used for two states. */
export const beginEpoch = ({ db }: Store): void => void db.prepare('UPDATE store_epoch SET epoch = ?').run(randomBytes(16).toString('hex'));

/** Records that the store is in use. For a copy that was not made by a backup, this is the only date. */
export const beat = (store: Store, now: Date): void =>
  void despiteMaintenance(store, () => statement(store.db, 'UPDATE store_epoch SET beat = ?').run(now.toISOString()));

export const lastBeatIn = (db: Db): string | undefined =>
  (db.prepare('SELECT beat FROM store_epoch').pluck().get() as string | null | undefined) ?? undefined;

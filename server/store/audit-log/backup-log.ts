// Logs backups and restores in a chain of their own. Each line records the heads of the inspection and decision logs.
import type { BackupDifference, BackupEntry } from '../../contract/index.ts';
import type { LogHeads } from '../../domain/log/run-line.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { despiteMaintenance } from '../write-guard.ts';
import { appendRecord } from './audit-log.ts';

export interface BackupLine extends Omit<BackupEntry, 'differences'> {
  /** SHA-256 of the database inside the backup, in hex. Empty if a store was started without a backup. */
  readonly sha256: string;
  readonly heads: LogHeads;
  /** The records of the data folder that are missing from the backup. `reason` states why it is right to replace them. */
  readonly behind?: readonly BackupDifference[];
  /** The latest moment that the replaced store had seen. A clock that shows an earlier time is wrong. */
  readonly seenUntil?: string;
  /** Fingerprints of all keys that signed logs restored here, now or before. */
  readonly logKeys?: readonly string[];
  /** For a repair: how much of each table, and which lines of the logs, could not be read. */
  readonly missing?: object;
}

export function logBackup(store: Store, line: BackupLine): void {
  // Backups remain possible during maintenance, because maintenance is often begun to make one.
  despiteMaintenance(store, () => store.db.transaction(() => appendRecord(store, 'backup_log', line)).immediate());
}

/** Newest first. */
export const readBackupLog = ({ db }: Store, limit = 50): BackupLine[] =>
  (statement(db, 'SELECT record FROM backup_log ORDER BY id DESC LIMIT ?').pluck().all(limit) as string[]).map(
    (record) => JSON.parse(record) as BackupLine,
  );

export const newestBackupAt = ({ db }: Store): string | undefined =>
  statement(
    db,
    `SELECT json_extract(record, '$.at') FROM backup_log WHERE json_extract(record, '$.action') = 'backup' ORDER BY id DESC LIMIT 1`,
  )
    .pluck()
    .get() as string | undefined;

/** Fingerprints of the keys that signed the logs of backups restored here. */
export const knownLogKeys = ({ db }: Store): readonly string[] =>
  statement(db, `SELECT DISTINCT value FROM backup_log, json_each(record, '$.logKeys')`).pluck().all() as string[];

const SEEN = `SELECT max(json_extract(record, '$.seenUntil')) FROM backup_log
  WHERE id > coalesce((SELECT json_extract(record, '$.backup') FROM clock_resets ORDER BY id DESC LIMIT 1), 0)`;

/** Part of the clock floor: the latest moment seen by stores that an older backup replaced, since the clock was last confirmed. */
export const seenBeforeRestore = ({ db }: Store): string | undefined => (statement(db, SEEN).pluck().get() as string | null) ?? undefined;

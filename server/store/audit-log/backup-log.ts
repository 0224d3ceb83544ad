// A copy that was made or brought back in, its line in a chain of its own out; it names where the chains of the inspection log stood.
import type { BackupBehind, BackupSetting } from '../../contract/index.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { appendRecord } from './audit-log.ts';
import { lastOf } from './heads.ts';

export interface LogHeads {
  readonly inspections: number;
  readonly inspectionsHead: string;
  readonly decisions: number;
  readonly decisionsHead: string;
}

export interface BackupLine {
  readonly at: string;
  readonly action: 'backup' | 'restore' | 'start-anew';
  readonly who: string;
  /** Where the copy went, or came from; empty, as the digest is, where a store was begun without one. */
  readonly file: string;
  /** Of the database inside, hex. */
  readonly sha256: string;
  readonly heads: LogHeads;
  readonly keys: boolean;
  /** Those of the copy were in the folder already. */
  readonly keysHere?: true;
  /** What was here and is not in the copy: why that is right, and where it is kept. */
  readonly reason?: string;
  readonly behind?: readonly BackupBehind[];
  readonly keptAside?: string;
  /** The latest moment that the replaced store had seen: no clock that shows an earlier one can be right. */
  readonly seenUntil?: string;
  /** Fingerprints of all keys under which logs came back here, with this copy or before it. */
  readonly logKeys?: readonly string[];
  /** What the copy had switched on and is not. */
  readonly leftOff?: readonly BackupSetting[];
}

export function logHeads(store: Pick<Store, 'db'>): LogHeads {
  const [inspections, decisions] = [lastOf(store, 'inspections'), lastOf(store, 'decisions')];
  return {
    inspections: inspections.number,
    inspectionsHead: inspections.hash,
    decisions: decisions.number,
    decisionsHead: decisions.hash,
  };
}

export function logBackup(store: Store, line: BackupLine): void {
  store.db.transaction(() => appendRecord(store, 'backup_log', line)).immediate();
}

/** Newest first. */
export const readBackupLog = ({ db }: Store, limit = 50): BackupLine[] =>
  (statement(db, 'SELECT record FROM backup_log ORDER BY id DESC LIMIT ?').pluck().all(limit) as string[]).map(
    (record) => JSON.parse(record) as BackupLine,
  );

/** Fingerprints of the keys that signed the logs of backups that were brought back here. */
export const knownLogKeys = ({ db }: Store): readonly string[] =>
  statement(db, `SELECT DISTINCT value FROM backup_log, json_each(record, '$.logKeys')`).pluck().all() as string[];

const SEEN = `SELECT max(json_extract(record, '$.seenUntil')) FROM backup_log
  WHERE id > coalesce((SELECT json_extract(record, '$.backup') FROM clock_resets ORDER BY id DESC LIMIT 1), 0)`;

/** Part of the clock floor: what a store had seen that was replaced by an older copy, since the clock was last said to be right. */
export const seenBeforeRestore = ({ db }: Store): string | undefined => (statement(db, SEEN).pluck().get() as string | null) ?? undefined;

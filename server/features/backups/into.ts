// Makes a backup in a folder, named by its time, and then deletes the older ones that are not to be kept.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../../store/store.ts';
import { timedPlan } from '../../store/timed-backups/timed-backups.ts';
import type { BackupFacts } from './backup.ts';
import { backupName, type Keep, keepBackups, type Retained, type Series } from './retention.ts';
import { type BackupOrder, writeBackup } from './write.ts';

export interface IntoOrder extends Omit<BackupOrder, 'file'> {
  readonly folder: string;
  /** If absent, nothing is deleted. */
  readonly keep?: Keep | number | undefined;
  readonly series?: Series;
}

/** Deletes nothing before the new backup has been read again and found complete. Throws a BackupRefusal. */
export function backupInto(
  store: Store,
  { folder, keep, series = 'desk', ...order }: IntoOrder,
): { readonly file: string; readonly facts: BackupFacts; readonly retained?: Retained | undefined } {
  const file = join(folder, backupName(order.now, series));
  const facts = writeBackup(store, { ...order, file });
  return { file, facts, retained: keep === undefined ? undefined : keepBackups(store, folder, keep, series) };
}

/** The folder of "Back up now", where no other is named. */
export const usualFolder = (store: Store): string => join(store.folder, 'backups');

/** Policy: a wrong table is usually corrected and imported again at once. The state before the first attempt has to outlast this. */
const KEPT_BEFORE_IMPORTS = 5;

/**
 * Where a backup before an import goes: the folder of the automatic backups, or else the usual one. A missing folder of a plan is not
 * created: if its disk were missing, it would be created on another disk.
 */
export function beforeImport(store: Store): Pick<IntoOrder, 'folder' | 'keep' | 'series'> {
  const planned = timedPlan(store)?.folder;
  if (planned === undefined) mkdirSync(usualFolder(store), { recursive: true, mode: 0o700 });
  return { folder: planned ?? usualFolder(store), keep: KEPT_BEFORE_IMPORTS, series: 'before-import' };
}

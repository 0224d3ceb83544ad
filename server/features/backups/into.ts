// Makes a backup in a folder, named by its time, and then deletes the older ones that are not to be kept.
import { join } from 'node:path';
import type { Store } from '../../store/store.ts';
import type { BackupFacts } from './backup.ts';
import { backupName, type Keep, keepBackups, type Retained } from './retention.ts';
import { type BackupOrder, writeBackup } from './write.ts';

export interface IntoOrder extends Omit<BackupOrder, 'file'> {
  readonly folder: string;
  /** If absent, nothing is deleted. */
  readonly keep?: Keep | undefined;
}

/** Deletes nothing before the new backup has been read again and found complete. Throws a BackupRefusal. */
export function backupInto(
  store: Store,
  { folder, keep, ...order }: IntoOrder,
): { readonly file: string; readonly facts: BackupFacts; readonly retained?: Retained | undefined } {
  const file = join(folder, backupName(order.now));
  const facts = writeBackup(store, { ...order, file });
  return { file, facts, retained: keep && keepBackups(store, folder, keep) };
}

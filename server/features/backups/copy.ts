// Copies the database out of an open backup, checks it and opens it as the store it will become.
import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { countChanges } from '../../store/data-version.ts';
import { openStore, storeVersion } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { BackupRefusal } from './backup.ts';
import { checkDatabase } from './check.ts';
import type { OpenBackup } from './facts.ts';
import { settleListed } from './merge/listed.ts';
import { requireSettings } from './settings.ts';

const PIECE = 8 * 1024 * 1024;

/** Throws `newer` for a backup of a newer store version. */
export function requireKnown({ facts }: OpenBackup): void {
  if (facts.schema > storeVersion()) throw new BackupRefusal('newer', `version ${facts.schema} of the store, here ${storeVersion()}`);
}

/** Yields the bytes done after each piece, so that a caller can serve other requests in between. Throws a BackupRefusal. */
export function* copying({ facts, read }: OpenBackup, to: string): Generator<number, void> {
  const hash = createHash('sha256');
  const handle = openSync(to, 'wx', 0o600);
  const buffer = Buffer.alloc(Math.min(PIECE, facts.bytes));
  try {
    for (let at = 0; at < facts.bytes; at += buffer.length) {
      const piece = buffer.subarray(0, read(buffer.subarray(0, Math.min(buffer.length, facts.bytes - at)), at));
      hash.update(piece);
      writeSync(handle, piece);
      yield Math.min(at + buffer.length, facts.bytes);
    }
  } finally {
    closeSync(handle);
  }
  if (hash.digest('hex') !== facts.sha256) throw new BackupRefusal('changed', 'its digest is another one');
  checkDatabase(to);
}

/**
 * Opens the checked copy in a folder, migrated to the version of this program, with its trust lists as the office
 * signed them. Throws `bad-settings` if the service could not start with it.
 */
export function openCopy(folder: string): Store {
  const copy = openStore(folder, { copied: true });
  try {
    requireSettings(copy);
  } catch (error) {
    copy.close();
    throw error;
  }
  // Creates the change counters that the copy lacks, so that no change of the trust data is missed.
  countChanges(copy.db);
  settleListed(copy);
  return copy;
}

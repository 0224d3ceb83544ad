// Backup thread: makes one timed backup with its own connection, and reports the outcome.
// The workbench keeps answering meanwhile.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { BackupFault } from '../../contract/index.ts';
import { deviceKeyAtHand, signWith } from '../../store/audit-log/device.ts';
import { openStore } from '../../store/open.ts';
import { openedKeyFiles } from '../../store/service-keys/carried-keys.ts';
import { BackupRefusal } from './backup.ts';
import { backupInto } from './into.ts';
import { readKeep } from './retention.ts';

export interface TimedOrder {
  /** The data folder. */
  readonly data: string;
  readonly folder: string;
  readonly keep: string;
  readonly now: Date;
  /** Opens the key of the service. */
  readonly secret?: string | undefined;
  /** Encrypts the keys in the backup. Without it, the backup omits them. */
  readonly passphrase?: string | undefined;
}

export type TimedOutcome =
  | { readonly file: string; readonly bytes: number; readonly deleted: number }
  | { readonly code: BackupFault; readonly detail: string };

const NEW = /^desk-\d{8}T\d{9}Z\.backup\.[0-9a-f]{8}\.new$/;
/** Milliseconds since the last write after which a file counts as abandoned. Copying writes continuously. */
const ABANDONED = 3_600_000;

/** Removes the unfinished files of processes that were killed. */
function removeAbandoned(folder: string, now: Date): void {
  for (const name of readdirSync(folder)) {
    if (!NEW.test(name)) continue;
    const path = join(folder, name);
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (written !== undefined && now.getTime() - written > ABANDONED) rmSync(path, { force: true });
  }
}

function make({ data, folder, keep, now, secret, passphrase }: TimedOrder): TimedOutcome {
  const store = openStore(data);
  try {
    removeAbandoned(folder, now);
    const device = deviceKeyAtHand(data, secret);
    if (device !== undefined) signWith(store.db, device);
    const { file, facts, retained } = backupInto(store, {
      ...{ folder, now, who: 'timer', keep: readKeep(keep) },
      ...(passphrase === undefined ? {} : { keys: { passphrase, files: openedKeyFiles(data, secret) } }),
    });
    return { file, bytes: facts.bytes, deleted: retained?.deleted.length ?? 0 };
  } finally {
    store.close();
  }
}

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);
const GONE: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

function failed(error: unknown): TimedOutcome {
  const { message, code } = error as { readonly message: string; readonly code?: unknown };
  if (error instanceof BackupRefusal) return { code: error.code, detail: message };
  const known = String(code);
  return { code: FULL.has(known) ? 'no-room' : GONE.has(known) ? 'not-found' : 'failed', detail: message };
}

function outcomeOf(order: TimedOrder): TimedOutcome {
  try {
    return make(order);
  } catch (error) {
    return failed(error);
  }
}

parentPort?.postMessage(outcomeOf(workerData as TimedOrder));

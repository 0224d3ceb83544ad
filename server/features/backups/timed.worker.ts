// Backup thread: makes one backup with its own connection, and reports the outcome.
// The workbench keeps answering meanwhile.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { BackupFault } from '../../contract/index.ts';
import { closing } from '../../lib/closing.ts';
import { deviceKeyAtHand, signWith } from '../../store/audit-log/device.ts';
import { openStore } from '../../store/open.ts';
import { openedKeyFiles } from '../../store/service-keys/carried-keys.ts';
import { faultOf } from './backup.ts';
import { backupInto, beforeImport, type IntoOrder } from './into.ts';

export interface TimedOrder extends Pick<IntoOrder, 'who' | 'now'> {
  /** The data folder. */
  readonly data: string;
  /** Absent before an import, which has a place of its own. */
  readonly place?: Pick<IntoOrder, 'folder' | 'keep'>;
  /** Opens the key of the service. */
  readonly secret?: string | undefined;
  /** Encrypts the keys in the backup. Without it, the backup omits them. */
  readonly passphrase?: string | undefined;
}

export type TimedOutcome =
  | { readonly file: string; readonly bytes: number; readonly deleted: number }
  | { readonly code: BackupFault; readonly detail: string };

const NEW = /^(?:desk|before-import)-\d{8}T\d{9}Z\.backup\.[0-9a-f]{8}\.new$/;
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

function make({ data, place, secret, passphrase, who, now }: TimedOrder): TimedOutcome {
  using store = closing(openStore(data));
  const given = place ?? beforeImport(store);
  removeAbandoned(given.folder, now);
  const device = deviceKeyAtHand(data, secret);
  if (device !== undefined) signWith(store.db, device);
  const { file, facts, retained } = backupInto(store, {
    ...{ ...given, who, now },
    ...(passphrase === undefined ? {} : { keys: { passphrase, files: openedKeyFiles(data, secret) } }),
  });
  return { file, bytes: facts.bytes, deleted: retained?.deleted.length ?? 0 };
}

function outcomeOf(order: TimedOrder): TimedOutcome {
  try {
    return make(order);
  } catch (error) {
    return { code: faultOf(error), detail: (error as Error).message };
  }
}

parentPort?.postMessage(outcomeOf(workerData as TimedOrder));

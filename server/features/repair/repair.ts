// Recovers what can be read of a damaged store into a new data folder. The damaged one is only read.
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { defined } from '../../domain/json/defined.ts';
import { closing } from '../../lib/closing.ts';
import { logBackup } from '../../store/audit-log/backup-log.ts';
import { deviceKeyAtHand, devicePublicKey, signWith } from '../../store/audit-log/device.ts';
import { logHeads, signAll } from '../../store/audit-log/heads.ts';
import { beginEpoch } from '../../store/epoch.ts';
import { damageIn } from '../../store/integrity.ts';
import { migrateTo, openStore, storeFile, storeVersion, versionOf } from '../../store/open.ts';
import type { Db } from '../../store/store.ts';
import { flush, requireRoom } from '../backups/index.ts';
import { namesOf } from '../trust/index.ts';
import { copyRows, type TableLoss } from './copy-rows.ts';
import { deriveAgain } from './derive-again.ts';
import { fileSha256 } from './digest.ts';
import { keepNumbers, type LogLoss, lossesOfLogs } from './log-losses.ts';
import { keepOwnStatus } from './own-status.ts';

export interface RepairOrder {
  readonly folder: string;
  /** The new folder. It must not exist yet. */
  readonly output: string;
  readonly who: string;
  readonly secondPerson: string;
  readonly reason: string;
  readonly now: Date;
  /** Opens the key that signs the ends of the logs. */
  readonly secret?: string;
}

export interface Repaired {
  /** Tables of which something is missing. */
  readonly tables: readonly TableLoss[];
  readonly logs: readonly LogLoss[];
  readonly rows: number;
}

/** Thrown when nothing was written, or all written files were removed again. */
export class RepairRefusal extends Error {}

const OTHER_FILES = /^(?:(?:service|device)-key(?:-\d+)?\.json|keyring-secret)$/;

/** The new folder gets its name only when everything is in it, including the entry in the log. */
export function repairStore(order: RepairOrder): Repaired {
  const { folder, output } = order;
  if (existsSync(output)) throw new RepairRefusal(`'${output}' exists already: name a new folder`);
  const unfinished = `${output}.${randomBytes(4).toString('hex')}.new`;
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    const repaired = repairInto({ ...order, output: unfinished });
    renameSync(unfinished, output);
    flush(dirname(output));
    return repaired;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (error instanceof RepairRefusal) throw error;
    const { code = '' } = error as { readonly code?: string };
    if (!/^SQLITE_(?:CORRUPT|NOTADB)/.test(code)) throw error;
    throw new RepairRefusal(
      `the schema of the store in '${folder}' cannot be read (${(error as Error).message}): restore a backup, desk restore`,
    );
  }
}

function repairInto({ folder, output, who, secondPerson, reason, now, secret }: RepairOrder): Repaired {
  const working = copyOf(folder, output);
  const from = new Database(storeFile(working));
  try {
    from.pragma('trusted_schema = OFF');
    from.pragma('cell_size_check = ON');
    const version = versionOf(from);
    if (version < 1 || version > storeVersion())
      throw new RepairRefusal(
        `the store has version ${version}, and this program knows 1 to ${storeVersion()}: use the program that wrote it`,
      );
    // Fails here if the schema cannot be read, because otherwise its tables would look lost.
    from.prepare('SELECT count(*) FROM sqlite_schema').get();
    const copied = copyInto(from, join(output, 'dpp-desk.sqlite'), version);
    copyOtherFiles(folder, output);
    using store = closing(openStore(output, { copied: true }));
    const tables = copied.filter(({ refused, dangling, gapCount }) => refused + dangling + gapCount > 0);
    const persons = namesOf({ who, secondPerson });
    store.db.transaction(() => deriveAgain(store.db)).immediate();
    if (tables.length > 0) keepOwnStatus(store, persons, now);
    // What readers and replicas hold of the damaged store is not the state of this one.
    beginEpoch(store);
    keepNumbers(store);
    const key = deviceKeyAtHand(output, secret);
    const logs = lossesOfLogs(store, devicePublicKey(output));
    if (key !== undefined) {
      signWith(store.db, key);
      if (logs.length > 0) signAll(store, key, now);
    }
    logBackup(store, {
      at: now.toISOString(),
      action: 'repair',
      who: persons,
      file: storeFile(folder),
      sha256: fileSha256(storeFile(folder)),
      heads: logHeads(store),
      keys: false,
      reason,
      ...defined({ missing: missingOf(tables, logs) }),
    });
    const [damage] = damageIn(store.db);
    if (damage !== undefined) throw new Error(`the repaired store is damaged: ${damage}`);
    return { tables, logs, rows: copied.reduce((sum, { rows }) => sum + rows, 0) };
  } finally {
    from.close();
    rmSync(working, { recursive: true, force: true });
  }
}

/** Summarises the losses for the entry in the log; the screen and the command name each gap. */
const missingOf = (tables: readonly TableLoss[], logs: readonly LogLoss[]) =>
  tables.length + logs.length === 0
    ? undefined
    : {
        tables: tables.map(({ table, gapCount, refused, dangling }) => ({ table, gaps: gapCount, refused, dangling })),
        logs: logs.map(({ log, missing, missingCount, end }) => ({ log, missing, missingCount, ...defined({ end }) })),
      };

const ENDS = ['', '-wal', '-journal'] as const;

/** SQLite writes next to a store as soon as it opens one in WAL mode, so it opens a copy. */
function copyOf(folder: string, output: string): string {
  const file = storeFile(folder);
  if (!existsSync(file)) throw new RepairRefusal(`there is no store in '${folder}'`);
  const parts = ENDS.filter((end) => existsSync(`${file}${end}`));
  const state = (): string =>
    ENDS.map((end) => statSync(`${file}${end}`, { bigint: true, throwIfNoEntry: false }))
      .map((facts) => `${facts?.size} ${facts?.mtimeNs}`)
      .join();
  // Needs room for the working copy, and at most as much again for the new store.
  requireRoom(output, 2 * parts.reduce((sum, end) => sum + statSync(`${file}${end}`).size, 0));
  const working = join(output, 'damaged');
  mkdirSync(working, { mode: 0o700 });
  const before = state();
  for (const end of parts) copyFileSync(`${file}${end}`, `${storeFile(working)}${end}`);
  if (state() !== before) throw new RepairRefusal('a program is writing to the store: end DPP Desk and its services first');
  return working;
}

function copyInto(from: Db, file: string, version: number): readonly TableLoss[] {
  using to = closing(new Database(file));
  to.pragma('page_size = 16384');
  migrateTo(to, version);
  return copyRows(from, to);
}

/** Copies the other files, so that the new folder can be served as it is. The key files keep their protection. */
function copyOtherFiles(folder: string, output: string): void {
  const copy = (from: string, to: string): void => {
    copyFileSync(from, to);
    flush(to);
  };
  for (const name of readdirSync(folder)) if (OTHER_FILES.test(name)) copy(join(folder, name), join(output, name));
  const office = join(folder, 'trust-office');
  if (!existsSync(office)) return;
  mkdirSync(join(output, 'trust-office'), { mode: 0o700 });
  for (const name of readdirSync(office)) {
    if (statSync(join(office, name)).isFile()) copy(join(office, name), join(output, 'trust-office', name));
  }
  flush(join(output, 'trust-office'));
}

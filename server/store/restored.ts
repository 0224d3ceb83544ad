// Completes a restore after its decision; the next process that opens the store finishes an interrupted one.
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { closing } from '../lib/closing.ts';

/** A complete folder, flushed to disk. Renaming it to this name is the decision: from then on, the restore is completed. */
export const decidedFolder = (folder: string): string => join(folder, 'restored');

/** Stored next to the files: the name of the folder for the files to be replaced, and the key files that have no successor. */
export interface RestorePlan {
  readonly aside: string;
  readonly leave: readonly string[];
}

export const planFile = (folder: string): string => join(folder, 'plan.json');

const RESTORABLE = /^(?:dpp-desk\.sqlite|service-key(?:-\d+)?\.json|device-key\.json|trust-office-(?:draft\.json|last-list\.jwt))$/;
/** Files of a trust office go into a folder of their own. */
const targetOf = (folder: string, name: string): string =>
  name.startsWith('trust-office-') ? join(folder, 'trust-office', name.slice('trust-office-'.length)) : join(folder, name);
const STORE = 'dpp-desk.sqlite';

/** Every step may run twice, also by two programs at once. */
export function finishRestore(folder: string): void {
  const from = decidedFolder(folder);
  if (!existsSync(planFile(from))) {
    // After the plan is removed, only remains of the last step are left here.
    if (existsSync(from)) rmSync(from, { recursive: true, force: true });
    return;
  }
  const { aside, leave } = JSON.parse(readFileSync(planFile(from), 'utf8')) as RestorePlan;
  const away = join(folder, aside);
  mkdirSync(away, { recursive: true, mode: 0o700 });
  for (const name of leave) if (RESTORABLE.test(name)) move(join(folder, name), join(away, name));
  // Moves the keys first: a store next to key files that are not its own would sign with them.
  const names = readdirSync(from).filter((name) => RESTORABLE.test(name));
  for (const name of names.sort((one, other) => Number(one === STORE) - Number(other === STORE))) {
    const target = targetOf(folder, name);
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    if (name === STORE) settle(target, away);
    if (existsSync(target) && !existsSync(join(away, name))) keep(target, join(away, name));
    move(join(from, name), target);
  }
  if (readdirSync(away).length === 0) rmdirSync(away);
  rmSync(planFile(from), { force: true });
  rmSync(from, { recursive: true, force: true });
}

/**
 * Checkpoints the WAL into the old store file if no other process has it open, so that no page of the old store is read into the new one.
 * If that fails because of damage or a full disk, keeps the companion files with the old store.
 */
export function settle(file: string, away: string): void {
  const sideFiles = ['-wal', '-shm', '-journal'].map((end) => `${file}${end}`).filter((name) => existsSync(name));
  if (sideFiles.length === 0) return;
  const outcome = fold(file);
  // Either the restoring program holds the store and has settled it, or another program was faster and already writes to the new store.
  if (outcome === 'busy') return;
  for (const name of sideFiles) {
    if (outcome === 'failed' && existsSync(name)) keep(name, join(away, basename(name)));
    rmSync(name, { force: true });
  }
}

function fold(file: string): 'done' | 'busy' | 'failed' {
  // SQLite would delete the companion files of an empty database unread.
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return 'failed';
  try {
    using db = closing(new Database(file, { timeout: 0 }));
    db.pragma('journal_mode = DELETE');
    return 'done';
  } catch (error) {
    return /^SQLITE_(?:BUSY|LOCKED)/.test(String((error as { readonly code?: unknown }).code)) ? 'busy' : 'failed';
  }
}

function keep(file: string, as: string): void {
  try {
    linkSync(file, as);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOENT') return;
    // The file system has no hard links (FAT). Copies the file completely before giving it its name.
    copyFileSync(file, `${as}.new`);
    renameSync(`${as}.new`, as);
  }
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

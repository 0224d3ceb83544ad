// A data folder in which a restore was decided in, the same folder with its files in place out: what was cut short is completed by whoever opens the store next.
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';

/** Complete and written to the disk; that this folder has this name is the decision. */
export const decidedFolder = (folder: string): string => join(folder, 'restored');

/** Beside the files: the name of the folder for what they take the place of, and the key files that have no successor. */
export interface RestorePlan {
  readonly aside: string;
  readonly leave: readonly string[];
}

export const planFile = (folder: string): string => join(folder, 'plan.json');

const RESTORABLE = /^(?:dpp-desk\.sqlite|service-key(?:-\d+)?\.json|device-key\.json|trust-office-(?:draft\.json|last-list\.jwt))$/;
/** Of an office, in a folder of its own. */
const targetOf = (folder: string, name: string): string =>
  name.startsWith('trust-office-') ? join(folder, 'trust-office', name.slice('trust-office-'.length)) : join(folder, name);
const STORE = 'dpp-desk.sqlite';

/** Every step may be done twice, also by two programs at once. */
export function finishRestore(folder: string): void {
  const from = decidedFolder(folder);
  if (!existsSync(planFile(from))) {
    // Only what was there last is removed after the plan.
    if (existsSync(from)) rmSync(from, { recursive: true, force: true });
    return;
  }
  const { aside, leave } = JSON.parse(readFileSync(planFile(from), 'utf8')) as RestorePlan;
  const away = join(folder, aside);
  mkdirSync(away, { recursive: true, mode: 0o700 });
  for (const name of leave) if (RESTORABLE.test(name)) move(join(folder, name), join(away, name));
  // The keys first: a store with keys that are not its own would sign with them.
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
 * What is not yet in the file itself, and nobody has open, goes into it, so that nothing of the old store is read into the new one; where that fails,
 * for damage or a full disk, it is kept with the old store.
 */
export function settle(file: string, away: string): void {
  const beside = ['-wal', '-shm', '-journal'].map((end) => `${file}${end}`).filter((name) => existsSync(name));
  if (beside.length === 0) return;
  const outcome = fold(file);
  // In the hands of the program that restores, which has settled it; or of one that was quicker, and writes into the new store already.
  if (outcome === 'busy') return;
  for (const name of beside) {
    if (outcome === 'failed' && existsSync(name)) keep(name, join(away, basename(name)));
    rmSync(name, { force: true });
  }
}

function fold(file: string): 'done' | 'busy' | 'failed' {
  // SQLite would take away unread what lies beside an empty one.
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return 'failed';
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { timeout: 0 });
    db.pragma('journal_mode = DELETE');
    return 'done';
  } catch (error) {
    return /^SQLITE_(?:BUSY|LOCKED)/.test(String((error as { readonly code?: unknown }).code)) ? 'busy' : 'failed';
  } finally {
    db?.close();
  }
}

function keep(file: string, as: string): void {
  try {
    linkSync(file, as);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOENT') return;
    // File systems without hard links (FAT). Whole before it has its name.
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

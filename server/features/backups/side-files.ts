// Preserves the side files of a damaged SQLite store during a restore, and cleans up after an interrupted one.
import { copyFileSync, existsSync, linkSync, lstatSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storeFile } from '../../store/open.ts';
import { flush } from './write.ts';

const ENDS = ['-wal', '-shm', '-journal'] as const;

/**
 * The side files may hold the only copy of the last writes, and are removed when another store takes their place. Until
 * then they exist in both folders.
 */
export function keepSideFiles(folder: string, away: string): void {
  for (const end of ENDS) {
    const file = `${storeFile(folder)}${end}`;
    if (!existsSync(file)) continue;
    mkdirSync(away, { recursive: true, mode: 0o700 });
    const as = join(away, basename(file));
    try {
      linkSync(file, as);
    } catch {
      // For file systems without hard links (FAT).
      copyFileSync(file, as);
      flush(as);
    }
  }
  if (existsSync(away)) flush(away);
}

/** Returns the name that a restore gives to the folder of the files it replaces. */
export const asideName = (now: Date): string => `before-restore-${now.toISOString().replaceAll(':', '-')}`;
const ASIDE = /^before-restore-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/**
 * Removes what an interrupted restore kept before its decision: a folder that holds only additional links to files
 * still in place. Call it only while holding the restore lock, or another restore would lose its files.
 */
export function dropUndecided(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || !ASIDE.test(entry.name)) continue;
    try {
      dropIfSame(folder, join(folder, entry.name));
    } catch {
      // For example, another user's folder. It does no harm.
    }
  }
}

function dropIfSame(folder: string, away: string): void {
  const names = ENDS.map((end) => basename(`${storeFile(folder)}${end}`));
  const kept = readdirSync(away);
  if (!kept.every((name) => names.includes(name) && isSameFile(join(away, name), join(folder, name)))) return;
  for (const name of kept) rmSync(join(away, name));
  rmdirSync(away);
}

function isSameFile(one: string, other: string): boolean {
  const [facts, others] = [one, other].map((file) => lstatSync(file, { bigint: true, throwIfNoEntry: false }));
  return facts?.isFile() === true && facts.ino > 0n && facts.ino === others?.ino && facts.dev === others.dev;
}

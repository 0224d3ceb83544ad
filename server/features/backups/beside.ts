// A data folder whose store is damaged in, and the folder where it will be kept; there, what SQLite has in files beside it, out; or taken away from there again where a restore was ended first.
import { copyFileSync, existsSync, linkSync, lstatSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storeFile } from '../../store/open.ts';
import { flush } from './write.ts';

const ENDS = ['-wal', '-shm', '-journal'] as const;

/** They may be the only place of what was written last, and are taken away when another store comes. Until then they lie here too. */
export function keepBeside(folder: string, away: string): void {
  for (const end of ENDS) {
    const file = `${storeFile(folder)}${end}`;
    if (!existsSync(file)) continue;
    mkdirSync(away, { recursive: true, mode: 0o700 });
    const as = join(away, basename(file));
    try {
      linkSync(file, as);
    } catch {
      // File systems without hard links (FAT).
      copyFileSync(file, as);
      flush(as);
    }
  }
  if (existsSync(away)) flush(away);
}

/** As restores name the folder of what they take the place of. */
export const asideName = (now: Date): string => `before-restore-${now.toISOString().replaceAll(':', '-')}`;
const ASIDE = /^before-restore-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/**
 * Takes away what was kept for a restore that was ended before it was decided: a folder that holds nothing but other names of what still lies here.
 * Only for whoever holds the restore: another one would lose what it keeps.
 */
export function dropUndecided(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || !ASIDE.test(entry.name)) continue;
    try {
      dropIfSame(folder, join(folder, entry.name));
    } catch {
      // Another user's, say. It is in nobody's way.
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

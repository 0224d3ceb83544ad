// Chooses the backups of a folder that are kept, and deletes the others; never deletes the newest complete one.
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BackupLine, readBackupLog } from '../../store/audit-log/backup-log.ts';
import type { Store } from '../../store/store.ts';
import { checkBackup } from './write.ts';

/** The numbers of days, weeks and months whose newest backup is kept. */
export interface Keep {
  readonly d: number;
  readonly w: number;
  readonly m: number;
}

const MOST = 1000;

/** `7d,4w,12m`, in any order; a unit that is not named is 0. Undefined for any other text, and if nothing would be kept. */
export function readKeep(text: string): Keep | undefined {
  const keep = { d: 0, w: 0, m: 0 };
  const seen = new Set<string>();
  for (const part of text.split(',')) {
    const [, digits = '', unit = ''] = /^([1-9][0-9]{0,3})([dwm])$/.exec(part) ?? [];
    if (digits === '' || Number(digits) > MOST || seen.has(unit)) return undefined;
    seen.add(unit);
    keep[unit as keyof Keep] = Number(digits);
  }
  return keep;
}

/** Backups that are made by the clock, and those that are made before an import. They may lie in one folder, and are counted apart. */
export type Series = 'desk' | 'before-import';
const NAMED: Readonly<Record<Series, RegExp>> = {
  desk: /^desk-\d{8}T\d{9}Z\.backup$/,
  'before-import': /^before-import-\d{8}T\d{9}Z\.backup$/,
};

/** The name that `--into` gives. Only files with such a name are deleted: a person who names a backup wants to keep it. */
export const backupName = (now: Date, series: Series = 'desk'): string => `${series}-${now.toISOString().replaceAll(/[-:.]/g, '')}.backup`;

const DAY = 86_400_000;
/** Monday 5 January 1970. */
const MONDAY = 4;

/** The period of a moment, in UTC. */
const PERIODS: Readonly<Record<keyof Keep, (at: Date) => string>> = {
  d: (at) => at.toISOString().slice(0, 10),
  w: (at) => String(Math.floor((Math.floor(at.getTime() / DAY) - MONDAY) / 7)),
  m: (at) => at.toISOString().slice(0, 7),
};

/**
 * Selects the newest backup of each of the last days, weeks and months that have one, and the newest of all; or a number of the newest.
 * `newestFirst` is in the order in which the backups were made, which does not depend on the clock.
 */
export function kept<One extends { readonly at: string }>(newestFirst: readonly One[], keep: Keep | number): ReadonlySet<One> {
  if (typeof keep === 'number') return new Set(newestFirst.slice(0, keep));
  const chosen = new Set(newestFirst.slice(0, 1));
  for (const unit of ['d', 'w', 'm'] as const) {
    const periods = new Set<string>();
    for (const one of newestFirst) {
      const period = PERIODS[unit](new Date(one.at));
      if (periods.has(period)) continue;
      if (periods.size === keep[unit]) break;
      periods.add(period);
      chosen.add(one);
    }
  }
  return chosen;
}

export interface Retained {
  readonly kept: readonly string[];
  readonly deleted: readonly string[];
  /** Left as they are, and not counted: damaged, unreadable, named by a person, or not made by this desk. */
  readonly left: readonly { readonly name: string; readonly why: string }[];
}

const LOG_LINES = 100_000;

/**
 * Counts only complete backups that this store made according to its log, in the order and with the times of the log. Reads each of them to
 * its last byte. Backups with and without the keys of the service are counted separately, so that neither kind displaces the other.
 */
export function keepBackups(store: Store, folder: string, keep: Keep | number, series: Series = 'desk'): Retained {
  const whole = new Map<string, string>();
  const left: { readonly name: string; readonly why: string }[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const { name } = entry;
    if (!name.endsWith('.backup') || !entry.isFile()) continue;
    const why = NAMED[series].test(name) ? failing(() => whole.set(name, checkBackup(join(folder, name)).sha256)) : whoseName(name);
    if (why !== undefined) left.push({ name, why });
  }
  const here = readBackupLog(store, LOG_LINES).filter(
    ({ action, file, sha256 }) => action === 'backup' && whole.get(basename(file)) === sha256,
  );
  const own = new Set(names(here));
  for (const name of whole.keys()) if (!own.has(name)) left.push({ name, why: 'this desk did not make it' });
  const chosen = new Set(
    [true, false].flatMap((keys) =>
      names(
        kept(
          here.filter((one) => one.keys === keys),
          keep,
        ),
      ),
    ),
  );
  const deleted: string[] = [];
  for (const name of own) {
    if (chosen.has(name)) continue;
    const why = failing(() => rmSync(join(folder, name)));
    if (why === undefined) deleted.push(name);
    else left.push({ name, why });
  }
  return { kept: [...chosen], deleted, left };
}

const whoseName = (name: string): string =>
  Object.values(NAMED).some((named) => named.test(name))
    ? 'it is of the other kind: by the clock, or before an import'
    : 'a person named it';

const names = (lines: Iterable<BackupLine>): readonly string[] => [...lines].map(({ file }) => basename(file));

/** Returns the reason if a file cannot be read or deleted. The other files are still processed, and the new backup still counts as made. */
function failing(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (typeof (error as { readonly code?: unknown }).code !== 'string') throw error;
    return (error as Error).message;
  }
}

// Lists the files that a replica may take a copy from, by name and size only. Reads none of them.
import type { BigIntStats } from 'node:fs';
import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '../../lib/limits.ts';

export interface Candidate {
  readonly file: string;
  /** Changes with every change of the file. */
  readonly signature: string;
}

/** Files that are being written, and those that SQLite keeps next to a database. */
const NOT_YET = /^\.|(?:\.(?:new|tmp|part|partial)|-(?:wal|shm|journal))$/i;
/** The maximum number of entries read from a folder. A larger folder is not read, because the part that would be read is arbitrary. */
const MOST_ENTRIES = 20_000;

/** `source` is a file or a folder. Returns an empty list if there is none yet. Newest first. Throws `too-many-files`. */
export async function candidatesIn(source: string, most = MOST_ENTRIES): Promise<readonly Candidate[]> {
  const found = await facts(source);
  if (found === undefined) return [];
  if (!found.isFolder) return [found];
  const files: Found[] = [];
  let entries = 0;
  for await (const { name } of await opendir(source)) {
    if (++entries > most) throw Object.assign(new Error('too many files'), { code: 'too-many-files' });
    const one = NOT_YET.test(name) ? undefined : await facts(join(source, name));
    if (one !== undefined && !one.isFolder) files.push(one);
  }
  return files.toSorted((one, other) => Number(other.changed - one.changed)).slice(0, LIMITS.replicaFiles);
}

interface Found extends Candidate {
  readonly isFolder: boolean;
  readonly changed: bigint;
}

async function facts(path: string): Promise<Found | undefined> {
  try {
    const found = await lstat(path, { bigint: true });
    const isFolder = found.isDirectory();
    const wal = isFolder ? undefined : await lstat(`${path}-wal`, { bigint: true }).catch(() => undefined);
    return { file: path, signature: [found, wal].map(stateOf).join(), isFolder, changed: found.mtimeNs };
  } catch (error) {
    // Removed since its folder was read, or not there yet.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const stateOf = (found: BigIntStats | undefined): string =>
  found === undefined ? '' : [found.ino, found.size, found.mtimeNs, found.ctimeNs].join(':');

// The path of a folder in, the files that lie there and in the folders directly below out: a stick's top level, also through the folder where sticks appear.
import type { Dirent } from 'node:fs';
import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';

export const WATCH_LIMITS = {
  /** Entries looked at in one turn, all folders together: a stick full of photos costs no more than this. */
  entries: 500,
  /** Folders below the one that is watched: that many sticks. */
  folders: 16,
} as const;

export interface Candidate {
  readonly path: string;
  readonly name: string;
  readonly folder: string;
  readonly size: number;
  /** What changes when the file does. */
  readonly mark: string;
}

/** Undefined: the folder is not there, as when no stick is. Links are not followed, and nothing is opened. */
export async function candidatesIn(folder: string): Promise<readonly Candidate[] | undefined> {
  const budget = { entries: WATCH_LIMITS.entries as number };
  const top = await entriesOf(folder, budget);
  if (top === undefined) return undefined;
  const found = [...(await filesAmong(folder, top))];
  const below = top.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).slice(0, WATCH_LIMITS.folders);
  for (const { name } of below) {
    const inside = join(folder, name);
    found.push(...(await filesAmong(inside, (await entriesOf(inside, budget)) ?? [])));
  }
  return found;
}

async function entriesOf(folder: string, budget: { entries: number }): Promise<Dirent[] | undefined> {
  try {
    // A link in the place of the folder is what the person named; below it none is followed.
    const entries: Dirent[] = [];
    const directory = await opendir(folder);
    for await (const entry of directory) {
      if (budget.entries-- <= 0) break;
      entries.push(entry);
    }
    return entries;
  } catch {
    return undefined;
  }
}

async function filesAmong(folder: string, entries: readonly Dirent[]): Promise<readonly Candidate[]> {
  const files: Candidate[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    const facts = await lstat(path).catch(() => undefined);
    if (facts === undefined || !facts.isFile() || facts.size === 0) continue;
    files.push({ path, name: entry.name, folder, size: facts.size, mark: `${path}\n${facts.size}\n${facts.mtimeMs}\n${facts.ino}` });
  }
  return files;
}

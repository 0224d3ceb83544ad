// Lists the files below a folder, in the order of their names and within bounds.
import { opendirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { InputCode } from '../../domain/evidence/input-codes.ts';
import { isLitter } from '../../domain/zip/unpack.ts';
import { whyRefused } from '../../lib/files/why.ts';

/** Policy: a folder with more files and folders, or with deeper ones, is a whole disk and not a delivery. */
export const FOLDER_LIMITS = { files: 100_000, depth: 32 };

/** The name that marks a data folder. It contains keys, whose text must not get into any output or log. */
const STORE = 'dpp-desk.sqlite';

export type FolderEntry = { readonly path: string } & ({ readonly code?: never } | { readonly code: InputCode; readonly detail: string });

/** Identifies the folder at the path. Undefined if it is not a folder or cannot be accessed; reading it then reports the reason. */
function folderAt(path: string): string | undefined {
  try {
    const facts = statSync(path, { bigint: true });
    return facts.isDirectory() ? `${facts.dev}:${facts.ino}` : undefined;
  } catch {
    return undefined;
  }
}

export const isFolder = (path: string): boolean => folderAt(path) !== undefined;

/** Files that file managers add are skipped. A folder is listed once, whatever links lead to it. */
export function* filesBelow(folder: string, limits = FOLDER_LIMITS): Generator<FolderEntry, void> {
  const seen = new Set([folderAt(folder)]);
  const beyond = {
    path: folder,
    code: 'DPP-INP-10',
    detail: `the folder has more than ${limits.files} files and folders: the others are left out`,
  } as const;
  let left = limits.files;

  function* walk(path: string, depth: number): Generator<FolderEntry, void> {
    let names: readonly string[];
    try {
      names = namesIn(path, limits.files);
    } catch (error) {
      const detail = whyRefused(error, path) ?? `the folder cannot be read (${(error as NodeJS.ErrnoException).code})`;
      return yield { path, code: 'DPP-INP-17', detail };
    }
    if (names.includes(STORE))
      return yield { path, code: 'DPP-INP-17', detail: 'this is a data folder of DPP Desk: its files are not read' };
    for (const name of names) {
      if (left < 0) return;
      const below = join(path, name);
      const identity = folderAt(below);
      left -= 1;
      if (left < 0) yield beyond;
      else if (identity === undefined) yield { path: below };
      else if (depth >= limits.depth)
        yield { path: below, code: 'DPP-INP-11', detail: `folders are nested more than ${limits.depth} deep` };
      else if (seen.has(identity)) yield { path: below, code: 'DPP-INP-17', detail: 'a link leads to a folder that is read elsewhere' };
      else {
        seen.add(identity);
        yield* walk(below, depth + 1);
      }
    }
  }
  let isEmpty = true;
  for (const entry of walk(folder, 1)) {
    isEmpty = false;
    yield entry;
  }
  if (isEmpty) yield { path: folder, code: 'DPP-INP-01', detail: 'the folder holds no file' };
}

/** Reads at most one name more than the limit, which is enough to see that there are more. */
function namesIn(folder: string, most: number): readonly string[] {
  const names: string[] = [];
  const opened = opendirSync(folder);
  try {
    for (let entry = opened.readSync(); entry !== null && names.length <= most; entry = opened.readSync())
      if (!isLitter(entry.name)) names.push(entry.name);
  } finally {
    opened.closeSync();
  }
  return names.sort();
}

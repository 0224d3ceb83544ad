// Lists the files in a folder and directly below it, and counts the entries that it skips.
// This covers the top level of a USB stick, also below the folder in which sticks are mounted.
import type { Dirent } from 'node:fs';
import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';

export const WATCH_LIMITS = {
  /** The maximum number of entries per turn, over all folders, so that a stick full of photos takes no more time. */
  entries: 500,
  /** The maximum number of subfolders of the watched folder. Each one can be a USB stick. */
  folders: 16,
  /** The maximum number of further entries that are counted. */
  counted: 20_000,
} as const;

export interface Candidate {
  readonly path: string;
  readonly name: string;
  readonly folder: string;
  readonly size: number;
  /** Changes when the file does. */
  readonly mark: string;
}

/** Entries beyond the limit, deeper folders and links. */
export interface Unseen {
  readonly code: 'too-many' | 'deeper';
  readonly folder: string;
  readonly count: number;
  /** The count is incomplete. */
  readonly atLeast?: true;
}

export interface Unread {
  readonly name: string;
  readonly folder: string;
  readonly error: unknown;
}

export interface Found {
  readonly files: readonly Candidate[];
  readonly unseen: readonly Unseen[];
  /** Folders and files of which the system does not even return the type. */
  readonly unread: readonly Unread[];
}

/** Folders that operating systems create on every stick. They contain no packs. */
const SYSTEM_FOLDERS: ReadonlySet<string> = new Set(['System Volume Information', '$RECYCLE.BIN', 'LOST.DIR', 'lost+found', 'FOUND.000']);
const isOpen = ({ name }: Dirent): boolean => !name.startsWith('.') && !SYSTEM_FOLDERS.has(name);

/** Returns undefined if the folder does not exist, for example without a stick. Never follows a link and opens no file. */
export async function candidatesIn(
  folder: string,
  limits: Readonly<Record<keyof typeof WATCH_LIMITS, number>> = WATCH_LIMITS,
): Promise<Found | undefined> {
  const turn: Turn = { left: limits.entries, counted: limits.counted, files: [], unseen: [], unread: [] };
  const top = await entriesOf(folder, turn);
  if (top === undefined) return undefined;
  await filesAmong(folder, top, turn);
  const folders = top.filter((entry) => entry.isDirectory() && isOpen(entry));
  tellDeeper(folder, linksAmong(top) + Math.max(0, folders.length - limits.folders), turn);
  for (const { name } of folders.slice(0, limits.folders)) {
    const inside = join(folder, name);
    const entries = (await entriesOf(inside, turn)) ?? [];
    await filesAmong(inside, entries, turn);
    tellDeeper(inside, linksAmong(entries) + entries.filter((entry) => entry.isDirectory() && isOpen(entry)).length, turn);
  }
  return turn;
}

interface Turn {
  left: number;
  counted: number;
  readonly files: Candidate[];
  readonly unseen: Unseen[];
  readonly unread: Unread[];
}

const linksAmong = (entries: readonly Dirent[]): number => entries.filter((entry) => entry.isSymbolicLink() && isOpen(entry)).length;

function tellDeeper(folder: string, count: number, { unseen }: Turn): void {
  if (count > 0) unseen.push({ code: 'deeper', folder, count });
}

/** Keeps the entries read before a fault. Returns undefined for a folder that no longer exists. */
async function entriesOf(folder: string, turn: Turn): Promise<Dirent[] | undefined> {
  const entries: Dirent[] = [];
  let more = 0;
  let atLeast = false;
  try {
    // A link in place of the watched folder is what the person chose. Links below it are not followed.
    const directory = await opendir(folder);
    for await (const entry of directory) {
      if (turn.left > 0) {
        turn.left--;
        entries.push(entry);
      } else {
        more++;
        atLeast = turn.counted-- <= 0;
        if (atLeast) break;
      }
    }
  } catch (error) {
    if (isGone(error)) return undefined;
    turn.unread.push({ name: '', folder, error });
  }
  if (more > 0) turn.unseen.push({ code: 'too-many', folder, count: more, ...(atLeast ? { atLeast } : {}) });
  return entries;
}

async function filesAmong(folder: string, entries: readonly Dirent[], { files, unread }: Turn): Promise<void> {
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    try {
      const facts = await lstat(path);
      const { size, mtimeMs, ctimeMs, ino } = facts;
      if (!facts.isFile() || (size === 0 && !isCalledPack(entry.name))) continue;
      files.push({ path, name: entry.name, folder, size, mark: [path, size, mtimeMs, ctimeMs, ino].join('\n') });
    } catch (error) {
      // Ignores a file that was removed meanwhile. Reports a name that is not UTF-8, because it cannot be opened.
      if (!isGone(error) || entry.name.includes('\u{fffd}')) unread.push({ name: entry.name, folder, error });
    }
  }
}

/** The extension that the app gives to packs. An interrupted copy keeps it. */
export const isCalledPack = (name: string): boolean => name.toLowerCase().endsWith('.pack');

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

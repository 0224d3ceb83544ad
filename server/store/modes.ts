// Closes the files of a data folder to other users of the computer, and names those it changed.
// Refuses an unencrypted key that remains open to them.
import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StoreFault } from '../lib/store-fault.ts';

/** The store with its companion files, rescued and pre-migration copies, and the keys. */
const PRIVATE =
  /^(?:dpp-desk\.sqlite(?:-wal|-shm|-journal)?|rescued-.*\.sqlite|before-migration-.*\.sqlite|(?:service|device)-key(?:-\d+)?\.json)$/;
const KEY = /-key(?:-\d+)?\.json$/;

const OTHERS = 0o077;
const OTHERS_WRITE = 0o022;
/** A shared folder such as /tmp must stay open to other users. */
const STICKY = 0o1000;

export interface OpenToOthers {
  /** `.` stands for the folder itself. */
  readonly name: string;
  /** Octal: `0644`. */
  readonly mode: string;
}

const octal = (mode: number): string => (mode & 0o7777).toString(8).padStart(4, '0');

/** Reports without changing anything. Windows uses other permissions, so the list is empty there. */
export function openToOthers(folder: string): readonly OpenToOthers[] {
  if (process.platform === 'win32' || !existsSync(folder)) return [];
  const { mode } = statSync(folder);
  const files = readdirSync(folder)
    .filter((name) => PRIVATE.test(name))
    .flatMap((name) => {
      const facts = lstatSync(join(folder, name), { throwIfNoEntry: false });
      return facts?.isFile() === true && (facts.mode & OTHERS) !== 0 ? [{ name, mode: octal(facts.mode) }] : [];
    });
  // Anyone who can write to the folder can replace any of these files.
  return [...((mode & OTHERS_WRITE) === 0 ? [] : [{ name: '.', mode: octal(mode) }]), ...files];
}

export interface Mended {
  readonly mended: readonly OpenToOthers[];
  /** The files that could not be changed, because the file system has no permissions or the file has another owner. */
  readonly left: readonly OpenToOthers[];
}

export function mendModes(folder: string): Mended {
  const found = openToOthers(folder);
  for (const { name } of found) close(join(folder, name), name === '.');
  const still = found.length === 0 ? [] : openToOthers(folder);
  for (const { name, mode } of still)
    if (KEY.test(name) && isClear(join(folder, name)))
      throw new StoreFault(
        'open-to-others',
        `other users of this computer may read the key file '${join(folder, name)}' (mode ${mode}), and its mode cannot be changed: move the data folder to a file system with permissions, under the user that runs DPP Desk`,
      );
  return { mended: found.filter(({ name }) => still.every((other) => other.name !== name)), left: still };
}

function close(path: string, isFolder: boolean): void {
  const { mode } = statSync(path);
  if (isFolder && (mode & STICKY) !== 0) return;
  try {
    chmodSync(path, mode & ~(isFolder ? OTHERS_WRITE : OTHERS) & 0o7777);
  } catch {
    // The next check reports it again.
  }
}

/**
 * Whether a key is stored unencrypted, so that anyone who can read the file has the key. An unreadable file is refused when it is opened.
 */
function isClear(file: string): boolean {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { readonly protection?: unknown }).protection === 'none';
  } catch {
    return false;
  }
}

export const namesOf = (found: readonly OpenToOthers[]): string =>
  found.map(({ name, mode }) => `${name === '.' ? 'the folder' : name} (${mode})`).join(', ');

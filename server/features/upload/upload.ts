// Receives a large file in parts, under a fixed name next to the store. Its original name is only displayed.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { PackFile } from '../../contract/index.ts';
import { isObject } from '../../domain/json/json.ts';
import { openedFile } from '../../lib/closing.ts';
import { Refusal } from '../../lib/problem.ts';

export interface Upload {
  readonly path: string;
  /** Describes the file that was begun, even if the program was restarted since. */
  announced(): PackFile | undefined;
  heldBytes(): number;
  begin(file: PackFile): void;
  append(file: PackFile, at: number, part: Buffer): void;
  discard(): void;
}

export interface UploadKind {
  readonly name: string;
  /** Throws if the disk has no space for a file of this size and for the files made from it. */
  readonly requireRoom: (folder: string, size: number) => void;
  /** Throws if the beginning of the file does not match its kind, so that the rest is not received. */
  readonly requireBeginning: (part: Buffer) => void;
}

export function openUpload(folder: string, { name, requireRoom, requireBeginning }: UploadKind): Upload {
  const path = join(folder, name);
  const about = `${path}.json`;
  const heldBytes = (): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const discard = (): void => {
    for (const file of [path, about]) rmSync(file, { force: true });
  };
  return {
    path,
    heldBytes,
    discard,
    announced: () => (existsSync(about) && existsSync(path) ? readAbout(about) : undefined),
    begin: ({ name: called, size, modified }) => {
      discard();
      requireRoom(folder, size);
      writeFileSync(path, '', { mode: 0o600, flag: 'wx' });
      writeFileSync(about, JSON.stringify({ name: called, size, modified }), { mode: 0o600 });
    },
    append: ({ size }, at, part) => {
      const held = heldBytes();
      if (at !== held) throw new Refusal('conflict', `${held} bytes are here: go on with the byte ${held}`);
      if (held + part.length > size) throw new Refusal('too-large', `the file was said to have ${size} bytes`);
      if (held === 0) requireBeginning(part);
      using file = openedFile(path, 'r+');
      for (let done = 0; done < part.length; ) done += writeSync(file.fd, part, done, part.length - done, held + done);
    },
  };
}

function readAbout(file: string): PackFile | undefined {
  try {
    const about: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isObject(about)) return undefined;
    const { name, size, modified } = about;
    return typeof name === 'string' && typeof size === 'number' && typeof modified === 'number' ? { name, size, modified } : undefined;
  } catch {
    return undefined;
  }
}

/** Compares what a browser states about a file. */
export const isSameFile = (one: PackFile, other: PackFile): boolean =>
  one.name === other.name && one.size === other.size && one.modified === other.modified;

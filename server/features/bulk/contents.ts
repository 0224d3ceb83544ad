// Keeps the files of bulk inspections next to the store, under numbers, until they are inspected.
import { fsyncSync, ftruncateSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openedFile } from '../../lib/closing.ts';
import { Refusal } from '../../lib/problem.ts';

const folderOf = (data: string, queue: string): string => join(data, 'bulk', queue);

export const contentFile = (data: string, queue: string, position: number): string => join(folderOf(data, queue), String(position));

/** Undefined if nothing of it is stored. */
export const heldBytes = (data: string, queue: string, position: number): number | undefined =>
  statSync(contentFile(data, queue, position), { throwIfNoEntry: false })?.size;

/** Throws `too-large` unless the disk has room for twice as many bytes: the files, and their records in the log. */
export function requireRoom(data: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(data);
  if (2 * bytes > bavail * bsize) throw new Refusal('too-large', `the disk has no room for ${bytes} bytes of files and their records`);
}

/**
 * Byte 0 starts over, because the stored bytes may belong to another file with the same name. Throws `conflict` for any
 * other byte that does not follow the stored ones, and `too-large` beyond the announced size.
 */
export function appendContent(data: string, queue: string, position: number, size: number, at: number, part: Uint8Array): void {
  const held = at === 0 ? 0 : (heldBytes(data, queue, position) ?? 0);
  if (at !== held) throw new Refusal('conflict', `${held} bytes are here: go on with the byte ${held}`);
  if (held + part.length > size) throw new Refusal('too-large', `the file was said to have ${size} bytes`);
  mkdirSync(folderOf(data, queue), { recursive: true, mode: 0o700 });
  using file = openedFile(contentFile(data, queue, position), at === 0 ? 'w' : 'a', 0o600);
  try {
    for (let done = 0; done < part.length; ) done += writeSync(file.fd, part, done);
    if (held + part.length === size) fsyncSync(file.fd);
  } catch (error) {
    ftruncateSync(file.fd, held);
    throw error;
  }
}

/** Undefined unless the whole content is stored. */
export function readContent(data: string, queue: string, position: number, size: number): Buffer | undefined {
  try {
    const bytes = readFileSync(contentFile(data, queue, position));
    return bytes.length === size ? bytes : undefined;
  } catch {
    return undefined;
  }
}

export const dropContent = (data: string, queue: string, position: number): void =>
  rmSync(contentFile(data, queue, position), { force: true });

export const dropContents = (data: string, queue: string): void => rmSync(folderOf(data, queue), { recursive: true, force: true });

const entriesOf = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** The positions whose content is stored, completely or in part. */
export const heldPositions = (data: string, queue: string): readonly number[] => entriesOf(folderOf(data, queue)).map(Number);

/** Removes the files of queues that are not among these, because a restored store may have other queues. */
export function dropOthers(data: string, queues: ReadonlySet<string>): void {
  for (const queue of entriesOf(join(data, 'bulk'))) if (!queues.has(queue)) dropContents(data, queue);
}

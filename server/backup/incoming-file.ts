// The parts of a backup as a person's browser sends them in; the file, under a name of ours beside the store, out: what it was called is only ever shown.
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { PackFile } from '../contract.ts';
import { Refusal } from '../problem.ts';
import { isObject } from '../recognise/json.ts';
import { BackupRefusal } from './backup.ts';
import { requireRoom } from './write.ts';

/** The file, and the copy of what is in it that becomes the store. */
const ROOM = 2;
const MAGIC = Buffer.from('SQLite format 3\0', 'latin1');

export const incomingFile = (folder: string): string => join(folder, 'backup-incoming');
const aboutFile = (folder: string): string => `${incomingFile(folder)}.json`;

/** What lies here, also from before the program was ended. */
export function incomingIn(folder: string): PackFile | undefined {
  if (!existsSync(aboutFile(folder)) || !existsSync(incomingFile(folder))) return undefined;
  try {
    const about: unknown = JSON.parse(readFileSync(aboutFile(folder), 'utf8'));
    if (!isObject(about as never)) return undefined;
    const { name, size, modified } = about as Record<string, unknown>;
    return typeof name === 'string' && typeof size === 'number' && typeof modified === 'number' ? { name, size, modified } : undefined;
  } catch {
    return undefined;
  }
}

export const heldBytes = (folder: string): number => statSync(incomingFile(folder), { throwIfNoEntry: false })?.size ?? 0;

export function beginFile(folder: string, { name, size, modified }: PackFile): void {
  discardFile(folder);
  requireRoom(folder, size * ROOM);
  writeFileSync(incomingFile(folder), '', { mode: 0o600, flag: 'wx' });
  writeFileSync(aboutFile(folder), JSON.stringify({ name, size, modified }), { mode: 0o600 });
}

/** What is no database is not taken in to its end. */
export function appendPart(folder: string, { size }: PackFile, at: number, part: Buffer): void {
  const held = heldBytes(folder);
  if (at !== held) throw new Refusal('conflict', `${held} bytes are here: go on with the byte ${held}`);
  if (held + part.length > size) throw new Refusal('too-large', `the file was said to have ${size} bytes`);
  const start = MAGIC.subarray(0, Math.min(MAGIC.length, part.length));
  if (held === 0 && !part.subarray(0, start.length).equals(start)) throw new BackupRefusal('not-a-backup', 'it does not begin as one');
  const file = openSync(incomingFile(folder), 'r+');
  try {
    for (let done = 0; done < part.length; ) done += writeSync(file, part, done, part.length - done, held + done);
  } finally {
    closeSync(file);
  }
}

export function discardFile(folder: string): void {
  for (const file of [incomingFile(folder), aboutFile(folder)]) rmSync(file, { force: true });
}

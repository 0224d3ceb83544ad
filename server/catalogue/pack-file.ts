// The parts of a pack's file as a person's browser sends them in; the file, under a name of ours beside the store, out: what it was called is only ever shown.
import { closeSync, existsSync, openSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { PackFile } from '../contract.ts';
import { Refusal } from '../problem.ts';
import { isObject } from '../recognise/json.ts';

/** While it is applied the disk holds the file, what was verified and what is stored: gzip packs about four times. */
const ROOM = 4;

export const incomingFile = (folder: string): string => join(folder, 'pack-incoming');
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
  const { bavail, bsize } = statfsSync(folder);
  if (size * ROOM > bavail * bsize) throw new Refusal('too-large', `the disk has no room for a pack of ${size} bytes and what is in it`);
  writeFileSync(incomingFile(folder), '', { mode: 0o600, flag: 'wx' });
  writeFileSync(aboutFile(folder), JSON.stringify({ name, size, modified }), { mode: 0o600 });
}

/** Every compact JWS begins with the base64url of `{"`: what is no pack is not taken in to its end. */
const looksSigned = (part: Buffer): boolean => part.subarray(0, 2).toString('latin1') === 'ey';

export function appendPart(folder: string, { size }: PackFile, at: number, part: Buffer): void {
  const held = heldBytes(folder);
  if (at !== held) throw new Refusal('conflict', `${held} bytes are here: go on with the byte ${held}`);
  if (held + part.length > size) throw new Refusal('too-large', `the file was said to have ${size} bytes`);
  if (held === 0 && !looksSigned(part)) throw new Refusal('bad-body', 'this file is no pack: it does not begin with a signature');
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

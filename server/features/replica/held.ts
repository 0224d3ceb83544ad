// Keeps the copy that a replica serves: one folder for each copy, and a file that names the one in use.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { closing } from '../../lib/closing.ts';
import { readBounded } from '../../lib/files/read-bounded.ts';
import { writeNew } from '../../lib/files/write-whole.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { openStore, storeFile, storeVersion, versionOf } from '../../store/open.ts';
import { keyFileOf } from '../../store/service-keys/keys.ts';
import { flush } from '../backups/index.ts';
import { type Dated, isDated } from './succession.ts';

export interface HeldCopy extends Dated {
  /** The name of its folder. */
  readonly name: string;
}

const NAME = /^copy-[0-9a-f]{16}$/;
const fileOf = (folder: string): string => join(folder, 'replica.json');
export const folderOf = (folder: string, { name }: Pick<HeldCopy, 'name'>): string => join(folder, name);

/** A replica never has a key, and its folder is not the data folder of a service. Throws `conflict`. */
export function requireReplicaFolder(folder: string): void {
  for (const file of [keyFileOf(folder), storeFile(folder)])
    if (existsSync(file))
      throw new StoreFault('conflict', `'${folder}' is the data folder of a service: name another folder for the replica`);
}

/**
 * Returns undefined if there is none yet. Throws `unusable` if it cannot be read: without the served copy, an older
 * copy or one of another service could not be recognised.
 */
export function readHeld(folder: string): HeldCopy | undefined {
  const file = fileOf(folder);
  if (!existsSync(file)) return undefined;
  const read = readBounded(file);
  const parsed = 'content' in read ? parseStrictJson(read.content, { maxBytes: 10_000, maxDepth: 3 }) : undefined;
  const value: unknown = parsed?.ok === true ? parsed.value : undefined;
  if (isDated(value) && 'name' in value && NAME.test(String(value.name))) {
    const { name, asOf, position } = value as HeldCopy;
    if (existsSync(storeFile(folderOf(folder, { name })))) return { name, asOf, position };
  }
  throw new StoreFault('unusable', `'${file}' or the copy that it names cannot be read: empty the folder, and the replica begins anew`);
}

/** The copy is on the disk before this file names it: after a power cut, either the previous copy or this one is in use. */
export function writeHeld(folder: string, { name, asOf, position }: HeldCopy): void {
  const draft = `${fileOf(folder)}.new`;
  rmSync(draft, { force: true });
  writeNew(draft, JSON.stringify({ name, asOf, position }), 0o600);
  renameSync(draft, fileOf(folder));
  flush(folder);
}

/** Brings a copy that an earlier version of this program took to the present version. Throws `newer-store` for one of a later version. */
export function bringUp(folder: string, copy: HeldCopy): void {
  const file = storeFile(folderOf(folder, copy));
  const db = new Database(file, { readonly: true, fileMustExist: true });
  const version = versionOf(db);
  db.close();
  if (version === storeVersion()) return;
  openStore(folderOf(folder, copy), { copied: true }).close();
  settleFile(file);
}

/** Leaves one file that readers open without creating others next to it. */
export function settleFile(file: string): void {
  using db = closing(new Database(file, { fileMustExist: true }));
  db.pragma('journal_mode = DELETE');
}

/**
 * Removes the copies that are not in use. A process that still serves one keeps it until it ends. Files that cannot be
 * removed, such as open files on Windows, are removed the next time.
 */
export async function dropOthers(folder: string, used: HeldCopy | undefined): Promise<void> {
  for (const name of await readdir(folder))
    if (NAME.test(name) && name !== used?.name) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
}

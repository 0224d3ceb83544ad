// Copies a store from a backup or a store file into an empty folder and checks it. The source is only read.
import { createHash } from 'node:crypto';
import { constants, fstatSync, lstatSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { closing, openedFile } from '../../lib/closing.ts';
import { lastBeatIn, positionIn } from '../../store/epoch.ts';
import { storeFile } from '../../store/open.ts';
import { BackupRefusal, checkDatabase, copying, openBackup, requireKnown, requireRoom } from '../backups/index.ts';
import { ReplicaRefusal } from './refusal.ts';
import { type Dated, isDated } from './succession.ts';

const MAGIC = 'SQLite format 3\0';

/** The date that a backup states. Undefined for a store file, which has to be copied to be dated. Throws a BackupRefusal. */
export function dateOf(file: string): string | undefined {
  try {
    const { facts, close } = openBackup(file);
    close();
    return facts.madeAt;
  } catch (error) {
    if (error instanceof BackupRefusal && error.code === 'truncated' && isStore(file)) return undefined;
    throw error;
  }
}

/** A file without the end of a backup is a store or a truncated backup. The checks of the database and of its size distinguish them. */
function isStore(file: string): boolean {
  using handle = openedFile(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  const start = Buffer.alloc(MAGIC.length);
  readSync(handle.fd, start, 0, start.length, 0);
  return start.toString('latin1') === MAGIC;
}

/** Throws a BackupRefusal or a ReplicaRefusal. */
export function copyIn(file: string, folder: string): Dated {
  const asOf = dateOf(file);
  const to = storeFile(folder);
  if (asOf === undefined) copyStore(file, to);
  else copyBackup(file, to);
  using db = closing(new Database(to, { fileMustExist: true }));
  // The number of a store of an earlier version is read before it is migrated, which counts as changes.
  const position = positionIn(db) ?? { epoch: '', number: Number(db.prepare('SELECT value FROM generation').pluck().get()) };
  const dated = asOf ?? (position.epoch === '' ? undefined : lastBeatIn(db));
  if (dated === undefined) throw new ReplicaRefusal('undated');
  const copy = { asOf: dated, position };
  if (!isDated(copy)) throw new ReplicaRefusal('malformed');
  return copy;
}

function copyBackup(file: string, to: string): void {
  using backup = closing(openBackup(file));
  requireKnown(backup);
  requireRoom(dirname(to), backup.facts.bytes);
  for (const _ of copying(backup, to));
}

/**
 * The WAL holds the newest pages of a store. Both files are read twice, because they belong together only if neither changed in between.
 */
function copyStore(file: string, to: string): void {
  const sizeOf = (path: string): number => lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (sizeOf(`${file}-journal`) > 0) throw new ReplicaRefusal('changing');
  const hasWal = sizeOf(`${file}-wal`) > 0;
  requireRoom(dirname(to), sizeOf(file) + sizeOf(`${file}-wal`));
  const parts = hasWal ? ['', '-wal'] : [''];
  const first = parts.map((end) => digestOf(`${file}${end}`, `${to}${end}`));
  const again = parts.map((end) => digestOf(`${file}${end}`));
  if (first.join() !== again.join() || sizeOf(`${file}-wal`) > 0 !== hasWal) throw new ReplicaRefusal('changing');
  checkDatabase(to);
  if (!hasWal && sizeOf(to) !== sizeIn(to)) throw new ReplicaRefusal('cut-off');
}

/** A backup that lacks its last bytes is a whole database with something after it. */
function sizeIn(file: string): number {
  using db = closing(new Database(file, { readonly: true, fileMustExist: true }));
  return Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true }));
}

const PIECE = 8 * 1024 * 1024;

/** SHA-256 of a file, with its identity and size; copies it on the way. Never reads beyond its size at the start. */
function digestOf(file: string, to?: string): string {
  using source = openedFile(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  using target = to === undefined ? undefined : openedFile(to, 'wx', 0o600);
  const { size, ino } = fstatSync(source.fd);
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(Math.max(1, Math.min(PIECE, size)));
  for (let at = 0; at < size; ) {
    const piece = buffer.subarray(0, readSync(source.fd, buffer, 0, Math.min(buffer.length, size - at), at));
    if (piece.length === 0) break;
    hash.update(piece);
    if (target !== undefined) writeSync(target.fd, piece);
    at += piece.length;
  }
  return `${ino}:${size}:${hash.digest('hex')}`;
}

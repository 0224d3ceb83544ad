// Writes a checked backup of an open store. It contains a concurrent transaction completely or not at all.
import { createHash, randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { didWebOf } from '../../domain/did/document.ts';
import { defined } from '../../domain/json/defined.ts';
import { closing } from '../../lib/closing.ts';
import { VERSION } from '../../lib/version.ts';
import { logBackup } from '../../store/audit-log/backup-log.ts';
import { logHeads } from '../../store/audit-log/heads.ts';
import { LITESTREAM_TABLES } from '../../store/litestream.ts';
import { storeFile, versionOf } from '../../store/open.ts';
import { countPassports } from '../../store/passports/passports.ts';
import { dropOutbox } from '../../store/publication/outbox.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { trustListInForce } from '../../store/trust/trust-lists.ts';
import { despiteMaintenance } from '../../store/write-guard.ts';
import { type BackupFacts, BackupRefusal, endOf } from './backup.ts';
import { checkDatabase } from './check.ts';
import { openBackup } from './facts.ts';
import { officeInside, officeParts, officeTexts } from './office.ts';
import { type KeyFiles, requireStrong, sealKeys } from './sealed-keys.ts';

export interface BackupOrder {
  readonly file: string;
  readonly who: string;
  readonly now: Date;
  /** Includes the opened keys, encrypted with the passphrase. Absent if the backup omits the keys. */
  readonly keys?: { readonly passphrase: string; readonly files: KeyFiles };
}

/** The file gets its name only after it has been read back and found complete. Throws a BackupRefusal. */
export function writeBackup(store: Store, { file: given, who, now, keys }: BackupOrder): BackupFacts {
  const file = resolve(given);
  if (keys !== undefined) requireStrong(keys.passphrase);
  if (lstatSync(file, { throwIfNoEntry: false }) !== undefined) throw new BackupRefusal('exists', file);
  if (!existsSync(dirname(file))) throw new BackupRefusal('not-found', `the folder '${dirname(file)}'`);
  const office = officeTexts(store.folder);
  const parts = officeParts(office);
  requireRoom(
    dirname(file),
    parts.reduce((sum, { bytes }) => sum + bytes, statSync(storeFile(store.folder)).size),
  );
  const draft = `${file}.${randomBytes(4).toString('hex')}.new`;
  try {
    writeFileSync(draft, '', { mode: 0o600, flag: 'wx' });
    if (process.platform !== 'win32') chmodSync(draft, 0o600);
    const copy = store.db.prepare('VACUUM INTO ?');
    despiteMaintenance(store, () => copy.run(draft));
    forgetOwnDoing(draft);
    const plain = { ...describe(draft, { who, now }), ...(parts.length === 0 ? {} : { office: parts }) };
    const facts: BackupFacts = keys === undefined ? plain : { ...plain, keys: sealKeys(keys.files, plain, keys.passphrase) };
    const text = Buffer.from(JSON.stringify(facts));
    for (const { name } of parts) appendFileSync(draft, office[name] ?? '');
    appendFileSync(draft, Buffer.concat([text, Buffer.from(endOf(text.length, parts.length === 0 ? 1 : 2))]));
    flush(draft);
    checkBackup(draft);
    takeName(draft, file);
    logBackup(store, {
      at: now.toISOString(),
      action: 'backup',
      who,
      file,
      sha256: facts.sha256,
      heads: facts.heads,
      keys: keys !== undefined,
    });
    return facts;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Failed sign-in attempts, the publication state and the tables of Litestream belong to this computer, not to its records. */
function forgetOwnDoing(draft: string): void {
  using db = closing(new Database(draft));
  db.pragma('journal_mode = OFF');
  db.pragma('secure_delete = ON');
  db.exec('DELETE FROM officer_attempts');
  dropOutbox(db);
  for (const table of Object.keys(LITESTREAM_TABLES)) db.exec(`DROP TABLE IF EXISTS ${table}`);
}

/** Checks every byte against its digest, and the database as a store. Throws a BackupRefusal. */
export function checkBackup(file: string): BackupFacts {
  const backup = openBackup(file);
  const { facts, read, close } = backup;
  try {
    const hash = createHash('sha256');
    eachPiece(facts.bytes, (into, position) => hash.update(into.subarray(0, read(into, position))));
    if (hash.digest('hex') !== facts.sha256) throw new BackupRefusal('changed', 'its digest is another one');
    officeInside(backup);
  } finally {
    close();
  }
  checkDatabase(file);
  return facts;
}

export function eachPiece(bytes: number, take: (into: Uint8Array, position: number) => void): void {
  const buffer = Buffer.alloc(1024 * 1024);
  for (let at = 0; at < bytes; at += buffer.length) take(buffer.subarray(0, Math.min(buffer.length, bytes - at)), at);
}

/** Describes the copy, because the store may have changed since. */
function describe(draft: string, { who, now }: { readonly who: string; readonly now: Date }): BackupFacts {
  const hash = createHash('sha256');
  const { size } = statSync(draft);
  const handle = openSync(draft, 'r');
  eachPiece(size, (into, position) => hash.update(into.subarray(0, readSync(handle, into, 0, into.length, position))));
  closeSync(handle);
  using db = closing(new Database(draft, { readonly: true }));
  const copy = { db, folder: '', close: () => undefined };
  const sequence = trustListInForce(copy)?.sequence;
  return {
    version: 1,
    madeAt: now.toISOString(),
    madeBy: who,
    appVersion: VERSION,
    schema: versionOf(db),
    bytes: size,
    sha256: hash.digest('hex'),
    service: didWebOf(readSettings(copy).baseUrl),
    heads: logHeads(copy),
    ...defined({ trustSequence: sequence }),
    passports: countPassports(copy),
  };
}

/** Throws `no-room` if the disk of the folder has fewer free bytes. */
export function requireRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < bytes) throw new BackupRefusal('no-room', `${bytes} bytes are needed in '${folder}', ${bavail * bsize} are free`);
}

/** Flushes a file or folder to the disk (fsync). */
export function flush(path: string): void {
  // Windows cannot flush a folder.
  if (process.platform === 'win32' && statSync(path).isDirectory()) return;
  const handle = openSync(path, statSync(path).isDirectory() ? 'r' : 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** Never overwrites an existing file. */
function takeName(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new BackupRefusal('exists', file);
    // For file systems without hard links (FAT, common on USB sticks).
    if (existsSync(file)) throw new BackupRefusal('exists', file);
    renameSync(draft, file);
  }
  flush(dirname(file));
}

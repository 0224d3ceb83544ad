// Collects the rows that verifying processes left next to the store into the staging file.
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Hex } from '../../store/passports/credentials.ts';
import type { Db } from '../../store/store.ts';
import { codeOf, isBusy, isDamaged, removeRows } from './part.ts';

export const partFile = (folder: string, part: string): string => join(folder, `pack-staging-${part}.sqlite`);
/** A name is never used twice, because a process of an earlier run may still be writing its file. */
export const newPart = (): string => randomBytes(8).toString('hex');

const PART = /^pack-staging-([0-9a-f]{16})\.sqlite/;

/** Imports the rows that processes of an earlier run wrote and that are recorded as done. Chunks that cannot be read are judged again. */
export function takeParts(db: Db, folder: string): void {
  const parts = db.prepare('SELECT DISTINCT part FROM done WHERE part IS NOT NULL').pluck().all() as string[];
  for (const part of parts) {
    if (takePart(db, partFile(folder, part), part)) continue;
    db.transaction(() => {
      for (const table of ['waiting', 'refused'])
        db.prepare(
          `DELETE FROM ${table} WHERE EXISTS (SELECT 1 FROM done WHERE part = ? AND entry >= first AND entry < first + entries)`,
        ).run(part);
      db.prepare('DELETE FROM done WHERE part = ?').run(part);
    })();
  }
  removeParts(folder);
}

interface Noted {
  readonly first: number;
  readonly entries: number;
  readonly kept: number;
}

/** Thrown if recorded rows are missing. */
class Lost extends Error {}

/** Milliseconds. The writer may run for a moment longer, until it notices that its parent has exited. */
const PATIENCE = 3000;

function takePart(db: Db, file: string, part: string): boolean {
  if (!existsSync(file)) return false;
  db.pragma(`busy_timeout = ${PATIENCE}`);
  db.function('digest_of', { deterministic: true }, (body) => sha256Hex(String(body)));
  try {
    db.prepare('ATTACH ? AS part').run(file);
    db.transaction(() => {
      const take = db.prepare('INSERT INTO main.credentials SELECT * FROM part.credentials WHERE id >= ? AND id < ? ORDER BY id');
      const noted = db.prepare('SELECT first, entries, kept FROM done WHERE part = ? ORDER BY chunk').all(part) as readonly Noted[];
      for (const { first, entries, kept } of noted) if (take.run(first, first + entries).changes !== kept) throw new Lost();
      if (db.prepare('SELECT 1 FROM part.credentials WHERE sha256 <> digest_of(body) LIMIT 1').get() !== undefined) throw new Lost();
      db.prepare('UPDATE done SET part = NULL WHERE part = ?').run(part);
    })();
    return true;
  } catch (error) {
    if (error instanceof Lost || isLost(error)) return false;
    throw error;
  } finally {
    if (isAttached(db)) db.exec('DETACH part');
    db.pragma('busy_timeout = 0');
  }
}

const isAttached = (db: Db): boolean => db.prepare(`SELECT 1 FROM pragma_database_list WHERE name = 'part'`).get() !== undefined;

/** A process that is killed while it creates its file leaves one without a table. */
const isLost = (error: unknown): boolean => isBusy(error) || isDamaged(error) || codeOf(error) === 'SQLITE_ERROR';

export function removeParts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, part] = PART.exec(name) ?? [];
    if (part !== undefined) removeRows(partFile(folder, part));
  }
}

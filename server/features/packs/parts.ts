// What processes that verified a pack have left beside the store in; its rows in the one file in which the pack is kept out.
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Hex } from '../../store/passports/credentials.ts';
import type { Db } from '../../store/store.ts';
import { codeOf, isBusy, isDamaged, removeRows } from './part.ts';

export const partFile = (folder: string, part: string): string => join(folder, `pack-staging-${part}.sqlite`);
/** Never twice: a process of an earlier time may still be writing its own. */
export const newPart = (): string => randomBytes(8).toString('hex');

const PART = /^pack-staging-([0-9a-f]{16})\.sqlite/;

/** What processes of an earlier time wrote, and this file has noted as done, is taken over into it; what cannot be read is judged anew. */
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

/** Rows that were noted are not there. */
class Lost extends Error {}

/** Its writer may live on for a moment, until it finds that nobody waits for it. */
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

/** Whoever ends a process while it makes its file leaves one without a table. */
const isLost = (error: unknown): boolean => isBusy(error) || isDamaged(error) || codeOf(error) === 'SQLITE_ERROR';

export function removeParts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, part] = PART.exec(name) ?? [];
    if (part !== undefined) removeRows(partFile(folder, part));
  }
}

// Removes what earlier versions left of erased texts.
// These are dictionaries for compression that hold whole records, and remnants in free parts of pages.
import { SqliteError } from 'better-sqlite3';
import { addDictionary, ifReadable, namedDictionary, newestDictionary } from '../audit-log/contents.ts';
import { compress, decompress } from '../contents/frame.ts';
import { readSetting, removeSetting } from '../settings.ts';
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';
import { ERASED_AT_ONCE, finishErasing } from './erase.ts';

/** Everything that is compressed with dictionaries, in the order in which it is recompressed. */
const PACKED = [
  { table: 'inspections', key: 'id', column: 'record', first: 0 },
  { table: 'inputs', key: 'sha256', column: 'text', first: '' },
  { table: 'contents', key: 'id', column: 'data', first: 0 },
] as const;

interface Row {
  readonly key: number | string;
  readonly bytes: Buffer | string;
}

interface Progress {
  /** The index in `PACKED`. If it is past the end, nothing is left to do. */
  readonly table: number;
  readonly after: number | string;
}

/** The progress of this process. Another process, or the next start, begins again and skips what has been recompressed. */
const reached = new WeakMap<Db, Progress>();

const isWanted = (store: Store): boolean =>
  statement(store.db, 'SELECT EXISTS (SELECT 1 FROM erased)').pluck().get() === 1 &&
  (readSetting(store, 'remnants') === true || oldNames(store.db).length > 0);

/**
 * Processes one slice in one transaction. Does nothing if nothing was ever erased. The texts remain the same byte for byte, and so do their
 * hashes. A dictionary is deleted once nothing needs it. It is kept if something compressed with it is damaged.
 */
export function removeRemains(store: Store): { readonly isOver: boolean } {
  const { db } = store;
  const progress = reached.get(db) ?? { table: 0, after: PACKED[0].first };
  if (progress.table === PACKED.length || !isWanted(store)) return { isOver: true };
  db.pragma('secure_delete = ON');
  const next = db.transaction(() => step(db, progress)).immediate();
  reached.set(db, next);
  if (next.table < PACKED.length) return { isOver: false };
  writeAnew(store);
  finishErasing(store);
  return { isOver: true };
}

/** Runs once. Needs as much free space as the store takes. */
function writeAnew(store: Store): void {
  if (readSetting(store, 'remnants') !== true) return;
  try {
    store.db.exec('VACUUM');
  } catch (error) {
    if (!(error instanceof SqliteError)) throw error;
    // The disk may be full, or another program may be reading the store. The next start tries again.
    return;
  }
  removeSetting(store, 'remnants');
}

function step(db: Db, { table: at, after }: Progress): Progress {
  const { table, key, column } = PACKED[at] ?? PACKED[0];
  const needsOne = 'SELECT NOT EXISTS (SELECT 1 FROM dictionaries WHERE NOT may_name_persons)';
  if (statement(db, needsOne).pluck().get() === 1) addDictionary(db);
  const sql = `SELECT ${key} AS key, ${column} AS bytes FROM ${table} WHERE ${key} > ? ORDER BY ${key} LIMIT ${ERASED_AT_ONCE}`;
  const rows = statement(db, sql).all(after) as Row[];
  const old = new Set(oldNames(db).map((name) => name.toString('hex')));
  const dictionary = newestDictionary(db);
  const update = statement(db, `UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`);
  for (const { key: id, bytes } of rows) {
    if (typeof bytes === 'string' || !old.has(bytes.subarray(1, 9).toString('hex'))) continue;
    const packed = ifReadable(() =>
      compress(
        decompress(bytes, (name) => namedDictionary(db, name)),
        dictionary,
      ),
    );
    if (packed !== undefined) update.run(packed, id);
  }
  if (rows.length === ERASED_AT_ONCE) return { table: at, after: rows.at(-1)?.key ?? after };
  if (at + 1 === PACKED.length) removeUnused(db);
  return { table: at + 1, after: PACKED[at + 1]?.first ?? after };
}

const oldNames = (db: Db): readonly Buffer[] =>
  statement(db, 'SELECT name FROM dictionaries WHERE may_name_persons').pluck().all() as Buffer[];

function removeUnused(db: Db): void {
  const uses = PACKED.map(({ table, column }) => `SELECT substr(${column}, 2, 8) FROM ${table} WHERE typeof(${column}) = 'blob'`);
  statement(db, `DELETE FROM dictionaries WHERE may_name_persons AND name NOT IN (${uses.join(' UNION ALL ')})`).run();
}

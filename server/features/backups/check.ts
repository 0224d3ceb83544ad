// Checks that a database file is an undamaged store with the schema of this program. Throws a BackupRefusal.
import Database from 'better-sqlite3';
import { closing } from '../../lib/closing.ts';
import { firstBroken, logsIn } from '../../store/audit-log/audit-log.ts';
import { damageIn } from '../../store/integrity.ts';
import { isLitestreamTable } from '../../store/litestream.ts';
import { migrateTo, storeVersion, versionOf } from '../../store/open.ts';
import { outboxTriggers } from '../../store/publication/published.ts';
import type { Db } from '../../store/store.ts';
import { BackupRefusal } from './backup.ts';

/** Opens the file read-only, and checks the schema before a trigger or view in it could run. */
export function checkDatabase(file: string): void {
  try {
    using db = closing(new Database(file, { readonly: true, fileMustExist: true }));
    db.pragma('trusted_schema = OFF');
    db.pragma('cell_size_check = ON');
    checkSchema(db);
    const [damage] = damageIn(db);
    if (damage !== undefined) throw new BackupRefusal('damaged-store', damage);
    checkLogs(db);
  } catch (error) {
    if (error instanceof BackupRefusal) throw error;
    const { code = '' } = error as { readonly code?: string };
    if (/^SQLITE_(?:CORRUPT|NOTADB|ERROR|CANTOPEN)/.test(code)) throw new BackupRefusal('damaged-store', (error as Error).message);
    throw error;
  }
}

function checkSchema(db: Db): void {
  const version = versionOf(db);
  if (version > storeVersion()) throw new BackupRefusal('newer', `version ${version} of the store, here ${storeVersion()}`);
  const [found, wanted] = [partsOf(db), wantedParts(Math.max(version, 0))];
  const outbox = new Set(Object.values(outboxTriggers()));
  const isOurs = (name: string, sql: string): boolean =>
    wanted.get(name) === sql || COUNTS.test(sql) || outbox.has(sql) || isLitestreamTable(name, sql);
  const alien = [...found].find(([name, sql]) => !isOurs(name, sql));
  const missing = [...wanted].find(([name, sql]) => !found.has(name) && !COUNTS.test(sql));
  if (version < 1 || alien !== undefined || missing !== undefined)
    throw new BackupRefusal('foreign-schema', alien?.[0] ?? missing?.[0] ?? 'it has no version');
}

const schemas = new Map<number, ReadonlyMap<string, string>>();

/** The schema of a version, as its migrations make it. Kept, because they run for longer than the other checks of a small store. */
function wantedParts(version: number): ReadonlyMap<string, string> {
  const known = schemas.get(version);
  if (known !== undefined) return known;
  using model = closing(new Database(':memory:'));
  migrateTo(model, version);
  const parts = partsOf(model);
  schemas.set(version, parts);
  return parts;
}

/** Every version creates these triggers, which count changes, for its own tables. */
const COUNTS = /^CREATE TRIGGER (\w+)_(insert|update|delete)_counted AFTER \2 ON \1 BEGIN UPDATE generation SET value = value \+ 1; END$/;

const partsOf = (db: Db): ReadonlyMap<string, string> =>
  new Map(
    (
      db
        .prepare(
          `SELECT type || ' ' || name AS name, sql FROM sqlite_schema
           WHERE sql IS NOT NULL AND NOT (type = 'table' AND name IN ('sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4'))`,
        )
        .all() as { readonly name: string; readonly sql: string }[]
    ).map(({ name, sql }) => [name, sql]),
  );

function checkLogs(db: Db): void {
  for (const log of logsIn({ db })) {
    const broken = firstBroken({ db }, log);
    if (broken !== undefined) throw new BackupRefusal('broken-log', `number ${broken} of ${log} does not fit`);
  }
}

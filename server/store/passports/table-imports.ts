// Stores how far each table was imported, which of its rows were refused, and the codes that it named so far.
import type { RefusedRow, TableCounts, TableMistake, TableReport } from '../../contract/index.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import type { SeenCodes } from './seen-codes.ts';

export interface TableImportKey {
  readonly fileSha256: string;
  readonly mappingSha256: string;
}

/** Policy: refused rows kept per import. A file with more is wrong as a whole; the import still counts them. */
export const KEPT_REFUSALS = 10_000;
/** The number of imports whose refused rows are kept. */
const KEPT_IMPORTS = 20;

export interface BegunImport {
  readonly id: number;
  /** Zero for an import that starts, or starts again after it ended. */
  readonly done: TableCounts;
}

const NOTHING: TableCounts = { rows: 0, stored: 0, unchanged: 0, refused: 0, demonstration: 0 };

/** Returns the rows of an import that was begun and not ended. */
export function importInProgress({ db }: Store, { fileSha256, mappingSha256 }: TableImportKey): BegunImport | undefined {
  const sql = `SELECT id, rows, stored, unchanged, refused, demonstration FROM table_imports WHERE file_sha256 = ? AND mapping_sha256 = ? AND ended_at IS NULL`;
  const row = statement(db, sql).get(fileSha256, mappingSha256) as ({ readonly id: number } & TableCounts) | undefined;
  if (row === undefined) return undefined;
  const { id, ...done } = row;
  return { id, done };
}

/** Continues the import in progress, or starts one. */
export function beginImport(
  store: Store,
  key: TableImportKey,
  about: { fileName: string; who: string | undefined },
  now: Date,
): BegunImport {
  const { db } = store;
  return db
    .transaction((): BegunImport => {
      const present = importInProgress(store, key);
      if (present !== undefined) return present;
      const { fileSha256, mappingSha256 } = key;
      const old = `SELECT id FROM table_imports WHERE (file_sha256 = ? AND mapping_sha256 = ?) OR id <= (SELECT max(id) - ${KEPT_IMPORTS} FROM table_imports)`;
      for (const { id } of statement(db, old).all(fileSha256, mappingSha256) as { readonly id: number }[]) {
        for (const table of ['table_import_codes', 'table_import_refusals']) statement(db, `DELETE FROM ${table} WHERE import = ?`).run(id);
        statement(db, 'DELETE FROM table_imports WHERE id = ?').run(id);
      }
      const added = statement(
        db,
        'INSERT INTO table_imports (file_sha256, mapping_sha256, file_name, who, started_at) VALUES (?, ?, ?, ?, ?)',
      ).run(fileSha256, mappingSha256, about.fileName, about.who ?? null, now.toISOString());
      return { id: Number(added.lastInsertRowid), done: NOTHING };
    })
    .immediate();
}

/** Called in the transaction that stores the rows. Returns false if another program has advanced the import beyond row `before`. */
export function advanceImport({ db }: Store, id: number, before: number, counts: TableCounts): boolean {
  const { rows, stored, unchanged, refused, demonstration } = counts;
  const sql =
    'UPDATE table_imports SET rows = ?, stored = ?, unchanged = ?, refused = ?, demonstration = ? WHERE id = ? AND rows = ? AND ended_at IS NULL';
  return statement(db, sql).run(rows, stored, unchanged, refused, demonstration, id, before).changes === 1;
}

export function endImport({ db }: Store, id: number, now: Date): void {
  db.transaction(() => {
    statement(db, 'UPDATE table_imports SET ended_at = ? WHERE id = ?').run(now.toISOString(), id);
    statement(db, 'DELETE FROM table_import_codes WHERE import = ?').run(id);
  }).immediate();
}

export function addRefusal({ db }: Store, id: number, { line, mistakes }: RefusedRow): void {
  statement(db, 'INSERT OR REPLACE INTO table_import_refusals (import, line, mistakes) VALUES (?, ?, ?)').run(
    id,
    line,
    JSON.stringify(mistakes),
  );
}

/** The passport codes that an import has stored, each with its line. */
export const codesOf = ({ db }: Store, id: number): Pick<SeenCodes, 'lineOf' | 'remember'> => ({
  lineOf: (code) =>
    statement(db, 'SELECT line FROM table_import_codes WHERE import = ? AND code = ?').pluck().get(id, code) as number | undefined,
  remember: (code, line) => void statement(db, 'INSERT INTO table_import_codes (import, code, line) VALUES (?, ?, ?)').run(id, code, line),
});

export function reportOf({ db }: Store, id: number, most: number): TableReport {
  const counts = statement(db, 'SELECT rows, stored, unchanged, refused, demonstration FROM table_imports WHERE id = ?').get(
    id,
  ) as TableCounts;
  const rows = statement(db, 'SELECT line, mistakes FROM table_import_refusals WHERE import = ? ORDER BY line LIMIT ?').all(id, most) as {
    readonly line: number;
    readonly mistakes: string;
  }[];
  return { ...counts, refusals: rows.map(({ line, mistakes }) => ({ line, mistakes: JSON.parse(mistakes) as TableMistake[] })) };
}

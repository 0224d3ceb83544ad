// Reports the damage that SQLite finds in an open database: pages, indexes and dangling foreign keys, and drafts that are lost.
import type { Db } from './store.ts';

const MOST = 5;

/** A store of an earlier version has no table of drafts. */
export const isWithDrafts = (db: Db): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'drafts'").get() !== undefined;
/** An SQL condition over `passports`. */
export const HAS_LOST_DRAFT = "document = x'' AND NOT EXISTS (SELECT 1 FROM drafts WHERE drafts.id = passports.id)";

/** Returns an empty list for an intact database. Reads every page, which takes seconds for a store of one gigabyte. */
export function damageIn(db: Db): readonly string[] {
  const found = (db.pragma(`integrity_check(${MOST})`) as readonly { readonly integrity_check: string }[]).map(
    ({ integrity_check: said }) => said,
  );
  const orphans = (db.pragma('foreign_key_check') as readonly { readonly table: string; readonly rowid: number }[])
    .slice(0, MOST)
    .map(({ table, rowid }) => `row ${rowid} of ${table} names another that is not there`);
  const drafts = isWithDrafts(db)
    ? (db.prepare(`SELECT dpp_code FROM passports WHERE ${HAS_LOST_DRAFT} LIMIT ${MOST}`).pluck().all() as string[])
    : [];
  return [
    ...(found.length === 1 && found[0] === 'ok' ? [] : found),
    ...orphans,
    ...drafts.map((code) => `the draft of the passport '${code}' is lost`),
  ];
}

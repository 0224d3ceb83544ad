// Lists and searches passports, the last changed first.
import type { Category, DppStatus, PassportList, PassportSummary } from '../../contract/index.ts';
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';
import { rarestParts } from '../words/rarest.ts';
import { wordsOf } from '../words/words.ts';
import { nameIn } from './names.ts';
import { COLUMNS, type PassportRow, toRecord, toSummary } from './passports.ts';

export interface PassportQuery {
  readonly query?: string;
  readonly category?: Category;
  readonly status?: DppStatus;
  /** Language of the product names. If absent, each name is in the language of its passport. */
  readonly language?: string;
  readonly limit: number;
  readonly offset: number;
}

interface Condition {
  readonly where: string;
  readonly values: readonly string[];
}

/** Policy: a search counts up to this many passports, and sorts them. With more, a scan from the most recently changed one fills a page sooner. */
const COUNTED = 5_000;

/** Reads in one transaction, because another process may index a passport meanwhile. */
export const listPassports = ({ db }: Store, query: PassportQuery, counted = COUNTED): PassportList =>
  db.transaction(() => list(db, query, counted))();

function list(db: Db, query: PassportQuery, counted: number): PassportList {
  const kinds = kindsOf(query);
  const hits = query.query ? hitsOf(db, query.query, kinds, counted + 1) : undefined;
  const isMore = hits !== undefined && hits.length > counted;
  const rows = hits === undefined || isMore ? walked(db, query, kinds) : sorted(db, hits, query);
  return {
    total: hits === undefined ? countOf(db, kinds) : Math.min(hits.length, counted),
    ...(isMore ? { isMore } : {}),
    items: rows.map(toRecord).map((record) => inLanguage(toSummary(record), record.document, query.language)),
  };
}

function kindsOf({ category, status }: PassportQuery): readonly Condition[] {
  return [
    ...(category === undefined ? [] : [{ where: 'category = ?', values: [category] }]),
    // The literal condition of the partial index, which leaves out the active passports.
    ...(status === undefined
      ? []
      : [{ where: `dpp_status = ?${status === 'active' ? '' : " AND dpp_status <> 'active'"}`, values: [status] }]),
  ];
}

const LIKE = `search LIKE ? ESCAPE '\\'`;

const joined = (conditions: readonly Condition[]): string =>
  conditions.length === 0 ? '' : `WHERE ${conditions.map(({ where }) => where).join(' AND ')}`;
const valuesOf = (conditions: readonly Condition[]): readonly string[] => conditions.flatMap(({ values }) => values);

interface Hit {
  readonly id: number;
  readonly last_updated: string;
}

/** The passports of these kinds that contain the words: through the index, and by comparison where they are not indexed yet. */
function hitsOf(db: Db, query: string, kinds: readonly Condition[], most: number): readonly Hit[] {
  const { words, like } = wordsOf(query);
  const match = rarestParts(db, words);
  const rest = [{ where: LIKE, values: [like] }, ...kinds];
  const find = (from: string, ...values: readonly string[]) =>
    statement(db, `SELECT p.id, p.last_updated FROM ${from} ${joined(rest)} LIMIT ?`).all(...values, ...valuesOf(rest), most) as Hit[];
  if (match === undefined) return find('passports p');
  // Without CROSS JOIN, the words might be tried on each passport of a kind.
  const indexed = find('(SELECT rowid FROM passport_words WHERE passport_words MATCH ?) w CROSS JOIN passports p ON p.id = w.rowid', match);
  return [...indexed, ...find('passport_words_due d CROSS JOIN passports p ON p.id = d.id')];
}

const countOf = (db: Db, kinds: readonly Condition[]): number =>
  statement(db, `SELECT coalesce(sum(number), 0) FROM passport_counts ${joined(kinds)}`)
    .pluck()
    .get(...valuesOf(kinds)) as number;

function sorted(db: Db, hits: readonly Hit[], { limit, offset }: PassportQuery): readonly PassportRow[] {
  const row = statement(db, `SELECT ${COLUMNS} FROM passports WHERE id = ?`);
  return [...hits]
    .sort((one, other) => (one.last_updated === other.last_updated ? other.id - one.id : one.last_updated < other.last_updated ? 1 : -1))
    .slice(offset, offset + limit)
    .map(({ id }) => row.get(id) as PassportRow);
}

const ORDER = 'ORDER BY last_updated DESC, id DESC LIMIT ? OFFSET ?';

function walked(db: Db, { query, limit, offset }: PassportQuery, kinds: readonly Condition[]): readonly PassportRow[] {
  const words = query ? [{ where: LIKE, values: [wordsOf(query).like] }] : [];
  const all = [...kinds, ...words];
  return statement(db, `SELECT ${COLUMNS} FROM passports ${joined(all)} ${ORDER}`).all(...valuesOf(all), limit, offset) as PassportRow[];
}

const inLanguage = (summary: PassportSummary, document: string, language: string | undefined): PassportSummary => ({
  ...summary,
  productName: (language === undefined ? undefined : nameIn(document, language)) ?? summary.productName,
});

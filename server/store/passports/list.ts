// Lists and searches passports, the last changed first.
import type { Category, DppStatus, PassportList, PassportSummary } from '../../contract/index.ts';
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';
import { FEW, rareParts } from '../words/rare-parts.ts';
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

/** Policy: up to this many hits are fetched and sorted. With more, a scan from the most recently changed passport finds enough sooner. */
const SORTED = 2_000;

export function listPassports({ db }: Store, query: PassportQuery, { atMost = SORTED, few = FEW } = {}): PassportList {
  const words = query.query ? withWords(db, query.query, few) : undefined;
  const kinds = kindsOf(query);
  const total = words === undefined ? countOf(db, kinds) : countWith(db, [words, ...kinds.map(unindexed)]);
  const rows = words !== undefined && total <= atMost ? sorted(db, [words, ...kinds.map(unindexed)], query) : walked(db, query, kinds);
  return { total, items: rows.map(toRecord).map((record) => inLanguage(toSummary(record), record.document, query.language)) };
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

/** `+` keeps SQLite from using these columns' indexes, so that it looks up the words first. It underestimates the passports of a kind. */
const unindexed = ({ where, values }: Condition): Condition => ({ where: where.replaceAll(/\b(?=category|dpp_status)/g, '+'), values });

const joined = (conditions: readonly Condition[]): string =>
  conditions.length === 0 ? '' : `WHERE ${conditions.map(({ where }) => where).join(' AND ')}`;
const valuesOf = (conditions: readonly Condition[]): readonly string[] => conditions.flatMap(({ values }) => values);

/** Finds passports by their words: through the index, and by comparison where they are not indexed yet. */
function withWords(db: Db, query: string, few: number): Condition {
  const { indexed: words, match: all, isExact: isWhole, like } = wordsOf(query);
  const compared = { where: `search LIKE ? ESCAPE '\\'`, values: [like] };
  if (all === '') return compared;
  const rare = rareParts(db, words, few);
  const [match, isExact] = rare === undefined ? [all, isWhole] : [rare, false];
  const found = 'id IN (SELECT rowid FROM passport_words WHERE passport_words MATCH ?)';
  const indexed = isExact ? { where: found, values: [match] } : { where: `${found} AND ${compared.where}`, values: [match, like] };
  if (statement(db, 'SELECT 1 FROM passport_words_due LIMIT 1').get() === undefined) return indexed;
  const due = `id IN (SELECT d.id FROM passport_words_due d CROSS JOIN passports p ON p.id = d.id WHERE p.${compared.where})`;
  return { where: `(${indexed.where} OR ${due})`, values: [...indexed.values, like] };
}

const countOf = (db: Db, kinds: readonly Condition[]): number =>
  statement(db, `SELECT coalesce(sum(number), 0) FROM passport_counts ${joined(kinds)}`)
    .pluck()
    .get(...valuesOf(kinds)) as number;

const countWith = (db: Db, all: readonly Condition[]): number =>
  statement(db, `SELECT count(*) FROM passports ${joined(all)}`)
    .pluck()
    .get(...valuesOf(all)) as number;

const ORDER = 'ORDER BY last_updated DESC, id DESC LIMIT ? OFFSET ?';

/** `+` keeps SQLite from reading in the order of an index, so that it fetches the few rows first and sorts them. */
const sorted = (db: Db, all: readonly Condition[], { limit, offset }: PassportQuery): readonly PassportRow[] =>
  statement(db, `SELECT ${COLUMNS} FROM passports ${joined(all)} ORDER BY +last_updated DESC, id DESC LIMIT ? OFFSET ?`).all(
    ...valuesOf(all),
    limit,
    offset,
  ) as PassportRow[];

function walked(db: Db, { query, limit, offset }: PassportQuery, kinds: readonly Condition[]): readonly PassportRow[] {
  const words = query ? [{ where: `search LIKE ? ESCAPE '\\'`, values: [wordsOf(query).like] }] : [];
  const all = [...kinds, ...words];
  return statement(db, `SELECT ${COLUMNS} FROM passports ${joined(all)} ${ORDER}`).all(...valuesOf(all), limit, offset) as PassportRow[];
}

const inLanguage = (summary: PassportSummary, document: string, language: string | undefined): PassportSummary => ({
  ...summary,
  productName: (language === undefined ? undefined : nameIn(document, language)) ?? summary.productName,
});

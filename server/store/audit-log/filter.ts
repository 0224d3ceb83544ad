// Translates filters and sort orders of the log into SQL.
import { createHash } from 'node:crypto';
import type { DecisionFilter, InspectionFilter, InspectionOrder, InspectionSort } from '../../contract/index.ts';
import { fold } from '../../domain/encoding/fold.ts';
import { HEADLINES } from '../../domain/evidence/evidence.ts';
import { recognise } from '../../domain/recognise/index.ts';
import { scannedIn } from '../../domain/recognise/product-key.ts';
import type { Recognised } from '../../domain/recognise/recognised.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { wordsOf } from '../words/words.ts';
import { IS_RELEASED_INVALID } from './released-invalid.ts';
import { AS_OF } from './standing.ts';

export interface Condition {
  readonly where: string;
  readonly values: readonly (string | number)[];
}

const of = (where: string, ...values: readonly (string | number)[]): Condition => ({ where, values });

/** Conditions on the row `s` of `inspection_standing`. */
export function conditionOf(store: Store, filter: InspectionFilter): Condition {
  const { query, headline, decision, from, until, officer, place, run, bulk, declaration } = filter;
  const all = [
    ...(query ? [searched(query)] : []),
    ...(headline === undefined
      ? []
      : [headline === 'as-of' ? of(`s.verdict >= ${AS_OF}`) : of('s.verdict = ?', HEADLINES.indexOf(headline))]),
    ...(decision === undefined ? [] : [decidedAs(decision)]),
    ...(from === undefined ? [] : [of('s.at >= ?', from)]),
    ...(until === undefined ? [] : [of('s.at <= ?', until)]),
    ...(officer ? [decidedWith(store, 'officer', officer)] : []),
    ...(place ? [decidedWith(store, 'place', place)] : []),
    ...(run === undefined ? [] : [of('s.id IN (SELECT inspection_id FROM run_items WHERE run = ?)', run)]),
    ...(bulk === undefined ? [] : [of('s.id IN (SELECT inspection_id FROM bulk_entries WHERE queue = ?)', bulk)]),
    ...(declaration === undefined ? [] : [of(CONTRADICTS)]),
  ];
  return { where: all.map(({ where }) => `(${where})`).join(' AND ') || 'true', values: all.flatMap(({ values }) => values) };
}

/** Only the last declaration about an entry counts. */
const CONTRADICTS = `s.id IN (SELECT inspection_id FROM customs_log c WHERE c.action = 'declaration' AND c.contradicts = 1
  AND NOT EXISTS (SELECT 1 FROM customs_log n WHERE n.inspection_id = c.inspection_id AND n.action = 'declaration' AND n.id > c.id))`;

function decidedAs(decision: DecisionFilter): Condition {
  if (decision === 'none') return of('s.open = 1');
  return decision === 'released-invalid' ? of(IS_RELEASED_INVALID) : of('s.decision = ?', decision);
}

/** There are few distinct names. Each is looked up in the index; they are matched with the folding that all searches share. */
function decidedWith({ db }: Store, column: 'officer' | 'place', part: string): Condition {
  const names = statement(
    db,
    `WITH RECURSIVE names (name) AS (SELECT min(${column}) FROM decisions
       UNION ALL SELECT (SELECT min(${column}) FROM decisions WHERE ${column} > name) FROM names WHERE name IS NOT NULL)
     SELECT name FROM names WHERE name IS NOT NULL`,
  )
    .pluck()
    .all() as string[];
  const meant = names.filter((name) => fold(name).includes(fold(part)));
  return of(`s.id IN (SELECT inspection_id FROM decisions WHERE ${column} IN (SELECT value FROM json_each(?)))`, JSON.stringify(meant));
}

function searched(query: string): Condition {
  const all = [...withWords(query), ...scanned(query)];
  return { where: `s.id IN (${all.map(({ where }) => where).join(' UNION ')})`, values: all.flatMap(({ values }) => values) };
}

function withWords(query: string): readonly Condition[] {
  const { match, isExact, like } = wordsOf(query);
  const [narrowed, values] =
    match === ''
      ? ['', [like]]
      : isExact
        ? ['rowid IN (SELECT rowid FROM # WHERE # MATCH ?)', [match]]
        : ['rowid IN (SELECT rowid FROM # WHERE # MATCH ?) AND', [match, like]];
  const condition = (words: string): string => `${narrowed.replaceAll('#', words)} ${isExact ? '' : "search LIKE ? ESCAPE '\\'"}`;
  return [
    isExact
      ? of('SELECT rowid FROM inspection_words WHERE inspection_words MATCH ?', match)
      : of(`SELECT id FROM inspections INDEXED BY inspections_search WHERE ${condition('inspection_words')}`, ...values),
    of(`SELECT inspection_id FROM decisions WHERE ${condition('decision_words')}`, ...values),
  ];
}

/** A scan finds the item regardless of the spelling that was inspected, and also any entry with exactly the same text. */
function scanned(query: string): readonly Condition[] {
  const same = of('SELECT id FROM inspections WHERE input_sha256 = ?', createHash('sha256').update(query).digest('hex'));
  return [same, ...recognise({ text: query, channel: 'wedge' }).flatMap(ofItem)];
}

function ofItem(recognised: Recognised): readonly Condition[] {
  const item = scannedIn(recognised);
  switch (item.kind) {
    case 'gs1':
      return [ofProduct(item)];
    case 'dpp-code': {
      const { dppCode, gtin, serial } = item;
      const byCode = of('SELECT id FROM inspections WHERE dpp_code = ?', dppCode);
      return [byCode, ...(gtin === undefined || serial === undefined ? [] : [ofProduct({ gtin, serial })])];
    }
    case 'ambiguous':
      return item.candidates.map(ofProduct);
    case 'link':
      return [of("SELECT id FROM inspections WHERE link = ? AND kind = 'link'", item.link.url)];
    default:
      return [];
  }
}

/** Also finds the entries whose credential is about this product. */
function ofProduct({ gtin, serial, batch }: { readonly gtin: string; readonly serial: string | null; readonly batch?: string }): Condition {
  const product = 'SELECT id FROM inspections WHERE gtin = ?';
  const other = 'SELECT id FROM inspections WHERE other_gtin = ?';
  if (serial !== null) return of(`${product} AND serial = ? UNION ALL ${other} AND other_serial = ?`, gtin, serial, gtin, serial);
  return batch === undefined ? of(`${product} UNION ALL ${other}`, gtin, gtin) : of(`${product} AND batch = ?`, gtin, batch);
}

const SORTED: Readonly<Record<Exclude<InspectionSort, 'number'>, string>> = {
  headline: 's.verdict',
  product: 's.product',
  input: 's.input',
  at: 's.at',
  decision: 's.decision',
};

export interface Order {
  readonly by: string;
  /** Selects the entries after a given entry, whose number is passed twice. */
  readonly after: string;
}

export function orderOf(sort: InspectionSort = 'number', order: InspectionOrder = 'descending'): Order {
  const [direction, follows] = order === 'ascending' ? ['ASC', '>'] : ['DESC', '<'];
  if (sort === 'number') return { by: `s.id ${direction}`, after: `s.id ${follows} max(?, ?)` };
  const column = SORTED[sort];
  const own = `(SELECT ${column.replace('s.', 'b.')} FROM inspection_standing b WHERE b.id = ?)`;
  return { by: `${column} ${direction}, s.id ${direction}`, after: `(${column}, s.id) ${follows} (${own}, ?)` };
}

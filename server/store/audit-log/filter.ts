// Translates filters and sort orders of the log into SQL.
import { createHash } from 'node:crypto';
import type { Code, DecisionKind, Headline, InspectionOrder, InspectionSort } from '../../contract/index.ts';
import { fold, likeAny } from '../../domain/encoding/fold.ts';
import { HEADLINES } from '../../domain/evidence/evidence.ts';
import type { InputCode } from '../../domain/evidence/input-codes.ts';
import { recognise } from '../../domain/recognise/index.ts';
import { scannedIn } from '../../domain/recognise/product-key.ts';
import type { Recognised } from '../../domain/recognise/recognised.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

export interface InspectionFilter {
  /** Words, or a scan. A scan finds the entries of exactly that item. */
  readonly query?: string;
  /** `as-of` selects all verdicts about an earlier date. Every other value selects only verdicts about the day of the inspection. */
  readonly headline?: Headline | 'as-of';
  /** `none` selects undecided entries. The last decision counts. Entries about an earlier date or a key fingerprint cannot be decided. */
  readonly decision?: DecisionKind | 'none';
  /** First and last moment of the inspection, ISO 8601 UTC with milliseconds. */
  readonly from?: string;
  readonly until?: string;
  /** Part of the name of the officer who decided, or of the place of the decision. */
  readonly officer?: string;
  readonly place?: string;
  /** The id of a run. */
  readonly run?: string;
}

export interface Condition {
  readonly where: string;
  readonly values: readonly string[];
}

/**
 * A key fingerprint is no product, so there is nothing to release or hold. Entries from before it had its own reason code are distinguished
 * from unreadable input only by the input code.
 */
const OF_KEY: Code = 'DPP-SIG-26';
const UNREADABLE: Code = 'DPP-SIG-11';
const KEY_INPUT: InputCode = 'DPP-INP-22';
const OF_NO_KEY = `i.reason IS NOT '${OF_KEY}' AND (i.reason IS NOT '${UNREADABLE}' OR i.input_code IS NOT '${KEY_INPUT}')`;

const DECISIONS = 'FROM decisions d WHERE d.inspection_id = i.id';
/** A decision that the next row undoes does not count. */
const IN_FORCE = `${DECISIONS} AND d.decision <> 'undone' AND 'undone' IS NOT
  (SELECT n.decision FROM decisions n WHERE n.inspection_id = d.inspection_id AND n.id > d.id ORDER BY n.id LIMIT 1)`;
const LAST_DECISION = `(SELECT decision ${IN_FORCE} ORDER BY d.id DESC LIMIT 1)`;

const of = (where: string, ...values: readonly string[]): Condition => ({ where, values });

export function conditionOf(store: Store, filter: InspectionFilter): Condition {
  const { query, headline, decision, from, until, officer, place, run } = filter;
  const all = [
    ...(query ? [searched(query)] : []),
    ...(headline === undefined
      ? []
      : [headline === 'as-of' ? of('i.as_of IS NOT NULL') : of('i.headline = ? AND i.as_of IS NULL', headline)]),
    ...(decision === undefined ? [] : [decided(decision)]),
    ...(from === undefined ? [] : [of('i.at >= ?', from)]),
    ...(until === undefined ? [] : [of('i.at <= ?', until)]),
    ...(officer ? [decidedWith(store, 'officer', officer)] : []),
    ...(place ? [decidedWith(store, 'place', place)] : []),
    ...(run === undefined ? [] : [of('i.id IN (SELECT inspection_id FROM run_items WHERE run = ?)', run)]),
  ];
  return { where: all.map(({ where }) => `(${where})`).join(' AND ') || 'true', values: all.flatMap(({ values }) => values) };
}

/** Selects entries `i` that may be decided and have no decision in force. */
export const UNDECIDED = `i.as_of IS NULL AND ${OF_NO_KEY} AND NOT EXISTS (SELECT 1 ${IN_FORCE})`;

const decided = (decision: DecisionKind | 'none'): Condition =>
  decision === 'none' ? of(UNDECIDED) : of(`${LAST_DECISION} = ?`, decision);

/** There are few distinct names. They are matched with the folding that all searches share. */
function decidedWith({ db }: Store, column: 'officer' | 'place', part: string): Condition {
  const names = statement(db, `SELECT DISTINCT ${column} FROM decisions`).pluck().all() as string[];
  const meant = names.filter((name) => fold(name).includes(fold(part)));
  return of(`EXISTS (SELECT 1 ${DECISIONS} AND d.${column} IN (SELECT value FROM json_each(?)))`, JSON.stringify(meant));
}

function searched(query: string): Condition {
  const like = likeAny(query);
  const words = of(`i.search LIKE ? ESCAPE '\\' OR EXISTS (SELECT 1 ${DECISIONS} AND d.search LIKE ? ESCAPE '\\')`, like, like);
  const all = [words, ...scanned(query)];
  return { where: all.map(({ where }) => where).join(' OR '), values: all.flatMap(({ values }) => values) };
}

/** A scan finds the item regardless of the spelling that was inspected, and also any entry with exactly the same text. */
function scanned(query: string): readonly Condition[] {
  const same = of(
    'i.id IN (SELECT one.id FROM inspections one WHERE one.input_sha256 = ?)',
    createHash('sha256').update(query).digest('hex'),
  );
  return [same, ...recognise({ text: query, channel: 'wedge' }).flatMap(ofItem)];
}

function ofItem(recognised: Recognised): readonly Condition[] {
  const item = scannedIn(recognised);
  switch (item.kind) {
    case 'gs1':
      return [ofProduct(item)];
    case 'dpp-code': {
      const { dppCode, gtin, serial } = item;
      return [of('i.dpp_code = ?', dppCode), ...(gtin === undefined || serial === undefined ? [] : [ofProduct({ gtin, serial })])];
    }
    case 'ambiguous':
      return item.candidates.map(ofProduct);
    case 'link':
      return [of(`i.kind = 'link' AND i.link = ?`, item.link.url)];
    default:
      return [];
  }
}

function ofProduct({ gtin, serial, batch }: { readonly gtin: string; readonly serial: string | null; readonly batch?: string }): Condition {
  if (serial !== null) return of('i.gtin = ? AND i.serial = ?', gtin, serial);
  return batch === undefined ? of('i.gtin = ?', gtin) : of('i.gtin = ? AND i.batch = ?', gtin, batch);
}

/** Worst verdict first. */
const RANK = `CASE i.headline ${[...HEADLINES].map((headline, rank) => `WHEN '${headline}' THEN ${rank}`).join(' ')} END`;

const SORTED: Readonly<Record<Exclude<InspectionSort, 'number'>, readonly string[]>> = {
  headline: ['i.as_of IS NOT NULL', RANK],
  product: ['i.product_name IS NULL', 'i.product_name COLLATE NOCASE', 'i.gtin', 'i.serial'],
  input: ['i.kind', 'i.file_name COLLATE NOCASE'],
  at: ['i.at'],
  decision: [LAST_DECISION],
};

export function orderOf(sort: InspectionSort = 'number', order: InspectionOrder = 'descending'): string {
  const direction = order === 'ascending' ? 'ASC' : 'DESC';
  return [...(sort === 'number' ? [] : SORTED[sort]), 'i.id'].map((term) => `${term} ${direction}`).join(', ');
}

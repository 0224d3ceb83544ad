// Log entries by number or by filter, newest first, with their decisions.
import type { Channel, Code, Decision, DecisionKind, Headline, Inspection, InspectionList, InspectionSummary } from '../contract.ts';
import type { InputCode } from '../recognise/recognised.ts';
import { likeAny } from '../store/fold.ts';
import type { Store } from '../store/open.ts';
import { statement } from '../store/statement.ts';

interface Row {
  id: number;
  at: string;
  as_of: string | null;
  headline: Headline;
  reason: Code | null;
  kind: InspectionSummary['kind'];
  channel: Channel;
  gtin: string | null;
  serial: string | null;
  dpp_code: string | null;
  product_name: string | null;
  file_name: string | null;
  sample: number;
  record: string;
  text: string;
  hash: string;
}

interface DecisionRow extends Decision {
  inspection_id: number;
}

const toDecision = ({ at, decision, officer, place, reference, note }: DecisionRow): Decision => ({
  at,
  decision,
  officer,
  place,
  reference,
  note,
});

const decisionsOf = (store: Store, id: number): Decision[] =>
  withUndone((statement(store.db, 'SELECT * FROM decisions WHERE inspection_id = ? ORDER BY id').all(id) as DecisionRow[]).map(toDecision));

/** In their order; each that the next one undid is marked. */
export const withUndone = (decisions: readonly Decision[]): Decision[] =>
  decisions.map((decision, index) => (decisions[index + 1]?.decision === 'undone' ? { ...decision, isUndone: true } : decision));

/** The decision that counts. */
export const inForce = (decisions: readonly Decision[]): Decision | undefined =>
  decisions.findLast(({ decision, isUndone }) => decision !== 'undone' && isUndone !== true);

const toInspection = (store: Store, row: Row): Inspection => {
  const record = JSON.parse(row.record) as Omit<Inspection, 'id' | 'hash' | 'decisions'>;
  return { ...record, input: { ...record.input, text: row.text }, id: row.id, hash: row.hash, decisions: decisionsOf(store, row.id) };
};

export function readInspection(store: Store, id: number): Inspection | undefined {
  const row = statement(store.db, 'SELECT i.*, t.text FROM inspections i JOIN inputs t ON t.sha256 = i.input_sha256 WHERE i.id = ?').get(
    id,
  ) as Row | undefined;
  return row && toInspection(store, row);
}

/** What was logged for a request, in the order of its items; empty when it never arrived. */
export const inspectionsOfRequest = (store: Store, requestId: string): Inspection[] =>
  (
    statement(
      store.db,
      'SELECT i.*, t.text FROM inspections i JOIN inputs t ON t.sha256 = i.input_sha256 WHERE i.request_id = ? ORDER BY i.id',
    ).all(requestId) as Row[]
  ).map((row) => toInspection(store, row));

export interface InspectionQuery {
  readonly query?: string;
  /** `as-of`: asked about an earlier date, whatever was said of it. Every other is of what was asked about its own day. */
  readonly headline?: Headline | 'as-of';
  /** `none`: not decided yet. The last decision counts. About an earlier date, or the fingerprint of a key, there is nothing to decide. */
  readonly decision?: DecisionKind | 'none';
  readonly limit: number;
  readonly offset: number;
}

/** No product: nothing to release or hold. Before it had a code of its own, only what the text was recognised as told it from what cannot be read. */
const OF_KEY: Code = 'DPP-SIG-26';
const UNREADABLE: Code = 'DPP-SIG-11';
const KEY_INPUT: InputCode = 'DPP-INP-22';
const OF_NO_KEY = `i.reason IS NOT '${OF_KEY}' AND (i.reason IS NOT '${UNREADABLE}' OR json_extract(i.record, '$.recognised.inputCode') IS NOT '${KEY_INPUT}')`;

const lastDecision = `(SELECT decision FROM decisions d WHERE d.inspection_id = i.id AND d.decision <> 'undone' AND 'undone' IS NOT
  (SELECT decision FROM decisions n WHERE n.inspection_id = d.inspection_id AND n.id > d.id ORDER BY n.id LIMIT 1) ORDER BY d.id DESC LIMIT 1)`;

function filterOf(query: Omit<InspectionQuery, 'limit' | 'offset'>): { readonly where: string; readonly values: string[] } {
  const clauses: string[] = [];
  const values: string[] = [];
  if (query.query) {
    clauses.push(
      `(i.search LIKE ? ESCAPE '\\' OR EXISTS (SELECT 1 FROM decisions d WHERE d.inspection_id = i.id AND d.search LIKE ? ESCAPE '\\'))`,
    );
    values.push(likeAny(query.query), likeAny(query.query));
  }
  if (query.headline === 'as-of') clauses.push('i.as_of IS NOT NULL');
  else if (query.headline) {
    clauses.push('i.headline = ? AND i.as_of IS NULL');
    values.push(query.headline);
  }
  if (query.decision === 'none') clauses.push(`i.as_of IS NULL AND ${OF_NO_KEY} AND ${lastDecision} IS NULL`);
  else if (query.decision) {
    clauses.push(`${lastDecision} = ?`);
    values.push(query.decision);
  }
  return { where: clauses.length === 0 ? '' : `WHERE ${clauses.join(' AND ')}`, values };
}

export function listInspections(store: Store, query: InspectionQuery): InspectionList {
  const { where, values } = filterOf(query);
  const total = statement(store.db, `SELECT count(*) FROM inspections i ${where}`)
    .pluck()
    .get(...values) as number;
  const rows = statement(store.db, `SELECT i.* FROM inspections i ${where} ORDER BY i.id DESC LIMIT ? OFFSET ?`).all(
    ...values,
    query.limit,
    query.offset,
  ) as Row[];
  return { total, items: rows.map((row) => toSummary(row, inForce(decisionsOf(store, row.id)))) };
}

const toSummary = (row: Row, decision: Decision | undefined): InspectionSummary => ({
  id: row.id,
  at: row.at,
  ...(row.as_of === null ? {} : { asOf: row.as_of }),
  headline: row.headline,
  ...(row.reason === null ? {} : { reason: row.reason }),
  kind: row.kind,
  ...(row.product_name === null ? {} : { productName: row.product_name }),
  ...(row.gtin === null ? {} : { gtin: row.gtin }),
  ...(row.serial === null ? {} : { serial: row.serial }),
  ...(row.dpp_code === null ? {} : { dppCode: row.dpp_code }),
  ...(row.file_name === null ? {} : { fileName: row.file_name }),
  channel: row.channel,
  sample: row.sample === 1,
  ...(decision === undefined ? {} : { decision }),
});

/** Streams the filtered log, newest first, without holding it in memory. */
export function* eachInspection(store: Store, query: Omit<InspectionQuery, 'limit' | 'offset'>): Generator<Inspection> {
  const { where, values } = filterOf(query);
  let before = Number.MAX_SAFE_INTEGER;
  const page = store.db.prepare(
    `SELECT i.*, t.text FROM inspections i JOIN inputs t ON t.sha256 = i.input_sha256 ${where} ${where ? 'AND' : 'WHERE'} i.id < ? ORDER BY i.id DESC LIMIT 100`,
  );
  for (;;) {
    const rows = page.all(...values, before) as Row[];
    for (const row of rows) yield toInspection(store, row);
    const last = rows.at(-1);
    if (last === undefined) return;
    before = last.id;
  }
}

export const countInspections = ({ db }: Store): number => statement(db, 'SELECT count(*) FROM inspections').pluck().get() as number;

const NEWEST = `SELECT at FROM inspections WHERE id > coalesce((SELECT json_extract(record, '$.inspection') FROM clock_resets ORDER BY id DESC LIMIT 1), 0)
  ORDER BY at DESC LIMIT 1`;

/** Date of the newest entry since the clock was last said to be right: part of the clock floor. */
export const newestInspectionAt = ({ db }: Store): string | undefined => statement(db, NEWEST).pluck().get() as string | undefined;

// Lists the log page by page in any order, and streams it whole for an export.
import type {
  Channel,
  Code,
  Headline,
  Inspection,
  InspectionList,
  InspectionOrder,
  InspectionSort,
  InspectionSummary,
} from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { conditionOf, type InspectionFilter, orderOf } from './filter.ts';
import { ENTRY_COLUMNS, type EntryRow, lastDecisionOf, toInspection } from './read.ts';

export interface InspectionQuery extends InspectionFilter {
  readonly sort?: InspectionSort;
  readonly order?: InspectionOrder;
  readonly limit: number;
  readonly offset: number;
}

interface Row {
  readonly id: number;
  readonly at: string;
  readonly as_of: string | null;
  readonly again: number | null;
  readonly headline: Headline;
  readonly reason: Code | null;
  readonly kind: InspectionSummary['kind'];
  readonly channel: Channel;
  readonly gtin: string | null;
  readonly serial: string | null;
  readonly dpp_code: string | null;
  readonly product_name: string | null;
  readonly file_name: string | null;
  readonly sample: number;
}

/** One index holds all of these columns, so the query never reads the records, which take tens of kilobytes each. */
const COLUMNS = [
  'id',
  'at',
  'as_of',
  'again',
  'headline',
  'reason',
  'kind',
  'channel',
  'gtin',
  'serial',
  'dpp_code',
  'product_name',
  'file_name',
  'sample',
] as const satisfies readonly (keyof Row)[];

export function listInspections(store: Store, { sort, order, limit, offset, ...filter }: InspectionQuery): InspectionList {
  const { where, values } = conditionOf(store, filter);
  const { db } = store;
  const from = `FROM inspections i INDEXED BY inspections_listed WHERE ${where}`;
  const total = statement(db, `SELECT count(*) ${from}`)
    .pluck()
    .get(...values) as number;
  const rows = statement(
    db,
    `SELECT ${COLUMNS.map((column) => `i.${column}`).join(', ')} ${from} ORDER BY ${orderOf(sort, order)} LIMIT ? OFFSET ?`,
  ).all(...values, limit, offset) as Row[];
  return { total, items: rows.map((row) => toSummary(store, row)) };
}

function toSummary(store: Store, row: Row): InspectionSummary {
  const decision = lastDecisionOf(store, row.id);
  return {
    id: row.id,
    at: row.at,
    ...(row.as_of === null ? {} : { asOf: row.as_of }),
    ...(row.again === null ? {} : { again: row.again }),
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
    ...defined({ decision }),
  };
}

/** Streams the filtered log, newest first, without holding it in memory. */
export function* eachInspection(store: Store, filter: InspectionFilter): Generator<Inspection> {
  const { where, values } = conditionOf(store, filter);
  let before = Number.MAX_SAFE_INTEGER;
  const page = store.db.prepare(
    `SELECT ${ENTRY_COLUMNS} FROM inspections i JOIN inputs t ON t.sha256 = i.input_sha256 WHERE ${where} AND i.id < ? ORDER BY i.id DESC LIMIT 100`,
  );
  for (;;) {
    const rows = page.all(...values, before) as EntryRow[];
    for (const row of rows) yield toInspection(store, row);
    const last = rows.at(-1);
    if (last === undefined) return;
    before = last.id;
  }
}

// Lists the log page by page in any order, and streams it whole for an export.
import type {
  CameIn,
  Channel,
  Code,
  Headline,
  Inspection,
  InspectionFilter,
  InspectionList,
  InspectionQuery,
  InspectionSummary,
} from '../../contract/index.ts';
import { defined, notNull } from '../../domain/json/defined.ts';
import { cameIn } from '../../domain/log/came-in.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { ifReadable, inputText, type Stored } from './contents.ts';
import { lastDecisionOf } from './decided.ts';
import { conditionOf, orderOf } from './filter.ts';
import { ENTRY_COLUMNS, type EntryRow, toInspection } from './read.ts';
import { takesDecision } from './standing.ts';

/** With `after`, the number of the last entry of the page before, the result has no total. */
export interface InspectionPage extends InspectionQuery {
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
  readonly input_code: string | null;
  readonly input_sha256: string;
  readonly sample: number;
}

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
  'input_code',
  'input_sha256',
  'sample',
] as const satisfies readonly (keyof Row)[];

export function listInspections(store: Store, { sort, order, limit, offset, after, ...filter }: InspectionPage): InspectionList {
  const { where, values } = conditionOf(store, filter);
  const { db } = store;
  const from = `FROM inspection_standing s WHERE ${where}`;
  const { by, after: following } = orderOf(sort, order);
  const page =
    after === undefined
      ? statement(db, `SELECT s.id ${from} ORDER BY ${by} LIMIT ? OFFSET ?`).pluck().all(values, limit, offset)
      : statement(db, `SELECT s.id ${from} AND ${following} ORDER BY ${by} LIMIT ?`).pluck().all(values, after, after, limit);
  const one = statement(db, `SELECT ${COLUMNS.join(', ')} FROM inspections WHERE id = ?`);
  const items = (page as number[]).flatMap((id) => {
    const row = one.get(id) as Row | undefined;
    return row === undefined ? [] : [toSummary(store, row)];
  });
  if (after !== undefined) return { items };
  return { total: statement(db, `SELECT count(*) ${from}`).pluck().get(values) as number, items };
}

function toSummary(store: Store, row: Row): InspectionSummary {
  const decision = lastDecisionOf(store.db, row.id);
  return {
    id: row.id,
    at: row.at,
    ...notNull({ asOf: row.as_of, again: row.again }),
    headline: row.headline,
    ...(row.reason === null ? {} : { reason: row.reason }),
    kind: row.kind,
    ...notNull({ productName: row.product_name, gtin: row.gtin, serial: row.serial, dppCode: row.dpp_code, fileName: row.file_name }),
    ...(row.gtin === null && row.dpp_code === null ? { cameIn: cameInFor(store, row) } : {}),
    channel: row.channel,
    sample: row.sample === 1,
    takesDecision: takesDecision(row),
    ...defined({ decision }),
  };
}

/** A damaged input must not hide the list. The walk over the log reports it. */
const cameInFor = ({ db }: Store, { kind, input_sha256: sha256 }: Row): CameIn =>
  cameIn(kind, sha256, () => {
    const text = statement(db, 'SELECT text FROM inputs WHERE sha256 = ?').pluck().get(sha256) as Stored | undefined;
    return (text === undefined ? undefined : ifReadable(() => inputText(db, text))) ?? '';
  });

/** Streams the filtered log, newest first, without holding it in memory. */
export function* eachInspection(store: Store, filter: InspectionFilter): Generator<Inspection> {
  const { where, values } = conditionOf(store, filter);
  let before = Number.MAX_SAFE_INTEGER;
  const page = store.db.prepare(
    `SELECT ${ENTRY_COLUMNS} FROM inspection_standing s JOIN inspections i ON i.id = s.id JOIN inputs t ON t.sha256 = i.input_sha256
     WHERE ${where} AND s.id < ? ORDER BY s.id DESC LIMIT 100`,
  );
  for (;;) {
    const rows = page.all(values, before) as EntryRow[];
    for (const row of rows) yield toInspection(store, row);
    const last = rows.at(-1);
    if (last === undefined) return;
    before = last.id;
  }
}

// Lists the rows of a bulk inspection: each entry of each input, and each input without one.
import type { BulkItemState, BulkRow, BulkRows, BulkSort, Code, DecisionKind, Headline, InputCode } from '../../contract/index.ts';
import { HEADLINES } from '../../domain/evidence/evidence.ts';
import { defined } from '../../domain/json/defined.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { toFault } from './faults.ts';

export interface RowQuery {
  /** A part of the name, of the product, or of the code. */
  readonly query?: string;
  readonly show?: Headline | BulkItemState | 'undecided';
  readonly sort?: BulkSort;
  readonly order?: 'ascending' | 'descending';
  readonly limit: number;
  readonly offset: number;
}

interface Row {
  readonly position: number;
  readonly name: string;
  readonly state: BulkItemState;
  readonly fault: string | null;
  readonly id: number | null;
  readonly headline: Headline;
  readonly reason: Code | null;
  readonly input_code: InputCode | null;
  readonly kind: NonNullable<BulkRow['inspection']>['kind'];
  readonly product_name: string | null;
  readonly code: string | null;
  readonly serial: string | null;
  readonly decision: string | null;
}

const CODE = 'coalesce(i.dpp_code, i.gtin, i.link)';

const SORTED: Readonly<Record<BulkSort, string>> = {
  position: 'b.position',
  name: 'b.name',
  headline: 's.verdict',
  product: 'i.product_name',
  code: `${CODE} || ' ' || coalesce(i.serial, '')`,
};

const FROM = `FROM bulk_items b LEFT JOIN bulk_entries e ON e.queue = b.queue AND e.position = b.position
  LEFT JOIN inspections i ON i.id = e.inspection_id LEFT JOIN inspection_standing s ON s.id = i.id`;

const isHeadline = (show: string): show is Headline => HEADLINES.some((one) => one === show);

/** `%` and `_` of the text are ordinary characters. */
const part = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

export function bulkRows({ db }: Store, id: string, { query, show, sort = 'position', order, limit, offset }: RowQuery): BulkRows {
  const where = ['b.queue = ?'];
  const values: (string | number)[] = [id];
  if (query) {
    const columns = ['b.name', 'i.product_name', 'i.dpp_code', 'i.gtin', 'i.serial', 'i.link', 'i.reason', 'i.input_code'];
    where.push(`(${columns.map((column) => `${column} LIKE ? ESCAPE '\\'`).join(' OR ')})`);
    values.push(...columns.map(() => part(query)));
  }
  if (show === 'undecided') where.push('s.open = 1');
  else if (show !== undefined) {
    where.push(isHeadline(show) ? 'i.headline = ?' : 'b.state = ?');
    values.push(show);
  }
  const from = `${FROM} WHERE ${where.join(' AND ')}`;
  const direction = order === 'descending' ? 'DESC' : 'ASC';
  const rows = statement(
    db,
    `SELECT b.position, b.name, b.state, b.fault, i.id, i.headline, i.reason, i.input_code, i.kind, i.product_name, ${CODE} AS code,
       i.serial, s.decision ${from} ORDER BY ${SORTED[sort]} ${direction} NULLS LAST, b.position, i.id LIMIT ? OFFSET ?`,
  ).all(values, limit, offset) as Row[];
  return { total: statement(db, `SELECT count(*) ${from}`).pluck().get(values) as number, rows: rows.map(toRow) };
}

const toRow = ({ position, name, state, fault, id, ...entry }: Row): BulkRow => ({
  position,
  name,
  state,
  ...defined({ fault: fault === null ? undefined : toFault(fault) }),
  ...(id === null ? {} : { inspection: { id, ...toInspection(entry) } }),
});

const toInspection = ({
  headline,
  reason,
  input_code,
  kind,
  product_name,
  code,
  serial,
  decision,
}: Omit<Row, 'position' | 'name' | 'state' | 'fault' | 'id'>) => ({
  headline,
  kind,
  ...defined({
    reason: input_code ?? reason ?? undefined,
    productName: product_name ?? undefined,
    code: code ?? undefined,
    serial: serial ?? undefined,
    decision: (decision === '' ? undefined : (decision ?? undefined)) as DecisionKind | undefined,
  }),
});

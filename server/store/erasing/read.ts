// Reads the log of erasures: the rule in force, and what was erased.
import type { Erasure, ErasureRule, ErasureState } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { ERASABLE_PARTS, type ErasureLine } from '../../domain/log/erasure-line.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

interface Row {
  readonly id: number;
  readonly record: string;
}

export function ruleInForce({ db }: Pick<Store, 'db'>): ErasureRule | undefined {
  const sql = "SELECT id, record FROM erasure_log WHERE json_extract(record, '$.action') = 'rule' ORDER BY id DESC LIMIT 1";
  const row = statement(db, sql).get() as Row | undefined;
  if (row === undefined) return undefined;
  const { action: _, ...rule } = JSON.parse(row.record) as Extract<ErasureLine, { readonly action: 'rule' }>;
  return { number: row.id, ...rule };
}

function toErasure({ id, record }: Row): Erasure {
  const { action: _, lines, ...said } = JSON.parse(record) as Extract<ErasureLine, { readonly action: 'erase' }>;
  const covered = new Set(lines.flatMap(({ parts }) => parts));
  return {
    number: id,
    ...said,
    lines: lines.reduce((sum, { from, to }) => sum + to - from + 1, 0),
    parts: ERASABLE_PARTS.filter((part) => covered.has(part)),
  };
}

/** Policy: no more than a person can review. */
const NEWEST = 20;
const ERASURES = "FROM erasure_log WHERE json_extract(record, '$.action') = 'erase'";

export function erasureState(store: Pick<Store, 'db'>): ErasureState {
  const { db } = store;
  const rows = statement(db, `SELECT id, record ${ERASURES} ORDER BY id DESC LIMIT ${NEWEST}`).all() as Row[];
  return {
    ...defined({ rule: ruleInForce(store) }),
    total: statement(db, `SELECT count(*) ${ERASURES}`).pluck().get() as number,
    newest: rows.map(toErasure),
  };
}

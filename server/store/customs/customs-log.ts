// Logs declarations, printed lines, suspensions and measurements, and reads the latest of them about an entry.
import type { CustomsOfEntry, OpenHolds, RunCustoms } from '../../contract/index.ts';
import { type CustomsLine, listedCustoms } from '../../domain/declaration/customs-line.ts';
import { defined } from '../../domain/json/defined.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { appendLine } from '../audit-log/audit-log.ts';
import { canonical } from '../audit-log/chain.ts';
import { signedInMember } from '../officers/acting.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

/**
 * Runs in the caller's transaction. A line with the same request id about the same entry is written once. Throws `conflict` if the request id
 * was used for something else.
 */
export function appendCustoms(store: Store, line: CustomsLine): void {
  const columns = listedCustoms(line);
  const before = statement(store.db, 'SELECT record FROM customs_log WHERE request_id = ? AND inspection_id = ?')
    .pluck()
    .get(line.requestId, line.inspection) as string | undefined;
  if (before !== undefined) {
    if (said(JSON.parse(before) as CustomsLine) === said(line)) return;
    throw new StoreFault('conflict', 'something else was sent under this id before');
  }
  const record = canonical({ ...line, ...signedInMember() });
  appendLine(store, 'customs_log', record, ({ previousHash, hash, salt }) =>
    Number(
      statement(
        store.db,
        `INSERT INTO customs_log (inspection_id, action, request_id, contradicts, until, record, previous_hash, hash, salt)
         VALUES (@inspection_id, @action, @request_id, @contradicts, @until, @record, @previousHash, @hash, @salt)`,
      ).run({ ...columns, record, previousHash, hash, salt }).lastInsertRowid,
    ),
  );
}

/** What the person entered, without the time and the results. */
function said(line: CustomsLine): string {
  const { action, officer } = line;
  switch (line.action) {
    case 'declaration':
      return canonical({ action, officer, goods: line.goods });
    case 'line':
      return canonical({ action, officer, printed: line.printed });
    case 'hold': {
      const { grounds, country, note, suspendedOn, daysOff } = line;
      return canonical({ action, officer, grounds, country, note, suspendedOn, daysOff });
    }
    case 'measurement':
      return canonical({
        action,
        officer,
        values: line.findings.map(({ place, value, unit, tolerance, toleranceIn }) => ({ place, value, unit, tolerance, toleranceIn })),
      });
  }
}

const LAST = 'SELECT record FROM customs_log WHERE inspection_id = ? AND action = ? ORDER BY id DESC LIMIT 1';

export function customsOf({ db }: Store, inspection: number): CustomsOfEntry {
  const last = (action: CustomsLine['action']): unknown => {
    const record = statement(db, LAST).pluck().get(inspection, action) as string | undefined;
    if (record === undefined) return undefined;
    const { action: _, inspection: __, inspectionHash: ___, requestId: ____, ...line } = JSON.parse(record) as CustomsLine;
    return line;
  };
  return defined({
    declaration: last('declaration'),
    line: last('line'),
    hold: last('hold'),
    measurement: last('measurement'),
  }) as CustomsOfEntry;
}

const COMPARED = `SELECT r.inspection_id FROM run_items r WHERE r.run = ? AND EXISTS (SELECT 1 FROM customs_log c WHERE c.inspection_id = r.inspection_id)
  ORDER BY r.inspection_id`;

/** The latest customs lines about each item of a run with a comparison. */
export const customsOfRun = (store: Store, run: string): RunCustoms =>
  (statement(store.db, COMPARED).pluck().all(run) as number[]).map((inspection) => ({ inspection, customs: customsOf(store, inspection) }));

/** For exports: `customs` holds the latest customs lines about an entry, and is absent if there are none. */
export function customsBeside(store: Store): (inspection: { readonly id: number }) => { readonly customs?: CustomsOfEntry } {
  return ({ id }) => {
    const customs = customsOf(store, id);
    return Object.keys(customs).length === 0 ? {} : { customs };
  };
}

/** Policy: no more than a person can review. */
const MOST_HOLDS = 200;

/**
 * The suspensions to show: the last one about each entry whose decision in force is *held*. The latest come first, so that the limit omits
 * those that ended long ago.
 */
export function openHolds({ db }: Store): OpenHolds {
  const found = `FROM customs_log c JOIN inspection_standing s ON s.id = c.inspection_id
    WHERE c.action = 'hold' AND s.decision = 'held'
      AND NOT EXISTS (SELECT 1 FROM customs_log n WHERE n.inspection_id = c.inspection_id AND n.action = 'hold' AND n.id > c.id)`;
  const total = statement(db, `SELECT count(*) ${found}`).pluck().get() as number;
  const items = statement(
    db,
    `SELECT c.inspection_id AS inspection, c.until AS lastDay, json_extract(c.record, '$.suspendedOn') AS suspendedOn ${found}
     ORDER BY c.until DESC, c.id DESC LIMIT ${MOST_HOLDS}`,
  ).all() as OpenHolds['items'];
  return { total, items };
}

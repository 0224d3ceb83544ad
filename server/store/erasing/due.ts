// Finds the lines of the logs that a rule, a request or a restored backup asks to erase.
import type { ErasablePart } from '../../contract/index.ts';
import { ERASABLE_LOGS, ERASABLE_PARTS, type ErasableLog } from '../../domain/log/erasure-line.ts';
import { erasuresOf } from '../erasures/erased.ts';
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';
import type { Target } from './erase.ts';

/** The moment of a line, and the run that it belongs to. */
const LINES: Readonly<Record<ErasableLog, { readonly at: string; readonly run: string }>> = {
  inspections: { at: 'l.at', run: '(SELECT r.run FROM run_items r WHERE r.inspection_id = l.id)' },
  decisions: { at: 'l.at', run: '(SELECT r.run FROM run_items r WHERE r.inspection_id = l.inspection_id)' },
  run_log: { at: "json_extract(l.record, '$.at')", run: 'l.run' },
  customs_log: { at: "json_extract(l.record, '$.at')", run: '(SELECT r.run FROM run_items r WHERE r.inspection_id = l.inspection_id)' },
};

/** Parts that the lines of a log can have. */
const partsIn = (log: ErasableLog, parts: readonly ErasablePart[]): readonly ErasablePart[] =>
  log === 'run_log' ? parts : parts.filter((part) => part !== 'photo');

/** Lines made before a moment that still have parts to erase. Lines of a run that is not closed are omitted until it is. */
export function dueBefore(
  { db }: Pick<Store, 'db'>,
  log: ErasableLog,
  wanted: readonly ErasablePart[],
  { before, after, limit }: { readonly before: string; readonly after: number; readonly limit: number },
): readonly Target[] {
  const parts = partsIn(log, wanted);
  if (parts.length === 0) return [];
  const { at, run } = LINES[log];
  const missing = parts.map(
    (part) => `NOT EXISTS (SELECT 1 FROM erased e WHERE e.log = '${log}' AND e.number = l.id AND instr(e.parts, ',${part},') > 0)`,
  );
  const sql = `SELECT l.id FROM ${log} l WHERE l.id > ? AND ${at} < ? AND (${missing.join(' OR ')})
    AND NOT EXISTS (SELECT 1 FROM open_runs o WHERE o.run = ${run}) ORDER BY l.id LIMIT ?`;
  return (statement(db, sql).pluck().all(after, before, limit) as number[]).map((number) => ({ log, number, parts }));
}

const ABOUT: readonly (readonly [log: ErasableLog, sql: string])[] = [
  ['inspections', 'SELECT id FROM inspections WHERE id = ?'],
  ['decisions', 'SELECT id FROM decisions WHERE inspection_id = ? ORDER BY id'],
  ['run_log', 'SELECT id FROM run_log WHERE inspection_id = ? ORDER BY id'],
  ['customs_log', 'SELECT id FROM customs_log WHERE inspection_id = ? ORDER BY id'],
];

/** Every line about an inspection. */
export const linesAbout = (db: Db, inspection: number, wanted: readonly ErasablePart[]): readonly Target[] =>
  ABOUT.flatMap(([log, sql]) => {
    const parts = partsIn(log, wanted);
    const numbers = parts.length === 0 ? [] : (statement(db, sql).pluck().all(inspection) as number[]);
    return numbers.map((number) => ({ log, number, parts }));
  });

/** Lines of a run that are about none of its inspections. */
export const linesOfRun = (db: Db, run: string, parts: readonly ErasablePart[]): readonly Target[] =>
  (statement(db, 'SELECT id FROM run_log WHERE run = ? AND inspection_id IS NULL ORDER BY id').pluck().all(run) as number[]).map(
    (number) => ({ log: 'run_log', number, parts }),
  );

/** Lines of a copy that were erased here but not in the copy. Lines with the same hash are the same line. */
export const erasedHereOnly = (here: Db, copy: Db): readonly Target[] =>
  ERASABLE_LOGS.flatMap((log) => {
    const numbers = statement(here, 'SELECT DISTINCT number FROM erased WHERE log = ? ORDER BY number').pluck().all(log) as number[];
    const hashOf = (db: Db, number: number): unknown => statement(db, `SELECT hash FROM ${log} WHERE id = ?`).pluck().get(number);
    return numbers.flatMap((number): readonly Target[] => {
      const hash = hashOf(here, number);
      if (hash === undefined || hash !== hashOf(copy, number)) return [];
      const there = new Set(erasuresOf(copy, log, number).flatMap(({ parts }) => parts));
      const covered = new Set(erasuresOf(here, log, number).flatMap(({ parts }) => parts));
      const parts = ERASABLE_PARTS.filter((part) => covered.has(part) && !there.has(part));
      return parts.length === 0 ? [] : [{ log, number, parts }];
    });
  });

// Reports which parts of a line the log of erasures covers, and checks that exactly these parts are erased.
import type { ErasablePart, ErasedOfEntry } from '../../contract/index.ts';
import { ERASABLE_LOGS, ERASABLE_PARTS, type ErasableLog, type ErasureLine, isRecordPart } from '../../domain/log/erasure-line.ts';
import { erasedParts, pinnedBy } from '../../domain/merkle/parts.ts';
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';

export interface ErasedBy {
  /** The number of the line in the log of erasures. */
  readonly erasure: number;
  readonly parts: readonly ErasablePart[];
}

export const partsColumn = (parts: readonly ErasablePart[]): string => `,${parts.join(',')},`;
const partsIn = (column: string): readonly ErasablePart[] => column.split(',').filter((part) => part !== '') as ErasablePart[];

/** In the order of the erasures. */
export const erasuresOf = (db: Db, log: string, number: number): readonly ErasedBy[] =>
  (
    statement(db, 'SELECT erasure, parts FROM erased WHERE log = ? AND number = ? ORDER BY erasure').all(log, number) as {
      readonly erasure: number;
      readonly parts: string;
    }[]
  ).map(({ erasure, parts }) => ({ erasure, parts: partsIn(parts) }));

export const erasureLine = (db: Db, number: number): ErasureLine | undefined => {
  const record = statement(db, 'SELECT record FROM erasure_log WHERE id = ?').pluck().get(number) as string | undefined;
  return record === undefined ? undefined : (JSON.parse(record) as ErasureLine);
};

/** The erasures of an inspection, of the decisions on it, and of its notes and photos, in order. */
export function erasuresOfEntry(db: Db, inspection: number): readonly ErasedOfEntry[] {
  const rows = statement(
    db,
    `SELECT erasure, parts FROM erased WHERE log = 'inspections' AND number = @id
     UNION SELECT e.erasure, e.parts FROM decisions d JOIN erased e ON e.log = 'decisions' AND e.number = d.id WHERE d.inspection_id = @id
     UNION SELECT e.erasure, e.parts FROM run_log l JOIN erased e ON e.log = 'run_log' AND e.number = l.id WHERE l.inspection_id = @id ORDER BY 1`,
  ).all({ id: inspection }) as { readonly erasure: number; readonly parts: string }[];
  return [...Map.groupBy(rows, ({ erasure }) => erasure)].flatMap(([number, found]): readonly ErasedOfEntry[] => {
    const line = erasureLine(db, number);
    if (line?.action !== 'erase') return [];
    const { at, cause, officer, why } = line;
    const covered = new Set(found.flatMap(({ parts }) => partsIn(parts)));
    return [{ number, at, cause, officer, why, parts: ERASABLE_PARTS.filter((part) => covered.has(part)) }];
  });
}

interface WalkedLine {
  readonly id: number;
  readonly salt?: string | null;
}

const isErasable = (log: string): log is ErasableLog => (ERASABLE_LOGS as readonly string[]).includes(log);

/**
 * Returns a function that checks one line: the parts missing from it must be exactly those that the log of erasures covers. The remainder
 * of a line of an earlier version must also have the hash that the last erasure states for it.
 */
export function erasureCheck(db: Db, log: string): (line: WalkedLine) => boolean {
  // A store of an earlier version has no erasures.
  const isThere = statement(db, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'erased'").get() !== undefined;
  if (!isThere || !isErasable(log)) return ({ salt = null }) => erasedParts(salt).length === 0 && pinnedBy(salt) === undefined;
  let last: { readonly number: number; readonly line: ErasureLine | undefined } | undefined;
  const lineOf = (number: number): ErasureLine | undefined => {
    if (last?.number !== number) last = { number, line: erasureLine(db, number) };
    return last.line;
  };
  return ({ id, salt = null }) => {
    const [missing, pinned] = [erasedParts(salt), pinnedBy(salt)];
    const covering = erasuresOf(db, log, id).map(({ erasure, parts }) => {
      const line = lineOf(erasure);
      const ranges = line?.action === 'erase' ? line.lines.filter((one) => one.log === log && one.from <= id && id <= one.to) : [];
      const covered = new Set(ranges.flatMap((one) => one.parts));
      return { isTrue: parts.every((part) => covered.has(part)), parts, left: ranges.at(-1)?.left?.[String(id)] };
    });
    if (!covering.every(({ isTrue }) => isTrue)) return false;
    const covered = new Set(covering.flatMap(({ parts }) => parts.filter(isRecordPart)));
    if (salt !== null && pinned === undefined && salt.startsWith('2.'))
      return covered.size === missing.length && missing.every((part) => covered.has(part));
    return covered.size === 0 ? pinned === undefined : pinned !== undefined && pinned.left === covering.at(-1)?.left;
  };
}

/** Whether the index holds what a line of the log of erasures covers. */
export function isIndexed(db: Db, number: number, line: ErasureLine): boolean {
  if (line.action !== 'erase') return true;
  const count = statement(db, 'SELECT count(*) FROM erased WHERE log = ? AND number BETWEEN ? AND ? AND erasure = ? AND parts = ?').pluck();
  return line.lines.every(({ log, from, to, parts }) => count.get(log, from, to, number, partsColumn(parts)) === to - from + 1);
}

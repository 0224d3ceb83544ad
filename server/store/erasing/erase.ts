// Erases parts of lines, and appends the line to the log of erasures that records it, in one transaction.
import type { ErasablePart } from '../../contract/index.ts';
import { type ErasableLog, type ErasedRange, type ErasureLine, isOfKeptBundle } from '../../domain/log/erasure-line.ts';
import { appendLine } from '../audit-log/audit-log.ts';
import { canonical } from '../audit-log/chain.ts';
import { partsColumn } from '../erasures/erased.ts';
import { signedInMember } from '../officers/acting.ts';
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';
import { type Left, leftOf } from './erase-line.ts';

export interface Target {
  readonly log: ErasableLog;
  readonly number: number;
  readonly parts: readonly ErasablePart[];
}

/** Who, when, why, and by which rule. */
export type ErasureSaid = Omit<Extract<ErasureLine, { readonly action: 'erase' }>, 'action' | 'lines' | 'signedIn'>;

export interface ErasedSlice {
  readonly erased: number;
  /** Lines that do not match their hash. They are not erased, because an erasure would hide that. */
  readonly left: readonly Pick<Target, 'log' | 'number'>[];
}

export function appendErasure(store: Store, line: ErasureLine): number {
  const record = canonical({ ...line, ...signedInMember() });
  return appendLine(store, 'erasure_log', record, ({ previousHash, hash, salt }) =>
    Number(
      statement(store.db, 'INSERT INTO erasure_log (record, previous_hash, hash, salt) VALUES (?, ?, ?, ?)').run(
        record,
        previousHash,
        hash,
        salt,
      ).lastInsertRowid,
    ),
  ).number;
}

/** Policy: the number of lines erased per transaction, so that others can write in between. */
export const ERASED_AT_ONCE = 250;

/** Nothing is written if nothing can be erased. Deleted bytes are overwritten in the file. */
export function eraseTargets(store: Store, targets: readonly Target[], said: ErasureSaid): ErasedSlice {
  const { db } = store;
  db.pragma('secure_delete = ON');
  return db
    .transaction((): ErasedSlice => {
      const found = targets.map((target) => ({ target, left: leftOf(db, target.log, target.number, target.parts) }));
      const lines = found.flatMap(({ target, left }) => (left === undefined ? [] : [{ target, left }]));
      const broken = found.flatMap(({ target: { log, number }, left }) => (left === undefined ? [{ log, number }] : []));
      if (lines.length === 0) return { erased: 0, left: broken };
      const number = appendErasure(store, { ...said, action: 'erase', lines: rangesOf(lines) });
      const list = statement(db, 'INSERT INTO erased (log, number, erasure, parts) VALUES (?, ?, ?, ?)');
      for (const { target } of lines) list.run(target.log, target.number, number, partsColumn(target.parts));
      const photos = lines.flatMap(({ target }) => photoOf(db, target));
      for (const { left } of lines) left.write();
      for (const sha256 of new Set(photos)) removePhoto(db, sha256);
      for (const { target } of lines) if (target.log === 'run_log' && target.parts.some(isOfKeptBundle)) removePart(db, target.number);
      return { erased: lines.length, left: broken };
    })
    .immediate();
}

/** In the order of the logs; consecutive lines form one range. */
function rangesOf(lines: readonly { readonly target: Target; readonly left: Left }[]): readonly ErasedRange[] {
  const ranges: ErasedRange[] = [];
  const sorted = lines.toSorted(({ target: a }, { target: b }) => (a.log === b.log ? a.number - b.number : a.log < b.log ? -1 : 1));
  for (const { target, left } of sorted) {
    const before = ranges.at(-1);
    const own = left.sha256 === undefined ? undefined : { [String(target.number)]: left.sha256 };
    if (before?.log === target.log && before.to === target.number - 1 && before.parts.join() === target.parts.join()) {
      const all = { ...before.left, ...own };
      ranges[ranges.length - 1] = { ...before, to: target.number, ...(Object.keys(all).length === 0 ? {} : { left: all }) };
    } else {
      const { log, number, parts } = target;
      ranges.push({ log, from: number, to: number, parts, ...(own === undefined ? {} : { left: own }) });
    }
  }
  return ranges;
}

function photoOf(db: Db, { log, number, parts }: Target): readonly string[] {
  if (log !== 'run_log' || !parts.includes('photo')) return [];
  const sha256 = statement(db, "SELECT json_extract(record, '$.sha256') FROM run_log WHERE id = ? AND action = 'photo'")
    .pluck()
    .get(number) as string | undefined;
  return sha256 === undefined ? [] : [sha256];
}

/** A photo is kept as long as a line that no erasure covers names it. */
const NAMED = `EXISTS (SELECT 1 FROM run_log l WHERE l.action = 'photo' AND json_extract(l.record, '$.sha256') = @sha256
  AND NOT EXISTS (SELECT 1 FROM erased e WHERE e.log = 'run_log' AND e.number = l.id AND instr(e.parts, ',photo,') > 0))`;

const removePhoto = (db: Db, sha256: string): void =>
  void statement(db, `DELETE FROM run_photos WHERE sha256 = @sha256 AND NOT ${NAMED}`).run({ sha256 });

/** Removes the stored data of the bundle that a line names. Other lines have none. */
const removePart = (db: Db, line: number): void => void statement(db, 'DELETE FROM run_parts WHERE number = ?').run(line);

/**
 * Runs after the last slice. Until the word index is merged it still holds words of erased decisions, and until the WAL is checkpointed it
 * still holds old pages.
 */
export function finishErasing({ db }: Store): void {
  db.exec("INSERT INTO decision_words (decision_words) VALUES ('optimize')");
  db.pragma('wal_checkpoint(TRUNCATE)');
}

// Erases parts of one line of a log, and leaves its hash, its place in the chain and everything else as it was.
import type { Decision, ErasablePart } from '../../contract/index.ts';
import { type ErasableLog, isRecordPart } from '../../domain/log/erasure-line.ts';
import { entryHash } from '../../domain/merkle/entry.ts';
import { eraseParts, hasParts, pinnedSalt, type RecordPart, withoutParts } from '../../domain/merkle/parts.ts';
import { decisionRecord } from '../audit-log/chain.ts';
import { listedDecision } from '../audit-log/columns.ts';
import { factsOf, ifReadable, inputText, joined, type Stored, type StoredRecord, storedFacts } from '../audit-log/contents.ts';
import { type DecisionRow, toDecision } from '../audit-log/decided.ts';
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';

/** The remainder of a line, and how to write it. */
export interface Left {
  /** For a line of an earlier version: the SHA-256 of the remainder of the record. */
  readonly sha256?: string;
  /** Runs in the transaction of the erasure, which lists the line first. */
  write(): void;
}

interface Chained {
  readonly id: number;
  readonly previous_hash: string;
  readonly hash: string;
  readonly salt: string | null;
}

/**
 * Returns undefined for a line that does not match its hash, because an erasure would hide that. Of an inspection, only the facts change:
 * the documents of its credential contain none of the erasable texts.
 */
export function leftOf(db: Db, log: ErasableLog, number: number, parts: readonly ErasablePart[]): Left | undefined {
  const wanted = parts.filter(isRecordPart);
  return ifReadable(() => LEFT[log](db, number, wanted));
}

/** `whole` restores the hashed record from a text of the line. */
function erased(
  line: Chained,
  text: string,
  parts: readonly RecordPart[],
  whole: (text: string) => string = (record) => record,
): { readonly text: string; readonly salt: string; readonly sha256?: string } | undefined {
  if (entryHash(line.previous_hash, whole(text), line.salt) !== line.hash) return undefined;
  if (hasParts(line.salt)) {
    const { record, salt } = eraseParts(text, line.salt, parts);
    return { text: record, salt };
  }
  const left = withoutParts(text, parts);
  const salt = pinnedSalt(line.hash, whole(left));
  return { text: left, salt, sha256: salt.split('.')[2] ?? '' };
}

const ofRecord =
  (log: 'run_log' | 'customs_log') =>
  (db: Db, number: number, parts: readonly RecordPart[]): Left | undefined => {
    const row = statement(db, `SELECT id, record, previous_hash, hash, salt FROM ${log} WHERE id = ?`).get(number) as
      | (Chained & { readonly record: string })
      | undefined;
    const left = row && erased(row, row.record, parts);
    if (left === undefined) return undefined;
    return {
      ...(left.sha256 === undefined ? {} : { sha256: left.sha256 }),
      write: () => void statement(db, `UPDATE ${log} SET record = ?, salt = ? WHERE id = ?`).run(left.text, left.salt, number),
    };
  };

function ofInspection(db: Db, number: number, parts: readonly RecordPart[]): Left | undefined {
  const row = statement(
    db,
    `SELECT i.id, i.record, i.content, i.previous_hash, i.hash, i.salt, t.text FROM inspections i
     JOIN inputs t ON t.sha256 = i.input_sha256 WHERE i.id = ?`,
  ).get(number) as (Chained & StoredRecord & { readonly text: Stored }) | undefined;
  if (row === undefined) return undefined;
  const input = inputText(db, row.text);
  const left = erased(row, factsOf(db, row), parts, (facts) => joined(db, facts, row, input));
  if (left === undefined) return undefined;
  return {
    ...(left.sha256 === undefined ? {} : { sha256: left.sha256 }),
    write: () =>
      void statement(db, 'UPDATE inspections SET record = ?, salt = ? WHERE id = ?').run(storedFacts(db, left.text), left.salt, number),
  };
}

function ofDecision(db: Db, number: number, parts: readonly RecordPart[]): Left | undefined {
  const row = statement(
    db,
    'SELECT d.*, i.hash AS inspection_hash FROM decisions d JOIN inspections i ON i.id = d.inspection_id WHERE d.id = ?',
  ).get(number) as (Chained & DecisionRow & { readonly inspection_hash: string; readonly search: string }) | undefined;
  const left = row && erased(row, decisionRecord(row.inspection_id, row.inspection_hash, toDecision(row)), parts);
  if (row === undefined || left === undefined) return undefined;
  const { officer, place, reference, note, signedIn, ...rest } = JSON.parse(left.text) as Decision;
  const { search } = listedDecision({ ...rest, officer, place, reference, note });
  return {
    ...(left.sha256 === undefined ? {} : { sha256: left.sha256 }),
    write: () => {
      statement(
        db,
        'UPDATE decisions SET officer = ?, place = ?, reference = ?, note = ?, signed_in = ?, search = ?, salt = ? WHERE id = ?',
      ).run(officer, place, reference, note, signedIn === undefined ? null : JSON.stringify(signedIn), search, left.salt, number);
      statement(db, "INSERT INTO decision_words (decision_words, rowid, search) VALUES ('delete', ?, ?)").run(number, row.search);
      statement(db, 'INSERT INTO decision_words (rowid, search) VALUES (?, ?)').run(number, search);
    },
  };
}

const LEFT: Readonly<Record<ErasableLog, (db: Db, number: number, parts: readonly RecordPart[]) => Left | undefined>> = {
  inspections: ofInspection,
  decisions: ofDecision,
  run_log: ofRecord('run_log'),
  customs_log: ofRecord('customs_log'),
};

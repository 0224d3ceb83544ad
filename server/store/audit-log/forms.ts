// Defines what the hash chain of each log covers: the record of a line and the columns next to it.
// Lists and searches read these columns, so they are recomputed from the record and compared.
import { createHash } from 'node:crypto';
import type { Inspection } from '../../contract/index.ts';
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';
import { CHAIN_START, decisionRecord, type RecordedDecision } from './chain.ts';
import { type ListedEntry, listedDecision, listedEntry } from './columns.ts';
import { factsOf, inputText, recordText, type Stored, type StoredRecord } from './contents.ts';
import { decisionsOf } from './decided.ts';
import type { LogHeads, LogName } from './heads.ts';
import { isListedInRun } from './run-items.ts';
import { standsAsRecorded } from './standing.ts';

export interface Line {
  readonly id: number;
  readonly previous_hash: string;
  readonly hash: string;
  readonly [column: string]: unknown;
}

interface Form {
  /** SQL that selects the lines after the given number, in order; a `LIMIT` clause is appended. */
  readonly lines: string;
  /** Undefined if a part of it is missing or damaged. */
  recordOf(line: Line, db: Db): string | undefined;
  /** Whether the columns next to the record agree with it. */
  isAsRecorded(line: Line, db: Db): boolean;
}

const plain = (log: LogName): Form => ({
  lines: `SELECT * FROM ${log} WHERE id > ? ORDER BY id`,
  recordOf: ({ record }) => String(record),
  isAsRecorded: () => true,
});

const inspections: Form = {
  ...plain('inspections'),
  lines: 'SELECT i.*, t.text FROM inspections i LEFT JOIN inputs t ON t.sha256 = i.input_sha256 WHERE i.id > ? ORDER BY i.id',
  recordOf: (line, db) => {
    try {
      return recordText(db, line as unknown as StoredRecord, inputText(db, line.text as Stored));
    } catch {
      return undefined;
    }
  },
  // Runs only behind `recordOf`, which has found every part.
  isAsRecorded: ({ record, text: stored, ...columns }, db) => {
    const entry = JSON.parse(factsOf(db, { record: record as Stored })) as Omit<Inspection, 'id' | 'hash' | 'decisions' | 'inspectedAgain'>;
    const text = inputText(db, stored as Stored);
    // The text is empty if the input bytes were not text.
    const whole = text === '' || createHash('sha256').update(text).digest('hex') === columns.input_sha256;
    return (
      whole &&
      isSame(columns, listedEntry(entry)) &&
      isListedInRun(db, columns.id, entry.run) &&
      standsAsRecorded(db, columns.id, entry, decisionsOf(db, columns.id))
    );
  },
};

const decisions: Form = {
  lines:
    'SELECT d.*, i.hash AS inspection_hash FROM decisions d LEFT JOIN inspections i ON i.id = d.inspection_id WHERE d.id > ? ORDER BY d.id',
  recordOf: (line) => decisionRecord(Number(line.inspection_id), String(line.inspection_hash), said(line)),
  isAsRecorded: (line) => isSame(line, listedDecision(said(line))),
};

const said = ({ at, decision, officer, place, reference, note }: Line): RecordedDecision =>
  ({ at, decision, officer, place, reference, note }) as unknown as RecordedDecision;

/** A store of an earlier version has fewer columns. */
const isSame = (columns: Readonly<Record<string, unknown>>, wanted: Partial<ListedEntry> | { readonly search: string }): boolean =>
  Object.entries(wanted).every(([name, value]) => !Object.hasOwn(columns, name) || columns[name] === value);

/** Each line covers the entry that was last in the inspection log at that time. */
const clockResets: Form = {
  ...plain('clock_resets'),
  isAsRecorded: ({ record }, db) => {
    const { inspection, inspectionHash } = JSON.parse(String(record)) as { readonly inspection: number; readonly inspectionHash: string };
    return isAt(db, 'inspections', inspection, inspectionHash);
  },
};

/** Each line records the heads of the inspection and decision logs. A log that has since been truncated or rewritten lacks that line. */
const backups: Form = {
  ...plain('backup_log'),
  isAsRecorded: ({ record }, db) => areAt(db, (JSON.parse(String(record)) as { readonly heads: LogHeads }).heads),
};

/** The lines that start and close a run record the heads of the same logs. */
const runs: Form = {
  ...plain('run_log'),
  isAsRecorded: ({ record, run, action, inspection_id }, db) => {
    const line = JSON.parse(String(record)) as { readonly [member: string]: unknown; readonly heads?: LogHeads };
    const isListed = line.run === run && line.action === action && (line.inspection ?? null) === inspection_id;
    return isListed && (line.heads === undefined || areAt(db, line.heads));
  },
};

const areAt = (db: Db, heads: LogHeads): boolean =>
  isAt(db, 'inspections', heads.inspections, heads.inspectionsHead) && isAt(db, 'decisions', heads.decisions, heads.decisionsHead);

const isAt = (db: Db, log: 'inspections' | 'decisions', number: number, hash: unknown): boolean =>
  (number === 0 ? CHAIN_START : statement(db, `SELECT hash FROM ${log} WHERE id = ?`).pluck().get(number)) === hash;

export const FORMS: Readonly<Record<LogName, Form>> = {
  inspections,
  decisions,
  backup_log: backups,
  clock_resets: clockResets,
  key_rotations: plain('key_rotations'),
  run_log: runs,
};

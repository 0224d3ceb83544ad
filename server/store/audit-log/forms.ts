// Defines what the hash chain of each log covers: the record of a line and the columns next to it.
// Lists and searches read these columns, so they are recomputed from the record and compared.
import type { Decision, Inspection } from '../../contract/index.ts';
import { type CustomsLine, type ListedCustoms, listedCustoms } from '../../domain/declaration/customs-line.ts';
import type { ErasureLine } from '../../domain/log/erasure-line.ts';
import type { LogHeads } from '../../domain/log/run-line.ts';
import { isIndexed } from '../erasures/erased.ts';
import { readSignedIn } from '../officers/acting.ts';
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';
import { CHAIN_START, decisionRecord, isInput } from './chain.ts';
import { type ListedEntry, listedDecision, listedEntry } from './columns.ts';
import { factsOf, inputText, joined, type Stored, type StoredRecord } from './contents.ts';
import { type DecisionRow, decisionsOf, toDecision } from './decided.ts';
import type { LogName } from './heads.ts';
import { runItemCheck } from './run-items.ts';
import { standingCheck } from './standing.ts';

export interface Line {
  readonly id: number;
  readonly previous_hash: string;
  readonly hash: string;
  readonly salt?: string | null;
  readonly [column: string]: unknown;
}

/** `isChained` says whether a record has the hash of its line and follows the line before. */
type Check = (line: Line, isChained: (record: string) => boolean) => boolean;

interface Form {
  /** SQL that selects the lines after the given number, in order; a `LIMIT` clause is appended. */
  readonly lines: string;
  /** Begins a walk. The check says whether a line is chained and the columns next to its record agree with it. */
  readonly check: (db: Db) => Check;
}

/** `isAsRecorded` runs only for a line that is chained, so that its record has the form in which it was written. */
const plain = (log: LogName, isAsRecorded: (line: Line, db: Db) => boolean = () => true): Form => ({
  lines: `SELECT * FROM ${log} WHERE id > ? ORDER BY id`,
  check: (db) => (line, isChained) => isChained(String(line.record)) && isAsRecorded(line, db),
});

const inspections: Form = {
  lines: 'SELECT i.*, t.text FROM inspections i LEFT JOIN inputs t ON t.sha256 = i.input_sha256 WHERE i.id > ? ORDER BY i.id',
  check: (db) => {
    const isListedInRun = runItemCheck(db);
    const standsAsRecorded = standingCheck(db);
    return (line, isChained) => {
      const parts = partsOf(line, db);
      if (parts === undefined || !isChained(parts.record)) return false;
      const entry = JSON.parse(parts.facts) as Omit<Inspection, 'id' | 'hash' | 'decisions' | 'inspectedAgain'>;
      return (
        isInput(parts.text, line.input_sha256) &&
        isSame(line, listedEntry(entry)) &&
        isListedInRun(line.id, entry) &&
        standsAsRecorded(line.id, entry, decisionsOf(db, line.id))
      );
    };
  },
};

/** Undefined if a part of the record is missing or damaged. */
function partsOf(line: Line, db: Db): { readonly text: string; readonly facts: string; readonly record: string } | undefined {
  const stored = line as unknown as StoredRecord;
  try {
    const text = inputText(db, line.text as Stored);
    const facts = factsOf(db, stored);
    return { text, facts, record: joined(db, facts, stored, text) };
  } catch {
    return undefined;
  }
}

const decisions: Form = {
  lines:
    'SELECT d.*, i.hash AS inspection_hash FROM decisions d LEFT JOIN inspections i ON i.id = d.inspection_id WHERE d.id > ? ORDER BY d.id',
  check: () => (line, isChained) =>
    isChained(decisionRecord(Number(line.inspection_id), String(line.inspection_hash), said(line))) &&
    isSame(line, listedDecision(said(line))) &&
    // A column without a name must not be taken for a typed name.
    ((line.signed_in ?? null) === null || readSignedIn(line.signed_in) !== undefined),
};

const said = (line: Line): Decision => toDecision(line as unknown as DecisionRow);

/** A store of an earlier version has fewer columns. */
const isSame = (
  columns: Readonly<Record<string, unknown>>,
  wanted: Partial<ListedEntry> | ListedCustoms | { readonly search: string },
): boolean => Object.entries(wanted).every(([name, value]) => !Object.hasOwn(columns, name) || columns[name] === value);

/** Each line covers the entry that was last in the inspection log at that time. */
const clockResets = plain('clock_resets', ({ record }, db) => {
  const { inspection, inspectionHash } = JSON.parse(String(record)) as { readonly inspection: number; readonly inspectionHash: string };
  return isAt(db, 'inspections', inspection, inspectionHash);
});

/** Each line records the heads of the inspection and decision logs. A log that has since been truncated or rewritten lacks that line. */
const backups = plain('backup_log', ({ record }, db) => areAt(db, (JSON.parse(String(record)) as { readonly heads: LogHeads }).heads));

/** The lines that start and close a run record the heads of the same logs. */
const runs = plain('run_log', ({ record, run, action, inspection_id }, db) => {
  const line = JSON.parse(String(record)) as { readonly [member: string]: unknown; readonly heads?: LogHeads };
  const isListed = line.run === run && line.action === action && (line.inspection ?? null) === inspection_id;
  return isListed && (action !== 'start' || isFoundWhileOpen(db, run)) && (line.heads === undefined || areAt(db, line.heads));
});

/** Whether a run is listed as open if and only if it is not closed. */
const isFoundWhileOpen = (db: Db, run: unknown): boolean =>
  statement(
    db,
    `SELECT EXISTS (SELECT 1 FROM open_runs WHERE run = @run) <> EXISTS (SELECT 1 FROM run_log WHERE run = @run AND action = 'close')`,
  )
    .pluck()
    .get({ run }) === 1;

/** Each line is about an entry of the inspection log. The columns next to it are those that lists read. */
const customs = plain('customs_log', ({ record, ...columns }, db) => {
  const line = JSON.parse(String(record)) as CustomsLine;
  return isSame(columns, listedCustoms(line)) && isAt(db, 'inspections', line.inspection, line.inspectionHash);
});

/** The lines that an erasure covers are indexed, so that the checks of other logs find it. */
const erasures = plain('erasure_log', ({ id, record }, db) => isIndexed(db, id, JSON.parse(String(record)) as ErasureLine));

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
  officer_log: plain('officer_log'),
  customs_log: customs,
  erasure_log: erasures,
  maintenance_log: plain('maintenance_log'),
};

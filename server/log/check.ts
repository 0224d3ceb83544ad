// The log in, the first entry or decision that does not fit its hash chain out: a changed or missing one shows.
import { createHash } from 'node:crypto';
import type { Inspection } from '../contract.ts';
import type { Store } from '../store/open.ts';
import { CHAIN_START, decisionRecord, entryHash, type RecordedDecision } from './chain.ts';

interface EntryRow {
  readonly id: number;
  readonly record: string;
  readonly headline: string;
  readonly as_of: string | null;
  readonly sample: number;
  readonly text: string | null;
  readonly input_sha256: string;
  readonly previous_hash: string;
  readonly hash: string;
}

/** Walks the entries and the raw inputs that they name. */
export function firstBrokenEntry({ db }: Store): number | undefined {
  let previous = CHAIN_START;
  const rows = db.prepare('SELECT i.*, t.text FROM inspections i LEFT JOIN inputs t ON t.sha256 = i.input_sha256 ORDER BY i.id');
  for (const row of rows.iterate() as Iterable<EntryRow>) {
    if (row.previous_hash !== previous || row.hash !== entryHash(previous, row.record) || !isAsRecorded(row)) return row.id;
    previous = row.hash;
  }
  return undefined;
}

/** What lists and searches show of an entry, and its raw input (empty where the bytes were no text), against the record that the chain covers. */
function isAsRecorded({ record, text, headline, sample, as_of: asOf, input_sha256: sha256 }: EntryRow): boolean {
  const entry = JSON.parse(record) as Omit<Inspection, 'id' | 'hash' | 'decisions'>;
  const whole = typeof text === 'string' && (text === '' || createHash('sha256').update(text).digest('hex') === sha256);
  const shown = entry.headline === headline && (entry.asOf ?? null) === asOf && entry.sample === (sample === 1);
  return whole && shown && entry.input.sha256 === sha256;
}

interface DecisionRow extends RecordedDecision {
  readonly id: number;
  readonly inspection_id: number;
  readonly inspection_hash: string;
  readonly previous_hash: string;
  readonly hash: string;
}

/** Walks the decisions; each covers the entry that it is about. */
export function firstBrokenDecision({ db }: Store): number | undefined {
  let previous = CHAIN_START;
  const rows = db.prepare(
    'SELECT d.*, i.hash AS inspection_hash FROM decisions d JOIN inspections i ON i.id = d.inspection_id ORDER BY d.id',
  );
  for (const row of rows.iterate() as Iterable<DecisionRow>) {
    const record = decisionRecord(row.inspection_id, row.inspection_hash, row);
    if (row.previous_hash !== previous || row.hash !== entryHash(previous, record)) return row.id;
    previous = row.hash;
  }
  return undefined;
}

// Reads log entries with their decisions, by number or by request.
import type { Inspection } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { entryHash } from '../../domain/merkle/entry.ts';
import { erasuresOfEntry } from '../erasures/erased.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { isInput } from './chain.ts';
import { inputText, recordText, type Stored, type StoredRecord } from './contents.ts';
import { decisionsOf, inForce } from './decided.ts';
import { releaseOf } from './released-invalid.ts';

/** An entry with the text of its input. */
export interface EntryRow extends StoredRecord {
  readonly id: number;
  readonly text: Stored;
  readonly previous_hash: string;
  readonly hash: string;
  readonly salt: string | null;
}

export const ENTRY_COLUMNS = 'i.id, i.record, i.content, i.previous_hash, i.hash, i.salt, t.text';
const ENTRIES = `SELECT ${ENTRY_COLUMNS} FROM inspections i JOIN inputs t ON t.sha256 = i.input_sha256`;

export const toInspection = (store: Store, row: EntryRow): Inspection => {
  const text = inputText(store.db, row.text);
  const whole = recordText(store.db, row, text);
  const record = JSON.parse(whole) as Omit<Inspection, 'id' | 'hash' | 'decisions'>;
  const isSame = entryHash(row.previous_hash, whole, row.salt) === row.hash && isInput(text, record.input.sha256);
  const later = statement(store.db, 'SELECT id, headline FROM inspections WHERE again = ? ORDER BY id DESC LIMIT 1').get(row.id) as
    | NonNullable<Inspection['inspectedAgain']>
    | undefined;
  const decisions = decisionsOf(store.db, row.id);
  const erased = erasuresOfEntry(store.db, row.id);
  const isOpen = record.headline === 'invalid' && record.asOf === undefined && inForce(decisions) === undefined;
  const release = isOpen ? releaseOf(store, row.id) : undefined;
  return {
    ...record,
    input: { ...record.input, text },
    id: row.id,
    hash: row.hash,
    ...(isSame ? {} : { isChanged: true }),
    ...(erased.length === 0 ? {} : { erased }),
    decisions,
    ...defined({ inspectedAgain: later, release }),
  };
};

export function readInspection(store: Store, id: number): Inspection | undefined {
  const row = statement(store.db, `${ENTRIES} WHERE i.id = ?`).get(id) as EntryRow | undefined;
  return row && toInspection(store, row);
}

/** The entries logged for a request, in the order of its items. Empty if the request never arrived. */
export const inspectionsOfRequest = (store: Store, requestId: string): Inspection[] =>
  (statement(store.db, `${ENTRIES} WHERE i.request_id = ? ORDER BY i.id`).all(requestId) as EntryRow[]).map((row) =>
    toInspection(store, row),
  );

/** The newest entry about exactly these bytes, and their text. Undefined if they were not UTF-8, or were changed in the store. */
export function inspectedInput(store: Store, sha256: string): { readonly id: number; readonly text: string } | undefined {
  const sql =
    'SELECT i.id, t.text FROM inspections i JOIN inputs t ON t.sha256 = i.input_sha256 WHERE i.input_sha256 = ? ORDER BY i.id DESC LIMIT 1';
  const row = statement(store.db, sql).get(sha256) as Pick<EntryRow, 'id' | 'text'> | undefined;
  const text = row === undefined ? '' : inputText(store.db, row.text);
  return row === undefined || text === '' || !isInput(text, sha256) ? undefined : { id: row.id, text };
}

export const countInspections = ({ db }: Store): number => statement(db, 'SELECT count(*) FROM inspections').pluck().get() as number;

/** Whether anything other than samples has been inspected. */
export const hasInspectedGoods = ({ db }: Store): boolean =>
  statement(db, 'SELECT 1 FROM inspections WHERE sample = 0 LIMIT 1').get() !== undefined;

const NEWEST = `SELECT at FROM inspections WHERE id > coalesce((SELECT json_extract(record, '$.inspection') FROM clock_resets ORDER BY id DESC LIMIT 1), 0)
  ORDER BY at DESC LIMIT 1`;

/** Part of the clock floor: the time of the newest entry since the clock was last confirmed. */
export const newestInspectionAt = ({ db }: Store): string | undefined => statement(db, NEWEST).pluck().get() as string | undefined;

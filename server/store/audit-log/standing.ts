// Keeps one narrow row for each entry of the log, with the columns for lists and filters and the decision in force.
// Also keeps the words for searches.
// All of this is derived from the log. The walk recomputes the rows; it does not check the word indexes.
import type { Code, Decision } from '../../contract/index.ts';
import { HEADLINES } from '../../domain/evidence/evidence.ts';
import type { InputCode } from '../../domain/evidence/input-codes.ts';
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';
import { type ListedEntry, listedEntry, type Recorded } from './columns.ts';
import { decisionsOf, inForce } from './decided.ts';

/**
 * A key fingerprint is not a product, so there is nothing to release or hold. Entries older than this reason code are distinguished
 * from unreadable input only by the input code.
 */
const OF_KEY: Code = 'DPP-SIG-26';
/** A slip is not a product either. */
const OF_SLIP: Code = 'DPP-SIG-32';
const UNREADABLE: Code = 'DPP-SIG-11';
const KEY_INPUT: InputCode = 'DPP-INP-22';

/** The number for verdicts about an earlier date, which follows the numbers of the headlines. */
export const AS_OF = HEADLINES.length;

/** Whether an entry can be decided. Entries about a key or a slip cannot, nor can verdicts about an earlier date. */
export const takesDecision = ({ as_of, reason, input_code }: Pick<ListedEntry, 'as_of' | 'reason' | 'input_code'>): boolean =>
  as_of === null && reason !== OF_KEY && reason !== OF_SLIP && (reason !== UNREADABLE || input_code !== KEY_INPUT);

interface Standing {
  readonly at: string;
  readonly verdict: number;
  readonly decision: string;
  readonly open: 0 | 1;
  readonly product: string;
  readonly input: string;
}

/** Converts only A to Z, as SQLite does when it ignores case. */
const lower = (text: string): string => String(text).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const SEPARATOR = '\u0001';
const orNothing = (text: string | null): string => (text === null ? '' : `1${text}`);

function entryStanding(entry: ListedEntry, decisions: readonly Decision[]): Standing {
  const { at, headline, as_of, product_name, gtin, serial, kind, file_name } = entry;
  const decision = inForce(decisions)?.decision ?? '';
  return {
    at,
    verdict: (HEADLINES as readonly string[]).indexOf(headline) + (as_of === null ? 0 : AS_OF),
    decision,
    open: decision === '' && takesDecision(entry) ? 1 : 0,
    product: [product_name === null ? '2' : `1${lower(product_name)}`, orNothing(gtin), orNothing(serial)].join(SEPARATOR),
    input: [kind, file_name === null ? '' : `1${lower(file_name)}`].join(SEPARATOR),
  };
}

const insertStanding = (db: Db, id: number, standing: Standing): void =>
  void statement(
    db,
    `INSERT INTO inspection_standing (id, at, verdict, decision, open, product, input)
     VALUES (@id, @at, @verdict, @decision, @open, @product, @input)`,
  ).run({ id, ...standing });

/** Adds the list row of a recovered entry from its columns, because its record may be lost. */
export const putStandingAgain = (db: Db, entry: ListedEntry & { readonly id: number }): void =>
  insertStanding(db, entry.id, entryStanding(entry, decisionsOf(db, entry.id)));

export function putStanding(db: Db, id: number, entry: Recorded): void {
  const listed = listedEntry(entry);
  insertStanding(db, id, entryStanding(listed, []));
  statement(db, 'INSERT INTO inspection_words (rowid, search) VALUES (?, ?)').run(id, listed.search);
}

/** Runs after each decision on an entry, with all decisions on it. */
export function moveStanding(db: Db, inspection: number, entry: Recorded, decisions: readonly Decision[]): void {
  const { decision, open } = entryStanding(listedEntry(entry), decisions);
  statement(db, 'UPDATE inspection_standing SET decision = ?, open = ? WHERE id = ?').run(decision, open, inspection);
}

export const putDecisionWords = (db: Db, id: number, search: string): void =>
  void statement(db, 'INSERT INTO decision_words (rowid, search) VALUES (?, ?)').run(id, search);

/** Returns a function that checks whether the list row of an entry matches its record and its decisions. */
export function standingCheck(db: Db): (id: number, entry: Recorded, decisions: readonly Decision[]) => boolean {
  // A store of an earlier version has no such rows.
  if (statement(db, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'inspection_standing'").get() === undefined)
    return () => true;
  return (id, entry, decisions) => {
    const found = statement(db, 'SELECT at, verdict, decision, open, product, input FROM inspection_standing WHERE id = ?').get(id) as
      | Standing
      | undefined;
    const wanted = entryStanding(listedEntry(entry), decisions);
    return found !== undefined && (Object.keys(wanted) as (keyof Standing)[]).every((name) => found[name] === wanted[name]);
  };
}

// Finds log entries whose verdict a new trust list, issuer or copy may still change.
// These are entries with an unknown issuer, and entries that could not be checked for lack of a copy. Selects what a look-back examines again.
import type { Headline, Inspection } from '../../contract/index.ts';
import type { Recognised } from '../../domain/recognise/recognised.ts';
import type { Span } from '../look-back.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { readInspection } from './read.ts';
import { isLast } from './released-invalid.ts';
import { AS_OF } from './standing.ts';

/** The kinds that are looked up among the stored copies. Only for these can a copy that arrives later change the verdict. */
const LOOKED_UP = ['gs1', 'dpp-code', 'verify-link', 'link'] as const satisfies readonly Recognised['kind'][];
const AWAITING = ['unknown-issuer', 'cannot-check'] as const satisfies readonly Headline[];

/** Only the last inspection of an item counts: if the item was inspected again, the later entry is the one that waits. */
const IS_LAST = isLast('i');

const newestOf = (waiting: string): string => `SELECT * FROM (SELECT i.id FROM inspections i
  WHERE i.id < @before AND i.as_of IS NULL AND ${waiting}
    AND ${IS_LAST}
  ORDER BY i.id DESC LIMIT 1)`;

/** Each part is read from its end of an index. One condition for both would sort all waiting entries. */
const NEXT = `SELECT max(id) FROM (${newestOf(`i.headline = '${AWAITING[0]}'`)}
  UNION ALL ${newestOf(`i.headline = '${AWAITING[1]}' AND i.kind IN (${LOOKED_UP.map((kind) => `'${kind}'`).join(', ')})`)})`;

/** The newest waiting entry before the entry with number `before`. */
export function awaitingBefore(store: Store, before: number): Inspection | undefined {
  const id = statement(store.db, NEXT).pluck().get({ before }) as number | null;
  return id === null ? undefined : readInspection(store, id);
}

export interface Walked {
  /** The entries that are the last ones about their item, newest first. */
  readonly last: readonly number[];
  /** All entries from this number on were walked. */
  readonly reached: number;
}

export const LAST_ENTRIES = `SELECT s.id, s.at >= @since AND s.verdict < ${AS_OF} AND ${IS_LAST} AS isLast FROM inspection_standing s JOIN inspections i ON i.id = s.id
  WHERE s.id >= @from AND s.id < @before ORDER BY s.id DESC LIMIT @limit`;

/** Walks down at most `limit` entries of a span, and selects those made since `since`, except verdicts about an earlier date. */
export function lastEntriesIn({ db }: Store, { from, before }: Span, since: string, limit: number): Walked {
  const rows = statement(db, LAST_ENTRIES).all({ from, before, since, limit }) as { readonly id: number; readonly isLast: 0 | 1 }[];
  return {
    last: rows.flatMap(({ id, isLast }) => (isLast === 1 ? [id] : [])),
    reached: rows.length < limit ? from : (rows.at(-1)?.id ?? from),
  };
}

export interface Repeated {
  readonly id: number;
  readonly of: number;
  readonly item: number;
  readonly input: string;
}

/** Entries that repeat an earlier one, oldest first. */
export const repeatedAfter = ({ db }: Store, after: number, limit: number): readonly Repeated[] =>
  statement(
    db,
    `SELECT id, again AS 'of', item, input_sha256 AS input FROM inspections
     WHERE again IS NOT NULL AND id > ? ORDER BY id LIMIT ?`,
  ).all(after, limit) as Repeated[];

/** The number of the newest entry that repeats an earlier one; 0 if there is none. */
export const newestRepeated = ({ db }: Store): number =>
  (statement(db, 'SELECT max(id) FROM inspections WHERE again IS NOT NULL').pluck().get() as number | null) ?? 0;

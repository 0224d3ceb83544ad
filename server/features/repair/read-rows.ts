// Reads the rows of a table of a damaged database, past the pages that cannot be read.
import type { Db } from '../../store/store.ts';

/** Integers as bigint, so that no number of a row is rounded. */
export type Row = readonly unknown[];

/** Rows that cannot be read. In a table with row numbers: those after `after` and before `before`, or to the end. */
export interface Gap {
  readonly after?: bigint;
  readonly before?: bigint;
  readonly why: string;
}
export type Found = { readonly row: Row } | { readonly gap: Gap };

const UNREADABLE = /^SQLITE_(?:CORRUPT|NOTADB|IOERR|TOOBIG|NOMEM)/;

/** The reason if the database or a value in it cannot be read. Throws any other fault again. */
export function whyUnreadable(error: unknown): string {
  const { code = '', message } = error as { readonly code?: string; readonly message: string };
  if (UNREADABLE.test(code) || error instanceof RangeError) return message;
  throw error;
}

/** Policy: the number of row numbers tried one by one after a gap before the step doubles. A page of 16 KiB holds fewer rows. */
const TRIES = 512;
const LAST = 2n ** 53n;
const FIRST = -(2n ** 53n);

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const listed = (columns: readonly string[]): string => columns.map(quoted).join(', ');

/** Rows come in the order of their numbers, each with its number before the columns. */
export function* rowsByNumber(db: Db, table: string, columns: readonly string[]): Generator<Found> {
  // Starts at a number and not after it, because the number before a page belongs to the page before, which may be the damaged one.
  const from = `FROM ${quoted(table)} NOT INDEXED WHERE rowid >= ? ORDER BY rowid`;
  const read = db
    .prepare(`SELECT rowid, ${listed(columns)} ${from}`)
    .raw()
    .safeIntegers();
  const next = db.prepare(`SELECT rowid ${from} LIMIT 1`).pluck().safeIntegers();
  for (let start = FIRST; ; ) {
    let why: string;
    try {
      for (const row of read.iterate(start) as Iterable<Row>) {
        const number = row[0] as bigint;
        if (number < start) throw new RangeError('the row numbers are out of order');
        start = number + 1n;
        yield { row };
      }
      return;
    } catch (error) {
      why = whyUnreadable(error);
    }
    const place = nextReadable(start, (number) => next.get(number) as bigint | undefined);
    yield { gap: { after: start - 1n, why, ...(place === undefined ? {} : { before: place }) } };
    if (place === undefined) return;
    start = place;
  }
}

/** The number of the next row that may be readable. Undefined if there is none, or if no number can be determined. */
function nextReadable(start: bigint, next: (number: bigint) => bigint | undefined): bigint | undefined {
  const probe = (number: bigint): { readonly found: bigint | undefined } | undefined => {
    try {
      return { found: next(number) };
    } catch (error) {
      whyUnreadable(error);
      return undefined;
    }
  };
  const here = probe(start);
  // The number of the next row can be read, but its content cannot.
  if (here !== undefined) return here.found === undefined || here.found < start ? undefined : here.found + 1n;
  for (let step = 1n, number = start + 1n, failed = start; number < LAST; step *= 2n) {
    for (let tries = 0; tries < TRIES; tries += 1, failed = number, number += step) {
      if (probe(number) === undefined) continue;
      // A step of more than one may have skipped readable rows.
      let [unreadable, readable] = [failed, number];
      while (readable - unreadable > 1n) {
        const middle = (unreadable + readable) / 2n;
        if (probe(middle) === undefined) unreadable = middle;
        else readable = middle;
      }
      const found = probe(readable)?.found;
      return found === undefined || found < readable ? undefined : found;
    }
  }
  return undefined;
}

/**
 * For tables without row numbers: reads from the start to the first damage, then from the end back to the last. Rows in between are lost.
 */
export function* rowsFromBothEnds(db: Db, table: string, columns: readonly string[], key: readonly string[]): Generator<Found> {
  const seen = new Set<string>();
  const identity = (row: Row): string => JSON.stringify(key.map((name) => String(row[columns.indexOf(name)])));
  for (const direction of ['ASC', 'DESC']) {
    const order = key.map((name) => `${quoted(name)} ${direction}`).join(', ');
    try {
      const read = db
        .prepare(`SELECT ${listed(columns)} FROM ${quoted(table)} NOT INDEXED ORDER BY ${order}`)
        .raw()
        .safeIntegers();
      for (const row of read.iterate() as Iterable<Row>) {
        const id = identity(row);
        if (seen.has(id)) throw new RangeError('a key comes twice');
        seen.add(id);
        yield { row };
      }
      return;
    } catch (error) {
      const why = whyUnreadable(error);
      if (direction === 'ASC') yield { gap: { why } };
    }
  }
}

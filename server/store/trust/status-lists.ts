// Stores the admitted status lists by the URL that credentials name. Admitted lists are kept.

import { iso, parseTimestamp } from '../../domain/dates/dates.ts';
import { type AdmittedList, admit } from '../../domain/status-list/index.ts';
import type { HeldStatusList, StatusStatement } from '../../domain/trust/trust.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

export type StatusDoor = 'trust-list' | 'pack' | 'sync' | 'file';

/** How a list was received. */
export interface Sight {
  readonly door: StatusDoor;
  /** The sender: the operator, the creator of the pack, or the service. Empty for a file. */
  readonly source: string;
  /** The issuer under whose name the list was received. Empty if only the list itself names its issuer. */
  readonly under: string;
  readonly retrievedAt: string;
  readonly seenAt: string;
  readonly vouched: boolean;
}

interface Row {
  readonly id: number;
  readonly sha256: string;
  readonly firstRetrieved: string;
  readonly retrievedAt: string;
  readonly seenAt: string;
}

/** A status list with the moment at which its URL first returned it. */
export interface StoredStatement extends StatusStatement {
  readonly firstRetrieved: string;
  readonly vouched: boolean;
}

const ROWS = `SELECT id, name AS sha256, first_retrieved AS firstRetrieved, retrieved_at AS retrievedAt, seen_at AS seenAt, vouched
  FROM status_statements WHERE kind = 'list'`;

/** Reads each text only on access, because there may be hundreds. */
export const storedStatements = (store: Store, url: string): StoredStatement[] =>
  (statement(store.db, `${ROWS} AND url = ? ORDER BY id`).all(url) as (Row & { readonly vouched: number })[]).map(({ id, ...row }) => ({
    ...row,
    vouched: row.vouched === 1,
    get credential() {
      return statement(store.db, 'SELECT body FROM status_statements WHERE id = ?').pluck().get(id) as string;
    },
  }));

export const knownRevoked = ({ db }: Store, url: string): ReadonlyMap<string, Uint8Array> =>
  new Map(
    statement(db, "SELECT name, body FROM status_statements WHERE kind = 'known-revoked' AND url = ?").raw().all(url) as [string, Buffer][],
  );

/** The URLs of lists whose entries are known to be revoked, whether or not a stored list shows it. */
export const knownRevokedUrls = ({ db }: Store): string[] =>
  statement(db, "SELECT DISTINCT url FROM status_statements WHERE kind = 'known-revoked' ORDER BY url").pluck().all() as string[];

/** Reads from the store when a credential names the URL. */
function lazily(store: Store, url: string): HeldStatusList {
  let statements: readonly StatusStatement[] | undefined;
  let revoked: ReadonlyMap<string, Uint8Array> | undefined;
  return {
    get statements() {
      statements ??= storedStatements(store, url);
      return statements;
    },
    get knownRevoked() {
      revoked ??= knownRevoked(store, url);
      return revoked;
    },
  };
}

export const statusListUrls = ({ db }: Store): string[] =>
  statement(db, 'SELECT DISTINCT url FROM status_statements ORDER BY url').pluck().all() as string[];

export const heldStatusLists = (store: Store): Map<string, HeldStatusList> =>
  new Map(statusListUrls(store).map((url) => [url, lazily(store, url)]));

export const heldStatusList = (store: Store, url: string): HeldStatusList | undefined =>
  statement(store.db, 'SELECT 1 FROM status_statements WHERE url = ? LIMIT 1').get(url) === undefined ? undefined : lazily(store, url);

/**
 * The lists that had been fetched by `at`, each with its age at that time. Also includes lists that, by their own date, are older than one
 * of these, whenever they arrived. Known revocations without a list have no date and are left out.
 */
export function listsKnownBy(store: Store, at: Date): Map<string, HeldStatusList> {
  const moment = at.toISOString();
  const urls = statement(store.db, "SELECT DISTINCT url FROM status_statements WHERE kind = 'list' AND first_retrieved <= ?")
    .pluck()
    .all(moment) as string[];
  return new Map(
    urls.map((url) => {
      let statements: readonly StatusStatement[] | undefined;
      const held: HeldStatusList = {
        get statements() {
          statements ??= knownBy(storedStatements(store, url), at);
          return statements;
        },
      };
      return [url, held];
    }),
  );
}

function knownBy(all: readonly StoredStatement[], at: Date): readonly StatusStatement[] {
  const moment = at.toISOString();
  const fromOf = ({ credential }: StatusStatement): number => {
    const read = admit(credential);
    return (read.ok ? read.list.from : undefined) ?? Number.NEGATIVE_INFINITY;
  };
  const fetched = all.filter(({ firstRetrieved }) => firstRetrieved <= moment);
  const newest = Math.min(Math.max(...fetched.map(fromOf)), at.getTime());
  return all.flatMap((one): readonly StatusStatement[] => {
    const { sha256, seenAt, firstRetrieved, retrievedAt } = one;
    const from = fromOf(one);
    const isFetched = firstRetrieved <= moment;
    if (!isFetched && !(Number.isFinite(from) && from < newest)) return [];
    return [
      {
        sha256,
        seenAt,
        retrievedAt: retrievedAt <= moment ? retrievedAt : isFetched ? firstRetrieved : iso(from),
        get credential() {
          return one.credential;
        },
      },
    ];
  });
}

/** The lists whose URLs start with the prefix, in order of arrival. */
export const heldBelow = ({ db }: Store, prefix: string): (StatusStatement & { readonly url: string })[] =>
  statement(
    db,
    `SELECT url, name AS sha256, body AS credential, retrieved_at AS retrievedAt, seen_at AS seenAt FROM status_statements
     WHERE kind = 'list' AND url >= ? AND url < ? ORDER BY url, id`,
  ).all(prefix, `${prefix}\u{10ffff}`) as (StatusStatement & { readonly url: string })[];

/**
 * Merges a list into the set: the earliest sighting and the latest retrieval are kept. A retrieval time after `moment` (milliseconds since
 * the epoch) is replaced by any other. Returns whether the list is new.
 */
export function putStatement(
  store: Store,
  { url, credential, sha256 }: Pick<AdmittedList, 'url' | 'credential' | 'sha256'>,
  sight: Sight,
  moment: number,
): boolean {
  const { db } = store;
  const { door, source, under } = sight;
  const [retrieved, seen] = [utc(sight.retrievedAt), utc(sight.seenAt)];
  const present = statement(
    db,
    `SELECT id, first_retrieved AS firstRetrieved, retrieved_at AS retrievedAt, seen_at AS seenAt, vouched FROM status_statements
     WHERE url = ? AND kind = 'list' AND name = ?`,
  ).get(url, sha256) as (Row & { readonly vouched: number }) | undefined;
  if (present === undefined) {
    statement(
      db,
      `INSERT INTO status_statements (url, kind, name, body, first_retrieved, retrieved_at, seen_at, door, source, under, vouched)
       VALUES (?, 'list', ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(url, sha256, credential, retrieved, retrieved, seen, door, source, under, Number(sight.vouched));
    return true;
  }
  const isToCome = parseTimestamp(present.retrievedAt) > moment;
  const next = {
    first: earlier(present.firstRetrieved, retrieved),
    last: isToCome || parseTimestamp(retrieved) > parseTimestamp(present.retrievedAt) ? retrieved : present.retrievedAt,
    seen: earlier(present.seenAt, seen),
    vouched: Math.max(present.vouched, Number(sight.vouched)),
  };
  if (
    next.first !== present.firstRetrieved ||
    next.last !== present.retrievedAt ||
    next.seen !== present.seenAt ||
    next.vouched !== present.vouched
  )
    statement(db, 'UPDATE status_statements SET first_retrieved = ?, retrieved_at = ?, seen_at = ?, vouched = ? WHERE id = ?').run(
      next.first,
      next.last,
      next.seen,
      next.vouched,
      present.id,
    );
  return false;
}

const earlier = (one: string, other: string): string => (parseTimestamp(other) < parseTimestamp(one) ? other : one);

export interface Unvouched {
  readonly id: number;
  readonly url: string;
  readonly credential: string;
}

export const unvouchedOf = ({ db }: Store, door: StatusDoor, source: string): Unvouched[] =>
  statement(db, 'SELECT id, url, body AS credential FROM status_statements WHERE vouched = 0 AND door = ? AND source = ?').all(
    door,
    source,
  ) as Unvouched[];

export const dropUnvouched = ({ db }: Store, id: number): void =>
  void statement(db, 'DELETE FROM status_statements WHERE id = ? AND vouched = 0').run(id);

export const setVouched = ({ db }: Store, id: number): void =>
  void statement(db, 'UPDATE status_statements SET vouched = 1 WHERE id = ?').run(id);

/**
 * Corrects lists whose retrieval or first sighting is later than `now`, set by a clock that was ahead. They count as seen by now, and get
 * the date that `from` (milliseconds since the epoch) reads from their text.
 */
export function ageStatements({ db }: Store, now: Date, from: (credential: string) => number): void {
  const at = now.toISOString();
  const rows = statement(
    db,
    "SELECT id, body AS credential, first_retrieved AS firstRetrieved FROM status_statements WHERE kind = 'list' AND (retrieved_at > ? OR seen_at > ?)",
  ).all(at, at) as { readonly id: number; readonly credential: string; readonly firstRetrieved: string }[];
  for (const { id, credential, firstRetrieved } of rows) {
    const own = iso(Math.min(Math.max(from(credential), 0), now.getTime()));
    const first = firstRetrieved > at ? own : firstRetrieved;
    statement(
      db,
      `UPDATE status_statements SET first_retrieved = ?, retrieved_at = CASE WHEN retrieved_at > ? THEN max(?, ?) ELSE retrieved_at END,
       seen_at = min(seen_at, ?) WHERE id = ?`,
    ).run(first, at, first, own, at, id);
  }
}

/** Gives each moment one textual form, so that text order equals time order. */
const utc = (moment: string): string => {
  const milliseconds = parseTimestamp(moment);
  return Math.abs(milliseconds) <= 8.64e15 ? new Date(milliseconds).toISOString() : moment;
};

// Stores and removes the imported list of notified bodies. Without one, the bundled list is in force.

import type { NotifiedBody } from '../contract/index.ts';
import { type BodyListing, BUNDLED_LIST, IMPORTED_NOTE } from '../domain/notified-bodies/list.ts';
import type { ReadList } from '../domain/notified-bodies/read-list.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

interface Row {
  readonly status_date: string;
  readonly source: string;
  readonly imported_at: string;
  readonly bodies: string;
}

export function presentBodies({ db }: Store): BodyListing {
  const row = statement(db, 'SELECT status_date, source, imported_at, bodies FROM body_list').get() as Row | undefined;
  if (row === undefined) return BUNDLED_LIST;
  const bodies = JSON.parse(row.bodies) as readonly NotifiedBody[];
  return { origin: 'imported', bodies, statusDate: row.status_date, source: row.source, note: IMPORTED_NOTE, importedAt: row.imported_at };
}

export function putBodies({ db }: Store, { statusDate, source, bodies }: ReadList, now: Date): void {
  statement(
    db,
    `INSERT INTO body_list (id, status_date, source, imported_at, bodies) VALUES (1, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET status_date = excluded.status_date, source = excluded.source, imported_at = excluded.imported_at, bodies = excluded.bodies`,
  ).run(statusDate, source, now.toISOString(), JSON.stringify(bodies));
}

/** Reverts to the bundled list. */
export const removeBodies = ({ db }: Store): void => void statement(db, 'DELETE FROM body_list').run();

/**
 * Changes whenever any process imports or removes a list. The time alone does not suffice, because two lists can arrive in the same
 * millisecond.
 */
export const bodiesVersion = ({ db }: Store): string =>
  (statement(db, `SELECT imported_at || ' ' || status_date || ' ' || length(bodies) || ' ' || source FROM body_list`).pluck().get() as
    | string
    | undefined) ?? '';

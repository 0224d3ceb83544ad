// Merges the trust lists known here into the restored store: a restore loses no list.

import type { Pin } from '../../../domain/trust-list/index.ts';
import type { Store } from '../../../store/store.ts';
import { addStatements, wordsOfList } from '../../../store/trust/trust-history.ts';
import {
  type Announced,
  admittedLists,
  listPins,
  putAnnounced,
  putPin,
  setAside,
  trustListByDigest,
} from '../../../store/trust/trust-lists.ts';
import { settleInForce } from '../../trust/index.ts';

const COLUMNS =
  'operator, sequence, issued_at, next_update, operator_key, sha256, issuers, status_lists, imported_at, imported_by, set_aside, file, retracts, resets';

/** Forms the union of both sets, including the lists that a person set aside here. The list in force is derived again. */
export function mergeTrustLists(here: Store, next: Store): void {
  const row = here.db.prepare(`SELECT ${COLUMNS} FROM snapshots WHERE id = ?`);
  const insert = next.db.prepare(
    `INSERT INTO snapshots (${COLUMNS}, active) VALUES (${COLUMNS.replaceAll(/\w+/g, (name) => `@${name}`)}, 0)`,
  );
  for (const { number, operator, sha256, setAside: isAside } of admittedLists(here)) {
    const known = trustListByDigest(next, sha256);
    if (known === undefined)
      addStatements(next.db, Number(insert.run(row.get(number)).lastInsertRowid), operator, wordsOfList(here, number));
    else if (isAside === true) setAside(next, known.id);
  }
  const pins = here.db.prepare('SELECT operator, sequence, at, who FROM operator_pins').all() as (Pin & {
    readonly at: string;
    readonly who: string;
  })[];
  for (const { at, who, ...pin } of pins) putPin(next, pin, at, who);
  const beacons = here.db.prepare('SELECT operator, newest, at, taken_at AS takenAt, taken_by AS takenBy FROM operator_beacons').all();
  for (const beacon of beacons as Announced[]) putAnnounced(next, beacon);
  for (const operator of new Set(listPins(next).map((pin) => pin.operator))) settleInForce(next, operator);
}

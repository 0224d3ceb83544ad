// Stores the statusListIndex of each own credential, the signed status lists, and the log of status changes.

import { randomInt } from 'node:crypto';
import type { DppStatus, StatusAction, StatusLogEntry, StatusStanding } from '../../contract/index.ts';
import type { StatusStep } from '../../domain/examination/examined.ts';
import type { ListPurpose, StatusListIndex } from '../../domain/formats/status-list.ts';
import { defined } from '../../domain/json/defined.ts';
import { MIN_ENTRIES } from '../../domain/status-list/bitstring.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

/** Up to three quarters full, a random draw finds a free index after few attempts. */
const FULL = Math.floor(MIN_ENTRIES * 0.75);
/** The number of decoys in a new list. They hide how many credentials are revoked (W3C Bitstring Status List 1.0, 6.1). */
const DECOYS = 512;
/** The maximum number of decoys added at each change of a list, so that comparing two versions does not reveal the bit that changed. */
const MORE_DECOYS = 8;

/**
 * The statusListIndex of a credential, kept when it is issued again under the same URL. A new index inherits the suspension of its
 * passport. Called inside the transaction that stores the credential.
 */
export function statusIndexOf(store: Store, credentialId: string, dppCode: string): StatusListIndex {
  const known = statement(store.db, 'SELECT list, place AS "index" FROM status_places WHERE dpp_code = ? AND credential_id = ?').get(
    dppCode,
    credentialId,
  ) as StatusListIndex | undefined;
  return known ?? draw(store, openList(store), { credentialId, dppCode, suspended: isSuspended(store, dppCode) ? 1 : 0 });
}

/** The list in which new credentials get an index; undefined if the next one gets it in a new list. */
export function openListOf(store: Store): number | undefined {
  const newest = newestList(store);
  return newest !== undefined && newest.given < FULL ? newest.list : undefined;
}

const newestList = ({ db }: Store): { readonly list: number; readonly given: number } | undefined =>
  statement(db, 'SELECT list, given FROM own_status_lists ORDER BY list DESC LIMIT 1').get() as
    | { readonly list: number; readonly given: number }
    | undefined;

function openList(store: Store): number {
  const open = openListOf(store);
  if (open !== undefined) return open;
  const list = (newestList(store)?.list ?? 0) + 1;
  statement(store.db, 'INSERT INTO own_status_lists (list, given) VALUES (?, 0)').run(list);
  addDecoys(store, list, DECOYS);
  return list;
}

/** The indexes of a passport's credentials. */
export const placesOf = ({ db }: Store, dppCode: string): (readonly [credentialId: string, place: StatusListIndex])[] =>
  (
    statement(db, 'SELECT credential_id AS id, list, place FROM status_places WHERE dpp_code = ? AND credential_id IS NOT NULL').all(
      dppCode,
    ) as { readonly id: string; readonly list: number; readonly place: number }[]
  ).map(({ id, list, place }) => [id, { list, index: place }]);

export const placeName = ({ list, index }: StatusListIndex): string => `${list}/${index}`;

/**
 * Draws free indexes of the open list without assigning them, and adds them to `taken`, from which none is drawn. Empty if no list is open.
 */
export function freePlaces(store: Store, count: number, taken: Set<string>): StatusListIndex[] {
  const list = openListOf(store);
  const places: StatusListIndex[] = [];
  const isAssigned = statement(store.db, 'SELECT 1 FROM status_places WHERE list = ? AND place = ?');
  // Returns fewer indexes if most of the list is taken.
  for (let tries = 0; list !== undefined && places.length < count && tries < 64 * count; tries++) {
    const place = { list, index: randomInt(MIN_ENTRIES) };
    if (taken.has(placeName(place)) || isAssigned.get(list, place.index) !== undefined) continue;
    taken.add(placeName(place));
    places.push(place);
  }
  return places;
}

/**
 * Assigns drawn indexes of one list to credentials. Returns false if an index has been assigned otherwise, or if a credential has one; the
 * caller must roll back.
 */
export function takePlaces(
  { db }: Store,
  list: number,
  given: readonly (readonly [credentialId: string, place: StatusListIndex])[],
  dppCode: string,
): boolean {
  const put = statement(
    db,
    `INSERT INTO status_places (list, place, credential_id, dpp_code) SELECT @list, @place, @id, @dppCode
     WHERE NOT EXISTS (SELECT 1 FROM status_places WHERE dpp_code = @dppCode AND credential_id = @id) ON CONFLICT DO NOTHING`,
  );
  statement(db, 'UPDATE own_status_lists SET given = given + ? WHERE list = ?').run(given.length, list);
  return given.every(([id, place]) => place.list === list && put.run({ list, place: place.index, id, dppCode }).changes === 1);
}

const DRAW = `INSERT INTO status_places (list, place, credential_id, dpp_code, revoked, suspended)
  VALUES (@list, @place, @credentialId, @dppCode, @revoked, @suspended) ON CONFLICT (list, place) DO NOTHING`;

function draw(
  { db }: Store,
  list: number,
  { credentialId, dppCode, revoked = 0, suspended = 0 }: { credentialId?: string; dppCode?: string; revoked?: number; suspended?: number },
): StatusListIndex {
  for (;;) {
    const index = randomInt(MIN_ENTRIES);
    const row = { list, place: index, credentialId: credentialId ?? null, dppCode: dppCode ?? null, revoked, suspended };
    if (statement(db, DRAW).run(row).changes === 0) continue;
    statement(db, 'UPDATE own_status_lists SET given = given + 1 WHERE list = ?').run(list);
    return { list, index };
  }
}

function addDecoys(store: Store, list: number, count: number): void {
  for (let left = count; left > 0; left--) {
    const revoked = randomInt(2);
    draw(store, list, { revoked, suspended: 1 - revoked });
  }
}

/** Sets or clears the bits of every credential of a passport and adds random decoys. Returns the lists that changed. */
export function setBits(
  store: Store,
  dppCode: string,
  bits: { readonly revoked: boolean; readonly suspended: boolean },
): readonly number[] {
  const lists = listsOf(store, dppCode);
  statement(store.db, 'UPDATE status_places SET revoked = ?, suspended = ? WHERE dpp_code = ?').run(
    bits.revoked ? 1 : 0,
    bits.suspended ? 1 : 0,
    dppCode,
  );
  for (const list of lists) addDecoys(store, list, randomInt(MORE_DECOYS + 1));
  return lists;
}

/** The lists in which the credentials of a passport have an index. */
export const listsOf = ({ db }: Store, dppCode: string): number[] =>
  statement(db, 'SELECT DISTINCT list FROM status_places WHERE dpp_code = ? ORDER BY list').pluck().all(dppCode) as number[];

export const ownLists = ({ db }: Store): number[] =>
  statement(db, 'SELECT list FROM own_status_lists ORDER BY list').pluck().all() as number[];

/** An index in a list and its passport. `dppCode` is absent for a decoy or if the store no longer has the passport. */
export interface OwnIndex extends StatusListIndex {
  readonly dppCode?: string;
}

export function ownIndexAt({ db }: Store, list: number, index: number): OwnIndex | undefined {
  const row = statement(db, 'SELECT dpp_code FROM status_places WHERE list = ? AND place = ?').pluck().get(list, index) as
    | string
    | null
    | undefined;
  return row === undefined ? undefined : { list, index, ...(row === null ? {} : { dppCode: row }) };
}

/** Sets the bit of one index, and reserves the index if the store does not have it. */
export function setIndex({ db }: Store, { list, index }: StatusListIndex, purpose: ListPurpose): void {
  const column = purpose === 'revocation' ? 'revoked' : 'suspended';
  statement(db, 'INSERT INTO status_places (list, place) VALUES (?, ?) ON CONFLICT (list, place) DO NOTHING').run(list, index);
  statement(db, `UPDATE status_places SET ${column} = 1 WHERE list = ? AND place = ?`).run(list, index);
}

/** Closes the lists up to this one, so that no further index is assigned in them. */
export function closeLists({ db }: Store, list: number): void {
  statement(db, 'INSERT INTO own_status_lists (list, given) VALUES (?, 0) ON CONFLICT (list) DO NOTHING').run(list);
  statement(db, 'UPDATE own_status_lists SET given = max(given, ?) WHERE list <= ?').run(FULL, list);
}

/** The present bits of a list, first bit left-most. */
export function bitsOf({ db }: Store, list: number, purpose: ListPurpose): Uint8Array {
  const column = purpose === 'revocation' ? 'revoked' : 'suspended';
  const set = statement(db, `SELECT place FROM status_places WHERE list = ? AND ${column} = 1 AND (revoked = 1 OR suspended = 1)`)
    .pluck()
    .all(list) as number[];
  const bits = new Uint8Array(MIN_ENTRIES / 8);
  for (const index of set) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
  return bits;
}

export interface SignedStatusList {
  readonly list: number;
  readonly purpose: ListPurpose;
  /** The key that signed, a DID URL. */
  readonly verificationMethod: string;
  readonly signedAt: string;
  readonly vc: string;
  readonly jwt: string;
}

export function putSignedList({ db }: Store, signed: SignedStatusList): void {
  statement(
    db,
    `INSERT OR REPLACE INTO signed_status_lists (list, purpose, verification_method, signed_at, vc, jwt)
     VALUES (@list, @purpose, @verificationMethod, @signedAt, @vc, @jwt)`,
  ).run(signed);
}

const SIGNED = 'SELECT list, purpose, verification_method AS verificationMethod, signed_at AS signedAt, vc, jwt FROM signed_status_lists';

export const signedList = ({ db }: Store, list: number, purpose: ListPurpose): SignedStatusList | undefined =>
  statement(db, `${SIGNED} WHERE list = ? AND purpose = ?`).get(list, purpose) as SignedStatusList | undefined;

/** The last signed version of every list, for machines that cannot request it. */
export const signedLists = ({ db }: Store): SignedStatusList[] =>
  statement(db, `${SIGNED} ORDER BY list, purpose`).all() as SignedStatusList[];

/** The key and time of a list's signature, without reading the list. */
export const signedBy = (
  { db }: Store,
  list: number,
  purpose: ListPurpose,
): Pick<SignedStatusList, 'verificationMethod' | 'signedAt'> | undefined =>
  statement(
    db,
    'SELECT verification_method AS verificationMethod, signed_at AS signedAt FROM signed_status_lists WHERE list = ? AND purpose = ?',
  ).get(list, purpose) as Pick<SignedStatusList, 'verificationMethod' | 'signedAt'> | undefined;

export function addStatusLog(
  { db }: Store,
  entry: Omit<StatusLogEntry, 'id'> & { readonly dppStatus: DppStatus; readonly sample: boolean },
): void {
  statement(
    db,
    'INSERT INTO status_log (at, dpp_code, action, dpp_status, who, reason, sample) VALUES (@at, @dppCode, @action, @dppStatus, @who, @reason, @sample)',
  ).run({ ...entry, reason: entry.reason ?? null, sample: entry.sample ? 1 : 0 });
}

/** Called when a sample passport is removed or replaced by a real one. Its indexes become decoys and its status log is deleted. */
export function forgetSampleStatus({ db }: Store, dppCode: string): void {
  statement(db, 'UPDATE status_places SET credential_id = NULL, dpp_code = NULL WHERE dpp_code = ?').run(dppCode);
  statement(db, 'DELETE FROM status_log WHERE dpp_code = ? AND sample = 1').run(dppCode);
}

interface LogRow extends Omit<StatusLogEntry, 'reason'> {
  readonly dppStatus: DppStatus;
  readonly reason: string | null;
}

const LOG = 'SELECT id, at, dpp_code AS dppCode, action, dpp_status AS dppStatus, who, reason FROM status_log';
const toEntry = ({ reason, ...row }: LogRow) => ({ ...row, ...(reason === null ? {} : { reason }) });

/** Newest first. */
export const readStatusLog = ({ db }: Store, limit = 200): readonly StatusLogEntry[] =>
  (statement(db, `${LOG} ORDER BY id DESC LIMIT ?`).all(limit) as LogRow[]).map(toEntry);

export function lastStatusOf({ db }: Store, dppCode: string): (StatusLogEntry & { readonly dppStatus: DppStatus }) | undefined {
  const row = statement(db, `${LOG} WHERE dpp_code = ? ORDER BY id DESC LIMIT 1`).get(dppCode) as LogRow | undefined;
  return row === undefined ? undefined : toEntry(row);
}

/** The latest first. */
export const latestStatusOf = ({ db }: Store, dppCode: string, limit: number): readonly StatusLogEntry[] =>
  (statement(db, `${LOG} WHERE dpp_code = ? ORDER BY id DESC LIMIT ?`).all(dppCode, limit) as LogRow[]).map(toEntry);

/**
 * Prefix of the reason when a passport was revoked or suspended because a list of this service showed it. The store has lost the original
 * date.
 */
export const FORGOTTEN = 'a list of this service shows it, which the store had forgotten';

/** Oldest first. */
export const statusLogOf = ({ db }: Store, dppCode: string): StatusStep[] =>
  (
    statement(db, 'SELECT at, action, reason FROM status_log WHERE dpp_code = ? ORDER BY id').all(dppCode) as (StatusStep & {
      readonly reason: string | null;
    })[]
  ).map(({ reason, ...step }) => (reason?.startsWith(FORGOTTEN) ? { ...step, late: true } : step));

const STATES: Readonly<Record<StatusAction, 'revoked' | 'suspended' | undefined>> = {
  revoke: 'revoked',
  suspend: 'suspended',
  reinstate: undefined,
};

export const isSuspended = (store: Store, dppCode: string): boolean => statusStandingOf(store, dppCode)?.state === 'suspended';

/** The present status of a passport according to this service. */
export function statusStandingOf(store: Store, dppCode: string): StatusStanding | undefined {
  const last = lastStatusOf(store, dppCode);
  const state = last === undefined ? undefined : STATES[last.action];
  if (last === undefined || state === undefined) return undefined;
  return { state, since: last.at, who: last.who, ...defined({ reason: last.reason }) };
}

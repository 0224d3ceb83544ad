// The places of the service's own credentials in its status lists, the lists as they were signed, and what was done to the status of a passport.
import { randomInt } from 'node:crypto';
import type { DppStatus, StatusAction, StatusLogEntry, StatusStanding } from '../../contract/index.ts';
import type { ListPurpose, StatusPlace } from '../../domain/formats/status-list.ts';
import { MIN_ENTRIES } from '../../domain/status-list/bitstring.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

/** Up to three quarters a free place is found after few draws. */
const FULL = Math.floor(MIN_ENTRIES * 0.75);
/** How many decoys are set in a list from its first day: the count of what is revoked cannot be read off it. */
const DECOYS = 512;
/** At most so many more are set each time that a list changes: which bit is the news cannot be read off two versions of it. */
const MORE_DECOYS = 8;

/**
 * The place of a credential, kept when it is issued anew under the same address; a new one says of a passport that is suspended what its others say. Called inside the
 * transaction that stores the credential.
 */
export function placeOf(store: Store, credentialId: string, dppCode: string): StatusPlace {
  const known = statement(store.db, 'SELECT list, place FROM status_places WHERE credential_id = ?').get(credentialId) as
    | StatusPlace
    | undefined;
  return known ?? draw(store, openList(store), { credentialId, dppCode, suspended: isSuspended(store, dppCode) ? 1 : 0 });
}

function openList(store: Store): number {
  const newest = statement(store.db, 'SELECT list, given FROM own_status_lists ORDER BY list DESC LIMIT 1').get() as
    | { list: number; given: number }
    | undefined;
  if (newest !== undefined && newest.given < FULL) return newest.list;
  const list = (newest?.list ?? 0) + 1;
  statement(store.db, 'INSERT INTO own_status_lists (list, given) VALUES (?, 0)').run(list);
  addDecoys(store, list, DECOYS);
  return list;
}

const DRAW = `INSERT INTO status_places (list, place, credential_id, dpp_code, revoked, suspended)
  VALUES (@list, @place, @credentialId, @dppCode, @revoked, @suspended) ON CONFLICT (list, place) DO NOTHING`;

function draw(
  { db }: Store,
  list: number,
  { credentialId, dppCode, revoked = 0, suspended = 0 }: { credentialId?: string; dppCode?: string; revoked?: number; suspended?: number },
): StatusPlace {
  for (;;) {
    const place = randomInt(MIN_ENTRIES);
    const row = { list, place, credentialId: credentialId ?? null, dppCode: dppCode ?? null, revoked, suspended };
    if (statement(db, DRAW).run(row).changes === 0) continue;
    statement(db, 'UPDATE own_status_lists SET given = given + 1 WHERE list = ?').run(list);
    return { list, place };
  }
}

function addDecoys(store: Store, list: number, count: number): void {
  for (let left = count; left > 0; left--) {
    const revoked = randomInt(2);
    draw(store, list, { revoked, suspended: 1 - revoked });
  }
}

/** Sets or clears the bits of every credential of a passport; returns the lists that changed, with some more decoys. */
export function markPlaces(
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

/** The lists in which the credentials of a passport have their places. */
export const listsOf = ({ db }: Store, dppCode: string): number[] =>
  statement(db, 'SELECT DISTINCT list FROM status_places WHERE dpp_code = ? ORDER BY list').pluck().all(dppCode) as number[];

export const ownLists = ({ db }: Store): number[] =>
  statement(db, 'SELECT list FROM own_status_lists ORDER BY list').pluck().all() as number[];

/** A place of a list, and whose it is: nobody's, where it is a decoy or the store has forgotten it. */
export interface OwnPlace extends StatusPlace {
  readonly dppCode?: string;
}

export function placeAt({ db }: Store, list: number, place: number): OwnPlace | undefined {
  const row = statement(db, 'SELECT dpp_code FROM status_places WHERE list = ? AND place = ?').pluck().get(list, place) as
    | string
    | null
    | undefined;
  return row === undefined ? undefined : { list, place, ...(row === null ? {} : { dppCode: row }) };
}

/** Sets the bit of one place; one that the store does not have is given from now on. */
export function addSetPlace({ db }: Store, { list, place }: StatusPlace, purpose: ListPurpose): void {
  const column = purpose === 'revocation' ? 'revoked' : 'suspended';
  statement(db, 'INSERT INTO status_places (list, place) VALUES (?, ?) ON CONFLICT (list, place) DO NOTHING').run(list, place);
  statement(db, `UPDATE status_places SET ${column} = 1 WHERE list = ? AND place = ?`).run(list, place);
}

/** No more places are given in the lists up to this one. */
export function closeLists({ db }: Store, list: number): void {
  statement(db, 'INSERT INTO own_status_lists (list, given) VALUES (?, 0) ON CONFLICT (list) DO NOTHING').run(list);
  statement(db, 'UPDATE own_status_lists SET given = max(given, ?) WHERE list <= ?').run(FULL, list);
}

/** The bits of a list as they stand now, first bit left-most. */
export function bitsOf({ db }: Store, list: number, purpose: ListPurpose): Uint8Array {
  const column = purpose === 'revocation' ? 'revoked' : 'suspended';
  const set = statement(db, `SELECT place FROM status_places WHERE list = ? AND ${column} = 1 AND (revoked = 1 OR suspended = 1)`)
    .pluck()
    .all(list) as number[];
  const bits = new Uint8Array(MIN_ENTRIES / 8);
  for (const place of set) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
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

/** Every list as it was signed last: what travels to machines that cannot ask for it. */
export const signedLists = ({ db }: Store): SignedStatusList[] =>
  statement(db, `${SIGNED} ORDER BY list, purpose`).all() as SignedStatusList[];

/** Which key signed a list and when, without the list. */
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

/** Of a passport of the sample set that goes, or gives way to one of the person's own: its places become decoys, and what was done to it is forgotten. */
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

/** Begins the reason of what was taken back because a list of this service showed it: when that was done first, the store has forgotten. */
export const FORGOTTEN = 'a list of this service shows it, which the store had forgotten';

export interface StatusStep {
  readonly at: string;
  readonly action: StatusAction;
  /** It was done before, nobody knows when. */
  readonly late?: boolean;
}

/** The oldest first. */
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

export const isSuspended = (store: Store, dppCode: string): boolean => standingOf(store, dppCode)?.state === 'suspended';

/** How a passport stands now, by this service's own word. */
export function standingOf(store: Store, dppCode: string): StatusStanding | undefined {
  const last = lastStatusOf(store, dppCode);
  const state = last === undefined ? undefined : STATES[last.action];
  if (last === undefined || state === undefined) return undefined;
  return { state, since: last.at, who: last.who, ...(last.reason === undefined ? {} : { reason: last.reason }) };
}

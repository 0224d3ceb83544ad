// Keeps the officers of this computer, and whether they have to sign in.
import type { Kiosk, ListedOfficer, OfficerRole, OfficersState } from '../../contract/index.ts';
import { personOf } from '../../domain/encoding/person.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { readSetting, writeSetting } from '../settings.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { forgetAttempts } from './attempts.ts';
import { kindOf, type StoredSecret } from './secret.ts';

export type Rules = Pick<OfficersState, 'isOn' | 'lockMinutes' | 'kiosk'>;

export const DEFAULT_RULES: Rules = { isOn: false, lockMinutes: 10 };

export const officerRules = (store: Store): Rules => readSetting(store, 'officers') ?? DEFAULT_RULES;

/** What a window without a sign-in may do. Undefined if it is locked, or if officers do not sign in. */
export function kioskOf(store: Store): Kiosk | undefined {
  const { isOn, kiosk } = officerRules(store);
  return isOn ? kiosk : undefined;
}

export const writeOfficerRules = (store: Store, rules: Rules): void => writeSetting(store, 'officers', rules);

interface Row extends ListedOfficer, StoredSecret {}

const PRESENT = 'SELECT id, name, role, kind FROM officers WHERE ended_at IS NULL';

/** The officers who may sign in, in a stable order, because the lock screen gives each a digit by position. */
export const listOfficers = ({ db }: Store): readonly ListedOfficer[] =>
  statement(db, `${PRESENT} ORDER BY made_at, name, id`).all() as ListedOfficer[];

export const findOfficer = ({ db }: Store, id: string): ListedOfficer | undefined =>
  statement(db, `${PRESENT} AND id = ?`).get(id) as ListedOfficer | undefined;

/** Throws `not-found`. */
export function officerOf(store: Store, id: string): ListedOfficer {
  const officer = findOfficer(store, id);
  if (officer === undefined) throw new StoreFault('not-found', 'there is no such officer');
  return officer;
}

export const secretOf = ({ db }: Store, id: string): StoredSecret | undefined =>
  statement(db, 'SELECT salt, hash, cost, block, parallel FROM officers WHERE id = ? AND ended_at IS NULL').get(id) as
    | StoredSecret
    | undefined;

/** Throws `conflict` if an officer of that name may sign in already, because records could not tell the two apart. */
export function addOfficer(
  { db, ...store }: Store,
  { id, name, role }: Pick<Row, 'id' | 'name' | 'role'>,
  secret: { readonly text: string; readonly stored: StoredSecret },
  now: Date,
): void {
  if (personOf(name) === '')
    throw new StoreFault('incomplete', 'a name has letters or digits', [{ pointer: '/name', detail: 'is no name' }]);
  const isTaken = listOfficers({ db, ...store }).some((other) => personOf(other.name) === personOf(name));
  if (isTaken) throw new StoreFault('conflict', 'there is an officer of this name already');
  statement(
    db,
    `INSERT INTO officers (id, name, role, kind, salt, hash, cost, block, parallel, made_at)
     VALUES (@id, @name, @role, @kind, @salt, @hash, @cost, @block, @parallel, @at)`,
  ).run({ id, name, role, kind: kindOf(secret.text), ...secret.stored, at: now.toISOString() });
}

/** The officer may try again at once. */
export function putSecret(store: Store, id: string, text: string, stored: StoredSecret): void {
  officerOf(store, id);
  statement(
    store.db,
    'UPDATE officers SET kind = @kind, salt = @salt, hash = @hash, cost = @cost, block = @block, parallel = @parallel WHERE id = @id',
  ).run({ id, kind: kindOf(text), ...stored });
  forgetAttempts(store, id);
}

/** Throws `conflict` if no administrator would be left. */
export function putRole(store: Store, id: string, role: OfficerRole): void {
  const before = officerOf(store, id);
  if (role !== 'administrator') requireAnother(store, before);
  statement(store.db, 'UPDATE officers SET role = ? WHERE id = ?').run(role, id);
}

/** Throws `conflict` if no administrator would be left. */
export function endOfficer(store: Store, id: string, now: Date): void {
  requireAnother(store, officerOf(store, id));
  statement(store.db, 'UPDATE officers SET ended_at = ? WHERE id = ?').run(now.toISOString(), id);
  forgetAttempts(store, id);
}

function requireAnother(store: Store, { id, role }: ListedOfficer): void {
  if (role === 'administrator' && !listOfficers(store).some((other) => other.id !== id && other.role === 'administrator'))
    throw new StoreFault('conflict', 'this is the last administrator: make another officer one first');
}

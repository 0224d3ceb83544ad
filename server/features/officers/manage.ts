// Changes the officers of this computer and the rules for their sign-in; each change is logged.
import { randomUUID } from 'node:crypto';
import type { OfficerAddition, OfficerBegin, OfficerLogLine, OfficerRole, OfficerRules } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { Refusal } from '../../lib/problem.ts';
import {
  addOfficer,
  endOfficer,
  listOfficers,
  officerOf,
  officerRules,
  putRole,
  putSecret,
  writeOfficerRules,
} from '../../store/officers/officers.ts';
import { hashSecret } from '../../store/officers/secret.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { requireGood, requireSecret } from './check.ts';
import { logOfficer } from './officer-log.ts';

export interface By {
  readonly who: string;
  readonly now: Date;
}

const log = (store: Store, { who, now }: By, line: Omit<OfficerLogLine, 'at' | 'who'>): void =>
  logOfficer(store, { ...line, who, at: now.toISOString() });

const change = <Result>({ db }: Store, work: () => Result): Result => db.transaction(work).immediate();

const facts = (store: Store, id: string): { readonly id: string; readonly name: string } => ({ id, name: officerOf(store, id).name });

/** Makes the first officer and turns the sign-in on. Returns the id. Throws `conflict` if there is an officer already. */
export async function beginOfficers(store: Store, { name: given, secret }: OfficerBegin, now: Date): Promise<string> {
  const requireNone = (): void => {
    if (listOfficers(store).length > 0) throw new Refusal('conflict', 'there are officers already: one of them has to sign in');
  };
  // Checked before the slow hash as well, because this can be called without a sign-in.
  requireNone();
  requireGood(secret, '/secret');
  const stored = await hashSecret(secret);
  return change(store, () => {
    requireNone();
    const [id, name] = [randomUUID(), given.trim()];
    addOfficer(store, { id, name, role: 'administrator' }, { text: secret, stored }, now);
    log(store, { who: name, now }, { action: 'made', officer: { id, name }, role: 'administrator' });
    writeOfficerRules(store, { ...officerRules(store), isOn: true });
    log(store, { who: name, now }, { action: 'on' });
    return id;
  });
}

export async function makeOfficer(store: Store, { name: given, secret, role }: OfficerAddition, by: By): Promise<void> {
  requireGood(secret, '/secret');
  const stored = await hashSecret(secret);
  change(store, () => {
    const [id, name] = [randomUUID(), given.trim()];
    addOfficer(store, { id, name, role }, { text: secret, stored }, by.now);
    log(store, by, { action: 'made', officer: { id, name }, role });
  });
}

/** An officer's own change requires the present secret, because a window may have been left open. */
export async function changeOwnSecret(
  store: Store,
  id: string,
  { secret, newSecret }: { readonly secret: string; readonly newSecret: string },
  now: () => Date,
): Promise<void> {
  requireGood(newSecret, '/newSecret');
  await requireSecret(store, id, secret, now);
  const stored = await hashSecret(newSecret);
  change(store, () => {
    putSecret(store, id, newSecret, stored);
    const officer = facts(store, id);
    log(store, { who: officer.name, now: now() }, { action: 'secret-changed', officer });
  });
}

export async function resetSecret(
  store: Store,
  id: string,
  { secret, reason }: { readonly secret: string; readonly reason: string },
  by: By,
): Promise<void> {
  requireGood(secret, '/secret');
  const stored = await hashSecret(secret);
  change(store, () => {
    putSecret(store, id, secret, stored);
    log(store, by, { action: 'secret-reset', officer: facts(store, id), reason });
  });
}

export const changeRole = (store: Store, id: string, role: OfficerRole, by: By): void =>
  change(store, () => {
    if (officerOf(store, id).role === role) return;
    putRole(store, id, role);
    log(store, by, { action: 'role-changed', officer: facts(store, id), role });
  });

export const removeOfficer = (store: Store, id: string, by: By): void =>
  change(store, () => {
    const officer = facts(store, id);
    endOfficer(store, id, by.now);
    log(store, by, { action: 'ended', officer });
  });

/** Throws `conflict` if the sign-in is to be turned on without an administrator, or a kiosk without a place to record. */
export const changeRules = (store: Store, { kiosk, ...rules }: OfficerRules, by: By, reason?: string): void =>
  change(store, () => {
    const { kiosk: formerKiosk, ...before } = officerRules(store);
    const nextKiosk = kiosk === undefined ? formerKiosk : (kiosk ?? undefined);
    const after = { ...before, ...rules, ...defined({ kiosk: nextKiosk }) };
    if (after.isOn && !listOfficers(store).some(({ role }) => role === 'administrator'))
      throw new Refusal('conflict', 'there is no administrator yet: make one first');
    if (kiosk && readSettings(store).place.trim() === '')
      throw new Refusal('conflict', 'a kiosk records the place in the settings, which is empty: enter it first');
    writeOfficerRules(store, after);
    if (after.isOn !== before.isOn) log(store, by, { action: after.isOn ? 'on' : 'off', ...defined({ reason }) });
    if (JSON.stringify(nextKiosk) !== JSON.stringify(formerKiosk)) log(store, by, { action: nextKiosk ? 'kiosk-on' : 'kiosk-off' });
  });

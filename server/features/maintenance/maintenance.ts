// Begins and ends maintenance, logs both in a separate chain, and counts revocations and suspensions in between.
import type { Maintenance, MaintenanceChange, MaintenanceLine, MaintenanceState, TakenBack } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { appendRecord } from '../../store/audit-log/audit-log.ts';
import { removeSetting, writeSetting } from '../../store/settings.ts';
import { standingMaintenance } from '../../store/standing-maintenance.ts';
import { statement } from '../../store/statement.ts';
import type { Store } from '../../store/store.ts';
import { despiteMaintenance } from '../../store/write-guard.ts';

/** Throws `incomplete` without a name or a reason, and `conflict` if the service is already in that state. */
export function changeMaintenance(store: Store, change: MaintenanceChange, now: Date): void {
  const who = change.who.trim();
  if (who === '') throw new StoreFault('incomplete', 'who begins or ends maintenance is written down: the name is missing');
  despiteMaintenance(store, () =>
    store.db.transaction(() => (change.on ? begin(store, { ...change, who }, now) : end(store, { ...change, who }, now))).immediate(),
  );
}

function begin(store: Store, given: { readonly who: string; readonly reason: string }, now: Date): void {
  const reason = given.reason.trim();
  if (reason === '') throw new StoreFault('incomplete', 'everyone who meets the maintenance is told why it is: the reason is missing');
  const standing = standingMaintenance(store.db);
  if (standing !== undefined)
    throw new StoreFault(
      'conflict',
      `the service is in maintenance already, since ${standing.since}, by ${standing.who}: ${standing.reason}`,
    );
  const maintenance: Maintenance = { since: now.toISOString(), who: given.who, reason };
  writeSetting(store, 'maintenance', maintenance);
  log(store, { at: maintenance.since, action: 'on', who: given.who, reason });
}

function end(store: Store, { who, reason = '' }: { readonly who: string; readonly reason?: string }, now: Date): void {
  const standing = standingMaintenance(store.db);
  if (standing === undefined) throw new StoreFault('conflict', 'the service is not in maintenance');
  removeSetting(store, 'maintenance');
  const remark = reason.trim() === '' ? {} : { reason: reason.trim() };
  log(store, { at: now.toISOString(), action: 'off', who, ...remark, takenBack: takenBackSince(store, standing.since) });
}

const log = (store: Store, line: Omit<MaintenanceLine, 'signedIn'>): void => appendRecord(store, 'maintenance_log', line);

const NOTHING: TakenBack = { passports: 0, keys: 0 };

function takenBackSince({ db }: Store, since: string): TakenBack {
  const count = (sql: string): number => statement(db, sql).pluck().get(since) as number;
  return {
    passports: count("SELECT count(*) FROM status_log WHERE at >= ? AND action <> 'reinstate' AND sample = 0"),
    keys: count('SELECT count(*) FROM stakeholder_keys WHERE revoked_at >= ?'),
  };
}

/** The newest lines of the log, at most this many. */
const SHOWN = 20;

export function maintenanceState(store: Store): MaintenanceState {
  const standing = standingMaintenance(store.db);
  const lines = statement(store.db, 'SELECT record FROM maintenance_log ORDER BY id DESC LIMIT ?').pluck().all(SHOWN) as string[];
  return {
    ...defined({ standing }),
    takenBack: standing === undefined ? NOTHING : takenBackSince(store, standing.since),
    log: lines.map((line) => JSON.parse(line) as MaintenanceLine),
  };
}

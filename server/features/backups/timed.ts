// Makes the backups of a running service in a thread, when they are due and before large imports, and records their outcome.
import { Worker } from 'node:worker_threads';
import type { TimedBackups } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { log, logFault } from '../../lib/log-line.ts';
import { isBackupDue, type TimedPlan, type TimedRuns } from '../../store/backup-plan.ts';
import { readSetting, removeSetting, writeSetting } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { lateBackup, timedPlan, timedRuns } from '../../store/timed-backups/timed-backups.ts';
import { despiteMaintenance } from '../../store/write-guard.ts';
import { readKeep } from './retention.ts';
import type { TimedOrder, TimedOutcome } from './timed.worker.ts';

/** The default retention: a week of daily, a month of weekly and a year of monthly backups. */
export const USUAL_KEEP = '7d,4w,12m';

export type TimedBackupsJob = ReturnType<typeof timedBackups>;

export interface TimedContext {
  readonly store: Store;
  readonly now: () => Date;
  readonly secret?: string | undefined;
  /** The plan of the command that started the service. The next start without it removes the plan. */
  readonly command?: (Omit<TimedPlan, 'since'> & { readonly passphrase?: string }) | undefined;
}

export function timedBackups({ store, now, secret, command }: TimedContext) {
  let running = 0;
  // Backups and their retention continue during maintenance.
  despiteMaintenance(store, () => beginWith(store, command, now()));

  const settle = (outcome: TimedOutcome, before: TimedRuns, at: string): void => {
    if ('file' in outcome) {
      const { file, bytes, deleted } = outcome;
      writeSetting(store, 'timedBackupRuns', { ...before, triedAt: at, success: { at, file } });
      log({ level: 'info', code: 'backup-made', message: 'a timed backup was made and read again', facts: { bytes, deleted } });
      return;
    }
    const { code, detail } = outcome;
    writeSetting(store, 'timedBackupRuns', { ...before, triedAt: at, failure: { at, code, detail: detail.slice(0, 1000) } });
    const message = `no timed backup was made (${code}): see desk doctor, or Settings, Backup`;
    // The next attempt follows soon. A failure that repeats is logged once a day.
    const said = before.failure;
    const isNew = said === undefined || said.code !== code || said.at.slice(0, 10) !== at.slice(0, 10);
    log({ level: isNew ? 'error' : 'info', code: 'backup-failed', message });
  };

  const make = (order: TimedOrder): Promise<TimedOutcome> =>
    new Promise((resolve) => {
      let outcome: TimedOutcome = { code: 'failed', detail: 'the thread ended without an answer' };
      running += 1;
      const worker = new Worker(new URL('./timed.worker.ts', import.meta.url), { workerData: order });
      worker.on('message', (said: TimedOutcome) => {
        outcome = said;
      });
      worker.on('error', ({ message }) => {
        outcome = { code: 'failed', detail: message };
      });
      worker.on('exit', () => {
        running -= 1;
        resolve(outcome);
      });
      // Ending does not wait for a copy, which may take minutes: the next start makes another one.
      worker.unref();
    });

  const backUpFirst = async (): Promise<TimedOutcome> => {
    const passphrase = timedPlan(store)?.by === 'command' ? command?.passphrase : undefined;
    const outcome = await make({ data: store.folder, who: 'import', now: now(), ...defined({ secret, passphrase }) });
    if ('file' in outcome)
      log({
        level: 'info',
        code: 'backup-made',
        message: 'a backup was made before an import and read again',
        facts: { bytes: outcome.bytes },
      });
    else
      log({
        level: 'error',
        code: 'backup-failed',
        message: `no backup was made before an import (${outcome.code}): nothing was imported`,
      });
    return outcome;
  };

  const begin = ({ folder, keep, by }: NonNullable<ReturnType<typeof timedPlan>>): void => {
    const moment = now();
    const before = timedRuns(store);
    const passphrase = by === 'command' ? command?.passphrase : undefined;
    const place = { folder, keep: readKeep(keep) };
    const order = { data: store.folder, place, who: 'timer', now: moment, ...defined({ secret, passphrase }) };
    void make(order).then((outcome) => {
      if (!store.db.open) return;
      try {
        despiteMaintenance(store, () => settle(outcome, before, moment.toISOString()));
      } catch (fault) {
        // The disk of the store may be full.
        logFault(fault);
      }
    });
  };

  return {
    /** Begins a backup if one is due and none is under way. */
    look: () => {
      const plan = timedPlan(store);
      if (running === 0 && plan !== undefined && isBackupDue(plan, timedRuns(store), now())) begin(plan);
    },
    state: (): TimedBackups | undefined => {
      const plan = timedPlan(store);
      if (plan === undefined) return undefined;
      const { success, failure } = timedRuns(store);
      const { folder, every, keep, by } = plan;
      const late = lateBackup(store, now()) !== undefined;
      return {
        ...{ folder, everyMinutes: Math.round(every / 60_000), keep, by, running: running > 0, late },
        ...defined({ success, failure }),
      };
    },
    /** Sets the plan of the screen, or removes it. It has no effect while a command has its own plan. */
    change: (plan: Pick<TimedPlan, 'folder' | 'every'> | undefined) => {
      if (plan === undefined) return removeSetting(store, 'timedBackups');
      writeSetting(store, 'timedBackups', { ...plan, keep: USUAL_KEEP, since: now().toISOString() });
      // The outcome of an earlier plan, for another folder, is not reported for the new one.
      if (timedPlan(store)?.by === 'screen') writeSetting(store, 'timedBackupRuns', {});
    },
    isRunning: (): boolean => running > 0,
    /** Makes a backup now, whatever the plan says. Does not throw. */
    backUpFirst,
  };
}

/** Keeps the moment at which the same plan was first requested, also across restarts. */
function beginWith(store: Store, command: TimedContext['command'], now: Date): void {
  const before = readSetting(store, 'timedBackupsOfCommand');
  if (command === undefined) {
    if (before !== undefined) removeSetting(store, 'timedBackupsOfCommand');
    return;
  }
  const { folder, every, keep } = command;
  const same = before?.folder === folder && before.every === every;
  writeSetting(store, 'timedBackupsOfCommand', { folder, every, keep, since: same ? before.since : now.toISOString() });
  if (!same) writeSetting(store, 'timedBackupRuns', {});
}

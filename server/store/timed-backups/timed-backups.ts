// Reads the schedule of automatic backups, and whether the newest backup in the log is late.

import { newestBackupAt } from '../audit-log/backup-log.ts';
import type { TimedPlan, TimedRuns } from '../backup-plan.ts';
import { readSetting } from '../settings.ts';
import type { Store } from '../store.ts';

/** The schedule of the command that started the service takes precedence over that of the screen. */
export const timedPlan = (store: Store): (TimedPlan & { readonly by: 'command' | 'screen' }) | undefined => {
  const command = readSetting(store, 'timedBackupsOfCommand');
  if (command !== undefined) return { ...command, by: 'command' };
  const screen = readSetting(store, 'timedBackups');
  return screen === undefined ? undefined : { ...screen, by: 'screen' };
};

export const timedRuns = (store: Store): TimedRuns => readSetting(store, 'timedBackupRuns') ?? {};

export interface LateBackup {
  /** The time of the newest backup, or of the beginning of the plan if no backup was made since. */
  readonly newest: string;
}

/** Policy: one missed backup may still be made up for; after two, a person has to act. Any backup of this store counts. */
export function lateBackup(store: Store, now: Date): LateBackup | undefined {
  const plan = timedPlan(store);
  if (plan === undefined) return undefined;
  const newest = [newestBackupAt(store) ?? '', plan.since].toSorted().at(-1) as string;
  return now.getTime() - Date.parse(newest) > 2 * plan.every ? { newest } : undefined;
}

// Reads the schedule of automatic backups, and whether the newest backup in the log is late.

import { newestBackupAt } from '../audit-log/backup-log.ts';
import type { TimedPlan, TimedRuns } from '../backup-plan.ts';
import { readSetting } from '../settings.ts';
import type { Store } from '../store.ts';

/** A command that starts the service decides before the screen. */
export const timedPlan = (store: Store): (TimedPlan & { readonly by: 'command' | 'screen' }) | undefined => {
  const command = readSetting(store, 'timedBackupsOfCommand');
  if (command !== undefined) return { ...command, by: 'command' };
  const screen = readSetting(store, 'timedBackups');
  return screen === undefined ? undefined : { ...screen, by: 'screen' };
};

export const timedRuns = (store: Store): TimedRuns => readSetting(store, 'timedBackupRuns') ?? {};

export interface LateBackup {
  /** None was made by any way since the plan began, if this is its beginning. */
  readonly newest: string;
}

/** Policy: one that is missed may be caught up with; after two a person has to look. Any backup of this store counts. */
export function lateBackup(store: Store, now: Date): LateBackup | undefined {
  const plan = timedPlan(store);
  if (plan === undefined) return undefined;
  const newest = [newestBackupAt(store) ?? '', plan.since].toSorted().at(-1) as string;
  return now.getTime() - Date.parse(newest) > 2 * plan.every ? { newest } : undefined;
}

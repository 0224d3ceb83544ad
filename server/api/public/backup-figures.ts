// Reports in the metrics the age of the newest backup and the outcome of the timed ones.
import { newestBackupAt } from '../../store/audit-log/backup-log.ts';
import { timedPlan, timedRuns } from '../../store/timed-backups/timed-backups.ts';
import type { Sample } from '../http/exposition.ts';
import type { Reader } from './reader.ts';

/** Returns no samples at a replica, whose store has the log of another computer. */
export function backupFigures({ store, copy }: Reader): readonly Sample[] {
  if (copy?.() !== undefined) return [];
  const plan = timedPlan(store);
  const newest = newestBackupAt(store);
  const { failure } = timedRuns(store);
  const moment = (name: string, help: string, at: string | undefined): readonly Sample[] =>
    at === undefined ? [] : [{ name, type: 'gauge', help, values: [{ value: Date.parse(at) / 1000 }] }];
  return [
    ...moment('dpp_desk_backup_newest_timestamp_seconds', 'When the newest backup was made and checked.', newest),
    ...(plan === undefined
      ? []
      : [
          {
            name: 'dpp_desk_backup_interval_seconds',
            type: 'gauge' as const,
            help: 'Interval of the timed backups.',
            values: [{ value: plan.every / 1000 }],
          },
          ...moment('dpp_desk_backup_last_failure_timestamp_seconds', 'When a timed backup last failed.', failure?.at),
        ]),
  ];
}

// Logs clock resets in a chain of their own. Each line records the last entry of the inspection log.

import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { appendRecord } from './audit-log.ts';
import { lastOf } from './heads.ts';

export interface ClockReset {
  readonly at: string;
  readonly oldFloor: string;
  readonly newFloor: string;
  readonly who: string;
  readonly reason: string;
  /** The last entries of the inspection log and of the backup log. Times seen in these and earlier entries no longer count. */
  readonly inspection: number;
  readonly inspectionHash: string;
  readonly backup: number;
}

export function appendClockReset(store: Store, reset: Omit<ClockReset, 'inspection' | 'inspectionHash' | 'backup'>): ClockReset {
  const { db } = store;
  return db
    .transaction((): ClockReset => {
      const last = lastOf(store, 'inspections');
      const backup = statement(db, 'SELECT max(id) FROM backup_log').pluck().get() as number | null;
      const whole = { ...reset, inspection: last.number, inspectionHash: last.hash, backup: backup ?? 0 };
      appendRecord(store, 'clock_resets', whole);
      return whole;
    })
    .immediate();
}

export function lastClockReset({ db }: Store): ClockReset | undefined {
  const record = statement(db, 'SELECT record FROM clock_resets ORDER BY id DESC LIMIT 1').pluck().get() as string | undefined;
  return record === undefined ? undefined : (JSON.parse(record) as ClockReset);
}

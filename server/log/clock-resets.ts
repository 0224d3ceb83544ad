// A reset of what the clock has seen in, its line in a chain of its own out; it names where the inspection log stood.
import type { Store } from '../store/open.ts';
import { statement } from '../store/statement.ts';
import { CHAIN_START, canonical, entryHash } from './chain.ts';

export interface ClockReset {
  readonly at: string;
  readonly oldFloor: string;
  readonly newFloor: string;
  readonly who: string;
  readonly reason: string;
  /** The last entries of the inspection log and of the log of backups: what they and those before them have seen does not count any more. */
  readonly inspection: number;
  readonly inspectionHash: string;
  readonly backup: number;
}

export function appendClockReset({ db }: Store, reset: Omit<ClockReset, 'inspection' | 'inspectionHash' | 'backup'>): ClockReset {
  return db
    .transaction((): ClockReset => {
      const last = statement(db, 'SELECT id, hash FROM inspections ORDER BY id DESC LIMIT 1').get() as
        | { readonly id: number; readonly hash: string }
        | undefined;
      const backup = statement(db, 'SELECT max(id) FROM backup_log').pluck().get() as number | null;
      const whole = { ...reset, inspection: last?.id ?? 0, inspectionHash: last?.hash ?? CHAIN_START, backup: backup ?? 0 };
      const previous =
        (statement(db, 'SELECT hash FROM clock_resets ORDER BY id DESC LIMIT 1').pluck().get() as string | undefined) ?? CHAIN_START;
      const record = canonical(whole);
      statement(db, 'INSERT INTO clock_resets (record, previous_hash, hash) VALUES (?, ?, ?)').run(
        record,
        previous,
        entryHash(previous, record),
      );
      return whole;
    })
    .immediate();
}

export function lastClockReset({ db }: Store): ClockReset | undefined {
  const record = statement(db, 'SELECT record FROM clock_resets ORDER BY id DESC LIMIT 1').pluck().get() as string | undefined;
  return record === undefined ? undefined : (JSON.parse(record) as ClockReset);
}

/** Walks the resets; each covers the entry of the inspection log that was the last one. */
export function firstBrokenClockReset({ db }: Store): number | undefined {
  let previous = CHAIN_START;
  const hashOf = db.prepare('SELECT hash FROM inspections WHERE id = ?').pluck();
  for (const row of db.prepare('SELECT * FROM clock_resets ORDER BY id').iterate() as Iterable<{
    readonly id: number;
    readonly record: string;
    readonly previous_hash: string;
    readonly hash: string;
  }>) {
    const { inspection, inspectionHash } = JSON.parse(row.record) as ClockReset;
    const covered = inspection === 0 || hashOf.get(inspection) === inspectionHash;
    if (!covered || row.previous_hash !== previous || row.hash !== entryHash(previous, row.record)) return row.id;
    previous = row.hash;
  }
  return undefined;
}

// Counts failed attempts to sign in, and computes how long an officer is locked out after them.
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { despiteMaintenance } from '../write-guard.ts';

/**
 * Policy: the number of failures without a wait. A person mistypes a few times; guessing a PIN of six digits at one attempt an hour takes
 * decades.
 */
const FREE = 5;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;

/** The wait doubles with each failure from the fifth on. */
export const waitAfter = (failures: number): number =>
  failures < FREE ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures - FREE, 20));

interface Row {
  readonly failures: number;
  readonly last_at: string;
}

export interface Attempt {
  /** Set if the attempt may not be made now: the milliseconds until the next one. */
  readonly wait?: number;
  /** The number of failures. Includes this attempt until it succeeds. */
  readonly failures: number;
}

/**
 * Counts an attempt before its secret is compared, so that simultaneous attempts, and attempts cut off by the end of the process, count as
 * well. If the clock was set back, the wait begins again.
 */
export const countAttempt = (store: Store, officer: string, now: Date): Attempt =>
  despiteMaintenance(store, () => count(store, officer, now));

function count({ db }: Store, officer: string, now: Date): Attempt {
  return db
    .transaction((): Attempt => {
      const row = statement(db, 'SELECT failures, last_at FROM officer_attempts WHERE officer = ?').get(officer) as Row | undefined;
      const failures = row?.failures ?? 0;
      const put = statement(
        db,
        `INSERT INTO officer_attempts (officer, failures, last_at) VALUES (@officer, @failures, @at)
         ON CONFLICT (officer) DO UPDATE SET failures = excluded.failures, last_at = excluded.last_at`,
      );
      const last = Date.parse(row?.last_at ?? '');
      const passed = Number.isNaN(last) ? Number.POSITIVE_INFINITY : now.getTime() - last;
      const wait = row === undefined ? 0 : waitAfter(failures);
      const at = now.toISOString();
      if (passed < 0 && wait > 0) {
        put.run({ officer, failures, at });
        return { wait, failures };
      }
      if (passed < wait) return { wait: wait - passed, failures };
      put.run({ officer, failures: failures + 1, at });
      return { failures: failures + 1 };
    })
    .immediate();
}

/** Called after a successful sign-in, or for a new secret. */
export const forgetAttempts = (store: Store, officer: string): void =>
  void despiteMaintenance(store, () => statement(store.db, 'DELETE FROM officer_attempts WHERE officer = ?').run(officer));

// Defines which automatic backups a service makes, the outcome of the last ones, and when one is due.
import type { BackupFault } from '../contract/index.ts';

export interface TimedPlan {
  readonly folder: string;
  /** Milliseconds. */
  readonly every: number;
  /** In the form of `--keep` of `desk backup`: `7d,4w,12m`. */
  readonly keep: string;
  /** When it was switched on. */
  readonly since: string;
}

/** The outcome of the backups of a plan. */
export interface TimedRuns {
  readonly triedAt?: string;
  readonly success?: { readonly at: string; readonly file: string };
  /** The last failure. Kept after a later success. */
  readonly failure?: { readonly at: string; readonly code: BackupFault; readonly detail: string };
}

/** Milliseconds between a failure and the next attempt, if no backup is due sooner. A missing disk may be connected at any time. */
const RETRY = 15 * 60_000;

/** Compares with the clock instead of using a timer, so that a backup missed while the computer was asleep or off is made up for. */
export function isBackupDue({ every, since }: TimedPlan, { triedAt, success, failure }: TimedRuns, now: Date): boolean {
  const failed = failure !== undefined && (success === undefined || success.at < failure.at);
  if (failed && !hasPassed(triedAt, Math.min(RETRY, every), now)) return false;
  return success === undefined || success.at < since || hasPassed(success.at, every, now);
}

/** A moment ahead of the clock was written by a clock that was wrong. Waiting for it could take years. */
function hasPassed(moment: string | undefined, time: number, now: Date): boolean {
  const age = moment === undefined ? Number.NaN : now.getTime() - Date.parse(moment);
  return !(age >= 0 && age < time);
}

// Tracks the latest moment this computer has seen (the clock floor) and resets it after the clock was ahead.
// A reset needs a reason and a name.

import { CLOCK_TOLERANCE } from '../../domain/dates/clock.ts';
import { admit } from '../../domain/status-list/index.ts';
import { newestIssue } from '../../domain/trust-list/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { RELEASED } from '../../lib/version.ts';
import { seenBeforeRestore } from '../../store/audit-log/backup-log.ts';
import { appendClockReset, type ClockReset, lastClockReset } from '../../store/audit-log/clock-resets.ts';
import { newestInspectionAt } from '../../store/audit-log/read.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { ageStatements } from '../../store/trust/status-lists.ts';
import { logTrust } from '../../store/trust/trust-lists.ts';
import { needTwo } from './trust-rules.ts';
import { storedTrustSet } from './trust-set.ts';
import { namesOf, type Persons } from './two-persons.ts';

/**
 * The latest of: the release of the app, the newest list that its operator has not retracted, the last clock reset, the
 * log entries since then, and the latest time seen before a restore.
 */
export const clockFloorOf = (store: Store, issuedAt = newestIssue(storedTrustSet(store))): string =>
  latest([issuedAt, lastClockReset(store)?.newFloor, newestInspectionAt(store), seenBeforeRestore(store)]);

const latest = (moments: readonly (string | undefined)[]): string =>
  moments.reduce<string>((last, one) => (one !== undefined && Date.parse(one) > Date.parse(last) ? one : last), RELEASED);

/**
 * A reset never lowers the floor below the time of signatures by others: a clock before that moment is wrong, even if a
 * person vouches for it.
 */
const leastFloor = (store: Store): string => latest([newestIssue(storedTrustSet(store))]);

/** Returns the floor after a reset. Returns undefined if a reset would not lower it, or if the clock itself is wrong. */
export function clockResetTo(store: Store, now: Date): string | undefined {
  const least = Date.parse(leastFloor(store));
  if (now.getTime() + CLOCK_TOLERANCE < least) return undefined;
  const next = Math.max(now.getTime(), least);
  return next + CLOCK_TOLERANCE < Date.parse(clockFloorOf(store)) ? new Date(next).toISOString() : undefined;
}

/**
 * Lowers the clock floor; the named persons confirm that the clock is right now. Records this twice: in the chain of
 * clock resets and in the log of the trust data. Throws `trust-refused` or `conflict`.
 */
export function resetClock(store: Store, given: Persons & { readonly reason: string }, now: Date): ClockReset {
  return store.db
    .transaction(() => {
      needTwo(given, readSettings(store));
      const oldFloor = clockFloorOf(store);
      const newFloor = clockResetTo(store, now);
      if (newFloor === undefined) throw new Refusal('conflict', whyNot(store, oldFloor, now));
      // Lists retrieved while the clock was ahead carry a moment in the future. The true moment is unknown, so the date
      // that the list itself states is used.
      ageStatements(store, now, (credential) => dateOf(credential) ?? 0);
      const at = now.toISOString();
      const who = namesOf(given);
      logTrust(store, { at, action: 'clock-reset', subject: `${oldFloor} → ${newFloor}`, who, reason: given.reason });
      return appendClockReset(store, { at, oldFloor, newFloor, who, reason: given.reason });
    })
    .immediate();
}

function dateOf(credential: string): number | undefined {
  const read = admit(credential);
  return read.ok ? read.list.from : undefined;
}

function whyNot(store: Store, floor: string, now: Date): string {
  const least = leastFloor(store);
  return now.getTime() + CLOCK_TOLERANCE < Date.parse(least)
    ? `the clock shows ${now.toISOString()}, which is before ${least}, the date of this app or of a trust list: set the clock right first`
    : `the clock is not behind what it has seen (${floor}): there is nothing to reset`;
}

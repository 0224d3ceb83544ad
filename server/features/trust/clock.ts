// A store in, the latest moment that this computer has seen out; and, with a reason and a name, that moment taken back where the clock had been ahead.

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

/** The release of the app, the newest list that its operator has not retracted, and what was logged since the clock was last said to be right. */
export const clockFloorOf = (store: Store, issuedAt = newestIssue(storedTrustSet(store))): string =>
  latest([issuedAt, lastClockReset(store)?.newFloor, newestInspectionAt(store), seenBeforeRestore(store)]);

const latest = (moments: readonly (string | undefined)[]): string =>
  moments.reduce<string>((last, one) => (one !== undefined && Date.parse(one) > Date.parse(last) ? one : last), RELEASED);

/** Below what others have signed the floor is never lowered: a clock before that is wrong, whoever vouches for it. */
const leastFloor = (store: Store): string => latest([newestIssue(storedTrustSet(store))]);

/** The floor that a reset would give; undefined where there is nothing that it would lower, or the clock is not right itself. */
export function clockResetTo(store: Store, now: Date): string | undefined {
  const least = Date.parse(leastFloor(store));
  if (now.getTime() + CLOCK_TOLERANCE < least) return undefined;
  const next = Math.max(now.getTime(), least);
  return next + CLOCK_TOLERANCE < Date.parse(clockFloorOf(store)) ? new Date(next).toISOString() : undefined;
}

/** Whoever does this vouches for the clock as it is now. It is written down twice: in a chain of its own, and in the log of the trust data. */
export function resetClock(store: Store, given: Persons & { readonly reason: string }, now: Date): ClockReset {
  return store.db
    .transaction(() => {
      needTwo(given, readSettings(store));
      const oldFloor = clockFloorOf(store);
      const newFloor = clockResetTo(store, now);
      if (newFloor === undefined) throw new Refusal('conflict', whyNot(store, oldFloor, now));
      // What was fetched while the clock was ahead was fetched before now, and the moment is not known: it is as old as its own word.
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

// Judges the clock of this computer against the latest moment that it has seen (the clock floor).
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { dated, say } from '../evidence/particulars.ts';

/**
 * In milliseconds. Policy: NTP regularly sets clocks back by milliseconds to seconds, and two good clocks differ by as much. No relevant
 * date is finer than a minute, and reviving an expired passport takes a larger step back.
 */
export const CLOCK_TOLERANCE = 60_000;

/** An unreadable floor counts as a clock that is behind. */
export function judgeClock(now: Date, floor: string | undefined): Evidence {
  if (floor === undefined || now.getTime() + CLOCK_TOLERANCE >= Date.parse(floor)) return evidence('DPP-CLK-01');
  return evidence('DPP-CLK-02', say('already-seen', { date: dated(floor) }));
}

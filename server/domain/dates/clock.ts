// The clock and the latest moment already seen in, evidence out: a clock that is behind what has been seen proves nothing about dates.
import { type Evidence, evidence } from '../evidence/evidence.ts';

/**
 * Policy: clocks are set back by milliseconds to seconds all the time (NTP), and two good ones differ by as much. No date that counts here is finer than a
 * minute; who turns a clock back to revive an expired passport needs more.
 */
export const CLOCK_TOLERANCE = 60_000;

/** A floor that cannot be read proves nothing either. */
export function judgeClock(now: Date, floor: string | undefined): Evidence {
  if (floor === undefined || now.getTime() + CLOCK_TOLERANCE >= Date.parse(floor)) return evidence('DPP-CLK-01');
  return evidence('DPP-CLK-02', `already seen: ${floor}`);
}

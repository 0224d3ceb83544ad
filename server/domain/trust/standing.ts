// Determines the standing of an issuer at a moment: each status takes effect on its own date.

import { parseDateTime } from '../dates/dates.ts';
import type { Code } from '../evidence/codes.ts';
import type { KnownIssuer } from './trust.ts';

const TAKEN_BACK = { withdrawn: 'DPP-ISS-20', suspended: 'DPP-ISS-21' } as const;

/**
 * Returns undefined if the issuer is granted at `moment`, in milliseconds since the Unix epoch.
 *
 * An issuer granted from a future date is not granted yet (`DPP-ISS-15`). An issuer whose suspension or withdrawal lies in the future is
 * not yet suspended or withdrawn, but no longer good (`DPP-ISS-16`), because the operator has already announced it. An unreadable date
 * never helps the issuer.
 */
export function standingAt({ status, since }: KnownIssuer, moment: number): Code | undefined {
  const from = since === undefined ? undefined : (parseDateTime(since) ?? Number.NaN);
  if (status === 'granted') return from === undefined || moment >= from ? undefined : 'DPP-ISS-15';
  return from !== undefined && moment < from ? 'DPP-ISS-16' : TAKEN_BACK[status];
}

/** Returns the later of the clock and the clock floor, in milliseconds, so that a slow clock cannot restore an issuer or a key. */
export const effectiveNow = (now: Date, floor: string | undefined): number =>
  Math.max(now.getTime(), floor === undefined ? Number.NEGATIVE_INFINITY : Date.parse(floor));

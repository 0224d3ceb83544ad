// What the trust data says of an issuer and a moment in; how the issuer stands at that moment out: a status counts from its date.

import { parseDateTime } from '../dates/dates.ts';
import type { Code } from '../evidence/codes.ts';
import type { KnownIssuer } from './trust.ts';

const TAKEN_BACK = { withdrawn: 'DPP-ISS-20', suspended: 'DPP-ISS-21' } as const;

/**
 * Undefined: it is granted. What is granted from a date to come is not granted yet. What is withdrawn or suspended from a date to come is neither bad yet nor good
 * any more: whoever keeps the list has given his word against it. A date that cannot be read never helps.
 */
export function standingAt({ status, since }: KnownIssuer, moment: number): Code | undefined {
  const from = since === undefined ? undefined : (parseDateTime(since) ?? Number.NaN);
  if (status === 'granted') return from === undefined || moment >= from ? undefined : 'DPP-ISS-15';
  return from !== undefined && moment < from ? 'DPP-ISS-16' : TAKEN_BACK[status];
}

/** The later of the clock and what it has already seen: a clock that is behind brings nobody back. */
export const effectiveNow = (now: Date, floor: string | undefined): number =>
  Math.max(now.getTime(), floor === undefined ? Number.NEGATIVE_INFINITY : Date.parse(floor));

// The date that a person asks about in, the moment that is judged out; and whether that moment is still to come.
import { isFullDate, parseDateTime } from '../dates/dates.ts';
import { effectiveNow } from '../trust/standing.ts';

/** `2025-03-01` is the end of that day in UTC: what was signed or revoked on it counts. Undefined for what is neither a date nor a date-time with a time zone. */
export function readAsOf(text: string): Date | undefined {
  const moment = parseDateTime(isFullDate(text) ? `${text}T23:59:59.999Z` : text);
  return moment === undefined || !(moment >= 0 && moment <= 8.64e15) ? undefined : new Date(moment);
}

/** A clock that is behind what has been seen makes no past moment one to come. */
export const isToCome = (moment: Date, now: Date, floor: string | undefined): boolean => moment.getTime() > effectiveNow(now, floor);

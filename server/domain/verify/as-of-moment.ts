// Reads the past moment that a person asks about, and tests whether it is in the future.
import { isFullDate, parseDateTime } from '../dates/dates.ts';
import { effectiveNow } from '../trust/standing.ts';

/**
 * Parses a date, or a date-time with a time zone. Returns undefined for any other text.
 *
 * A date such as `2025-03-01` means the end of that day in UTC, so that whatever was signed or revoked on that day counts.
 */
export function readAsOf(text: string): Date | undefined {
  const moment = parseDateTime(isFullDate(text) ? `${text}T23:59:59.999Z` : text);
  return moment === undefined || !(moment >= 0 && moment <= 8.64e15) ? undefined : new Date(moment);
}

/**
 * True if the moment is later than the clock or the clock floor, whichever is later. A slow clock alone does not make a past moment future.
 */
export const isToCome = (moment: Date, now: Date, floor: string | undefined): boolean => moment.getTime() > effectiveNow(now, floor);

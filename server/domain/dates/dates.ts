// Parses date-times, and judges the dates of a credential, its proof or its token.

import { type Evidence, evidence } from '../evidence/evidence.ts';
import { dated, say } from '../evidence/particulars.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { CLOCK_TOLERANCE } from './clock.ts';

/** The length of `YYYY-MM-DDThh:mm:ss`. A fraction and the time zone follow. */
const SECONDS_END = 19;
const DAY = 86_400_000;

/**
 * Returns the milliseconds since the Unix epoch of an XML Schema 1.1 `dateTimeStamp` (a time zone is required) in the years 0000 to 9999,
 * or undefined. Stores, lists and packs rely on the fact that date-times of these years sort like their moments.
 */
export function parseDateTime(value: Json | undefined): number | undefined {
  if (typeof value !== 'string' || value.length > 64 || value.length <= SECONDS_END) return undefined;
  const punctuated = value[4] === '-' && value[7] === '-' && value[10] === 'T' && value[13] === ':' && value[16] === ':';
  return punctuated ? parseWithYear(digits(value, 0, 4), value) : undefined;
}

/** Matches a year that does not have four digits. An ECMAScript `Date` ends in the year 275760. */
const OTHER_YEAR = /^(-(?:[0-9]{4}|[1-9][0-9]{4,5})|[1-9][0-9]{4,5})-(?=[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2})/;

/**
 * Like `parseDateTime`, for every year that XML Schema 1.1 (3.3.7.1) can write and `Date` can represent. Use it for content written by
 * others.
 */
export function parseAnyDateTime(value: Json | undefined): number | undefined {
  if (typeof value !== 'string' || value[4] === '-' || value.length > 64) return parseDateTime(value);
  const year = OTHER_YEAR.exec(value)?.[1];
  if (year === undefined) return undefined;
  const moment = parseWithYear(Number(year), `0000${value.slice(year.length)}`);
  return moment === undefined || Math.abs(moment) > MAX_DATE ? undefined : moment;
}

/** The range of `Date` in milliseconds (ECMA-262 21.4.1.1). */
const MAX_DATE = 8.64e15;

/** `value` must have the punctuation of a date-time. Its own year is ignored. */
function parseWithYear(year: number, value: string): number | undefined {
  const [month, day] = [digits(value, 5, 7), digits(value, 8, 10)];
  const [hour, minute, second] = [digits(value, 11, 13), digits(value, 14, 16), digits(value, 17, SECONDS_END)];
  if (!isDay(year, month, day) || !(minute <= 59 && second <= 59 && hour <= 24)) return undefined;
  let zone = SECONDS_END;
  if (value[zone] === '.') {
    do zone++;
    while (isDigit(value.charCodeAt(zone)));
    if (zone === SECONDS_END + 1) return undefined;
  }
  // XSD allows 24:00:00 as the end of a day. There are no leap seconds.
  if (hour === 24 && (minute > 0 || second > 0 || /[1-9]/.test(value.slice(SECONDS_END, zone)))) return undefined;
  const offset = zoneMinutes(value, zone);
  if (offset === undefined) return undefined;
  const milliseconds = zone === SECONDS_END ? 0 : Math.floor(Number(`0${value.slice(SECONDS_END, zone)}`) * 1000);
  return daysSince1970(year, month, day) * DAY + ((hour * 60 + minute - offset) * 60 + second) * 1000 + milliseconds;
}

/** Parses for comparison: an unreadable date-time counts as earlier than any other. */
export const parseTimestamp = (value: Json | undefined): number => parseDateTime(value) ?? Number.NEGATIVE_INFINITY;

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** Returns NaN, which fails every comparison, for anything but digits. */
function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    if (!isDigit(unit)) return Number.NaN;
    number = number * 10 + unit - 0x30;
  }
  return number;
}

/** Returns the offset in minutes of `Z` or `±hh:mm`, up to 14 hours, at the end of the text. */
function zoneMinutes(text: string, at: number): number | undefined {
  const sign = text[at];
  if (sign === 'Z') return at + 1 === text.length ? 0 : undefined;
  if ((sign !== '+' && sign !== '-') || text[at + 3] !== ':' || text.length !== at + 6) return undefined;
  const [hours, minutes] = [digits(text, at + 1, at + 3), digits(text, at + 4, at + 6)];
  const offset = hours * 60 + minutes;
  return minutes <= 59 && offset <= 14 * 60 ? (sign === '-' ? -offset : offset) : undefined;
}

/** Uses the proleptic Gregorian calendar with years that start in March, so that the leap day is their last. */
function daysSince1970(year: number, month: number, day: number): number {
  const march = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return march * 365 + Math.floor(march / 4) - Math.floor(march / 100) + Math.floor(march / 400) + dayOfYear - 719_468;
}

/** True for a `YYYY-MM-DD` that exists in the calendar. */
export const isFullDate = (value: string): boolean =>
  value.length === 10 && value[4] === '-' && value[7] === '-' && isDay(digits(value, 0, 4), digits(value, 5, 7), digits(value, 8, 10));

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return !Number.isNaN(year) && day >= 1 && day <= (month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0));
}

export interface SigningDates {
  /** `created` of the proof, or `iat` of the token, in milliseconds since the Unix epoch. */
  readonly signedAt?: number | undefined;
  /** `nbf` of the token, in milliseconds since the Unix epoch. */
  readonly notBefore?: number | undefined;
  /** `expires` of the proof, or `exp` of the token, in milliseconds since the Unix epoch. */
  readonly expires?: number | undefined;
}

/**
 * Judges the credential's own period and that of its signature.
 *
 * If the clock is known to be behind, the result is never expired or not yet valid. An unreadable date is wrong on any clock.
 */
export function judgeDates(credential: JsonObject, signing: SigningDates, now: Date, clockSuspect: boolean): Evidence {
  const validFrom = parseAnyDateTime(credential.validFrom);
  const validUntil = parseAnyDateTime(credential.validUntil);
  for (const [name, parsed] of [
    ['validFrom', validFrom],
    ['validUntil', validUntil],
  ] as const) {
    if (Object.hasOwn(credential, name) && parsed === undefined) return evidence('DPP-DAT-05', say('no-date-time', { name }));
  }
  if (validFrom !== undefined && validUntil !== undefined && validFrom > validUntil) {
    return evidence('DPP-DAT-05', say('from-after-until'));
  }
  const { signedAt, notBefore, expires } = signing;
  if (signedAt !== undefined && expires !== undefined && signedAt > expires) {
    return evidence('DPP-DAT-05', say('expires-before-made'));
  }
  const all = [validFrom, validUntil, signedAt, notBefore, expires];
  if (all.every((date) => date === undefined)) return evidence('DPP-DAT-02');
  if (clockSuspect) return evidence('DPP-DAT-10');
  const moment = now.getTime();
  if (validUntil !== undefined && moment > validUntil) return evidence('DPP-DAT-03', say('valid-until', { date: dated(iso(validUntil)) }));
  // RFC 7519 4.1.4: "on or after which". The same applies to proofs.
  if (expires !== undefined && moment >= expires) return evidence('DPP-DAT-03', say('signature-expired', { date: dated(iso(expires)) }));
  if (validFrom !== undefined && moment < validFrom) return evidence('DPP-DAT-04', say('valid-from', { date: dated(iso(validFrom)) }));
  for (const date of [signedAt, notBefore]) {
    if (date !== undefined && moment + CLOCK_TOLERANCE < date)
      return evidence('DPP-DAT-04', say('signature-dated', { date: dated(iso(date)) }));
  }
  return evidence('DPP-DAT-01');
}

/** Formats milliseconds since the Unix epoch. A value beyond the range of `Date` (a hostile `exp`) is returned as a number of seconds. */
export function iso(milliseconds: number): string {
  return Math.abs(milliseconds) <= MAX_DATE ? new Date(milliseconds).toISOString() : String(milliseconds / 1000);
}

/**
 * Returns a date-time in a form that programs can read: as written for the years 0000 to 9999, otherwise in the expanded form of ECMAScript
 * (`+010000-…`), which also sorts correctly.
 */
export function readable(text: string): string {
  const moment = parseDateTime(text) === undefined ? parseAnyDateTime(text) : undefined;
  return moment === undefined ? text : iso(moment);
}

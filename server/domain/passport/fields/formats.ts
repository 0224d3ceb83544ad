// Defines the text formats of fields: length, pattern, additional test, and the message for each.

import { lacksHost } from '../../encoding/url.ts';
import { hasCheckDigit } from '../../gs1/check-digit.ts';
import { parseDppCode } from '../../gs1/dpp-code.ts';
import { isLocale } from '../../language/language.ts';
import { COUNTRIES } from './countries.ts';

export interface TextFormat {
  readonly max: number;
  readonly pattern?: string;
  /** An additional check that a regular expression cannot make. */
  readonly test?: (value: string) => boolean;
  /** Code and message if the pattern matches but the test fails. If absent, `code` and `says` apply. */
  readonly failed?: { readonly code: string; readonly says: string };
  /** Code of the error. */
  readonly code: string;
  /** Completes the sentence "must be …". */
  readonly says: string;
}

const LEI = '^[0-9A-Z]{18}[0-9]{2}$';
// The schema's form of the codes that parseDppCode reads. It allows one spelling of a UUID: lower case, as in RFC 9562.
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const DPP_CODE = `^DPP-[0-9]{14}-[!"%-?A-Z_a-z]{1,20}$|^(DPP-)?${UUID}$`;
// GS1 General Specifications, section 7.11: the 82 characters of AI 10 and 21.
const GS1_82 = '^[!-"%-?A-Z_a-z]{1,20}$';

export const FORMATS = {
  text: { max: 300, code: 'text', says: 'a text of 1 to 300 characters' },
  long: { max: 4000, code: 'text', says: 'a text of 1 to 4000 characters' },
  date: { max: 10, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', test: isDate, code: 'date', says: 'a calendar date, YYYY-MM-DD' },
  'year-month': {
    max: 10,
    pattern: '^[0-9]{4}-(0[1-9]|1[0-2])(-[0-9]{2})?$',
    test: (value) => isDate(value.length === 7 ? `${value}-01` : value),
    code: 'date',
    says: 'a month, YYYY-MM, or a calendar date, YYYY-MM-DD',
  },
  'date-time': {
    max: 35,
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$',
    test: isDateTime,
    code: 'date',
    says: 'a date and time with its offset, e.g. 2026-03-14T09:00:00Z',
  },
  country: {
    max: 2,
    pattern: '^[A-Z]{2}$',
    test: (value) => COUNTRIES.has(value),
    code: 'country',
    says: 'an ISO 3166-1 alpha-2 country code in capitals, e.g. DE',
  },
  language: {
    max: 35,
    pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$',
    test: isLocale,
    code: 'language',
    says: 'a BCP 47 language tag, e.g. de or pt-BR',
  },
  url: {
    max: 2048,
    pattern: '^https?://[^\\s]+$',
    test: isHttpUrl,
    failed: {
      code: 'url',
      says: 'an http or https address that RFC 3986 can write: no password, no bracket or bar, a percent sign with two digits',
    },
    code: 'url',
    says: 'an absolute http or https address',
  },
  uri: { max: 2048, pattern: '^[A-Za-z][A-Za-z0-9+.-]*:[^\\s]+$', test: isAbsoluteUri, code: 'uri', says: 'an absolute URI' },
  email: {
    max: 254,
    pattern: '^[^\\s@<>"]{1,64}@[A-Za-z0-9.-]+\\.[A-Za-z]{2,63}$',
    code: 'email',
    says: 'an e-mail address',
  },
  gtin: {
    max: 14,
    pattern: '^[0-9]{14}$',
    test: hasCheckDigit,
    failed: { code: 'check-digit', says: 'a GTIN with the right check digit' },
    code: 'gtin',
    says: 'a GTIN of 14 digits (shorter ones with leading zeros)',
  },
  serial: { max: 20, pattern: GS1_82, code: 'serial', says: 'a serial number (AI 21): 1 to 20 characters of the GS1 set of 82' },
  batch: { max: 20, pattern: GS1_82, code: 'batch', says: 'a batch or lot number (AI 10): 1 to 20 characters of the GS1 set of 82' },
  lei: { max: 20, pattern: LEI, test: isLei, code: 'lei', says: 'a Legal Entity Identifier (ISO 17442) with right check digits' },
  eori: {
    max: 17,
    pattern: '^[A-Z]{2}[!-~]{1,15}$',
    test: (value) => COUNTRIES.has(value.slice(0, 2)),
    code: 'eori',
    says: 'an EORI number: country code and up to 15 characters',
  },
  hs: { max: 10, pattern: '^([0-9]{4}|[0-9]{6}|[0-9]{8}|[0-9]{10})$', code: 'hs', says: 'a commodity code of 4, 6, 8 or 10 digits' },
  cas: {
    max: 12,
    pattern: '^[0-9]{2,7}-[0-9]{2}-[0-9]$',
    test: isCas,
    code: 'cas',
    says: 'a CAS number with the right check digit',
  },
  ec: { max: 9, pattern: '^[0-9]{3}-[0-9]{3}-[0-9]$', code: 'ec', says: 'an EC number, 000-000-0' },
  sha256: { max: 64, pattern: '^[0-9a-f]{64}$', code: 'sha256', says: 'a SHA-256 in 64 lower-case hexadecimal digits' },
  'body-number': { max: 4, pattern: '^[0-9]{4}$', code: 'body-number', says: 'the four digits of a notified body' },
  'dpp-code': {
    max: 45,
    pattern: DPP_CODE,
    test: (value) => parseDppCode(value).ok,
    failed: { code: 'check-digit', says: 'a dppCode whose GTIN has the right check digit' },
    code: 'dpp-code',
    says: 'a dppCode: DPP-<14 digits>-<serial>, or DPP-<uuid>, or a UUID in lower case',
  },
} as const satisfies Record<string, TextFormat>;

export type Format = keyof typeof FORMATS;

/**
 * C0 and C1 controls except tab and line feed, and marks that reorder text on the screen (UAX 9 overrides and isolates, "Trojan Source").
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the purpose
export const HIDDEN_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/;

function isDate(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function isDateTime(value: string): boolean {
  const offset = /[+-](\d\d):(\d\d)$/.exec(value);
  const offsetRight = offset === null || (Number(offset[1]) <= 14 && Number(offset[2]) <= 59);
  return offsetRight && isDate(value.slice(0, 10)) && Number(value.slice(11, 13)) <= 23 && !Number.isNaN(Date.parse(value));
}

// RFC 3986: only its characters, each where it is allowed, so that the format "uri" of JSON Schema also accepts it in the credential.
const PART = "(?:[A-Za-z0-9\\-._~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2})";
const HTTP_URL = new RegExp(`^https?://(?:\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9\\-._~]+)(?::[0-9]{1,5})?(?:[/?]${PART}*)?(?:#${PART}*)?$`);
const ABSOLUTE_URI = new RegExp(`^([A-Za-z][A-Za-z0-9+.-]*):${PART}+(?:#${PART}*)?$`);

/** Percent-encodes letters of other scripts, or writes them as `xn--` in the host name. */
export const plainAddress = (value: string): string => (HTTP_URL.test(value) ? value : (URL.parse(value)?.href ?? value));

function isHttpUrl(value: string): boolean {
  // The URL parser of browsers would take the first path segment for a missing host.
  return !lacksHost(value) && HTTP_URL.test(plainAddress(value)) && URL.canParse(value) && !HIDDEN_CHARACTERS.test(value);
}

function isAbsoluteUri(value: string): boolean {
  const scheme = ABSOLUTE_URI.exec(value)?.[1]?.toLowerCase();
  if (scheme === undefined) return HTTP_URL.test(value);
  return !['javascript', 'data', 'vbscript', 'file', 'blob'].includes(scheme) && (!scheme.startsWith('http') || HTTP_URL.test(value));
}

// ISO 17442-1: the check digits of an LEI follow ISO/IEC 7064 MOD 97-10.
function isLei(value: string): boolean {
  let rest = 0;
  for (const digit of [...value].map((c) => Number.parseInt(c, 36).toString()).join('')) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

function isCas(value: string): boolean {
  const digits = value.replaceAll('-', '');
  const body = [...digits.slice(0, -1)].reverse();
  return body.reduce((sum, digit, i) => sum + Number(digit) * (i + 1), 0) % 10 === Number(digits.at(-1));
}

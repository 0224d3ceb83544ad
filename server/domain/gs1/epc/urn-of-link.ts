// Converts a GS1 Digital Link to an EPC URN, given the length of the company prefix.
// EPC Tag Data Standard, section 6.3.
import type { Element } from '../ai.ts';
import { parseDigitalLink } from '../digital-link.ts';
import { bad, good, type Outcome } from '../outcome.ts';

/** Company prefix and reference without check digit, and the fields after them. */
interface Parts {
  readonly scheme: string;
  readonly prefix: string;
  readonly fields: readonly string[];
  /** Undefined if the link names a class of things. */
  readonly serial?: string | undefined;
}

type Split = (value: string, qualifiers: ReadonlyMap<string, string>, length: number) => Parts;

/**
 * Splits a value that has the indicator or extension digit first, then the prefix, the rest of the reference, and the check digit at `end`.
 */
const moved = (value: string, length: number, end: number) => ({
  prefix: value.slice(1, 1 + length),
  reference: value.slice(0, 1) + value.slice(1 + length, end),
});
const plain = (value: string, length: number, end: number) => ({ prefix: value.slice(0, length), reference: value.slice(length, end) });

const gtin: Split = (value, qualifiers, length) => {
  const { prefix, reference } = moved(value, length, 13);
  const [scheme, serial] = qualifiers.has('235')
    ? ['upui', qualifiers.get('235')]
    : !qualifiers.has('21') && qualifiers.has('10')
      ? ['lgtin', qualifiers.get('10')]
      : ['sgtin', qualifiers.get('21')];
  return { scheme, prefix, fields: [reference], serial };
};
const withSerial =
  (scheme: string, start: number): Split =>
  (value, _, length) => {
    const { prefix, reference } = plain(value.slice(start), length, 12);
    return { scheme, prefix, fields: [reference], serial: value.slice(start + 13) || undefined };
  };
/** Each of these keys identifies a single thing and has no separate serial number. */
const whole =
  (scheme: string, end: number): Split =>
  (value, _, length) => {
    const { prefix, reference } = plain(value, length, end);
    return { scheme, prefix, fields: [], serial: reference };
  };

const SPLIT: Readonly<Record<string, Split>> = {
  '00': (value, _, length) => {
    const { prefix, reference } = moved(value, length, 17);
    return { scheme: 'sscc', prefix, fields: [], serial: reference };
  },
  '01': gtin,
  '253': withSerial('gdti', 0),
  '255': withSerial('sgcn', 0),
  '401': whole('ginc', 30),
  '402': whole('gsin', 16),
  '414': (value, qualifiers, length) => {
    const { prefix, reference } = plain(value, length, 12);
    // Extension 0 means that there is no extension (section 6.3.3).
    return { scheme: 'sgln', prefix, fields: [reference], serial: qualifiers.get('254') ?? '0' };
  },
  '417': whole('pgln', 12),
  '8003': withSerial('grai', 1),
  '8004': whole('giai', 30),
  '8006': (value, qualifiers, length) => {
    const { prefix, reference } = moved(value, length, 13);
    return { scheme: 'itip', prefix, fields: [reference, value.slice(14, 16), value.slice(16)], serial: qualifiers.get('21') };
  },
  '8010': (value, qualifiers, length) => {
    const { prefix, reference } = plain(value, length, 30);
    return { scheme: 'cpi', prefix, fields: [reference], serial: qualifiers.get('8011') };
  },
  '8017': whole('gsrnp', 17),
  '8018': whole('gsrn', 17),
};

/** Section 6.3: these characters are escaped with upper-case hexadecimal digits. */
const escaped = (text: string): string =>
  text.replace(/["%&/<>?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

/**
 * Policy: `prefixLength` (6 to 12 digits) is required and never guessed, because neither the link nor a bundled table contains it.
 * Refuses a wrong check digit: the URN has none and would hide the error.
 */
export function toEpcUrn(link: string, prefixLength: number): Outcome<string> {
  if (!Number.isInteger(prefixLength) || prefixLength < 6 || prefixLength > 12)
    return bad('length', 'the company prefix of an EPC URN has 6 to 12 digits');
  const read = parseDigitalLink(link);
  return read.ok ? urnOf(read.value.key, read.value.qualifiers, prefixLength) : read;
}

function urnOf([ai, value]: Element, qualifiers: readonly Element[], prefixLength: number): Outcome<string> {
  const split = Object.hasOwn(SPLIT, ai) ? SPLIT[ai] : undefined;
  if (split === undefined) return bad('structure', `(${ai}) has no EPC URN`, ai);
  const { scheme, prefix, fields, serial } = split(value, new Map(qualifiers), prefixLength);
  if (!/^[0-9]+$/.test(prefix) || prefix.length !== prefixLength)
    return bad('length', `(${ai}) does not begin with a company prefix of ${prefixLength} digits`, ai);
  if (['ginc', 'giai'].includes(scheme) && serial === '') return bad('length', `(${ai}) has nothing behind its company prefix`, ai);
  const form = serial === undefined ? 'idpat' : scheme === 'lgtin' ? 'class' : 'id';
  const body = [prefix, ...fields.map(escaped), serial === undefined ? '*' : escaped(serial)].join('.');
  return good(`urn:epc:${form}:${scheme}:${body}`);
}

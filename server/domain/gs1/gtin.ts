// Validates GTINs of any length and converts them to 14 digits (GS1 General Specifications, section 3.3.2).
import { isDigits } from './character-sets.ts';
import { hasCheckDigit } from './check-digit.ts';
import { bad, good, type Outcome } from './outcome.ts';

/** 14 digits with a correct check digit. */
export type Gtin14 = string & { readonly __brand: 'Gtin14' };

const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);

export const isGtinLength = (length: number): boolean => LENGTHS.has(length);

/** Pads GTIN-8, -12 and -13 with zeros on the left, which leaves the check digit unchanged. */
export function toGtin14(digits: string): Outcome<Gtin14> {
  if (!isDigits(digits)) return bad('character', 'a GTIN has digits only', '01');
  if (!isGtinLength(digits.length)) return bad('length', `a GTIN has 8, 12, 13 or 14 digits, this number has ${digits.length}`, '01');
  if (!hasCheckDigit(digits)) return bad('check-digit', `the check digit of GTIN ${digits} is wrong`, '01');
  return good(digits.padStart(14, '0') as Gtin14);
}

/** Like `toGtin14`, for callers that do not need the fault. */
export function parseGtin(digits: string): Gtin14 | undefined {
  const gtin = toGtin14(digits);
  return gtin.ok ? gtin.value : undefined;
}

export const isGtin14 = (text: string): text is Gtin14 => text.length === 14 && isDigits(text) && hasCheckDigit(text);

/** Expands the eight printed digits of a UPC-E symbol to the UPC-A number (ISO/IEC 15420). */
export function expandUpcE(digits: string): string | undefined {
  if (!/^[01][0-9]{7}$/.test(digits)) return undefined;
  const system = digits.slice(0, 1);
  const body = digits.slice(1, 7);
  const check = digits.slice(7);
  const rule = Number(body.slice(5));
  if (rule <= 2) return `${system}${body.slice(0, 2)}${rule}0000${body.slice(2, 5)}${check}`;
  if (rule === 3) return `${system}${body.slice(0, 3)}00000${body.slice(3, 5)}${check}`;
  if (rule === 4) return `${system}${body.slice(0, 4)}00000${body.slice(4, 5)}${check}`;
  return `${system}${body.slice(0, 5)}0000${rule}${check}`;
}

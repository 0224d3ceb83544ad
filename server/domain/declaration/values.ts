// Reads the values of a customs declaration: commodity codes, countries, masses, quantities and EORI numbers.
import type { NotComparable } from '../../contract/index.ts';
import { COUNTRIES } from '../passport/fields/countries.ts';

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: NotComparable };

const read = <T>(value: T): Read<T> => ({ ok: true, value });
const unread = (why: NotComparable): Read<never> => ({ ok: false, why });

/** Digits of the levels: heading and subheading of the Harmonised System, Combined Nomenclature, TARIC. */
export const LEVELS = [4, 6, 8, 10] as const;
export type Level = (typeof LEVELS)[number];

/** Returns the digits of a code without an eleventh digit, which is national (Germany). */
export function readCommodityCode(text: string): Read<string> {
  const digits = text.replace(/[\s.]/g, '');
  if (!/^\d+$/.test(digits)) return unread('commodity-code-form');
  if (digits.length === 11) return read(digits.slice(0, 10));
  return LEVELS.some((level) => level === digits.length) ? read(digits) : unread('commodity-code-form');
}

/** Country codes of customs declarations that differ from ISO 3166-1 (Regulation (EU) 2020/1470). */
const GEONOMENCLATURE: Readonly<Record<string, string>> = { XS: 'RS' };

export function readCountry(text: string): Read<string> {
  const code = text.trim().toUpperCase();
  if (code === 'EU') return unread('country-union');
  const known = GEONOMENCLATURE[code] ?? code;
  return COUNTRIES.has(known) || known === 'XK' ? read(known) : unread('country-form');
}

/** Regulation (EU) 2015/2446, Annex 12-01: a country code and at most 15 characters. */
export function readEori(text: string): Read<string> {
  const eori = text.replace(/\s/g, '').toUpperCase();
  const country = eori.slice(0, 2);
  return /^[A-Z]{2}[!-~]{1,15}$/.test(eori) && (COUNTRIES.has(country) || country === 'XI') ? read(eori) : unread('eori-form');
}

/** A number with one or two readings. In some languages the mark in "1.234" separates thousands, in others decimals. */
export interface Amount {
  readonly readings: readonly [number, ...number[]];
  /** True if the first reading is a whole number. */
  readonly isWhole: boolean;
  /** In upper case, without a final full stop. Empty if the text names no unit. */
  readonly unit: string;
}

const LONGEST = 40;

export function readAmount(text: string): Read<Amount> {
  const whole = text.trim();
  const [digits = ''] = (whole.length > LONGEST ? '' : whole).match(/^[\d.,' \u00a0\u202f]+/) ?? [];
  const unit = whole.slice(digits.length).replace(/\.$/, '').toUpperCase();
  const [first, ...others] = readingsOf(digits.trim().replace(/[ '\u00a0\u202f](?=\d{3}(?!\d))/g, ''));
  if (first === undefined || (/\d/.test(unit) && !arePieces(unit))) return unread('number-form');
  return read({ readings: [first, ...others], isWhole: Number.isInteger(first), unit });
}

/**
 * A single separator before exactly three digits can be a decimal mark or a separator of thousands, so the number has two
 * readings. Two kinds of separator, or a leading zero, leave one reading.
 */
function readingsOf(text: string): readonly number[] {
  if (/^\d{1,15}$/.test(text)) return [Number(text)];
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return [Number(text.replace(',', '.')), Number(text.replace(/[.,]/, ''))];
  if (/^\d{1,12}[.,]\d{1,9}$/.test(text)) return [Number(text.replace(',', '.'))];
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,9})?$/.test(text)) return [Number(text.replaceAll(',', ''))];
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,9})?$/.test(text)) return [Number(text.replaceAll('.', '').replace(',', '.'))];
  return [];
}

/**
 * Reads a number as an instrument shows it. Full stop and comma are always decimal marks, because three decimals are usual in a laboratory.
 * Only blanks can separate thousands.
 */
export function readDecimal(text: string): Read<number> {
  const digits = text.trim().replace(/[ \u00a0\u202f](?=\d{3}(?!\d))/g, '');
  if (!/^[-\u2212]?\d{1,15}(?:[.,]\d{1,9})?$/.test(digits)) return unread('number-form');
  return read(Number(digits.replace('\u2212', '-').replace(',', '.')));
}

/**
 * Kilograms in one unit, by codes of UN/ECE Recommendation 20 and of the tariff, and by common symbols. Symbols whose
 * meaning depends on case or language are omitted: "Mg" is a tonne and "mg" a milligram; "gr" is a gram or a grain.
 */
const MASS_UNITS: Readonly<Record<string, number>> = {
  ...{ '': 1, KG: 1, KGM: 1, KGS: 1, G: 1e-3, GRM: 1e-3, MGM: 1e-6, T: 1000, TNE: 1000, TO: 1000, DTN: 100, DT: 100 },
  ...{ LB: 0.45359237, LBR: 0.45359237, LBS: 0.45359237, OZ: 0.028349523125, ONZ: 0.028349523125 },
};

/** Without a unit, a declared mass is in kilograms (Regulation (EU) 2015/2446, Annex B, data elements 18 01 and 18 04). */
export const kilogramsPer = (unit: string): number | undefined =>
  Object.hasOwn(MASS_UNITS, unit.toUpperCase()) ? MASS_UNITS[unit.toUpperCase()] : undefined;

const PIECES: ReadonlySet<string> = new Set([
  ...['', 'C62', 'H87', 'EA', 'NAR', 'NMB', 'PCE', 'PCS', 'PC', 'PST', 'P/ST', 'PIECE', 'PIECES'],
  ...['ST', 'STK', 'STÜCK', 'PIÈCE', 'PIÈCES', 'U', 'UNITS'],
]);
export const arePieces = (unit: string): boolean => PIECES.has(unit);

// Converts a cell to its displayed value: numbers without binary noise, dates in ISO 8601.
import { plain } from '../tables/sheet-lines.ts';
import type { NumberFormat } from './number-format.ts';

export type CellValue =
  | { readonly ok: true; readonly value: string | number }
  | { readonly ok: false; readonly code: 'cell-number' | 'cell-date' | 'cell-format'; readonly detail: string };

const NUMBER = /^[+-]?(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:[eE][+-]?\d{1,4})?$/;
/** Spreadsheets keep 15 significant digits and write up to 17. */
const DIGITS = 15;

/** `raw` is the stored text. `is1904`: days are counted from 1904 instead of 1900. */
export function numberCell(raw: string, format: NumberFormat, is1904: boolean): CellValue {
  const number = NUMBER.test(raw) ? Number(raw) : Number.NaN;
  if (!Number.isFinite(number)) return refused('cell-number', 'holds a number that cannot be read');
  if (number === 0 ? format.hidesZero : number < 0 && format.hidesNegative)
    return refused('cell-format', 'has a format that does not show its number: write what it shows into the cell as text');
  if (format.kind === 'date') return dateCell(number, format, is1904);
  if (format.kind === 'decorated')
    return refused('cell-format', 'has a format that adds text or conditions to its number: write what it shows into the cell as text');
  // From 10^15 on, spreadsheets replace the last digits by zeros.
  if (Math.abs(number) >= 10 ** DIGITS)
    return refused('cell-number', `holds a number of more than ${DIGITS} digits, of which the last are lost: store it as text`);
  const value = rounded(number);
  if (format.kind === 'percent') return { ok: true, value: `${plain(rounded(value * 100))}%` };
  if (format.kind === 'zeros' && Number.isInteger(value) && value >= 0)
    return { ok: true, value: String(value).padStart(format.digits, '0') };
  return { ok: true, value };
}

const refused = (code: Extract<CellValue, { ok: false }>['code'], detail: string): CellValue => ({ ok: false, code, detail });

const rounded = (number: number): number => Number(number.toPrecision(DIGITS));

const DAY_MS = 86_400_000;
/** The day number of 9999-12-31. */
const LAST_DAY = 2_958_465;
/** Days from day 0 of the 1900 system to day 0 of the 1904 system. */
const OFFSET_1904 = 1462;

/** Day 60 is 29 February 1900, which did not exist (ECMA-376 part 1, 18.17.4.1), so earlier days are counted from one day later. */
function dateCell(number: number, { hasYear, hasDay, hasTime }: Extract<NumberFormat, { kind: 'date' }>, is1904: boolean): CellValue {
  const seconds = hasTime ? Math.round(number * 86_400) : Math.floor(number) * 86_400;
  const days = Math.floor(seconds / 86_400) + (is1904 ? OFFSET_1904 : 0);
  if (number < 0 || days > LAST_DAY) return refused('cell-date', 'holds a date that does not exist');
  const time = hasTime ? new Date((seconds % 86_400) * 1000).toISOString().slice(11, 19) : '';
  if (!hasYear) return number < 1 ? { ok: true, value: time } : refused('cell-date', 'holds a duration, which no field takes');
  if (days === 60 || days < 1) return refused('cell-date', 'holds a date that does not exist');
  const day = new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + days * DAY_MS).toISOString().slice(0, 10);
  if (!hasDay && !hasTime) return { ok: true, value: day.slice(0, 7) };
  // Midnight is omitted, because many programs export dates with that time.
  return { ok: true, value: time === '' || time === '00:00:00' ? day : `${day}T${time}` };
}

// Converts the text of a cell to the value of a field, and refuses forms that spreadsheets read differently.
import type { Json } from '../json/json.ts';
import { countryNamed } from '../passport/fields/countries.ts';
import type { FieldType } from '../passport/fields/field.ts';

export type Decimal = '.' | ',';
export type Cell = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly code: string; readonly detail: string };

/** Separates the entries of a list in one cell. */
const BETWEEN = '|';

const YES: ReadonlySet<string> = new Set(['true', 'yes', 'ja', 'oui', '1']);
const NO: ReadonlySet<string> = new Set(['false', 'no', 'nein', 'non', '0']);

/** `text` is not empty. Checks only what the conversion needs; the field table checks the value. */
export function readCell(text: string, type: FieldType, decimal: Decimal): Cell {
  switch (type.kind) {
    case 'number':
      return readNumber(text, decimal);
    case 'boolean': {
      const word = text.toLowerCase();
      if (YES.has(word)) return value(true);
      return NO.has(word) ? value(false) : { ok: false, code: 'type', detail: 'must be true or false' };
    }
    case 'choice':
      return value(chosen(text, type.choices));
    case 'list': {
      const cells = text.split(BETWEEN).map((entry) => readCell(entry.trim(), type.of, decimal));
      return cells.find((cell) => !cell.ok) ?? value(cells.flatMap((cell) => (cell.ok ? [cell.value] : [])));
    }
    case 'text':
      if (type.format === 'gtin') return value(/^(?:\d{8}|\d{12,13})$/.test(text) ? text.padStart(14, '0') : text);
      if (type.format === 'country') return value(countryNamed(text) ?? text);
      return value(type.format === 'date' || type.format === 'year-month' ? isoDate(text) : text);
    default:
      return value(text);
  }
}

const value = (json: Json): Cell => ({ ok: true, value: json });

/** Accepts no separators of thousands, because "1.234" means different numbers in different countries. */
function readNumber(text: string, decimal: Decimal): Cell {
  const shape = decimal === '.' ? /^[+-]?\d{1,15}(?:\.\d{1,15})?$/ : /^[+-]?\d{1,15}(?:,\d{1,15})?$/;
  if (shape.test(text)) return value(Number(text.replace(',', '.')));
  return { ok: false, code: 'type', detail: `must be a number with "${decimal}" as its decimal mark, without marks between thousands` };
}

/** Returns the code of a choice that is given by its code, or by its label in a language of the app. */
function chosen(text: string, choices: Extract<FieldType, { readonly kind: 'choice' }>['choices']): string {
  if (Object.hasOwn(choices, text)) return text;
  const word = text.toLowerCase();
  const found = Object.entries(choices).find(
    ([code, label]) => code.toLowerCase() === word || Object.values(label).some((one) => one.toLowerCase() === word),
  );
  return found?.[0] ?? text;
}

/** Converts `day.month.year`, whose order is the same everywhere. Dates with slashes are not converted, because their order varies. */
function isoDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

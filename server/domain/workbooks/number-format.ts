// Interprets number formats of a workbook (ECMA-376 part 1, 18.8.30): dates, percentages, leading zeros, numbers.

type Kind =
  | { readonly kind: 'number' }
  | { readonly kind: 'percent' }
  /** Shows the number with at least this many digits. */
  | { readonly kind: 'zeros'; readonly digits: number }
  | { readonly kind: 'date'; readonly hasYear: boolean; readonly hasDay: boolean; readonly hasTime: boolean }
  /** Adds text to the number, such as `AB-0042` for 42, or is not supported. */
  | { readonly kind: 'decorated' };

/** A format can have separate sections for negative numbers and for zero, which may hide the number. */
export type NumberFormat = Kind & { readonly hidesNegative?: boolean; readonly hidesZero?: boolean };

/** Maximum length of a format, in characters. Excel accepts 255. */
const MAX_CODE = 500;
const NUMBER: NumberFormat = { kind: 'number' };
const date = (hasYear: boolean, hasDay: boolean, hasTime: boolean): NumberFormat => ({ kind: 'date', hasYear, hasDay, hasTime });

/** Formats without a code (18.8.30). 27 to 36 and 50 to 58 are dates in East Asian languages. */
export function builtInFormat(id: number): NumberFormat {
  if (id === 9 || id === 10) return { kind: 'percent' };
  if (id === 17) return date(true, false, false);
  if (id === 22) return date(true, true, true);
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47) || (id >= 32 && id <= 35)) return date(false, false, true);
  if ((id >= 14 && id <= 16) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return date(true, true, false);
  return NUMBER;
}

const DECORATED: NumberFormat = { kind: 'decorated' };

export function formatOf(code: string): NumberFormat {
  // If a format has conditions, its section depends on the number.
  if (code.length > MAX_CODE || /\[[<>=]/.test(code)) return DECORATED;
  const [first = '', negative, zero] = shapeOf(code).split(';');
  const hides = (section: string | undefined): boolean => section !== undefined && !/[0#?ymdhs]/i.test(section);
  return { ...kindOf(first), hidesNegative: hides(negative), hidesZero: hides(zero) };
}

/** Placeholders for literals: one that may be a unit, one that could be read as part of the number, and a currency. */
const [TEXT, DIGITS, CURRENCY] = ["'", '"', '¤'];

/** Reduces a format to its shape, without colours, locales and blanks. `General` and `@` show the number unchanged; `[h]` means hours. */
const shapeOf = (code: string): string =>
  code
    .replace(/"([^"]*)"|[\\!](.)|[_*]\s|_.|\*(.)/gu, (_, quoted?: string, one?: string, fill?: string) =>
      literal(quoted ?? one ?? fill ?? ''),
    )
    .replace(/\[\$([^\]-]*)(?:-([^\]]*))?\]/g, (_, name: string, locale?: string) => (isCurrency(name, locale) ? CURRENCY : literal(name)))
    .replace(/\[(h+|m+|s+)\]/gi, '$1')
    .replace(/\[[^[\]]*\]/g, '')
    .replace(/general|@/gi, '#')
    .replace(/am\/pm|a\/p/gi, 'h')
    .replace(/e[+-]/gi, '.')
    .replace(/\p{Sc}/gu, CURRENCY)
    .replace(/\s/g, '');

function literal(text: string): string {
  const shown = text.trim();
  if (shown === '') return '';
  if (/^\p{Sc}+$/u.test(shown)) return CURRENCY;
  return /^[\p{N}.,+-]/u.test(shown) ? DIGITS : TEXT;
}

/** `[$€-407]`, `[$kr-41D]` or `[$EUR]`, but not `[$AB-]`. */
const isCurrency = (name: string, locale = ''): boolean =>
  name !== '' && (/\p{Sc}/u.test(name) || locale !== '' || Intl.supportedValuesOf('currency').includes(name));

/** `shape`: the section of positive numbers. */
function kindOf(shape: string): Kind {
  if (/[ymdhsg]/i.test(shape)) {
    const hasTime = /[hs]/i.test(shape);
    const hasYear = /[yeg]/i.test(shape) || (/m/i.test(shape) && !hasTime) || /d/i.test(shape);
    return date(hasYear, /d/i.test(shape), hasTime);
  }
  const [from, to] = [shape.search(/\.?[0#?]/), Math.max(...['0', '#', '?'].map((digit) => shape.lastIndexOf(digit))) + 1];
  const [before, digits, behind] = [shape.slice(0, Math.max(0, from)), shape.slice(from, to), shape.slice(to)];
  // A unit or currency is not part of the number. Any other text next to the digits would be read as part of it.
  if (from < 0 || /[^¤%]/.test(before) || /[^0#?.,/]/.test(digits) || /[^'¤%.,]/.test(behind)) return DECORATED;
  const zeros = /^[#?]*(00+)/.exec(digits);
  if (zeros !== null) return zeros[0] === shape ? { kind: 'zeros', digits: zeros[1]?.length ?? 0 } : DECORATED;
  return (before + behind).includes('%') ? { kind: 'percent' } : NUMBER;
}

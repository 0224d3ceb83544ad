// What a number format of a workbook (ECMA-376 part 1, 18.8.30) makes of a number: a date, a percentage, leading zeros, or the number itself.

export type NumberFormat =
  | { readonly kind: 'number' }
  | { readonly kind: 'percent' }
  /** Shown with at least this many digits. */
  | { readonly kind: 'zeros'; readonly digits: number }
  | { readonly kind: 'date'; readonly hasYear: boolean; readonly hasDay: boolean; readonly hasTime: boolean }
  /** Shows text that is not in the number, such as `AB-0042` for 42, or is not read. */
  | { readonly kind: 'decorated' };

/** Excel takes 255 characters. */
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

export function formatOf(code: string): NumberFormat {
  // With conditions, the section depends on the number.
  if (code.length > MAX_CODE || /\[[<>=]/.test(code)) return { kind: 'decorated' };
  // Positive numbers have the first section.
  const section = /^(?:"[^"]*"|\\.|[^;"\\])*/.exec(code)?.[0] ?? '';
  // Literal text becomes `'`; colours, conditions and locales go; `[h]` counts hours.
  const shape = section
    .replace(/"([^"]*)"|[\\!](.)/g, (_, quoted: string | undefined, one: string | undefined) =>
      /[\p{L}\p{N}-]/u.test(quoted ?? one ?? '') ? "'" : ' ',
    )
    .replace(/[_*]./g, ' ')
    .replace(/\[(h+|m+|s+)\]/gi, '$1')
    .replace(/\[[^[\]]*\]/g, '')
    .replace(/general/gi, '0')
    .replace(/am\/pm|a\/p/gi, 'h')
    .replace(/\s/g, '');
  if (/[ymdhsg]/i.test(shape.replace(/e[+-]/gi, ''))) {
    const hasTime = /[hs]/i.test(shape);
    const hasYear = /[yeg]/i.test(shape) || (/m/i.test(shape) && !hasTime) || /d/i.test(shape);
    return date(hasYear, /d/i.test(shape), hasTime);
  }
  if (shape.includes('%')) return { kind: 'percent' };
  const [first, last] = [shape.search(/[0#?]/), Math.max(...['0', '#', '?'].map((digit) => shape.lastIndexOf(digit)))];
  // A unit behind the number is no part of it.
  if (first > 0 && shape.slice(0, first).includes("'")) return { kind: 'decorated' };
  if (first >= 0 && /['-]/.test(shape.slice(first, last))) return { kind: 'decorated' };
  return /^00+'?$/.test(shape) ? { kind: 'zeros', digits: last + 1 } : NUMBER;
}

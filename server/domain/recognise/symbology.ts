// Maps AIM symbology identifiers (ISO/IEC 15424) to the kind of data that the symbol carries.
import { isDigits } from '../gs1/character-sets.ts';
import { expandUpcE } from '../gs1/gtin.ts';

/** `elements`: a GS1 element string (FNC1 in the first position) · `gtin`: a number · `text`: any other data. */
export type Carries = 'elements' | 'gtin' | 'text';

/** Includes the variants with extended channel interpretation. Readers send the composite component of an EAN/UPC symbol as ]e0. */
const ELEMENTS: ReadonlySet<string> = new Set([']C1', ']e0', ']e1', ']e2', ']d2', ']d5', ']Q3', ']Q4', ']J1', ']J4']);
/** EAN/UPC without and with add-on, EAN-8, Interleaved 2 of 5. */
const NUMBERS: ReadonlySet<string> = new Set([']E0', ']E3', ']E4', ']I0', ']I1']);

const IDENTIFIER = /^\][A-Za-z][0-9A-Za-z]/;

/** Returns the symbology identifier at the start of the text. */
export const leadingIdentifier = (text: string): string | undefined => IDENTIFIER.exec(text)?.[0];

export function carries(identifier: string): Carries {
  if (ELEMENTS.has(identifier)) return 'elements';
  return NUMBERS.has(identifier) ? 'gtin' : 'text';
}

/**
 * Returns the digits of the GTIN as the symbol encodes them, or undefined.
 * The standard sends EAN/UPC as 13 digits; some decoders send the 12 digits of UPC-A or the 8 of UPC-E.
 * ]E3 appends a two- or five-digit add-on, which is dropped.
 */
export function gtinDigits(identifier: string, text: string): string | undefined {
  if (!isDigits(text)) return undefined;
  const { length } = text;
  if (identifier === ']E0') return length === 8 ? expandUpcE(text) : length === 13 || length === 12 ? text : undefined;
  if (identifier === ']E3') return length === 15 || length === 18 ? text.slice(0, 13) : undefined;
  if (identifier === ']E4') return length === 8 ? text : undefined;
  return length === 14 ? text : undefined;
}

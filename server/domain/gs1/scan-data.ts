// Parses the data that a reader with AIM symbology identifiers transmits.
// ISO/IEC 15424, General Specifications 5.1.2.
import type { Element } from './ai.ts';
import { isDigits, show } from './character-sets.ts';
import { hasCheckDigit } from './check-digit.ts';
import { checkedElementString } from './element-string.ts';
import { bad, good, type Outcome } from './outcome.ts';

/** `elements`: GS1 element string · `gtin`: digits of one length · `text`: any other data. */
type Content = { readonly carries: 'elements' } | { readonly carries: 'gtin'; readonly digits: number } | { readonly carries: 'text' };

const elements: Content = { carries: 'elements' };
const text: Content = { carries: 'text' };

/** The identifiers of the symbologies that carry GS1 data and Digital Links. */
const GS1_SYMBOLOGIES: Readonly<Record<string, Content>> = {
  ']C1': elements,
  ']e0': elements,
  ']d1': text,
  ']d2': elements,
  ']Q1': text,
  ']Q3': elements,
  ']J0': text,
  ']J1': elements,
  ']E0': { carries: 'gtin', digits: 13 },
  ']E4': { carries: 'gtin', digits: 8 },
};

export interface ScanData {
  readonly symbology: string;
  readonly carries: Content['carries'];
  /** The data after the identifier, up to the composite component. */
  readonly message: string;
  /** All elements, including those of a composite component; empty for text. */
  readonly elements: readonly Element[];
  /** Element string of the composite component of an EAN/UPC symbol. */
  readonly composite?: string;
}

const COMPOSITE = '|]e0';

/** Returns the fault `symbology` for an identifier outside the table. Checks the elements and the rules between them. */
export function parseScanData(data: string): Outcome<ScanData> {
  const symbology = data.slice(0, 3);
  const content = Object.hasOwn(GS1_SYMBOLOGIES, symbology) ? GS1_SYMBOLOGIES[symbology] : undefined;
  if (!content) return bad('symbology', 'the data does not begin with a symbology identifier of GS1');
  const body = data.slice(3);
  if (content.carries === 'text') return good({ symbology, carries: 'text', message: body, elements: [] });
  if (content.carries === 'elements') {
    const parsed = checkedElementString(body);
    return parsed.ok ? good({ symbology, carries: 'elements', message: body, elements: parsed.value }) : parsed;
  }
  const split = body.indexOf(COMPOSITE);
  const digits = split < 0 ? body : body.slice(0, split);
  const fault = gtinFault(digits, content.digits);
  if (fault) return fault;
  const gtin: Element = ['01', digits.padStart(14, '0')];
  if (split < 0) return good({ symbology, carries: 'gtin', message: digits, elements: [gtin] });
  const composite = body.slice(split + COMPOSITE.length);
  const parsed = checkedElementString(`01${gtin[1]}${composite}`);
  return parsed.ok ? good({ symbology, carries: 'gtin', message: digits, elements: parsed.value, composite }) : parsed;
}

function gtinFault(digits: string, length: number): ReturnType<typeof bad> | undefined {
  const outside = [...digits].find((character) => !isDigits(character));
  if (outside !== undefined) return bad('character', `a character that is no digit: ${show(outside)}`, '01');
  if (digits.length !== length) return bad('length', `${digits.length} digits where the symbol has ${length}`, '01');
  return hasCheckDigit(digits) ? undefined : bad('check-digit', `the check digit of ${digits} is wrong`, '01');
}

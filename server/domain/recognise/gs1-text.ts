// Reads text that may be GS1 data (element string, bracketed, bare number) as a product or key.
import type { Element } from '../gs1/ai.ts';
import { aiAt } from '../gs1/ai.ts';
import { checkedBracketed } from '../gs1/bracketed.ts';
import { firstOutside, isDigits, show } from '../gs1/character-sets.ts';
import { checkedElementString, GS } from '../gs1/element-string.ts';
import { isGtinLength, toGtin14 } from '../gs1/gtin.ts';
import type { Outcome } from '../gs1/outcome.ts';
import { readingsWithoutSeparator } from './lost-separator.ts';
import { identified, invalid, other, refused } from './make.ts';
import type { Ambiguous, Channel, Flag, Gs1Product, Recognised } from './recognised.ts';
import { carries, gtinDigits } from './symbology.ts';

/** Substitutes for the separator that readers can be configured to send, and for FNC1 in pasted text. Alt+29 yields a double arrow. */
const SPELLED = /↔|\{GS\}|<GS>|\[GS\]|\{FNC1\}|<FNC1>|\^\]|␝|\\x1[dD]|\\u001[dD]|<0x1[dD]>/g;

/** ISO/IEC 15434, format 05: GS1 data in a Data Matrix with header and trailer. The final EOT has been removed before. */
const FORMAT_05 = { header: '[)>\u001e05\u001d', trailer: '\u001e' } as const;

const COMPOSITE = '|]e0';

export interface Gs1Text {
  readonly text: string;
  readonly channel: Channel;
  readonly symbology?: string | undefined;
}

/** Reads text under a symbology identifier. An identifier that promises GS1 data makes any other content invalid. */
export function readGs1Symbol({ text, channel, symbology = '' }: Gs1Text): Recognised | undefined {
  const promised = carries(symbology);
  if (promised === 'elements') return readElements({ text, channel, symbology });
  if (promised === 'text') return undefined;
  const split = text.indexOf(COMPOSITE);
  const digits = gtinDigits(symbology, split < 0 ? text : text.slice(0, split));
  if (digits === undefined) return symbology.startsWith(']I') ? undefined : invalid('DPP-INP-04', 'the bar code does not hold a GTIN');
  const gtin = toGtin14(digits);
  if (!gtin.ok) return refused(gtin.fault, 'DPP-INP-04');
  if (split < 0) return identified({ form: 'gtin', elements: [['01', gtin.value]] });
  return readElements({ text: `01${gtin.value}${text.slice(split + COMPOSITE.length)}`, channel, symbology: ']e0' });
}

/** Reads text without such an identifier. Accepts only text in the shape of GS1 data; returns undefined for any other. */
export function readGs1Text({ text, channel }: Gs1Text): Recognised | undefined {
  if (text.startsWith(FORMAT_05.header) && text.endsWith(FORMAT_05.trailer)) {
    return readElements({ text: text.slice(FORMAT_05.header.length, -1), channel, symbology: ']d2' });
  }
  if (/^\(\s*[0-9]{2,4}\s*\)/.test(text)) return readBracketed(text);
  const compact = /^[0-9][0-9 -]*$/.test(text) ? text.replace(/[ -]/g, '') : text;
  if (isDigits(compact) && isGtinLength(compact.length)) return readNumber(compact, channel);
  if (looksLikeElements(text)) return readElements({ text, channel });
  return isDigits(compact) && looksLikeElements(compact) ? readElements({ text: compact, channel }) : undefined;
}

/**
 * One in ten eight-digit numbers passes the check digit test. Reading one as a GTIN-8 is therefore an assumption, unless a person typed it.
 */
function readNumber(digits: string, channel: Channel): Recognised {
  const gtin = toGtin14(digits);
  if (!gtin.ok) return refused(gtin.fault, 'DPP-INP-04');
  const flags: readonly Flag[] = digits.length === 8 && channel !== 'manual' ? ['assumed'] : [];
  return identified({ form: 'gtin', elements: [['01', gtin.value]], flags }) ?? other(digits);
}

/** True for text that starts with a full-length GTIN, SSCC or ITIP, and for text that has separators and starts with an identifier. */
function looksLikeElements(text: string): boolean {
  const separated = text.replace(SPELLED, GS);
  const body = separated.startsWith(GS) ? separated.slice(1) : separated;
  if (/^(?:0[12][0-9]{14}|00[0-9]{18}|8006[0-9]{18})/.test(body)) return true;
  return separated.includes(GS) && aiAt(body, 0) !== undefined;
}

/** Removes white space, which no GS1 value contains. Removing it inside a value is an assumption. */
function readBracketed(text: string): Recognised {
  const compact = text.replace(/\s/g, '');
  const flags: readonly Flag[] = /[^\s()]\s+[^\s(]/.test(text.replace(/\(\s*[0-9]+\s*\)/g, '()')) ? ['assumed'] : [];
  const read = checkedBracketed(compact);
  if (!read.ok) return refused(read.fault, 'DPP-INP-04');
  return identified({ form: 'bracketed', elements: read.value, flags }) ?? other(text);
}

function readElements({ text, channel, symbology }: Gs1Text): Recognised {
  const separated = text.replace(SPELLED, GS);
  const flags: readonly Flag[] = separated !== text || symbology === undefined ? ['assumed'] : [];
  const found = (elements: readonly Element[], more: readonly Flag[] = flags): Recognised =>
    identified({ form: 'element-string', elements, flags: more }) ?? other(text);

  const read = checkedElementString(separated);
  const others = otherReadings(separated, channel, symbology, read);
  if (others.length > 0) {
    const all = [...(read.ok ? [read.value] : []), ...others];
    return ambiguous(all, channel, read.ok) ?? (read.ok ? found(read.value) : refused(read.fault, 'DPP-INP-04'));
  }
  if (read.ok) return found(read.value);
  const replaced = withReplacedSeparator(separated);
  return replaced ? found(replaced, ['assumed']) : refused(read.fault, 'DPP-INP-04');
}

/** Returns the readings, other than the literal one, that are equally plausible. */
function otherReadings(
  text: string,
  channel: Channel,
  symbology: string | undefined,
  literal: Outcome<readonly Element[]>,
): readonly (readonly Element[])[] {
  if (channel === 'camera-jsqr' && text.includes('%')) return percentReadings(text);
  // A transmitted separator removes all doubt. So does a valid text from a reader that reports the symbology and thus transmits FNC1.
  if (text.includes(GS) || (symbology !== undefined && literal.ok)) return [];
  return readingsWithoutSeparator(text);
}

/**
 * jsQR does not know FNC1: it returns `%` for it and `%%` for a percent sign. Tries every combination of up to four signs; from the fourth
 * on, all signs are read alike.
 */
function percentReadings(text: string): readonly (readonly Element[])[] {
  const parts = text.split('%');
  const places = Math.min(parts.length - 1, 4);
  const readings: (readonly Element[])[] = [];
  for (let chosen = 1; chosen < 1 << places; chosen++) {
    const spelled = parts
      .map((part, at) => (at === 0 ? part : `${(chosen >> Math.min(at - 1, places - 1)) & 1 ? GS : '%'}${part}`))
      .join('');
    const read = checkedElementString(spelled);
    if (read.ok) readings.push(read.value);
  }
  const doubled = text.replace(/%%|%/g, (sign) => (sign === '%' ? GS : '%'));
  const read = text.includes('%%') ? checkedElementString(doubled) : undefined;
  return read?.ok ? [...readings, read.value] : readings;
}

/**
 * Reads the text with one repeated character as the separator, if no GS1 value may contain that character.
 * Printable ASCII only: accented letters come from a wrong keyboard layout and stand for something else.
 */
function withReplacedSeparator(text: string): readonly Element[] | undefined {
  const replacement = firstOutside(text.replaceAll(GS, ''), 'X');
  if (replacement === undefined || !/^[ -~]$/.test(replacement)) return undefined;
  const read = checkedElementString(text.replaceAll(replacement, GS));
  return read.ok ? read.value : undefined;
}

/** Merges readings that name the same item. Returns undefined when no choice remains. */
function ambiguous(readings: readonly (readonly Element[])[], channel: Channel, literal: boolean): Ambiguous | undefined {
  const candidates = new Map<string, Gs1Product>();
  for (const elements of readings) {
    const product = identified({ form: 'element-string', elements, flags: ['assumed'] });
    if (product?.kind !== 'gs1') continue;
    const name = JSON.stringify([product.gtin, product.serial, product.batch, product.cpv, product.tpx, product.expiry]);
    if (!candidates.has(name)) candidates.set(name, product);
  }
  const [first, second] = candidates.values();
  if (!first || (!second && literal)) return undefined;
  const why =
    channel === 'camera-jsqr'
      ? `the character ${show('%')} may stand for the separator between two values`
      : 'no separator was seen behind a value of variable length: it may have been lost on the way';
  return { kind: 'ambiguous', candidates: [...candidates.values()], why, flags: ['ambiguous'] };
}

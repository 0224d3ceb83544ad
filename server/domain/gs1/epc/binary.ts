// Decodes the path segment `eh…` (hexadecimal) or `ex…` (base64url) of a binary EPC to GS1 elements.
// EPC Tag Data Standard, sections 13 and 14.
import { type Element, findAi } from '../ai.ts';
import { checkDigit } from '../check-digit.ts';
import { bad, good, type Outcome } from '../outcome.ts';
import { valueFault } from '../value.ts';

/** Bits and digits of company prefix and of indicator with item reference, by partition value (table 14-2). */
const PARTITIONS = [
  { prefix: [40, 12], reference: [4, 1] },
  { prefix: [37, 11], reference: [7, 2] },
  { prefix: [34, 10], reference: [10, 3] },
  { prefix: [30, 9], reference: [14, 4] },
  { prefix: [27, 8], reference: [17, 5] },
  { prefix: [24, 7], reference: [20, 6] },
  { prefix: [20, 6], reference: [24, 7] },
] as const;

const SGTIN_96 = 0x30;
const SGTIN_198 = 0x36;
/** Length in bits: the minimum, and the maximum when padded with zeros to whole digits, bytes or the 16-bit words of a tag's memory. */
const LENGTHS: Readonly<Record<number, readonly [least: number, most: number]>> = { [SGTIN_96]: [96, 96], [SGTIN_198]: [198, 210] };
/** Bits of header, filter value, partition value, and company prefix with item reference. */
const BEFORE_SERIAL = 8 + 3 + 3 + 44;
const LONGEST = 120;

export const isEpcSegment = (segment: string): boolean => /^e[hx]/.test(segment);

/**
 * Decodes GTIN and serial number of an SGTIN-96 or SGTIN-198. Requires lower-case hexadecimal or base64url without padding, and unused bits
 * of zero.
 */
export function parseEpcSegment(segment: string): Outcome<readonly Element[]> {
  const bits = bitsOf(segment);
  if (bits === undefined) return bad('character', 'an EPC in binary is “eh” with lower-case hexadecimal digits, or “ex” with base64url');
  const number = (from: number, length: number): bigint => BigInt(`0b${bits.slice(from, from + length)}`);
  const header = Number(number(0, Math.min(8, bits.length)));
  const [length, most] = LENGTHS[header] ?? [];
  if (length === undefined || most === undefined)
    return bad('structure', 'the EPC is of a scheme that is not read here: only SGTIN-96 and SGTIN-198 are');
  if (bits.length < length || bits.length > most)
    return bad('length', `an EPC of this scheme has ${length} bits, this one has ${bits.length}`);
  if (bits.includes('1', length)) return bad('content', 'something stands behind the end of the EPC');

  const partition = PARTITIONS[Number(number(11, 3))];
  if (partition === undefined) return bad('content', 'the partition value of the EPC is not defined');
  const [prefixBits, prefixDigits] = partition.prefix;
  const [referenceBits, referenceDigits] = partition.reference;
  const prefix = number(14, prefixBits).toString().padStart(prefixDigits, '0');
  const reference = number(14 + prefixBits, referenceBits)
    .toString()
    .padStart(referenceDigits, '0');
  if (prefix.length > prefixDigits || reference.length > referenceDigits)
    return bad('content', 'company prefix or item reference of the EPC has more digits than its partition value allows');
  // The indicator digit moves before the company prefix.
  const body = reference.slice(0, 1) + prefix + reference.slice(1);
  const serial = header === SGTIN_96 ? number(BEFORE_SERIAL, 38).toString() : textSerial(bits);
  if (serial === undefined) return bad('content', 'the serial number of the EPC goes on behind its end');
  const elements: readonly Element[] = [
    ['01', body + checkDigit(body)],
    ['21', serial],
  ];
  for (const [ai, value] of elements) {
    const entry = findAi(ai);
    const fault = entry && valueFault(entry, value);
    if (fault) return { ok: false, fault };
  }
  return good(elements);
}

/** Decodes up to 20 characters of seven bits. All bits after the last one must be zero (section 14.3.2). */
function textSerial(bits: string): string | undefined {
  const codes = Array.from({ length: 20 }, (_, at) => Number.parseInt(bits.slice(BEFORE_SERIAL + 7 * at, BEFORE_SERIAL + 7 * (at + 1)), 2));
  const end = codes.indexOf(0);
  const used = end < 0 ? codes : codes.slice(0, end);
  if (bits.includes('1', BEFORE_SERIAL + 7 * used.length)) return undefined;
  return String.fromCharCode(...used);
}

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function bitsOf(segment: string): string | undefined {
  const text = segment.slice(2);
  if (text === '' || text.length > LONGEST) return undefined;
  const bits = (value: number, length: number): string => value.toString(2).padStart(length, '0');
  if (segment.startsWith('eh') && /^[0-9a-f]+$/.test(text))
    return Array.from(text, (digit) => bits(Number.parseInt(digit, 16), 4)).join('');
  if (segment.startsWith('ex') && /^[A-Za-z0-9_-]+$/.test(text))
    return Array.from(text, (sign) => bits(BASE64URL.indexOf(sign), 6)).join('');
  return undefined;
}

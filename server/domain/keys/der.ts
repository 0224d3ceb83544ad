// Reads and writes elements in strict DER (X.690, section 10.1).

export interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
}

export const TAGS = { integer: 0x02, octets: 0x04, nothing: 0x05, name: 0x06, sequence: 0x30 } as const;

/** Returns the consecutive elements. Returns undefined if one is malformed or its length is not in the shortest form. */
export function elementsOf(bytes: Uint8Array): readonly Element[] | undefined {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, first = 0x80] = bytes.subarray(at, at + 2);
    const more = first & 0x7f;
    const isLong = first >= 0x80;
    if ((tag & 0x1f) === 0x1f || (isLong && (more === 0 || more > 3))) return undefined;
    const length = isLong ? bytes.subarray(at + 2, at + 2 + more).reduce((sum, byte) => sum * 256 + byte, 0) : more;
    if (isLong && (length < 0x80 || bytes[at + 2] === 0)) return undefined;
    const start = at + 2 + (isLong ? more : 0);
    if (start + length > bytes.length) return undefined;
    found.push({ tag, content: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return found;
}

export function element(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** Reads a non-negative integer. A value of more than 7 bytes is returned as infinity. */
export function numberOf({ tag, content }: Element): number | undefined {
  if (tag !== TAGS.integer || content.length === 0 || (content[0] ?? 0) >= 0x80) return undefined;
  return content.length > 7 ? Number.POSITIVE_INFINITY : content.reduce((sum, byte) => sum * 256 + byte, 0);
}

export function integer(value: number): Uint8Array {
  const digits = value.toString(16);
  const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex');
  return element(TAGS.integer, (bytes[0] ?? 0) >= 0x80 ? Buffer.from([0]) : Buffer.alloc(0), bytes);
}

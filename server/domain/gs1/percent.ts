// Percent-encoding of Digital Link URIs (RFC 3986, section 2): text in, text out, one byte per character.

export interface Decoded {
  readonly text: string;
  /** A percent sign without two hexadecimal digits behind it stayed as it was. */
  readonly malformed: boolean;
}

/** Decodes once. In a query a plus sign is a blank, in a path it is a plus sign. */
export function percentDecode(text: string, where: 'path' | 'query' = 'path'): Decoded {
  let malformed = false;
  const plain = where === 'query' ? text.replaceAll('+', ' ') : text;
  const decoded = plain.replace(/%([0-9A-Fa-f]{2})?/g, (sign, hex: string | undefined) => {
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    malformed = true;
    return sign;
  });
  return { text: decoded, malformed };
}

const RESERVED = /[^A-Za-z0-9\-._~]/g;

/** Policy: everything but unreserved characters is encoded, so that there is one spelling. For characters up to U+00FF. */
export function percentEncode(text: string, where: 'path' | 'query' = 'path'): string {
  return text.replace(RESERVED, (character) => {
    if (where === 'query' && character === ' ') return '+';
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  });
}

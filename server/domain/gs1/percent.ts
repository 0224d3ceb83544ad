// Encodes and decodes the percent-encoding of Digital Link URIs, one byte per character (RFC 3986, section 2).

export interface Decoded {
  readonly text: string;
  /** True if a percent sign without two hexadecimal digits was left as written. */
  readonly malformed: boolean;
}

/** Decodes once. A plus sign is a space in a query and a plus sign in a path. */
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

/** Policy: encode all but unreserved characters, so that there is one spelling. For characters up to U+00FF. */
export function percentEncode(text: string, where: 'path' | 'query' = 'path'): string {
  return text.replace(RESERVED, (character) => {
    if (where === 'query' && character === ' ') return '+';
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  });
}

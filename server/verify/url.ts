// Text in, whether it is an absolute URI or IRI out: by its characters alone, so that every computer gives the same answer.

/** RFC 3986 2: the characters that a URI may hold as they are. */
const PLAIN = new Uint8Array(128);
for (const character of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#[]@!$&'()*+,;=")
  PLAIN[character.charCodeAt(0)] = 1;

/** RFC 3986 3: a scheme, a colon, then only characters that a URI may hold; percent signs begin two hexadecimal digits. */
export function isAbsoluteUrl(text: string): boolean {
  const colon = text.indexOf(':');
  if (colon < 1 || colon + 1 === text.length || !isScheme(text, colon)) return false;
  for (let at = colon + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 128 && PLAIN[unit] === 1) continue;
    if (unit !== 0x25 || !/^[0-9A-Fa-f]{2}$/.test(text.slice(at + 1, at + 3))) return false;
    at += 2;
  }
  return true;
}

const isScheme = (text: string, end: number): boolean =>
  text.startsWith('https:') || text.startsWith('did:') || /^[A-Za-z][A-Za-z0-9+.-]*$/.test(text.slice(0, end));

/** JSON-LD identifiers are IRIs (RFC 3987): letters of every script too, but no white space, control characters or delimiters. */
const IRI = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s\p{Cc}<>"{}|\\^`]+$/u;

export const isAbsoluteIri = (text: string): boolean => isAbsoluteUrl(text) || IRI.test(text);

// Tests whether a text is a URI with a scheme and a non-empty remainder, as the format `uri` of JSON Schema does.
// RFC 3986, section 3.

const PCHAR = "(?:[A-Za-z0-9\\-._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})";
const USER = "(?:(?:[A-Za-z0-9\\-._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?";
const HOST = "(?:\\[[0-9A-Fa-fvV:.]+\\]|(?:[A-Za-z0-9\\-._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)";
const PATH = `(?:\\/\\/${USER}${HOST}(?::\\d*)?(?:\\/${PCHAR}*)*|\\/(?:${PCHAR}+(?:\\/${PCHAR}*)*)?|${PCHAR}+(?:\\/${PCHAR}*)*)`;
const TAIL = `(?:${PCHAR}|[/?])*`;
const URI = new RegExp(`^[A-Za-z][A-Za-z0-9+\\-.]*:${PATH}(?:\\?${TAIL})?(?:#${TAIL})?$`);

/** In characters: more than any identifier or address in an event has. */
const MAX = 8192;

/** Also true for a prefixed name such as `dpp:hsCode`. */
export const isUri = (text: string): boolean => text.length <= MAX && URI.test(text);

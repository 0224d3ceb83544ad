// Text in, whether it is a URI with a scheme and something behind it out (RFC 3986, section 3, as the format `uri` of JSON schema reads it).

const PCHAR = "(?:[A-Za-z0-9\\-._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})";
const USER = "(?:(?:[A-Za-z0-9\\-._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?";
const HOST = "(?:\\[[0-9A-Fa-fvV:.]+\\]|(?:[A-Za-z0-9\\-._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)";
const PATH = `(?:\\/\\/${USER}${HOST}(?::\\d*)?(?:\\/${PCHAR}*)*|\\/(?:${PCHAR}+(?:\\/${PCHAR}*)*)?|${PCHAR}+(?:\\/${PCHAR}*)*)`;
const TAIL = `(?:${PCHAR}|[/?])*`;
const URI = new RegExp(`^[A-Za-z][A-Za-z0-9+\\-.]*:${PATH}(?:\\?${TAIL})?(?:#${TAIL})?$`);

/** Longer than any identifier or address of an event. */
const MAX = 8192;

/** A prefixed name like `dpp:hsCode` is one too. */
export const isUri = (text: string): boolean => text.length <= MAX && URI.test(text);

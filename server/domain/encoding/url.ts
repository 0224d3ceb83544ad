// Tests for absolute URIs and IRIs by their characters alone, so that every computer gives the same answer.

/** RFC 3986 3: a scheme, a colon, then only characters that a URI may contain. */
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:[A-Za-z0-9._~:/?#[\]@!$&'()*+,;=%-]+$/;
/** RFC 3986 2.1: a percent sign is followed by two hexadecimal digits. */
const BARE_PERCENT = /%(?![0-9A-Fa-f]{2})/;

/**
 * RFC 9110 4.2.1 and 4.2.2: a recipient must reject an http or https URL without a host. User information may precede the host; a port may
 * follow it.
 */
const HOSTLESS = /^https?:(?!\/\/)|^https?:\/\/(?:[^/?#@]*@|(?![^/?#@]*@))(?:[:/?#]|$)/i;

/** True for an http or https URL without a host. */
export const lacksHost = (text: string): boolean => HOSTLESS.test(text);

/** Fast path for the most common form: a named host, and only characters that need no further check. */
const PLAIN = /^https?:\/\/[A-Za-z0-9][A-Za-z0-9.-]*(?:[/?#][A-Za-z0-9._~:/?#[\]@!$&'()*+,;=-]*)?$/;

/** True for an absolute URI (RFC 3986) in ASCII. An http or https URL must have a host. */
export const isAbsoluteUrl = (text: string): boolean =>
  PLAIN.test(text) || (URI.test(text) && !lacksHost(text) && !(text.includes('%') && BARE_PERCENT.test(text)));

/**
 * JSON-LD identifiers are IRIs (RFC 3987): letters of any script are allowed, but white space, control characters and delimiters are not.
 */
const IRI = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s\p{Cc}<>"{}|\\^`]+$/u;

/** True for an absolute IRI (RFC 3987). An http or https IRI must have a host. */
export const isAbsoluteIri = (text: string): boolean => isAbsoluteUrl(text) || (IRI.test(text) && !lacksHost(text));

// Text in, whether it is an absolute URI or IRI out: by its characters alone, so that every computer gives the same answer.

/** RFC 3986 3: a scheme, a colon, then only characters that a URI may hold. */
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:[A-Za-z0-9._~:/?#[\]@!$&'()*+,;=%-]+$/;
/** RFC 3986 2.1: a percent sign begins two hexadecimal digits. */
const BARE_PERCENT = /%(?![0-9A-Fa-f]{2})/;

/** RFC 9110 4.2.1 and 4.2.2: whoever reads an http or https address without a host has to refuse it. Before the host user information may stand, behind it a port. */
const HOSTLESS = /^https?:(?!\/\/)|^https?:\/\/(?:[^/?#@]*@|(?![^/?#@]*@))(?:[:/?#]|$)/i;

export const lacksHost = (text: string): boolean => HOSTLESS.test(text);

/** What most addresses look like: a host by its name, and nothing that needs a second look. */
const PLAIN = /^https?:\/\/[A-Za-z0-9][A-Za-z0-9.-]*(?:[/?#][A-Za-z0-9._~:/?#[\]@!$&'()*+,;=-]*)?$/;

export const isAbsoluteUrl = (text: string): boolean =>
  PLAIN.test(text) || (URI.test(text) && !lacksHost(text) && !(text.includes('%') && BARE_PERCENT.test(text)));

/** JSON-LD identifiers are IRIs (RFC 3987): letters of every script too, but no white space, control characters or delimiters. */
const IRI = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s\p{Cc}<>"{}|\\^`]+$/u;

export const isAbsoluteIri = (text: string): boolean => isAbsoluteUrl(text) || (IRI.test(text) && !lacksHost(text));

// Splits a raw http(s) URI into its parts, unchanged, and refuses anything that could hide the actual host.
import { bad, good, type Outcome } from './outcome.ts';

export interface UriParts {
  readonly scheme: 'http' | 'https';
  /** Host as written, with port, without user information. */
  readonly authority: string;
  /** Scheme and authority as written. */
  readonly origin: string;
  readonly path: string;
  readonly query: string;
}

/** Longer than the content of any symbol, and than browsers and servers accept. */
export const MAX_URI = 8192;

const OUTSIDE = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/;
const IPV6 = /^\[[0-9A-Fa-f:.]+\]$/;

/**
 * Accepts only characters of RFC 3986. Drops the fragment.
 * Policy, as in GS1's reference engine: the scheme is all lower or all upper case; the host consists of letters, digits, dots and hyphens,
 * or is an IPv6 address in brackets.
 */
export function splitUri(uri: string): Outcome<UriParts> {
  if (uri === '') return bad('empty', 'the address is empty');
  if (uri.length > MAX_URI) return bad('too-long', `the address is longer than ${MAX_URI} characters`);
  const scheme = /^(https?|HTTPS?):\/\//.exec(uri)?.[1];
  if (!scheme) return bad('scheme', 'the address does not begin with http:// or https://');
  const authorityEnd = /[/?#\\]|$/.exec(uri.slice(scheme.length + 3))?.index ?? 0;
  const authority = uri.slice(scheme.length + 3, scheme.length + 3 + authorityEnd);
  if (authority.includes('@'))
    return bad('user-information', `the address hides its true host: ${authority.slice(authority.lastIndexOf('@') + 1)}`);
  const outside = OUTSIDE.exec(uri)?.[0];
  if (outside !== undefined) return bad('character', `the address has a character that no address may have: ${JSON.stringify(outside)}`);
  const colon = authority.lastIndexOf(':');
  const hasPort = colon > authority.lastIndexOf(']');
  const host = hasPort ? authority.slice(0, colon) : authority;
  const port = hasPort ? authority.slice(colon + 1) : '';
  if (!/^[A-Za-z0-9.-]+$/.test(host) && !IPV6.test(host)) return bad('host', 'the address has no valid host');
  if (!/^[0-9]{0,5}$/.test(port) || Number(port) > 65535) return bad('host', 'the address has no valid port');

  const rest = uri.slice(scheme.length + 3 + authorityEnd).split('#', 1)[0] ?? '';
  const question = rest.indexOf('?');
  return good({
    scheme: scheme.toLowerCase() === 'http' ? 'http' : 'https',
    authority,
    origin: `${scheme}://${authority}`,
    path: question < 0 ? rest : rest.slice(0, question),
    query: question < 0 ? '' : rest.slice(question + 1),
  });
}

// Tests whether a certificate names the issuer of a credential (SD-JWT VC, issuer verification key discovery).

import type { Certificate } from './certificate.ts';

/** The host and the optional port 443 of an https URL, without user information, percent-encoding or a trailing dot. */
const HOST = /^https:\/\/([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*)(?::443)?(?:[/?#]|$)/;

/**
 * True if a URI in `subjectAltName` is exactly the issuer, or a DNS name is the host of the issuer. The common name never counts.
 *
 * Policy: a wildcard names no issuer, because it would let one customer of a host speak for another. For the same reason, a port other than
 * 443 is another issuer.
 */
export function namesIssuer({ names }: Pick<Certificate, 'names'>, issuer: string): boolean {
  if (!issuer.startsWith('https://')) return false;
  if (names.uris.includes(issuer)) return true;
  const host = HOST.exec(issuer)?.[1]?.toLowerCase();
  return host !== undefined && names.dns.some((name) => name.toLowerCase() === host);
}

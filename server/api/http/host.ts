// Validates the Host header field of a request (RFC 9112 §3.2).
import type { IncomingMessage } from 'node:http';

/** RFC 3986 3.2.2 and 3.2.3: a name, an IPv4 address or a bracketed IPv6 address, and an optional port. */
const HOST = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*(?::[0-9]*)?$|^\[[0-9A-Fa-f:.]+\](?::[0-9]*)?$/;

/**
 * Node would accept any text and the first of several fields. A proxy in front of this service and the service itself could then read
 * different hosts. Returns undefined for a valid field.
 */
export function hostFault({ httpVersion, rawHeaders }: Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>): string | undefined {
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return 'the Host header field is there twice';
    host = rawHeaders[at + 1] ?? '';
  }
  if (host === undefined) return httpVersion === '1.0' ? undefined : 'the Host header field is missing';
  return HOST.test(host) ? undefined : 'the Host header field holds no host';
}

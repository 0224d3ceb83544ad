// Parses a base URL into its canonical form, or refuses it with the reason why it cannot name this service.
import { isIP } from 'node:net';
import { didWebOf, didWebUrl } from '../domain/did/did.ts';
import { Refusal } from './problem.ts';
import { PUBLIC_ROOTS } from './public-roots.ts';

/**
 * Throws a `bad-parameter` Refusal. did:web (§3.2) forbids IP addresses. A path, query or user information that two parsers could read
 * differently would make two services out of one.
 */
export function parseBaseUrl(text: string): string {
  const refuse = (why: string): never => {
    throw new Refusal('bad-parameter', `the base URL ${why}`, { errors: [{ pointer: '/baseUrl', detail: why }] });
  };
  if (text.length > 200) return refuse('is longer than 200 characters');
  if (!/^https?:\/\//i.test(text)) return refuse('has to begin with http:// or https://');
  if (/[\s\\?#]/.test(text)) return refuse('may hold no space, backslash, question mark or number sign');
  if (!URL.canParse(text)) return refuse('is not a valid address');
  const { protocol, username, password, hostname, host, pathname } = new URL(text);
  if (username !== '' || password !== '' || text.includes('@')) return refuse('may hold no user name or password');
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) {
    return refuse('has to hold a name: an IP address cannot be part of a did:web identifier');
  }
  if (hostname.endsWith('.') || !/^[a-z0-9.-]+$/.test(hostname)) return refuse('holds a host name that is not allowed');
  const given = text.replace(/^https?:\/\/[^/]*/i, '');
  const path = given.replace(/\/$/, '');
  // Allows only segments of plain DID characters: none empty, no dots that a parser would resolve, no percent-encoding.
  if (!/^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]+)*$/.test(path) || pathname !== (given || '/')) {
    return refuse('may have a path of plain segments only (letters, digits, - . _)');
  }
  const [root = ''] = path.split('/').slice(1);
  if (PUBLIC_ROOTS.has(root)) return refuse(`may not have a path that begins with /${root}: the service has addresses of that name`);
  const canonical = `${protocol}//${host}${path}`;
  if (didWebUrl(didWebOf(new URL(canonical))) === undefined) return refuse('has to hold a domain name that a did:web identifier can hold');
  return canonical;
}

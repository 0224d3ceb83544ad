// Parses decentralised identifiers: DID syntax, the canonical did:web spelling and the keys in did:key and did:jwk.

import { decodeBase64url } from '../encoding/base64url.ts';
import { isAbsoluteUrl } from '../encoding/url.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { readJwk } from '../keys/jwk.ts';
import { decodeMultikey, type Multikey, unsupportedKind } from '../keys/multikey.ts';

const MAX_LENGTH = 2048;
const DID = /^did:[a-z0-9]+:(?:[A-Za-z0-9._:-]|%[0-9A-Fa-f]{2})*(?:[A-Za-z0-9._-]|%[0-9A-Fa-f]{2})$/;

/** True for the syntax of a DID (DID Core 3.1). */
const hasDidSyntax = (text: string): boolean => text.length <= MAX_LENGTH && DID.test(text);

/**
 * True for a well-formed DID in its canonical spelling.
 *
 * DIDs are compared character by character (DID Core 3.1), but several spellings of a did:web lead to the same document: the host is
 * case-insensitive, an octet may be literal or percent-encoded, and port 443 is the default. Policy: only one of the spellings is accepted,
 * so that an issuer that is listed, suspended or withdrawn under one spelling cannot sign under another. The canonical spelling has a
 * lower-case host and no port 443, and percent-encodes, with upper-case digits, only what a DID cannot contain. Any other spelling names an
 * unknown issuer.
 */
export const isDid = (text: string): boolean => hasDidSyntax(text) && isCanonical(text);

function isCanonical(did: string): boolean {
  if (!did.startsWith('did:web:')) return true;
  const [host = ''] = did.slice('did:web:'.length).split(':', 1);
  const plainHost = host.replaceAll('%3A', '');
  if (plainHost !== plainHost.toLowerCase() || /%3A443$|\.$/.test(host)) return false;
  return (did.match(/%../g) ?? []).every(
    (octet) => octet === octet.toUpperCase() && !/[A-Za-z0-9._-]/.test(String.fromCharCode(Number.parseInt(octet.slice(1), 16))),
  );
}

export const didMethod = (did: string): string | undefined => (isDid(did) ? did.split(':')[1] : undefined);

/** `did:web:example.com:a` → `https://example.com/a/did.json`. Returns undefined if the did:web method forbids the identifier. */
export function didWebUrl(did: string): string | undefined {
  if (!did.startsWith('did:web:') || !hasDidSyntax(did)) return undefined;
  const [host = '', ...path] = did.slice('did:web:'.length).split(':');
  const authority = parseAuthority(host);
  if (authority === undefined || !path.every(isPathSegment)) return undefined;
  return `https://${authority}/${path.length === 0 ? '.well-known' : path.join('/')}/did.json`;
}

/**
 * Returns one name for all spellings of a did:web that lead to the same document. Use it to compare with identifiers stored in any
 * spelling.
 */
export function whoIsMeant(did: string): string {
  if (!did.startsWith('did:web:')) return did;
  const [host = '', ...path] = did.slice('did:web:'.length).split(':').map(decoded);
  return JSON.stringify([
    host
      .toLowerCase()
      .replace(/:443$/, '')
      .replace(/(?<!\.)\.+$/, ''),
    ...path,
  ]);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** did:web: a domain name, never an IP address. The colon before a port is percent-encoded. */
function parseAuthority(segment: string): string | undefined {
  const [name = '', port, ...more] = segment.split(/%3a/i);
  if (more.length > 0 || name.length > 253) return undefined;
  const labels = name.split('.');
  if (!labels.every((label) => /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/.test(label))) return undefined;
  // URL parsers treat a last label of digits, or of hexadecimal digits after 0x, as part of an IPv4 address.
  if (/^(?:[0-9]+|0[xX][0-9a-fA-F]*)$/.test(labels.at(-1) ?? '')) return undefined;
  if (port === undefined) return name;
  return /^[1-9][0-9]{0,4}$/.test(port) && Number(port) <= 65535 ? `${name}:${port}` : undefined;
}

function isPathSegment(segment: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    return false;
  }
  return (
    decoded !== '' &&
    decoded !== '.' &&
    decoded !== '..' &&
    ![...decoded].some((character) => character < ' ' || '/\\\u007f'.includes(character))
  );
}

/** `https://example.com:3000` → `did:web:example.com%3A3000`. */
export function didWebOf(baseUrl: URL): string {
  const path = baseUrl.pathname.split('/').filter((segment) => segment !== '');
  return ['did', 'web', baseUrl.host.replace(':', '%3A'), ...path].join(':');
}

/** True if the DID contains its key, so that no document has to be fetched. */
export const carriesKey = (did: string): boolean => did.startsWith('did:key:') || did.startsWith('did:jwk:');

/** Returns the document that a did:key or did:jwk represents. Returns undefined for other methods and for malformed identifiers. */
export const documentInDid = (did: string): JsonObject | undefined => didKeyDocument(did) ?? didJwkDocument(did);

/** Also returns a document for a well-formed key of an unsupported kind, so that messages can name the kind. */
export function didKeyDocument(did: string): JsonObject | undefined {
  if (!did.startsWith('did:key:')) return undefined;
  const publicKeyMultibase = did.slice('did:key:'.length);
  if (decodeMultikey(publicKeyMultibase) === undefined && unsupportedKind(publicKeyMultibase) === undefined) return undefined;
  const id = `${did}#${publicKeyMultibase}`;
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: [{ id, type: 'Multikey', controller: did, publicKeyMultibase }],
    assertionMethod: [id],
    authentication: [id],
  };
}

/** The key of a did:jwk is called `#0`. Private and malformed keys are refused. An encryption key gets no `assertionMethod`. */
export function didJwkDocument(did: string): JsonObject | undefined {
  if (!did.startsWith('did:jwk:') || !hasDidSyntax(did)) return undefined;
  const decoded = decodeBase64url(did.slice('did:jwk:'.length));
  const parsed = decoded && parseStrictJson(decoded);
  if (!parsed?.ok || !isObject(parsed.value)) return undefined;
  const publicKeyJwk = parsed.value;
  const reading = readJwk(publicKeyJwk);
  if (!reading.ok && reading.fault !== 'unsupported') return undefined;
  const id = `${did}#0`;
  const relations = publicKeyJwk.use === 'enc' ? {} : { assertionMethod: [id], authentication: [id] };
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
    id: did,
    verificationMethod: [{ id, type: 'JsonWebKey', controller: did, publicKeyJwk }],
    ...relations,
  };
}

/** Decodes the key in a did:key identifier without checking it. Returns undefined for unsupported kinds. */
export const didKeyMultikey = (did: string): Multikey | undefined =>
  did.startsWith('did:key:') ? decodeMultikey(did.slice('did:key:'.length)) : undefined;

export interface MethodUrl {
  /** The part before the `#`: the DID, or the https URL, of the controlling document. */
  readonly controller: string;
  readonly fragment: string;
}

const MAX_METHODS = 256;
/** Caches parsed URLs, because all tokens of an issuer name the same key. Holds no refused text, and evicts the oldest entry first. */
const methods = new Map<string, MethodUrl>();

/** Parses an absolute verification method URL: a DID URL without path or parameters, or an https URL, each with a fragment. */
export function parseMethodUrl(text: string): MethodUrl | undefined {
  const known = methods.get(text);
  if (known !== undefined) return known;
  const method = readMethodUrl(text);
  if (method === undefined) return undefined;
  if (methods.size >= MAX_METHODS) methods.delete(methods.keys().next().value ?? '');
  methods.set(text, method);
  return method;
}

function readMethodUrl(text: string): MethodUrl | undefined {
  const hash = text.indexOf('#');
  if (hash <= 0 || text.length > MAX_LENGTH) return undefined;
  const controller = text.slice(0, hash);
  const fragment = text.slice(hash + 1);
  if (!/^(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})+$/.test(fragment)) return undefined;
  const absolute = controller.startsWith('did:') ? isDid(controller) : /^https:\/\/[^\s/?#][^\s#]*$/.test(controller);
  return absolute ? { controller, fragment } : undefined;
}

/**
 * True for other absolute URLs that a verification method may have (Controlled Identifiers 2.2; the example of VC-JOSE-COSE 3.5): an https
 * URL without a fragment, a DID URL with a path or parameters, or a did:web in a spelling that is not canonical.
 *
 * No key is held under such a name, but the name is not a fault.
 */
export function isOtherMethodUrl(text: string): boolean {
  if (text.length > MAX_LENGTH || !isAbsoluteUrl(text)) return false;
  if (/^https:[^#]*$/.test(text)) return true;
  const [, did, more] = /^(did:[^/?#]*)([/?][^#]*)?#[^#]+$/.exec(text) ?? [];
  return did !== undefined && hasDidSyntax(did) && (more !== undefined || !isCanonical(did));
}

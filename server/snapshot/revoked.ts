// The text of a status list that was verified before, and what was known to be revoked, in; all that is known to be revoked now out, or what it suspends.
import type { HeldStatusList } from '../trust/trust.ts';
import { readStatusList, readTokenStatusList, type SignedList } from '../verify/status-list.ts';
import { SUSPENDED, VALID } from '../verify/token-status-list.ts';
import { claimsOf, isTokenList, listIssuerOf } from './read.ts';

/** The signature was checked when the snapshot was read: here only the content counts. */
const asSigned: SignedList = (text) => {
  const document = claimsOf(text);
  return document === undefined ? { refused: 'unreadable' } : { document, issuerId: '' };
};

/** First bit left-most, as in a Bitstring Status List; undefined when nothing was ever revoked. */
export function revokedIn(credential: string, before: Uint8Array | undefined): Uint8Array | undefined {
  const now = isTokenList(credential) ? ofToken(credential, isRevoked) : ofBitstring(credential, 'revocation');
  const all = either(before, now);
  return all.some((byte) => byte !== 0) ? all : undefined;
}

/**
 * Of whose credentials that is known from now on: of those of the issuer under whose name the list came, and of all others who name its signer for their lists. Only
 * what is known of these two is given.
 */
export function revokedOf(credential: string, did: string, before: ByIssuer): ReadonlyMap<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  for (const name of [did, listIssuerOf(credential) ?? '']) {
    const bits = name === '' || found.has(name) ? undefined : revokedIn(credential, before?.get(name));
    if (bits !== undefined) found.set(name, bits);
  }
  return found;
}

export const suspendedIn = (credential: string): Uint8Array =>
  isTokenList(credential) ? ofToken(credential, (value) => value === SUSPENDED) : ofBitstring(credential, 'suspension');

const isRevoked = (value: number): boolean => value !== VALID && value !== SUSPENDED;

function ofBitstring(credential: string, purpose: 'revocation' | 'suspension'): Uint8Array {
  const read = readStatusList(credential, asSigned);
  return read.ok && read.value.purposes.includes(purpose) ? read.value.bits : new Uint8Array(0);
}

function ofToken(credential: string, counts: (value: number) => boolean): Uint8Array {
  const read = readTokenStatusList(credential, asSigned);
  if (!read.ok) return new Uint8Array(0);
  const { bytes, width } = read.value;
  const perByte = 8 / width;
  const found = Buffer.alloc(Math.ceil((bytes.length * perByte) / 8));
  for (const [at, byte] of bytes.entries()) {
    for (let part = 0; part < perByte && byte !== 0; part++) {
      const value = (byte >> (part * width)) & (2 ** width - 1);
      if (!counts(value)) continue;
      const index = at * perByte + part;
      found[index >> 3] = (found[index >> 3] ?? 0) | (0x80 >> (index & 7));
    }
  }
  return found;
}

type ByIssuer = HeldStatusList['everRevoked'];

/** What either of them knows, issuer by issuer. */
export function knownToEither(one: ByIssuer, other: ByIssuer): ByIssuer {
  if (one === undefined || other === undefined) return one ?? other;
  return new Map([...one.keys(), ...other.keys()].map((issuer) => [issuer, either(one.get(issuer), other.get(issuer))]));
}

export function either(one: Uint8Array = new Uint8Array(0), other: Uint8Array = new Uint8Array(0)): Uint8Array {
  const all = Buffer.alloc(Math.max(one.length, other.length));
  for (let at = 0; at < all.length; at++) all[at] = (one[at] ?? 0) | (other[at] ?? 0);
  return all;
}

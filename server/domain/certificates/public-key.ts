// Reads the public key of a certificate (RFC 5480, RFC 8410) and verifies the signature of a link with it.

import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { JsonObject } from '../json/json.ts';
import type { Element } from '../keys/der.ts';
import { inside, oidOf, TAG, Unreadable, wholeBytesOf } from './der-values.ts';

/** The key as a JWK, or the name of its kind if no signature of such a key is checked here. */
export type CertifiedKey =
  | { readonly kind: 'key'; readonly jwk: JsonObject; readonly native: KeyObject }
  | { readonly kind: 'unsupported'; readonly name: string };

const EC = '1.2.840.10045.2.1';
const ED25519 = '1.3.101.112';
const CURVES: Readonly<Record<string, { readonly crv: string; readonly size: number }>> = {
  '1.2.840.10045.3.1.7': { crv: 'P-256', size: 32 },
  '1.3.132.0.34': { crv: 'P-384', size: 48 },
};
const OTHERS: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.1': 'RSA',
  '1.2.840.113549.1.1.10': 'RSA-PSS',
  '1.3.101.113': 'Ed448',
  '1.3.132.0.35': 'P-521',
  '1.3.132.0.10': 'secp256k1',
  '1.3.36.3.3.2.8.1.1.7': 'brainpoolP256r1',
  '1.3.36.3.3.2.8.1.1.11': 'brainpoolP384r1',
};

const unsupported = (oid: string): CertifiedKey => ({ kind: 'unsupported', name: OTHERS[oid] ?? oid });

export function readKey(element: Element | undefined): CertifiedKey {
  const [algorithm, bits] = inside(element, TAG.sequence, 'its key');
  const [name, parameter] = inside(algorithm, TAG.sequence, 'the algorithm of its key');
  const oid = name && oidOf(name);
  const raw = wholeBytesOf(bits);
  if (oid === undefined || raw === undefined) throw new Unreadable('its key is malformed');
  if (oid === ED25519) return raw.length === 32 ? imported({ kty: 'OKP', crv: 'Ed25519', x: base64url(raw) }) : malformed();
  if (oid !== EC) return unsupported(oid);
  // RFC 5480 2.1.1: the curve is named. Explicit parameters could describe a curve on which signatures are forged.
  const curveName = parameter && oidOf(parameter);
  const curve = curveName === undefined ? undefined : CURVES[curveName];
  if (curve === undefined) return unsupported(curveName ?? 'an elliptic curve that is not named');
  const { crv, size } = curve;
  // RFC 5480 2.2: the uncompressed form MUST be supported, the compressed MAY be.
  if (raw[0] !== 4 || raw.length !== 1 + 2 * size) return raw[0] === 2 || raw[0] === 3 ? unsupported('a compressed point') : malformed();
  return imported({ kty: 'EC', crv, x: base64url(raw.subarray(1, 1 + size)), y: base64url(raw.subarray(1 + size)) });
}

function malformed(): never {
  throw new Unreadable('its key is malformed');
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** The import refuses a point that is not on the curve. */
function imported(jwk: JsonObject): CertifiedKey {
  try {
    return { kind: 'key', jwk, native: createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' }) };
  } catch {
    throw new Unreadable('its key is not a point on its curve');
  }
}

type JsonWebKey = import('node:crypto').JsonWebKey;

const HASHES: Readonly<Record<string, string>> = {
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
};
const SIGNATURES: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.5': 'RSA with SHA-1',
  '1.2.840.113549.1.1.10': 'RSA-PSS',
  '1.2.840.113549.1.1.11': 'RSA with SHA-256',
  '1.2.840.113549.1.1.12': 'RSA with SHA-384',
  '1.2.840.113549.1.1.13': 'RSA with SHA-512',
  '1.2.840.10045.4.1': 'ECDSA with SHA-1',
};

export interface Signed {
  readonly signed: Uint8Array;
  readonly algorithm: string;
  readonly signature: Uint8Array;
}

/** Returns the name of the algorithm if it is not supported, else whether the signature is that of the key. */
export function verifyLink(key: CertifiedKey, { signed, algorithm, signature }: Signed): boolean | { readonly unsupported: string } {
  if (key.kind === 'unsupported') return { unsupported: `a key of kind ${key.name}` };
  const isEc = key.jwk.kty === 'EC';
  const hash = HASHES[algorithm];
  if (isEc ? hash === undefined : algorithm !== ED25519) {
    // A key of one kind has made no signature of another kind.
    if (hash !== undefined || algorithm === ED25519) return false;
    return { unsupported: `a certificate signed by ${SIGNATURES[algorithm] ?? algorithm}` };
  }
  try {
    return verify(isEc ? hash : null, signed, key.native, signature);
  } catch {
    return false;
  }
}

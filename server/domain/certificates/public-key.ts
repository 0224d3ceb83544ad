// Reads the public key of a certificate (RFC 5480, RFC 8410) and verifies the signature of a link with it.

import { verify } from 'node:crypto';
import type { JsonObject } from '../json/json.ts';
import type { Element } from '../keys/der.ts';
import { admitPoint, type Curve, coordinateBytes } from '../keys/ecdsa.ts';
import { admitEd25519, verifyEd25519 } from '../keys/ed25519.ts';
import type { Admission, PublicKey } from '../keys/public-key.ts';
import { inside, oidOf, TAG, Unreadable, wholeBytesOf } from './der-values.ts';

/** The key and its JWK, or the name of its kind if that kind is not supported. */
export type CertifiedKey =
  | { readonly kind: 'key'; readonly key: PublicKey; readonly jwk: JsonObject }
  | { readonly kind: 'unsupported'; readonly name: string };

const EC = '1.2.840.10045.2.1';
const ED25519 = '1.3.101.112';
const CURVES: Readonly<Record<string, Curve>> = { '1.2.840.10045.3.1.7': 'P-256', '1.3.132.0.34': 'P-384' };
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
  if (oid === ED25519) return admitted(admitEd25519(raw), { kty: 'OKP', crv: 'Ed25519', x: base64url(raw) });
  if (oid !== EC) return unsupported(oid);
  // RFC 5480 2.1.1: only named curves. Explicit parameters could describe a curve on which signatures can be forged.
  const curveName = parameter && oidOf(parameter);
  const curve = curveName === undefined ? undefined : CURVES[curveName];
  if (curve === undefined) return unsupported(curveName ?? 'an elliptic curve that is not named');
  // RFC 5480 2.2: the uncompressed form MUST be supported, the compressed MAY be.
  if (raw[0] === 2 || raw[0] === 3) return unsupported('a compressed point');
  const size = coordinateBytes(curve);
  const [x, y] = [base64url(raw.subarray(1, 1 + size)), base64url(raw.subarray(1 + size))];
  return admitted(admitPoint(curve, raw), { kty: 'EC', crv: curve, x, y });
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

function admitted(admission: Admission, jwk: JsonObject): CertifiedKey {
  if (!admission.ok) throw new Unreadable(`its key cannot be used: ${admission.detail}`);
  return { kind: 'key', key: admission.key, jwk };
}

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

/** Returns whether the signature was made with the key, or the name of an algorithm that is not supported. */
export function verifyLink(key: CertifiedKey, { signed, algorithm, signature }: Signed): boolean | { readonly unsupported: string } {
  if (key.kind === 'unsupported') return { unsupported: `a key of kind ${key.name}` };
  const isEc = key.key.kind !== 'Ed25519';
  const hash = HASHES[algorithm];
  if (hash === undefined && algorithm !== ED25519) return { unsupported: `a certificate signed by ${SIGNATURES[algorithm] ?? algorithm}` };
  // A key cannot have made a signature with the algorithm of another kind of key.
  if (isEc !== (hash !== undefined)) return false;
  if (hash === undefined) return verifyEd25519(key.key, signed, signature);
  try {
    return verify(hash, signed, key.key.native, signature);
  } catch {
    return false;
  }
}

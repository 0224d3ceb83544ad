// Reads a registry's seal keys from a JWK Set (RFC 7517 5), and verifies its seals with RS256 (RFC 7518 3.3).
// RSA is accepted for these seals only: no credential is verified with it.
import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import { decodeBase64url } from '../encoding/base64url.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';

export interface SealKey {
  readonly bits: number;
  readonly native: KeyObject;
}

/** Keys by their `kid`. */
export type SealKeys = ReadonlyMap<string, SealKey>;

/** RFC 7518 3.3 requires at least 2048 bits. Policy: 8192 at most, because larger keys only cost time. */
const BITS = { least: 2048, most: 8192 };
/** Policy: a registry publishes a few keys. */
const MAX_KEYS = 32;
const SECRETS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'] as const;

export const isKeySet = (value: Json): value is JsonObject & { readonly keys: readonly Json[] } =>
  isObject(value) && Array.isArray(value.keys);

/** Returns the keys of a set, or why it is refused as a whole. */
export function readSealKeys({ keys }: { readonly keys: readonly Json[] }): SealKeys | { readonly detail: string } {
  if (keys.length === 0 || keys.length > MAX_KEYS) return { detail: `a key set has 1 to ${MAX_KEYS} keys` };
  const found = new Map<string, SealKey>();
  for (const jwk of keys) {
    const read = isObject(jwk) ? readSealKey(jwk) : { detail: 'a key is not an object' };
    if ('detail' in read) return read;
    if (found.has(read.kid)) return { detail: `two keys are named '${read.kid.slice(0, 80)}'` };
    found.set(read.kid, read.key);
  }
  return found;
}

function readSealKey(jwk: JsonObject): { readonly kid: string; readonly key: SealKey } | { readonly detail: string } {
  const { kty, kid, use, alg, key_ops: operations, n, e } = jwk;
  if (SECRETS.some((name) => Object.hasOwn(jwk, name))) return { detail: 'the private part of a key is published' };
  if (typeof kid !== 'string' || kid === '') return { detail: "a key has no 'kid'" };
  const verifies = operations === undefined || (Array.isArray(operations) && operations.includes('verify'));
  if ((use !== undefined && use !== 'sig') || !verifies) return { detail: `'${kid.slice(0, 80)}' is not a key for signatures` };
  if (kty !== 'RSA' || (alg !== undefined && alg !== 'RS256')) return { detail: `'${kid.slice(0, 80)}' is not an RSA key for RS256` };
  const [modulus, exponent] = [n, e].map((part) => (typeof part === 'string' ? decodeBase64url(part) : undefined));
  const bits = modulus === undefined || modulus[0] === 0 ? 0 : modulus.length * 8 - Math.clz32(modulus[0] ?? 0) + 24;
  if (bits < BITS.least || bits > BITS.most) return { detail: `'${kid.slice(0, 80)}' does not have ${BITS.least} to ${BITS.most} bits` };
  // Policy: only 65537, the exponent of every known registry key. Other exponents are weak or slow.
  if (exponent === undefined || Buffer.from(exponent).toString('hex') !== '010001')
    return { detail: `the exponent of '${kid.slice(0, 80)}' is not 65537` };
  return { kid, key: { bits, native: createPublicKey({ key: { kty, n, e } as JsonWebKey, format: 'jwk' }) } };
}

/** RFC 8017 8.2.2: the signature is as long as the modulus. */
export const sealHolds = ({ bits, native }: SealKey, message: Uint8Array, signature: Uint8Array): boolean =>
  signature.length === Math.ceil(bits / 8) && verify('sha256', message, native, signature);

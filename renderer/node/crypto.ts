// The part of node:crypto that the domain uses to verify signatures, for a page. It handles no private keys.
import { p256, p384 } from '@noble/curves/nist.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { sha3_256, sha3_384, sha3_512 } from '@noble/hashes/sha3.js';
import { verifyByNoble } from '../../server/domain/keys/ed25519-noble.ts';
import { Bytes } from './buffer.ts';

type Data = string | Uint8Array;
type Digest = 'hex' | 'base64' | 'base64url' | 'buffer';

const HASHES = { sha1, sha256, sha384, sha512, 'sha3-256': sha3_256, 'sha3-384': sha3_384, 'sha3-512': sha3_512 };
const hashNamed = (name: string): typeof sha256 => {
  const found = HASHES[name as keyof typeof HASHES];
  if (found === undefined) throw new Error(`there is no hash function '${name}'`);
  return found as typeof sha256;
};
const bytesOf = (data: Data): Uint8Array => (typeof data === 'string' ? new TextEncoder().encode(data) : data);
const written = (digest: Uint8Array, form: Digest | undefined): string | Bytes => {
  const bytes = Bytes.from(digest);
  return form === undefined || form === 'buffer' ? bytes : bytes.toString(form);
};

export const getHashes = (): readonly string[] => Object.keys(HASHES);
export const hash = (name: string, data: Data, form: Digest = 'hex'): string | Bytes => written(hashNamed(name)(bytesOf(data)), form);

export function createHash(name: string) {
  const state = hashNamed(name).create();
  const made = {
    update: (data: Data) => {
      state.update(bytesOf(data));
      return made;
    },
    digest: (form?: Digest) => written(state.digest(), form),
  };
  return made;
}

const CURVES = { prime256v1: p256, secp384r1: p384 };
type Curve = (typeof CURVES)['prime256v1'];

/** Throws for coordinates beyond the field and for points off the curve, as OpenSSL does. */
export const ECDH = {
  convertKey: (point: Uint8Array, name: keyof typeof CURVES, _in: undefined, _out: undefined, form: 'compressed' | 'uncompressed'): Bytes =>
    Bytes.from((CURVES[name] as Curve).Point.fromBytes(Uint8Array.from(point)).toBytes(form === 'compressed')),
};

type Key =
  | { readonly kind: 'Ed25519'; readonly raw: Uint8Array }
  | { readonly kind: 'EC'; readonly curve: Curve; readonly raw: Uint8Array }
  | { readonly kind: 'RSA'; readonly modulus: Uint8Array };

/** The bytes of a SubjectPublicKeyInfo before the key itself (RFC 8410 4, RFC 5480 2). */
const SPKI: readonly (readonly [start: string, toKey: (raw: Uint8Array) => Key])[] = [
  ['302a300506032b6570032100', (raw) => ({ kind: 'Ed25519', raw })],
  ['3059301306072a8648ce3d020106082a8648ce3d030107034200', (raw) => ({ kind: 'EC', curve: p256, raw })],
  ['3076301006072a8648ce3d020106052b81040022036200', (raw) => ({ kind: 'EC', curve: p384 as Curve, raw })],
];

type GivenKey =
  | { readonly format: 'der'; readonly key: Uint8Array }
  | { readonly format: 'jwk'; readonly key: { readonly kty?: string; readonly crv?: string; readonly x?: string; readonly n?: string } };

/** Refuses keys of kinds that the domain does not use. */
export function createPublicKey(given: GivenKey): Key {
  if (given.format === 'jwk') {
    const { kty, crv, x = '', n = '' } = given.key;
    if (kty === 'RSA') return { kind: 'RSA', modulus: Bytes.from(n, 'base64url') };
    if (kty === 'OKP' && crv === 'Ed25519') return { kind: 'Ed25519', raw: Bytes.from(x, 'base64url') };
    throw new TypeError('a JWK of this kind is not read here');
  }
  const key = Bytes.from(given.key);
  const text = key.toString('hex');
  for (const [start, toKey] of SPKI) if (text.startsWith(start)) return toKey(Uint8Array.from(key.subarray(start.length / 2)));
  throw new TypeError('a key of this kind is not read here');
}

export function verify(name: string | null, message: Uint8Array, key: Key, signature: Uint8Array): boolean {
  try {
    if (key.kind === 'Ed25519') return name === null && verifyByNoble(key.raw, message, signature);
    if (name === null) return false;
    const digest = hashNamed(name)(message);
    if (key.kind === 'RSA') return isRsa(name, digest, key.modulus, signature);
    return key.curve.verify(Uint8Array.from(signature), digest, key.raw, { prehash: false, lowS: false, format: 'der' });
  } catch {
    return false;
  }
}

/** RFC 8017 9.2, note 1: DigestInfo of SHA-256. */
const SHA256_INFO = '3031300d060960864801650304020105000420';
const EXPONENT = 65_537n;
const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x0${Bytes.from(bytes).toString('hex')}`);

/** RFC 8017 8.2.2, RSASSA-PKCS1-v1_5: the expected encoding is made and compared. */
function isRsa(name: string, digest: Uint8Array, modulus: Uint8Array, signature: Uint8Array): boolean {
  const [n, s] = [numberOf(modulus), numberOf(signature)];
  if (name !== 'sha256' || s >= n || signature.length !== modulus.length) return false;
  let power = 1n;
  let square = s;
  for (let rest = EXPONENT; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) power = (power * square) % n;
    square = (square * square) % n;
  }
  const info = SHA256_INFO + Bytes.from(digest).toString('hex');
  const padding = 'ff'.repeat(modulus.length - info.length / 2 - 3);
  return power === numberOf(Bytes.from(`0001${padding}00${info}`, 'hex'));
}

const noSigning = (): never => {
  throw new Error('a page signs nothing');
};
export const [sign, createPrivateKey, randomBytes, createSign] = [noSigning, noSigning, noSigning, noSigning];

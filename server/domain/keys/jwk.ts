// Reads a public JWK (RFC 7517, RFC 7518 6.2, RFC 8037 2).
// Every member is checked here, because `createPublicKey` accepts coordinates of another length, stray characters and private keys, and
// ignores `use`, `key_ops` and `alg`.
import { decodeBase64url } from '../encoding/base64url.ts';
import { asText, type Json, type JsonObject } from '../json/json.ts';
import { admitPoint, coordinateBytes } from './ecdsa.ts';
import { admitEd25519 } from './ed25519.ts';
import { kindOfAlg } from './jose-algorithm.ts';
import { type Admission, type KeyKind, type RefusedKey, refused } from './public-key.ts';

/** The members of the private class in the registry of JWK parameters. */
const SECRETS = ['d', 'k', 'priv', 'p', 'q', 'dp', 'dq', 'qi', 'oth'] as const;

const KINDS: ReadonlyMap<Json | undefined, { readonly kty: string; readonly kind: KeyKind }> = new Map([
  ['Ed25519', { kty: 'OKP', kind: 'Ed25519' }],
  ['P-256', { kty: 'EC', kind: 'P-256' }],
  ['P-384', { kty: 'EC', kind: 'P-384' }],
]);

/** An admitted key. `barred` says why it may not verify signatures, as the JWK itself states. */
export type JwkReading = (Extract<Admission, { ok: true }> & { readonly barred?: string }) | RefusedKey;

export function readJwk(jwk: JsonObject): JwkReading {
  if (SECRETS.some((name) => Object.hasOwn(jwk, name))) return refused('weak', 'the private part of the key is published');
  const known = KINDS.get(jwk.crv);
  if (known === undefined) {
    const name = [jwk.kty, jwk.crv].filter((part) => part !== undefined).map((part) => asText(part));
    return refused('unsupported', `keys of kind ${name.join(' ').slice(0, 80)} are not supported`);
  }
  const { kty, kind } = known;
  if (jwk.kty !== kty) return refused('malformed', `'kty' of a key on ${kind} is not '${kty}'`);
  const admission = kind === 'Ed25519' ? admitOctets(jwk) : admitCoordinates(kind, jwk);
  if (!admission.ok) return admission;
  const barred = barredBy(jwk, kind);
  return barred === undefined ? admission : { ...admission, barred };
}

function admitOctets(jwk: JsonObject): Admission {
  const x = coordinate(jwk, 'x', 32);
  return x === undefined ? refused('malformed', "'x' of 'publicKeyJwk' is not an Ed25519 key") : admitEd25519(x);
}

/** RFC 7518 6.2.1.2: each coordinate has the full size of the field. Some issuers add or strip a zero byte; both are refused. */
function admitCoordinates(kind: 'P-256' | 'P-384', jwk: JsonObject): Admission {
  const size = coordinateBytes(kind);
  const [x, y] = [coordinate(jwk, 'x', size), coordinate(jwk, 'y', size)];
  if (x === undefined || y === undefined) return refused('malformed', `'x' and 'y' of 'publicKeyJwk' are not ${size} bytes in base64url`);
  return admitPoint(kind, Buffer.concat([Buffer.from([4]), x, y]));
}

function coordinate(jwk: JsonObject, name: 'x' | 'y', size: number): Uint8Array | undefined {
  const text = jwk[name];
  const bytes = typeof text === 'string' ? decodeBase64url(text) : undefined;
  return bytes?.length === size ? bytes : undefined;
}

/** Returns why the JWK itself excludes verifying signatures (RFC 7517 4.2 to 4.4), or undefined if it does not. */
function barredBy({ use, key_ops: operations, alg }: JsonObject, kind: KeyKind): string | undefined {
  if (alg !== undefined && kindOfAlg(alg) !== kind) return "'alg' of 'publicKeyJwk' is another algorithm";
  const verifies = operations === undefined || (Array.isArray(operations) && operations.includes('verify'));
  return (use !== undefined && use !== 'sig') || !verifies ? "'publicKeyJwk' is not a key for signatures" : undefined;
}

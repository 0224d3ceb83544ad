// Admits P-256 and P-384 keys and verifies ECDSA signatures (FIPS 186-5), each curve with one hash function.
import { createPublicKey, ECDH, verify } from 'node:crypto';
import { fingerprintOf } from './fingerprint.ts';
import { type Admission, cachedAdmission, type KeyKind, type PublicKey, refused } from './public-key.ts';

export type Curve = Exclude<KeyKind, 'Ed25519'>;

interface Parameters {
  readonly name: string;
  /** Length of a coordinate, in bytes. */
  readonly size: number;
  /** RFC 7518 3.4; VC Data Integrity ECDSA 3.2.4. */
  readonly hash: 'sha256' | 'sha384';
  /** The start of a SubjectPublicKeyInfo, up to the uncompressed point. */
  readonly spki: Buffer;
}

const CURVES: Readonly<Record<Curve, Parameters>> = {
  'P-256': {
    name: 'prime256v1',
    size: 32,
    hash: 'sha256',
    spki: Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex'),
  },
  'P-384': {
    name: 'secp384r1',
    size: 48,
    hash: 'sha384',
    spki: Buffer.from('3076301006072a8648ce3d020106052b81040022036200', 'hex'),
  },
};

export const hashOf = (curve: Curve): 'sha256' | 'sha384' => CURVES[curve].hash;

/** The length of a coordinate, in bytes. A signature, r ‖ s, has twice this length. */
export const coordinateBytes = (curve: Curve): number => CURVES[curve].size;

/** Admits a point in the compressed or uncompressed form of SEC 1, 2.3.3. The hybrid form, which OpenSSL accepts too, is refused. */
export function admitPoint(curve: Curve, point: Uint8Array): Admission {
  const { size } = CURVES[curve];
  const [form] = point;
  const length = form === 2 || form === 3 ? size + 1 : form === 4 ? 2 * size + 1 : 0;
  // Checked before the cache, so that the size of its entries is limited.
  if (point.length !== length) return refused('malformed', `the key is not the encoding of a point on ${curve}`);
  return cachedAdmission(curve, point, (bytes) => judgePoint(curve, bytes));
}

function judgePoint(curve: Curve, point: Uint8Array): Admission {
  const { name, spki } = CURVES[curve];
  try {
    // Refuses coordinates of p and above, and points off the curve.
    const whole = ECDH.convertKey(point, name, undefined, undefined, 'uncompressed') as Buffer;
    const raw = Uint8Array.from(ECDH.convertKey(whole, name, undefined, undefined, 'compressed') as Buffer);
    const native = createPublicKey({ key: Buffer.concat([spki, whole]), format: 'der', type: 'spki' });
    return { ok: true, key: { kind: curve, raw, fingerprint: fingerprintOf(raw), native } };
  } catch {
    return refused('malformed', `the key is not a point on ${curve}`);
  }
}

/**
 * Verifies r ‖ s of exactly the curve's length (RFC 7518 3.4, RFC 4754 section 7); DER is refused.
 *
 * FIPS 186-5 allows s and n − s, and this function accepts both. Do not use the bytes of a signature as an identifier.
 */
export function verifyEcdsa({ native }: Pick<PublicKey, 'native'>, curve: Curve, message: Uint8Array, signature: Uint8Array): boolean {
  const { size, hash } = CURVES[curve];
  // Node accepts r ‖ s only with an options object, which makes the call half as slow again as with DER.
  return signature.length === 2 * size && verify(hash, message, native, derOf(signature, size));
}

/** ECDSA-Sig-Value (RFC 3279 2.2.3) in DER. For both curves each length is one byte. */
function derOf(signature: Uint8Array, size: number): Uint8Array {
  const r = startOfInteger(signature, 0, size);
  const s = startOfInteger(signature, size, 2 * size);
  const [rLength, sLength] = [size - r.at + r.zero, 2 * size - s.at + s.zero];
  const der = new Uint8Array(6 + rLength + sLength);
  der.set([0x30, 4 + rLength + sLength, 0x02, rLength]);
  der.set(signature.subarray(r.at, size), 4 + r.zero);
  der.set([0x02, sLength], 4 + rLength);
  der.set(signature.subarray(s.at), 6 + rLength + s.zero);
  return der;
}

/** X.690 8.3: no leading zeros, except one if the first bit is 1, because that bit would be the sign. */
function startOfInteger(bytes: Uint8Array, start: number, end: number): { readonly at: number; readonly zero: 0 | 1 } {
  let at = start;
  while (at < end - 1 && bytes[at] === 0) at++;
  return { at, zero: (bytes[at] as number) >= 0x80 ? 1 : 0 };
}

// P-256 and P-384 keys: every form leads to one key, malformed ones are refused, and a signature verifies under its own key alone.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { didJwkDocument, didKeyDocument, documentInDid } from '../../../server/domain/did/did.ts';
import { encodeBase58 } from '../../../server/domain/encoding/base58.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { findKey } from '../../../server/domain/keys/controlling-document.ts';
import { admitPoint, type Curve } from '../../../server/domain/keys/ecdsa.ts';
import { readJwk } from '../../../server/domain/keys/jwk.ts';
import { encodeMultikey, readMultikey } from '../../../server/domain/keys/multikey.ts';
import { signatureBytes, verifySignature } from '../../../server/domain/keys/verify-signature.ts';

const PAIRS = { 'P-256': generateKeyPairSync('ec', { namedCurve: 'P-256' }), 'P-384': generateKeyPairSync('ec', { namedCurve: 'P-384' }) };
const CURVES = Object.keys(PAIRS) as readonly Curve[];
const jwkOf = (curve: Curve): JsonObject => PAIRS[curve].publicKey.export({ format: 'jwk' }) as JsonObject;
const bytes = (text: unknown): Buffer => Buffer.from(String(text), 'base64url');
const pointOf = (curve: Curve): Buffer => Buffer.concat([Buffer.from([4]), bytes(jwkOf(curve).x), bytes(jwkOf(curve).y)]);
const signed = (curve: Curve, message: Uint8Array): Buffer =>
  sign(curve === 'P-256' ? 'sha256' : 'sha384', message, { key: PAIRS[curve].privateKey, dsaEncoding: 'ieee-p1363' });

function keyOf(curve: Curve) {
  const reading = readJwk(jwkOf(curve));
  if (!reading.ok) throw new Error(reading.detail);
  return reading.key;
}

/** The order of the group, as the standard prints it. */
const ORDER = {
  'P-256': 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n,
  'P-384': 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973n,
};
const word = (value: bigint, size: number): Buffer => Buffer.from(value.toString(16).padStart(2 * size, '0'), 'hex');

describe.each(CURVES)('a %s key', (curve) => {
  const size = curve === 'P-256' ? 32 : 48;
  const key = keyOf(curve);

  it('is the same key as JWK, as either form of the point, as Multikey, as did:key and as did:jwk', () => {
    const multikey = encodeMultikey(key.raw, curve);
    const didJwk = `did:jwk:${Buffer.from(JSON.stringify(jwkOf(curve))).toString('base64url')}`;
    const documents = [
      [`did:key:${multikey}`, multikey],
      [didJwk, '0'],
    ].map(([did = '', name]) => findKey(documentInDid(did) ?? {}, `${did}#${name}`));
    const readings = [admitPoint(curve, pointOf(curve)), admitPoint(curve, key.raw), readMultikey(multikey), ...documents];
    expect(key.raw).toHaveLength(size + 1);
    for (const reading of readings) {
      expect(reading).toMatchObject({ key: { kind: curve, fingerprint: key.fingerprint } });
      expect('key' in reading && verifySignature(reading.key, Buffer.from('x'), signed(curve, Buffer.from('x')))).toBe(true);
    }
    expect(key.fingerprint.replaceAll(' ', '')).toBe(createHash('sha256').update(key.raw).digest('hex'));
  });

  const { x, y } = jwkOf(curve);
  it.each<[string, JsonObject]>([
    ['x one byte short', { x: bytes(x).subarray(1).toString('base64url') }],
    ['x with a zero byte in front', { x: Buffer.concat([Buffer.alloc(1), bytes(x)]).toString('base64url') }],
    ['x with padding', { x: `${String(x)}=` }],
    ['x in the alphabet of plain base64', { x: `${String(x).slice(0, -1)}+` }],
    ['x with a line break', { x: `${String(x)}\n` }],
    ['y in place of x', { x: y ?? '' }],
    ['y missing', { y: null }],
    ['y of zero', { y: Buffer.alloc(size).toString('base64url') }],
    ['the zero point', { x: Buffer.alloc(size).toString('base64url'), y: Buffer.alloc(size).toString('base64url') }],
    ['x beyond the field', { x: Buffer.alloc(size, 0xff).toString('base64url') }],
    ['kty OKP', { kty: 'OKP' }],
  ])('with %s is malformed', (_what, more) => expect(readJwk({ ...jwkOf(curve), ...more })).toMatchObject({ fault: 'malformed' }));

  it('with its private part is anyone’s', () => {
    const whole = PAIRS[curve].privateKey.export({ format: 'jwk' }) as JsonObject;
    expect(readJwk(whole)).toMatchObject({ ok: false, fault: 'weak' });
    expect(didJwkDocument(`did:jwk:${Buffer.from(JSON.stringify(whole)).toString('base64url')}`)).toBeUndefined();
  });

  it.each<[string, JsonObject]>([
    ['use', { use: 'enc' }],
    ['key_ops', { key_ops: ['sign'] }],
    ['alg', { alg: curve === 'P-256' ? 'ES384' : 'ES256' }],
  ])('may state in %s that it verifies nothing', (_name, more) =>
    expect(readJwk({ ...jwkOf(curve), ...more })).toMatchObject({ ok: true, barred: expect.any(String) }),
  );

  it('is refused as an uncompressed or hybrid Multikey, and as a hybrid point', () => {
    const prefix = curve === 'P-256' ? [0x80, 0x24] : [0x81, 0x24];
    const hybrid = Buffer.from(pointOf(curve));
    hybrid[0] = 6 + ((hybrid.at(-1) ?? 0) & 1);
    for (const point of [pointOf(curve), hybrid]) {
      expect(readMultikey(`z${encodeBase58(Buffer.concat([Buffer.from(prefix), point]))}`)).toMatchObject({ fault: 'malformed' });
    }
    expect(admitPoint(curve, hybrid)).toMatchObject({ fault: 'malformed' });
  });

  it('verifies what it signed, with s or n − s, and nothing that was changed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(), (message, at) => {
        const signature = signed(curve, message);
        const s = BigInt(`0x${signature.subarray(size).toString('hex')}`);
        const negated = Buffer.concat([signature.subarray(0, size), word(ORDER[curve] - s, size)]);
        const broken = Buffer.from(signature);
        broken[at % broken.length] = (broken[at % broken.length] ?? 0) ^ (1 << (at % 8));
        return (
          verifySignature(key, message, signature) &&
          verifySignature(key, message, negated) &&
          !verifySignature(key, message, broken) &&
          !verifySignature(key, Buffer.concat([message, Buffer.alloc(1)]), signature)
        );
      }),
      { numRuns: 60 },
    );
  });

  it('verifies no signature of another length, in DER, of zeros or of the group order', () => {
    const message = Buffer.from('a passport');
    const signature = signed(curve, message);
    const der = sign(curve === 'P-256' ? 'sha256' : 'sha384', message, PAIRS[curve].privateKey);
    const n = word(ORDER[curve], size);
    const zero = Buffer.alloc(size);
    const one = word(1n, size);
    const bad = [der, signature.subarray(1), signature.subarray(0, -1), Buffer.concat([signature, Buffer.alloc(1)]), Buffer.alloc(0)];
    const values = [zero, one, n].flatMap((r) => [zero, one, n].map((s) => Buffer.concat([r, s])));
    for (const one of [...bad, ...values]) expect(verifySignature(key, message, one)).toBe(false);
    expect(signature).toHaveLength(signatureBytes(curve));
  });
});

it('names the kinds of key that are not supported', () => {
  const secp256k1 = `did:key:z${encodeBase58(Buffer.concat([Buffer.from([0xe7, 0x01, 2]), Buffer.alloc(32, 7)]))}`;
  expect(findKey(didKeyDocument(secp256k1) ?? {}, `${secp256k1}#${secp256k1.slice(8)}`)).toEqual({
    kind: 'unsupported',
    detail: 'keys of kind secp256k1 are not supported',
  });
  expect(readJwk({ kty: 'RSA', n: 'AQAB', e: 'AQAB' })).toMatchObject({
    fault: 'unsupported',
    detail: 'keys of kind RSA are not supported',
  });
  expect(readJwk({ kty: 'EC', crv: 'P-521' })).toMatchObject({ fault: 'unsupported', detail: 'keys of kind EC P-521 are not supported' });
});

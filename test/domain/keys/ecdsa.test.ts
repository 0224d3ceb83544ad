// Signatures r ‖ s in the DER that OpenSSL takes give the answers that Node gives for r ‖ s itself.
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Curve, coordinateBytes, hashOf, verifyEcdsa } from '../../../server/domain/keys/ecdsa.ts';
import { newKey, signWith } from '../../fixtures/issuing.ts';

const ORDERS: Readonly<Record<Curve, string>> = {
  'P-256': 'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551',
  'P-384': 'ffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973',
};

const MESSAGE = Buffer.from('a message');

const nodes = (native: ReturnType<typeof createPublicKey>, curve: Curve, signature: Buffer): boolean =>
  verify(hashOf(curve), MESSAGE, { key: native, dsaEncoding: 'ieee-p1363' }, signature);

it.each(['P-256', 'P-384'] as const)('%s: signatures that begin with zeros, or with a bit of 1, verify', (curve) => {
  const own = newKey(curve);
  const native = createPublicKey({ key: own.jwk as JsonWebKey, format: 'jwk' });
  const size = coordinateBytes(curve);
  const seen = new Set<string>();
  // Of r and of s, one in 256 begins with a zero.
  for (let round = 0; round < 20_000 && seen.size < 6; round++) {
    const signature = signWith(own, MESSAGE);
    const kinds = [0, size].map((at) => ((signature[at] ?? 0) === 0 ? 'zero' : (signature[at] ?? 0) < 0x80 ? 'low' : 'high'));
    const fresh = kinds.map((kind, index) => `${'rs'[index]} ${kind}`).filter((kind) => !seen.has(kind));
    if (fresh.length === 0) continue;
    for (const kind of fresh) seen.add(kind);
    expect([kinds, verifyEcdsa({ native }, curve, MESSAGE, signature)]).toEqual([kinds, true]);
    for (let at = 0; at < signature.length; at++) {
      const changed = Buffer.from(signature);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect([at, verifyEcdsa({ native }, curve, MESSAGE, changed)]).toEqual([at, false]);
    }
  }
  expect([...seen].sort()).toEqual(['r high', 'r low', 'r zero', 's high', 's low', 's zero']);
});

it.each(['P-256', 'P-384'] as const)('%s: values that no signature has are refused, and n − s is accepted', (curve) => {
  const own = newKey(curve);
  const native = createPublicKey({ key: own.jwk as JsonWebKey, format: 'jwk' });
  const size = coordinateBytes(curve);
  const signature = signWith(own, MESSAGE);
  const bytes = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(2 * size, '0'), 'hex');
  const order = BigInt(`0x${ORDERS[curve]}`);
  const [r, s] = [signature.subarray(0, size), signature.subarray(size)];
  const values = [r, s, bytes(order - BigInt(`0x${s.toString('hex')}`))];
  for (const value of [0n, 1n, 0x80n, order - 1n, order, order + 1n, 2n ** BigInt(8 * size) - 1n]) values.push(bytes(value));
  const accepted = values.flatMap((one, left) =>
    values.flatMap((other, right) => {
      const tried = Buffer.concat([one, other]);
      expect([left, right, verifyEcdsa({ native }, curve, MESSAGE, tried)]).toEqual([left, right, nodes(native, curve, tried)]);
      return verifyEcdsa({ native }, curve, MESSAGE, tried) ? [[left, right]] : [];
    }),
  );
  expect(accepted).toEqual([
    [0, 1],
    [0, 2],
  ]);
  for (const length of [0, 1, size, 2 * size - 1, 2 * size + 1]) {
    expect(verifyEcdsa({ native }, curve, MESSAGE, Buffer.alloc(length, 1))).toBe(false);
  }
});

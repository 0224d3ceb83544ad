// Ed25519: both engines give the same answer on honest, damaged and malicious signatures, and weak keys are never admitted.
import { generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admitEd25519, verifyEd25519, verifyEd25519Noble } from '../../../server/domain/keys/ed25519.ts';
import { EDGE_CASES, L, littleEndian } from '../../fixtures/edge-signatures.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');

function admitted(bytes: Uint8Array) {
  const admission = admitEd25519(bytes);
  if (!admission.ok) throw new Error(admission.detail);
  return admission.key;
}

describe('edge cases on which libraries disagree', () => {
  it.each(EDGE_CASES)('refuses $name in both engines', ({ key, message, signature }) => {
    const admission = admitEd25519(key);
    if (!admission.ok) return expect(admission.detail).toMatch(/canonical|small order|torsion/);
    expect(verifyEd25519(admission.key, message, signature)).toBe(false);
    expect(verifyEd25519Noble(admission.key, message, signature)).toBe(false);
  });

  it('admits none of the keys of small order, in any encoding', () => {
    const ys = [0n, 1n, 2n ** 255n - 20n, 2n ** 255n - 19n, 2n ** 255n - 18n];
    const eight = Buffer.from('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a', 'hex');
    const other = Buffer.from('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05', 'hex');
    for (const bytes of [...ys.map(littleEndian), eight, other]) {
      for (const signBit of [0, 0x80]) {
        const key = Uint8Array.from(bytes);
        key[31] = ((key[31] ?? 0) & 0x7f) | signBit;
        expect(admitEd25519(key).ok, Buffer.from(key).toString('hex')).toBe(false);
      }
    }
  });

  it('refuses an R of small order with either sign bit, and an R beyond p', () => {
    const key = admitted(raw);
    const rs = [
      ...EDGE_CASES.filter(({ name }) => /^(0|2b|8|9)/.test(name)).map(({ signature }) => signature.slice(0, 32)),
      littleEndian(2n ** 255n - 1n),
    ];
    for (const r of rs) {
      for (const signBit of [0, 0x80]) {
        const signature = Buffer.concat([r, littleEndian(5n)]);
        signature[31] = ((signature[31] ?? 0) & 0x7f) | signBit;
        expect(verifyEd25519(key, Buffer.from('x'), signature)).toBe(false);
        expect(verifyEd25519Noble(key, Buffer.from('x'), signature)).toBe(false);
      }
    }
  });
});

describe('lengths (as Wycheproof has them)', () => {
  const message = Buffer.from('123400');
  const signature = sign(null, message, privateKey);
  it.each([
    ['empty', Buffer.alloc(0)],
    ['R alone', signature.subarray(0, 32)],
    ['one byte short', signature.subarray(0, 63)],
    ['one byte more', Buffer.concat([signature, Buffer.from([0])])],
    ['R missing', signature.subarray(32)],
    ['all zeros', Buffer.alloc(64)],
    ['all ones', Buffer.alloc(64, 0xff)],
    ['R zero', Buffer.concat([Buffer.alloc(32), signature.subarray(32)])],
    ['S zero', Buffer.concat([signature.subarray(0, 32), Buffer.alloc(32)])],
    ['S = 1', Buffer.concat([signature.subarray(0, 32), littleEndian(1n)])],
    ['S = L - 1', Buffer.concat([signature.subarray(0, 32), littleEndian(L - 1n)])],
    ['S = L', Buffer.concat([signature.subarray(0, 32), littleEndian(L)])],
    ['S = L + 1', Buffer.concat([signature.subarray(0, 32), littleEndian(L + 1n)])],
    ['S = 2^252', Buffer.concat([signature.subarray(0, 32), littleEndian(2n ** 252n)])],
    ['S = 2^256 - 1', Buffer.concat([signature.subarray(0, 32), Buffer.alloc(32, 0xff)])],
  ])('refuses a signature: %s', (_name, bytes) => {
    expect(verifyEd25519(admitted(raw), message, bytes)).toBe(false);
    expect(verifyEd25519Noble(admitted(raw), message, bytes)).toBe(false);
  });
  it.each([0, 31, 33, 64])('refuses a key of %i bytes', (length) => {
    expect(admitEd25519(new Uint8Array(length))).toMatchObject({ ok: false });
  });
});

it('accepts every honest signature and no damaged one, alike in both engines', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(511), (message, bit) => {
      const signature = sign(null, message, privateKey);
      expect(verifyEd25519(admitted(raw), message, signature)).toBe(true);
      expect(verifyEd25519Noble(admitted(raw), message, signature)).toBe(true);
      signature[bit >> 3] = (signature[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(verifyEd25519(admitted(raw), message, signature)).toBe(false);
      expect(verifyEd25519Noble(admitted(raw), message, signature)).toBe(false);
    }),
    { numRuns: 60 },
  );
});

it('keeps the answer for a key that was mutated by its owner afterwards', () => {
  const bytes = Uint8Array.from(raw);
  const key = admitted(bytes);
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  expect(Buffer.from(key.raw)).toEqual(Buffer.from(raw));
  expect(key.fingerprint).toMatch(/^[0-9a-f]{4}( [0-9a-f]{4}){15}$/);
});

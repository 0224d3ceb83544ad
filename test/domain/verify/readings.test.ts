// One text, one reading (RFC 8785 on RFC 7493): what another parser could read otherwise is not verified, and every spelling of the same value is the same.
import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { didKeyDocument } from '../../../server/domain/did/did.ts';
import { canonicalise } from '../../../server/domain/json/jcs.ts';
import { admitEd25519, verifyEd25519, verifyEd25519Noble } from '../../../server/domain/keys/ed25519.ts';
import { encodeMultikey } from '../../../server/domain/keys/multikey.ts';
import { littleEndian } from '../../fixtures/edge-signatures.ts';
import { codesOf, headlineOf, passport, secure, verify } from '../../fixtures/issuing.ts';

const TEXT = JSON.stringify(secure());
const subject = (more: object) => passport({ credentialSubject: { id: 'urn:x:1', ...more } });

describe('a text', () => {
  it.each<[string, string]>([
    ['with a byte order mark', `\ufeff${TEXT}`],
    ['with a letter behind', `${TEXT}x`],
    ['with another one behind', TEXT + TEXT],
    ['with NUL behind', `${TEXT}\u0000`],
    ['with the proof twice', TEXT.replace('"proof":', '"proof":null,"proof":')],
    ['with a member of the proof twice', TEXT.replace('"created":', '"created":"2026-01-01T00:00:00Z","created":')],
    ['with a name twice, once escaped', TEXT.replace('"validFrom":', '"valid\\u0046rom":"2026-01-01T00:00:00Z","validFrom":')],
    ['with a name twice, deep inside', TEXT.replace('"mass":', '"mass":75.2,"mass":')],
    ['with a comment', TEXT.replace('{', '{/**/')],
    ['with a comma too many', TEXT.replace(/}$/, ',}')],
    ['with a control character', TEXT.replace('Zelle', 'Zel\u0001le')],
    ['with half a surrogate pair as a name', TEXT.replace('"mass"', '"\\ud800"')],
    ['with a pair the wrong way round', TEXT.replace('Zelle', '\\udc00\\ud800')],
    ...['NaN', 'Infinity', '1e400', '-1e400', '075.2', '+75.2', '0x4b', '75.', '.5', '1e', '9007199254740993', '123456789012345678901'].map(
      (number): [string, string] => [`with the number ${number}`, TEXT.replace('75.2', number)],
    ),
    ...['null', '5', '""', '[]', '', ' '].map((text): [string, string] => [`of ${JSON.stringify(text)}`, text]),
  ])('%s is not verified', (_what, text) => {
    const verification = verify(text, { kind: 'vc' });
    expect(headlineOf(verification)).toBe('cannot-check');
    expect(verification.document).toBeUndefined();
  });

  it.each<[string, object, RegExp, string]>([
    ['escapes', { name: 'Süd 𝒛' }, /Süd 𝒛/, 'S\\u00fcd \\ud835\\udc9b'],
    ['a solidus', { name: 'a/b' }, /a\/b/, 'a\\/b'],
    ['an exponent', { mass: 100 }, /"mass":100/, '"mass":1.00E+2'],
    ['negative zero', { mass: 0 }, /"mass":0/, '"mass":-0.0'],
    ['more digits than a double has', { mass: 0.1 }, /"mass":0\.1/, '"mass":0.1000000000000000055511151231257827'],
    ['the order of members', { a: 1, b: 2 }, /"a":1,"b":2/, '"b" : 2 ,\r\n\t"a":1'],
  ])('with another spelling of %s is the same', (_what, more, from, to) => {
    const text = JSON.stringify(secure(subject(more)));
    expect(text).toMatch(from);
    expect(codesOf(verify(text.replace(from, to), { kind: 'vc' }))[0]).toBe('DPP-SIG-01');
  });

  it('may have 64 objects inside one another, and 100 000 members side by side', () => {
    const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    expect(headlineOf(verify(secure(subject({ deep: nested(62) }))))).toBe('valid');
    expect(headlineOf(verify(secure(subject({ deep: nested(63) }))))).toBe('cannot-check');
    expect(headlineOf(verify(secure(subject({ many: Array(100_000).fill(0) }))))).toBe('valid');
  });
});

it.each([
  [1e21, '1e+21'],
  [1e20, '100000000000000000000'],
  [1e-6, '0.000001'],
  [1e-7, '1e-7'],
  [5e-324, '5e-324'],
  [Number.MAX_VALUE, '1.7976931348623157e+308'],
  [-0, '0'],
  [Number('333333333.33333329'), '333333333.3333333'],
  [9007199254740992, '9007199254740992'],
  [1.0, '1'],
])('RFC 8785 3.2.2.3: %d is written %s', (number, text) => expect(canonicalise(number)).toBe(text));

it('RFC 8785 3.2.3: members stand in the order of UTF-16 units, as the RFC shows', () => {
  const names = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
  const text = canonicalise(Object.fromEntries(names.map((name) => [name, 0])));
  expect(text).toBe(`{${['\\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'].map((name) => `"${name}":0`).join(',')}}`);
});

describe('RFC 8032 5.1.3: an encoding of a point', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const admission = admitEd25519(Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url'));
  const p = 2n ** 255n - 19n;
  const beyond = Array.from({ length: 19 }, (_, more) => littleEndian(p + BigInt(more)));
  const withSign = (bytes: Uint8Array, bit: number): Uint8Array => bytes.map((byte, at) => (at === 31 ? (byte & 0x7f) | bit : byte));

  it('with y beyond p is neither a key nor the R of a signature, whatever its sign', () => {
    if (!admission.ok) throw new Error(admission.detail);
    const message = Buffer.from('x');
    const signature = sign(null, message, privateKey);
    for (const bytes of beyond.flatMap((y) => [withSign(y, 0), withSign(y, 0x80)])) {
      expect(admitEd25519(bytes).ok).toBe(false);
      const forged = Buffer.concat([bytes, signature.subarray(32)]);
      for (const engine of [verifyEd25519, verifyEd25519Noble]) expect(engine(admission.key, message, forged)).toBe(false);
    }
  });

  it('of small order as a did:key signs for nobody', () => {
    for (const y of [0n, 1n, p - 1n]) {
      const key = encodeMultikey(littleEndian(y));
      const issuer = `did:key:${key}`;
      const proof = { ...(secure().proof as object), verificationMethod: `${issuer}#${key}`, proofValue: `z${'1'.repeat(64)}` };
      expect(didKeyDocument(issuer)).toBeDefined();
      expect(codesOf(verify({ ...passport({ issuer }), proof }))).toEqual(expect.arrayContaining(['DPP-SIG-07', 'DPP-KEY-03']));
    }
  });
});

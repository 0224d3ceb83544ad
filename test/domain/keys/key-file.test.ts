// Key files: what is written opens elsewhere, what others wrote opens here, and one that asks for minutes of work is refused before any is done.
import { createCipheriv, createPrivateKey, generateKeyPairSync, pbkdf2Sync, scryptSync } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { element, elementsOf, integer, TAGS } from '../../../server/domain/keys/der.ts';
import { openKeyFile, sealedKeyFile } from '../../../server/domain/keys/key-file.ts';
import { MAX_ROUNDS, MAX_SCRYPT } from '../../../server/domain/keys/pbes2.ts';

/** What the library was asked for, by the names of the options. */
const asked: string[][] = [];
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const createPrivateKey = (given: Parameters<typeof crypto.createPrivateKey>[0]) => {
    if (typeof given === 'object' && 'key' in given) asked.push(Object.keys(given).sort());
    return crypto.createPrivateKey(given);
  };
  return { ...crypto, createPrivateKey };
});

const PASSPHRASE = 'twelve letters and more';
const { privateKey } = generateKeyPairSync('ed25519');
const plain = privateKey.export({ format: 'der', type: 'pkcs8' });
const { sequence, octets, name } = TAGS;
const named = (hex: string, ...parameters: readonly Uint8Array[]) =>
  element(sequence, element(name, Buffer.from(hex, 'hex')), ...parameters);
const SALT = Buffer.alloc(16, 7);
const IV = Buffer.alloc(16, 9);
const pemOf = (der: Uint8Array) =>
  `-----BEGIN ENCRYPTED PRIVATE KEY-----\n${Buffer.from(der).toString('base64')}\n-----END ENCRYPTED PRIVATE KEY-----\n`;
const PBKDF2 = '2a864886f70d01050c';
const SCRYPT = '2b06010401da47040b';
/** As OpenSSL writes it; the key that it is sealed with is that of the figures, unless they are refused. */
function sealed(
  derivation: string,
  salt: Uint8Array,
  figures: readonly Uint8Array[],
  key: Uint8Array = Buffer.alloc(32),
  iv: Uint8Array = IV,
  [cipherName, cipherId]: readonly [string, string] = ['aes-256-cbc', '60864801650304012a'],
) {
  const cipher = createCipheriv(cipherName, key, iv.length === 17 ? IV : iv);
  const bytes = Buffer.concat([cipher.update(plain), cipher.final()]);
  const by = named(derivation, element(sequence, element(octets, salt), ...figures));
  const scheme = named('2a864886f70d01050d', element(sequence, by, named(cipherId, element(octets, iv))));
  return pemOf(element(sequence, scheme, element(octets, bytes)));
}
const HMAC = named('2a864886f70d0209', element(TAGS.nothing));
const isOurs = (found: ReturnType<typeof openKeyFile>) => 'export' in found && plain.equals(found.export({ format: 'der', type: 'pkcs8' }));
const codeOf = (found: ReturnType<typeof openKeyFile>) => ('code' in found ? found.code : 'opened');

describe('a key that is sealed here', () => {
  const pem = sealedKeyFile(privateKey, PASSPHRASE);
  it('opens here, and in OpenSSL, with its passphrase only', () => {
    expect(isOurs(openKeyFile(pem, PASSPHRASE))).toBe(true);
    expect(createPrivateKey({ key: pem, passphrase: PASSPHRASE }).equals(privateKey)).toBe(true);
    expect(codeOf(openKeyFile(pem, 'another one'))).toBe('wrong-passphrase');
    expect(codeOf(openKeyFile(pem, ''))).toBe('wrong-passphrase');
  });
  it('asks for as many rounds as are recommended today', () => {
    expect(Buffer.from(pem.split('\n').slice(1, -2).join(''), 'base64').includes(Buffer.from(integer(600_000)))).toBe(true);
  });
});

describe('a key that another program wrote', () => {
  it('opens in clear, sealed with few rounds, and sealed with scrypt', () => {
    expect(isOurs(openKeyFile(privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(), ''))).toBe(true);
    // OpenSSL's own 2048 rounds.
    const few = privateKey.export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: PASSPHRASE }).toString();
    expect(isOurs(openKeyFile(few, PASSPHRASE))).toBe(true);
    const one = sealed(PBKDF2, SALT, [integer(1), HMAC], pbkdf2Sync(PASSPHRASE, SALT, 1, 32, 'sha256'));
    expect(isOurs(openKeyFile(one, PASSPHRASE))).toBe(true);
    const scrypt = sealed(SCRYPT, SALT, [16_384, 8, 1].map(integer), scryptSync(PASSPHRASE, SALT, 32, { N: 16_384, r: 8, p: 1 }));
    expect(isOurs(openKeyFile(scrypt, PASSPHRASE))).toBe(true);
  });
  it.each([
    ['sha1', []],
    ['sha1', [named('2a864886f70d0207', element(TAGS.nothing))]],
    ['sha224', [named('2a864886f70d0208', element(TAGS.nothing))]],
    ['sha384', [named('2a864886f70d020a', element(TAGS.nothing))]],
    ['sha512', [named('2a864886f70d020b', element(TAGS.nothing))]],
  ])('opens sealed with HMAC and %s, the first of which needs no name', (hash, prf) => {
    const pem = sealed(PBKDF2, SALT, [integer(3), ...prf], pbkdf2Sync(PASSPHRASE, SALT, 3, 32, hash));
    expect(createPrivateKey({ key: pem, passphrase: PASSPHRASE }).equals(privateKey)).toBe(true);
    expect(isOurs(openKeyFile(pem, PASSPHRASE))).toBe(true);
    expect(codeOf(openKeyFile(pem, 'another one'))).toBe('wrong-passphrase');
  });
  it.each([
    ['aes-128-cbc', '608648016503040102', 16, 16],
    ['aes-192-cbc', '608648016503040116', 24, 16],
    ['des-ede3-cbc', '2a864886f70d0307', 24, 8],
  ])('opens sealed with %s, with the length of its key or without', (cipher, id, length, iv) => {
    for (const figures of [
      [integer(3), HMAC],
      [integer(3), integer(length), HMAC],
    ]) {
      const key = pbkdf2Sync(PASSPHRASE, SALT, 3, length, 'sha256');
      const pem = sealed(PBKDF2, SALT, figures, key, IV.subarray(0, iv), [cipher, id]);
      expect(createPrivateKey({ key: pem, passphrase: PASSPHRASE }).equals(privateKey)).toBe(true);
      expect(isOurs(openKeyFile(pem, PASSPHRASE))).toBe(true);
    }
  });
  it('asks the library for no more than the key in clear: BoringSSL opens few sealed ones', () => {
    const scrypt = sealed(SCRYPT, SALT, [16_384, 8, 1].map(integer), scryptSync(PASSPHRASE, SALT, 32, { N: 16_384, r: 8, p: 1 }));
    asked.length = 0;
    for (const pem of [scrypt, sealedKeyFile(privateKey, PASSPHRASE)]) expect(isOurs(openKeyFile(pem, PASSPHRASE))).toBe(true);
    expect(asked).toEqual([
      ['format', 'key', 'type'],
      ['format', 'key', 'type'],
    ]);
  });
  it('never calls a way that it does not read a wrong passphrase', () => {
    for (const pem of [
      sealed(PBKDF2, SALT, [integer(3), named('2a864886f70d020c', element(TAGS.nothing))]),
      sealed(PBKDF2, SALT, [integer(3), integer(16), HMAC]),
      sealed(SCRYPT, SALT, [3, 8, 1].map(integer)),
      sealed(PBKDF2, SALT, [integer(3), HMAC], Buffer.alloc(32), IV, ['camellia-256-cbc', '2a83088c9a4b3d01010104']),
    ])
      expect(codeOf(openKeyFile(pem, PASSPHRASE))).toBe('not-a-key');
  });
  it('sealed with triple DES, as older programs do it, is refused with what to do', () => {
    const pem = `-----BEGIN ENCRYPTED PRIVATE KEY-----
MFgwHAYKKoZIhvcNAQwBAzAOBAjudDFawQ9buQICCAAEOA9srX2MUUZeBO7G7KIG
fPtAOuQgZr0R5tE78iRdfb8TClpJcyDkDq1N1apGdJOahooBgATyAt/4
-----END ENCRYPTED PRIVATE KEY-----
`;
    expect(openKeyFile(pem, 'abcabcabcabc')).toEqual({
      code: 'not-a-key',
      detail: expect.stringContaining("'openssl pkcs8 -topk8 -v2 aes-256-cbc -in OLD -out NEW'"),
    });
  });
  it('is told to be of another kind', () => {
    const { privateKey: other } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(openKeyFile(other.export({ format: 'pem', type: 'pkcs8' }).toString(), '')).toMatchObject({
      code: 'not-a-key',
      detail: expect.stringContaining('of another kind'),
    });
  });
});

describe('a key file that asks for too much', () => {
  it.each<readonly [string, string, RegExp]>([
    ['one round too many', sealed(PBKDF2, SALT, [integer(MAX_ROUNDS + 1), HMAC]), /asks for 9600001 rounds of PBKDF2, at most 9600000/],
    ['2^31 rounds', sealed(PBKDF2, SALT, [integer(2 ** 31), HMAC]), /2147483648 rounds/],
    ['more rounds than can be said', sealed(PBKDF2, SALT, [element(TAGS.integer, Buffer.alloc(200, 0x7f))]), /more than 2\^48 rounds/],
    ['scrypt a million times over', sealed(SCRYPT, SALT, [2, 1, MAX_SCRYPT].map(integer)), /= 33554432 of scrypt, at most 16777216/],
    ['memory', sealed(SCRYPT, SALT, [2 ** 20, 8, 1].map(integer)), /bytes of memory for scrypt/],
  ])('%s: is refused with the figure and the ceiling', (_, pem, words) => {
    expect(openKeyFile(pem, PASSPHRASE)).toEqual({ code: 'key-too-costly', detail: expect.stringMatching(words) });
  });

  it.each<readonly [string, string]>([
    ['no rounds', sealed(PBKDF2, SALT, [integer(0)])],
    ['a negative number of rounds', sealed(PBKDF2, SALT, [element(TAGS.integer, Buffer.from([0x80]))])],
    ['a salt of eight kilobytes', sealed(PBKDF2, Buffer.alloc(8192), [integer(2048)])],
    ['a salt of 65 bytes', sealed(PBKDF2, Buffer.alloc(65), [integer(2048)])],
    ['a key of a megabyte', sealed(PBKDF2, SALT, [integer(2048), integer(2 ** 20)])],
    ['an initial vector of 17 bytes', sealed(PBKDF2, SALT, [integer(2048)], Buffer.alloc(32), Buffer.alloc(17))],
    ['a derivation that nobody knows', sealed('2a864886f70d010500', SALT, [integer(2048)])],
    [
      'the scheme of PKCS #5 1.5',
      pemOf(
        element(sequence, named('2a864886f70d010503', element(sequence, element(octets, SALT), integer(2 ** 31))), element(octets, plain)),
      ),
    ],
    ['a length that is longer than the file', pemOf(Buffer.from([0x30, 0x82, 0xff, 0xff, 0x00]))],
    ['a length without an end', pemOf(Buffer.from([0x30, 0x80, 0x00, 0x00]))],
    ['a file that never ends', `-----BEGIN ENCRYPTED PRIVATE KEY-----\n${'A'.repeat(100_000)}\n-----END ENCRYPTED PRIVATE KEY-----`],
    ['nothing', ''],
    ['a text', 'hello'],
  ])('%s: is no key file', (_, pem) => {
    expect(['not-a-key', 'key-too-costly']).toContain(codeOf(openKeyFile(pem, PASSPHRASE)));
  });

  it('is not hidden behind a harmless one: what was looked at is what is opened', () => {
    const costly = sealed(PBKDF2, SALT, [integer(2 ** 31), HMAC]);
    const clear = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    expect(codeOf(openKeyFile(costly + clear, PASSPHRASE))).toBe('key-too-costly');
    expect(isOurs(openKeyFile(clear + costly, PASSPHRASE))).toBe(true);
  });
});

it('reads what it writes, and nothing that is written in a longer way', () => {
  for (const length of [0, 127, 128, 255, 256, 5000]) {
    const [found, ...more] = elementsOf(element(octets, Buffer.alloc(length, 1))) ?? [];
    expect([found?.tag, found?.content.length, more]).toEqual([octets, length, []]);
  }
  for (const bytes of [[4], [4, 2, 1], [4, 0x81, 1, 1], [4, 0x82, 0, 200], [4, 0x84, 0, 0, 0, 1, 1], [0x1f, 1, 1], [4, 0x80]])
    expect(elementsOf(Uint8Array.from(bytes))).toBeUndefined();
});

// The parts of Node that the page has for the check of evidence bundles answer as Node does.
import { isUtf8 as nodeIsUtf8 } from 'node:buffer';
import * as node from 'node:crypto';
import * as nodeZlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Bytes, isUtf8 } from '../../../renderer/node/buffer.ts';
import * as page from '../../../renderer/node/crypto.ts';
import * as zlib from '../../../renderer/node/zlib.ts';

const message = Buffer.from('what was signed');
const TEXTS = ['', 'a', 'é€😀', '\ud800', 'x'.repeat(20_000), 'PK\u0003\u0004'];
const flipped = (bytes: Uint8Array, at: number): Buffer => {
  const other = Buffer.from(bytes);
  other[at] = (other[at] ?? 0) ^ 1;
  return other;
};

/** mulberry32: the same numbers each time, below `most`. */
function random(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most);
  };
}

it('damaged text is read as by Node', () => {
  const chance = random(1);
  for (let round = 0; round < 20_000; round++) {
    const bytes = Buffer.from(
      Array.from({ length: chance(12) }, () => [chance(256), 0xe0 + chance(32), 0x80 + chance(64), 0x41, 0xef, 0xbb, 0xbf][chance(7)] ?? 0),
    );
    if (Bytes.from(bytes).toString() !== bytes.toString()) expect(Bytes.from(bytes).toString()).toBe(bytes.toString());
    if (isUtf8(bytes) !== nodeIsUtf8(bytes))
      expect([bytes.toString('hex'), isUtf8(bytes)]).toEqual([bytes.toString('hex'), nodeIsUtf8(bytes)]);
  }
});

describe('bytes', () => {
  it.each(['utf8', 'latin1', 'hex', 'base64', 'base64url'] as const)('%s is written and read as by Node', (encoding) => {
    const texts = [...TEXTS, '00ff', '0g', 'abc', 'ab=c', '-_-_', '+/+/', 'a', 'YQ==', 'YWI', 'Y W I', 'ÿÀ'];
    for (const text of texts) {
      expect([...Bytes.from(text, encoding)]).toEqual([...Buffer.from(text, encoding)]);
      const bytes = Buffer.from(text);
      expect(Bytes.from(bytes).toString(encoding)).toBe(bytes.toString(encoding));
      const [room, nodeRoom] = [Bytes.alloc(16), Buffer.alloc(16)];
      expect([room.write(text, encoding), ...room]).toEqual([nodeRoom.write(text, encoding), ...nodeRoom]);
    }
  });

  it('parts, comparison and numbers are those of Node', () => {
    const [one, other] = [Bytes.from('abc'), Bytes.from('abd')];
    expect(Bytes.concat([one, other]).toString()).toBe('abcabd');
    expect([Bytes.compare(one, other), Bytes.compare(other, one), Bytes.compare(one, Bytes.from('ab')), one.equals(one)]).toEqual([
      -1,
      1,
      1,
      true,
    ]);
    expect(one.subarray(1)).toBeInstanceOf(Bytes);
    expect(Bytes.from([1, 2, 3, 4]).readUInt32LE(0)).toBe(Buffer.from([1, 2, 3, 4]).readUInt32LE(0));
    expect([isUtf8(Buffer.from('é')), isUtf8(Buffer.from([0xff]))]).toEqual([true, false]);
  });
});

describe('hashes', () => {
  it.each(['sha1', 'sha256', 'sha384', 'sha512', 'sha3-256'])('%s', (name) => {
    for (const text of TEXTS) {
      expect(page.hash(name, text)).toBe(node.hash(name, text));
      expect(page.createHash(name).update(text).update(message).digest('base64url')).toBe(
        node.createHash(name).update(text).update(message).digest('base64url'),
      );
    }
  });
});

describe('signatures hold and fail as under Node', () => {
  const spki = (key: node.KeyObject): Buffer => key.export({ format: 'der', type: 'spki' });
  const agree = (name: string | null, key: node.KeyObject, given: ReturnType<typeof page.createPublicKey>, signature: Buffer): void => {
    expect(page.verify(name, message, given, signature)).toBe(true);
    for (let at = 0; at < signature.length; at += 7)
      expect([at, page.verify(name, message, given, flipped(signature, at))]).toEqual([
        at,
        node.verify(name, message, key, flipped(signature, at)),
      ]);
    expect(page.verify(name, flipped(message, 0), given, signature)).toBe(false);
    expect(page.verify(name, message, given, signature.subarray(1))).toBe(false);
  };

  it('Ed25519', () => {
    const { publicKey, privateKey } = node.generateKeyPairSync('ed25519');
    agree(null, publicKey, page.createPublicKey({ format: 'der', key: spki(publicKey) }), node.sign(null, message, privateKey));
  });

  it.each([
    ['P-256', 'prime256v1', 'sha256'],
    ['P-384', 'secp384r1', 'sha384'],
    ['P-256', 'prime256v1', 'sha512'],
  ] as const)('%s %s %s', (namedCurve, curve, hash) => {
    const { publicKey, privateKey } = node.generateKeyPairSync('ec', { namedCurve });
    agree(hash, publicKey, page.createPublicKey({ format: 'der', key: spki(publicKey) }), node.sign(hash, message, privateKey));
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
    const compressed = page.ECDH.convertKey(point, curve, undefined, undefined, 'compressed');
    expect([...compressed]).toEqual([...(node.ECDH.convertKey(point, curve, undefined, undefined, 'compressed') as Buffer)]);
    expect([...page.ECDH.convertKey(compressed, curve, undefined, undefined, 'uncompressed')]).toEqual([...point]);
    expect(() => page.ECDH.convertKey(flipped(point, point.length - 1), curve, undefined, undefined, 'compressed')).toThrow();
  });

  it('RSA, for the seals of registries', () => {
    const { publicKey, privateKey } = node.generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { n = '', kty = '' } = publicKey.export({ format: 'jwk' });
    agree('sha256', publicKey, page.createPublicKey({ format: 'jwk', key: { kty, n } }), node.sign('sha256', message, privateKey));
  });
});

describe('what is packed', () => {
  const content = Buffer.from('status '.repeat(5000));
  const limit = { maxOutputLength: content.length };

  it.each([
    ['raw', nodeZlib.deflateRawSync, zlib.inflateRawSync],
    ['gzip', nodeZlib.gzipSync, zlib.gunzipSync],
    ['zlib', nodeZlib.deflateSync, zlib.inflateSync],
  ] as const)('%s is unpacked, within its limit and whole', (name, pack, unpack) => {
    const packed = pack(content);
    expect(Buffer.from(unpack(packed, limit)).equals(content)).toBe(true);
    expect(unpack(pack(''), limit)).toHaveLength(0);
    expect(() => unpack(packed, { maxOutputLength: content.length - 1 })).toThrow(
      expect.objectContaining({ code: 'ERR_BUFFER_TOO_LARGE' }),
    );
    expect(() => unpack(packed.subarray(0, packed.length - 5), limit)).toThrow();
    if (name !== 'raw') expect(() => unpack(flipped(packed, packed.length - 1), limit)).toThrow();
  });

  it('damaged data are refused, and whole ones unpacked, as by Node', () => {
    const chance = random(20_271);
    const answer = (unpack: () => Uint8Array): string => {
      try {
        return Buffer.from(unpack()).toString('hex');
      } catch {
        return 'refused';
      }
    };
    const wrong: string[] = [];
    const answers = new Set<string>();
    for (let round = 0; round < 6000; round++) {
      const plain = Buffer.from(Array.from({ length: chance(200) }, () => chance(chance(2) === 0 ? 4 : 256)));
      const options = { level: chance(10), strategy: chance(5), memLevel: 1 + chance(9), windowBits: 9 + chance(7) };
      const packed = Buffer.from(nodeZlib.deflateRawSync(plain, options));
      for (let flips = chance(4); flips > 0; flips--) {
        const at = chance(packed.length);
        packed.writeUInt8(packed.readUInt8(at) ^ (1 << chance(8)), at);
      }
      const given = chance(3) === 0 ? packed.subarray(0, chance(packed.length + 1)) : packed;
      const most = { maxOutputLength: 1 + chance(4096) };
      const [page, process] = [answer(() => zlib.inflateRawSync(given, most)), answer(() => nodeZlib.inflateRawSync(given, most))];
      if (page !== process) wrong.push(given.toString('hex'));
      answers.add(process === 'refused' ? 'refused' : 'unpacked');
    }
    expect([wrong, answers.size]).toEqual([[], 2]);
    // Codes that are not complete, which some readers take.
    const incomplete = Buffer.from(
      '05c1b10d40501885d1cffd4b95fa9582b144a2511940af31814a212cf0a23280880db48a67058d73a408b0f4431bd6161330cc9df32b76dc84b2570600d7b34be14cc6aa815c92242d2fe67c8cd5980c4cfa01',
      'hex',
    );
    expect(() => nodeZlib.inflateRawSync(incomplete)).toThrow();
    expect(() => zlib.inflateRawSync(incomplete, { maxOutputLength: 4096 })).toThrow('damaged');
  });

  it('matches reach back as far as the window', () => {
    const chance = random(7);
    const words = Array.from({ length: 400 }, () => Buffer.from(Array.from({ length: 3 + chance(90) }, () => chance(256))));
    const long = Buffer.concat(Array.from({ length: 20_000 }, () => words[chance(words.length)] ?? Buffer.alloc(0)));
    for (const level of [0, 1, 6, 9]) {
      const packed = nodeZlib.deflateRawSync(long, { level });
      expect(Buffer.from(zlib.inflateRawSync(packed, { maxOutputLength: long.length })).equals(long)).toBe(true);
    }
  });

  it('has its checksum', () => expect(zlib.crc32(content)).toBe(nodeZlib.crc32(content)));
});

// A bundle that differs in any byte from what was signed, or that holds another file, fewer or more, is altered.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { directoryRecord, endRecord, localHeader } from '../../../server/domain/bundle/archive.ts';
import { type Manifest, signedText } from '../../../server/domain/bundle/format.ts';
import { readBundle } from '../../../server/domain/bundle/read.ts';
import { BundleTooLarge, writeBundle } from '../../../server/domain/bundle/write.ts';
import { encodeMultikey } from '../../../server/domain/keys/multikey.ts';
import { inspectBundle } from '../../../server/features/evidence/index.ts';
import { bundleOf, post } from '../../fixtures/evidence.ts';

const desk = post();
const bundle = bundleOf(desk, { kind: 'inspections', ids: [2] });
afterAll(() => desk.close());

const isWhole = async (bytes: Uint8Array): Promise<boolean> => (await readBundle(new Blob([Buffer.from(bytes)]))).ok;

/** Where the content of each file lies; everything else is about the archive. */
function contents(bytes: Buffer): readonly (readonly [from: number, to: number])[] {
  const found: [number, number][] = [];
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const from = at + 30 + bytes.readUInt16LE(at + 26);
    at = from + bytes.readUInt32LE(at + 18);
    found.push([from, at]);
  }
  return found;
}

describe('a bundle altered', () => {
  it('in any byte of its headers, its directory, its manifest or its signature, and in a sample of all others', async () => {
    expect(await isWhole(bundle)).toBe(true);
    const files = contents(bundle);
    const [manifest, signature] = files.slice(-2);
    const positions = [...bundle.keys()].filter((at) => {
      const inside = files.find(([from, to]) => at >= from && at < to);
      if (inside === undefined || inside === signature) return true;
      return inside === manifest ? at % 7 === 0 : at % 41 === 0;
    });
    expect(positions.length).toBeGreaterThan(2000);
    const missed: number[] = [];
    for (const [index, at] of positions.entries()) {
      const altered = Buffer.from(bundle);
      altered[at] = (altered[at] ?? 0) ^ (1 << (index % 8));
      if (await isWhole(altered)) missed.push(at);
    }
    expect(missed).toEqual([]);
  });

  it('by cutting, adding or moving bytes', async () => {
    for (const length of [0, 1, 21, 22, bundle.length >> 1, bundle.length - 1])
      expect(await isWhole(bundle.subarray(0, length))).toBe(false);
    for (const more of [' ', '\0'.repeat(22), 'PK\x05\x06']) {
      expect(await isWhole(Buffer.concat([bundle, Buffer.from(more)]))).toBe(false);
      expect(await isWhole(Buffer.concat([Buffer.from(more), bundle]))).toBe(false);
    }
    expect(await isWhole(Buffer.concat([bundle, bundle]))).toBe(false);
  });
});

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const did = `did:key:${encodeMultikey(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))}`;
const signer = { did, sign: (bytes: Uint8Array) => sign(null, bytes, privateKey) };
const ABOUT = { version: 1, createdAt: '2027-06-01T12:00:00Z', appVersion: '0', scope: 'all' } as const;

interface Part {
  readonly name: string;
  readonly content: Buffer;
  readonly method: 0 | 8;
}

/** An archive with a valid signature over a manifest of the forger's choice. */
function forged(parts: readonly Part[], change: (manifest: Manifest) => object = (manifest) => manifest): Buffer {
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const files = parts.map(({ name, content }) => {
    const packed = deflateRawSync(content);
    return { name, bytes: content.length, sha256: hash(content), packed: packed.length, packedSha256: hash(packed) };
  });
  const manifest = Buffer.from(JSON.stringify(change({ format: 'dpp-desk-evidence', ...ABOUT, desk: did, files })));
  const signature = Buffer.from(sign(null, signedText(hash(manifest)), privateKey).toString('base64url'));
  const all: readonly Part[] = [
    ...parts,
    { name: 'manifest.json', content: manifest, method: 0 },
    { name: 'manifest.sig', content: signature, method: 0 },
  ];
  let at = 0;
  const written = all.map(({ name, content, method }) => {
    const packed = method === 8 ? deflateRawSync(content) : content;
    const file = { name, method, crc: crc32(content), packed: packed.length, size: content.length, at };
    const bytes = Buffer.concat([localHeader(file), packed]);
    at += bytes.length;
    return { file, bytes };
  });
  const directory = Buffer.concat(written.map(({ file }) => directoryRecord(file)));
  return Buffer.concat([...written.map(({ bytes }) => bytes), directory, endRecord(all.length, directory.length, at)]);
}

const part = (name: string, content: string | Buffer = 'x'): Part => ({ name, content: Buffer.from(content), method: 8 });

describe('a bundle of a forger with a key of its own', () => {
  it('has to have the form of one', async () => {
    expect(await isWhole(forged([part('a/b.txt')]))).toBe(true);
    for (const name of ['../b.txt', '/b.txt', 'a/b/c.txt', 'a\\b.txt', 'A.txt', 'b.', 'c:b.txt', `${'a'.repeat(200)}.txt`, 'manifest.json'])
      expect(await isWhole(forged([part(name)]))).toBe(false);
    expect(await isWhole(forged([part('a.txt'), part('a.txt')]))).toBe(false);
    expect(await isWhole(forged([part('a.txt')], ({ files, ...rest }) => ({ ...rest, files: [...files, ...files] })))).toBe(false);
    expect(await isWhole(forged([part('a.txt'), part('b.txt')], ({ files, ...rest }) => ({ ...rest, files: files.slice(1) })))).toBe(false);
    expect(await isWhole(forged([part('a.txt')], (manifest) => ({ ...manifest, more: 1 })))).toBe(false);
    expect(await isWhole(forged([{ ...part('a.txt'), method: 0 }]))).toBe(false);
  });

  it('unpacks to no more than its manifest says', async () => {
    const bomb = part('a.txt', Buffer.alloc(2 ** 24));
    expect(await isWhole(forged([bomb]))).toBe(true);
    const small = forged([bomb], (manifest) => ({ ...manifest, files: manifest.files.map((file) => ({ ...file, bytes: 10 })) }));
    expect(await isWhole(small)).toBe(false);
    const large = forged([bomb], (manifest) => ({ ...manifest, files: manifest.files.map((file) => ({ ...file, bytes: 2 ** 40 })) }));
    expect(await isWhole(large)).toBe(false);
  });

  it('of a later version of the format is not called altered', async () => {
    const later = forged([part('a.txt')], (manifest) => ({ ...manifest, version: 3 }));
    expect(await inspectBundle(new Blob([later]))).toMatchObject({ state: 'unreadable', detail: expect.stringContaining('version 3') });
  });

  it('too large for the format is not written', () => {
    const files = [{ name: 'a.txt', content: new Uint8Array(64 * 2 ** 20 + 1) }];
    expect(() => [...writeBundle(ABOUT, files, signer)]).toThrow(BundleTooLarge);
  });
});

// Packs as files: what was written is read back, and everything else is refused with its code before it costs memory.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signerOfKey } from '../../../../server/domain/signed-file/signed-file.ts';
import { PACK_LIMITS, type PackEntry, type PackHeader, PackRefusal } from '../../../../server/features/packs/format/pack.ts';
import { openPack } from '../../../../server/features/packs/format/read.ts';
import { openWriter, type WriterOptions } from '../../../../server/features/packs/format/write.ts';
import { cases } from '../../../fixtures/cases.ts';
import { CREATOR, line, type Made, makePack, part } from '../../../fixtures/hostile-pack.ts';
import { newOperatorKey, signed } from '../../../fixtures/office.ts';
import { named, onWindows } from '../../../fixtures/skipped.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
let files = 0;
const nextFile = (): string => join(folder, `${++files}.pack`);
const ABOUT = { series: 'a'.repeat(32), sequence: 1, creator: 'Office', issuedAt: '2027-06-01T00:00:00Z' };

function write(entries: readonly PackEntry[], options: WriterOptions = {}): string {
  const file = nextFile();
  const writer = openWriter(file, options);
  for (const entry of entries) writer.add(entry);
  writer.finish(ABOUT, signerOfKey(CREATOR));
  writer.close();
  return file;
}

function readAll(file: string): { readonly entries: readonly PackEntry[]; readonly trust: string | undefined } {
  const pack = openPack(file);
  try {
    const trust = pack.trust();
    return { entries: pack.header.chunks.flatMap((_, index) => pack.entries(index)), trust };
  } finally {
    pack.close();
  }
}

function codeOf(file: string): string {
  try {
    readAll(file);
    return 'ok';
  } catch (error) {
    if (error instanceof PackRefusal) return error.code;
    throw error;
  }
}
const made = (how: Made): string => codeOf(makePack(nextFile(), how));

const entry: fc.Arbitrary<PackEntry> = fc.record({
  kind: fc.constantFrom('credential', 'passport', 'events'),
  text: fc.string({ unit: 'binary', maxLength: 200 }),
});

describe('a pack', () => {
  it('gives back what was put in, in its order, over any number of chunks', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), fc.integer({ min: 1, max: 2000 }), (entries, chunkTarget) => {
        expect(readAll(write(entries, { chunkTarget })).entries).toEqual(entries);
      }),
      { numRuns: cases(60) },
    );
  });

  it('carries a trust list, and can be read with gzip alone', () => {
    const trust = signed(1);
    const file = write([{ kind: 'credential', text: 'ä\n"' }], { trust });
    expect(readAll(file)).toEqual({ trust, entries: [{ kind: 'credential', text: 'ä\n"' }] });
    const bytes = readFileSync(file);
    expect(gunzipSync(bytes.subarray(bytes.indexOf('\n') + 1)).toString()).toBe(`${trust}${line('ä\n"')}`);
  });

  it('is never written over a file, and leaves nothing behind when it is given up', () => {
    const file = write([]);
    expect(() => openWriter(file)).toThrow('already');
    const given = nextFile();
    const writer = openWriter(given);
    writer.add({ kind: 'credential', text: 'x' });
    writer.close();
    expect(readdirSync(folder).filter((name) => name.startsWith(`${files}.`))).toEqual([]);
  });
});

describe('a hostile file', () => {
  const good = readFileSync(
    write(
      [
        { kind: 'credential', text: 'x'.repeat(300) },
        { kind: 'events', text: 'y'.repeat(300) },
      ],
      { chunkTarget: 1, trust: signed(1) },
    ),
  );
  const codes = (bytes: Uint8Array): string => {
    const file = nextFile();
    writeFileSync(file, bytes);
    return codeOf(file);
  };

  it('is refused wherever a byte was changed', () => {
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const bytes = Buffer.from(good);
        bytes[at] = (bytes[at] ?? 0) ^ change;
        expect(['not-a-pack', 'bad-signature', 'changed-chunk', 'truncated', 'trailing-bytes']).toContain(codes(bytes));
      }),
      { numRuns: cases(300) },
    );
  });

  it('is refused wherever it was cut, and whatever was put behind it', () => {
    fc.assert(
      fc.property(fc.nat(good.length - 1), (length) => {
        expect(codes(good.subarray(0, length))).toBe(length === 0 ? 'not-a-pack' : expectCut(length));
      }),
      { numRuns: cases(100) },
    );
    expect(codes(Buffer.concat([good, Buffer.from('x')]))).toBe('trailing-bytes');
    expect(codes(Buffer.concat([good, good]))).toBe('trailing-bytes');
  });

  /** A cut inside the first two letters leaves nothing that could be known as a pack. */
  const expectCut = (length: number): string => (length < 2 ? 'not-a-pack' : 'truncated');

  it('is refused when its parts change places, or one stands for another', () => {
    expect(made({ body: ([one, two]) => Buffer.concat([two as Buffer, one as Buffer]) })).toBe('changed-chunk');
    expect(made({ body: ([one]) => Buffer.concat([one as Buffer, one as Buffer]) })).toBe('changed-chunk');
  });

  it('is told apart when another key signed the same', () => {
    const other = newOperatorKey();
    const [mine, theirs] = [makePack(nextFile()), makePack(nextFile(), { key: other })].map(openPack);
    expect(mine?.fingerprint).not.toBe(theirs?.fingerprint);
    for (const pack of [mine, theirs]) pack?.close();
    // The name of one key over the signature of another.
    const [one = '', two = ''] = [CREATOR, other].map((key) => readFileSync(makePack(nextFile(), { key })).toString('latin1'));
    expect(codes(Buffer.from(`${one.split('.')[0]}.${two.slice(two.indexOf('.') + 1)}`, 'latin1'))).toBe('bad-signature');
  });

  it('unpacks to what its signed header says, or is refused: a gzip bomb never opens', () => {
    const bomb = gzipSync(Buffer.alloc(256 * 2 ** 20));
    const bombed = (unpacked: number) =>
      made({
        chunks: [],
        header: (header) => ({
          ...header,
          counts: { ...header.counts, credentials: 1 },
          chunks: [{ ...part(bomb, unpacked), entries: 1 }],
        }),
        body: () => bomb,
      });
    expect(bombed(1000)).toBe('bad-chunk');
    expect(bombed(PACK_LIMITS.chunkBytes)).toBe('bad-chunk');
    expect(bombed(256 * 2 ** 20)).toBe('too-large');
    const list = (unpacked: number) =>
      made({ chunks: [], header: (header) => ({ ...header, trust: part(bomb, unpacked) }), body: () => bomb });
    expect(list(64 * 2 ** 20)).toBe('bad-chunk');
    expect(list(256 * 2 ** 20)).toBe('too-large');
    expect(made({ body: () => Buffer.alloc(2), chunks: [], header: (header) => ({ ...header, trust: part(Buffer.alloc(2), 5) }) })).toBe(
      'bad-chunk',
    );
  });

  it('is not believed when it claims lengths', () => {
    const first = (change: object) => (header: PackHeader) => ({
      ...header,
      chunks: [{ ...header.chunks[0], ...change }, ...header.chunks.slice(1)],
    });
    expect(made({ header: first({ bytes: 10 * 2 ** 30 }) })).toBe('too-large');
    expect(made({ header: first({ unpacked: 10 * 2 ** 30 }) })).toBe('too-large');
    expect(made({ header: first({ bytes: PACK_LIMITS.chunkBytes }) })).toBe('truncated');
    expect(made({ header: first({ bytes: 1 }) })).toBe('trailing-bytes');
    expect(made({ header: first({ bytes: -1 }) })).toBe('bad-header');
    expect(made({ header: first({ bytes: 1.5 }) })).toBe('bad-header');
    expect(made({ header: first({ unpacked: 20 }) })).toBe('bad-chunk');
    expect(made({ header: first({ unpacked: 2000 }) })).toBe('bad-chunk');
    expect(made({ header: first({ entries: 2 }) })).toBe('bad-header');
    expect(made({ header: first({ entries: 1e9 }) })).toBe('too-large');
    expect(made({ header: (header) => ({ ...header, chunks: Array(70_000).fill(header.chunks[0]) }) })).toBe('too-large');
    // A first line without an end, longer than any header.
    expect(codes(Buffer.alloc(PACK_LIMITS.headerBytes + 1, 'e'))).toBe('too-large');
  });

  it('has no names and no paths, and no members that nobody knows', () => {
    const chunks = (text: string) => made({ chunks: [`${text}\n`] });
    expect(chunks('{"kind":"credential","text":"x"}')).toBe('ok');
    for (const text of [
      '{"kind":"credential","text":"x","name":"../../../../service-key.json"}',
      '{"name":"/etc/passwd","kind":"credential","text":"x"}',
      '{"kind":"symlink","text":"../../../../service-key.json"}',
      '{"kind":"credential","kind":"credential","text":"x"}',
      '{"kind":"credential","text":"x","__proto__":{"kind":"x"}}',
      '{"text":"x","kind":"credential"}',
      '{"kind":"credential","text":"\\u0078"}',
      '{"kind":"credential","text":5}',
      ' {"kind":"credential","text":"x"}',
      '["credential","x"]',
      'null',
      '',
    ])
      expect([text, chunks(text)]).toEqual([text, 'bad-entry']);
    expect(made({ header: (header) => ({ ...header, files: ['../x'] }) })).toBe('bad-header');
    expect(made({ header: (header) => ({ ...header, version: 2 }) })).toBe('bad-header');
    expect(made({ header: (header) => ({ ...header, series: '../../../../../../xy' }) })).toBe('bad-header');
    expect(made({ header: (header) => ({ ...header, since: 1 }) })).toBe('bad-header');
  });

  it('is refused when it is no pack, or no file', () => {
    for (const content of ['', '{}', 'ey', signed(1), '%PDF-1.7\n', gzipSync('x')])
      expect(['not-a-pack', 'truncated']).toContain(codes(Buffer.from(content)));
    expect(codes(Buffer.from(`${signed(1)}\n`))).toBe('not-a-pack');
    expect(codeOf(folder)).toBe('not-a-pack');
    expect(codeOf(join(folder, 'nothing-here'))).toBe('not-a-pack');
  });

  it.skipIf(onWindows)(named('is not waited for when it is a pipe', onWindows), () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect(statSync(pipe).isFIFO()).toBe(true);
    expect(codeOf(pipe)).toBe('not-a-pack');
  });
});

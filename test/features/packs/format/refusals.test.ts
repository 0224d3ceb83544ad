// Packs whose maker means harm, signed all the same: every member of the header, every line, every way to lie about a part, every file that is none.
import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { signerOfKey } from '../../../../server/domain/signed-file/signed-file.ts';
import { PACK_TYPE, type PackHeader, PackRefusal } from '../../../../server/features/packs/format/pack.ts';
import { openPack } from '../../../../server/features/packs/format/read.ts';
import { openWriter } from '../../../../server/features/packs/format/write.ts';
import { CREATOR, line, makePack, part } from '../../../fixtures/hostile-pack.ts';
import { named, onWindows } from '../../../fixtures/skipped.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
let files = 0;
const nextFile = (): string => join(folder, `${++files}.pack`);

function codeOf(file: string): string {
  try {
    const pack = openPack(file);
    try {
      pack.trust();
      for (const index of pack.header.chunks.keys()) pack.entries(index);
    } finally {
      pack.close();
    }
    return 'ok';
  } catch (error) {
    if (error instanceof PackRefusal) return error.code;
    throw error;
  }
}
const withHeader = (header: (good: PackHeader) => object): string => codeOf(makePack(nextFile(), { header }));
const withMembers = (more: object): string => withHeader((good) => ({ ...good, ...more }));
const withChunk = (more: object): string =>
  withHeader((good) => ({ ...good, chunks: [{ ...good.chunks[0], ...more }, ...good.chunks.slice(1)] }));

describe('the header', () => {
  it('has a sequence that can be counted on', () => {
    for (const sequence of [0, -1, 1.5, '1', null, true, [1], 2 ** 53, 1e300])
      expect([sequence, withMembers({ sequence })]).toEqual([sequence, 'bad-header']);
    expect(withMembers({ sequence: Number.MAX_SAFE_INTEGER })).toBe('ok');
    for (const since of [0, 1, 2, -1, 0.5, null, '0']) expect([since, withMembers({ since })]).toEqual([since, 'bad-header']);
    expect(withMembers({ sequence: 2, since: 1 })).toBe('ok');
    expect(withMembers({ sequence: 2, since: 1, selection: true })).toBe('bad-header');
  });

  const WRONG: Readonly<Record<string, readonly unknown[]>> = {
    version: [0, 2, '1', null, 1.1],
    series: ['', 'A'.repeat(32), '0'.repeat(31), '0'.repeat(33), `${'0'.repeat(31)}/`, `${'0'.repeat(32)}\n`, 5, null],
    creator: ['', ' ', 'x'.repeat(501), 5, null, ['x']],
    issuedAt: ['2027-06-01', '2027-06-01T00:00:00', '2027-06-31T00:00:00Z', '', 5, null],
    selection: [false, 'true', 1, null],
    counts: [{}, null, [], { credentials: 3, passports: 0, events: 0 }, { credentials: '2', passports: 0, events: 0 }, { credentials: 2.5, passports: -0.5, events: 0 }],
    trust: [null, {}, [], 'x'],
    chunks: [{}, null, 'x', [[]], [null], [5], [{}]],
  }; // biome-ignore format: a table
  it.each(Object.entries(WRONG))('has a %s that is as it has to be, or is refused', (member, values) => {
    for (const value of [...values, undefined].filter((one) => one !== undefined || (member !== 'selection' && member !== 'trust')))
      expect([member, value, withMembers({ [member]: value })]).toEqual([member, value, 'bad-header']);
  });

  it('names its creator in letters that a terminal and a screen only show, never obey', () => {
    for (const creator of [
      'Office\u001b[2K',
      'Office\r',
      'Office\nsigned with',
      'x\u202eeciffO',
      '\u2066x',
      'a\u0000',
      'a\u2028b',
      'a\u009b31m',
      'a\u007f',
    ])
      expect([creator, withMembers({ creator })]).toEqual([creator, 'bad-header']);
    for (const creator of ['Büro für Pässe', 'مكتب\u200c', '事務所', 'Office “A” <1>']) expect(withMembers({ creator })).toBe('ok');
  });

  it('is not written when it could not be read again', () => {
    for (const creator of ['', 'two\nlines']) {
      const file = nextFile();
      const writer = openWriter(file);
      const about = { series: '0'.repeat(32), sequence: 1, creator, issuedAt: '2027-06-01T00:00:00Z' };
      expect(() => writer.finish(about, signerOfKey(CREATOR))).toThrow('/creator');
      writer.close();
      expect(codeOf(file)).toBe('not-a-pack');
    }
  });

  it('makes no claim about a part that is not looked at first', () => {
    for (const sha256 of ['', 'x', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}=`, 5, null])
      expect(withChunk({ sha256 })).toBe('bad-header');
    expect(withChunk({ sha256: 'A'.repeat(43) })).toBe('changed-chunk');
    for (const member of ['bytes', 'unpacked', 'entries']) {
      for (const value of [0, -1, 1.5, null, '5', 2 ** 53, 1e300]) expect(withChunk({ [member]: value })).toBe('bad-header');
      expect(withChunk({ [member]: 10 * 2 ** 30 })).toBe('too-large');
    }
    expect(withChunk({ path: '../x' })).toBe('bad-header');
    expect(withHeader((good) => ({ ...good, chunks: [...good.chunks].reverse() }))).toBe('changed-chunk');
    expect(withHeader((good) => ({ ...good, chunks: Array(65_537).fill(good.chunks[0]) }))).toBe('too-large');
    const again = (good: PackHeader) => ({ ...good, counts: { ...good.counts, credentials: 3 }, chunks: [...good.chunks, good.chunks[0]] });
    expect(withHeader(again)).toBe('truncated');
  });
});

describe('the first line', () => {
  const good = readFileSync(makePack(nextFile()));
  const end = good.indexOf('\n');
  const [head, body] = [good.subarray(0, end).toString(), good.subarray(end + 1)];
  const claims = Buffer.from(head.split('.')[1] ?? '', 'base64url').toString();
  const { did, sign } = signerOfKey(CREATOR);
  const header = `{"alg":"EdDSA","typ":"${PACK_TYPE}","kid":"${did}"}`;
  const signed = (jose: string, payload = claims): string => {
    const input = [jose, payload].map((one) => Buffer.from(one).toString('base64url')).join('.');
    return `${input}.${Buffer.from(sign(Buffer.from(input))).toString('base64url')}`;
  };
  const file = (line: string, between = '\n', rest: Uint8Array = body): string => {
    const name = nextFile();
    writeFileSync(name, Buffer.concat([Buffer.from(line + between, 'latin1'), rest]));
    return codeOf(name);
  };

  it('may be signed anew by the same key, as long as it says the same', () => expect(file(signed(header))).toBe('ok'));

  it.each([
    ['{"version":1', '{"version":1,"version":1'],
    ['"sequence":1', '"sequence":1,"sequence":9'],
    ['"sequence":1', '"sequence":1,"\\u0073equence":1'],
    ['"chunks":', '"chunks":[],"chunks":'],
    ['{"version"', '{"__proto__":{"sequence":5},"version"'],
    ['"sequence":1', '"sequence":9007199254740993'],
    ['"sequence":1', '"sequence":01'],
    ['Office', '\\ud800'],
    ['{"version"', `{"x":${'['.repeat(100)}${']'.repeat(100)},"version"`],
  ])('has one reading: not %s as %s', (from, to) => expect(file(signed(header, claims.replace(from, to)))).toBe('bad-header'));

  it.each([
    [header.replace('EdDSA', 'none'), 'bad-signature'],
    [header.replace('EdDSA', 'eddsa'), 'bad-signature'],
    [header.replace(PACK_TYPE, 'dpp-trust+jwt'), 'not-a-pack'],
    [header.replace('"kid"', '"typ":"x","kid"'), 'not-a-pack'],
    [header.replace('"kid"', '"kid":"x","kid"'), 'not-a-pack'],
    [header.replace(did, 'did:web:office.example#key-1'), 'bad-signature'],
    [header.replace(`"kid":"${did}"`, '"jwk":{}'), 'bad-signature'],
    [header.replace('{', '{"crit":["b64"],"b64":false,'), 'bad-signature'],
    [header.replace('{', `{"x":"${'y'.repeat(5000)}",`), 'not-a-pack'],
  ])('is a JWS of its kind alone: %s', (jose, code) => expect(file(signed(jose))).toBe(code));

  it('begins the file, ends with one line feed, and nothing is behind the parts', () => {
    for (const before of ['\n', ' ', '\xef\xbb\xbf']) expect(file(before + head)).toBe('not-a-pack');
    for (const between of ['', '\r\n', ' \n']) expect(file(head, between)).toBe('not-a-pack');
    expect(file(head, '\n\n')).toBe('trailing-bytes');
    expect(file(head, '\n', Buffer.concat([body, Buffer.alloc(512)]))).toBe('trailing-bytes');
    expect(file(head, '\n', Buffer.alloc(0))).toBe('truncated');
  });
});

describe('a part', () => {
  const LINE = line('x');
  const one = (packed: Buffer, unpacked = Buffer.byteLength(LINE), entries = 1): string =>
    codeOf(
      makePack(nextFile(), {
        chunks: [],
        header: (good) => ({ ...good, counts: { ...good.counts, credentials: entries }, chunks: [{ ...part(packed, unpacked), entries }] }),
        body: () => packed,
      }),
    );
  const damaged = (at: number): Buffer => {
    const packed = gzipSync(LINE);
    packed[packed.length + at] = (packed.at(at) ?? 0) ^ 1;
    return packed;
  };
  it('is one gzip member, whole, and nothing else (RFC 1952)', () => {
    expect(one(gzipSync(LINE))).toBe('ok');
    const more = [
      Buffer.from('more'),
      Buffer.alloc(9),
      gzipSync(''),
      gzipSync(LINE),
      gzipSync(Buffer.alloc(64 * 2 ** 20)),
      Buffer.from([0x1f]),
    ];
    for (const behind of more) expect(one(Buffer.concat([gzipSync(LINE), behind]))).toBe('bad-chunk');
    expect(one(Buffer.concat([gzipSync(LINE), gzipSync(LINE)]), 2 * LINE.length, 2)).toBe('bad-chunk');
    for (const packed of [damaged(-1), damaged(-8), gzipSync(LINE).subarray(0, -3), Buffer.from(LINE), deflateSync(LINE), gzipSync('')])
      expect(one(packed)).toBe('bad-chunk');
  });
  it.each([
    ['no line feed', LINE.slice(0, -1), 1],
    ['another line end', LINE.replace('\n', '\r\n'), 1],
    ['more lines than it says', LINE + LINE, 1],
    ['fewer', LINE, 2],
    ['an empty line', `${LINE}\n`, 2],
    ['a byte order mark', `\ufeff${LINE}`, 1],
    ['no UTF-8', Buffer.from([0x7b, 0xff, 0x0a]), 1],
    ['a kind in capitals', line('x', 'Credential'), 1],
    ['a kind that every object has', line('x', 'constructor'), 1],
    ['no text', '{"kind":"credential","text":null}\n', 1],
    ['another spelling', '{"kind":"credential","text":"\\/"}\n', 1],
    ['a million brackets', `${'['.repeat(1e6)}\n`, 1],
  ])('with %s is refused', (_what, text, entries) => expect(one(gzipSync(text), Buffer.byteLength(text), entries)).toBe('bad-entry'));
});

describe('a file', () => {
  it('that was exchanged or cut while it was open is noticed', () => {
    const [name, other] = [makePack(nextFile()), makePack(nextFile(), { chunks: [line('bad'), line('two')] })];
    const pack = openPack(name);
    writeFileSync(name, readFileSync(other));
    expect(() => pack.entries(0)).toThrow(PackRefusal);
    truncateSync(name, 10);
    expect(() => pack.entries(1)).toThrow('shorter');
    pack.close();
  });
  it('of a gigabyte costs what its first line costs', () => {
    for (const [content, code] of [
      [readFileSync(makePack(nextFile())), 'trailing-bytes'],
      [Buffer.alloc(0), 'not-a-pack'],
    ] as const) {
      const name = nextFile();
      writeFileSync(name, content);
      const handle = openSync(name, 'r+');
      ftruncateSync(handle, 2 ** 30);
      expect(codeOf(name)).toBe(code);
      ftruncateSync(handle, 0);
      closeSync(handle);
    }
  });
  it.skipIf(onWindows)(named('is a file: no device, no socket, no pipe behind a link, no way that leads nowhere', onWindows), async () => {
    execFileSync('mkfifo', [join(folder, 'fifo')]);
    for (const [target, name] of [
      ['fifo', 'to-fifo'],
      ['loop', 'loop'],
      ['nowhere', 'dangling'],
    ] as const)
      symlinkSync(target, join(folder, name));
    const socket = createServer().listen(join(folder, 'socket'));
    await new Promise((listening) => socket.once('listening', listening));
    for (const name of ['to-fifo', 'loop', 'dangling', 'socket', 'x'.repeat(300), '1.pack/', '1.pack/x'])
      expect([name, codeOf(`${folder}/${name}`)]).toEqual([name, 'not-a-pack']);
    for (const device of ['/dev/null', '/dev/zero']) expect(codeOf(device)).toBe('not-a-pack');
    await new Promise((closed) => socket.close(closed));
  });
});

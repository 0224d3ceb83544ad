// Archives: what is in them comes out byte for byte, and what would fill the memory, is damaged or encrypted is named instead.
import { describe, expect, it } from 'vitest';
import { unzip } from '../../../renderer/files/zip.ts';
import { ZIP_LIMITS } from '../../../server/domain/zip/unpack.ts';
import { type Part, zip } from '../../fixtures/zip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const archive = (content: Uint8Array<ArrayBuffer>) => new File([content], 'day.zip');
const open = async (parts: readonly Part[], limits = ZIP_LIMITS) => {
  const { files, refused } = await unzip(archive(zip(parts)), limits);
  return { files: await Promise.all(files.map(async (file) => [file.name, await file.text()])), refused };
};

describe('an archive', () => {
  it('gives its files with their paths as names, whatever the paths are', async () => {
    const found = await open([
      { name: 'a/one.json', bytes: bytes('{"a":1}') },
      { name: '../../etc/passwd', bytes: bytes('two'), method: 0 },
      { name: 'folder/', bytes: bytes('') },
      { name: '__MACOSX/._one', bytes: bytes('x') },
      { name: '.DS_Store', bytes: bytes('x') },
    ]);
    expect(found).toEqual({
      files: [
        ['day.zip/a/one.json', '{"a":1}'],
        ['day.zip/../../etc/passwd', 'two'],
      ],
      refused: [],
    });
  });

  it('gives those of an archive in it, but not deeper', async () => {
    const third = zip([{ name: 'deep.txt', bytes: bytes('deep') }]);
    const second = zip([
      { name: 'third.zip', bytes: third },
      { name: 'mid.txt', bytes: bytes('mid') },
    ]);
    const { files, refused } = await open([{ name: 'second.zip', bytes: second }]);
    expect(files).toEqual([['day.zip/second.zip/mid.txt', 'mid']]);
    expect(refused).toEqual([{ name: 'day.zip/second.zip/third.zip', detail: 'archives are nested more than 2 deep' }]);
  });

  it('without a file is named, also in another archive, and what is called a folder but holds something is a file', async () => {
    expect(await open([])).toEqual({ files: [], refused: [{ name: 'day.zip', detail: 'the archive holds no file' }] });
    const found = await open([
      { name: 'inner.zip', bytes: zip([{ name: '.hidden', bytes: bytes('x') }]) },
      { name: 'data/', bytes: bytes('text') },
      { name: 'lying/', bytes: bytes('a longer text'), size: 0 },
    ]);
    expect(found).toEqual({
      files: [
        ['day.zip/data/', 'text'],
        ['day.zip/lying/', 'a longer text'],
      ],
      refused: [{ name: 'day.zip/inner.zip', detail: 'the archive holds no file' }],
    });
  });

  it.each([
    ['is encrypted', { flags: 0x801 }, 'the file is encrypted'],
    ['is compressed in another way', { method: 14 }, 'the file is compressed by method 14, which is not read'],
    ['has another checksum', { crc: 1 }, 'the file is damaged: its checksum differs'],
    ['says to be larger than the limit', { size: 0x7fff_ffff }, 'the file is too large: 2147483647 bytes'],
  ])('names a file that %s, and gives the others', async (_, lie, detail) => {
    const { files, refused } = await open([
      { name: 'bad', bytes: bytes('bad'), ...lie },
      { name: 'good', bytes: bytes('good') },
    ]);
    expect(files).toEqual([['day.zip/good', 'good']]);
    expect(refused).toEqual([{ name: 'day.zip/bad', detail }]);
  });

  it('stops a bomb by what comes out, whatever the directory says', async () => {
    const zeros = new Uint8Array(8 * 1024 * 1024);
    const { files, refused } = await open([{ name: 'bomb', bytes: zeros, size: 10 }]);
    expect(files).toEqual([]);
    expect(refused).toEqual([{ name: 'day.zip/bomb', detail: 'the file unpacks to far more than it takes: it is not read' }]);
  });

  it('keeps to the limits on files and on all bytes together', async () => {
    const parts = Array.from({ length: 5 }, (_, index) => ({ name: `${index}`, bytes: bytes('12345678') }));
    const few = await open(parts, { ...ZIP_LIMITS, entries: 3 });
    expect([few.files.length, few.refused]).toEqual([
      3,
      [{ name: 'day.zip', detail: 'the archive holds more than 3 files: the others are left out' }],
    ]);
    expect(await open(parts, { ...ZIP_LIMITS, entries: 5 })).toMatchObject({ files: { length: 5 }, refused: [] });
    const small = await open(parts, { ...ZIP_LIMITS, all: 20 });
    expect([small.files.length, small.refused.length]).toEqual([2, 3]);
    expect(small.refused[0]?.detail).toBe('the archive unpacks to more than 20 bytes: the file is left out');
  });

  it('counts the bytes of refused files too, so that many of them cost no more than the limit', async () => {
    const parts = Array.from({ length: 5 }, (_, index) => ({ name: `${index}`, bytes: bytes('12345678'), crc: 1 }));
    const { files, refused } = await open(parts, { ...ZIP_LIMITS, all: 20 });
    expect(files).toEqual([]);
    expect(refused.map(({ detail }) => detail.includes('checksum'))).toEqual([true, true, false, false, false]);
    // Sizes in the directory that are too small hide nothing.
    const lies = await open(
      parts.map((part) => ({ ...part, size: 1 })),
      { ...ZIP_LIMITS, all: 20 },
    );
    expect(lies.refused.map(({ detail }) => detail.includes('checksum'))).toEqual([true, true, false, false, false]);
  });

  it('is named when it is cut off at any byte or no archive at all', async () => {
    const whole = zip([{ name: 'one', bytes: bytes('one') }]);
    for (let length = 4; length < whole.length; length += 1) {
      const { files, refused } = await unzip(archive(whole.slice(0, length)));
      expect([files.length, refused.length], String(length)).toEqual([0, 1]);
    }
  });

  it('that is an Office file, alone or in another archive, says what to do instead', async () => {
    const detail = 'this is an Office file: save a table as CSV, and pages as pictures';
    const workbook = [
      { name: '[Content_Types].xml', bytes: bytes('<x/>') },
      { name: 'xl/a.xml', bytes: bytes('<x/>') },
    ];
    expect(await open(workbook)).toEqual({ files: [], refused: [{ name: 'day.zip', detail }] });
    expect(await open([{ name: 'list.xlsx', bytes: zip(workbook) }])).toEqual({
      files: [],
      refused: [{ name: 'day.zip/list.xlsx', detail }],
    });
  });
});

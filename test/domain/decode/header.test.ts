// First bytes of good, damaged and disguised pictures: kind and sides, or why the file is refused unopened.
import { describe, expect, it } from 'vitest';
import { pictureKind, readHeader } from '../../../server/domain/decode/header.ts';
import { addNoise, drawPage } from '../../fixtures/clips.ts';
import { encodeJpeg, encodeWebp } from '../../fixtures/encode.ts';

const picture = addNoise(drawPage(['header'], { width: 320, height: 200 }), 5);
const detail = (bytes: Uint8Array): string => {
  const result = readHeader(bytes);
  return 'refused' in result
    ? `${result.refused.code} ${result.refused.detail}`
    : `${result.header.kind} ${result.header.width} × ${result.header.height}`;
};

describe('the header of a picture', () => {
  it('gives kind and sides of JPEG and WebP', async () => {
    expect(detail(await encodeJpeg(picture))).toBe('jpeg 320 × 200');
    expect(detail(await encodeWebp(picture))).toBe('webp 320 × 200');
  });

  it('finds every cut in a JPEG, and the cut in a WebP', async () => {
    const jpeg = await encodeJpeg(picture);
    for (let length = 3; length < jpeg.length - 2; length += 61)
      expect(detail(jpeg.subarray(0, length))).toMatch(/^DPP-INP-19 .*(cut off|no marker)/);
    const webp = await encodeWebp(picture);
    for (const length of [13, 29, 30, webp.length - 1]) expect(detail(webp.subarray(0, length))).toMatch(/^DPP-INP-19/);
  });

  it('lets bytes after the end of a JPEG pass, as cameras write them', async () => {
    expect(detail(Buffer.concat([await encodeJpeg(picture), Buffer.from('MOTION PHOTO')]))).toBe('jpeg 320 × 200');
  });

  it('refuses sides that are too large in each kind', async () => {
    const jpeg = Buffer.from(await encodeJpeg(picture));
    const frame = jpeg.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc1, 0xc2].includes(jpeg[at + 1] ?? 0));
    jpeg.writeUInt16BE(20_000, frame + 5);
    jpeg.writeUInt16BE(20_000, frame + 7);
    expect(detail(jpeg)).toMatch(/^DPP-INP-19 The picture has 20000 × 20000 pixels/);
    const webp = Buffer.from(`RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x1f\x4e\0\x1f\x4e\0`, 'latin1');
    expect(detail(webp)).toMatch(/^DPP-INP-19 The picture has 20000 × 20000 pixels/);
  });

  it('names a PDF document by the rule by which documents are opened', () => {
    const starts = ['%PDF-1.7', '\n %PDF-1.7', '\ufeff%PDF-1.7'];
    for (const start of starts) expect(detail(Buffer.from(start))).toMatch(/^DPP-INP-17 The file is a PDF document/);
    expect(detail(Buffer.from('a file with %PDF-1.7'))).toMatch(/^DPP-INP-17 The file is not a picture/);
  });

  it('refuses a JPEG that repeats its scans without end', () => {
    const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x00];
    const frame = [0xff, 0xc2, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0];
    const bomb = Uint8Array.from([0xff, 0xd8, ...frame, ...Array.from({ length: 200 }, () => scan).flat(), 0xff, 0xd9]);
    expect(detail(bomb)).toMatch(/^DPP-INP-19 .*more than 100 scans/);
  });

  it('ends on every input of random bytes behind a right signature', () => {
    let state = 7;
    const random = (): number => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return state >>> 24;
    };
    for (let round = 0; round < 2000; round++) {
      const bytes = Uint8Array.from({ length: 200 }, random);
      const start =
        [Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')][
          round % 3
        ] ?? [];
      bytes.set(start);
      expect(pictureKind(bytes)).toBeDefined();
      expect(detail(bytes)).toBeTruthy();
    }
  });
});

// Whole picture files, good and hostile: every symbol in them, or a refusal that says why.
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpack } from '../../../server/features/pictures/codecs.ts';
import { isPicture, readPicture } from '../../../server/features/pictures/picture.ts';
import { drawBarcode, drawPage, toPng } from '../../fixtures/clips.ts';
import { encodeCmyk, encodeJpeg, encodeWebp, withOrientation } from '../../fixtures/encode.ts';

const text = 'https://id.example.org/01/09520123456788/21/ABC123';
const png = (): Uint8Array => toPng(drawPage([text]));

const refusal = async (bytes: Uint8Array): Promise<string> => {
  const result = await readPicture(bytes);
  return 'refused' in result ? `${result.refused.code} ${result.refused.detail}` : 'read';
};

const ascii = (value: string): Uint8Array => Buffer.from(value, 'latin1');

describe('reading a picture file', () => {
  it('gives text, symbology identifier and place of a QR code', async () => {
    const result = await readPicture(png());
    expect(result).toMatchObject({ symbols: [{ text, format: 'QRCode', symbology: ']Q1', reader: 'zxing' }] });
    const [symbol] = 'symbols' in result ? result.symbols : [];
    // 29 modules of 12 pixels in the middle of 640 × 480.
    expect(Math.hypot((symbol?.corners[0].x ?? 0) - 146, (symbol?.corners[0].y ?? 0) - 66)).toBeLessThan(3);
    expect(Math.hypot((symbol?.corners[2].x ?? 0) - 494, (symbol?.corners[2].y ?? 0) - 414)).toBeLessThan(3);
  });

  it('reads JPEG and WebP', async () => {
    const page = drawPage([text]);
    expect(await readPicture(await encodeJpeg(page))).toMatchObject({ symbols: [{ text }] });
    expect(await readPicture(await encodeWebp(page))).toMatchObject({ symbols: [{ text }] });
  });

  it('reads the first picture of an animated WebP, as the app does', async () => {
    const still = await encodeWebp(drawPage([text]));
    const frame = still.subarray(12);
    const moving = Buffer.alloc(12 + 18 + 14 + 8 + 16 + frame.length);
    moving.write('RIFF', 0, 'latin1');
    moving.writeUInt32LE(moving.length - 8, 4);
    moving.write('WEBPVP8X', 8, 'latin1');
    moving.writeUInt32LE(10, 16);
    moving[20] = 0x02;
    const sides = (at: number): void => {
      moving.writeUIntLE(640 - 1, at, 3);
      moving.writeUIntLE(480 - 1, at + 3, 3);
    };
    sides(24);
    moving.write('ANIM', 30, 'latin1');
    moving.writeUInt32LE(6, 34);
    moving.write('ANMF', 44, 'latin1');
    moving.writeUInt32LE(16 + frame.length, 48);
    sides(58);
    moving.set(frame, 68);
    expect(await readPicture(moving)).toMatchObject({ symbols: [{ text }] });
  });

  it.each([true, false])('reads a JPEG in CMYK colours, as the app does (Adobe’s segment: %s)', async (marked) => {
    const cmyk = await encodeCmyk(drawPage([text]), { marked });
    expect(await readPicture(cmyk)).toMatchObject({ symbols: [{ text, reader: 'zxing' }] });
    // Paper is light, code is dark: the colours are not inverted.
    const { data, width, height } = await unpack({ kind: 'jpeg', isCmyk: true }, cmyk);
    expect([width, height, data[3]]).toEqual([640, 480, 255]);
    for (const colour of data.subarray(0, 3)) expect(colour).toBeGreaterThan(200);
  });

  it('says of a JPEG in CMYK colours what is wrong with it', async () => {
    const cmyk = Buffer.from(await encodeCmyk(drawPage([text])));
    const frame =
      cmyk.indexOf(Buffer.from([0xff, 0xc0])) < 0 ? cmyk.indexOf(Buffer.from([0xff, 0xc1])) : cmyk.indexOf(Buffer.from([0xff, 0xc0]));
    const large = Buffer.from(cmyk);
    large.writeUInt16BE(8000, frame + 5);
    large.writeUInt16BE(8000, frame + 7);
    expect(await refusal(large)).toBe('DPP-INP-19 The JPEG picture of 8000 × 8000 pixels in CMYK colours is too large to be unpacked.');
    const broken = Buffer.from(cmyk);
    broken.fill(0xff, frame + 40, frame + 60);
    expect(await refusal(broken)).toMatch(/^DPP-INP-19 /);
  });

  it('turns a photo upright as its EXIF orientation says', async () => {
    const page = drawPage([text, ' '], { width: 640, height: 320 });
    const photo = withOrientation(await encodeJpeg(page), 6);
    const result = await readPicture(photo);
    const symbol = 'symbols' in result ? result.symbols.find((each) => each.text === text) : undefined;
    // Left in the stored picture is above in the upright one.
    expect(symbol?.corners.every(({ x, y }) => x < 320 && y < 320)).toBe(true);
    expect(symbol?.corners[0].x).toBeGreaterThan(symbol?.corners[3].x ?? 999);
  });

  it.each([
    ['gs1qrcode', '(01)09520123456788(10)LOT%1(21)a/b', ']Q3', '010952012345678810LOT%1\u001d21a/b'],
    ['gs1datamatrix', '(01)09520123456788(10)L1(21)S1', ']d2', '010952012345678810L1\u001d21S1'],
    ['gs1-128', '(01)09520123456788(10)L1(21)S1', ']C1', '010952012345678810L1\u001d21S1'],
    ['databarexpanded', '(01)09520123456788(21)A1', ']e0', '010952012345678821A1'],
    ['databarexpandedstacked', '(01)09520123456788(21)A1', ']e0', '010952012345678821A1'],
    ['ean13', '9520123456788', ']E0', '9520123456788'],
    ['ean8', '95200002', ']E4', '95200002'],
    ['upca', '012345678905', ']E0', '0012345678905'],
    ['itf14', '09520123456788', ']I1', '09520123456788'],
  ])('keeps the data of %s as sent, with its identifier', async (bcid, data, symbology, expected) => {
    expect(await readPicture(await drawBarcode(bcid, data))).toMatchObject({ symbols: [{ symbology, text: expected }] });
  });

  it('transmits UPC-E as the thirteen digits it stands for', async () => {
    expect(await readPicture(await drawBarcode('upce', '01234558'))).toMatchObject({
      symbols: [{ symbology: ']E0', text: '0012345000058' }],
    });
  });

  it('finds every code of a page, the same text in two places twice', async () => {
    const texts = ['a', 'b', text, text, 'e', 'f'];
    const result = await readPicture(toPng(drawPage(texts, { width: 900, height: 600 })));
    expect('symbols' in result && result.symbols.map((symbol) => symbol.text).sort()).toEqual([...texts].sort());
  });

  it.each([
    ['noise', { noise: 40 }],
    ['faint print', { ink: 110, paper: 130 }],
    ['faint print with noise', { ink: 100, paper: 140, noise: 12 }],
    ['a dark room', { ink: 2, paper: 14 }],
    ['light ink on dark paper', { ink: 230, paper: 20 }],
  ])('reads through %s', async (_, options) => {
    expect(await readPicture(toPng(drawPage([text], options)))).toMatchObject({ symbols: [{ text }] });
  });
});

describe('refusing a picture file', () => {
  it('says that an empty file is empty', async () => {
    expect(await refusal(new Uint8Array())).toBe('DPP-INP-01 The file is empty.');
  });

  it('knows a PDF whatever it is called', async () => {
    const pdf = ascii('%PDF-1.7\n1 0 obj\n');
    expect(isPicture(pdf)).toBe(false);
    expect(await refusal(pdf)).toMatch(/^DPP-INP-17 The file is a PDF document/);
  });

  it.each([
    ['GIF89a', 'GIF'],
    ['BM\0\0\0\0', 'BMP'],
    ['II*\0', 'TIFF'],
    ['\0\0\0\x18ftypheic', 'HEIC'],
    ['hello world', 'not a picture'],
    ['\x89PN', 'not a picture'],
  ])('names what %j is instead', async (start, name) => {
    expect(await refusal(ascii(start))).toMatch(new RegExp(`^DPP-INP-17 .*${name}`));
  });

  it('refuses 20000 × 20000 pixels from the header, before anything is unpacked', async () => {
    const bomb = Buffer.from(toPng({ width: 1, height: 1, data: new Uint8Array(1) }));
    bomb.writeUInt32BE(20_000, 16);
    bomb.writeUInt32BE(20_000, 20);
    const before = process.memoryUsage.rss();
    expect(await refusal(bomb)).toMatch(/^DPP-INP-19 The picture has 20000 × 20000 pixels/);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100e6);
  });

  it('refuses sides of zero', async () => {
    const flat = Buffer.from(png());
    flat.writeUInt32BE(0, 16);
    expect(await refusal(flat)).toMatch(/^DPP-INP-19 .*0 × 480/);
  });

  it('refuses a PNG cut off at any length', async () => {
    const whole = png();
    for (const length of [8, 16, 24, 33, 60, Math.floor(whole.length / 2), whole.length - 1]) {
      expect(await refusal(whole.subarray(0, length))).toMatch(/^DPP-INP-19 .*(cut off|ends before)/);
    }
  });

  it('refuses a PNG whose pixels are damaged', async () => {
    const whole = Buffer.from(png());
    whole.fill(0x55, 60, 120);
    expect(await refusal(whole)).toMatch(/^DPP-INP-19 The PNG picture of 640 × 480 pixels is damaged/);
  });

  it('reads the next picture after a damaged one', async () => {
    const whole = Buffer.from(png());
    whole.fill(0x55, 60, 120);
    await readPicture(whole);
    expect(await readPicture(png())).toMatchObject({ symbols: [{ text }] });
  });

  it('says that nothing was found on an empty page', async () => {
    expect(await refusal(toPng({ width: 64, height: 64, data: new Uint8Array(4096).fill(255) }))).toBe(
      'DPP-INP-18 No code was found in the picture of 64 × 64 pixels.',
    );
  });

  it('refuses a file of more bytes than a picture may have', async () => {
    const large = new Uint8Array(64 * 1024 * 1024 + 1);
    large.set(ascii('\x89PNG\r\n\x1a\n'));
    expect(await refusal(large)).toMatch(/^DPP-INP-10/);
  });

  it('is not misled by a deflate stream that goes on for ever', async () => {
    const header = Buffer.from(toPng({ width: 1, height: 1, data: new Uint8Array(1) }));
    const zeros = deflateSync(new Uint8Array(8_000_000));
    const chunk = Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from('IDAT'), zeros, Buffer.alloc(4)]);
    chunk.writeUInt32BE(zeros.length, 0);
    expect(await refusal(Buffer.concat([header.subarray(0, 33), chunk, header.subarray(-12)]))).toMatch(/^DPP-INP-(18|19)/);
  });
});

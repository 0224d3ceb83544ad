// QR codes as PNG, read back by another engine and byte by byte.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { qrPng } from '../../../server/domain/formats/qr.ts';

const LINK = 'https://dpp.example.org/api/v1/public/01/09520123456788/21/ABC123';
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));

beforeAll(async () => {
  await prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
    fireImmediately: true,
  });
});

/** Rows of bits, dark is true. */
function pixels(png: Buffer): boolean[][] {
  const size = png.readUInt32BE(16);
  const stride = 1 + Math.ceil(size / 8);
  const lines = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  expect(lines.length).toBe(stride * size);
  let above = Buffer.alloc(stride - 1);
  return Array.from({ length: size }, (_, y) => {
    const line = Buffer.from(lines.subarray(y * stride + 1, (y + 1) * stride));
    if (lines[y * stride] === 2) for (let i = 0; i < line.length; i++) line[i] = ((line[i] ?? 0) + (above[i] ?? 0)) & 0xff;
    above = line;
    return Array.from({ length: size }, (__, x) => ((line[x >> 3] ?? 0) & (0x80 >> (x & 7))) === 0);
  });
}

describe('qrPng', () => {
  it.each([100, 101, 300, 999, 2000])('at %i pixels is read back as the same text', async (size) => {
    const results = await readBarcodes(new Blob([new Uint8Array(qrPng(LINK, size))]), { formats: ['QRCode'] });
    expect(results.map(({ text, ecLevel }) => [text, ecLevel])).toEqual([[LINK, 'M']]);
  });

  it.each([100, 300, 999, 1001, 2000])('at %i pixels is exactly that wide, one bit deep, with a quiet zone of four modules', (size) => {
    const png = qrPng(LINK, size);
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([size, size, 1, 0]);
    const rows = pixels(png);
    const dark = rows.flatMap((row, y) => row.flatMap((bit, x) => (bit ? [[x, y] as const] : [])));
    const edges = dark.flatMap(([x, y]) => [x, y, size - 1 - x, size - 1 - y]);
    // The finder pattern is seven modules wide and begins at the first dark pixel.
    const top = dark[0]?.[1] ?? 0;
    const left = Math.min(...dark.slice(0, 1).map(([x]) => x));
    let finder = 0;
    while (rows[top]?.[left + finder] === true) finder += 1;
    expect(edges.reduce((least, edge) => Math.min(least, edge), size)).toBeGreaterThanOrEqual((finder / 7) * 4);
  });

  it.each([99, 2001, 0, -300, 300.5, Number.NaN])('refuses a size of %d', (size) => {
    expect(() => qrPng(LINK, size)).toThrow(RangeError);
  });

  it('refuses a text that so few pixels cannot show', () => {
    expect(() => qrPng('https://dpp.example.org/'.padEnd(800, 'a'), 100)).toThrow(/modules/);
  });
});

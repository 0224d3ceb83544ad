// Each picture filter against arithmetic by hand: what it keeps, what it removes, what it does at the edges.
import { describe, expect, it } from 'vitest';
import { boxBlur, sharpen } from '../../../server/domain/decode/filters/blur.ts';
import { clahe } from '../../../server/domain/decode/filters/clahe.ts';
import { flatten } from '../../../server/domain/decode/filters/flatten.ts';
import { type Luma, toLuma } from '../../../server/domain/decode/filters/pixels.ts';
import { rotate } from '../../../server/domain/decode/filters/rotate.ts';
import { fitWithin, halve, resize, scaleBy } from '../../../server/domain/decode/filters/scale.ts';
import { gain, stretch } from '../../../server/domain/decode/filters/tone.ts';
import { type Corners, type ReadSymbol, unite } from '../../../server/domain/decode/symbol.ts';
import { addNoise } from '../../fixtures/clips.ts';

const luma = (width: number, height: number, at: (x: number, y: number) => number): Luma => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, index) => at(index % width, Math.floor(index / width))),
});
const rows = ({ width, height, data }: Luma) => Array.from({ length: height }, (_, y) => [...data.subarray(y * width, (y + 1) * width)]);
const mean = ({ data }: Luma) => data.reduce((sum, value) => sum + value, 0) / data.length;

const flat = luma(37, 23, () => 90);
const step = luma(8, 4, (x) => (x < 4 ? 0 : 200));

describe('picture filters', () => {
  it.each([
    ['blur', (picture: Luma) => boxBlur(picture, 3)],
    ['sharpen', (picture: Luma) => sharpen(picture, 4, 3)],
    ['half size', (picture: Luma) => scaleBy(picture, 0.5)],
    ['fast half size', halve],
    ['double size', (picture: Luma) => scaleBy(picture, 2)],
    ['odd size', (picture: Luma) => resize(picture, 29, 61)],
  ])('leaves an even surface even: %s', (_, filter) => {
    expect(new Set(filter(flat).data)).toEqual(new Set([90]));
  });

  it('blurs by the exact mean of the square, edges repeated', () => {
    expect(
      rows(
        boxBlur(
          luma(5, 1, (x) => [0, 0, 90, 0, 0][x] ?? 0),
          1,
        ),
      ),
    ).toEqual([[0, 30, 30, 30, 0]]);
    expect(
      rows(
        boxBlur(
          luma(1, 4, (_, y) => [90, 0, 0, 0][y] ?? 0),
          1,
        ),
      ).flat(),
    ).toEqual([60, 30, 0, 0]);
  });

  it('shrinks by the mean of the area, so that a fine grid turns grey instead of stripes', () => {
    expect(
      rows(
        resize(
          luma(6, 2, (x) => (x % 2 === 0 ? 0 : 200)),
          3,
          1,
        ),
      ),
    ).toEqual([[100, 100, 100]]);
    expect(
      rows(
        resize(
          luma(3, 1, (x) => [0, 100, 200][x] ?? 0),
          2,
          1,
        ),
      ),
    ).toEqual([[33, 167]]);
  });

  it('grows without moving the picture', () => {
    expect(
      rows(
        resize(
          luma(2, 1, (x) => x * 100),
          4,
          1,
        ),
      ),
    ).toEqual([[0, 25, 75, 100]]);
  });

  it('keeps the proportions and never enlarges when fitting', () => {
    expect(
      fitWithin(
        luma(200, 100, () => 0),
        50,
      ),
    ).toMatchObject({ width: 50, height: 25 });
    expect(fitWithin(flat, 5000)).toBe(flat);
    expect(
      scaleBy(
        luma(100, 1, () => 7),
        0.1,
      ),
    ).toMatchObject({ width: 10, height: 1 });
  });

  it('spreads faint contrast over the whole range', () => {
    expect(new Set(stretch(luma(10, 10, (x) => (x < 5 ? 100 : 110))).data)).toEqual(new Set([0, 255]));
    expect(stretch(flat)).toBe(flat);
  });

  it('clips what the gain drives over white', () =>
    expect(
      rows(
        gain(
          luma(3, 1, (x) => x * 60),
          3,
        ),
      ),
    ).toEqual([[0, 180, 255]]));

  it('makes an edge steeper when sharpening', () => {
    const [row] = rows(sharpen(boxBlur(step, 1), 1, 2));
    expect(row?.[4]).toBeGreaterThan((rows(boxBlur(step, 1))[0] ?? [])[4] ?? 0);
  });

  it('takes a shadow away', () => {
    const lit = luma(64, 64, (x, y) => (x < 32 ? 40 : 200) + ((x + y) % 4 < 2 ? 0 : 20));
    const even = flatten(lit, 8);
    const left = luma(16, 64, (x, y) => even.data[y * 64 + x + 4] ?? 0);
    const right = luma(16, 64, (x, y) => even.data[y * 64 + x + 44] ?? 0);
    expect(Math.abs(mean(left) - mean(right))).toBeLessThan(8);
  });

  it('equalises each region and joins the regions without seams', () => {
    const noisy = addNoise(
      luma(100, 70, (x) => 60 + x / 2),
      4,
    );
    const out = clahe(noisy, 4, 3);
    expect(out).toMatchObject({ width: 100, height: 70 });
    expect(Math.max(...out.data) - Math.min(...out.data)).toBeGreaterThan(Math.max(...noisy.data) - Math.min(...noisy.data));
    expect(out.data.filter((value) => value === 0).length).toBeLessThan(200);
  });

  it('knows the way back from a turned picture', () => {
    const { luma: turned, back } = rotate(
      luma(80, 40, (x, y) => (Math.hypot(x - 60, y - 10) < 4 ? 0 : 255)),
      30,
    );
    const dark = [...turned.data.keys()].filter((at) => turned.data[at] === 0);
    const x = dark.reduce((sum, at) => sum + (at % turned.width), 0) / dark.length;
    const y = dark.reduce((sum, at) => sum + Math.floor(at / turned.width), 0) / dark.length;
    const origin = back({ x, y });
    expect(Math.hypot(origin.x - 60, origin.y - 10)).toBeLessThan(1.5);
  });

  it('lays transparent pixels on white paper', () => {
    expect([...toLuma({ width: 3, height: 1, data: Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255) }).data]).toEqual([
      255, 0, 255,
    ]);
  });
});

describe('uniting passes', () => {
  const square = (x: number, y: number, side: number): Corners => [
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ];
  const symbol = (text: string, corners: Corners): ReadSymbol => ({ text, format: 'QRCode', symbology: ']Q1', corners, reader: 'zxing' });

  it('counts a symbol that two passes saw once', () => {
    const found = [symbol('a', square(10, 10, 100))];
    expect(unite(found, [symbol('a', square(14, 7, 96))])).toBe(0);
  });

  it('counts the same text in another place, and another text in the same place', () => {
    const found = [symbol('a', square(10, 10, 100))];
    expect(unite(found, [symbol('a', square(130, 10, 100)), symbol('b', square(10, 10, 100))])).toBe(2);
  });
});

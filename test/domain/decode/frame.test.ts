// Live frames drawn here, read within one pass each, with the WebAssembly reader and with jsqr.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type Luma, toLuma } from '../../../server/domain/decode/filters/pixels.ts';
import { readFrame } from '../../../server/domain/decode/frame.ts';
import { readFrameWithoutWasm, readWithoutWasm } from '../../../server/domain/decode/without-wasm.ts';
import { bundledReader, unpack } from '../../../server/features/pictures/codecs.ts';
import { cases } from '../../fixtures/cases.ts';
import { drawBarcode, drawPage } from '../../fixtures/clips.ts';

const text = 'https://id.example.org/01/09520123456788/21/ABC123';

/** A symbol on a desk of 1280 × 720. */
async function onDesk(bcid: string, data: string): Promise<Luma> {
  const symbol = toLuma(await unpack({ kind: 'png' }, await drawBarcode(bcid, data)));
  const desk = new Uint8Array(1280 * 720).fill(180);
  for (let y = 0; y < symbol.height; y++) desk.set(symbol.data.subarray(y * symbol.width, (y + 1) * symbol.width), (200 + y) * 1280 + 100);
  return { width: 1280, height: 720, data: desk };
}

const rgba = ({ width, height, data }: Luma) => ({
  width,
  height,
  data: Uint8Array.from({ length: data.length * 4 }, (_, at) => (at % 4 === 3 ? 255 : (data[at >> 2] ?? 0))),
});

describe('live frames', () => {
  it('gives the QR code in every frame', async () => {
    await bundledReader();
    const page = drawPage([text], { width: 1280, height: 720, noise: 10 });
    for (const frame of [0, 1, 2, 3, 4]) expect(await readFrame(page, frame)).toMatchObject([{ text, symbology: ']Q1' }]);
  });

  it('gives all codes of one frame', async () => {
    await bundledReader();
    const symbols = await readFrame(drawPage(['a', 'b', text], { width: 1280, height: 720 }), 0);
    expect(symbols.map((symbol) => symbol.text).sort()).toEqual(['a', 'b', text]);
  });

  it.each([
    ['gs1datamatrix', '(01)09520123456788(21)S1', ']d2', '010952012345678821S1'],
    ['gs1-128', '(01)09520123456788(21)S1', ']C1', '010952012345678821S1'],
    ['ean13', '9520123456788', ']E0', '9520123456788'],
    ['databarexpanded', '(01)09520123456788(21)A1', ']e0', '010952012345678821A1'],
  ])('gives %s within four frames', async (bcid, data, symbology, expected) => {
    await bundledReader();
    const desk = await onDesk(bcid, data);
    const seen = await Promise.all([0, 1, 2, 3].map((frame) => readFrame(desk, frame)));
    expect(seen.flat()).toContainEqual(expect.objectContaining({ text: expected, symbology }));
  });

  it('refuses an array that does not match its sides', async () => {
    await expect(readFrame({ width: 10, height: 10, data: new Uint8Array(99) }, 0)).rejects.toThrow(
      'picture of 10 × 10 pixels with 99 bytes',
    );
  });
});

describe('without WebAssembly', () => {
  it('reads a QR code and says by which reader, with no symbology identifier', () => {
    expect(readWithoutWasm(rgba(drawPage([text])))).toMatchObject([{ text, symbology: '', reader: 'jsqr' }]);
  });

  it('reads through noise that defeats jsqr on its own', () => {
    expect(readWithoutWasm(rgba(drawPage([text], { noise: 30 })))).toMatchObject([{ text, reader: 'jsqr' }]);
  });

  it('reads several codes of one picture', () => {
    const texts = readWithoutWasm(rgba(drawPage(['one', 'two', 'three'], { width: 900, height: 300 }))).map((symbol) => symbol.text);
    expect(texts.sort()).toEqual(['one', 'three', 'two']);
  });

  it('reads a GS1 QR code only as a marked guess: FNC1 is lost', async () => {
    const [symbol] = readWithoutWasm(await unpack({ kind: 'png' }, await drawBarcode('gs1qrcode', '(01)09520123456788(10)L1(21)S1')));
    expect(symbol).toMatchObject({ reader: 'jsqr', symbology: '' });
    expect(symbol?.text).not.toContain('\u001d');
  });

  it('reads a live frame within three', () => {
    const page = drawPage([text], { noise: 30 });
    expect([0, 1, 2].flatMap((frame) => readFrameWithoutWasm(page, frame))).toContainEqual(
      expect.objectContaining({ text, reader: 'jsqr' }),
    );
  });

  it('finds nothing on an empty page', () => {
    expect(readWithoutWasm(rgba({ width: 300, height: 200, data: new Uint8Array(60_000).fill(200) }))).toEqual([]);
  });
});

describe('hours of live frames', () => {
  it('leave nothing behind in memory', async () => {
    await bundledReader();
    // Small, because what is left behind does not depend on the size.
    const frame = drawPage([text], { width: 80, height: 80 });
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    // Whatever a collection leaves: what V8 would have collected later is no leak.
    const heldAfter = async (frames: number): Promise<number> => {
      for (let count = 0; count < frames; count++) await readFrame(frame, count);
      // Buffers that the tests before have left go only after a turn.
      for (let turn = 0; turn < 5; turn++) {
        collect();
        await new Promise(setImmediate);
      }
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const before = await heldAfter(cases(2000));
    expect((await heldAfter(cases(10_000))) - before).toBeLessThan(400 * cases(10_000));
  });
});

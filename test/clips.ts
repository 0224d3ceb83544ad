// QR texts in, pictures of them out: a page as grey pixels, a PNG file, or a y4m clip for Chromium's fake camera.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import bwip from 'bwip-js/node';
import QRCode from 'qrcode';
import type { Luma } from '../server/decode/pixels.ts';

const segments = createRequire(import.meta.url)('qrcode/lib/core/segments') as {
  fromArray: (list: readonly unknown[]) => readonly unknown[];
};

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  /** Standard deviation of the camera noise, in grey levels. */
  readonly noise?: number;
  /** Grey levels of ink and paper; 16 and 235 are black and white in video range. */
  readonly ink?: number;
  readonly paper?: number;
}

/** One part of a code that is spread over several symbols. */
export interface PartOfCode {
  readonly text: string;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly parity: number;
}

/** The parts of a text as ISO/IEC 18004, clause 8, has them: the parity is of the whole. */
export function partsOf(text: string, count = 2): PartOfCode[] {
  const parity = Buffer.from(text).reduce((sum, byte) => sum ^ byte, 0);
  const length = Math.ceil(text.length / count);
  return Array.from({ length: count }, (_, index) => ({ text: text.slice(index * length, (index + 1) * length), index, count, parity }));
}

/** The encoder knows no structured append: its list of segments gets one more in front, whose mode is 3 and whose length are the 16 bits of the header. */
function modulesOf(code: string | PartOfCode) {
  if (typeof code === 'string') return QRCode.create(code, { errorCorrectionLevel: 'M' }).modules;
  const { text, index, count, parity } = code;
  const { fromArray } = segments;
  const header = {
    mode: { bit: 3, ccBits: [16, 16, 16] },
    getLength: () => (index << 12) | ((count - 1) << 8) | parity,
    getBitsLength: () => 0,
    write: () => undefined,
  };
  segments.fromArray = (list: readonly unknown[]) => [header, ...fromArray(list)];
  try {
    return QRCode.create([{ data: Buffer.from(text), mode: 'byte' }], { errorCorrectionLevel: 'M' }).modules;
  } finally {
    segments.fromArray = fromArray;
  }
}

/** Draws the codes side by side, each as large as its cell allows, with a quiet zone of four modules. */
export function drawPage(
  texts: readonly (string | PartOfCode)[],
  { width = 640, height = 480, noise = 0, ink = 16, paper = 235 }: PageOptions = {},
): Luma {
  const data = new Uint8Array(width * height).fill(paper);
  const { columns, cell } = gridFor(texts.length, width, height);
  for (const [index, text] of texts.entries()) {
    const modules = modulesOf(text);
    const scale = Math.floor(Math.min(cell.width, cell.height) / (modules.size + 8));
    if (scale < 2) throw new RangeError(`${texts.length} codes do not fit on ${width} × ${height}`);
    const left = (index % columns) * cell.width + Math.floor((cell.width - modules.size * scale) / 2);
    const top = Math.floor(index / columns) * cell.height + Math.floor((cell.height - modules.size * scale) / 2);
    for (let y = 0; y < modules.size * scale; y++) {
      for (let x = 0; x < modules.size * scale; x++) {
        if (modules.get(Math.floor(y / scale), Math.floor(x / scale)) === 1) data[(top + y) * width + left + x] = ink;
      }
    }
  }
  return noise === 0 ? { width, height, data } : addNoise({ width, height, data }, noise);
}

/** The grid with the largest square in each cell. */
function gridFor(count: number, width: number, height: number) {
  const grids = Array.from({ length: Math.max(1, count) }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(Math.max(1, count) / columns);
    return { columns, cell: { width: Math.floor(width / columns), height: Math.floor(height / rows) } };
  });
  const side = ({ cell }: (typeof grids)[number]): number => Math.min(cell.width, cell.height);
  return grids.reduce((best, grid) => (side(grid) > side(best) ? grid : best));
}

/** The same noise at every run: Gaussian by Box–Muller over a 32-bit generator with a fixed seed. */
export function addNoise({ width, height, data }: Luma, deviation: number, seed = 1): Luma {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 1) / 4294967297;
  };
  const noisy = Uint8ClampedArray.from(
    data,
    (value) => value + deviation * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random()),
  );
  return { width, height, data: new Uint8Array(noisy.buffer) };
}

/** YUV4MPEG2 with neutral colour: the only film format that Chromium plays as a camera and that needs no encoder. The clip loops. */
export function writeClip(file: string, frames: readonly Luma[], framesPerSecond = 10): void {
  const [first] = frames;
  if (first === undefined) throw new RangeError('a clip has at least one frame');
  const { width, height } = first;
  const colour = Buffer.alloc(2 * Math.ceil(width / 2) * Math.ceil(height / 2), 128);
  const parts: Uint8Array[] = [Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`)];
  for (const frame of frames) {
    if (frame.width !== width || frame.height !== height) throw new RangeError('the frames of a clip have one size');
    parts.push(Buffer.from('FRAME\n'), frame.data, colour);
  }
  writeFileSync(file, Buffer.concat(parts));
}

/** A clip that shows the codes, all in one frame. `file` must be an absolute path for Chromium. */
export function writeQrClip(file: string, texts: readonly (string | PartOfCode)[], options: PageOptions = {}): void {
  const page = drawPage(texts, { ...options, noise: 0 });
  const noise = options.noise ?? 0;
  const frames = noise === 0 ? [page, page] : [1, 2, 3, 4].map((seed) => addNoise(page, noise, seed));
  writeClip(file, frames);
}

/** Eight-bit grey PNG (ISO/IEC 15948). */
export function toPng({ width, height, data }: Luma): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Uint8Array): Buffer {
  const out = Buffer.alloc(12 + content.length);
  out.writeUInt32BE(content.length, 0);
  out.write(type, 4, 'latin1');
  out.set(content, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + content.length)), 8 + content.length);
  return out;
}

/** Any symbology as a PNG: bwip-js names it (`gs1qrcode`, `gs1datamatrix`, `gs1-128`, `ean13` …) and takes bracketed data for the GS1 ones. */
export async function drawBarcode(bcid: string, text: string): Promise<Uint8Array> {
  return await bwip.toBuffer({ bcid, text, scale: 4, padding: 10, backgroundcolor: 'FFFFFF' });
}

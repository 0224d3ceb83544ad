// The decoding thread: reads codes from frames and images with zxing (WebAssembly), or jsqr without WebAssembly.
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { type Luma, type Pixels, toLuma } from '../../server/domain/decode/filters/pixels.ts';
import { fitWithin } from '../../server/domain/decode/filters/scale.ts';
import { readFrame } from '../../server/domain/decode/frame.ts';
import { type FrameHint, hintOf, measureFrame } from '../../server/domain/decode/frame-hint.ts';
import { prepareReader } from '../../server/domain/decode/reader.ts';
import { readStill } from '../../server/domain/decode/still.ts';
import { moved, type ReadSymbol } from '../../server/domain/decode/symbol.ts';
import { readFrameWithoutWasm, readWithoutWasm } from '../../server/domain/decode/without-wasm.ts';

export type DecodeRequest =
  | { readonly kind: 'frame'; readonly id: number; readonly image: ImageBitmap | VideoFrame; readonly frame: number }
  | { readonly kind: 'still'; readonly id: number; readonly image: ImageBitmap; readonly budget?: number }
  | { readonly kind: 'cancel'; readonly id: number };

export interface FrameAnswer {
  readonly symbols: readonly ReadSymbol[];
  /** Why nothing could be read; null if no reason was found. Absent if the picture was not measured. */
  readonly hint?: FrameHint | null;
}

export type DecodeAnswer =
  | { readonly kind: 'ready'; readonly reader: ReadSymbol['reader'] }
  | ({ readonly kind: 'symbols'; readonly id: number } & FrameAnswer)
  | { readonly kind: 'fault'; readonly id: number; readonly detail: string };

/** Frames of a camera that ignores the requested 1280 × 720 are scaled down to this. */
const FRAME_SIDE = 1600;

/** Policy: the minimum time between measurements, and after a read code, in milliseconds, so that measuring does not slow down reading. */
const MEASURE_EVERY = 500;
let measuredAt = Number.NEGATIVE_INFINITY;

const reader: Promise<ReadSymbol['reader']> = prepare();
const cancelled = new Set<number>();

async function prepare(): Promise<ReadSymbol['reader']> {
  try {
    const response = await fetch(wasmUrl);
    if (!response.ok) throw new Error(`the bundled WebAssembly answered ${response.status}`);
    await prepareReader(await response.arrayBuffer());
    return 'zxing';
  } catch {
    return 'jsqr';
  }
}

const answer = (message: DecodeAnswer): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  if (data.kind === 'cancel') {
    cancelled.add(data.id);
    return;
  }
  const { id } = data;
  const work: Promise<FrameAnswer> =
    data.kind === 'frame' ? decodeFrame(data.image, data.frame) : decodeStill(data.image, id, data.budget).then((symbols) => ({ symbols }));
  work
    .then(
      (found) => answer({ kind: 'symbols', id, ...found }),
      (fault: unknown) => answer({ kind: 'fault', id, detail: fault instanceof Error ? fault.message : String(fault) }),
    )
    .finally(() => cancelled.delete(id));
});

reader.then((engine) => answer({ kind: 'ready', reader: engine })).catch(() => undefined);

async function decodeFrame(image: ImageBitmap | VideoFrame, frame: number): Promise<FrameAnswer> {
  try {
    const whole = (await planeOf(image)) ?? toLuma(pixelsOf(image));
    const luma = fitWithin(whole, FRAME_SIDE);
    const symbols = (await reader) === 'zxing' ? await readFrame(luma, frame) : readFrameWithoutWasm(luma, frame);
    const now = performance.now();
    if (symbols.length === 0 && now - measuredAt < MEASURE_EVERY) return { symbols };
    measuredAt = now;
    if (symbols.length === 0) return { symbols, hint: hintOf(measureFrame(luma)) ?? null };
    const back = whole.width / luma.width;
    return { symbols: back === 1 ? symbols : symbols.map((symbol) => moved(symbol, ({ x, y }) => ({ x: x * back, y: y * back }))) };
  } finally {
    image.close();
  }
}

async function decodeStill(image: ImageBitmap, id: number, budget: number | undefined): Promise<readonly ReadSymbol[]> {
  let pixels: Pixels;
  try {
    pixels = pixelsOf(image);
  } finally {
    image.close();
  }
  if ((await reader) === 'jsqr') return readWithoutWasm(pixels);
  return readStill(pixels, {
    ...(budget === undefined ? {} : { budget }),
    cancelled: async () => {
      await messagesArrive();
      return cancelled.has(id);
    },
  });
}

/** A cancel message is delivered only between two tasks. */
const messagesArrive = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** Cameras deliver planar YUV: the first plane is the grey image, so that no canvas is needed. */
async function planeOf(image: ImageBitmap | VideoFrame): Promise<Luma | undefined> {
  if (!('format' in image) || image.visibleRect === null) return undefined;
  if (image.format !== 'I420' && image.format !== 'NV12') return undefined;
  const { width, height } = image.visibleRect;
  const bytes = new Uint8Array(image.allocationSize());
  const [plane] = await image.copyTo(bytes);
  if (plane === undefined) return undefined;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    data.set(bytes.subarray(plane.offset + y * plane.stride, plane.offset + y * plane.stride + width), y * width);
  return { width, height, data };
}

function pixelsOf(image: ImageBitmap | VideoFrame): Pixels {
  const width = 'displayWidth' in image ? image.displayWidth : image.width;
  const height = 'displayHeight' in image ? image.displayHeight : image.height;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas to unpack the picture on');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height);
}

// Node only. The picture decoders and the reader with the WebAssembly that lies in the installed packages: nothing is ever fetched.
import { readFile } from 'node:fs/promises';
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import decodePng, { init as initPng } from '@jsquash/png/decode.js';
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import type { PictureKind } from './header.ts';
import type { Pixels } from './pixels.ts';
import { prepareReader } from './reader.ts';
import { firstFrame } from './webp-frame.ts';

const bundled = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(new URL(import.meta.resolve(name))));

/** The decoders hand their pixels to the constructor of the browser's ImageData, which Node does not have. */
class PlainImageData implements Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly colorSpace = 'srgb';
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

let reader: Promise<void> | undefined;

/** The barcode reader, prepared once per thread. */
export function bundledReader(): Promise<void> {
  reader ??= bundled('zxing-wasm/reader/zxing_reader.wasm').then(prepareReader);
  return reader;
}

const silent = (): void => undefined;

type Decode = (bytes: ArrayBuffer) => Promise<Pixels>;

const START: Record<PictureKind, () => Promise<Decode>> = {
  png: async () => {
    await initPng(await bundled('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));
    return (bytes) => decodePng(bytes);
  },
  jpeg: async () => {
    await initJpeg({ wasmBinary: await bundled('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'), printErr: silent });
    return (bytes) => decodeJpeg(bytes, { preserveOrientation: true });
  },
  webp: async () => {
    await initWebp({ wasmBinary: await bundled('@jsquash/webp/codec/dec/webp_dec.wasm'), printErr: silent });
    return (bytes) => decodeWebp(new Uint8Array(firstFrame(new Uint8Array(bytes))).buffer);
  },
};

const started = new Map<PictureKind, Promise<Decode>>();

/** Unpacks a picture whose header was checked; throws on damaged data. */
export async function unpack(kind: PictureKind, bytes: Uint8Array): Promise<Pixels> {
  if (!('ImageData' in globalThis)) Object.assign(globalThis, { ImageData: PlainImageData });
  const decode = started.get(kind) ?? START[kind]();
  started.set(kind, decode);
  try {
    return await (await decode)(new Uint8Array(bytes).buffer);
  } catch (error) {
    // A decoder that stopped half-way may be left in any state: the next picture gets a new one.
    started.delete(kind);
    throw error;
  }
}

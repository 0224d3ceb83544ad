// Node only. Loads the picture decoders and the barcode reader from the installed packages, never from a network.
import { readFile } from 'node:fs/promises';
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import decodePng, { init as initPng } from '@jsquash/png/decode.js';
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import { decode as decodeCmyk } from 'jpeg-js';
import type { Pixels } from '../../domain/decode/filters/pixels.ts';
import type { PictureHeader } from '../../domain/decode/header.ts';
import { prepareReader } from '../../domain/decode/reader.ts';
import { firstFrame } from '../../domain/decode/webp-frame.ts';

const bundled = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(new URL(import.meta.resolve(name))));

/** The decoders pass their pixels to the ImageData constructor of browsers, which Node does not have. */
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

/** Returns the barcode reader, prepared once per thread. */
export function bundledReader(): Promise<void> {
  reader ??= bundled('zxing-wasm/reader/zxing_reader.wasm').then(prepareReader);
  return reader;
}

const silent = (): void => undefined;

type Decode = (bytes: ArrayBuffer) => Promise<Pixels>;

/** Memory for a picture in CMYK colours, at about 28 bytes a pixel: 28 megapixels, an A4 page at 500 dots an inch. */
const CMYK_MEGABYTES = 768;

type Codec = PictureHeader['kind'] | 'cmyk-jpeg';

const START: Record<Codec, () => Promise<Decode>> = {
  png: async () => {
    await initPng(await bundled('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));
    return (bytes) => decodePng(bytes);
  },
  jpeg: async () => {
    await initJpeg({ wasmBinary: await bundled('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'), printErr: silent });
    return (bytes) => decodeJpeg(bytes, { preserveOrientation: true });
  },
  // The other decoder supports only greyscale and three colours.
  'cmyk-jpeg': async () => async (bytes) => {
    const limits = { maxMemoryUsageInMB: CMYK_MEGABYTES, tolerantDecoding: false };
    const { data, width, height } = decodeCmyk(markedAsAdobe(new Uint8Array(bytes)), { useTArray: true, formatAsRGBA: true, ...limits });
    return { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height };
  },
  webp: async () => {
    await initWebp({ wasmBinary: await bundled('@jsquash/webp/codec/dec/webp_dec.wasm'), printErr: silent });
    return (bytes) => decodeWebp(new Uint8Array(firstFrame(new Uint8Array(bytes))).buffer);
  },
};

/** Adobe's marker segment (APP14), with the values that browsers assume for four colours without one: inverted, not transformed. */
const ADOBE = Uint8Array.from([0xff, 0xee, 0, 14, ...new TextEncoder().encode('Adobe'), 0, 100, 0, 0, 0, 0, 0]);

/** If there are two markers, the second counts, so the marker in the file takes precedence over the inserted one. */
const markedAsAdobe = (file: Uint8Array): Uint8Array => Buffer.concat([file.subarray(0, 2), ADOBE, file.subarray(2)]);

/** Recognises the decoder's error for a picture that needs more memory than allowed. */
export const isTooMuch = (error: unknown): boolean => error instanceof Error && /limit exceeded/.test(error.message);

const started = new Map<Codec, Promise<Decode>>();

/** Unpacks a picture whose header was checked. Throws on damaged data. */
export async function unpack({ kind, isCmyk }: Pick<PictureHeader, 'kind' | 'isCmyk'>, bytes: Uint8Array): Promise<Pixels> {
  if (!('ImageData' in globalThis)) Object.assign(globalThis, { ImageData: PlainImageData });
  const codec: Codec = isCmyk ? 'cmyk-jpeg' : kind;
  const decode = started.get(codec) ?? START[codec]();
  started.set(codec, decode);
  try {
    return await (await decode)(new Uint8Array(bytes).buffer);
  } catch (error) {
    // A decoder that failed may be in any state. The next picture gets a new one.
    started.delete(codec);
    throw error;
  }
}

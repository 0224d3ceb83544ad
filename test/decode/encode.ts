// Grey pixels in, JPEG and WebP files of them out, as a phone would write them.
import { readFile } from 'node:fs/promises';
import jpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js';
import webp, { init as initWebp } from '@jsquash/webp/encode.js';
import type { Luma } from '../../server/decode/pixels.ts';

const wasmBinary = async (name: string) => new Uint8Array(await readFile(new URL(import.meta.resolve(name))));

let ready: Promise<unknown> | undefined;
const encoders = () => {
  ready ??= (async () => {
    await initJpeg({ wasmBinary: await wasmBinary('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm') });
    await initWebp({ wasmBinary: await wasmBinary('@jsquash/webp/codec/enc/webp_enc_simd.wasm') });
  })();
  return ready;
};

const image = ({ width, height, data }: Luma) => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: data.length * 4 }, (_, at) => (at % 4 === 3 ? 255 : (data[at >> 2] ?? 0))),
  colorSpace: 'srgb' as const,
  pixelFormat: 'rgba-unorm8' as const,
});

export async function encodeJpeg(luma: Luma): Promise<Uint8Array> {
  await encoders();
  return new Uint8Array(await jpeg(image(luma), { quality: 80 }));
}

export async function encodeWebp(luma: Luma): Promise<Uint8Array> {
  await encoders();
  return new Uint8Array(await webp(image(luma), { quality: 80 }));
}

/** EXIF 2.32: an APP1 segment with the one tag Orientation (0x0112), behind SOI. */
export function withOrientation(jpegFile: Uint8Array, orientation: number): Uint8Array {
  const exif = Buffer.from(
    `457869660000${'4d4d002a00000008'}${'0001'}${'01120003000000010'}${orientation.toString(16).padStart(3, '0')}0000${'00000000'}`,
    'hex',
  );
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 4);
  return Buffer.concat([head, exif, jpegFile.subarray(2)]);
}

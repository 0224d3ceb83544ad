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

/** Segments of a file in their order: its headers, and the scan with what follows it. */
function segmentsOf(file: Buffer): readonly { readonly marker: number; readonly bytes: Buffer }[] {
  const found: { marker: number; bytes: Buffer }[] = [];
  for (let at = 2; at < file.length - 2; ) {
    const marker = file[at + 1] ?? 0;
    const end = marker === 0xda ? file.length - 2 : at + 2 + file.readUInt16BE(at + 2);
    found.push({ marker, bytes: file.subarray(at, end) });
    at = end;
  }
  return found;
}

/** A JPEG of four colours, as presses take them: each colour is a scan of its own with the same grey, light where nothing is printed (Adobe's way). `marked`: with Adobe's segment. */
export async function encodeCmyk(luma: Luma, { marked = true } = {}): Promise<Uint8Array> {
  await encoders();
  const grey = Buffer.from(await jpeg(image(luma), { quality: 80, color_space: 1, progressive: false, baseline: true }));
  const segments = segmentsOf(grey);
  const scan = segments.find(({ marker }) => marker === 0xda)?.bytes;
  const frame = segments.find(({ marker }) => marker === 0xc0 || marker === 0xc1)?.bytes;
  if (scan === undefined || frame?.[9] !== 1) throw new Error('the encoder no longer writes grey pictures in one scan');
  const colours = [1, 2, 3, 4];
  const table = frame[12] ?? 0;
  const wide = Buffer.concat([frame.subarray(0, 9), Buffer.from([4, ...colours.flatMap((id) => [id, 0x11, table])])]);
  wide.writeUInt16BE(wide.length - 2, 2);
  const adobe = Buffer.from([0xff, 0xee, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 0]);
  return Buffer.concat([
    grey.subarray(0, 2),
    ...(marked ? [adobe] : []),
    ...segments.filter(({ marker }) => marker === 0xdb || marker === 0xc4).map(({ bytes }) => bytes),
    wide,
    // Byte 5 of a scan's header names its component.
    ...colours.map((id) => Buffer.concat([scan.subarray(0, 5), Buffer.from([id]), scan.subarray(6)])),
    grey.subarray(-2),
  ]);
}

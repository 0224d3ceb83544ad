// Defines pictures as byte arrays and converts RGBA pixels to the grey values (luma) that every reader uses.

/** A grey picture: one byte per pixel, row by row. */
export interface Luma {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A colour picture: four bytes (red, green, blue, alpha) per pixel, row by row, as in ImageData. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/**
 * Policy: 64 Mi pixels cover every current phone camera in its default mode. A picture whose header states more is refused before decoding.
 */
export const MAX_PIXELS = 2 ** 26;
const MAX_SIDE = 16_384;

export const tooLarge = (width: number, height: number): boolean => width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS;

/** Converts with the ITU-R BT.601 weights. Blends transparent pixels with white, as a viewer shows them. */
export function toLuma({ width, height, data }: Pixels): Luma {
  const out = new Uint8Array(width * height);
  for (let to = 0, from = 0; to < out.length; to++, from += 4) {
    const grey = (306 * (data[from] ?? 0) + 601 * (data[from + 1] ?? 0) + 117 * (data[from + 2] ?? 0) + 512) >> 10;
    const alpha = data[from + 3] ?? 255;
    out[to] = alpha === 255 ? grey : 255 - ((255 - grey) * alpha) / 255;
  }
  return { width, height, data: out };
}

/** Throws a RangeError when the array length does not match the sides: a bug of the caller, never a property of the picture. */
export function checkLength(picture: Luma | Pixels, bytesPerPixel: 1 | 4): void {
  const { width, height, data } = picture;
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1 || data.length !== width * height * bytesPerPixel) {
    throw new RangeError(`picture of ${width} × ${height} pixels with ${data.length} bytes`);
  }
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

// Pictures as arrays of numbers: RGBA pixels from a decoder go in, the grey values (luma) that every reader works on come out.

/** Grey picture, one byte per pixel, row by row. */
export interface Luma {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Colour picture, four bytes (red, green, blue, alpha) per pixel, row by row: the shape of ImageData. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Policy: 64 Mi pixels hold every phone camera of today in its everyday mode; a larger header is refused before anything is unpacked. */
export const MAX_PIXELS = 2 ** 26;
const MAX_SIDE = 16_384;

export const tooLarge = (width: number, height: number): boolean => width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS;

/** ITU-R BT.601 weights; transparent pixels are laid on white paper, as a viewer would show them. */
export function toLuma({ width, height, data }: Pixels): Luma {
  const out = new Uint8Array(width * height);
  for (let to = 0, from = 0; to < out.length; to++, from += 4) {
    const grey = (306 * (data[from] ?? 0) + 601 * (data[from + 1] ?? 0) + 117 * (data[from + 2] ?? 0) + 512) >> 10;
    const alpha = data[from + 3] ?? 255;
    out[to] = alpha === 255 ? grey : 255 - ((255 - grey) * alpha) / 255;
  }
  return { width, height, data: out };
}

/** Refuses arrays whose length does not match their sides: a fault of the caller, never of the picture. */
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

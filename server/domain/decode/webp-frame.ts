// Extracts the first frame of an animated WebP as a still WebP, as a browser shows it and the decoder requires.

const HEADER = 12;
const CHUNK = 8;
/** RFC 9649 §2.7.1.1: X, Y, width, height and duration of three bytes each, and one byte of flags. */
const FRAME = 16;
const [ANIMATED, WITH_ALPHA] = [0x02, 0x10];

const ascii = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Returns the input unchanged if it is not animated or contains no complete frame. */
export function firstFrame(bytes: Uint8Array): Uint8Array {
  if (ascii(bytes, HEADER) !== 'VP8X' || ((bytes[HEADER + CHUNK] ?? 0) & ANIMATED) === 0) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = HEADER; at + CHUNK <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const start = at + CHUNK;
    if (ascii(bytes, at) === 'ANMF' && length > FRAME && start + length <= bytes.length) {
      return asStill(bytes.subarray(start + 6, start + 12), bytes.subarray(start + FRAME, start + length));
    }
    at = start + length + (length % 2);
  }
  return bytes;
}

/** `sides`: width and height minus one, three bytes each. */
function asStill(sides: Uint8Array, chunks: Uint8Array): Uint8Array {
  const still = new Uint8Array(HEADER + CHUNK + 10 + chunks.length);
  const view = new DataView(still.buffer);
  still.set(new TextEncoder().encode('RIFF'));
  view.setUint32(4, still.length - CHUNK, true);
  still.set(new TextEncoder().encode('WEBPVP8X'), 8);
  view.setUint32(16, 10, true);
  still[20] = ascii(chunks, 0) === 'ALPH' ? WITH_ALPHA : 0;
  still.set(sides, 24);
  still.set(chunks, 30);
  return still;
}

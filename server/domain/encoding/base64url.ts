// Decodes base64url without padding (RFC 4648 section 5), and accepts exactly one text per byte string.

/** Returns undefined for padding, characters outside the alphabet, impossible lengths and stray bits in the last character. */
export function decodeBase64url(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  // Node ignores invalid characters. Encoding the bytes again reveals whether it ignored any.
  return bytes.toString('base64url') === text ? bytes : undefined;
}

/** Large enough for a typical passport. Longer texts get a new buffer. */
const ROOM = 64 * 1024;
/** One buffer serves all calls, because this module is synchronous. */
const room = Buffer.alloc(ROOM);

/** Returns the first characters of a text as bytes, for immediate hashing or verification. The next call may overwrite the buffer. */
export function bytesOfFirst(text: string, length: number): Uint8Array {
  return length > ROOM ? Buffer.from(text.slice(0, length), 'latin1') : room.subarray(0, room.write(text, 0, length, 'latin1'));
}

// Base64url text in, its bytes out (RFC 4648 section 5, without padding): one text per byte string, everything else is refused.

/** Undefined for padding, characters outside the alphabet, impossible lengths and stray bits in the last character. */
export function decodeBase64url(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  // Node ignores what it does not understand; writing the bytes again shows whether anything was ignored.
  return bytes.toString('base64url') === text ? bytes : undefined;
}

/** Enough for every usual passport; longer texts are decoded into bytes of their own. */
const ROOM = 64 * 1024;
/** One buffer for all calls: nothing here is asynchronous. */
const room = Buffer.alloc(ROOM);

/** The first characters of a text as bytes, for hashing or verifying at once: they may lie in a buffer that the next call writes over. */
export function bytesOfFirst(text: string, length: number): Uint8Array {
  return length > ROOM ? Buffer.from(text.slice(0, length), 'latin1') : room.subarray(0, room.write(text, 0, length, 'latin1'));
}

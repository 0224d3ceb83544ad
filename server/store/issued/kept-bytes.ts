// Keeps the forms that were decoded last. They are named by the digest of their bytes, so they stay right however the store changes.

/** In bytes: about a thousand credentials. */
const MOST = 8 * 1024 * 1024;
/** A longer one would drive out the others. */
const LONGEST = MOST / 64;

const kept = new Map<string, Buffer>();
let held = 0;

/** `sha256` is the digest of the bytes that `decode` returns. They are shared and must not be changed. */
export function keptBytes(sha256: string, decode: () => Buffer): Buffer {
  const found = kept.get(sha256);
  if (found !== undefined) {
    // Moves it to the end, so that the least recently used ones are dropped first.
    kept.delete(sha256);
    kept.set(sha256, found);
    return found;
  }
  const bytes = decode();
  if (bytes.length > LONGEST) return bytes;
  kept.set(sha256, bytes);
  held += bytes.length;
  for (const [oldest, { length }] of kept) {
    if (held <= MOST) break;
    kept.delete(oldest);
    held -= length;
  }
  return bytes;
}

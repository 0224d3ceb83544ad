// Determines the type of a photo from its first bytes. The picture itself is only ever decoded in the sandboxed page.
import type { RunPhoto } from '../../contract/index.ts';

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte);

/** PNG (ISO/IEC 15948, 5.2), JPEG (ITU-T T.81, B.1.1.3) or WebP (RFC 9649, 2.4). */
export function kindOfPhoto(bytes: Uint8Array): RunPhoto['type'] | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  return undefined;
}

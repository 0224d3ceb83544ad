// Computes the digest of a file of any size.
import { createHash } from 'node:crypto';
import { readSync } from 'node:fs';
import { openedFile } from '../../lib/closing.ts';

/** SHA-256, hexadecimal. */
export function fileSha256(file: string): string {
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(1024 * 1024);
  using handle = openedFile(file, 'r');
  for (let read = readSync(handle.fd, buffer); read > 0; read = readSync(handle.fd, buffer)) hash.update(buffer.subarray(0, read));
  return hash.digest('hex');
}

// Determines the type of a file from its first bytes, since name and declared type may be wrong.

import { isPdf } from '../../server/domain/pdf/limits.ts';
import { isZip } from '../../server/domain/zip/archive.ts';

export type FileKind =
  | { readonly kind: 'picture'; readonly type: 'image/png' | 'image/jpeg' | 'image/webp' }
  | { readonly kind: 'document' }
  | { readonly kind: 'pack' }
  | { readonly kind: 'archive' }
  | { readonly kind: 'pdf' }
  | { readonly kind: 'unsupported'; readonly what: string };

const starts = (bytes: Uint8Array, signature: readonly number[], at = 0) => signature.every((byte, index) => bytes[at + index] === byte);
const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));

const UNSUPPORTED: readonly (readonly [what: string, signature: readonly number[], at?: number])[] = [
  ['GIF', text('GIF8')],
  ['TIFF', [0x49, 0x49, 0x2a, 0x00]],
  ['TIFF', [0x4d, 0x4d, 0x00, 0x2a]],
  ['HEIC or AVIF', text('ftyp'), 4],
  ['gzip', [0x1f, 0x8b]],
  ['RAR', text('Rar!')],
  ['7-Zip', [0x37, 0x7a, 0xbc, 0xaf]],
  ['program', [0x7f, 0x45, 0x4c, 0x46]],
  ['program', [0x4d, 0x5a, 0x90]],
];

export function sniff(bytes: Uint8Array): FileKind {
  if (starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return { kind: 'picture', type: 'image/png' };
  if (starts(bytes, [0xff, 0xd8, 0xff])) return { kind: 'picture', type: 'image/jpeg' };
  if (starts(bytes, text('RIFF')) && starts(bytes, text('WEBP'), 8)) return { kind: 'picture', type: 'image/webp' };
  if (isZip(bytes)) return { kind: 'archive' };
  if (isPdf(bytes)) return { kind: 'pdf' };
  for (const [what, signature, at] of UNSUPPORTED) if (starts(bytes, signature, at)) return { kind: 'unsupported', what };
  return isPack(bytes) ? { kind: 'pack' } : { kind: 'document' };
}

/** A pack begins with a compact JWS whose header names its type. */
function isPack(bytes: Uint8Array): boolean {
  const [header = ''] = String.fromCharCode(...bytes.subarray(0, SNIFFED_BYTES)).split('.', 1);
  if (!/^ey[\w-]+$/.test(header)) return false;
  try {
    const value: unknown = JSON.parse(atob(header.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof value === 'object' && value !== null && 'typ' in value && value.typ === 'dpp-pack+jwt';
  } catch {
    return false;
  }
}

/** The number of leading bytes that `sniff` needs. */
export const SNIFFED_BYTES = 1024;

const known = new WeakMap<Blob, FileKind>();

/** Reads the beginning of a file, once for all who ask. Rejects if it cannot be read. */
export async function kindOfFile(file: Blob): Promise<FileKind> {
  const before = known.get(file);
  if (before !== undefined) return before;
  const kind = sniff(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()));
  known.set(file, kind);
  return kind;
}

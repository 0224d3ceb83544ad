// Separates packs from other files by their first bytes.
import { SNIFFED_BYTES, sniff } from '../scan/sniff.ts';

/** Policy: more files than this are treated as documents. */
const MOST = 20;

export interface Sorted {
  readonly packs: readonly File[];
  readonly others: readonly File[];
}

export async function sortOut(files: readonly File[]): Promise<Sorted> {
  if (files.length > MOST) return { packs: [], others: files };
  const found = await Promise.all(files.map(isPack));
  return { packs: files.filter((_, at) => found[at]), others: files.filter((_, at) => !found[at]) };
}

/** An unreadable file is not a pack: the inspection reports it. */
export async function isPack(file: File): Promise<boolean> {
  try {
    return sniff(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer())).kind === 'pack';
  } catch {
    return false;
  }
}

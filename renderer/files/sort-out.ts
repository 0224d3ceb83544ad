// Files that were brought in; those that are packs and those that are not, by their first bytes, out.
import { SNIFFED_BYTES, sniff } from '../scan/sniff.ts';

/** Policy: whoever brings hundreds of files brings documents. */
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

/** A file that cannot be read is none: who inspects it says so. */
export async function isPack(file: File): Promise<boolean> {
  try {
    return sniff(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer())).kind === 'pack';
  } catch {
    return false;
  }
}

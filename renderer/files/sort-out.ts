// Separates packs and evidence bundles from other files by their bytes.
import { looksLikeBundle } from '../../server/domain/zip/evidence-bundle.ts';
import { inTurns } from '../lib/turns.ts';
import { kindOfFile } from '../scan/sniff.ts';

/** Policy: with more files than this, packs are not recognised. */
const MOST = 20;

export interface Sorted {
  readonly packs: readonly File[];
  readonly bundles: readonly File[];
  readonly others: readonly File[];
}

export async function sortOut(files: readonly File[]): Promise<Sorted> {
  const sorted: Readonly<Record<Kind, File[]>> = { pack: [], bundle: [], other: [] };
  const turn = inTurns();
  for (const file of files) {
    sorted[files.length > MOST ? await kindOfMany(file) : await kindOf(file)].push(file);
    await turn();
  }
  return { packs: sorted.pack, bundles: sorted.bundle, others: sorted.other };
}

type Kind = 'pack' | 'bundle' | 'other';

/** Among many files, opens only those whose names end in .zip. */
const kindOfMany = async (file: File): Promise<Kind> => (/\.zip$/i.test(file.name) && (await isBundle(file)) ? 'bundle' : 'other');
const kindOf = async (file: File): Promise<Kind> => ((await isPack(file)) ? 'pack' : (await isBundle(file)) ? 'bundle' : 'other');

/** An unreadable file is not a bundle: the inspection reports it. */
async function isBundle(file: File): Promise<boolean> {
  try {
    return (await kindOfFile(file)).kind === 'archive' && (await looksLikeBundle(file));
  } catch {
    return false;
  }
}

/** An unreadable file is not a pack: the inspection reports it. */
export async function isPack(file: File): Promise<boolean> {
  try {
    return (await kindOfFile(file)).kind === 'pack';
  } catch {
    return false;
  }
}

// The one decoder of this window, loaded when the first picture or camera needs it.
import type { Decoder, StillAnswer } from './decoder.ts';

let decoder: Promise<Decoder> | undefined;

export function theDecoder(): Promise<Decoder> {
  decoder ??= import('./decoder.ts').then(({ createDecoder }) => createDecoder());
  return decoder;
}

/**
 * The symbols of a picture file. A thread that stopped takes the pictures beside the bad one along: each is tried once more alone,
 * and only one that fails again is given up, with what happened as its detail.
 */
export async function decodePicture(file: Blob, signal: AbortSignal): Promise<StillAnswer> {
  const { decodeStill } = await theDecoder();
  try {
    return await decodeStill(file, signal);
  } catch {
    signal.throwIfAborted();
  }
  try {
    return await decodeStill(file, signal);
  } catch (fault) {
    signal.throwIfAborted();
    return { refused: { code: 'DPP-INP-19', detail: fault instanceof Error ? fault.message : String(fault) } };
  }
}

// The single decoder of this window, loaded when the first image or camera needs it.
import type { Decoder, StillAnswer } from './decoder.ts';

let decoder: Promise<Decoder> | undefined;

export function theDecoder(): Promise<Decoder> {
  decoder ??= import('./decoder.ts').then(({ createDecoder }) => createDecoder());
  return decoder;
}

/**
 * The symbols in an image file. A thread that stops also fails the other images in progress: each is retried once, alone,
 * and only an image that fails again is abandoned, with the cause as its detail.
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

// The single decoder of this window, loaded when the first image or camera needs it.
import type { Decoder, StillAnswer } from './decoder.ts';

let decoder: Promise<Decoder> | undefined;

export function theDecoder(): Promise<Decoder> {
  decoder ??= import('./decoder.ts').then(({ createDecoder }) => createDecoder());
  return decoder;
}

/**
 * A thread that stops also fails the other images in progress: each is read again once, and only an image that fails again is given up,
 * with the cause. An abort rejects with the reason of the signal.
 */
export async function twice<T>(read: (attempt: 1 | 2) => Promise<T>, signal: AbortSignal): Promise<T | { readonly fault: string }> {
  try {
    return await read(1);
  } catch {
    signal.throwIfAborted();
  }
  try {
    return await read(2);
  } catch (fault) {
    signal.throwIfAborted();
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }
}

/** The symbols in an image file. */
export async function decodePicture(file: Blob, signal: AbortSignal): Promise<StillAnswer> {
  const { decodeStill } = await theDecoder();
  const answer = await twice(() => decodeStill(file, signal), signal);
  return 'fault' in answer ? { refused: { code: 'DPP-INP-19', detail: answer.fault } } : answer;
}

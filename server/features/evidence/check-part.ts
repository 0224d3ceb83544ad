// Checks the bundle of a run part in a thread that has neither keys nor the store.
import { Worker } from 'node:worker_threads';
import type { CheckedPart, PartAnswer } from './part.worker.ts';

/**
 * Policy: the thread is stopped after this many milliseconds without progress. Unpacking one file, or examining one
 * inspection, takes less.
 */
const SILENCE = 120_000;
/** Policy: a bundle of ten thousand inspections takes a quarter of this memory. */
const MEMORY_MB = 1024;

/** Rejects if the check itself fails, which proves nothing about the bundle. */
export function checkPart(path: string): Promise<CheckedPart> {
  const { promise, resolve, reject } = Promise.withResolvers<CheckedPart>();
  const worker = new Worker(new URL('./part.worker.ts', import.meta.url), {
    workerData: { path },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const late = (): void => reject(new Error('the check of the bundle took too long'));
  let timer = setTimeout(late, SILENCE);
  worker.on('message', (answer: PartAnswer) => {
    clearTimeout(timer);
    if ('checked' in answer) resolve(answer.checked);
    else if ('fault' in answer) reject(new Error(answer.fault));
    else timer = setTimeout(late, SILENCE);
  });
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('the thread that checks the bundle ended')));
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}

// Checks an evidence bundle in a thread of the page, which holds no key and reaches no store.
import type { BundleFinding } from '../../server/domain/bundle/inspect.ts';

export interface CheckRequest {
  readonly archive: Blob;
}

export type CheckAnswer =
  | { readonly done: number; readonly of: number }
  | { readonly finding: BundleFinding }
  /** The check itself failed, which says nothing about the bundle. */
  | { readonly fault: string };

/** Policy: milliseconds without progress after which the thread is ended. Unpacking a file or examining an inspection takes less. */
const SILENCE = 120_000;

export interface Checking {
  readonly finding: Promise<BundleFinding>;
  stop(): void;
}

/** `finding` rejects when the check itself fails, or is stopped. */
export function checkBundle(start: () => Worker, request: CheckRequest, progress: (done: number, of: number) => void): Checking {
  const thread = start();
  const { promise, resolve, reject } = Promise.withResolvers<BundleFinding>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => reject(new Error('the check took too long')), SILENCE);
  };
  thread.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    if ('finding' in data) resolve(data.finding);
    else if ('fault' in data) reject(new Error(data.fault));
    else {
      watch();
      progress(data.done, data.of);
    }
  });
  thread.addEventListener('error', ({ message }) => reject(new Error(message || 'the thread that checks did not start')));
  watch();
  thread.postMessage(request);
  const finding = promise.finally(() => {
    clearTimeout(timer);
    thread.terminate();
  });
  return { finding, stop: () => reject(new Error('the check was stopped')) };
}

// Worker thread of the picture pool: reads picture files and answers each under its number.
import { parentPort } from 'node:worker_threads';
import { type PictureResult, readPicture } from './picture.ts';

export interface PictureTask {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly budget?: number;
}

export type PictureAnswer = { readonly id: number; readonly result: PictureResult } | { readonly id: number; readonly fault: string };

const port = parentPort;
if (port === null) throw new Error('picture.worker.ts runs as a worker thread');

port.on('message', ({ id, bytes, budget }: PictureTask) => {
  readPicture(bytes, budget === undefined ? {} : { budget }).then(
    (result) => port.postMessage({ id, result } satisfies PictureAnswer),
    (fault: unknown) => port.postMessage({ id, fault: String(fault) } satisfies PictureAnswer),
  );
});

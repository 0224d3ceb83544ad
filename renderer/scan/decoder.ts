// The typed interface to the decoding threads: one for live frames, some for images.

import { MAX_PICTURE_BYTES, type Refusal, readHeader } from '../../server/domain/decode/header.ts';
import type { ReadSymbol } from '../../server/domain/decode/symbol.ts';
import type { DecodeAnswer, DecodeRequest, FrameAnswer } from './decode.worker.ts';
import decodeWorker from './decode.worker.ts?worker&url';
import { ownWorker } from './own-worker.ts';

export type { FrameAnswer, ReadSymbol };

export type StillAnswer = { readonly symbols: readonly ReadSymbol[] } | { readonly refused: Refusal };

export interface Decoder {
  /** The active decoder: `jsqr` where WebAssembly cannot be compiled. */
  readonly reader: Promise<ReadSymbol['reader']>;
  /** One fast pass; consumes the image. `frame` is a counter that selects the symbologies of this pass. */
  decodeFrame(image: ImageBitmap | VideoFrame, frame: number): Promise<FrameAnswer>;
  /** All passes. A bad file is a value; an abort rejects with the reason of the signal. */
  decodeStill(file: Blob, signal?: AbortSignal): Promise<StillAnswer>;
  /** The passes that begin within `budget` milliseconds; consumes the image. */
  decodeImage(image: ImageBitmap, budget: number, signal?: AbortSignal): Promise<readonly ReadSymbol[]>;
  close(): void;
}

type Task = Exclude<DecodeRequest, { kind: 'cancel' }> extends infer T ? (T extends DecodeRequest ? Omit<T, 'id'> : never) : never;

/** Threads for images, which start when they are needed. One core is left to the window and the workbench. */
const STILLS = Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1));

/** No image takes this long within the budget of all passes: a thread that does is stuck on a hostile image. */
const STILL_TIMEOUT = 30_000;

export function createDecoder(): Decoder {
  const frames = startThread();
  const stills = Array.from({ length: STILLS }, startThread);
  let turn = 0;
  const still: Thread['run'] = (...task) => (stills[turn++ % stills.length] as Thread).run(...task);
  return {
    reader: frames.reader(),
    decodeFrame: (image, frame) => frames.run({ kind: 'frame', image, frame }, [image]),
    decodeStill: async (file, signal) => {
      signal?.throwIfAborted();
      if (file.size > MAX_PICTURE_BYTES) {
        return refuse('DPP-INP-10', `The file has ${file.size} bytes; pictures may have at most ${MAX_PICTURE_BYTES}.`);
      }
      const header = readHeader(new Uint8Array(await file.arrayBuffer()));
      if ('refused' in header) return header;
      const image = await createImageBitmap(file).catch(() => undefined);
      if (image === undefined) return refuse('DPP-INP-19', 'The picture is damaged and cannot be unpacked.');
      const { width, height } = header.header;
      const { symbols } = await still({ kind: 'still', image }, [image], signal, STILL_TIMEOUT);
      return symbols.length > 0 ? { symbols } : refuse('DPP-INP-18', `No code was found in the picture of ${width} × ${height} pixels.`);
    },
    decodeImage: async (image, budget, signal) => (await still({ kind: 'still', image, budget }, [image], signal, STILL_TIMEOUT)).symbols,
    close: () => {
      frames.close();
      for (const thread of stills) thread.close();
    },
  };
}

const refuse = (code: Refusal['code'], detail: string): StillAnswer => ({ refused: { code, detail } });

interface Pending {
  readonly resolve: (answer: FrameAnswer) => void;
  readonly reject: (fault: unknown) => void;
}

interface Thread {
  reader(): Promise<ReadSymbol['reader']>;
  run(task: Task, transfer: Transferable[], signal?: AbortSignal, timeout?: number): Promise<FrameAnswer>;
  close(): void;
}

/** Starts a thread on first use and restarts it when it dies: the current work is rejected, later work succeeds. */
function startThread(): Thread {
  const pending = new Map<number, Pending>();
  let ids = 0;
  let worker: Worker | undefined;
  let ready = Promise.withResolvers<ReadSymbol['reader']>();

  const stop = (fault: Error): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(fault);
    pending.clear();
  };

  const started = (): Worker => {
    if (worker !== undefined) return worker;
    worker = ownWorker(decodeWorker, 'decode');
    worker.addEventListener('error', () => stop(new Error('the decoding thread stopped')));
    worker.addEventListener('message', ({ data }: MessageEvent<DecodeAnswer>) => {
      if (data.kind === 'ready') {
        ready.resolve(data.reader);
        return;
      }
      const task = pending.get(data.id);
      pending.delete(data.id);
      if (data.kind === 'symbols') task?.resolve(data);
      else task?.reject(new Error(data.detail));
    });
    return worker;
  };

  return {
    reader: () => {
      started();
      return ready.promise;
    },
    run: async (task, transfer, signal, timeout) => {
      const id = ids++;
      const { promise, resolve, reject } = Promise.withResolvers<FrameAnswer>();
      pending.set(id, { resolve, reject });
      const abort = (): void => {
        worker?.postMessage({ kind: 'cancel', id } satisfies DecodeRequest);
        pending.delete(id);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      const timer = timeout === undefined ? undefined : setTimeout(() => stop(new Error('the picture took too long')), timeout);
      started().postMessage({ ...task, id }, transfer);
      if (signal?.aborted === true) abort();
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      }
    },
    close: () => {
      stop(new Error('the decoder was closed'));
      ready = Promise.withResolvers();
    },
  };
}

// A pack and the trust it is judged with in; its chunks judged out, by threads of their own for the command line or by this one.
import { Worker } from 'node:worker_threads';
import { PackRefusal } from '../pack/pack.ts';
import type { OpenPack } from '../pack/read.ts';
import type { Trust } from '../trust/trust.ts';
import { type JudgedChunk, judgeChunk } from './pack-judge.ts';
import type { JudgeAnswer, JudgeData } from './pack-judge.worker.ts';

export interface Judges {
  /** Chunks that may be under way at once. */
  readonly most: number;
  judge(chunk: number, first: number): Promise<JudgedChunk>;
  close(): Promise<void>;
}

export interface JudgingPack {
  readonly file: string;
  readonly pack: OpenPack;
  readonly now: Date;
  readonly trust: Trust;
}

/** Others are served between two chunks. */
export const judgeHere = ({ pack, now, trust }: JudgingPack): Judges => ({
  most: 1,
  judge: async (chunk, first) => {
    await new Promise(setImmediate);
    return judgeChunk(pack.entries(chunk), first, { now, trust });
  },
  close: async () => {},
});

/** What a chunk leaves behind is collected early, or every thread would keep a hundred megabytes of it. */
const YOUNG = { maxYoungGenerationSizeMb: 8 } as const;

/** Of the trust only the issuers count for whether a credential holds; a list that lives in the store cannot be handed over. */
export function judgeInThreads({ file, pack, now, trust }: JudgingPack, threads: number): Judges {
  const { statusLists: _, ...rest } = trust;
  const data: JudgeData = { file, sha256: pack.sha256, now, trust: rest };
  const waiting = new Map<number, { resolve(judged: JudgedChunk): void; reject(fault: Error): void }>();
  let ended: Error | undefined;
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./pack-judge.worker.ts', import.meta.url), { workerData: data, resourceLimits: YOUNG }),
  );
  for (const worker of workers) {
    worker.on('message', (answer: JudgeAnswer) => {
      const { resolve, reject } = waiting.get(answer.chunk) ?? {};
      waiting.delete(answer.chunk);
      if ('judged' in answer) resolve?.(answer.judged);
      else reject?.(new PackRefusal(answer.refused, answer.detail));
    });
    worker.on('error', (thrown) => {
      ended = thrown instanceof Error ? thrown : new Error(String(thrown));
      for (const { reject } of waiting.values()) reject(ended);
      waiting.clear();
    });
  }
  return {
    most: 2 * threads,
    judge: (chunk, first) =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) return reject(ended);
        waiting.set(chunk, { resolve, reject });
        workers[chunk % threads]?.postMessage({ chunk, first });
      }),
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  };
}

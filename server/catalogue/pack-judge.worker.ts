// A pack's file and the trust as worker data, then chunk after chunk as messages in; each chunk judged out.
import { parentPort, workerData } from 'node:worker_threads';
import { PackRefusal, type PackRefusalCode } from '../pack/pack.ts';
import { openPack } from '../pack/read.ts';
import type { Trust } from '../trust/trust.ts';
import { type JudgedChunk, judgeChunk } from './pack-judge.ts';

export interface JudgeData {
  readonly file: string;
  /** The signed header that was admitted: a file that was exchanged since is refused. */
  readonly sha256: string;
  readonly now: Date;
  readonly trust: Trust;
}

export interface JudgeTask {
  readonly chunk: number;
  readonly first: number;
}

export type JudgeAnswer =
  | { readonly chunk: number; readonly judged: JudgedChunk }
  | { readonly chunk: number; readonly refused: PackRefusalCode; readonly detail: string | undefined };

const { file, sha256, now, trust } = workerData as JudgeData;
const pack = openPack(file);

parentPort?.on('message', ({ chunk, first }: JudgeTask) => parentPort?.postMessage(answer(chunk, first)));

function answer(chunk: number, first: number): JudgeAnswer {
  if (pack.sha256 !== sha256) return { chunk, refused: 'changed-chunk', detail: 'the file was exchanged while it was read' };
  try {
    return { chunk, judged: judgeChunk(pack.entries(chunk), first, { now, trust }) };
  } catch (error) {
    if (!(error instanceof PackRefusal)) throw error;
    return { chunk, refused: error.code, detail: error.detail };
  }
}

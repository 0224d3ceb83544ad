// Process entry: a pack's file and the trust as the first message in, then chunk after chunk; each chunk judged out, its rows into a file of this process.
import { flushCompileCache } from 'node:module';
import type { Trust } from '../../domain/trust/trust.ts';
import { PackRefusal, type PackRefusalCode } from './format/pack.ts';
import { type OpenPack, openPack } from './format/read.ts';
import { type JudgedChunk, judgeChunk } from './judge.ts';
import { openPart, type Part } from './part.ts';

export interface JudgeData {
  readonly file: string;
  /** The signed header that was admitted: a file that was exchanged since is refused. */
  readonly sha256: string;
  readonly now: Date;
  readonly trust: Trust;
  /** Name of the part, and the file that is to be made for it. */
  readonly part: string;
  readonly rows: string;
}

export interface JudgeTask {
  readonly chunk: number;
  readonly first: number;
}

/** What was judged so far is closed; what comes is written to another file. */
export interface OtherPart {
  readonly part: string;
  readonly otherRows: string;
}

export type JudgeAnswer =
  | { readonly closed: string }
  | { readonly chunk: number; readonly judged: JudgedChunk }
  | { readonly chunk: number; readonly refused: PackRefusalCode; readonly detail: string | undefined };

interface Given {
  readonly data: JudgeData;
  readonly pack: OpenPack;
  readonly part: Part;
}

let given: Given | undefined;

process.on('message', (message: JudgeData | JudgeTask | OtherPart) => {
  if (!process.connected) return;
  if ('file' in message) given = { data: message, pack: openPack(message.file), part: openPart(message.rows) };
  else if (given === undefined) return;
  else if ('otherRows' in message) {
    const { data, pack, part } = given;
    part.close();
    given = { data: { ...data, part: message.part }, pack, part: openPart(message.otherRows) };
    send({ closed: data.part });
  } else {
    send(answer(message, given));
    keepWhatWasCompiled();
  }
});
/** Once all of it has run: whoever asks ends this process without a word. */
const keepWhatWasCompiled = (): void => {
  if (!kept) flushCompileCache();
  kept = true;
};
let kept = false;

/** Whoever asked may be gone by now; then nobody waits for the answer. */
const send = (answer: JudgeAnswer): void => void process.send?.(answer, undefined, {}, () => {});
// Whoever asked is gone: nobody waits for an answer.
process.on('disconnect', () => process.exit(0));

function answer({ chunk, first }: JudgeTask, { data: { sha256, now, trust, part }, pack, part: { fill } }: Given): JudgeAnswer {
  if (pack.sha256 !== sha256) return { chunk, refused: 'changed-chunk', detail: 'the file was exchanged while it was read' };
  try {
    let rows = 0;
    const entries = pack.entries(chunk);
    // In the file before it is told: whoever notes it as done may count on it.
    const judged = fill((keep) =>
      judgeChunk(entries, first, { now, trust }, (row) => {
        keep(row);
        rows++;
      }),
    );
    return { chunk, judged: { ...judged, rows: [], elsewhere: { part, rows } } };
  } catch (error) {
    if (!(error instanceof PackRefusal)) throw error;
    return { chunk, refused: error.code, detail: error.detail };
  }
}

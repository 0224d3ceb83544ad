// Process entry: judges chunks of a pack on request, and writes their rows to a file of this process.
// The first message names the pack's file and the trust data.
import { flushCompileCache } from 'node:module';
import type { Trust } from '../../domain/trust/trust.ts';
import { takeFastestEngine } from '../engines/index.ts';
import { PackRefusal, type PackRefusalCode } from './format/pack.ts';
import { type OpenPack, openPack } from './format/read.ts';
import { type JudgedChunk, judgeChunk } from './judge.ts';
import { openPart, type Part } from './part.ts';

export interface JudgeData {
  readonly file: string;
  /** Digest of the admitted signed header. A file that was exchanged since is refused. */
  readonly sha256: string;
  readonly now: Date;
  readonly trust: Trust;
  /** The name of the part, and the file to create for it. */
  readonly part: string;
  readonly rows: string;
}

export interface JudgeTask {
  readonly chunk: number;
  readonly first: number;
}

/** Closes the present file; further rows go to another one. */
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

takeFastestEngine();

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
/** Flushes the compile cache after the first chunk, because the parent kills this process without notice. */
const keepWhatWasCompiled = (): void => {
  if (!kept) flushCompileCache();
  kept = true;
};
let kept = false;

/** Ignores a failed send: the parent may have exited, and no process waits for the answer. */
const send = (answer: JudgeAnswer): void => void process.send?.(answer, undefined, {}, () => {});
// The parent has exited.
process.on('disconnect', () => process.exit(0));

function answer({ chunk, first }: JudgeTask, { data: { sha256, now, trust, part }, pack, part: { fill } }: Given): JudgeAnswer {
  if (pack.sha256 !== sha256) return { chunk, refused: 'changed-chunk', detail: 'the file was exchanged while it was read' };
  try {
    let rows = 0;
    const entries = pack.entries(chunk);
    // Writes the rows before it answers, so that the parent may record the chunk as done.
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

// Judges the chunks of a pack, in separate processes for the command line or in this process.
import { fork } from 'node:child_process';
import type { Trust } from '../../domain/trust/trust.ts';
import { takeFastestEngine } from '../engines/index.ts';
import { PackRefusal } from './format/pack.ts';
import type { OpenPack } from './format/read.ts';
import { type JudgedChunk, type JudgedRow, judgeChunk } from './judge.ts';
import type { JudgeAnswer, JudgeData, OtherPart } from './judge-process.ts';
import { newPart, partFile } from './parts.ts';

export interface Judges {
  readonly processes: number;
  /** The maximum number of chunks in progress. */
  readonly most: number;
  judge(chunk: number, first: number): Promise<JudgedChunk>;
  /** Closes the files of all chunks requested so far, once they are judged; later chunks go to new files. */
  another?(): Promise<void>;
  close(): Promise<void>;
}

export interface JudgingPack {
  readonly file: string;
  readonly pack: OpenPack;
  readonly now: Date;
  readonly trust: Trust;
}

/** Serves other requests between two chunks. */
export function judgeHere({ pack, now, trust }: JudgingPack): Judges {
  takeFastestEngine();
  return {
    processes: 1,
    most: 1,
    judge: async (chunk, first) => {
      await new Promise(setImmediate);
      const rows: JudgedRow[] = [];
      const judged = judgeChunk(pack.entries(chunk), first, { now, trust }, (row) => rows.push(row));
      return { ...judged, rows };
    },
    close: async () => {},
  };
}

/** Collects short-lived objects early. Otherwise each process would hold about a hundred megabytes of them. */
export const YOUNG = '--max-semi-space-size=4';
/** Passes on all options except a program given as an option, which the child would run instead of this one. */
const AS_OPTION: ReadonlySet<string> = new Set(['-e', '--eval', '-p', '--print', '-pe']);
const carriedOn = (options: readonly string[]): string[] =>
  options.filter((option, at) => !AS_OPTION.has(option) && !AS_OPTION.has(options[at - 1] ?? ''));

const program = new URL('./judge-process.ts', import.meta.url);

/** SQLite attaches at most ten files to the store, one of which is the main program's staging file. */
const MOST = 8;

/**
 * Uses processes and not threads: threads that start and end have crashed the whole runtime (V8's table of compiled
 * code). Of the trust data only the issuers decide whether a credential holds; lists that live in the store cannot be
 * sent to a process. Each process writes its rows to a file in `folder`.
 */
export function judgeInProcesses({ file, pack, now, trust }: JudgingPack, folder: string, wanted: number): Judges {
  const processes = Math.min(wanted, MOST);
  const { statusLists: _, ...rest } = trust;
  const data: Omit<JudgeData, 'part' | 'rows'> = { file, sha256: pack.sha256, now, trust: rest };
  const waiting = new Map<number, { resolve(judged: JudgedChunk): void; reject(fault: Error): void }>();
  /** Keyed by the part that each process writes to. */
  const closing = new Map<string, () => void>();
  let ended: Error | undefined;
  let over = false;
  const end = (why: Error): void => {
    ended ??= why;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  const children = Array.from({ length: processes }, () =>
    fork(program, {
      serialization: 'advanced',
      execArgv: [...carriedOn(process.execArgv), YOUNG],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  for (const child of children) {
    child.on('message', (message) => {
      const answer = message as JudgeAnswer;
      if ('closed' in answer) return closing.get(answer.closed)?.();
      const { resolve, reject } = waiting.get(answer.chunk) ?? {};
      waiting.delete(answer.chunk);
      if ('judged' in answer) resolve?.(answer.judged);
      else reject?.(new PackRefusal(answer.refused, answer.detail));
    });
    child.on('error', end);
    child.on('exit', (code, signal) => {
      if (!over) end(new Error(`a process that verifies the pack ended (${signal ?? code})`));
    });
  }
  const parts = children.map((child) => {
    const part = newPart();
    child.send({ ...data, part, rows: partFile(folder, part) } satisfies JudgeData);
    return part;
  });
  return {
    processes,
    most: 2 * processes,
    judge: (chunk, first) =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) return reject(ended);
        waiting.set(chunk, { resolve, reject });
        children[chunk % processes]?.send({ chunk, first });
      }),
    another: async () => {
      await Promise.all(
        children.map((child, at) => {
          const [before = '', part] = [parts[at], newPart()];
          parts[at] = part;
          child.send({ part, otherRows: partFile(folder, part) } satisfies OtherPart);
          return new Promise<void>((resolve) => closing.set(before, resolve));
        }),
      );
    },
    close: async () => {
      over = true;
      await Promise.all(
        children.map((child) => {
          if (child.exitCode !== null || child.signalCode !== null) return undefined;
          // Not `once` of node:events, which would reject if a message failed to reach the child.
          const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
          child.kill('SIGKILL');
          return gone;
        }),
      );
    },
  };
}

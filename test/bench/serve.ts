// Two servers and a load on each in; the median of the interleaved ratios of their processor times per request out. The load comes from a process of its own.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Load, Loaded } from './load.ts';
import { concluded, type Measured, median } from './measure.ts';
import type { ServedOpening, Usage } from './served.ts';
import { settle } from './settle.ts';

export interface Side {
  readonly opening: ServedOpening;
  readonly targets: readonly string[];
}

export interface ServedComparison {
  readonly name: string;
  /** `same size`: node:http sends as many bytes as the real answer has. */
  readonly limit: 'same size' | Side;
  readonly real: Side;
  readonly accept: string;
  readonly atLeast: number;
}

export interface ServedMeasured extends Measured {
  /** Requests per second as the load saw them: they depend on the machine and on what else runs there, and are told only. */
  readonly limitPerSecond: number;
  readonly realPerSecond: number;
  /** Of the real side at the end, bytes. */
  readonly resident: number;
}

const ROUNDS = 11;
/** Milliseconds of one side in one round; what is written anew for each reader takes a hundred times as long as what is kept. */
const SLICE = 300;
const WARM_UP = 2_000;

const program = (name: string): ChildProcess =>
  fork(fileURLToPath(new URL(name, import.meta.url)), [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

function told<T>(child: ChildProcess, message: object): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a process of the benchmark ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (answer: T & { readonly failed?: string }) => {
      child.off('exit', ended);
      if (answer.failed === undefined) resolve(answer);
      else reject(new Error(answer.failed));
    });
    child.send(message);
  });
}

interface ServedRound {
  readonly limit: Answered;
  readonly real: Answered;
}

interface Answered {
  /** Microseconds of processor time for one request. */
  readonly each: number;
  readonly perSecond: number;
  readonly resident: number;
}

export const measureServed = (comparison: ServedComparison): Promise<ServedMeasured> =>
  settle({
    rounds: (times) => servedRounds(comparison, times * ROUNDS),
    conclude: (samples) => ({
      ...concluded(
        comparison.name,
        comparison.atLeast,
        samples.map(({ limit, real }) => ({ limit: limit.each, real: real.each })),
      ),
      limitPerSecond: median(samples.map(({ limit }) => limit.perSecond)),
      realPerSecond: median(samples.map(({ real }) => real.perSecond)),
      resident: samples.at(-1)?.real.resident ?? Number.NaN,
    }),
  });

async function servedRounds({ limit, real, accept }: ServedComparison, rounds: number): Promise<readonly ServedRound[]> {
  const children = [program('./load.ts'), program('./served.ts'), program('./served.ts')] as const;
  const [load, realServer, limitServer] = children;
  try {
    const open = async (server: ChildProcess, { opening, targets }: Side) => {
      const { port } = await told<{ port: number }>(server, { opening });
      const ask = (requests: number) => told<Loaded>(load, { port, requests, targets, accept } satisfies Load);
      const run = async (requests: number): Promise<Answered> => {
        const before = await told<Usage>(server, {});
        const { took } = await ask(requests);
        const after = await told<Usage>(server, {});
        return { each: (after.processor - before.processor) / requests, perSecond: (requests / took) * 1000, resident: after.resident };
      };
      await ask(WARM_UP);
      const { took, bytes } = await ask(WARM_UP);
      const requests = Math.max(50, Math.ceil((WARM_UP * SLICE) / took));
      return { bytes, run: () => run(requests) };
    };
    const realSide = await open(realServer, real);
    const bare: ServedOpening = { side: 'bare', bytes: realSide.bytes, type: accept };
    const limitSide = await open(limitServer, limit === 'same size' ? { opening: bare, targets: real.targets } : limit);
    const samples: ServedRound[] = [];
    for (let round = 0; round < rounds; round++) {
      // Sides take turns at going first, so that a noisy machine disturbs both alike.
      const first = await (round % 2 === 0 ? limitSide : realSide).run();
      const second = await (round % 2 === 0 ? realSide : limitSide).run();
      samples.push(round % 2 === 0 ? { limit: first, real: second } : { limit: second, real: first });
    }
    return samples;
  } finally {
    for (const child of children) child.kill();
  }
}

// Texts of credentials in; the processor time that a process needs which does nothing but verify them, from text to evidence, out: the limit of everything that verifies and does more.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Trust } from '../../server/domain/trust/trust.ts';
import { verifyCredential } from '../../server/domain/verify/index.ts';
import { takeFastestEngine } from '../../server/features/engines/index.ts';
import { YOUNG } from '../../server/features/packs/judges.ts';
import { issuer, NOW, trusting } from '../fixtures/issuing.ts';

interface Sample {
  /** By the fastest engine that is installed, as in bulk; otherwise by node:crypto. */
  readonly fastest: boolean;
  readonly texts: readonly string[];
  readonly trust: Trust;
}

export interface Verifying {
  /**
   * Microseconds for each of them, of all threads of a process together: what collects the garbage of verifying belongs to it. `beside` so many others that do the same:
   * cores that work at once share caches and heat, and each takes a little longer than one that works alone.
   */
  time(beside: number): Promise<number>;
  close(): void;
}

/** Processes as a pack's are: started alike, with the same bound for their memory. */
export async function openVerifying(texts: readonly string[], processes: number, fastest = false): Promise<Verifying> {
  const all = await Promise.all(Array.from({ length: processes }, () => openOne(texts, fastest)));
  return {
    time: async (beside) => {
      const times = await Promise.all(all.slice(0, beside + 1).map(({ time }) => time()));
      return times.reduce((sum, time) => sum + time, 0) / times.length;
    },
    close: () => {
      for (const { close } of all) close();
    },
  };
}

async function openOne(texts: readonly string[], fastest: boolean): Promise<{ time(): Promise<number>; close(): void }> {
  const child = fork(fileURLToPath(import.meta.url), { serialization: 'advanced', execArgv: [...process.execArgv, YOUNG] });
  const over = once(child, 'exit').then(() => {
    throw new Error('a process that verifies the sample ended');
  });
  over.catch(() => undefined);
  const time = async (): Promise<number> => {
    child.send('verify');
    const [microseconds] = await Promise.race([once(child, 'message') as Promise<[number]>, over]);
    return microseconds;
  };
  const { statusLists: _, ...trust } = trusting(issuer());
  child.send({ texts, trust, fastest } satisfies Sample);
  // Until its code is compiled.
  for (let round = 0; round < 3; round++) await time();
  return { time, close: () => void child.kill() };
}

function verifyAll({ texts, trust }: Sample): number {
  const start = process.cpuUsage();
  for (const text of texts) {
    const [integrity] = verifyCredential({ kind: 'vc-jwt', text, flags: [] }, { now: NOW, trust }).evidence;
    if (integrity?.code !== 'DPP-SIG-01') throw new Error(`a credential of the bench does not hold: ${integrity?.code}`);
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / texts.length;
}

if (import.meta.main) {
  let sample: Sample | undefined;
  process.on('message', (message: Sample | 'verify') => {
    if (message !== 'verify') {
      sample = message;
      if (sample.fastest) takeFastestEngine();
    } else if (sample !== undefined) process.send?.(verifyAll(sample));
  });
}

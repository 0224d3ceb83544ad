// Judging credentials in two more processes and keeping what is found, against one thread twice as fast that does the same; both over the same chunks, in interleaved rounds. Processor time
// of all that take part: what other programs take of the machine is not counted. Cores that work at once share caches, memory and often execution units, so each is slower than one that works
// alone. How much is measured in each round with processes that only verify, and the limit is that much slower: what remains is what handing the work over costs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPack } from '../../server/features/packs/format/read.ts';
import { type Judges, judgeHere, judgeInProcesses } from '../../server/features/packs/judges.ts';
import { openPart } from '../../server/features/packs/part.ts';
import { issuer, NOW, trusting } from '../fixtures/issuing.ts';
import { familyTime } from './family.ts';
import { type Measured, median, print, type Round } from './measure.ts';
import { packOf, textsIn } from './packed.ts';
import { settle } from './settle.ts';
import { openVerifying } from './verifying.ts';

const PROCESSES = 2;
/** Credentials that show how much slower two cores are at once. */
const SAMPLE = 20_000;

export async function measureBulk(credentials = 30_000, rounds = 9): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-bulk-'));
  const { file } = packOf(credentials, folder, { chunkTarget: 2 ** 18 });
  const pack = openPack(file);
  const verifying = await openVerifying(textsIn(file, SAMPLE), PROCESSES, true);
  const judging = { file, pack, now: NOW, trust: trusting(issuer()) };
  const own = openPart(join(folder, 'own.sqlite'));
  const kept = (judges: Judges): Judges => ({
    ...judges,
    judge: async (chunk, first) => {
      const judged = await judges.judge(chunk, first);
      own.fill((keep) => {
        for (const row of judged.rows) keep(row);
      });
      return judged;
    },
  });
  const [here, beside] = [kept(judgeHere(judging)), judgeInProcesses(judging, folder, PROCESSES)];
  let first = 0;
  const round = async (judges: Judges): Promise<{ readonly time: number; readonly wall: number }> => {
    const chunks = pack.header.chunks.map(({ entries }, chunk) => {
      first += entries;
      return { chunk, first: first - entries };
    });
    const [start, used] = [performance.now(), familyTime()];
    const queue = chunks.values();
    const found = await Promise.all(Array.from({ length: judges.most }, () => drain(judges, queue)));
    const [wall, after] = [1000 * (performance.now() - start), familyTime()];
    if (found.reduce((sum, rows) => sum + rows, 0) !== credentials) throw new Error('a credential of the bench does not hold');
    const side = judges === beside ? PROCESSES : 1;
    const time = used === undefined || after === undefined ? wall : (after - used) / side;
    return { time: time / credentials, wall: wall / credentials };
  };
  /** Sides take turns at going first, so that a noisy machine disturbs both alike. */
  const sample = async (at: number): Promise<Sample> => {
    const first = await round(at % 2 === 0 ? here : beside);
    const second = await round(at % 2 === 0 ? beside : here);
    const [one, many] = at % 2 === 0 ? [first, second] : [second, first];
    const [alone, atOnce] = [await verifying.time(0), await verifying.time(PROCESSES - 1)];
    return { limit: one.time / PROCESSES, real: many.time, wall: one.wall / PROCESSES / many.wall, slower: atOnce / alone };
  };
  try {
    // The first round starts the processes and has the code compiled.
    await sample(0);
    return await settle({
      rounds: async (times) => {
        const samples: Sample[] = [];
        for (let at = 0; at < times * rounds; at++) samples.push(await sample(at));
        return samples;
      },
      conclude,
    });
  } finally {
    await beside.close();
    verifying.close();
    pack.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Sample extends Round {
  /** The ratio by the clock on the wall. */
  readonly wall: number;
  readonly slower: number;
}

function conclude(samples: readonly Sample[]): Measured {
  const of = (ratio: (sample: Sample) => number): number => median(samples.map(ratio));
  const [wall, alone] = [of((one) => one.wall), of(({ limit, real }) => limit / real)];
  // A median of its own: the noise of two measurements would add up in each round. Cores are never faster at once.
  const slower = Math.max(
    1,
    of((one) => one.slower),
  );
  return {
    name: `bulk verification, ${PROCESSES} processes (by the clock on the wall ${wall.toFixed(2)}; against a core that works alone × ${PROCESSES} ${alone.toFixed(2)}) / one thread × ${PROCESSES}, each ${slower.toFixed(2)} times slower at once`,
    ratio: slower * alone,
    atLeast: 0.92,
    limitMicroseconds: slower * of(({ limit }) => limit),
    realMicroseconds: of(({ real }) => real),
  };
}

async function drain(judges: Judges, chunks: Iterator<{ readonly chunk: number; readonly first: number }>): Promise<number> {
  let rows = 0;
  for (let next = chunks.next(); next.done !== true; next = chunks.next()) {
    const { rows: found, elsewhere } = await judges.judge(next.value.chunk, next.value.first);
    rows += elsewhere?.rows ?? found.length;
  }
  return rows;
}

if (import.meta.main) print([await measureBulk()]);

// Judging a pack's credentials in two processes beside, against this one thread twice as fast; both over the same chunks, in interleaved rounds. By the clock on the wall: says something on an idle machine only. Reported, not gated.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Judges, judgeBeside, judgeHere } from '../../server/catalogue/pack-judges.ts';
import { openPack } from '../../server/pack/read.ts';
import { openWriter } from '../../server/pack/write.ts';
import { signerOfKey } from '../../server/snapshot/signed-file.ts';
import { OPERATOR } from '../snapshot/office.ts';
import { issuer, NOW, passport, token, trusting } from '../verify/issuing.ts';
import { type Measured, median, print } from './measure.ts';

const PROCESSES = 2;

export async function measureBulk(credentials = 10_000, rounds = 7): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-bulk-'));
  const file = join(folder, 'bench.pack');
  const writer = openWriter(file, { chunkTarget: 2 ** 18 });
  for (let at = 0; at < credentials; at++) writer.add({ kind: 'credential', text: token(passport({ id: `urn:bench:${at}` })) });
  writer.finish({ series: '0'.repeat(32), sequence: 1, creator: 'bench', issuedAt: '2027-06-01T00:00:00Z' }, signerOfKey(OPERATOR));
  writer.close();
  const pack = openPack(file);
  const judging = { file, pack, now: NOW, trust: trusting(issuer()) };
  const [here, beside] = [judgeHere(judging), judgeBeside(judging, folder, PROCESSES)];
  const round = async (judges: Judges): Promise<number> => {
    const start = performance.now();
    const chunks = pack.header.chunks.keys();
    const found = await Promise.all(Array.from({ length: judges.most }, () => drain(judges, chunks)));
    if (found.reduce((sum, rows) => sum + rows, 0) !== credentials) throw new Error('a credential of the bench does not hold');
    return (1000 * (performance.now() - start)) / credentials;
  };
  try {
    const samples: { limitTime: number; realTime: number }[] = [];
    // The first round starts the processes and has the code compiled.
    for (let at = 0; at <= rounds; at++) {
      const sample = { limitTime: (await round(here)) / PROCESSES, realTime: await round(beside) };
      if (at > 0) samples.push(sample);
    }
    return {
      name: `bulk verification, ${PROCESSES} processes / one thread × ${PROCESSES}`,
      ratio: median(samples.map(({ limitTime, realTime }) => limitTime / realTime)),
      atLeast: 0.92,
      limitMicroseconds: median(samples.map(({ limitTime }) => limitTime)),
      realMicroseconds: median(samples.map(({ realTime }) => realTime)),
    };
  } finally {
    await beside.close();
    pack.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function drain(judges: Judges, chunks: Iterator<number>): Promise<number> {
  let rows = 0;
  for (let { value, done } = chunks.next(); done !== true; { value, done } = chunks.next()) {
    const { rows: found, elsewhere } = await judges.judge(value, 0);
    rows += elsewhere?.rows ?? found.length;
  }
  return rows;
}

if (import.meta.main) print([await measureBulk()]);

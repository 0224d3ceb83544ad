// Ed25519 in bulk by the fastest engine that is installed, in as many processes as there are cores, against bare crypto.verify on as many cores. Without libsodium the rows are reported and not gated.
import { availableParallelism } from 'node:os';
import { takeFastestEngine } from '../../server/features/engines/index.ts';
import { libsodium } from '../../server/features/engines/libsodium.ts';
import { passport, token } from '../fixtures/issuing.ts';
import { type Comparison, type Measured, measure, median, print, rowOf } from './measure.ts';
import { settle } from './settle.ts';
import { bulkSignature, eddsaJcs, sdJwt, signature, untpPassport, vcJwt } from './verify.ts';
import { openVerifying } from './verifying.ts';

const CORES = availableParallelism();
const SAMPLE = 2_000;

export async function measureFastest(rounds = 5): Promise<readonly Measured[]> {
  const before = await settle(rowOf(bulkSignature()));
  takeFastestEngine();
  const text = libsodium() === undefined ? [] : [named(eddsaJcs(0.52)), named(vcJwt(0.85)), named(sdJwt(true, 0.85))];
  const settled: Measured[] = [];
  for (const comparison of text) settled.push(await settle(rowOf(comparison)));
  return [before, ...settled, await credentials('small', passport(), rounds), await credentials('UNTP', untpPassport(0), rounds)];
}

const named = (comparison: Comparison): Comparison => ({ ...comparison, name: `by libsodium: ${comparison.name}` });

/** From text to evidence: the bytes of a credential cost what no engine makes faster, so the row is reported and not gated. */
async function credentials(name: string, made: ReturnType<typeof passport>, rounds: number): Promise<Measured> {
  const texts = Array.from({ length: SAMPLE }, (_, at) => token({ ...made, id: `urn:bench:${at}` }));
  const verifying = await openVerifying(texts, CORES, true);
  try {
    const samples: { bare: number; real: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const { limitMicroseconds: bare } = measure(signature(), { rounds: 3, slice: 20 });
      samples.push({ bare, real: await verifying.time(CORES - 1) });
    }
    return {
      name: `bulk verification of ${name} tokens of ${texts[0]?.length} bytes by ${libsodium() === undefined ? 'node:crypto' : 'libsodium'}, text to evidence, ${CORES} processes / bare crypto.verify × ${CORES}`,
      ratio: median(samples.map(({ bare, real }) => bare / real)),
      atLeast: 0,
      limitMicroseconds: median(samples.map(({ bare }) => bare)) / CORES,
      realMicroseconds: median(samples.map(({ real }) => real)) / CORES,
    };
  } finally {
    verifying.close();
  }
}

if (import.meta.main) print(await measureFastest());

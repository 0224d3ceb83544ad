// The representations of a passport, from the cache, anew and for the first time (`--first`: those alone), against node:http sending the same number of bytes.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { print } from './measure.ts';
import { measureServed, type ServedMeasured } from './serve.ts';
import { codeOf, publishedStoreOf, storeOf } from './stores.ts';

const DPP = '/api/v1/public/dpp/DPP-09520123456788-ABC123';

/** What is signed is served as the bytes that are stored; what is written for its reader is told, not gated. */
const REPRESENTATIONS = [
  { name: 'vc', target: `${DPP}/vc`, accept: 'application/vc+ld+json', anewAtLeast: 0.4 },
  { name: 'vc.jwt', target: `${DPP}/vc.jwt`, accept: 'text/plain', anewAtLeast: 0.4 },
  { name: 'passport', target: DPP, accept: 'application/json', anewAtLeast: 0 },
  { name: 'aas.json', target: `${DPP}/aas.json`, accept: 'application/json', anewAtLeast: 0 },
] as const;

export async function measureRepresentations(): Promise<readonly ServedMeasured[]> {
  const folder = storeOf(0);
  const results: ServedMeasured[] = [];
  try {
    for (const { name, target, accept, anewAtLeast } of REPRESENTATIONS) {
      for (const [how, bytes, atLeast] of [
        ['from the cache', undefined, 0.45],
        ['made anew', 0, anewAtLeast],
      ] as const) {
        const opening = { side: 'public', folder, ...(bytes === undefined ? {} : { cacheBytes: bytes }) } as const;
        results.push(
          await measureServed({
            name: `${name}, ${how} / node:http`,
            limit: 'same size',
            real: { opening, targets: [target] },
            accept,
            atLeast,
          }),
        );
      }
    }
    return [...results, ...(await measureFirst())];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Their credentials take more than the forms that a process keeps decoded, so that asked in turn none of them is found there. */
const MANY = 1_200;

/** What the first request for each passport costs, which repeated requests for one do not show. */
export async function measureFirst(): Promise<readonly ServedMeasured[]> {
  const folder = await publishedStoreOf(MANY);
  try {
    const results: ServedMeasured[] = [];
    for (const { name, accept } of REPRESENTATIONS.slice(0, 2)) {
      const targets = Array.from({ length: MANY }, (_, at) => `/api/v1/public/dpp/${codeOf(at)}/${name}`);
      const real = { opening: { side: 'public', folder, cacheBytes: 0 }, targets } as const;
      results.push(await measureServed({ name: `${name}, first request / node:http`, limit: 'same size', real, accept, atLeast: 0 }));
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  print(await (process.argv.includes('--first') ? measureFirst() : measureRepresentations()));

// A store of a million passports compared with one of ten thousand: the time to resolve an item, and the memory of the process that does.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { print } from './measure.ts';
import { targetsIn } from './resolver.ts';
import { measureServed, type ServedMeasured, type Side } from './serve.ts';
import { storeOf } from './stores.ts';

const MILLION = 1_000_000;
const TEN_THOUSAND = 10_000;
/** DESIGN: 200 MB of resident memory for the public process. */
const RESIDENT = 200e6;

export async function measureMillion(): Promise<readonly ServedMeasured[]> {
  const [small, large] = [storeOf(TEN_THOUSAND), storeOf(MILLION)];
  const side = (folder: string, passports: number): Side => ({
    opening: { side: 'public', folder, cacheBytes: 0 },
    targets: targetsIn(passports, 50_000),
  });
  try {
    const looked = await measureServed({
      name: 'resolver, made anew, 10 000 / 1 000 000 passports',
      limit: side(small, TEN_THOUSAND),
      real: side(large, MILLION),
      accept: 'application/json',
      atLeast: 1 / 1.3,
    });
    // As it is run: with the cache, filled to its bound.
    const kept = await measureServed({
      name: 'resolver, 50 000 items in turn, 10 000 / 1 000 000 passports, cache on',
      limit: { ...side(small, TEN_THOUSAND), opening: { side: 'public', folder: small } },
      real: { ...side(large, MILLION), opening: { side: 'public', folder: large } },
      accept: 'application/json',
      atLeast: 0,
    });
    const resident = Math.max(looked.resident, kept.resident);
    return [
      looked,
      kept,
      { ...kept, name: 'resident memory at 1 000 000 passports, 200 MB / real', ratio: RESIDENT / resident, atLeast: 1, resident },
    ];
  } finally {
    for (const folder of [small, large]) rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await measureMillion();
  print(results);
  for (const { name, resident } of results) console.log(`${name}: ${(resident / 1e6).toFixed(0)} MB`);
  process.exitCode = results.every(({ ratio, atLeast }) => ratio >= atLeast) ? 0 : 1;
}

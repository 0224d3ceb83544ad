// Compares a store of a million passports with one of ten thousand: the time to resolve an item, the memory of the process that does, and
// the time to search the list.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApp } from '../../server/features/app/open-app.ts';
import { indexAllWords } from '../../server/store/passports/index-words.ts';
import { type Measured, print } from './measure.ts';
import { targetsIn } from './resolver.ts';
import { measureServed, type Side } from './serve.ts';
import { dppCodeOf, type Item, itemOf, storeOf } from './stores.ts';

const MILLION = 1_000_000;
const TEN_THOUSAND = 10_000;
/** DESIGN: 200 MB of resident memory for the public process. */
const RESIDENT = 200e6;

const SEARCHES: Readonly<Record<string, (item: Item) => string>> = {
  'a code': dppCodeOf,
  'a serial number': ({ serial }) => serial,
  'a GTIN with 1 000 items': ({ gtin }) => gtin,
  'a word of all passports': () => 'dpp-0952',
};

const SEARCHED = 2_000;

async function measureSearches(small: string, large: string): Promise<readonly Measured[]> {
  for (const folder of [small, large]) {
    const { store, close } = openApp({ folder });
    indexAllWords(store);
    close();
  }
  const side = (folder: string, passports: number, query: (item: Item) => string): Side => ({
    opening: { side: 'workbench', folder },
    targets: Array.from({ length: SEARCHED }, (_, at) => `/workbench/passports?query=${query(itemOf(((at + 1) * 7919) % passports))}`),
  });
  const results: Measured[] = [];
  for (const [what, query] of Object.entries(SEARCHES))
    results.push(
      await measureServed({
        name: `search for ${what}, 10 000 / 1 000 000 passports`,
        limit: side(small, TEN_THOUSAND, query),
        real: side(large, MILLION, query),
        accept: 'application/json',
        atLeast: 1 / 1.3,
      }),
    );
  return results;
}

export async function measureMillion(): Promise<readonly Measured[]> {
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
    console.log(`resident: ${(resident / 1e6).toFixed(0)} MB`);
    return [
      looked,
      kept,
      { ...kept, name: 'resident memory at 1 000 000 passports, 200 MB / real', ratio: RESIDENT / resident, atLeast: 1 },
      ...(await measureSearches(small, large)),
    ];
  } finally {
    for (const folder of [small, large]) rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await measureMillion();
  print(results);
  process.exitCode = results.every(({ ratio, atLeast }) => ratio >= atLeast) ? 0 : 1;
}

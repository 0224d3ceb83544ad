// GTIN and serial to the passport's page or its reference, from the cache and anew, against node:http sending the same number of bytes.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { print } from './measure.ts';
import { measureServed, type ServedComparison, type ServedMeasured } from './serve.ts';
import { itemOf, storeOf } from './stores.ts';

const target = (number: number): string => {
  const { gtin, serial } = itemOf(number);
  return `/api/v1/public/01/${gtin}/21/${serial}`;
};

/** Spread over the whole store, the same at every run: multiples of a number that has no divisor in common with the store's size. */
export const targetsIn = (passports: number, count = 5_000): readonly string[] =>
  Array.from({ length: count }, (_, at) => target((at * 7_919) % passports));

const comparisons = (folder: string, passports: number): readonly ServedComparison[] => {
  const kept = { opening: { side: 'public', folder }, targets: targetsIn(passports, 1_000) } as const;
  const anew = { opening: { side: 'public', folder, cacheBytes: 0 }, targets: targetsIn(passports) } as const;
  const limit = 'same size';
  return [
    { name: 'resolver, redirect from the cache / node:http', limit, real: kept, accept: 'text/html', atLeast: 0.45 },
    { name: 'resolver, redirect made anew / node:http', limit, real: anew, accept: 'text/html', atLeast: 0.4 },
    { name: 'resolver, reference from the cache / node:http', limit, real: kept, accept: 'application/json', atLeast: 0.45 },
    // The document is parsed for the name in the reader's language: told, not gated.
    { name: 'resolver, reference made anew / node:http', limit, real: anew, accept: 'application/json', atLeast: 0 },
  ];
};

export async function measureResolver(): Promise<readonly ServedMeasured[]> {
  const passports = 10_000;
  const folder = storeOf(passports);
  try {
    const results: ServedMeasured[] = [];
    for (const comparison of comparisons(folder, passports)) results.push(await measureServed(comparison));
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) print(await measureResolver());

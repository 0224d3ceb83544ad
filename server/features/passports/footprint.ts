// Compares the carbon footprint of a passport with those of other products of its category that are held here.
import type { FootprintAmong } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { Refusal } from '../../lib/problem.ts';
import { latestFootprints } from '../../store/passports/footprints.ts';
import { passportByCode } from '../../store/passports/passports.ts';
import { passportOf } from '../../store/passports/record.ts';
import type { Store } from '../../store/store.ts';

/** Policy: the maximum number of passports examined, so that a screen never waits for a large store. */
const MOST = 1000;

const KILOGRAMS = { 'kg CO2e': 1, 't CO2e': 1000 } as const;

const kilograms = (value: number, unit: string): number | undefined =>
  Object.hasOwn(KILOGRAMS, unit) ? value * KILOGRAMS[unit as keyof typeof KILOGRAMS] : undefined;

/**
 * A product counts once, by its latest passport: a thousand items of one model are one product. Invalid passports are
 * skipped, and samples are compared only with each other.
 */
export function footprintAmong(store: Store, dppCode: string): FootprintAmong {
  const record = passportByCode(store, dppCode);
  if (record === undefined) throw new Refusal('not-found', `there is no passport '${dppCode.slice(0, 100)}'`);
  const { carbonFootprint: stated } = passportOf(record);
  const value = stated === undefined ? undefined : kilograms(stated.value, stated.unit);
  if (stated === undefined || value === undefined) throw new Refusal('not-found', 'this passport states no carbon footprint');
  const { perUnit: per } = stated;
  const latest = latestFootprints(store, record.category, MOST + 1);
  const examined = latest.slice(0, MOST);
  const others = new Map<string, number>();
  for (const other of examined) {
    const product = other.gtin ?? other.dppCode;
    const isComparable = other.status !== 'invalid' && (other.sample === 1) === record.sample && (other.per ?? undefined) === per;
    if (product === (record.gtin ?? dppCode) || others.has(product) || !isComparable || other.value === null || other.unit === null)
      continue;
    const found = kilograms(other.value, other.unit);
    if (found !== undefined) others.set(product, found);
  }
  return {
    value,
    ...defined({ per }),
    others: [...others.values()].sort((one, other) => one - other),
    examined: examined.length,
    isCut: latest.length > MOST,
  };
}

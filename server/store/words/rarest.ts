// Picks the parts of a search that few passports have: the index walks all passports that have a part.
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';
import { indexedParts, isWhole, partsOf } from './parts.ts';

/** Passports that are looked at. A part that none of them has is in less than one of a hundred, with a probability of 99 %. */
const SAMPLED = 512;
/** Two parts together leave hardly any passport that does not contain the words. */
const PARTS = 2;
/** Policy: the largest share of passports that may have a short part. The index collects all of them before it returns the first one. */
const RARE = 0.05;

interface Sample {
  /** The number of passports when it was drawn. */
  readonly of: number;
  readonly texts: readonly string[];
  /** How many of the texts have a part. */
  readonly counts: ReadonlyMap<string, number>;
}

const samples = new WeakMap<Db, Sample>();

/** Drawn again when there are twice as many passports, or half as many. */
function sampleOf(db: Db): Sample {
  const of = statement(db, 'SELECT coalesce(sum(number), 0) FROM passport_counts').pluck().get() as number;
  const known = samples.get(db);
  if (known !== undefined && of < 2 * known.of && known.of < 2 * of) return known;
  const last = statement(db, 'SELECT max(id) FROM passports').pluck().get() as number | null;
  const text = statement(db, 'SELECT search FROM passports WHERE id >= ? ORDER BY id LIMIT 1').pluck();
  const texts = last === null ? [] : Array.from({ length: SAMPLED }, (_, at) => text.get(Math.ceil((at * last) / SAMPLED)) as string);
  const counts = new Map<string, number>();
  for (const part of texts.flatMap((each) => indexedParts(each).split(' '))) counts.set(part, (counts.get(part) ?? 0) + 1);
  const sample = { of, texts, counts };
  samples.set(db, sample);
  return sample;
}

const shareOf = (part: string, { texts, counts }: Sample): number =>
  (isWhole(part) ? (counts.get(part) ?? 0) : texts.filter((text) => text.includes(part)).length) / texts.length;

/** The query for the index, of up to two parts of the folded words. Undefined if the index would not help. */
export function rarestParts(db: Db, words: readonly string[]): string | undefined {
  // The tokenizer of the index separates at control characters.
  const parts = new Set(words.flatMap(partsOf).filter((part) => !/\p{Cc}/u.test(part)));
  if (parts.size === 0) return undefined;
  const sample = sampleOf(db);
  const rarest = [...parts]
    // Of equally rare parts, the last: a code begins with what it shares with other codes and ends with what is its own.
    .toReversed()
    .map((part) => ({ part, share: shareOf(part, sample) }))
    .filter(({ part, share }) => isWhole(part) || share <= RARE)
    .toSorted((one, other) => one.share - other.share)
    .slice(0, PARTS);
  return rarest.length === 0 ? undefined : rarest.map(({ part }) => `"${part.replaceAll('"', '""')}"${isWhole(part) ? '' : '*'}`).join(' ');
}

// Picks the parts of a search that few passports have, so that the index need not be walked for those that nearly all have.
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';

/** Policy: below this number of passports, every search is quick. */
export const FEW = 5_000;
/** Passports that are looked at. A part that none of them has is in less than one of a hundred, with a probability of 99 %. */
const SAMPLED = 512;
/** Three parts together leave hardly any passport that does not contain the words. */
const PARTS = 3;
/** Policy: the largest share of passports that may have a part. Comparing more of them takes longer than walking the index. */
const RARE = 0.05;

interface Sample {
  /** The number of passports when it was drawn. */
  readonly of: number;
  readonly texts: readonly string[];
}

const samples = new WeakMap<Db, Sample>();

/** Drawn again when there are twice as many passports, or half as many. */
function sampleOf(db: Db, of: number): readonly string[] {
  const known = samples.get(db);
  if (known !== undefined && of < 2 * known.of && known.of < 2 * of) return known.texts;
  const last = statement(db, 'SELECT max(id) FROM passports').pluck().get() as number;
  const text = statement(db, 'SELECT search FROM passports WHERE id >= ? ORDER BY id LIMIT 1').pluck();
  const texts = Array.from({ length: SAMPLED }, (_, at) => text.get(Math.ceil((at * last) / SAMPLED)) as string);
  samples.set(db, { of, texts });
  return texts;
}

/** The query for the index of up to three rare parts of the folded words. Undefined if they have none, or if there are few passports. */
export function rareParts(db: Db, words: readonly string[], few = FEW): string | undefined {
  const of = statement(db, 'SELECT coalesce(sum(number), 0) FROM passport_counts').pluck().get() as number;
  if (of < few) return undefined;
  const texts = sampleOf(db, of);
  const parts = new Set(words.flatMap((word) => partsOf([...word])));
  const rare = [...parts]
    .map((part) => ({ part, share: texts.filter((text) => text.includes(part)).length / texts.length }))
    .filter(({ share }) => share <= RARE)
    .toSorted((one, other) => one.share - other.share)
    .slice(0, PARTS);
  return rare.length === 0 ? undefined : rare.map(({ part }) => `"${part.replaceAll('"', '""')}"`).join(' ');
}

const partsOf = (characters: readonly string[]): string[] =>
  Array.from({ length: Math.max(0, characters.length - 2) }, (_, at) => characters.slice(at, at + 3).join(''));

// An Accept header and the media types on offer in, the best one out, by RFC 9110 §12.5.1; undefined when none is acceptable.

interface Range {
  readonly type: string;
  readonly q: number;
  readonly specificity: number;
}

const weight = (text: string | undefined): number =>
  text !== undefined && /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 1;

/** Clients of a kind all say the same. */
const KEPT = 100;
const kept = new Map<string, readonly Range[]>();

function ranges(accept: string): readonly Range[] {
  const known = kept.get(accept);
  if (known !== undefined) return known;
  const read = readRanges(accept);
  if (kept.size === KEPT) kept.clear();
  if (accept.length <= 500) kept.set(accept, read);
  return read;
}

function readRanges(accept: string): readonly Range[] {
  return accept
    .split(',')
    .slice(0, 50)
    .flatMap((part) => {
      const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      if (!/^[^\s/]+\/[^\s/]+$/.test(type)) return [];
      const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [{ type, q: weight(q), specificity: type === '*/*' ? 0 : type.endsWith('/*') ? 1 : 2 }];
    });
}

const matches = (range: string, type: string): boolean =>
  range === '*/*' || range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));

/** What each type on offer weighs, 0 to 1: the most specific range decides. */
export function weights(accept: string, offers: readonly string[]): readonly number[] {
  const wanted = ranges(accept);
  return offers.map((offer) => {
    const best = wanted.filter((range) => matches(range.type, offer)).sort((a, b) => b.specificity - a.specificity)[0];
    return best?.q ?? 0;
  });
}

/** Among equals the first on offer wins. No header means anything goes. */
export function negotiate<T extends string>(accept: string | undefined, offers: readonly T[]): T | undefined {
  if (accept === undefined || accept.trim() === '') return offers[0];
  const weighed = weights(accept, offers);
  const top = Math.max(...weighed);
  return top > 0 ? offers[weighed.indexOf(top)] : undefined;
}

// An Accept header and the media types on offer in, the best one out, by RFC 9110 §12.5.1; undefined when none is acceptable.

interface Range {
  readonly type: string;
  readonly q: number;
  readonly specificity: number;
}

const weight = (text: string | undefined): number =>
  text !== undefined && /^(?:0?\.\d{1,3}|0\.?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 1;

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

/** The most specific range that covers each type on offer. */
const ranked = (accept: string, offers: readonly string[]): readonly (Range | undefined)[] => {
  const wanted = ranges(accept);
  return offers.map((offer) => wanted.filter((range) => matches(range.type, offer)).sort((a, b) => b.specificity - a.specificity)[0]);
};

const before = (a: Range, b: Range): number => b.q - a.q || b.specificity - a.specificity;

/**
 * Which of the types on offer the client likes best. Of types with the same weight, one that it names goes before one that only a wildcard covers:
 * `application/json, text/plain, *\/*` asks for JSON.
 */
export function preferred(accept: string, offers: readonly string[]): readonly boolean[] {
  const found = ranked(accept, offers);
  const best = found.filter((range) => range !== undefined && range.q > 0).sort((a, b) => (a && b ? before(a, b) : 0))[0];
  return found.map((range) => range !== undefined && best !== undefined && before(range, best) === 0);
}

/** One of several representations; among equals the first on offer wins. No header means anything goes. */
export function negotiate<T extends string>(accept: string | undefined, offers: readonly T[]): T | undefined {
  if (accept === undefined || accept.trim() === '') return offers[0];
  const liked = preferred(accept, offers);
  return offers.find((_, at) => liked[at]);
}

/** One of several names of the same bytes: of names with the same weight the first on offer wins, which is the one that the interface states. */
export function mediaTypeFor<T extends string>(accept: string | undefined, names: readonly T[]): T | undefined {
  if (accept === undefined || accept.trim() === '') return names[0];
  const weighed = ranked(accept, names).map((range) => range?.q ?? 0);
  const top = Math.max(...weighed);
  return top > 0 ? names[weighed.indexOf(top)] : undefined;
}

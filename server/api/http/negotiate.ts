// Selects a media type for an Accept header by RFC 9110 §12.5.1; undefined if none is acceptable.
import { PROBLEM_TYPE } from '../../lib/problem.ts';

interface Range {
  readonly type: string;
  readonly q: number;
  readonly specificity: number;
}

const weight = (text: string | undefined): number =>
  text !== undefined && /^(?:0?\.\d{1,3}|0\.?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 1;

/** The number of parsed headers to cache. Clients of one kind all send the same header. */
const KEPT = 100;
const kept = new Map<string, Accepted>();

interface Accepted {
  readonly ranges: readonly Range[];
  /** The preferred offers among each list of offers. The lists are constants of the endpoints. */
  readonly liked: WeakMap<readonly string[], readonly boolean[]>;
}

function accepted(accept: string): Accepted {
  const known = kept.get(accept);
  if (known !== undefined) return known;
  const read = { ranges: readRanges(accept), liked: new WeakMap() };
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

/** The most specific range that covers each offered type. */
const ranked = (accept: string, offers: readonly string[]): readonly (Range | undefined)[] => {
  const wanted = accepted(accept).ranges;
  return offers.map((offer) => wanted.filter((range) => matches(range.type, offer)).sort((a, b) => b.specificity - a.specificity)[0]);
};

const before = (a: Range, b: Range): number => b.q - a.q || b.specificity - a.specificity;

/**
 * Which of the offered types the client prefers most. Among types with the same weight, a type that the client names precedes one that only
 * a wildcard covers: `application/json, text/plain, *\/*` selects JSON.
 */
export function preferred(accept: string, offers: readonly string[]): readonly boolean[] {
  const { liked } = accepted(accept);
  const known = liked.get(offers);
  if (known !== undefined) return known;
  const found = ranked(accept, offers);
  const best = found.filter((range) => range !== undefined && range.q > 0).sort((a, b) => (a && b ? before(a, b) : 0))[0];
  const each = found.map((range) => range !== undefined && best !== undefined && before(range, best) === 0);
  liked.set(offers, each);
  return each;
}

/** Selects one of several representations. Among equals, the first offer wins. Without the header, any type is acceptable. */
export function negotiate<T extends string>(accept: string | undefined, offers: readonly T[]): T | undefined {
  if (accept === undefined || accept.trim() === '') return offers[0];
  const liked = preferred(accept, offers);
  return offers.find((_, at) => liked[at]);
}

const PAGE_OR_DATA = [PROBLEM_TYPE, 'application/json', 'text/html'] as const;

/** True for a browser: the client prefers a page to data for programs. */
export const wantsPage = (accept: string | undefined): boolean => negotiate(accept, PAGE_OR_DATA) === 'text/html';

/**
 * Selects one of several names of the same bytes. Among names with the same weight, the first offer wins, which is the name that the
 * interface states.
 */
export function mediaTypeFor<T extends string>(accept: string | undefined, names: readonly T[]): T | undefined {
  if (accept === undefined || accept.trim() === '') return names[0];
  const weighed = ranked(accept, names).map((range) => range?.q ?? 0);
  const top = Math.max(...weighed);
  return top > 0 ? names[weighed.indexOf(top)] : undefined;
}

// Builds the record of one issuer from every admitted list: the entries in favour, those against and all former ones.
import type { IssuerRecord, KnownIssuer, ListFacts, ListWord, OperatorWords } from '../trust/trust.ts';
import { meetWords } from './meet-words.ts';
import type { Reach } from './reach.ts';
import type { AdmittedList, Said } from './trust-set.ts';

export interface RecordContext {
  readonly operators: readonly { readonly reach: Reach; readonly spanOf: ReturnType<typeof spansOf> }[];
  /** The age and the flaws of each operator's newest list, by operator. */
  readonly ages: ReadonlyMap<string, ListFacts>;
}

/** `unlisted` are the entries that come from no list: those of a person on this computer and of this service. */
export function recordOf(said: readonly Said[], unlisted: readonly KnownIssuer[], context: RecordContext): IssuerRecord {
  const { operators, ages } = context;
  const spoken = operators.flatMap(({ reach, spanOf }) => {
    const words = wordsOf(said, spanOf);
    return words.length === 0 ? [] : [{ reach, words, facts: ages.get(reach.operator) }];
  });
  const listed = spoken.flatMap(({ words }) => words);
  return {
    words: [...spoken.flatMap(({ words, reach, facts }) => inFavour(words, reach, facts)), ...unlisted],
    against: spoken.flatMap(({ words, facts }) => {
      const last = lastWord(words.filter(({ isReached }) => isReached));
      return last === undefined || last.status === 'granted' ? [] : [withFacts(last, facts)];
    }),
    former: [...listed.sort((one, other) => other.sequence - one.sequence).map(({ issuer }) => issuer), ...unlisted],
    operators: spoken.map(
      ({ words, reach }): OperatorWords => ({
        words,
        newest: reach.newest.length,
        retracts: reach.reached.flatMap(({ retracts = [] }) => retracts),
      }),
    ),
    unlisted,
  };
}

type Span = Omit<ListWord, 'issuer'>;

/** Returns a function that summarises the lists `from` to `to` of an operator. Cached, because most issuers share a few spans. */
export function spansOf({ operator, reached, newest }: Reach, lists: ReadonlyMap<number, AdmittedList>) {
  const known = new Map<string, Span | undefined>();
  const named = new Set(reached.flatMap(({ retracts = [] }) => retracts.flatMap((one) => ('sha256' in one ? [one.sha256] : []))));
  const read = (from: number, to: number): Span | undefined => {
    if (lists.get(from)?.operator !== operator) return undefined;
    const spoken = Array.from({ length: to - from + 1 }, (_, at) => lists.get(from + at)).filter((list) => list?.operator === operator);
    const own = spoken.filter((list) => list !== undefined);
    const explained = own.filter((list) => reached.includes(list));
    return {
      sequence: Math.max(...(explained.length > 0 ? explained : own).map(({ sequence }) => sequence)),
      isReached: explained.length > 0,
      newest: own.filter((list) => newest.includes(list)).length,
      isRetracted: own.every(({ sha256 }) => named.has(sha256)),
    };
  };
  return (from: number, to: number): Span | undefined => {
    const name = `${from}-${to}`;
    if (!known.has(name)) known.set(name, read(from, to));
    return known.get(name);
  };
}

const wordsOf = (said: readonly Said[], spanOf: ReturnType<typeof spansOf>): readonly ListWord[] =>
  said
    .flatMap(({ issuer, from, to }) => {
      const span = spanOf(from, to);
      return span === undefined ? [] : [{ ...span, issuer }];
    })
    .sort((one, other) => one.sequence - other.sequence);

const withFacts = (issuer: KnownIssuer, facts: ListFacts | undefined): KnownIssuer =>
  facts === undefined ? issuer : { ...issuer, list: facts };

/** Returns the entry in the newest list. If two lists share that number, returns what both state. */
function inFavour(words: readonly ListWord[], { newest }: Reach, facts: ListFacts | undefined): readonly KnownIssuer[] {
  const said = words.filter((word) => word.newest > 0);
  const naming = said.reduce((sum, word) => sum + word.newest, 0);
  return naming === 0 || naming < newest.length ? [] : [withFacts(meetWords(said.map(({ issuer }) => issuer)), facts)];
}

/** Returns the last entry, which counts until a later list of the operator replaces it, even if newer lists omit the issuer. */
function lastWord(words: readonly ListWord[]): KnownIssuer | undefined {
  const last = words.at(-1)?.sequence;
  const latest = words.filter(({ sequence }) => sequence === last).map(({ issuer }) => issuer);
  return latest.length === 0 ? undefined : meetWords(latest);
}

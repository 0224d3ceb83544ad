// What was ever said here of one issuer, from every admitted list: the words in favour, those against, and what became of each key.
import type { IssuerRecord, KeyRecord, KeyWindow, KnownIssuer, ListFacts } from '../../trust/trust.ts';
import { parseDateTime } from '../../verify/dates.ts';
import { keyOf, methodIdsOf } from '../../verify/issuer-keys.ts';
import { meetWords } from './meet-words.ts';
import type { Reach } from './reach.ts';
import type { AdmittedList, Retraction, Said } from './trust-set.ts';

/** One list's word on the issuer. */
interface Word {
  readonly list: AdmittedList;
  readonly issuer: KnownIssuer;
}

/** What one operator said, lowest number first, and which of its lists count. */
interface Operator {
  readonly reach: Reach;
  readonly words: readonly Word[];
  readonly facts: ListFacts | undefined;
}

export interface RecordContext {
  readonly reaches: readonly Reach[];
  readonly listsByNumber: ReadonlyMap<number, AdmittedList>;
  /** Age and flaws of an operator's newest list. */
  readonly factsOf: (reach: Reach) => ListFacts | undefined;
}

/** `extra`: words that come from no list, of a person here or of the own service. */
export function recordOf(
  said: readonly Said[],
  extra: readonly KnownIssuer[],
  { reaches, listsByNumber, factsOf }: RecordContext,
): IssuerRecord {
  const words = said.flatMap((one) => wordsOf(one, listsByNumber));
  const operators = reaches.map((reach): Operator => {
    const own = words.filter(({ list }) => list.operator === reach.operator).sort((one, other) => one.list.sequence - other.list.sequence);
    return { reach, words: own, facts: factsOf(reach) };
  });
  const known = new Map<string, KeyRecord>();
  return {
    words: [...operators.flatMap(wordInFavour), ...extra],
    against: operators.flatMap(({ reach, words: own, facts }) => {
      const last = lastWord(own.filter(({ list }) => reach.reached.includes(list)));
      return last === undefined || last.status === 'granted' ? [] : [withFacts(last, facts)];
    }),
    former: [...words.sort((one, other) => other.list.sequence - one.list.sequence).map(({ issuer }) => issuer), ...extra],
    keyRecord: (fingerprint) => {
      let record = known.get(fingerprint);
      if (record === undefined) {
        record = keyRecordOf(fingerprint, operators, extra);
        known.set(fingerprint, record);
      }
      return record;
    },
  };
}

function wordsOf({ issuer, from, to }: Said, lists: ReadonlyMap<number, AdmittedList>): readonly Word[] {
  const operator = lists.get(from)?.operator;
  const words: Word[] = [];
  for (let number = from; number <= to; number++) {
    const list = lists.get(number);
    if (list !== undefined && list.operator === operator) words.push({ list, issuer });
  }
  return words;
}

const withFacts = (issuer: KnownIssuer, facts: ListFacts | undefined): KnownIssuer =>
  facts === undefined ? issuer : { ...issuer, list: facts };

/** What the newest list says; of two with one number, what both say. */
function wordInFavour({ reach: { newest }, words, facts }: Operator): readonly KnownIssuer[] {
  const said = newest.map((list) => words.find((word) => word.list === list)?.issuer);
  if (said.length === 0 || said.some((issuer) => issuer === undefined)) return [];
  return [withFacts(meetWords(said.filter((issuer) => issuer !== undefined)), facts)];
}

/** Its last word stays until a later list of its own says otherwise, also where newer lists leave the issuer out. */
function lastWord(words: readonly Word[]): KnownIssuer | undefined {
  const last = words.at(-1)?.list.sequence;
  const latest = words.filter(({ list }) => list.sequence === last).map(({ issuer }) => issuer);
  return latest.length === 0 ? undefined : meetWords(latest);
}

/** One operator's word on one key in one list. */
interface KeyWord {
  readonly list: AdmittedList;
  readonly methodId: string;
  readonly revoked?: number;
  readonly end: number;
  readonly window: KeyWindow;
}

function keyRecordOf(fingerprint: string, operators: readonly Operator[], extra: readonly KnownIssuer[]): KeyRecord {
  const vouching = operators
    .map(({ reach, words }) => ({
      reach,
      retracts: reach.reached.flatMap(({ retracts = [] }) => retracts),
      words: words.flatMap(({ list, issuer }) => keyWords(issuer, fingerprint).map((word) => ({ ...word, list }))),
    }))
    .filter(({ words }) => words.length > 0);
  const others = extra.flatMap((issuer) => keyWords(issuer, fingerprint));
  const revoked = [
    ...vouching.flatMap(({ words, retracts }) => words.filter(({ list }) => !isNamed(retracts, list.sha256))),
    ...others,
  ].flatMap((word) => word.revoked ?? []);
  const ends = [
    ...vouching.map(({ reach, words }) => lastOf(words, reach)?.end ?? Number.POSITIVE_INFINITY),
    ...others.map(({ end }) => end),
  ];
  const ended = Math.max(...ends);
  return {
    vouched: ends.length > 0,
    ...(revoked.length === 0 ? {} : { revoked: Math.min(...revoked) }),
    ...(ended === Number.POSITIVE_INFINITY || ends.length === 0 ? {} : { ended }),
    lastWindows: vouching.flatMap(({ reach, words }) => {
      const last = lastOf(words, reach);
      return last === undefined || reach.newest.some((list) => words.some((word) => word.list === list)) ? [] : [last.window];
    }),
    isRetracted: (sha256) =>
      ends.length > 0 && others.length === 0 && vouching.every(({ words, retracts }) => isRetractedBy(retracts, words, sha256)),
  };
}

const lastOf = (words: readonly KeyWord[], { reached }: Reach): KeyWord | undefined => words.findLast(({ list }) => reached.includes(list));

function keyWords(issuer: KnownIssuer, fingerprint: string): readonly Omit<KeyWord, 'list'>[] {
  return methodIdsOf(issuer).flatMap((methodId) => {
    const found = keyOf(issuer, methodId);
    if (found.kind !== 'key' || found.key.fingerprint !== fingerprint) return [];
    const { from, until, revoked, expires } = found;
    const end = Math.min(momentOf(until), momentOf(expires));
    return [
      {
        methodId,
        end,
        window: { id: methodId, ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) },
        ...(revoked === undefined ? {} : { revoked: parseDateTime(revoked) ?? Number.NEGATIVE_INFINITY }),
      },
    ];
  });
}

/** No date is no end; one that cannot be read is long ago. */
const momentOf = (date: string | undefined): number =>
  date === undefined ? Number.POSITIVE_INFINITY : (parseDateTime(date) ?? Number.NEGATIVE_INFINITY);

const isNamed = (retracts: readonly Retraction[], sha256: string): boolean =>
  retracts.some((one) => 'sha256' in one && one.sha256 === sha256);

const isRetractedBy = (retracts: readonly Retraction[], words: readonly KeyWord[], sha256: string): boolean =>
  isNamed(retracts, sha256) ||
  retracts.some((one) => 'key' in one && words.some(({ methodId }) => methodId === one.key) && !one.except.includes(sha256));

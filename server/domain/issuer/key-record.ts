// Summarises every entry on one key of an issuer, past and present.

import { parseDateTime } from '../dates/dates.ts';
import type { KeyWindow } from '../keys/identity.ts';
import { keyOf, methodIdsOf } from '../trust/issuer-keys.ts';
import type { IssuerRecord, KnownIssuer, ListWord, OperatorWords } from '../trust/trust.ts';
import type { Retraction } from '../trust/vouching.ts';

/** Times are in milliseconds since the Unix epoch. */
export interface KeyRecord {
  /** True if any source has ever vouched for the key. */
  readonly vouched: boolean;
  /** The earliest moment from which any list states that the key is revoked. */
  readonly revoked: number;
  /**
   * The latest end of the key among the last entries of all sources that vouched for it. If two lists of a source have the same number,
   * `ended`, for statements against something, takes the later end, and `endedInFavour` the earlier.
   */
  readonly ended: number;
  readonly endedInFavour: number;
  /** For each source whose newest list no longer names the key: the windows in its last list that names it. */
  readonly lastWindows: readonly KeyWindow[];
  /** True if every source that vouched for the key has retracted the statement with one of these names under it. */
  isRetracted(names: () => readonly string[]): boolean;
}

const records = new WeakMap<IssuerRecord, Map<string, KeyRecord>>();

/** Returns the record of the key with this fingerprint. Cached per issuer record. */
export function keyRecord(record: IssuerRecord, fingerprint: string): KeyRecord {
  let known = records.get(record);
  if (known === undefined) {
    known = new Map();
    records.set(record, known);
  }
  let found = known.get(fingerprint);
  if (found === undefined) {
    found = keyRecordOf(record, fingerprint);
    known.set(fingerprint, found);
  }
  return found;
}

/** The statements of one entry about one key. */
interface KeyWord {
  readonly methodId: string;
  readonly revoked: number;
  readonly end: number;
  readonly window: KeyWindow;
}

interface ListedKey extends KeyWord {
  readonly list: ListWord;
}

function keyRecordOf({ operators, unlisted }: IssuerRecord, fingerprint: string): KeyRecord {
  const vouching = operators
    .map(({ words, newest, retracts }) => ({
      newest,
      retracts,
      keys: words.flatMap((list) => keyWords(list.issuer, fingerprint).map((key) => ({ ...key, list }))),
    }))
    .filter(({ keys }) => keys.length > 0);
  const others = unlisted.flatMap((issuer) => keyWords(issuer, fingerprint));
  const standing = vouching.flatMap(({ keys }) => keys.filter(({ list }) => !list.isRetracted));
  const unlistedEnds = others.map(({ end }) => end);
  const endOf = (of: (...ends: number[]) => number): number =>
    Math.max(...vouching.map(({ keys }) => endIn(lastOf(keys), of)), ...unlistedEnds);
  const vouched = vouching.length + others.length > 0;
  return {
    vouched,
    revoked: Math.min(...standing.map(({ revoked }) => revoked), ...others.map(({ revoked }) => revoked)),
    ended: vouched ? endOf(Math.max) : Number.POSITIVE_INFINITY,
    endedInFavour: vouched ? endOf(Math.min) : Number.POSITIVE_INFINITY,
    lastWindows: vouching.flatMap(({ keys, newest }) => (isInNewest(keys, newest) ? [] : lastOf(keys).map(({ window }) => window))),
    // `names` is called last, because it hashes the text of the statement and operators seldom retract anything.
    isRetracted: (names) =>
      vouched &&
      others.length === 0 &&
      vouching.every(({ retracts }) => retracts.length > 0) &&
      vouching.every(({ keys, retracts }) => isRetractedBy(retracts, keys, names())),
  };
}

/** Returns the entries with the highest reached number. There are several if one number was signed twice. */
function lastOf(keys: readonly ListedKey[]): readonly ListedKey[] {
  const reached = keys.filter(({ list }) => list.isReached);
  const last = Math.max(...reached.map(({ list }) => list.sequence));
  return reached.filter(({ list }) => list.sequence === last);
}

const endIn = (keys: readonly ListedKey[], of: (...ends: number[]) => number): number =>
  keys.length === 0 ? Number.POSITIVE_INFINITY : of(...keys.map(({ end }) => end));

/** True if every list with the newest number names the key. */
function isInNewest(keys: readonly ListedKey[], newest: number): boolean {
  const words = new Set(keys.map(({ list }) => list));
  return newest > 0 && [...words].reduce((sum, list) => sum + list.newest, 0) >= newest;
}

function keyWords(issuer: KnownIssuer, fingerprint: string): readonly KeyWord[] {
  return methodIdsOf(issuer).flatMap((methodId) => {
    const found = keyOf(issuer, methodId);
    if (found.kind !== 'key' || found.key.fingerprint !== fingerprint) return [];
    const { from, until, revoked, expires } = found;
    const window = { id: methodId, ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) };
    return [{ methodId, revoked: beginOf(revoked), end: Math.min(beginOf(until), beginOf(expires)), window }];
  });
}

/** Returns milliseconds since the Unix epoch. An absent date never begins; an unreadable one has always begun. */
export const beginOf = (date: string | undefined): number =>
  date === undefined ? Number.POSITIVE_INFINITY : (parseDateTime(date) ?? Number.NEGATIVE_INFINITY);

const isNamed = (retracts: readonly Retraction[], names: readonly string[]): boolean =>
  retracts.some((one) => 'sha256' in one && names.includes(one.sha256));

const isRetractedBy = (retracts: OperatorWords['retracts'], keys: readonly ListedKey[], names: readonly string[]): boolean =>
  isNamed(retracts, names) ||
  retracts.some(
    (one) => 'key' in one && keys.some(({ methodId }) => methodId === one.key) && !one.except.some((name) => names.includes(name)),
  );

// What was ever said of one key of an issuer, from all that was ever said of the issuer.
import type { IssuerRecord, KnownIssuer, ListWord, OperatorWords } from '../trust/trust.ts';
import type { KeyWindow, Retraction } from '../trust/vouching.ts';
import { parseDateTime } from './dates.ts';
import { keyOf, methodIdsOf } from './issuer-keys.ts';

/** Moments in milliseconds since 1970. */
export interface KeyRecord {
  /** Whether anyone ever vouched for it. */
  readonly vouched: boolean;
  /** The earliest moment from which any list calls it revoked. */
  readonly revoked: number;
  /** When it had ended by the last word of everyone who vouched for it. */
  readonly ended: number;
  /** Windows of those who do not name it any longer, by their last word. */
  readonly lastWindows: readonly KeyWindow[];
  /** Whether everyone who vouched for the key has retracted this statement under it. */
  isRetracted(sha256: string): boolean;
}

const records = new WeakMap<IssuerRecord, Map<string, KeyRecord>>();

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

/** What one word says of one key. */
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
    .map(({ words, retracts }) => ({
      retracts,
      keys: words.flatMap((list) => keyWords(list.issuer, fingerprint).map((key) => ({ ...key, list }))),
    }))
    .filter(({ keys }) => keys.length > 0);
  const others = unlisted.flatMap((issuer) => keyWords(issuer, fingerprint));
  const standing = vouching.flatMap(({ keys }) => keys.filter(({ list }) => !list.isRetracted));
  const ends = [...vouching.map(({ keys }) => lastOf(keys)?.end ?? Number.POSITIVE_INFINITY), ...others.map(({ end }) => end)];
  return {
    vouched: ends.length > 0,
    revoked: Math.min(...standing.map(({ revoked }) => revoked), ...others.map(({ revoked }) => revoked)),
    ended: ends.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...ends),
    lastWindows: vouching.flatMap(({ keys }) => {
      const last = lastOf(keys);
      return last === undefined || keys.some(({ list }) => list.newest > 0) ? [] : [last.window];
    }),
    isRetracted: (sha256) =>
      ends.length > 0 && others.length === 0 && vouching.every(({ keys, retracts }) => isRetractedBy(retracts, keys, sha256)),
  };
}

const lastOf = (keys: readonly ListedKey[]): ListedKey | undefined => keys.findLast(({ list }) => list.isReached);

function keyWords(issuer: KnownIssuer, fingerprint: string): readonly KeyWord[] {
  return methodIdsOf(issuer).flatMap((methodId) => {
    const found = keyOf(issuer, methodId);
    if (found.kind !== 'key' || found.key.fingerprint !== fingerprint) return [];
    const { from, until, revoked, expires } = found;
    const window = { id: methodId, ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) };
    return [{ methodId, revoked: beginOf(revoked), end: Math.min(beginOf(until), beginOf(expires)), window }];
  });
}

/** No date is never; one that cannot be read was always. */
export const beginOf = (date: string | undefined): number =>
  date === undefined ? Number.POSITIVE_INFINITY : (parseDateTime(date) ?? Number.NEGATIVE_INFINITY);

const isNamed = (retracts: readonly Retraction[], sha256: string): boolean =>
  retracts.some((one) => 'sha256' in one && one.sha256 === sha256);

const isRetractedBy = (retracts: OperatorWords['retracts'], keys: readonly ListedKey[], sha256: string): boolean =>
  isNamed(retracts, sha256) ||
  retracts.some((one) => 'key' in one && keys.some(({ methodId }) => methodId === one.key) && !one.except.includes(sha256));

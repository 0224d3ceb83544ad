// Finds what the held status lists show at one statusListIndex, for and against the credential.

import { CLOCK_TOLERANCE } from '../dates/clock.ts';
import { iso, parseDateTime } from '../dates/dates.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { dated, say } from '../evidence/particulars.ts';
import { wordsOn } from '../issuer/issuer.ts';
import type { Weight } from '../issuer/weight.ts';
import { effectiveNow } from '../trust/standing.ts';
import type { HeldStatusList, StatusStatement, Trust } from '../trust/trust.ts';
import { isSet } from './bitstring.ts';
import { type Against, againstOf, type ParsedList, type StatusReference, valueAt } from './parse.ts';
import { parsed } from './parsed.ts';
import { notGood, periodOf, weightIn } from './proven.ts';
import { type Period, usableUntil } from './status-list.ts';

export interface StatusQuestion {
  readonly now: Date;
  readonly trust: Trust;
  /** The issuer of the credential. */
  readonly issuerId: string | undefined;
  /** The trust entry that vouches for it, if that is not under its own name. */
  readonly entryId?: string | undefined;
  readonly clockSuspect: boolean;
}

export interface Hit {
  readonly purpose: Against;
  readonly weight: Weight;
  /** When the list takes effect, in milliseconds since the Unix epoch. Absent if the list states no date or is no longer held. */
  readonly from?: number;
  /** When the address last served that list. */
  readonly retrievedAt?: string;
  /** True if the list is under a key that is good now and does not start in the future. */
  readonly good: boolean;
}

export interface EntryFinding {
  readonly hits: readonly Hit[];
  /** The value in the newest list under a good key. */
  readonly value?: number;
  /** When the newest good list that shows the entry as clear takes effect, in milliseconds since the Unix epoch. */
  readonly goodFrom?: number;
  /** The evidence of the list that shows the entry as good, or the reason why none does. */
  readonly good: Evidence;
}

interface Seen {
  readonly statement: StatusStatement;
  readonly list: ParsedList;
  readonly value: number;
}

/** The effective time of a list, in milliseconds. A list without a date counts as older than any other. */
const fromOf = ({ list }: Pick<Seen, 'list'>): number => list.from ?? Number.NEGATIVE_INFINITY;

const newestFirst = (one: Seen, other: Seen): number =>
  fromOf(other) === fromOf(one) ? (one.statement.sha256 < other.statement.sha256 ? -1 : 1) : fromOf(other) > fromOf(one) ? 1 : -1;

type Named = Pick<StatusQuestion, 'issuerId' | 'entryId' | 'trust'>;

/** True if the list's issuer may show a status as good: the credential's issuer, or a status-list delegate that the trust data name now. */
export const mayShowGood = (listIssuer: string | undefined, { issuerId, entryId = issuerId, trust }: Named): boolean =>
  issuerId !== undefined &&
  listIssuer !== undefined &&
  (listIssuer === issuerId || wordsOn(entryId, trust).some(({ statusListIssuers }) => statusListIssuers?.includes(listIssuer) === true));

/**
 * True if the list's issuer may count against a credential. This includes every status-list delegate that any admitted trust list ever
 * named.
 */
export const maySpeakAgainst = (listIssuer: string | undefined, question: Named): boolean =>
  mayShowGood(listIssuer, question) ||
  (listIssuer !== undefined &&
    question.trust.statusListDelegates?.get(question.entryId ?? question.issuerId ?? '')?.has(listIssuer) === true);

/** Combines everything held for the address of the list into one finding. */
export function findEntry(held: HeldStatusList, reference: StatusReference, question: StatusQuestion): EntryFinding {
  const { trust, now } = question;
  const unusable: Evidence[] = [];
  const seen: Seen[] = [];
  for (const statement of held.statements) {
    const read = parsed(statement);
    if (!read.ok) unusable.push(noUse(`${read.fault}: ${read.detail}`, statement));
    // Otherwise anyone could substitute another signed list.
    else if (read.value.url !== reference.url)
      unusable.push(noUse(`STATUS_VERIFICATION_ERROR: the list held for ${reference.url} is ${read.value.url}`, statement));
    else if (!maySpeakAgainst(read.value.issuerId, question))
      unusable.push(noUse(`STATUS_VERIFICATION_ERROR: the list is that of ${read.value.issuerId}, who was not named for it`, statement));
    else {
      const found = valueAt(read.value, reference);
      if (found.ok) seen.push({ statement, list: read.value, value: found.value });
      else {
        const why = notGood(statement, read.value, trust, now);
        unusable.push(noUse(why === undefined ? found.detail : `STATUS_VERIFICATION_ERROR: ${why}`, statement));
      }
    }
  }
  seen.sort(newestFirst);
  const live = liveAt(held, reference, question);
  const standing = mayShowGoodNow(question);
  return {
    hits: [...hitsOf(seen, reference, standing, live, question), ...knownHits(held, reference, question), ...(live?.hits ?? [])],
    ...shownValue(seen, standing, live),
    ...goodIn(seen, reference, standing, live, unusable, question),
  };
}

const noUse = (detail: string, { retrievedAt }: Pick<StatusStatement, 'retrievedAt'>): Evidence =>
  evidence('DPP-STA-06', detail, retrievedAt);

/**
 * Tests whether a list is under a good key and does not start in the future. The test is cached and runs only when a result depends on it.
 */
function mayShowGoodNow(question: StatusQuestion): (one: Seen) => boolean {
  const known = new Map<Seen, boolean>();
  const moment = effectiveNow(question.now, question.trust.clockFloor);
  return (one) => {
    const found =
      known.get(one) ??
      (mayShowGood(one.list.issuerId, question) &&
        notGood(one.statement, one.list, question.trust, question.now) === undefined &&
        isPlain(periodOf(one.statement, one.list, question.trust), moment));
    known.set(one, found);
    return found;
  };
}

const isPlain = (period: Period, moment: number): boolean => period.flaw === undefined && startOf(period) <= moment;

const startOf = ({ validFrom = Number.NEGATIVE_INFINITY, signedAt = Number.NEGATIVE_INFINITY }: Period): number =>
  Math.max(validFrom, signedAt - CLOCK_TOLERANCE);

interface Live {
  readonly hits: readonly Hit[];
  readonly value: number;
  readonly from: number;
  readonly readAt: string;
}

function liveAt({ live }: HeldStatusList, reference: StatusReference, { issuerId }: StatusQuestion): Live | undefined {
  if (live === undefined || live.issuerId !== issuerId || reference.entry === undefined) return undefined;
  const found = valueAt({ content: { kind: 'bitstring', purposes: [live.purpose], bits: live.bits() } }, reference);
  if (!found.ok) return undefined;
  const { readAt } = live;
  const from = parseDateTime(readAt) ?? Number.NEGATIVE_INFINITY;
  const purpose = againstOf(found.value, reference);
  const hits: readonly Hit[] =
    purpose === undefined || found.value === 0 ? [] : [{ purpose, weight: 'firm', from, retrievedAt: readAt, good: true }];
  return { hits, value: found.value, from, readAt };
}

/** A revocation counts from any list. A suspension counts until a newer list under a good key shows the entry as not suspended. */
function hitsOf(
  seen: readonly Seen[],
  reference: StatusReference,
  isGood: (one: Seen) => boolean,
  live: Live | undefined,
  { trust }: StatusQuestion,
): Hit[] {
  const lifts = (other: Seen, than: number): boolean =>
    fromOf(other) > than && againstOf(other.value, reference) !== 'suspension' && isGood(other);
  return seen.flatMap((one) => {
    const purpose = againstOf(one.value, reference);
    if (purpose === undefined) return [];
    const from = fromOf(one);
    const isLifted =
      purpose === 'suspension' &&
      ((live !== undefined && live.from > from && live.value === 0) || seen.some((other) => lifts(other, from)));
    const weight = isLifted ? undefined : weightIn(one.statement, one.list, trust);
    if (weight === undefined) return [];
    const dated = one.list.from === undefined ? {} : { from: one.list.from };
    return [{ purpose, weight, ...dated, retrievedAt: one.statement.retrievedAt, good: isGood(one) }];
  });
}

/** Bitstring Status List 1.0 section 2.2, "not reversible": a revocation also counts from a list that is no longer held. */
function knownHits({ knownRevoked }: HeldStatusList, { index, entry }: StatusReference, question: StatusQuestion): readonly Hit[] {
  if (entry !== undefined && entry.purpose !== 'revocation') return [];
  for (const [issuer, bits] of knownRevoked ?? [])
    if (maySpeakAgainst(issuer, question) && isSet(bits, index, entry?.size ?? 1))
      return [{ purpose: 'revocation', weight: 'firm', good: false }];
  return [];
}

function shownValue(seen: readonly Seen[], isGood: (one: Seen) => boolean, live: Live | undefined): { readonly value?: number } {
  const value = live?.value ?? seen.find(isGood)?.value;
  return value === undefined ? {} : { value };
}

function goodIn(
  seen: readonly Seen[],
  reference: StatusReference,
  isGood: (one: Seen) => boolean,
  live: Live | undefined,
  unusable: readonly Evidence[],
  question: StatusQuestion,
): Pick<EntryFinding, 'good' | 'goodFrom'> {
  if (live !== undefined && live.value === 0) {
    const good = question.clockSuspect ? ageUnknown(live.readAt) : evidence('DPP-STA-01', reference.url, live.readAt);
    return { good, goodFrom: live.from };
  }
  const failed: Evidence[] = [];
  for (const one of seen) {
    if (againstOf(one.value, reference) !== undefined) continue;
    const line = judgeGood(one, isGood(one), reference, question);
    if (line.code === 'DPP-STA-01') return { good: line, ...(one.list.from === undefined ? {} : { goodFrom: one.list.from }) };
    failed.push(line);
  }
  const lines = [...failed, ...unusable];
  const outdated = lines.find(({ code }) => code === 'DPP-STA-04');
  return { good: outdated ?? lines[0] ?? evidence('DPP-STA-06', 'STATUS_VERIFICATION_ERROR: the list itself is not held any more') };
}

const ageUnknown = (asOf: string): Evidence => evidence('DPP-STA-04', say('age-unknown'), asOf);

/** A good status requires a list under a good key that is in date, does not start in the future and breaks no rule. */
function judgeGood({ statement, list }: Seen, isGood: boolean, { url }: StatusReference, question: StatusQuestion): Evidence {
  const { now, trust, clockSuspect } = question;
  const { retrievedAt } = statement;
  if (!mayShowGood(list.issuerId, question))
    return noUse(`STATUS_VERIFICATION_ERROR: the list is that of ${list.issuerId}, who was not named for it`, statement);
  const why = notGood(statement, list, trust, now);
  if (why !== undefined) return noUse(`STATUS_VERIFICATION_ERROR: ${why}`, statement);
  const period = periodOf(statement, list, trust);
  if (period.flaw !== undefined) return noUse(period.flaw, statement);
  if (clockSuspect) return ageUnknown(retrievedAt);
  // A retrieval time in the future is not accepted, because a fast clock would keep an old list fresh.
  const retrieved = parseDateTime(retrievedAt) ?? Number.NEGATIVE_INFINITY;
  if (retrieved > now.getTime() + CLOCK_TOLERANCE) return noUse(`it is said to have been fetched ${retrievedAt}`, statement);
  const from = startOf(period);
  if (from > now.getTime() || !isGood) return noUse(`STATUS_VERIFICATION_ERROR: the list counts from ${iso(from)}`, statement);
  const until = usableUntil(period, retrievedAt);
  // RFC 7519 4.1.4: unlike `validUntil`, `exp` excludes its own last moment.
  return now.getTime() > until || now.getTime() >= (period.expires ?? Number.POSITIVE_INFINITY)
    ? evidence('DPP-STA-04', say('counted-until', { list: url, date: dated(iso(until)) }), retrievedAt)
    : evidence('DPP-STA-01', url, retrievedAt);
}

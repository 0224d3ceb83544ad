// Derives the issuers and their records of the trust data from all admitted statements about issuers.
// The order of arrival does not matter.

import { whoIsMeant } from '../did/did.ts';
import type { IssuerRecord, KnownIssuer, ListFacts, ListFlaw } from '../trust/trust.ts';
import { recordOf, spansOf } from './issuer-record.ts';
import { operatorsOf, type Reach, reachOf } from './reach.ts';
import type { AdmittedList, ListAge, TrustSet } from './trust-set.ts';

export { type Reach, reachOf } from './reach.ts';
export type { AdmittedList, Pin, TrustSet } from './trust-set.ts';

export interface Standing {
  readonly issuers: ReadonlyMap<string, KnownIssuer>;
  readonly records: ReadonlyMap<string, IssuerRecord>;
  /** The age of each operator's newest list, and the flaws that keep the list from being plainly current, by operator. */
  readonly ages: ReadonlyMap<string, ListFacts>;
}

export interface StandingRules {
  /** Returns the freshness of a list at the time of the verification. */
  readonly ageOf: (list: ListAge) => ListFacts;
  /** Returns the number of an operator's newest list, as announced by its beacon. */
  readonly announced?: (operator: string) => number | undefined;
}

/**
 * Derives what counts for and against each issuer.
 *
 * These count in favour: an operator's newest list; a person's entry for an issuer that no list ever named; this service's own entry, for
 * itself alone. These count against: the last entry of every operator, and every key that any list ever stated as revoked.
 */
export function standingOf(set: TrustSet, rules: StandingRules): Standing {
  const reaches = operatorsOf(set).map((operator) => reachOf(operator, set));
  const ages = new Map(
    reaches.flatMap((reach) => {
      const facts = factsOf(reach, rules);
      return facts === undefined ? [] : [[reach.operator, facts]];
    }),
  );
  const lists = new Map(set.lists.map((list) => [list.number, list]));
  const context = { operators: reaches.map((reach) => ({ reach, spanOf: spansOf(reach, lists) })), ages };
  const named = new Set([...set.said.keys()].map(whoIsMeant));
  const local = Map.groupBy(
    set.local.filter(({ did }) => !named.has(whoIsMeant(did))),
    ({ did }) => did,
  );
  const issuers = new Map<string, KnownIssuer>();
  const records = new Map<string, IssuerRecord>();
  const keep = (did: string, record: IssuerRecord): void => {
    const [first] = record.words;
    records.set(did, record);
    if (first !== undefined) issuers.set(did, first);
  };
  for (const [did, said] of set.said) if (did !== set.own?.did) keep(did, recordOf(said, [], context));
  for (const [did, words] of local) if (did !== set.own?.did) keep(did, recordOf([], inOneOrder(words), context));
  const { own } = set;
  if (own !== undefined) keep(own.did, ownRecord(own, recordOf(set.said.get(own.did) ?? [], [own], context)));
  return { issuers, records, ages };
}

/** Several documents may be given for one issuer. Each counts as an entry of equal rank; sorting makes the order deterministic. */
const inOneOrder = (words: readonly KnownIssuer[]): readonly KnownIssuer[] =>
  words.length < 2 ? words : words.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

/** No list can extend this service's own entry. Entries against this service count as they would against any issuer. */
const ownRecord = (own: KnownIssuer, record: IssuerRecord): IssuerRecord => ({
  ...record,
  words: [own],
  former: [own, ...record.former],
});

function factsOf({ newest, pending }: Reach, { ageOf, announced }: StandingRules): ListFacts | undefined {
  const [list, another] = newest;
  if (list === undefined) return undefined;
  const expected = announced?.(list.operator) ?? 0;
  const flaws: ListFlaw[] = [
    ...(another === undefined ? [] : (['twice'] as const)),
    ...(pending ? (['pending'] as const) : []),
    ...(expected > list.sequence ? (['announced'] as const) : []),
  ];
  // Two lists with the same number are as old as the older of them.
  const oldest = newest.reduce((one, other) => (Date.parse(other.nextUpdate) < Date.parse(one.nextUpdate) ? other : one), list);
  return { ...ageOf(oldest), ...(flaws.length === 0 ? {} : { flaws }) };
}

/** Returns the issue date of the newest list that its operator has not retracted. A clock that shows an earlier moment cannot be right. */
export function newestIssue({ lists, pins }: Pick<TrustSet, 'lists' | 'pins'>): string | undefined {
  const counting = operatorsOf({ pins }).flatMap((operator) => {
    const own = lists.filter((list) => list.operator === operator);
    const retracted = new Set(own.flatMap(({ retracts = [] }) => retracts.flatMap((one) => ('sha256' in one ? [one.sha256] : []))));
    return own.filter(({ sha256 }) => !retracted.has(sha256));
  });
  return counting.reduce<AdmittedList | undefined>(
    (latest, list) => (latest === undefined || Date.parse(list.issuedAt) > Date.parse(latest.issuedAt) ? list : latest),
    undefined,
  )?.issuedAt;
}

// Merges the lists held for one address: each list once, with the earliest time at which it was seen.

import { parseTimestamp } from '../dates/dates.ts';
import type { HeldStatusList, StatusStatement } from '../trust/trust.ts';
import { either } from './parse.ts';

/** Merges two sets of lists. The order of the arguments does not matter. */
export function unite(one: HeldStatusList | undefined, other: HeldStatusList): HeldStatusList {
  if (one === undefined) return other;
  let statements: readonly StatusStatement[] | undefined;
  const live = one.live ?? other.live;
  return {
    get statements() {
      statements ??= uniteStatements(one.statements, other.statements);
      return statements;
    },
    get knownRevoked() {
      return uniteKnown(one.knownRevoked, other.knownRevoked);
    },
    ...(live === undefined ? {} : { live }),
  };
}

function uniteStatements(one: readonly StatusStatement[], other: readonly StatusStatement[]): readonly StatusStatement[] {
  const all = new Map(one.map((statement) => [statement.sha256, statement]));
  for (const statement of other) {
    const same = all.get(statement.sha256);
    all.set(statement.sha256, same === undefined ? statement : both(same, statement));
  }
  return [...all.values()];
}

const both = (one: StatusStatement, other: StatusStatement): StatusStatement => ({
  sha256: one.sha256,
  retrievedAt: parseTimestamp(other.retrievedAt) > parseTimestamp(one.retrievedAt) ? other.retrievedAt : one.retrievedAt,
  seenAt: parseTimestamp(other.seenAt) < parseTimestamp(one.seenAt) ? other.seenAt : one.seenAt,
  get credential() {
    return one.credential;
  },
});

function uniteKnown(one: HeldStatusList['knownRevoked'], other: HeldStatusList['knownRevoked']): HeldStatusList['knownRevoked'] {
  if (one === undefined || other === undefined) return one ?? other;
  return new Map([...one.keys(), ...other.keys()].map((issuer) => [issuer, either(one.get(issuer), other.get(issuer))]));
}

export const uniteLists = (...maps: readonly (ReadonlyMap<string, HeldStatusList> | undefined)[]): Map<string, HeldStatusList> => {
  const all = new Map<string, HeldStatusList>();
  for (const map of maps) for (const [url, held] of map ?? []) all.set(url, unite(all.get(url), held));
  return all;
};

/** Merges the status-list delegates that trust lists ever named, by issuer. */
export function uniteDelegates(
  ...maps: readonly (ReadonlyMap<string, ReadonlySet<string>> | undefined)[]
): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const map of maps) for (const [did, delegates] of map ?? []) all.set(did, new Set([...(all.get(did) ?? []), ...delegates]));
  return all;
}

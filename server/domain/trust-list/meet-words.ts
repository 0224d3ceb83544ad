// Combines one operator's entries for an issuer under the same list number.
// In favour of the issuer, only statements of all entries count. Against it, the worst statement of any entry counts.

import { parseDateTime } from '../dates/dates.ts';
import { defined } from '../json/defined.ts';
import { asList, isObject, type Json, type JsonObject } from '../json/json.ts';
import type { KeyWindow } from '../keys/identity.ts';
import { keyOf } from '../trust/issuer-keys.ts';
import type { KnownIssuer } from '../trust/trust.ts';
import type { IssuerScope } from '../trust/vouching.ts';

const WORST = ['withdrawn', 'suspended', 'granted'] as const;

/** Throws a RangeError for an empty list. */
export function meetWords([first, ...others]: readonly KnownIssuer[]): KnownIssuer {
  if (first === undefined) throw new RangeError('no word to take together');
  return others.reduce(meetTwo, first);
}

function meetTwo(one: KnownIssuer, other: KnownIssuer): KnownIssuer {
  const worse = WORST.indexOf(other.status) < WORST.indexOf(one.status) ? other : one;
  const { since: _, credentialTypes: _types, scope: _scope, alwaysDisclosed: _disclosed, statusListIssuers: _lists, ...rest } = one;
  const credentialTypes = cut(one.credentialTypes, other.credentialTypes);
  const scope = cutScope(one.scope, other.scope);
  const statusListIssuers = one.statusListIssuers?.filter((did) => other.statusListIssuers?.includes(did));
  const alwaysDisclosed = one.alwaysDisclosed?.flatMap(({ type, claims }) => {
    const also = other.alwaysDisclosed?.find((entry) => entry.type === type)?.claims ?? [];
    return [{ type, claims: claims.filter((claim) => also.includes(claim)) }];
  });
  return {
    ...rest,
    status: worse.status,
    ...defined({ since: worse.since }),
    didDocument: commonKeys(one, other),
    keyWindows: [...(one.keyWindows ?? []), ...(other.keyWindows ?? [])].reduce(narrow, []),
    ...defined({ credentialTypes, scope, statusListIssuers, alwaysDisclosed }),
  };
}

/** An absent limit means no limit. */
const cut = (one: readonly string[] | undefined, other: readonly string[] | undefined): readonly string[] | undefined =>
  one === undefined || other === undefined ? (one ?? other) : one.filter((value) => other.includes(value));

/** Two different limits leave no product, because it is unknown which of them applies. */
const cutScope = (one: IssuerScope | undefined, other: IssuerScope | undefined): IssuerScope | undefined =>
  one === undefined || other === undefined ? (one ?? other) : JSON.stringify(one) === JSON.stringify(other) ? one : {};

/** Returns the document with only the keys on which both entries agree. */
function commonKeys(one: KnownIssuer, other: KnownIssuer): JsonObject {
  const document = one.didDocument;
  const isCommon = (entry: Json): boolean => {
    const id = isObject(entry) ? entry.id : entry;
    if (typeof id !== 'string') return false;
    const name = id.startsWith('#') ? `${one.did}${id}` : id;
    const [mine, theirs] = [keyOf(one, name), keyOf(other, name)];
    return mine.kind === 'key' && theirs.kind === 'key' && mine.key.fingerprint === theirs.key.fingerprint;
  };
  return {
    ...document,
    verificationMethod: asList(document.verificationMethod ?? []).filter(isCommon),
    assertionMethod: asList(document.assertionMethod ?? []).filter(isCommon),
  };
}

/** Of two windows for one key, keeps the later start and the earlier end. */
function narrow(windows: readonly KeyWindow[], window: KeyWindow): readonly KeyWindow[] {
  const before = windows.find(({ id }) => id === window.id);
  if (before === undefined) return [...windows, window];
  const from = pick(before.from, window.from, (one, other) => one > other);
  const until = pick(before.until, window.until, (one, other) => one < other);
  const revoked = pick(before.revoked, window.revoked, (one, other) => one < other);
  const narrowed = {
    ...before,
    ...defined({ from, until, revoked }),
  };
  return windows.map((one) => (one === before ? narrowed : one));
}

function pick(one: string | undefined, other: string | undefined, first: (one: number, other: number) => boolean): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return first(parseDateTime(other) ?? Number.NaN, parseDateTime(one) ?? Number.NaN) ? other : one;
}

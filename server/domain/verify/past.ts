// Reconstructs the trust data as they were at a past moment, with the doubts that remain about them.

import { parseDateTime, parseTimestamp } from '../dates/dates.ts';
import { asList, asText, isObject, type Json, type JsonObject } from '../json/json.ts';
import { findKey } from '../keys/controlling-document.ts';
import type { ListFacts } from '../trust/from-issuers.ts';
import { trustFromIssuers } from '../trust/from-issuers.ts';
import type { HeldStatusList, KnownIssuer, Trust } from '../trust/trust.ts';

/** A trust list that was imported. */
export interface PastList {
  /** Identifies the list within the store. */
  readonly number: number;
  readonly sequence: number;
  readonly issuedAt: string;
  readonly nextUpdate: string;
}

/** The entry for one issuer in every list from number `from` to number `to`. */
export interface Statement {
  readonly issuer: KnownIssuer;
  readonly from: number;
  readonly to: number;
}

export interface TrustHistory {
  readonly lists: readonly PastList[];
  /** The statements about each issuer, by DID, oldest first. */
  readonly statements: ReadonlyMap<string, readonly Statement[]>;
  /** Every status list fetched by that moment. */
  readonly statusLists: ReadonlyMap<string, HeldStatusList>;
}

export interface Past {
  readonly at: Date;
  readonly trust: Trust;
  /** The issuers for which it is unknown whether they were vouched for at that moment, by DID, with the reason. */
  readonly doubts: ReadonlyMap<string, string>;
}

/** Returns the list with the highest sequence number issued by that moment, even if this computer imported it later. */
function inForce(lists: readonly PastList[], at: Date): PastList | undefined {
  const issued = lists.filter(({ issuedAt }) => parseTimestamp(issuedAt) <= at.getTime());
  const newest = Math.max(...issued.map(({ sequence }) => sequence));
  return issued.find(({ sequence }) => sequence === newest);
}

/** True if `one` follows `list` by sequence number. Of two lists with the same number, either may be the later one. */
const isAfter = (one: PastList, list: PastList | undefined): boolean =>
  list === undefined || one.sequence > list.sequence || (one.sequence === list.sequence && one.number !== list.number);

/**
 * Returns the trust data as of `at`. `factsOf` gives the freshness of a list at that moment.
 *
 * The service's own key and the restrictions are always those of today. An issuer added on this computer is trusted from the day it was
 * added.
 */
export function pastTrust(history: TrustHistory, present: Trust, at: Date, factsOf: (list: PastList) => ListFacts): Past {
  const { lists } = history;
  const list = inForce(lists, at);
  const doubts = new Map<string, string>();
  const issuers: KnownIssuer[] = [];
  const doubt = (issuer: KnownIssuer, why: string): void => {
    issuers.push(issuer);
    doubts.set(issuer.did, why);
  };
  for (const issuer of present.issuers.values()) {
    if (issuer.origin !== 'local') continue;
    if (parseTimestamp(issuer.asOf) <= at.getTime()) issuers.push(issuer);
    else doubt(issuer, `added on this computer only ${issuer.asOf}`);
  }
  for (const statements of history.statements.values()) {
    const then = list && statements.find(({ from, to }) => from <= list.number && list.number <= to)?.issuer;
    const later = lists
      .filter((one) => isAfter(one, list))
      .flatMap(({ number }) => statements.filter(({ from, to }) => from <= number && number <= to).map(({ issuer }) => issuer))
      .filter((issuer, index, all) => issuer !== then && all.indexOf(issuer) === index);
    const [next] = later;
    const basis = then ?? next;
    if (basis === undefined) continue;
    const issuer = withLater({ ...basis, ...(then && list ? { asOf: list.issuedAt } : {}) }, later, at);
    const why = doubtOf(then, later, at, list !== undefined);
    if (why === undefined || issuer.status !== 'granted') {
      issuers.push(issuer);
      doubts.delete(issuer.did);
    } else doubt(issuer, why);
  }
  for (const issuer of present.issuers.values()) {
    if (issuer.origin !== 'own') continue;
    issuers.push(issuer);
    doubts.delete(issuer.did);
  }
  return {
    at,
    trust: {
      ...trustFromIssuers(issuers, list && { ...factsOf(list), ...flawOf(list, lists) }),
      statusLists: history.statusLists,
      ...(present.restrictions === undefined ? {} : { restrictions: present.restrictions }),
      ...(present.statusListDelegates === undefined ? {} : { statusListDelegates: present.statusListDelegates }),
    },
    doubts,
  };
}

const flawOf = (list: PastList, lists: readonly PastList[]): Pick<ListFacts, 'flaws'> =>
  lists.some((one) => one.sequence === list.sequence && one.number !== list.number) ? { flaws: ['twice'] } : {};

/** Applies suspensions, withdrawals and ends of keys that later lists date back to `at` or earlier. */
function withLater(issuer: KnownIssuer, later: readonly KnownIssuer[], at: Date): KnownIssuer {
  const didDocument = withEnds(
    issuer.didDocument,
    later.map((one) => one.didDocument),
  );
  const ended = later.find(({ status, since }) => status !== 'granted' && since !== undefined && parseTimestamp(since) <= at.getTime());
  if (issuer.status !== 'granted' || ended === undefined) return { ...issuer, didDocument };
  const { status, since } = ended;
  return { ...issuer, didDocument, status, ...(since === undefined ? {} : { since }) };
}

/** Returns the reason for a doubt. Returns undefined if the lists settle whether the issuer was vouched for at that moment. */
function doubtOf(then: KnownIssuer | undefined, later: readonly KnownIssuer[], at: Date, isHeld: boolean): string | undefined {
  const undated = later.find(({ status, since }) => status !== 'granted' && since === undefined);
  if (undated !== undefined) return `a later list calls it ${undated.status} and does not say since when`;
  const anew = later.find(
    ({ status, since }) => status === 'granted' && since !== undefined && !((parseDateTime(since) ?? Number.NaN) <= at.getTime()),
  );
  if (anew !== undefined) return `a later list vouches for it only since ${anew.since}`;
  if (then !== undefined) return undefined;
  if (isHeld) return 'the trust list of that time does not have it';
  return later[0]?.since === undefined ? 'no list says since when it is vouched for' : undefined;
}

/** Gives each key the earliest end that this document or a later one states. A different key under the same name is unaffected. */
function withEnds(document: JsonObject, later: readonly JsonObject[]): JsonObject {
  const others = later.filter((one) => one !== document);
  if (others.length === 0) return document;
  const dated = (entry: Json): Json => (isObject(entry) && typeof entry.id === 'string' ? withEnd(document, entry, others) : entry);
  return {
    ...document,
    ...(document.verificationMethod === undefined ? {} : { verificationMethod: asList(document.verificationMethod).map(dated) }),
    ...(document.assertionMethod === undefined ? {} : { assertionMethod: asList(document.assertionMethod).map(dated) }),
  };
}

function withEnd(document: JsonObject, method: JsonObject, others: readonly JsonObject[]): JsonObject {
  const id = asText(method.id);
  const name = id.startsWith('#') ? `${asText(document.id)}${id}` : id;
  const key = findKey(document, name);
  if (key.kind !== 'key') return method;
  const same = others
    .map((other) => findKey(other, name))
    .filter((found) => found.kind === 'key' && found.key.fingerprint === key.key.fingerprint)
    .filter((found) => found.kind === 'key');
  const revoked = earliest([key.revoked, ...same.map((found) => found.revoked)]);
  const expires = earliest([key.expires, ...same.map((found) => found.expires)]);
  return { ...method, ...(revoked === undefined ? {} : { revoked }), ...(expires === undefined ? {} : { expires }) };
}

/** An unreadable date counts against the key, as in `parseTimestamp`. */
const earliest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => date !== undefined)
    .reduce<string | undefined>(
      (first, one) => (first === undefined || parseTimestamp(one) < parseTimestamp(first) ? one : first),
      undefined,
    );

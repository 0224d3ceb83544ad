// What the trust lists said over time, and a past moment, in; the trust argument as it stood at that moment out, with what is not known of it.

import { parseDateTime, parseTimestamp } from '../dates/dates.ts';
import { asList, asText, isObject, type Json, type JsonObject } from '../json/json.ts';
import { findKey } from '../keys/controlling-document.ts';
import type { ListFacts } from '../trust/from-issuers.ts';
import { trustFromIssuers } from '../trust/from-issuers.ts';
import type { HeldStatusList, KnownIssuer, Trust } from '../trust/trust.ts';

/** A trust list that was taken over. */
export interface PastList {
  /** Tells lists apart. */
  readonly number: number;
  readonly sequence: number;
  readonly issuedAt: string;
  readonly nextUpdate: string;
}

/** What the lists of these numbers, one after the other, said of an issuer. */
export interface Statement {
  readonly issuer: KnownIssuer;
  readonly from: number;
  readonly to: number;
}

export interface TrustHistory {
  readonly lists: readonly PastList[];
  /** By DID, the oldest first. */
  readonly statements: ReadonlyMap<string, readonly Statement[]>;
  /** Every list that had been fetched by that moment. */
  readonly statusLists: ReadonlyMap<string, HeldStatusList>;
}

export interface Past {
  readonly at: Date;
  readonly trust: Trust;
  /** Issuers of whom it is not known whether they were vouched for at that moment, and why. */
  readonly doubts: ReadonlyMap<string, string>;
}

/** The highest number that was issued by then, in force also where it was imported later: it is the word of that time. */
function inForce(lists: readonly PastList[], at: Date): PastList | undefined {
  const issued = lists.filter(({ issuedAt }) => parseTimestamp(issuedAt) <= at.getTime());
  const newest = Math.max(...issued.map(({ sequence }) => sequence));
  return issued.find(({ sequence }) => sequence === newest);
}

/** By number, as their operator counts them; of two with one number either may be the later. */
const isAfter = (one: PastList, list: PastList | undefined): boolean =>
  list === undefined || one.sequence > list.sequence || (one.sequence === list.sequence && one.number !== list.number);

/** `factsOf`: what a list's age was at that moment. The own key and issuers added here are those of now, the latter from the day they were added; restrictions of this computer too. */
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

/** What later lists date back to that moment or before counts as if it had been known: a suspension, and the end of a key. */
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

/** Undefined where the lists vouch for the issuer at that moment, or say that nobody did. */
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

/** The document with the earliest end that it or a later one names for each key; another key under the same name is another key. */
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

/** A date that cannot be read counts against the key, as `parseTimestamp` has it. */
const earliest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => date !== undefined)
    .reduce<string | undefined>(
      (first, one) => (first === undefined || parseTimestamp(one) < parseTimestamp(first) ? one : first),
      undefined,
    );

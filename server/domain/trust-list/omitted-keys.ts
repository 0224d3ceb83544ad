// Finds keys that a trust list vouched for without an end and that the next list omits.
// Goods under such a key would be reported as "unknown issuer".

import type { JsonObject } from '../json/json.ts';
import { findKey } from '../keys/controlling-document.ts';
import { fingerprintOf } from '../keys/fingerprint.ts';
import { decodeMultikey, encodeMultikey } from '../keys/multikey.ts';
import { methodIdsOf } from './shape.ts';
import type { TrustList, TrustListEntry } from './trust-list.ts';

/** The keys of one issuer without an end, as vouched for by a signed list. */
export interface Vouched {
  readonly did: string;
  readonly name: string;
  readonly keys: readonly { readonly id: string; readonly publicKeyMultibase: string }[];
}

/** The previous list: the keys that it vouched for, and its entries, from which omitted ones can be restored. */
export interface Before {
  readonly vouched: readonly Vouched[];
  readonly entries: readonly TrustListEntry[];
}

export interface OmittedKey {
  readonly did: string;
  readonly name: string;
  /** The id of the verification method. */
  readonly key: string;
  readonly fingerprint: string;
  /**
   * `issuer`: the whole issuer was omitted. `key`: only the key was omitted. `replaced`: the document now uses the name for another key, so
   * the old key has no name under which it can be listed.
   */
  readonly why: 'issuer' | 'key' | 'replaced';
}

/**
 * Returns the keys that the entries vouch for without an end. Withdrawn issuers are skipped.
 */
export const vouchedIn = ({ entries }: Pick<TrustList, 'entries'>): readonly Vouched[] =>
  entries.flatMap((entry) => {
    const ended = new Set(
      (entry.keys ?? []).filter(({ until, revoked }) => until !== undefined || revoked !== undefined).map(({ id }) => id),
    );
    const keys = [...keysOf(entry)].filter(([id]) => !ended.has(id)).map(([id, publicKeyMultibase]) => ({ id, publicKeyMultibase }));
    return entry.status === 'withdrawn' || keys.length === 0 ? [] : [{ did: entry.did, name: entry.legalName, keys }];
  });

export const beforeOf = (last: Pick<TrustList, 'entries'>): Before => ({ vouched: vouchedIn(last), entries: last.entries });

/** Returns the keys of the previous list that `entries` omit. */
export function omittedKeys({ vouched }: Before, entries: readonly TrustListEntry[]): readonly OmittedKey[] {
  const next = new Map(entries.map((entry) => [entry.did, entry]));
  return vouched.flatMap(({ did, name, keys }) => {
    const entry = next.get(did);
    const [present, held] =
      entry === undefined ? [new Map<string, string>(), new Set<string>()] : [listedKeys(entry), methodIdsOf(entry.didDocument)];
    return keys
      .filter(({ id, publicKeyMultibase }) => present.get(id) !== publicKeyMultibase)
      .map(({ id, publicKeyMultibase }): OmittedKey => {
        const isOther = entry !== undefined && held.has(id) && multikeyIn(entry.didDocument, id) !== publicKeyMultibase;
        const why = entry === undefined ? 'issuer' : isOther ? 'replaced' : 'key';
        const fingerprint = fingerprintOf(decodeMultikey(publicKeyMultibase)?.raw ?? new Uint8Array(0));
        return { did, name, key: id, fingerprint, why };
      });
  });
}

/** Returns the keys without an end: those in the document, and those that the list itself names. */
function keysOf({ didDocument, keys = [] }: TrustListEntry): ReadonlyMap<string, string> {
  const inDocument = [...methodIdsOf(didDocument)].flatMap((id): [string, string][] => {
    const found = findKey(didDocument, id);
    const counts = found.kind === 'key' && found.authorised && found.revoked === undefined && found.expires === undefined;
    return counts ? [[id, encodeMultikey(found.key.raw, found.key.kind)]] : [];
  });
  return new Map([
    ...inDocument,
    ...keys.flatMap(({ id, publicKeyMultibase: key }): [string, string][] => (key === undefined ? [] : [[id, key]])),
  ]);
}

/** Returns all named keys, with or without an end. A named key is not omitted. */
function listedKeys({ didDocument, keys = [] }: TrustListEntry): ReadonlyMap<string, string> {
  const named = new Set(keys.map(({ id }) => id));
  const inDocument = [...methodIdsOf(didDocument)].flatMap((id): [string, string][] => {
    const found = findKey(didDocument, id);
    return found.kind === 'key' && (found.authorised || named.has(id)) ? [[id, encodeMultikey(found.key.raw, found.key.kind)]] : [];
  });
  return new Map([
    ...inDocument,
    ...keys.flatMap(({ id, publicKeyMultibase: key }): [string, string][] => (key === undefined ? [] : [[id, key]])),
  ]);
}

/** Returns the key under that name in a DID document, as a Multikey. */
export function multikeyIn(document: JsonObject, id: string): string | undefined {
  const found = findKey(document, id);
  return found.kind === 'key' ? encodeMultikey(found.key.raw, found.key.kind) : undefined;
}

/**
 * Returns the entries with an end (`until`, a date-time) for one key.
 *
 * Throws a RangeError if neither list names the key, or if the document uses its name for another key.
 */
export function withEnd(
  entries: readonly TrustListEntry[],
  before: Before,
  { did, key }: { readonly did: string; readonly key: string },
  until: string,
): readonly TrustListEntry[] {
  const entry = entries.find((one) => one.did === did) ?? before.entries.find((one) => one.did === did);
  if (entry === undefined) throw new RangeError(`the issuer '${did}' is in neither list: add it again first`);
  const known = before.vouched.find((one) => one.did === did)?.keys.find(({ id }) => id === key);
  const held = methodIdsOf(entry.didDocument).has(key);
  if (held && known !== undefined && multikeyIn(entry.didDocument, key) !== known.publicKeyMultibase)
    throw new RangeError(`the document of '${did}' uses the name '${key}' for another key: the old one cannot be listed under it`);
  const present = entry.keys?.find(({ id }) => id === key);
  if (!held && present === undefined && known === undefined) throw new RangeError(`'${key}' is a key of neither list`);
  const window = { ...(held || known === undefined ? {} : { publicKeyMultibase: known.publicKeyMultibase }), ...present, id: key, until };
  const keys = [...(entry.keys ?? []).filter(({ id }) => id !== key), window];
  return [...entries.filter((one) => one.did !== did), { ...entry, keys }];
}

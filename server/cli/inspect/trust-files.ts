// Derives the trust of one run from the files given with `--trust`.
// These are trust lists, DID documents, certificates, status lists and the keys of registries.
// The keys of the DID documents count as fresh for this run.
import { anchorDocument, anchorId, isPem, readPem } from '../../domain/certificates/anchor.ts';
import { defined } from '../../domain/json/defined.ts';

import { isObject, type Json, type JsonObject } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { isKeySet, readSealKeys, type SealKey, type SealKeys } from '../../domain/registry-proof/index.ts';
import { signedFileSha256 } from '../../domain/signed-file/signed-file.ts';
import { admit, statementOf, statusListUrl, uniteDelegates, uniteLists } from '../../domain/status-list/index.ts';
import type { HeldStatusList, KnownIssuer, ListFacts, Trust } from '../../domain/trust/trust.ts';
import { type AdmittedList, newestIssue, standingOf, type TrustSet } from '../../domain/trust-list/index.ts';
import { type GoodTrustList, issuersOf, isTrustList, readTrustList } from '../../domain/trust-list/read.ts';
import { delegatesIn, listsIn } from '../../domain/trust-list/status-lists.ts';
import type { TrustList } from '../../domain/trust-list/trust-list.ts';
import { listFacts, notByPinned } from '../../features/trust/index.ts';
import { readBounded } from '../../lib/files/read-bounded.ts';
import { RELEASED } from '../../lib/version.ts';
import { DEFAULT_SETTINGS, readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { UsageFault } from '../input/usage.ts';

/** What the store contains, if one is given in addition. */
export interface Stored {
  readonly store: Store;
  readonly set: TrustSet;
  readonly trust: Trust;
}

interface Given {
  readonly lists: readonly { readonly trustList: TrustList; readonly sha256: string; readonly operator: string }[];
  readonly documents: readonly KnownIssuer[];
  readonly statusLists: readonly ReadonlyMap<string, HeldStatusList>[];
  readonly sealKeys: SealKeys;
}

/**
 * A person who names a file vouches for it for this run: an operator need not be pinned, and a status list counts as fetched now. The files
 * join the set that the store admitted, and the same function derives the trust from both. Their order does not matter.
 */
export function readTrustFiles(files: readonly string[], now: Date, stored?: Stored): Trust {
  if (files.length === 0 && stored !== undefined) return stored.trust;
  const given = readFiles(files, now, stored);
  const set = unite(given, stored?.set);
  const rules = stored === undefined ? DEFAULT_SETTINGS : readSettings(stored.store);
  const floor = newestIssue(set);
  const moment = Math.max(now.getTime(), Date.parse(stored?.trust.clockFloor ?? now.toISOString()));
  const { issuers, records, ages } = standingOf(set, { ageOf: (list) => listFacts(list, rules, moment) });
  const fresh: readonly ListFacts[] = given.documents.length === 0 ? [] : [{ state: 'fresh', asOf: now.toISOString() }];
  const trustLists = given.lists.map(({ trustList }) => trustList);
  return {
    ...stored?.trust,
    issuers,
    records,
    ...(given.sealKeys.size === 0 ? {} : { sealKeys: given.sealKeys }),
    statusLists: uniteLists(stored?.trust.statusLists, listsIn(trustLists), ...given.statusLists),
    statusListDelegates: uniteDelegates(stored?.trust.statusListDelegates, delegatesIn(trustLists)),
    ...(oldest([...ages.values(), ...fresh]) ?? { state: 'none' }),
    clockFloor: latest(stored?.trust.clockFloor ?? RELEASED, floor),
  };
}

const latest = (one: string, other: string | undefined): string =>
  other !== undefined && Date.parse(other) > Date.parse(one) ? other : one;

function readFiles(files: readonly string[], now: Date, stored: Stored | undefined): Given {
  const lists: Given['lists'][number][] = [];
  const documents: KnownIssuer[] = [];
  const statusLists: ReadonlyMap<string, HeldStatusList>[] = [];
  const sealKeys = new Map<string, SealKey>();
  for (const file of files) {
    const text = textOf(file);
    if (isTrustList(text)) {
      const { trustList, signers, fingerprint } = goodTrustList(file, text);
      // A file signed by another key under the name of a known operator does not replace that operator's lists.
      const isForeign = stored !== undefined && notByPinned(stored.store, trustList.issuer.id, signers)?.code === 'other-operator';
      lists.push({
        trustList,
        sha256: signedFileSha256(text),
        operator: isForeign ? `${trustList.issuer.id} (${fingerprint})` : trustList.issuer.id,
      });
    } else if (keySetIn(text) !== undefined) {
      for (const [kid, key] of sealKeysOf(file, text)) sealKeys.set(kid, key);
    } else if (isPem(text) || statusListUrl(text) === undefined) {
      const didDocument = keyDocumentOf(file, text);
      const asOf = now.toISOString();
      documents.push({ did: didDocument.id, origin: 'list', status: 'granted', didDocument, asOf, list: { state: 'fresh', asOf } });
    } else statusLists.push(bareList(file, text, now));
  }
  return { lists, documents, statusLists, sealKeys };
}

/** Naming a list vouches for it as comparing its fingerprint would, so a jump in its sequence number is accepted. */
function unite({ lists, documents }: Given, stored: TrustSet | undefined): TrustSet {
  const known = new Set(stored?.lists.map(({ sha256 }) => sha256));
  const fresh = new Map(lists.filter(({ sha256 }) => !known.has(sha256)).map((list) => [list.sha256, list]));
  const first = Math.max(0, ...(stored?.lists ?? []).map(({ number }) => number)) + 1;
  const said = new Map(stored?.said);
  const admitted = [...fresh.values()].map(({ trustList, sha256, operator }, index): AdmittedList => {
    const number = first + index;
    for (const issuer of issuersOf(trustList))
      said.set(issuer.did, [...(said.get(issuer.did) ?? []), { issuer, from: number, to: number }]);
    const { sequence, issuedAt, nextUpdate, retracts, resets } = trustList;
    return {
      number,
      operator,
      sequence,
      issuedAt,
      nextUpdate,
      sha256,
      ...defined({ retracts, resets }),
    };
  });
  return {
    lists: [...(stored?.lists ?? []), ...admitted],
    said,
    pins: [...(stored?.pins ?? []), ...lists.map(({ operator, trustList: { sequence } }) => ({ operator, sequence }))],
    local: [...(stored?.local ?? []), ...documents],
    ...(stored?.own === undefined ? {} : { own: stored.own }),
  };
}

/** A status list given on its own counts as fetched at `moment`. */
export function bareList(file: string, text: string, moment: Date): ReadonlyMap<string, HeldStatusList> {
  const admitted = admit(text.trim());
  if (!admitted.ok) throw new UsageFault(`--trust: the status list '${file}' cannot be used: ${admitted.detail}`);
  const { url, credential } = admitted.list;
  return new Map([[url, { statements: [statementOf(credential, moment.toISOString())] }]]);
}

const AGES = ['expired', 'stale', 'fresh'] as const;

/** The age of several lists together is that of the oldest. */
const oldest = (facts: readonly ListFacts[]): ListFacts | undefined =>
  AGES.map((age) => facts.find(({ state }) => state === age)).find((one) => one !== undefined);

export function textOf(file: string): string {
  const bytes = readBounded(file);
  if ('code' in bytes) throw new UsageFault(`--trust: ${bytes.detail}`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.content);
  } catch {
    throw new UsageFault(`--trust: '${file}' is not text in UTF-8`);
  }
}

export const trustListOf = (file: string, text: string): TrustList => goodTrustList(file, text).trustList;

function goodTrustList(file: string, text: string): GoodTrustList {
  const read = readTrustList(text);
  if (!read.ok) throw new UsageFault(`--trust: the trust list '${file}' cannot be used: ${read.detail}`);
  return read;
}

/** A DID document, or the document of the anchor in a PEM file. */
export const keyDocumentOf = (file: string, text: string): JsonObject & { readonly id: string } =>
  isPem(text) ? anchorOf(file, text) : didDocumentOf(file, text);

function anchorOf(file: string, text: string): JsonObject & { readonly id: string } {
  const read = readPem(text);
  const document = 'detail' in read ? undefined : anchorDocument(read);
  if ('detail' in read || document === undefined)
    throw new UsageFault(`--trust: '${file}' cannot be used${'detail' in read ? `: ${read.detail}` : ''}`);
  return { ...document, id: anchorId(read) };
}

/** The JWK Set in the text, if it is one. */
export function keySetIn(text: string): (JsonObject & { readonly keys: readonly Json[] }) | undefined {
  const parsed = /^\s*\{/.test(text) ? parseStrictJson(text) : undefined;
  return parsed?.ok === true && isKeySet(parsed.value) ? parsed.value : undefined;
}

function sealKeysOf(file: string, text: string): SealKeys {
  const set = keySetIn(text);
  const read = set === undefined ? { detail: 'it is no key set' } : readSealKeys(set);
  if ('detail' in read) throw new UsageFault(`--trust: the key set '${file}' cannot be used: ${read.detail}`);
  return read;
}

function didDocumentOf(file: string, text: string): JsonObject & { readonly id: string } {
  const parsed = parseStrictJson(text);
  if (!parsed.ok) throw new UsageFault(`--trust: '${file}' is neither a trust list nor strict JSON: ${parsed.detail}`);
  const { value } = parsed;
  if (isObject(value) && typeof value.id === 'string' && value.id.startsWith('did:') && Array.isArray(value.verificationMethod)) {
    return { ...value, id: value.id };
  }
  throw new UsageFault(
    `--trust: '${file}' is no trust list, no status list, no certificate in PEM form, no key set and no DID document (an object with a DID as 'id' and a 'verificationMethod' list)`,
  );
}

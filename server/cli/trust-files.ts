// Files given with `--trust` in, the trust of one run out: snapshots, DID documents whose keys count as fresh for it, and status lists.
import { listFacts } from '../catalogue/trust.ts';
import { readBounded } from '../files/read-bounded.ts';
import { isObject, type JsonObject } from '../recognise/json.ts';
import { parseStrictJson } from '../recognise/strict-json.ts';
import { isOlderList, isSnapshot, issuersOf, readSnapshot, statusListUrl } from '../snapshot/read.ts';
import { knownToEither, revokedOf } from '../snapshot/revoked.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { DEFAULT_SETTINGS } from '../store/settings.ts';
import { type ListFacts, trustFromIssuers } from '../trust/from-issuers.ts';
import type { HeldStatusList, KnownIssuer, Trust } from '../trust/trust.ts';
import { momentOf } from '../verify/dates.ts';
import { signedListOf } from '../verify/signed-list.ts';
import { UsageFault } from './usage.ts';

/**
 * The person who names a file vouches for it, for this run: a snapshot's operator need not be pinned, its age is judged by the settings of a new store, and a status list counts as fetched now. The order of the
 * files decides nothing: of two lists the later one speaks, a bare document is no word for whom a list took off, and what was once revoked stays so.
 */
export function readTrustFiles(files: readonly string[], now: Date, stored?: Trust): Trust {
  const issuers = new Map<string, KnownIssuer>();
  const statusLists = new Map<string, HeldStatusList>();
  const facts: ListFacts[] = [];
  const listedAt = new Map<string, number>();
  const bare: string[] = [];
  // Nor is it for whom the list of the store took off, which only a later list brings back.
  for (const issuer of stored?.issuers.values() ?? []) {
    if (issuer.origin !== 'list' || issuer.status === 'granted') continue;
    issuers.set(issuer.did, issuer);
    listedAt.set(issuer.did, momentOf(stored?.asOf));
  }
  for (const file of files) {
    const text = textOf(file);
    if (isSnapshot(text)) {
      const snapshot = snapshotOf(file, text);
      const issuedAt = momentOf(snapshot.issuedAt);
      for (const issuer of issuersOf(snapshot)) {
        if (issuedAt < (listedAt.get(issuer.did) ?? Number.NEGATIVE_INFINITY)) continue;
        listedAt.set(issuer.did, issuedAt);
        issuers.set(issuer.did, issuer);
      }
      for (const { did, statusLists: lists = [] } of snapshot.entries) {
        for (const { url, ...list } of lists)
          statusLists.set(url, together(statusLists.get(url), { ...list, everRevoked: revokedOf(list.credential, did, undefined) }, now));
      }
      facts.push(listFacts(snapshot, DEFAULT_SETTINGS, now.getTime()));
      continue;
    }
    const listed = statusListUrl(text);
    if (listed !== undefined) {
      statusLists.set(listed, together(statusLists.get(listed), { credential: text, retrievedAt: now.toISOString() }, now));
      bare.push(text);
      continue;
    }
    const didDocument = didDocumentOf(file, text);
    const status = issuers.get(didDocument.id)?.status ?? 'granted';
    if (status === 'granted')
      issuers.set(didDocument.id, { did: didDocument.id, origin: 'list', status: 'granted', didDocument, asOf: now.toISOString() });
    facts.push({ state: 'fresh', asOf: now.toISOString() });
  }
  const trust = { ...trustFromIssuers(issuers.values(), oldest(facts)), statusLists };
  addRevoked(statusLists, bare, trust, now);
  return trust;
}

/** What is named for one run beside what a store knows: the older of their ages, the later of two lists, and nobody else's copy of the store's own lists. */
export function besideStored(given: Trust, stored: Trust, now: Date): Trust {
  const age = ({ state }: Trust): number => (AGES as readonly string[]).indexOf(state);
  const isOlder = stored.state !== 'none' && age(stored) < age(given);
  const lists = new Map(stored.statusLists);
  for (const [url, list] of given.statusLists ?? []) {
    const held = lists.get(url);
    if (held?.live === undefined) lists.set(url, together(held, list, now));
  }
  return { ...stored, ...(isOlder ? {} : given), issuers: new Map([...stored.issuers, ...given.issuers]), statusLists: lists };
}

/** What a list shows as revoked that was named by itself counts as well, whichever of several is read, when whoever signed it is known. */
export function addRevoked(statusLists: Map<string, HeldStatusList>, texts: readonly string[], trust: Trust, moment: Date): void {
  const signedList = signedListOf(trust, moment);
  for (const text of texts) {
    const url = statusListUrl(text);
    const held = url === undefined ? undefined : statusLists.get(url);
    if (url === undefined || held === undefined || 'refused' in signedList(text)) continue;
    const everRevoked = knownToEither(held.everRevoked, revokedOf(text, '', undefined));
    statusLists.set(url, { ...held, ...(everRevoked === undefined ? {} : { everRevoked }) });
  }
}

/** The later one by what both say themselves, else the one that was fetched last; with what either shows as revoked. */
export function together(held: HeldStatusList | undefined, list: HeldStatusList, moment: Date): HeldStatusList {
  if (held === undefined) return list;
  const everRevoked = knownToEither(held.everRevoked, list.everRevoked);
  const { credential, retrievedAt } = isLater(held, list, moment) ? held : list;
  return { retrievedAt, ...(credential === undefined ? {} : { credential }), ...(everRevoked === undefined ? {} : { everRevoked }) };
}

function isLater(held: HeldStatusList, list: HeldStatusList, moment: Date): boolean {
  const { credential: one } = held;
  const { credential: other = '' } = list;
  if (one === undefined) return false;
  if (isOlderList(one, other, moment.getTime())) return false;
  return isOlderList(other, one, moment.getTime()) || momentOf(held.retrievedAt) > momentOf(list.retrievedAt);
}

const AGES = ['expired', 'stale', 'fresh'] as const;

/** Several lists have one age between them: that of the oldest. */
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

export function snapshotOf(file: string, text: string): Snapshot {
  const read = readSnapshot(text);
  if (!read.ok) throw new UsageFault(`--trust: the trust snapshot '${file}' cannot be used: ${read.detail}`);
  return read.snapshot;
}

export function didDocumentOf(file: string, text: string): JsonObject & { readonly id: string } {
  const parsed = parseStrictJson(text);
  if (!parsed.ok) throw new UsageFault(`--trust: '${file}' is neither a trust snapshot nor strict JSON: ${parsed.detail}`);
  const { value } = parsed;
  if (isObject(value) && typeof value.id === 'string' && value.id.startsWith('did:') && Array.isArray(value.verificationMethod)) {
    return { ...value, id: value.id };
  }
  throw new UsageFault(
    `--trust: '${file}' is no trust snapshot, no status list and no DID document (an object with a DID as 'id' and a 'verificationMethod' list)`,
  );
}

// Files given with `--trust` in, the trust of one run out: snapshots, DID documents whose keys count as fresh for it, and status lists.
import { listFacts } from '../catalogue/trust.ts';
import { admit, statementOf, statusListUrl, uniteKeepers, uniteLists } from '../domain/status-list/index.ts';
import { readBounded } from '../files/read-bounded.ts';
import { isObject, type JsonObject } from '../recognise/json.ts';
import { parseStrictJson } from '../recognise/strict-json.ts';
import { isSnapshot, issuersOf, readSnapshot } from '../snapshot/read.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { keepersIn, listsIn } from '../snapshot/status-lists.ts';
import { DEFAULT_SETTINGS } from '../store/settings.ts';
import { type ListFacts, trustFromIssuers } from '../trust/from-issuers.ts';
import type { HeldStatusList, KnownIssuer, Trust } from '../trust/trust.ts';
import { momentOf } from '../verify/dates.ts';
import { UsageFault } from './usage.ts';

/**
 * The person who names a file vouches for it, for this run: a snapshot's operator need not be pinned, its age is judged by the settings of a new store, and a status list counts as fetched now. The order of the
 * files decides nothing: of two trust lists the later one speaks, a bare document does not speak for an issuer that a list took off, and all status lists count together.
 */
export function readTrustFiles(files: readonly string[], now: Date, stored?: Trust): Trust {
  const issuers = new Map<string, KnownIssuer>();
  const snapshots: Snapshot[] = [];
  const bare: ReadonlyMap<string, HeldStatusList>[] = [];
  const facts: ListFacts[] = [];
  const listedAt = new Map<string, number>();
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
      snapshots.push(snapshot);
      facts.push(listFacts(snapshot, DEFAULT_SETTINGS, now.getTime()));
      continue;
    }
    if (statusListUrl(text) !== undefined) {
      bare.push(bareList(file, text, now));
      continue;
    }
    const didDocument = didDocumentOf(file, text);
    const status = issuers.get(didDocument.id)?.status ?? 'granted';
    if (status === 'granted')
      issuers.set(didDocument.id, { did: didDocument.id, origin: 'list', status: 'granted', didDocument, asOf: now.toISOString() });
    facts.push({ state: 'fresh', asOf: now.toISOString() });
  }
  return {
    ...trustFromIssuers(issuers.values(), oldest(facts)),
    statusLists: uniteLists(listsIn(snapshots), ...bare),
    listKeepersEver: keepersIn(snapshots),
  };
}

/** What is named for one run beside what a store knows: the older of their ages, and the union of all status lists. */
export function besideStored(given: Trust, stored: Trust): Trust {
  const age = ({ state }: Trust): number => (AGES as readonly string[]).indexOf(state);
  const isOlder = stored.state !== 'none' && age(stored) < age(given);
  return {
    ...stored,
    ...(isOlder ? {} : given),
    issuers: new Map([...stored.issuers, ...given.issuers]),
    statusLists: uniteLists(stored.statusLists, given.statusLists),
    listKeepersEver: uniteKeepers(stored.listKeepersEver, given.listKeepersEver),
  };
}

/** A status list that is named by itself counts as fetched at `moment`. */
export function bareList(file: string, text: string, moment: Date): ReadonlyMap<string, HeldStatusList> {
  const admitted = admit(text.trim());
  if (!admitted.ok) throw new UsageFault(`--trust: the status list '${file}' cannot be used: ${admitted.detail}`);
  const { url, credential } = admitted.list;
  return new Map([[url, { statements: [statementOf(credential, moment.toISOString())] }]]);
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

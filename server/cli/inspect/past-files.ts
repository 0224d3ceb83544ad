// Derives the trust data at a past moment from the files given with `--trust` and from the store.

import { isPem } from '../../domain/certificates/anchor.ts';
import { parseTimestamp } from '../../domain/dates/dates.ts';
import { admit, statusListUrl, uniteLists } from '../../domain/status-list/index.ts';
import type { HeldStatusList, KnownIssuer, Trust } from '../../domain/trust/trust.ts';
import { issuersOf, isTrustList } from '../../domain/trust-list/read.ts';
import { listsIn } from '../../domain/trust-list/status-lists.ts';
import type { TrustList } from '../../domain/trust-list/trust-list.ts';
import { type Past, pastTrust, type Statement, type TrustHistory } from '../../domain/verify/past.ts';
import { listFacts } from '../../features/trust/index.ts';
import { DEFAULT_SETTINGS } from '../../store/settings.ts';
import { bareList, keyDocumentOf, keySetIn, textOf, trustListOf } from './trust-files.ts';

/**
 * The trust lists given are the history; without any, the history of the store is used. A person who names a bare DID document, certificate or status
 * list vouches for it at the past moment as well. A status list that states a later date does not count for that moment.
 */
export function pastOfFiles(files: readonly string[], trust: Trust, at: Date, stored: Past | undefined): Past {
  const read = files.map((file) => ({ file, text: textOf(file) }));
  const trustLists = read
    .filter(({ text }) => isTrustList(text))
    .map(({ file, text }) => trustListOf(file, text))
    .sort((one, other) => parseTimestamp(one.issuedAt) - parseTimestamp(other.issuedAt));
  const base = stored !== undefined && trustLists.length === 0 ? stored : pastOfTrustLists(trustLists, trust, at);
  const issuers = new Map(base.trust.issuers);
  const doubts = new Map(base.doubts);
  const bare: ReadonlyMap<string, HeldStatusList>[] = [];
  let vouched = false;
  for (const { file, text } of read.filter((one) => !isTrustList(one.text))) {
    if (!isPem(text) && statusListUrl(text) !== undefined) {
      if (isOf(text, at)) bare.push(bareList(file, text, at));
      continue;
    }
    // The keys of registries say nothing about issuers.
    if (keySetIn(text) !== undefined) continue;
    const didDocument = keyDocumentOf(file, text);
    const { id: did } = didDocument;
    // A bare document does not override a list that suspends or withdraws the issuer, at the past moment or now.
    if ((issuers.get(did)?.status ?? trust.issuers.get(did)?.status ?? 'granted') !== 'granted') continue;
    issuers.set(did, { did, origin: 'list', status: 'granted', didDocument, asOf: at.toISOString() });
    doubts.delete(did);
    vouched = true;
  }
  const fresh =
    vouched && base.trust.state === 'none' && trustLists.length === 0 ? { state: 'fresh' as const, asOf: at.toISOString() } : {};
  return { at, doubts, trust: { ...base.trust, ...fresh, issuers, statusLists: uniteLists(base.trust.statusLists, ...bare) } };
}

function isOf(text: string, at: Date): boolean {
  const admitted = admit(text.trim());
  return admitted.ok && admitted.list.from !== undefined && admitted.list.from <= at.getTime();
}

function pastOfTrustLists(trustLists: readonly TrustList[], trust: Trust, at: Date): Past {
  // The lists may come from different operators. Their sequence numbers are not comparable, but their dates are.
  const lists = trustLists.map(({ issuedAt, nextUpdate }, index) => ({ number: index + 1, sequence: index + 1, issuedAt, nextUpdate }));
  const statements = new Map<string, Statement[]>();
  for (const [index, trustList] of trustLists.entries()) {
    for (const issuer of issuersOf(trustList))
      add(statements, issuer.did, { issuer: dated(issuer, trustList), from: index + 1, to: index + 1 });
  }
  const history: TrustHistory = { lists, statements, statusLists: listsIn(trustLists, at.getTime()) };
  return pastTrust(history, trust, at, (list) =>
    listFacts({ ...list, sequence: trustLists[list.number - 1]?.sequence ?? 0 }, DEFAULT_SETTINGS, at.getTime()),
  );
}

const dated = (issuer: KnownIssuer, { issuedAt }: TrustList): KnownIssuer => ({ ...issuer, asOf: issuedAt });

function add<T>(all: Map<string, T[]>, name: string, one: T): void {
  all.set(name, [...(all.get(name) ?? []), one]);
}

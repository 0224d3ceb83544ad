// Files given with `--trust`, the trust of the run and a past moment in; the trust data as it stood at that moment out.
import { listThen } from '../catalogue/past.ts';
import { listFacts } from '../catalogue/trust.ts';
import { claimsOf, isSnapshot, issuersOf, statusListUrl } from '../snapshot/read.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { DEFAULT_SETTINGS } from '../store/settings.ts';
import type { ListVersion } from '../store/trust-history.ts';
import type { KnownIssuer, Trust } from '../trust/trust.ts';
import { momentOf, parseDateTime } from '../verify/dates.ts';
import { type Past, pastTrust, type Statement, type TrustHistory } from '../verify/past.ts';
import { addRevoked, didDocumentOf, snapshotOf, textOf, together } from './trust-files.ts';

/**
 * The snapshots that are named are the history; without one it is that of the store. Who names a bare document or status list vouches for it at the moment that
 * is asked about as well; a list that says of itself that it is of later is none of that time.
 */
export function pastOfFiles(files: readonly string[], trust: Trust, at: Date, stored: Past | undefined): Past {
  const read = files.map((file) => ({ file, text: textOf(file) }));
  const snapshots = read
    .filter(({ text }) => isSnapshot(text))
    .map(({ file, text }) => snapshotOf(file, text))
    .sort((one, other) => momentOf(one.issuedAt) - momentOf(other.issuedAt));
  const base = stored !== undefined && snapshots.length === 0 ? stored : pastOfSnapshots(snapshots, trust, at);
  const issuers = new Map(base.trust.issuers);
  const doubts = new Map(base.doubts);
  const statusLists = new Map(base.trust.statusLists);
  const bare: string[] = [];
  let vouched = false;
  for (const { file, text } of read.filter((one) => !isSnapshot(one.text))) {
    const url = statusListUrl(text);
    if (url !== undefined) {
      if (!isOf(text, at)) continue;
      statusLists.set(url, together(statusLists.get(url), { credential: text, retrievedAt: at.toISOString() }, at));
      bare.push(text);
      continue;
    }
    const didDocument = didDocumentOf(file, text);
    const { id: did } = didDocument;
    // A bare document is no word for whom a list took off, as of now.
    if ((issuers.get(did)?.status ?? trust.issuers.get(did)?.status ?? 'granted') !== 'granted') continue;
    issuers.set(did, { did, origin: 'list', status: 'granted', didDocument, asOf: at.toISOString() });
    doubts.delete(did);
    vouched = true;
  }
  const fresh = vouched && base.trust.state === 'none' && snapshots.length === 0 ? { state: 'fresh' as const, asOf: at.toISOString() } : {};
  const past = { ...base.trust, ...fresh, issuers, statusLists };
  addRevoked(statusLists, bare, past, at);
  return { at, doubts, trust: past };
}

function isOf(text: string, at: Date): boolean {
  const claims = claimsOf(text);
  const from = typeof claims?.iat === 'number' ? claims.iat * 1000 : parseDateTime(claims?.validFrom);
  return from !== undefined && from <= at.getTime();
}

function pastOfSnapshots(snapshots: readonly Snapshot[], trust: Trust, at: Date): Past {
  // Operators may be mixed here: their sequences say nothing of one another, the dates do.
  const lists = snapshots.map(({ issuedAt, nextUpdate }, index) => ({ number: index + 1, sequence: index + 1, issuedAt, nextUpdate }));
  const statements = new Map<string, Statement[]>();
  const versions = new Map<string, ListVersion[]>();
  for (const [index, snapshot] of snapshots.entries()) {
    for (const issuer of issuersOf(snapshot))
      add(statements, issuer.did, { issuer: dated(issuer, snapshot), from: index + 1, to: index + 1 });
    for (const { did, statusLists = [] } of snapshot.entries) {
      for (const { url, credential, retrievedAt: stated } of statusLists) {
        const retrievedAt = momentOf(stated) > momentOf(snapshot.issuedAt) ? snapshot.issuedAt : stated;
        if (momentOf(retrievedAt) <= at.getTime()) add(versions, url, { retrievedAt, did, credential, taken: momentOf(snapshot.issuedAt) });
      }
    }
  }
  const statusLists = new Map(
    [...versions].map(([url, all]) => {
      const last = Math.max(...all.map(({ retrievedAt }) => momentOf(retrievedAt)));
      const latest = all.filter(({ retrievedAt }) => momentOf(retrievedAt) === last);
      return [url, listThen(latest[0]?.retrievedAt ?? '', { latest: () => latest, all: () => all })] as const;
    }),
  );
  const history: TrustHistory = { lists, statements, statusLists };
  return pastTrust(history, trust, at, (list) =>
    listFacts({ ...list, sequence: snapshots[list.number - 1]?.sequence ?? 0 }, DEFAULT_SETTINGS, at.getTime()),
  );
}

const dated = (issuer: KnownIssuer, { issuedAt }: Snapshot): KnownIssuer => ({ ...issuer, asOf: issuedAt });

function add<T>(all: Map<string, T[]>, name: string, one: T): void {
  all.set(name, [...(all.get(name) ?? []), one]);
}

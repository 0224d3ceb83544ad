// A small office that keeps a list of issuers: its keys, its snapshots, and makers with their DID documents and status lists.
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { JsonObject } from '../../server/recognise/json.ts';
import { documentSha256 } from '../../server/snapshot/shape.ts';
import type { Snapshot, SnapshotEntry } from '../../server/snapshot/snapshot.ts';
import { signSnapshot } from '../../server/snapshot/write.ts';
import { DID, didDocument, KEY, secure, type TestKey } from '../verify/issuing.ts';
import { LIST_URL, statusList } from '../verify/status-list-issuing.ts';

export { LIST_URL };

export const newOperatorKey = (): KeyObject =>
  createPrivateKey(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));
export const OPERATOR = newOperatorKey();

export const ISSUED = '2027-05-31T00:00:00Z';
export const DUE = '2027-06-30T00:00:00Z';

export function entry(more: Partial<SnapshotEntry> = {}): SnapshotEntry {
  const document = more.didDocument ?? didDocument(more.did ?? DID);
  return {
    did: DID,
    legalName: 'Maker GmbH',
    country: 'AT',
    role: 'manufacturer',
    status: 'granted',
    didDocument: document,
    didDocumentSha256: documentSha256(document),
    fetchedAt: '2027-05-30T00:00:00Z',
    ...more,
  };
}

export const snapshot = (sequence: number, entries: readonly SnapshotEntry[] = [entry()], more: Partial<Snapshot> = {}): Snapshot => ({
  issuer: { id: 'did:web:lists.example', name: 'List office' },
  sequence,
  issuedAt: ISSUED,
  nextUpdate: DUE,
  entries,
  ...more,
});

export const signed = (sequence: number, entries?: readonly SnapshotEntry[], more?: Partial<Snapshot>, key = OPERATOR): string =>
  signSnapshot(snapshot(sequence, entries, more), key);

/** The signed list of revoked and suspended entries of the maker, as text. */
export const revocationList = (set: readonly number[], more: JsonObject = {}, key: TestKey = KEY): string =>
  JSON.stringify(secure(statusList(set, more), undefined, key));

export const withList = (set: readonly number[], retrievedAt = '2027-05-31T00:00:00Z'): SnapshotEntry =>
  entry({ statusLists: [{ url: LIST_URL, credential: revocationList(set), retrievedAt }] });

// What an office keeps between two snapshots: a file of its own in, the next snapshot to be signed out.
import { statusListUrl } from '../domain/status-list/index.ts';
import { asText, isObject, type Json, type JsonObject } from '../recognise/json.ts';
import { parseStrictJson } from '../recognise/strict-json.ts';
import type { ShapeFault } from '../verify/shape.ts';

import { documentSha256, snapshotFaults } from './shape.ts';
import { MAX_SNAPSHOT_BYTES, type Snapshot, type SnapshotEntry, type SnapshotStatusList } from './snapshot.ts';

export interface Draft {
  readonly issuer: Snapshot['issuer'];
  /** Of the last snapshot that was signed; 0 before the first. */
  readonly sequence: number;
  /** did:key of the keys that sign from the next snapshot on. */
  readonly operatorKeys?: readonly string[];
  readonly entries: readonly SnapshotEntry[];
}

/** As good as its next snapshot would be. */
export function readDraft(text: string): Draft | readonly ShapeFault[] {
  const parsed = parseStrictJson(text, { maxBytes: MAX_SNAPSHOT_BYTES, maxDepth: 64 });
  if (!parsed.ok) return [{ pointer: '', detail: parsed.detail }];
  const { value } = parsed;
  if (!isObject(value) || typeof value.sequence !== 'number')
    return [{ pointer: '/sequence', detail: 'is missing: this is no draft of a trust list' }];
  const draft = value as unknown as Draft;
  const now = new Date(0);
  const faults = snapshotFaults(nextSnapshot(draft, now, new Date(1)) as unknown as Json);
  return faults.length > 0 ? faults : draft;
}

export const nextSnapshot = ({ issuer, sequence, operatorKeys, entries }: Draft, issuedAt: Date, nextUpdate: Date): Snapshot => ({
  issuer,
  sequence: sequence + 1,
  issuedAt: issuedAt.toISOString(),
  nextUpdate: nextUpdate.toISOString(),
  ...(operatorKeys === undefined ? {} : { operatorKeys }),
  entries,
});

export interface Addition extends Partial<Pick<SnapshotEntry, 'country' | 'role' | 'since' | 'credentialTypes' | 'statusListIssuers'>> {
  readonly didDocument: JsonObject;
  readonly legalName?: string;
  readonly status?: SnapshotEntry['status'];
  /** Status lists as fetched, each as its text. */
  readonly statusLists: readonly string[];
}

/** What is said anew of an issuer replaces what the list said of it; what is not said stays. */
export function withEntry(draft: Draft, { didDocument, statusLists, legalName, status, ...rest }: Addition, now: Date): Draft {
  const did = asText(didDocument.id);
  const present = draft.entries.find((one) => one.did === did);
  const fetched = statusLists.map((text) => toStatusList(text, now));
  const kept = (present?.statusLists ?? []).filter(({ url }) => !fetched.some((list) => list.url === url));
  const lists = [...kept, ...fetched];
  const entry: SnapshotEntry = {
    ...present,
    did,
    legalName: legalName ?? present?.legalName ?? did,
    status: status ?? present?.status ?? 'granted',
    didDocument,
    didDocumentSha256: documentSha256(didDocument),
    fetchedAt: now.toISOString(),
    ...rest,
    ...(lists.length === 0 ? {} : { statusLists: lists }),
  };
  return { ...draft, entries: [...draft.entries.filter((one) => one.did !== did), entry] };
}

/** Throws a RangeError for what is no status list. */
function toStatusList(text: string, now: Date): SnapshotStatusList {
  const url = statusListUrl(text);
  if (url === undefined)
    throw new RangeError('is no status list credential: neither a BitstringStatusListCredential nor a token status list');
  return { url, credential: text.trim(), retrievedAt: now.toISOString() };
}

// The text of a snapshot file in, the snapshot and the fingerprint of the key that signed it out; or what is wrong with it, and where.
import { admit } from '../domain/status-list/index.ts';
import { isObject } from '../recognise/json.ts';
import { parseStrictJson } from '../recognise/strict-json.ts';
import { trustFromIssuers } from '../trust/from-issuers.ts';
import type { KnownIssuer, Trust } from '../trust/trust.ts';
import { decodeBase64url } from '../verify/base64url.ts';
import { didKeyBytes } from '../verify/did.ts';
import { fingerprintOf } from '../verify/fingerprint.ts';
import type { ShapeFault } from '../verify/shape.ts';
import { provedList } from '../verify/signed-list.ts';
import { snapshotFaults } from './shape.ts';
import { readSignedFile } from './signed-file.ts';
import { MAX_SNAPSHOT_BYTES, SNAPSHOT_TYPE, type Snapshot, type SnapshotEntry } from './snapshot.ts';

export const SNAPSHOT_REFUSALS = ['too-large', 'not-a-snapshot', 'bad-signature', 'bad-content'] as const;
export type SnapshotRefusal = (typeof SNAPSHOT_REFUSALS)[number];

export type ReadSnapshot =
  | {
      readonly ok: true;
      readonly snapshot: Snapshot;
      /** did:key of the key that signed: whether it is one of the operator's is for the caller to say. */
      readonly operatorKey: string;
      /** As people compare it. */
      readonly fingerprint: string;
    }
  | { readonly ok: false; readonly code: SnapshotRefusal; readonly detail: string; readonly faults: readonly ShapeFault[] };

const refused = (code: SnapshotRefusal, detail: string, faults: readonly ShapeFault[] = []): ReadSnapshot => ({
  ok: false,
  code,
  detail,
  faults,
});

const REFUSED = { form: 'not-a-snapshot', signature: 'bad-signature', content: 'bad-content' } as const;

/** Whether a text calls itself a snapshot, without a look at more than its header. */
export function isSnapshot(text: string): boolean {
  const header = decodeBase64url(text.trimStart().slice(0, 4096).split('.', 1)[0] ?? '');
  const parsed = header === undefined ? undefined : parseStrictJson(header);
  return parsed?.ok === true && isObject(parsed.value) && parsed.value.typ === SNAPSHOT_TYPE;
}

export function readSnapshot(text: string): ReadSnapshot {
  if (text.length > MAX_SNAPSHOT_BYTES) return refused('too-large', `the file is larger than ${MAX_SNAPSHOT_BYTES} bytes`);
  const file = readSignedFile(text, SNAPSHOT_TYPE, MAX_SNAPSHOT_BYTES);
  if (!file.ok) return refused(REFUSED[file.fault], file.detail);
  const { claims, key: operatorKey, fingerprint } = file;
  const faults = snapshotFaults(claims);
  if (faults.length > 0) return refused('bad-content', faultText(faults[0]), faults);
  const snapshot = claims as unknown as Snapshot;
  const unusable = listFaults(snapshot);
  if (unusable.length > 0) return refused('bad-content', faultText(unusable[0]), unusable);
  return { ok: true, snapshot, operatorKey, fingerprint };
}

const faultText = (fault: ShapeFault | undefined): string =>
  fault === undefined ? '' : `${fault.pointer || 'the snapshot'}: ${fault.detail}`;

/** What a list of issuers becomes when it is taken over. */
export const issuersOf = ({ entries }: Snapshot): KnownIssuer[] => entries.map(issuerOf);

const issuerOf = (entry: SnapshotEntry): KnownIssuer => ({
  did: entry.did,
  name: entry.legalName,
  ...(entry.country === undefined ? {} : { country: entry.country }),
  origin: 'list',
  status: entry.status,
  ...(entry.since === undefined ? {} : { since: entry.since }),
  didDocument: entry.didDocument,
  asOf: entry.fetchedAt,
  ...(entry.statusListIssuers === undefined ? {} : { statusListIssuers: entry.statusListIssuers }),
  ...(entry.credentialTypes === undefined ? {} : { credentialTypes: entry.credentialTypes }),
});

/** A list that does not read, or that no key of its issuer here has signed, is refused while somebody is there who can fetch a good one. Its key may have ended since. */
function listFaults(snapshot: Snapshot): readonly ShapeFault[] {
  const trust: Trust = trustFromIssuers(issuersOf(snapshot));
  const faults: ShapeFault[] = [];
  let unpacked = 0;
  for (const [at, { did, statusListIssuers = [], statusLists = [] }] of snapshot.entries.entries())
    for (const [index, { url, credential }] of statusLists.entries()) {
      const pointer = `/entries/${at}/statusLists/${index}/credential`;
      const admitted = admit(credential.trim(), url);
      if (!admitted.ok) {
        faults.push({ pointer, detail: admitted.detail });
        continue;
      }
      unpacked += admitted.list.unpacked;
      // Read before anybody has said that the key of this file is known.
      if (unpacked > MAX_UNPACKED) return [...faults, { pointer, detail: `with it the lists unpack to more than ${MAX_UNPACKED} bytes` }];
      const signed = provedList(credential.trim(), trust);
      if ('refused' in signed) faults.push({ pointer, detail: `STATUS_VERIFICATION_ERROR: ${signed.refused}` });
      else if (signed.issuerId !== did && !statusListIssuers.includes(signed.issuerId))
        faults.push({ pointer, detail: `the list is that of '${signed.issuerId}'` });
    }
  return faults;
}

/** Policy: two billion credentials that can be revoked. */
const MAX_UNPACKED = 2 ** 28;

/** As people compare it; empty for what is no did:key of an Ed25519 key. */
export function fingerprintOfDidKey(did: string): string {
  const raw = didKeyBytes(did);
  return raw === undefined ? '' : fingerprintOf(raw);
}

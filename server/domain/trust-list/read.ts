// The text of a snapshot file in, the snapshot and the fingerprint of the key that signed it out; or what is wrong with it, and where.

import { didKeyBytes } from '../did/did.ts';
import type { ShapeFault } from '../json/shape.ts';
import { fingerprintOf } from '../keys/fingerprint.ts';
import { type FileSignature, MAX_TRUST_LIST_BYTES, readSignedByAny, typeOfSigned } from '../signed-file/signed-file.ts';
import { admit } from '../status-list/index.ts';
import { provedList } from '../status-list/signed-list.ts';
import { trustFromIssuers } from '../trust/from-issuers.ts';
import type { KnownIssuer, Trust } from '../trust/trust.ts';
import { namesOfOperators, type Quorum, quorum, ruleFingerprint } from './quorum.ts';
import { trustListFaults } from './shape.ts';
import { type OperatorRule, TRUST_LIST_TYPE, type TrustList, type TrustListEntry } from './trust-list.ts';

export const TRUST_LIST_REFUSALS = ['too-large', 'not-a-snapshot', 'bad-signature', 'bad-content', 'too-few-operators'] as const;
export type TrustListRefusal = (typeof TRUST_LIST_REFUSALS)[number];

export interface GoodTrustList {
  readonly ok: true;
  readonly trustList: TrustList;
  /** Every signature of the file, all of them valid. Whether they suffice is for `quorum` to say, with the rule that was pinned before. */
  readonly signers: readonly FileSignature[];
  /** As people compare it at the first import: that of the key, or of the rule of several operators. */
  readonly fingerprint: string;
}

export type ReadTrustList =
  | GoodTrustList
  | { readonly ok: false; readonly code: TrustListRefusal; readonly detail: string; readonly faults: readonly ShapeFault[] };

const refused = (code: TrustListRefusal, detail: string, faults: readonly ShapeFault[] = []): ReadTrustList => ({
  ok: false,
  code,
  detail,
  faults,
});

const REFUSED = { form: 'not-a-snapshot', signature: 'bad-signature', content: 'bad-content' } as const;

/** Whether a text calls itself a snapshot, without a look at its signatures. */
export const isTrustList = (text: string): boolean => typeOfSigned(text) === TRUST_LIST_TYPE;

/** A list of several operators that its own operators have not signed in sufficient number is refused: nothing reads it as one that counts. */
export function readTrustList(text: string): ReadTrustList {
  const read = readUnfinished(text);
  if (!read.ok || read.trustList.operators === undefined) return read;
  const counted = quorum(read.signers, read.trustList.operators);
  return counted.ok ? read : refused('too-few-operators', tooFew(counted, read.trustList.operators));
}

export const tooFew = ({ signed, open, missing }: Extract<Quorum, { ok: false }>, { threshold }: OperatorRule): string =>
  `${threshold} operators have to sign, ${signed.length === 0 ? 'none of them did' : `only ${namesOfOperators(signed)} did`}: ${missing} more of ${namesOfOperators(open)}`;

/** On its way from one operator to the next, a list has fewer signatures than it needs. */
export function readUnfinished(text: string): ReadTrustList {
  if (text.length > MAX_TRUST_LIST_BYTES) return refused('too-large', `the file is larger than ${MAX_TRUST_LIST_BYTES} bytes`);
  const file = readSignedByAny(text, TRUST_LIST_TYPE, MAX_TRUST_LIST_BYTES);
  if (!file.ok) return refused(REFUSED[file.fault], file.detail);
  const { claims, form, signers } = file;
  const faults = trustListFaults(claims);
  if (faults.length > 0) return refused('bad-content', faultText(faults[0]), faults);
  const trustList = claims as unknown as TrustList;
  if ((form === 'general') !== (trustList.operators !== undefined)) return refused('bad-signature', FORMS);
  const unusable = listFaults(trustList);
  if (unusable.length > 0) return refused('bad-content', faultText(unusable[0]), unusable);
  const fingerprint = trustList.operators === undefined ? (signers[0]?.fingerprint ?? '') : ruleFingerprint(trustList.operators);
  return { ok: true, trustList, signers, fingerprint };
}

/** Policy: one form for each kind of list, so that a list of several operators has no compact form to fall back to. */
const FORMS = "a list that names 'operators' is signed in the General JSON form, every other list in the compact form";

const faultText = (fault: ShapeFault | undefined): string =>
  fault === undefined ? '' : `${fault.pointer || 'the trust list'}: ${fault.detail}`;

/** What a list of issuers becomes when it is taken over. */
export const issuersOf = ({ entries }: TrustList): KnownIssuer[] => entries.map(issuerOf);

const issuerOf = (entry: TrustListEntry): KnownIssuer => ({
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
  ...(entry.keys === undefined ? {} : { keyWindows: entry.keys }),
  ...(entry.scope === undefined ? {} : { scope: entry.scope }),
  ...(entry.alwaysDisclosed === undefined ? {} : { alwaysDisclosed: entry.alwaysDisclosed }),
});

/** A list that does not read, or that no key of its issuer here has signed, is refused while somebody is there who can fetch a good one. Its key may have ended since. */
function listFaults(trustList: TrustList): readonly ShapeFault[] {
  const trust: Trust = trustFromIssuers(issuersOf(trustList));
  const faults: ShapeFault[] = [];
  let unpacked = 0;
  for (const [at, { did, statusListIssuers = [], statusLists = [] }] of trustList.entries.entries())
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

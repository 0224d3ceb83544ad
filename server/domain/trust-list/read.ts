// Reads a trust list and the fingerprint of its signer, or returns the fault of the file and its position.

import { didKeyMultikey } from '../did/did.ts';
import { defined } from '../json/defined.ts';
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
  /** Every signature of the file, all of them valid. `quorum` decides with the previously pinned rule whether they suffice. */
  readonly signers: readonly FileSignature[];
  /** The fingerprint that people compare at the first import: that of the key, or that of the rule of several operators. */
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

/** True if the text declares itself a trust list. Its signatures are not checked. */
export const isTrustList = (text: string): boolean => typeOfSigned(text) === TRUST_LIST_TYPE;

/** Reads a complete trust list. Refuses a list of several operators unless enough of its own operators signed it. */
export function readTrustList(text: string): ReadTrustList {
  const read = readUnfinished(text);
  if (!read.ok || read.trustList.operators === undefined) return read;
  const counted = quorum(read.signers, read.trustList.operators);
  return counted.ok ? read : refused('too-few-operators', tooFew(counted, read.trustList.operators));
}

export const tooFew = ({ signed, open, missing }: Extract<Quorum, { ok: false }>, { threshold }: OperatorRule): string =>
  `${threshold} operators have to sign, ${signed.length === 0 ? 'none of them did' : `only ${namesOfOperators(signed)} did`}: ${missing} more of ${namesOfOperators(open)}`;

/** Reads a list that may still lack signatures, as when it is passed from one operator to the next. */
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

/** Policy: each kind of list has exactly one form, so that a list of several operators cannot fall back to the compact form. */
const FORMS = "a list that names 'operators' is signed in the General JSON form, every other list in the compact form";

const faultText = (fault: ShapeFault | undefined): string =>
  fault === undefined ? '' : `${fault.pointer || 'the trust list'}: ${fault.detail}`;

/** Returns the entries about issuers and anchors, without desks, which issue no credentials. */
export const issuerEntries = ({ entries }: Pick<TrustList, 'entries'>): readonly TrustListEntry[] =>
  entries.filter(({ kind }) => kind !== 'desk');

/** Returns the issuers that the list adds to the trust data when it is imported. */
export const issuersOf = (trustList: Pick<TrustList, 'entries'>): KnownIssuer[] => issuerEntries(trustList).map(issuerOf);

const issuerOf = (entry: TrustListEntry): KnownIssuer => ({
  did: entry.did,
  name: entry.legalName,
  ...defined({ country: entry.country }),
  origin: 'list',
  status: entry.status,
  ...defined({ since: entry.since }),
  didDocument: entry.didDocument,
  asOf: entry.fetchedAt,
  ...defined({
    statusListIssuers: entry.statusListIssuers,
    credentialTypes: entry.credentialTypes,
    keyWindows: entry.keys,
    scope: entry.scope,
    alwaysDisclosed: entry.alwaysDisclosed,
  }),
});

/**
 * Finds status lists that are unreadable or not signed by a key of their issuer in this list.
 *
 * A fault refuses the trust list at import, when a good status list can still be fetched. A key that has ended since is not a fault.
 */
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
      // Checked here, because the signer of the file may still be unknown and untrusted.
      if (unpacked > MAX_UNPACKED) return [...faults, { pointer, detail: `with it the lists unpack to more than ${MAX_UNPACKED} bytes` }];
      const signed = provedList(credential.trim(), trust);
      if ('refused' in signed) faults.push({ pointer, detail: `STATUS_VERIFICATION_ERROR: ${signed.refused}` });
      else if (signed.issuerId !== did && !statusListIssuers.includes(signed.issuerId))
        faults.push({ pointer, detail: `the list is that of '${signed.issuerId}'` });
    }
  return faults;
}

/** Policy: the maximum total size of the unpacked status lists, in bytes: two billion revocable credentials. */
const MAX_UNPACKED = 2 ** 28;

/** Returns the fingerprint that people compare. Returns an empty string for anything but a did:key of a supported kind. */
export function fingerprintOfDidKey(did: string): string {
  const key = didKeyMultikey(did);
  return key === undefined ? '' : fingerprintOf(key.raw);
}

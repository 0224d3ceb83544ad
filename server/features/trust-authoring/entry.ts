// Changes what an office's draft states about an issuer.
import { generateKeyPairSync } from 'node:crypto';
import type { OfficeIssuer } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { asText } from '../../domain/json/json.ts';
import { readTrustList } from '../../domain/trust-list/read.ts';
import type { TrustListEntry } from '../../domain/trust-list/trust-list.ts';
import { signTrustList } from '../../domain/trust-list/write.ts';
import { readKeyDocument } from '../trust/index.ts';
import { type Draft, nextTrustList, withEntry } from './draft.ts';
import { refusedOffice } from './refused.ts';

const DAY = 86_400_000;

/**
 * Replaces the whole entry of an issuer: members that are not given are removed. The key document, and the status lists
 * that are not dropped, stay unless newer ones are given. Throws `trust-refused`.
 */
export function withIssuer(draft: Draft, given: Omit<OfficeIssuer, 'version'>, now: Date): Draft {
  const { document, did, name, country, role, status, since, types, listIssuers, statusLists = [], dropLists = [] } = given;
  const present = draft.entries.find((one) => one.did === did);
  const didDocument = document === undefined ? present?.didDocument : readKeyDocument(document).didDocument;
  if (didDocument === undefined) throw refusedOffice('bad-content', `'${did}' is not in the draft: its key document is wanted`);
  if (didDocument.id !== did)
    throw refusedOffice('bad-content', `the key document is that of '${asText(didDocument.id)}', not of '${did}'`);
  const kept = (present?.statusLists ?? []).filter(({ url }) => !dropLists.includes(url));
  const bare: readonly TrustListEntry[] = present === undefined ? [] : [bareOf(present, kept)];
  const others = draft.entries.filter((one) => one.did !== did);
  const said = {
    ...defined({ country, role, since, credentialTypes: types, statusListIssuers: listIssuers }),
  };
  const next = taken(() =>
    withEntry({ ...draft, entries: [...others, ...bare] }, { didDocument, legalName: name, status, statusLists, ...said }, now),
  );
  const entries = next.entries.map((one) =>
    one.did === did && document === undefined && present !== undefined ? { ...one, fetchedAt: present.fetchedAt } : one,
  );
  const changed = { ...next, entries };
  // The other members decide which lists count. An unusable list is refused now, not when the trust list is signed.
  refuseUnusable(changed, now);
  return changed;
}

const bareOf = (
  {
    kind,
    did,
    legalName,
    status,
    didDocument,
    didDocumentSha256,
    fetchedAt,
    identityAnchors,
    keys,
    scope,
    alwaysDisclosed,
  }: TrustListEntry,
  statusLists: TrustListEntry['statusLists'] & object,
): TrustListEntry => ({
  did,
  legalName,
  status,
  didDocument,
  didDocumentSha256,
  fetchedAt,
  ...defined({ kind, identityAnchors }),
  // The page has no fields for these members, so it leaves them unchanged.
  ...defined({ keys, scope, alwaysDisclosed }),
  ...(statusLists.length === 0 ? {} : { statusLists }),
});

/** Judges the draft as its readers will, signed with a key that is discarded. */
function refuseUnusable(draft: Draft, now: Date): void {
  const trustList = nextTrustList(draft, now, new Date(now.getTime() + DAY));
  const signed = taken(() => signTrustList(trustList, generateKeyPairSync('ed25519').privateKey));
  const read = readTrustList(signed);
  if (!read.ok)
    throw refusedOffice(read.code === 'too-large' ? 'too-large' : 'bad-content', `nothing was changed: ${read.detail}`, read.faults);
}

/** A RangeError states the fault of the given content. */
function taken<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw error instanceof RangeError ? refusedOffice('bad-content', `nothing was changed: ${named(error.message)}`) : error;
  }
}

const named = (message: string): string => (message.startsWith('is no') ? `one of the files ${message}` : message);

// A DID document, and who vouches for it why, in; the issuer added on this computer, marked so for ever, or why not, out.
import type { DidDocumentLook, IssuerAddition } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { Refusal } from '../problem.ts';
import { asText, isObject, type JsonObject } from '../recognise/json.ts';
import { parseStrictJson } from '../recognise/strict-json.ts';
import { issuerOf, putIssuer, removeIssuer } from '../store/issuers.ts';
import { logTrust } from '../store/snapshots.ts';
import { didMethod } from '../verify/did.ts';
import { sameFingerprint } from '../verify/fingerprint.ts';
import { keysIn } from './trust-overview.ts';
import { needTwo } from './trust-rules.ts';
import { namesOf, type Persons } from './two-persons.ts';

/** For comparing before anything is added: whose document it is, and its keys; or what is wrong with it. */
export function lookAtDocument(desk: Desk, document: string): DidDocumentLook {
  try {
    const { did, keys } = read(desk, document);
    return { did, fingerprints: keys.map(({ fingerprint }) => fingerprint) };
  } catch (error) {
    if (error instanceof Refusal) return { fingerprints: [], fault: error.message };
    throw error;
  }
}

function read(desk: Desk, document: string) {
  const didDocument = readDidDocument(document);
  const did = asText(didDocument.id);
  if (did === desk.signer().did)
    throw wrong('/document', 'this is the identity of this computer itself: its passports are known here anyway');
  const keys = keysIn(didDocument);
  if (keys.length === 0)
    throw wrong('/document', "the document holds no Ed25519 key under 'assertionMethod': nothing could be verified with it");
  return { did, didDocument, keys };
}

/** No trust on first use: the fingerprint has to be that of a key in the document, as compared with another source. */
export function addLocalIssuer(desk: Desk, given: IssuerAddition): void {
  const { document, name, country, fingerprint, reason } = given;
  const who = namesOf(given);
  const { did, didDocument, keys } = read(desk, document);
  if (!keys.some((key) => sameFingerprint(fingerprint, key.fingerprint))) {
    throw wrong(
      '/fingerprint',
      `no key of the document has this fingerprint; it holds ${keys.map((key) => key.fingerprint).join(' and ')}`,
    );
  }
  const at = desk.now().toISOString();
  desk.store.db
    .transaction(() => {
      needTwo(given, desk.settings());
      const listed = issuerOf(desk.store, did, 'list');
      // A list that leaves it out later would leave the officer's word alone, against what was known.
      if (listed !== undefined && listed.status !== 'granted')
        throw wrong('/document', `the trust list calls ${did} ${listed.status}: it cannot be vouched for on this computer`);
      putIssuer(desk.store, {
        did,
        origin: 'local',
        name,
        ...(country === undefined ? {} : { country }),
        status: 'granted',
        didDocument,
        asOf: at,
        addedBy: who,
        reason,
      });
      logTrust(desk.store, { at, action: 'issuer-added', subject: `${name} (${did})`, who, reason });
    })
    .immediate();
}

export function removeLocalIssuer(desk: Desk, did: string, given: Persons & { readonly reason: string }): void {
  const { reason } = given;
  const who = namesOf(given);
  desk.store.db
    .transaction(() => {
      needTwo(given, desk.settings());
      const issuer = issuerOf(desk.store, did, 'local');
      if (issuer === undefined || !removeIssuer(desk.store, did, 'local'))
        throw new Refusal('not-found', 'no such issuer was added on this computer');
      const at = desk.now().toISOString();
      logTrust(desk.store, { at, action: 'issuer-removed', subject: `${issuer.name ?? did} (${did})`, who, reason });
    })
    .immediate();
}

const wrong = (pointer: string, detail: string) => new Refusal('bad-body', detail, { errors: [{ pointer, detail }] });

export function readDidDocument(text: string): JsonObject {
  const parsed = parseStrictJson(text);
  if (!parsed.ok) throw wrong('/document', `the DID document is not strict JSON: ${parsed.detail}`);
  const { value } = parsed;
  const method = isObject(value) && typeof value.id === 'string' ? didMethod(value.id) : undefined;
  if (!isObject(value) || method === undefined) throw wrong('/document', "this is no DID document: it has no DID as 'id'");
  if (method !== 'web' && method !== 'key') throw wrong('/document', `identifiers of the method did:${method} cannot be checked here`);
  return value;
}

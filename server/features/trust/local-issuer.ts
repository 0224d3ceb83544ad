// Adds an issuer on this computer, with a reason and a name, and removes it again; it stays marked as added locally.
import type { IssuerAddition } from '../../contract/index.ts';
import { whoIsMeant } from '../../domain/did/did.ts';
import { defined } from '../../domain/json/defined.ts';
import { sameFingerprint } from '../../domain/keys/fingerprint.ts';
import { Refusal } from '../../lib/problem.ts';
import { issuerOf, putIssuer, removeIssuer } from '../../store/trust/issuers.ts';
import { logTrust } from '../../store/trust/trust-lists.ts';
import type { AppContext } from '../app-context/index.ts';
import { type KeyDocument, readKeyDocument, wrongDocument } from './key-document.ts';
import { needTwo } from './trust-rules.ts';
import { storedTrustSet } from './trust-set.ts';
import { namesOf, type Persons } from './two-persons.ts';

/** Reads the DID document of an issuer that can be added here. Throws `bad-body` with the mistake in it. */
export function readOthers(context: AppContext, text: string): KeyDocument {
  const found = readKeyDocument(text);
  if (found.did === context.signer().did)
    throw wrongDocument('this is the identity of this computer itself: its passports are known here anyway');
  return found;
}

/**
 * No trust on first use: the given fingerprint, compared with another source, has to match a key in the document.
 * Throws `bad-body` or `trust-refused`.
 */
export function addLocalIssuer(context: AppContext, given: IssuerAddition): void {
  const { document, name, country, fingerprint, reason } = given;
  const who = namesOf(given);
  const { did, didDocument, keys } = readOthers(context, document);
  if (!keys.some((key) => sameFingerprint(fingerprint, key.fingerprint))) {
    const detail = `no key of the document has this fingerprint; it holds ${keys.map((key) => key.fingerprint).join(' and ')}`;
    throw new Refusal('bad-body', detail, { errors: [{ pointer: '/fingerprint', detail }] });
  }
  const at = context.now().toISOString();
  context.store.db
    .transaction(() => {
      needTwo(given, context.settings());
      // Trust lists take precedence. An issuer that any list has ever named cannot be added here, because it would change nothing.
      const listed = [...storedTrustSet(context.store).said.keys()].find((one) => whoIsMeant(one) === whoIsMeant(did));
      if (listed !== undefined)
        throw wrongDocument(`a trust list names ${listed}: what the lists say of it counts, and it cannot be added on this computer`);
      putIssuer(context.store, {
        did,
        origin: 'local',
        name,
        ...defined({ country }),
        status: 'granted',
        didDocument,
        asOf: at,
        addedBy: who,
        reason,
      });
      logTrust(context.store, { at, action: 'issuer-added', subject: `${name} (${did})`, who, reason });
    })
    .immediate();
}

/** Throws `not-found` or `trust-refused`. */
export function removeLocalIssuer(context: AppContext, did: string, given: Persons & { readonly reason: string }): void {
  const { reason } = given;
  const who = namesOf(given);
  context.store.db
    .transaction(() => {
      needTwo(given, context.settings());
      const issuer = issuerOf(context.store, did, 'local');
      if (issuer === undefined || !removeIssuer(context.store, did, 'local'))
        throw new Refusal('not-found', 'no such issuer was added on this computer');
      const at = context.now().toISOString();
      logTrust(context.store, { at, action: 'issuer-removed', subject: `${issuer.name ?? did} (${did})`, who, reason });
    })
    .immediate();
}

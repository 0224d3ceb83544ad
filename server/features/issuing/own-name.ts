// Refuses a service name under which others have signed credentials held here.
// A key of this service under that name would contradict theirs.

import { didDocument } from '../../domain/did/document.ts';
import type { PublicJwk } from '../../domain/keys/identity.ts';
import { trustFromIssuers } from '../../domain/trust/from-issuers.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import { verifySignature } from '../../domain/verify/index.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import type { CredentialFormat } from '../../store/passports/credentials.ts';
import { hasPublished } from '../../store/passports/published-credentials.ts';
import { publicKeyFiles } from '../../store/service-keys/keys.ts';
import { knownKeys } from '../../store/service-keys/known-keys.ts';
import { readSetting } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';

/**
 * Checked only when a name is adopted. A name under which this service has signed, or which it has now, stays its own
 * regardless of the copies that arrive, so that no one can lock a service out of its name. Copies signed by a key in
 * this data folder are its own, as on a second computer. Throws `name-taken`.
 */
export function requireOwnName(store: Store, did: string): void {
  if (readSetting(store, 'didDocument')?.id === did || hasPublished(store, did)) return;
  const keys = keysHere(store);
  const trust = keys.length === 0 ? undefined : trustIn(did, keys);
  for (const { format, body } of importedOf(store, did)) {
    if (trust !== undefined && verifySignature({ kind: format, text: body, flags: [] }, trust) === 'valid') continue;
    throw new StoreFault('name-taken', WHY.replace('#', did), [{ pointer: '/baseUrl', detail: 'is the name of another service' }]);
  }
}

const WHY =
  'this computer holds credentials of # that no key of this computer signed, so that name belongs to another service; choose another base URL, or, on a second computer of that service, restore its backup with the keys';

type Fragmented = { readonly fragment: string; readonly publicJwk: PublicJwk };

/** Returns the keys of the key files, and those that the store knows, each under its fragment. */
function keysHere(store: Store): readonly Fragmented[] {
  const files = publicKeyFiles(store.folder).map((publicJwk, at) => ({ fragment: `key-${at + 1}`, publicJwk }));
  const known = knownKeys(readSetting(store, 'didDocument')).filter(({ fragment }) => !files.some((file) => file.fragment === fragment));
  return [...files, ...known];
}

function trustIn(did: string, [first, ...others]: readonly Fragmented[]): Trust | undefined {
  if (first === undefined) return undefined;
  const document = didDocument(did, first.publicJwk, first.fragment, others);
  return trustFromIssuers([{ did, origin: 'own', status: 'granted', didDocument: document, asOf: new Date(0).toISOString(), name: did }]);
}

const importedOf = ({ db }: Store, did: string): Iterable<{ readonly format: CredentialFormat; readonly body: string }> =>
  db.prepare(`SELECT format, body FROM credentials WHERE source = 'imported' AND issuer = ?`).iterate(did) as Iterable<{
    readonly format: CredentialFormat;
    readonly body: string;
  }>;

// Reads the DID and keys that a service states about itself.
// A person sees them; on their own they are never trusted.

import type { SyncIdentity } from '../../contract/index.ts';
import { didWebUrl } from '../../domain/did/did.ts';
import { original } from '../../domain/foreign/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { isObject } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { methodCount } from '../../domain/keys/controlling-document.ts';
import { sameFingerprint } from '../../domain/keys/fingerprint.ts';
import type { AppContext } from '../app-context/index.ts';
import { keysIn } from '../trust/index.ts';
import type { SyncLimits } from './limits.ts';
import type { AskService } from './patience.ts';

const TYPES = ['application/json', 'application/did+json', 'application/did+ld+json', 'application/ld+json'];

const fault = (code: string, detail: string): SyncIdentity => ({ fault: { code, detail }, keys: [] });

const documentOf = (service: string): string => `${service}/.well-known/did.json`;

/** Returns a missing or unusable DID document as `fault`. */
export async function identityOf(service: string, ask: AskService, context: AppContext, limits: SyncLimits): Promise<SyncIdentity> {
  const answer = await ask(documentOf(service), { accept: 'application/json', types: TYPES });
  if (answer.kind === 'failed' || answer.kind === 'refused') return fault(answer.code, answer.detail);
  if (answer.kind === 'ok' && answer.text.length > limits.didDocument)
    return fault('too-large', `its DID document is larger than ${limits.didDocument} characters`);
  const parsed = answer.kind === 'ok' ? parseStrictJson(answer.text) : undefined;
  const didDocument = parsed?.ok && isObject(parsed.value) ? parsed.value : undefined;
  const did = didDocument?.id;
  if (didDocument === undefined || typeof did !== 'string' || !did.startsWith('did:'))
    return fault('no-identity', 'there is no DID document at this address: it may be no such service');
  const count = methodCount(didDocument);
  if (count > limits.keysOfService)
    return fault('too-many', `its DID document holds ${count} keys, at most ${limits.keysOfService} are read`);
  const known = context.trust().issuers.get(did)?.origin;
  return { did, ...defined({ known }), keys: keysIn(didDocument), didDocument };
}

/**
 * Decides whether a stakeholder key may be sent to a service. Either a person compared the fingerprint of the service's
 * key; or the service is a known issuer with a known key, and its DID names exactly the requested address, which https
 * proves.
 */
export function isAccepted(service: string, { did, keys }: SyncIdentity, context: AppContext, compared: string | undefined): boolean {
  if (compared !== undefined) return keys.some(({ fingerprint }) => sameFingerprint(compared, fingerprint));
  if (did === undefined) return false;
  const issuer = context.trust().issuers.get(original(did));
  if (issuer === undefined || didWebUrl(original(did)) !== documentOf(service)) return false;
  const vouched = new Set(keysIn(issuer.didDocument).map(({ fingerprint }) => fingerprint));
  return keys.some(({ fingerprint }) => vouched.has(fingerprint));
}

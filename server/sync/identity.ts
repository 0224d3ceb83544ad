// A service in; what it says of itself (its DID and the fingerprints of its keys) out: shown to the person, never trusted by itself.
import { keysIn } from '../catalogue/trust-overview.ts';
import type { SyncIdentity } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { isObject } from '../recognise/json.ts';
import { parseStrictJson } from '../recognise/strict-json.ts';
import type { AskService } from './patience.ts';

const TYPES = ['application/json', 'application/did+json', 'application/did+ld+json', 'application/ld+json'];

export async function identityOf(service: string, ask: AskService, desk: Desk): Promise<SyncIdentity> {
  const answer = await ask(`${service}/.well-known/did.json`, { accept: 'application/json', types: TYPES });
  if (answer.kind === 'failed' || answer.kind === 'refused') return { fault: { code: answer.code, detail: answer.detail }, keys: [] };
  const parsed = answer.kind === 'ok' ? parseStrictJson(answer.text) : undefined;
  const didDocument = parsed?.ok && isObject(parsed.value) ? parsed.value : undefined;
  const did = didDocument?.id;
  if (didDocument === undefined || typeof did !== 'string' || !did.startsWith('did:'))
    return { fault: { code: 'no-identity', detail: 'there is no DID document at this address: it may be no such service' }, keys: [] };
  const known = desk.trust().issuers.get(did)?.origin;
  const keys = keysIn(didDocument).map(({ id, fingerprint }) => ({ id, fingerprint }));
  return { did, ...(known === undefined ? {} : { known }), keys, didDocument };
}

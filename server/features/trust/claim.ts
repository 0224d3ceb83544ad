// Who speaks through a door: the claims of this desk, of a document's sender, of a service that was asked, and of a pack's maker.

import { didWebUrl } from '../../domain/did/did.ts';
import type { Json, JsonObject } from '../../domain/json/json.ts';
import type { PackSigner } from '../../domain/ownership/key-register.ts';
import type { Claim, Door, Relation } from '../../domain/ownership/ownership.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import type { AppContext } from '../app-context/index.ts';

/** Names out of files are bounded: they are shown, and public with an accepted event. */
const MOST = 300;

/** What a person does at this desk. */
export const ownClaim = (desk: AppContext, door: Door, who?: string): Claim => ({
  relation: 'own',
  asserter: '',
  received: { name: desk.signer().name, door, at: desk.now().toISOString(), who: who ?? personHere(desk) },
});

/** Where no person is named, the service itself answers for what was done here. */
const personHere = (desk: AppContext): string => desk.settings().officer || desk.signer().did;

/**
 * Whose events a file holds. `eventsOf` is the person's word, `own` or a name. Without it the document decides: its `sender`, else the service at whose address it lies
 * (`id`). A document that names neither, or this service, is the word of the person who imports it, who speaks for the service.
 */
export function fileClaim(
  desk: AppContext,
  document: JsonObject,
  { who, eventsOf }: { readonly who?: string; readonly eventsOf?: string },
): Claim {
  const own = ownClaim(desk, 'file', who);
  const { did } = desk.signer();
  const { sender, id } = String(document.type ?? '').endsWith('Document') ? document : {};
  const speaker = eventsOf ?? (typeof sender === 'string' && sender !== '' ? sender : serviceOf(id, desk.settings().baseUrl));
  if (speaker === 'own' || speaker === did || speaker.replace(/\/$/, '') === desk.settings().baseUrl) return own;
  const name = speaker.slice(0, MOST);
  return { relation: relationOfDid(speaker, did, desk.trust()), asserter: name, received: { ...own.received, name } };
}

/** An `id` that is an address names the service that it leads to. */
function serviceOf(id: Json | undefined, own: string): string {
  const url = typeof id === 'string' ? URL.parse(id) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.href.startsWith(`${own}/`)) return 'own';
  return url.origin;
}

/** A service that was asked for events: by its DID where that stands for the very address over https, else by the address. */
export function serviceClaim(desk: AppContext, service: string, { did, who }: { readonly did?: string; readonly who: string }): Claim {
  const isBound = did !== undefined && didWebUrl(did)?.replace(/(?:\/\.well-known)?\/did\.json$/, '') === service;
  const asserter = isBound ? did : service;
  const relation = isBound ? relationOfDid(did, desk.signer().did, desk.trust()) : 'stranger';
  return { relation, asserter, received: { name: asserter.slice(0, MOST), door: 'sync', at: desk.now().toISOString(), who } };
}

/** The one whose key signed a pack. */
export function makerClaim(
  signer: Exclude<PackSigner, 'retired'>,
  { key, fingerprint, creator }: { readonly key: string; readonly fingerprint: string; readonly creator: string },
  { at, who }: { readonly at: string; readonly who: string },
): Claim {
  return { relation: signer, asserter: key, received: { name: creator.slice(0, MOST), key: fingerprint, door: 'pack', at, who } };
}

function relationOfDid(did: string, own: string, trust: Trust): Relation {
  if (did === own) return 'same-did';
  return trust.issuers.get(did)?.status === 'granted' ? 'listed' : 'stranger';
}

// Determines who asserts what arrives: this computer, the sender of a document, a queried service or a pack's maker.

import { didWebUrl } from '../../domain/did/did.ts';
import type { Json, JsonObject } from '../../domain/json/json.ts';
import type { PackSigner } from '../../domain/ownership/key-register.ts';
import type { Claim, Door, Relation } from '../../domain/ownership/ownership.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import { signedIn } from '../../store/officers/acting.ts';
import type { AppContext } from '../app-context/index.ts';

/** Limits names from files, which are shown and, with an accepted event, made public. */
const MOST = 300;

/** The claim for what a person does on this computer. */
export const ownClaim = (context: AppContext, door: Door, who?: string): Claim => ({
  relation: 'own',
  asserter: '',
  received: { name: context.signer().name, door, at: context.now().toISOString(), who: who ?? personHere(context) },
});

/** The officer who is signed in, or whose name is set under *Settings*. Empty if no person is named. */
export const namedHere = ({ settings }: Pick<AppContext, 'settings'>): string => signedIn()?.[0].name || settings().officer || '';

/** If no person is named, the service itself is responsible for what was done on this computer. */
const personHere = (context: AppContext): string => namedHere(context) || context.signer().did;

/**
 * Determines who asserts the events in a file. `eventsOf` is the person's statement, `own` or a name. Without it the
 * document decides: its `sender`, else the service at whose address its `id` is. If a document names neither, or names
 * this service, the events are asserted by the person who imports them on behalf of this service.
 */
export function fileClaim(
  context: AppContext,
  document: JsonObject,
  { who, eventsOf }: { readonly who?: string; readonly eventsOf?: string },
): Claim {
  const own = ownClaim(context, 'file', who);
  const { did } = context.signer();
  const { sender, id } = String(document.type ?? '').endsWith('Document') ? document : {};
  const named = eventsOf ?? (typeof sender === 'string' && sender !== '' ? sender : serviceOf(id, context.settings().baseUrl));
  if (named === 'own' || named === did || named.replace(/\/$/, '') === context.settings().baseUrl) return own;
  const name = named.slice(0, MOST);
  return { relation: relationOfDid(named, did, context.trust()), asserter: name, received: { ...own.received, name } };
}

/** An `id` that is an http or https address names the service at that address. */
function serviceOf(id: Json | undefined, own: string): string {
  const url = typeof id === 'string' ? URL.parse(id) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.href.startsWith(`${own}/`)) return 'own';
  return url.origin;
}

/** Identifies a queried service by its DID if that DID is bound to exactly this https address, else by the address. */
export function serviceClaim(context: AppContext, service: string, { did, who }: { readonly did?: string; readonly who: string }): Claim {
  const isBound = did !== undefined && didWebUrl(did)?.replace(/(?:\/\.well-known)?\/did\.json$/, '') === service;
  const asserter = isBound ? did : service;
  const relation = isBound ? relationOfDid(did, context.signer().did, context.trust()) : 'stranger';
  return { relation, asserter, received: { name: asserter.slice(0, MOST), door: 'sync', at: context.now().toISOString(), who } };
}

/** Identifies the maker of a pack by the key that signed it. */
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

// Fetching from another service: what is asked for, and what became of each item.

import type { Foreign } from '../domain/foreign/index.ts';
import type { JsonObject } from '../domain/json/json.ts';
import type { IssuerOrigin } from '../domain/trust/trust.ts';

/** What to fetch from another service: a passport by its code, an item, a product or a batch, or a link to that service. */
export interface SyncItem {
  readonly gtin?: string;
  readonly serial?: string;
  readonly batch?: string;
  readonly dppCode?: string;
  readonly link?: string;
}

/** A look-up that failed is never `not-there`. */
export type SyncOutcome = 'fetched' | 'unchanged' | 'not-there' | 'refused' | 'failed';

export interface SyncSettled extends SyncItem {
  readonly outcome: SyncOutcome;
  readonly code?: string;
  readonly detail?: Foreign;
  /** Of what failed: whether the next run asks again. */
  readonly retry?: boolean;
  /** Credentials that are new here, that were here, and of either how many nobody vouches for yet. */
  readonly stored: number;
  readonly present: number;
  readonly unverified: number;
}

/** A status list that fetched credentials name. `not-checked`: it did not come or is of no use, and the code says why; what is here of it still counts. */
export interface SyncList {
  readonly url: Foreign;
  readonly outcome: 'fetched' | 'unchanged' | 'not-checked';
  readonly code?: string;
  readonly detail?: Foreign;
  /** The next run asks again. */
  readonly retry?: boolean;
}

/** What a service says of itself: to be compared by a person, never trusted by itself. */
export interface SyncIdentity {
  readonly did?: Foreign;
  /** Why its issuer is known here, where it is. */
  readonly known?: IssuerOrigin;
  readonly keys: readonly { readonly id: Foreign; readonly fingerprint: string }[];
  /** Not in the state that a screen asks for. */
  readonly didDocument?: JsonObject;
  readonly fault?: { readonly code: string; readonly detail: Foreign };
}

export interface SyncRun {
  readonly id: number;
  readonly service: string;
  readonly startedAt: string;
  readonly endedAt?: string;
  readonly who: string;
  /** `interrupted`: nobody carries it on; the same wish goes on with it. */
  readonly state: 'running' | 'interrupted' | 'stopped' | 'ended';
  readonly total: number;
  readonly settled: number;
  readonly counts: Readonly<Record<SyncOutcome, number>>;
  readonly identity?: SyncIdentity;
}

export interface SyncRequest {
  readonly url: string;
  /** For this computer and its own network. */
  readonly allowHttp?: boolean;
  /** Neither this nor a file: the own want-list. */
  readonly items?: readonly SyncItem[];
  /** The text of a file instead: codes, product links or GTINs, one a line; a want-list; a link set. */
  readonly file?: string;
  readonly who?: string;
  readonly events?: boolean;
  /** A stakeholder key: sent to that service, kept nowhere. */
  readonly key?: string;
  /** Fingerprint of the service's own key, as a person compared it. Without it a key is sent only to a known issuer at the address that its DID names. */
  readonly fingerprint?: string;
}

/** The newest run, and the first thousand of its items that are settled; none yet: nothing was ever fetched. */
export interface SyncState {
  readonly run?: SyncRun;
  readonly items: readonly SyncSettled[];
  readonly lists: readonly SyncList[];
}

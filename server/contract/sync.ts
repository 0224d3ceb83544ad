// Defines the API types for fetching from another service: the requested items and the result of each.

import type { Foreign } from '../domain/foreign/index.ts';
import type { JsonObject } from '../domain/json/json.ts';
import type { IssuerOrigin } from '../domain/trust/trust.ts';

/** An item to fetch from another service: a passport by its code, an item, a product or a batch, or a link to that service. */
export interface SyncItem {
  readonly gtin?: string;
  readonly serial?: string;
  readonly batch?: string;
  readonly dppCode?: string;
  readonly link?: string;
}

/** A lookup that failed is never `not-there`. */
export type SyncOutcome = 'fetched' | 'unchanged' | 'not-there' | 'refused' | 'failed';

export interface SyncSettled extends SyncItem {
  readonly outcome: SyncOutcome;
  readonly code?: string;
  readonly detail?: Foreign;
  /** For a failed item: whether the next run tries again. */
  readonly retry?: boolean;
  /** The numbers of new credentials, of those already held and, among both, of those that no trusted source vouches for yet. */
  readonly stored: number;
  readonly present: number;
  readonly unverified: number;
}

/**
 * A status list that fetched credentials name. `not-checked`: it was not received or is unusable, and `code` states why. Lists already held
 * still count.
 */
export interface SyncList {
  readonly url: Foreign;
  readonly outcome: 'fetched' | 'unchanged' | 'not-checked';
  readonly code?: string;
  readonly detail?: Foreign;
  /** True if the next run tries again. */
  readonly retry?: boolean;
}

/** What a service states about itself. A person must compare it; it is never trusted automatically. */
export interface SyncIdentity {
  readonly did?: Foreign;
  /** Why its issuer is known on this computer, if it is. */
  readonly known?: IssuerOrigin;
  readonly keys: readonly { readonly id: Foreign; readonly fingerprint: string }[];
  /** Omitted from the state that a screen requests. */
  readonly didDocument?: JsonObject;
  readonly fault?: { readonly code: string; readonly detail: Foreign };
}

export interface SyncRun {
  readonly id: number;
  readonly service: string;
  readonly startedAt: string;
  readonly endedAt?: string;
  readonly who: string;
  /** `interrupted`: the run is not being continued. A repeated request resumes it. */
  readonly state: 'running' | 'interrupted' | 'stopped' | 'ended';
  readonly total: number;
  readonly settled: number;
  readonly counts: Readonly<Record<SyncOutcome, number>>;
  readonly identity?: SyncIdentity;
}

export interface SyncRequest {
  readonly url: string;
  /** Only for this computer and its own network. */
  readonly allowHttp?: boolean;
  /** If both `items` and `file` are absent, this computer's want-list is used. */
  readonly items?: readonly SyncItem[];
  /** The text of a file instead of `items`: codes, product links or GTINs, one per line; a want-list; a link set. */
  readonly file?: string;
  readonly who?: string;
  readonly events?: boolean;
  /** A stakeholder key. It is sent to that service and not stored. */
  readonly key?: string;
  /**
   * The fingerprint of the service's own key, as a person compared it. Without it, a stakeholder key is sent only to a known issuer at the
   * address that its DID names.
   */
  readonly fingerprint?: string;
}

/** The newest run, and the first thousand of its settled items. `run` is absent if there was no run yet. */
export interface SyncState {
  readonly run?: SyncRun;
  readonly items: readonly SyncSettled[];
  readonly lists: readonly SyncList[];
}

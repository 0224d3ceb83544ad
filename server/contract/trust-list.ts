// A trust list that was brought: what it would change, how it is taken over and how that is undone.

import type { Foreign } from '../domain/foreign/index.ts';
import type { StatusListFacts } from './trust.ts';

/** POST /workbench/trust/preview: what a file would change; nothing is changed. 409 `trust-refused` with the code in `errors[0].code` when it cannot be used at all. */
export interface TrustFile {
  /** The snapshot, as text. */
  readonly text: string;
}

export interface TrustPreview {
  readonly operator: { readonly id: Foreign; readonly name: Foreign };
  /** Of a list that several operators sign: how many have to, who may, and who signed this file. */
  readonly operators?: {
    readonly threshold: number;
    readonly members: readonly { readonly id: Foreign; readonly name: Foreign; readonly signed: boolean }[];
  };
  /** Of the key that signed, or of the rule of several operators. */
  readonly fingerprint: string;
  readonly sequence: number;
  readonly issuedAt: string;
  readonly nextUpdate: string;
  /** Until when it would count as fresh here: `nextUpdate`, or the limit of this computer where that is earlier. */
  readonly freshUntil: string;
  /** Already in force. */
  readonly already: boolean;
  /** What a person has to add before it is taken over. */
  readonly needs: readonly ('fingerprint' | 'second-person')[];
  /** What it would be, compared with the lists that are here. `pending`: its number jumps so far that its fingerprint is compared again. */
  readonly place: 'in-force' | 'older' | 'pending' | 'twice';
  /** Keys of the operator that come into force with it, as fingerprints. */
  readonly newKeys: readonly string[];
  /** Keys of the operator that count no more from then on, as fingerprints. */
  readonly goneKeys: readonly string[];
  /** The list that it takes the place of. */
  readonly inForce?: { readonly sequence: number; readonly issuedAt: string; readonly freshUntil: string };
  readonly added: readonly IssuerChange[];
  readonly removed: readonly IssuerChange[];
  readonly changed: readonly (IssuerChange & { readonly differences: readonly IssuerDifference[] })[];
  readonly statusLists: number;
  /** Those of them that are not held as they are. */
  readonly lists: readonly StatusListChange[];
}

export interface IssuerChange {
  readonly did: Foreign;
  readonly name?: Foreign;
  readonly status: 'granted' | 'suspended' | 'withdrawn';
  readonly since?: string;
  readonly types?: readonly Foreign[];
  readonly listIssuers?: readonly Foreign[];
  /** An officer added it on this computer too: the list's word goes before that, and where the list has none, it counts again. */
  readonly local?: true;
}

/**
 * A member of an entry as it was and as it will be; absent where the list says nothing. `types` and `scope` absent: of any kind, about any product. `document`: what
 * else its DID document says, and decides nothing.
 */
export type IssuerDifference =
  | { readonly member: 'status' | 'since' | 'name' | 'country' | 'role'; readonly before?: Foreign; readonly after?: Foreign }
  | { readonly member: ListMember; readonly before?: readonly Foreign[]; readonly after?: readonly Foreign[] }
  | { readonly member: 'keys'; readonly before: readonly KeyFacts[]; readonly after: readonly KeyFacts[] }
  | { readonly member: 'document' };

type ListMember = 'types' | 'listIssuers' | 'windows' | 'scope' | 'alwaysDisclosed';

/** A key of an issuer, or what stands in its place and is none that is read here. */
export interface KeyFacts {
  readonly id: Foreign;
  readonly fingerprint?: string;
  readonly fault?: 'not-found' | 'not-ed25519' | 'weak';
  /** Listed for signing credentials. */
  readonly signs: boolean;
  readonly revoked?: string;
  readonly expires?: string;
  /** Where it is not the issuer itself. */
  readonly controller?: Foreign;
  /** By which name tokens may call it. */
  readonly kid?: Foreign;
}

/** A status list as it is held and as it will be. Not `taken`: the one that is held is newer and stays; what the other revokes counts. */
export interface StatusListChange {
  readonly url: Foreign;
  readonly did: Foreign;
  readonly name: Foreign;
  readonly taken: boolean;
  readonly before?: StatusListFacts;
  readonly after: StatusListFacts;
}

/** POST /workbench/trust/import → TrustOverview. Refused: 409 `trust-refused`; `errors[0].code` is one of TRUST_REFUSALS in server/features/trust/import-trust-list.ts. */
export interface TrustImport extends TrustFile {
  readonly who: string;
  readonly secondPerson?: string;
  readonly fingerprint?: string;
  readonly reason?: string;
}

/** POST /workbench/trust/undo → TrustOverview */
export interface TrustUndo {
  readonly who: string;
  readonly reason: string;
  readonly secondPerson?: string;
}

// Defines the API types for importing a trust list: what it would change, the import itself and its undo.

import type { Foreign } from '../domain/foreign/index.ts';
import type { CertificateFacts, StatusListFacts } from './trust.ts';

/**
 * POST /workbench/trust/preview: what a file would change, without changing it. 409 `trust-refused` with the code in `errors[0].code` if
 * the file is unusable.
 */
export interface TrustFile {
  /** The trust list, as text. */
  readonly text: string;
}

export interface TrustPreview {
  readonly operator: { readonly id: Foreign; readonly name: Foreign };
  /** For a list that several operators sign: how many must sign, who may sign, and who signed this file. */
  readonly operators?: {
    readonly threshold: number;
    readonly members: readonly { readonly id: Foreign; readonly name: Foreign; readonly signed: boolean }[];
  };
  /** The fingerprint of the signing key, or of the rule of several operators. */
  readonly fingerprint: string;
  readonly sequence: number;
  readonly issuedAt: string;
  readonly nextUpdate: string;
  /** The time until which the list would count as fresh on this computer: `nextUpdate`, or this computer's limit if that is earlier. */
  readonly freshUntil: string;
  /** True if the list is already in force. */
  readonly already: boolean;
  /** What a person must provide before the import. */
  readonly needs: readonly ('fingerprint' | 'second-person')[];
  /** The position of the list among those held. `pending`: its number jumps so far that a person must compare its fingerprint again. */
  readonly place: 'in-force' | 'older' | 'pending' | 'twice';
  /** The operator keys that the list puts into force, as fingerprints. */
  readonly newKeys: readonly string[];
  /** The operator keys that would no longer be trusted, as fingerprints. */
  readonly goneKeys: readonly string[];
  /** The list that it would replace. */
  readonly inForce?: { readonly sequence: number; readonly issuedAt: string; readonly freshUntil: string };
  readonly added: readonly IssuerChange[];
  readonly removed: readonly IssuerChange[];
  readonly changed: readonly (IssuerChange & { readonly differences: readonly IssuerDifference[] })[];
  /** The computers whose evidence bundles are accepted. One that changes is in both lists. */
  readonly desks: { readonly added: readonly IssuerChange[]; readonly removed: readonly IssuerChange[] };
  readonly statusLists: number;
  /** The status lists that are not held in the same version. */
  readonly lists: readonly StatusListChange[];
}

export interface IssuerChange {
  readonly did: Foreign;
  readonly name?: Foreign;
  readonly status: 'granted' | 'suspended' | 'withdrawn';
  readonly since?: string;
  readonly types?: readonly Foreign[];
  readonly listIssuers?: readonly Foreign[];
  /** Present for an anchor. */
  readonly certificate?: CertificateFacts;
  /**
   * Set if an officer also added the issuer on this computer. The entry in the list has precedence; without one, the local entry counts
   * again.
   */
  readonly local?: true;
}

/**
 * A member of an entry before and after the import. An absent value means that the list states none; for `types` and `scope`, any type and
 * any product. `document` means that its DID document differs in a way that does not affect any verdict.
 */
export type IssuerDifference =
  | { readonly member: 'status' | 'since' | 'name' | 'country' | 'role'; readonly before?: Foreign; readonly after?: Foreign }
  | { readonly member: ListMember; readonly before?: readonly Foreign[]; readonly after?: readonly Foreign[] }
  | { readonly member: 'keys'; readonly before: readonly KeyFacts[]; readonly after: readonly KeyFacts[] }
  | { readonly member: 'document' };

type ListMember = 'types' | 'listIssuers' | 'windows' | 'scope' | 'alwaysDisclosed';

/** A key of an issuer, or an entry in its place that is not a usable key. */
export interface KeyFacts {
  readonly id: Foreign;
  readonly fingerprint?: string;
  readonly fault?: 'not-found' | 'unsupported' | 'malformed' | 'weak';
  /** True if the key is listed for signing credentials. */
  readonly signs: boolean;
  readonly revoked?: string;
  readonly expires?: string;
  /** Present if the controller is not the issuer itself. */
  readonly controller?: Foreign;
  /** The name under which tokens may refer to the key. */
  readonly kid?: Foreign;
}

/**
 * A status list before and after the import. If not `taken`, the list held is newer and stays, but the revocations in the other one still
 * count.
 */
export interface StatusListChange {
  readonly url: Foreign;
  readonly did: Foreign;
  readonly name: Foreign;
  readonly taken: boolean;
  readonly before?: StatusListFacts;
  readonly after: StatusListFacts;
}

/**
 * POST /workbench/trust/import → TrustOverview. If refused: 409 `trust-refused`, where `errors[0].code` is one of TRUST_REFUSALS in
 * server/features/trust/import-trust-list.ts.
 */
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

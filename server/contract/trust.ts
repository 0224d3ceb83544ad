// Defines the API types for the trust data behind a verdict: lists, issuers, status lists, clock and log.

import type { Foreign } from '../domain/foreign/index.ts';
import type { TrustState } from '../domain/trust/trust.ts';
import type { SignedIn } from './inspections/signed-in.ts';
import type { IssuerRestriction } from './trust-issuers.ts';

export interface TrustSummary {
  readonly state: TrustState;
  /** The date of the trust data, not of the last check. */
  readonly asOf?: string;
  /** When the list ceases to be fresh: its own date, or this computer's limit if that is earlier. */
  readonly nextUpdate?: string;
  readonly sequence?: number;
  readonly issuers: number;
}

/** GET /workbench/trust: the trust data behind a verdict, at a glance. Every change (POST, DELETE) returns it again. */
export interface TrustOverview {
  readonly summary: TrustSummary;
  /** True if four fifths of the list's time have passed, or it is overdue, so a new list is needed. */
  readonly dueSoon: boolean;
  /** The list in force. */
  readonly trustList?: TrustListFacts;
  /** The operator whose trust lists are imported. Absent before the first import. */
  readonly operator?: { readonly id: Foreign; readonly name: Foreign; readonly keys: readonly OperatorKeyFacts[] };
  /** Newest first. `active` marks the one in force. */
  readonly trustLists: readonly TrustListFacts[];
  readonly canUndo: boolean;
  /** Whether the clock may be right. It is wrong if it shows an earlier time than the clock floor. */
  readonly clock: ClockFacts;
  readonly log: readonly TrustLogLine[];
  readonly issuers: readonly TrustedIssuer[];
  /** The restrictions in force on this computer, the earliest first. */
  readonly restrictions: readonly IssuerRestriction[];
  readonly statusLists: readonly StatusListFacts[];
}

export interface ClockFacts {
  readonly now: string;
  /** The latest moment that this computer has seen. */
  readonly floor: string;
  readonly suspect: boolean;
  /**
   * The value to which a reset would lower the floor. Absent if it cannot be lowered, because it is set by the release or by a trust list.
   */
  readonly resetTo?: string;
}

/**
 * POST /workbench/trust/clock → TrustOverview: states that the clock is right now and was ahead before. 409 if there is nothing to reset.
 */
export interface ClockResetRequest {
  readonly who: string;
  readonly reason: string;
  /** The name of a second person, if the settings require two. */
  readonly secondPerson?: string;
}

export interface TrustListFacts {
  readonly sequence: number;
  readonly issuedAt: string;
  readonly nextUpdate: string;
  readonly sha256: string;
  readonly issuers: number;
  readonly statusLists: number;
  readonly importedAt: string;
  readonly importedBy: string;
  readonly active: boolean;
}

export interface OperatorKeyFacts {
  /** SHA-256 of the raw key, or of the rule if several operators sign, in hex, in groups of four. */
  readonly fingerprint: string;
  readonly pinnedAt: string;
  readonly pinnedBy: string;
}

export interface TrustLogLine {
  readonly at: string;
  /** Absent: the name was only typed. */
  readonly signedIn?: SignedIn;
  readonly action:
    | 'snapshot-imported'
    | 'snapshot-rolled-back'
    | 'snapshot-older'
    | 'snapshot-pending'
    | 'snapshot-twice'
    | 'snapshot-undone'
    | 'operator-pinned'
    | 'operator-key-rotated'
    | 'operator-unpinned'
    | 'issuer-added'
    | 'issuer-removed'
    | 'issuer-restricted'
    | 'restriction-lifted'
    | 'clock-reset'
    | 'own-list-newer'
    | 'own-list-confirmed'
    | 'own-list-refused'
    | 'two-persons-on'
    | 'two-persons-off'
    | 'freshness-changed'
    | 'list-announced'
    | 'list-signed';
  readonly subject: Foreign;
  readonly sequence?: number;
  readonly who: string;
  readonly reason?: string;
}

/** The certificate of an anchor. Its fingerprint is in `keys`. */
export interface CertificateFacts {
  readonly subject: Foreign;
  readonly validFrom: string;
  readonly validUntil: string;
}

export interface TrustedIssuer {
  readonly did: Foreign;
  readonly name?: Foreign;
  readonly country?: Foreign;
  readonly role?: Foreign;
  /** `local`: added on this computer and permanently marked as such. */
  readonly origin: 'list' | 'local';
  readonly status: 'granted' | 'suspended' | 'withdrawn';
  readonly since?: string;
  readonly credentialTypes?: readonly Foreign[];
  readonly asOf: string;
  readonly keys: readonly { readonly id: Foreign; readonly fingerprint: string }[];
  /** Present for an anchor, to which the certificates of issuers lead. */
  readonly certificate?: CertificateFacts;
  readonly addedBy?: string;
  readonly reason?: string;
}

export interface StatusListFacts {
  readonly url: Foreign;
  readonly retrievedAt: string;
  /** The time until which an entry that is not set counts as valid. Absent if the list cannot be read. */
  readonly usableUntil?: string;
  /**
   * The number of entries that any list of this address ever showed as revoked. This includes decoys, which only the issuer can tell apart,
   * so it is never the number of revocations.
   */
  readonly revoked: number;
  /** The number of entries that the list held shows as suspended, including decoys. */
  readonly suspended: number;
}

/** GET /workbench/evidence/desk: what the trust lists in force state about a computer that signed an evidence bundle. */
export type DeskStanding =
  | { readonly isVouched: true; readonly name: Foreign; readonly operator: Foreign }
  /** `name`: a list names it. `isAgainst`: a list rejects it, which no person can override. */
  | { readonly isVouched: false; readonly isAgainst: boolean; readonly why: string; readonly name?: Foreign };

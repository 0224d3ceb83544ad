// The trust data that stands behind a verdict: the list in force, those before it, issuers, status lists, clock and log.

import type { Foreign } from '../domain/foreign/index.ts';
import type { TrustState } from '../domain/trust/trust.ts';
import type { IssuerRestriction } from './trust-issuers.ts';

export interface TrustSummary {
  readonly state: TrustState;
  /** Date of the trust data, not of the last look. */
  readonly asOf?: string;
  /** From when on it is not fresh any more: the list's own date, or the limit of this computer where that is earlier. */
  readonly nextUpdate?: string;
  readonly sequence?: number;
  readonly issuers: number;
}

/** GET /workbench/trust: what stands behind a verdict, at a glance. Every change of it (POST, DELETE) answers with it anew. */
export interface TrustOverview {
  readonly summary: TrustSummary;
  /** Past four fifths of its time, or overdue: time for a new one. */
  readonly dueSoon: boolean;
  /** The list in force. */
  readonly snapshot?: TrustListFacts;
  /** Whose snapshots are taken over; none before the first one. */
  readonly operator?: { readonly id: Foreign; readonly name: Foreign; readonly keys: readonly OperatorKeyFacts[] };
  /** Newest first; `active` is the one in force. */
  readonly snapshots: readonly TrustListFacts[];
  readonly canUndo: boolean;
  /** Whether the clock may be right: it is not when it shows less than it has already seen. */
  readonly clock: ClockFacts;
  readonly log: readonly TrustLogLine[];
  readonly issuers: readonly TrustedIssuer[];
  /** In force on this computer, the earliest first. */
  readonly restrictions: readonly IssuerRestriction[];
  readonly statusLists: readonly StatusListFacts[];
}

export interface ClockFacts {
  readonly now: string;
  /** The latest moment that this computer has seen. */
  readonly floor: string;
  readonly suspect: boolean;
  /** To what a reset would lower it; absent where nobody can: it rests on the release or on a trust list. */
  readonly resetTo?: string;
}

/** POST /workbench/trust/clock → TrustOverview: the clock is right now and was ahead before. 409 where there is nothing to reset. */
export interface ClockResetRequest {
  readonly who: string;
  readonly reason: string;
  /** A second person's name, where the settings want two. */
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
  /** SHA-256 of the raw key, or of the rule where several operators sign; hex in groups of four. */
  readonly fingerprint: string;
  readonly pinnedAt: string;
  readonly pinnedBy: string;
}

export interface TrustLogLine {
  readonly at: string;
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

export interface TrustedIssuer {
  readonly did: Foreign;
  readonly name?: Foreign;
  readonly country?: Foreign;
  readonly role?: Foreign;
  /** `local`: added on this computer, marked so for ever. */
  readonly origin: 'list' | 'local';
  readonly status: 'granted' | 'suspended' | 'withdrawn';
  readonly since?: string;
  readonly credentialTypes?: readonly Foreign[];
  readonly asOf: string;
  readonly keys: readonly { readonly id: Foreign; readonly fingerprint: string }[];
  readonly addedBy?: string;
  readonly reason?: string;
}

export interface StatusListFacts {
  readonly url: Foreign;
  readonly retrievedAt: string;
  /** Until when its silence counts; absent when the list cannot be read. */
  readonly usableUntil?: string;
  /** How many places any list of this address ever showed as revoked: of documents and of decoys, which only the issuer can tell apart. Never a number of revocations. */
  readonly revoked: number;
  /** How many places the list that is held shows as suspended, decoys among them. */
  readonly suspended: number;
}

// Defines the API types for revoking and suspending passports, and for own status lists that wait for a decision.

/** The possible changes to the status of what was issued about a passport. A revocation is final. */
export type StatusAction = 'revoke' | 'suspend' | 'reinstate';

export interface StatusChange {
  readonly action: StatusAction;
  readonly who: string;
  readonly reason?: string;
}

export interface StatusStanding {
  readonly state: 'revoked' | 'suspended';
  /** ISO 8601 UTC. */
  readonly since: string;
  readonly who: string;
  readonly reason?: string;
}

export interface StatusLogEntry extends StatusChange {
  readonly id: number;
  readonly at: string;
  readonly dppCode: string;
}

/**
 * GET /workbench/trust/recalls: imported status lists of this service that wait for a person. They have not revoked or suspended anything
 * yet.
 */
export interface WaitingRecalls {
  readonly waiting: readonly WaitingRecall[];
}

export interface WaitingRecall {
  /** SHA-256 of the signed list, in hex. It identifies the list in a decision. */
  readonly sha256: string;
  readonly url: string;
  /** How many entries the list would revoke or suspend. */
  readonly entries: number;
  /**
   * True if the list's key was replaced or revoked before the list was first seen. Otherwise the list waits because it has more entries
   * than are accepted without a person.
   */
  readonly contested: boolean;
  /** When the list was first seen, in ISO 8601 UTC. */
  readonly at: string;
}

/** POST /workbench/trust/recalls → TrustOverview. 404 if no list with that hash waits. */
export interface RecallDecision {
  readonly sha256: string;
  readonly action: 'confirm' | 'refuse';
  readonly who: string;
  /** Required if the settings require two persons for a change of the trust data. */
  readonly secondPerson?: string;
  readonly reason?: string;
}

// What was done to the status of what was issued about a passport, and what the own status lists that were imported would do.

/** What can be done to the status of what was issued about a passport; a revocation is final. */
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

/** GET /workbench/trust/recalls: status lists of this service that were imported and wait for a person. Nothing was revoked or suspended. */
export interface WaitingRecalls {
  readonly waiting: readonly WaitingRecall[];
}

export interface WaitingRecall {
  /** Of the signed list, in hex: it names the list in a decision. */
  readonly sha256: string;
  readonly url: string;
  /** How many entries it would revoke or suspend. */
  readonly entries: number;
  /** Its key was followed by another or revoked before the list was first seen. Otherwise it waits because it has more entries than are taken without a person. */
  readonly contested: boolean;
  /** When the list was first seen, ISO 8601 UTC. */
  readonly at: string;
}

/** POST /workbench/trust/recalls → TrustOverview. 404 where no list of that hash waits. */
export interface RecallDecision {
  readonly sha256: string;
  readonly action: 'confirm' | 'refuse';
  readonly who: string;
  /** Wanted where the settings want two persons for a change of the trust data. */
  readonly secondPerson?: string;
  readonly reason?: string;
}

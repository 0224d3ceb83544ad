// What was done to the status of what was issued about a passport.

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

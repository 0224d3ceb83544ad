// Defines the API types for stakeholder keys, which are given to readers by role.

/** The reader roles of stakeholder keys (header X-Stakeholder-Key). server/domain/passport/roles.ts states what each role may read. */
export type Role = 'consumer' | 'retailer' | 'customs' | 'msa' | 'notified_body';

/** A key that was issued, without its secret: only the SHA-256 of the secret is stored. */
export interface StakeholderKey {
  readonly id: string;
  readonly label: string;
  readonly role: Role;
  readonly createdAt: string;
  readonly expiresAt?: string;
  readonly revokedAt?: string;
  /** The last day (UTC) on which a reader used the key at this service. Absent if it was not used since this has been recorded. */
  readonly lastUsedOn?: string;
  readonly state: 'active' | 'expired' | 'revoked';
}

/** GET /workbench/keys: newest first. */
export interface StakeholderKeyList {
  readonly keys: readonly StakeholderKey[];
}

/** POST /workbench/keys → 201. Without `expiresAt`, the key is valid for a year. A date alone means the end of that day, UTC. */
export interface StakeholderKeyRequest {
  readonly label: string;
  readonly role: Role;
  readonly expiresAt?: string;
}

/** The only response that contains the secret, which is not stored. */
export interface StakeholderKeyCreated {
  readonly key: StakeholderKey;
  readonly secret: string;
}
// DELETE /workbench/keys/{id} → { key: StakeholderKey }: revokes the key; idempotent

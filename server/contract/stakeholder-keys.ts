// Keys that were given out to readers, by the role of each.

/** Readers whom a stakeholder key names (header X-Stakeholder-Key); what each may read is in server/domain/passport/roles.ts. */
export type Role = 'consumer' | 'retailer' | 'customs' | 'msa' | 'notified_body';

/** A key that was given out, without the key itself: only its SHA-256 is kept. */
export interface StakeholderKey {
  readonly id: string;
  readonly label: string;
  readonly role: Role;
  readonly createdAt: string;
  readonly expiresAt?: string;
  readonly revokedAt?: string;
  readonly state: 'active' | 'expired' | 'revoked';
}

/** GET /workbench/keys: newest first. */
export interface StakeholderKeyList {
  readonly keys: readonly StakeholderKey[];
}

/** POST /workbench/keys → 201. Without `expiresAt` the key holds for a year; a date alone holds to the end of that day, UTC. */
export interface StakeholderKeyRequest {
  readonly label: string;
  readonly role: Role;
  readonly expiresAt?: string;
}

/** The only answer that ever carries the key: it is not kept. */
export interface StakeholderKeyCreated {
  readonly key: StakeholderKey;
  readonly secret: string;
}
// DELETE /workbench/keys/{id} → { key: StakeholderKey }: revoked, repeating is fine

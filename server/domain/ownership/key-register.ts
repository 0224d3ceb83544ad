// The register of the keys that speak at this desk, and how a key that signed a pack relates to the service.

/** `service`: signs for this service. `operator`: signs the trust list. `maker`: signs packs, confirmed by a person. */
export type KeyRole = 'service' | 'operator' | 'maker';

export interface RegisteredKey {
  readonly role: KeyRole;
  readonly name: string;
  readonly fingerprint: string;
  readonly since?: string;
  /** Who confirmed it. */
  readonly by?: string;
  /** The key signs nothing that counts from here on. */
  readonly until?: string;
  readonly endedBy?: string;
  readonly reason?: string;
}

/** `retired`: a key of the service or of the operator that another took the place of; no confirmation makes it a maker's again. */
export type PackSigner = 'same-did' | 'maker' | 'retired' | 'stranger';

/** A maker's key that was removed is a stranger's: a person may confirm it anew. */
export function packSignerOf(register: readonly RegisteredKey[], fingerprint: string): PackSigner {
  const known = register.filter((key) => key.fingerprint === fingerprint);
  const live = (role: KeyRole) => known.some((key) => key.role === role && key.until === undefined);
  if (live('service')) return 'same-did';
  if (live('operator')) return 'maker';
  if (known.some(({ role }) => role !== 'maker')) return 'retired';
  return live('maker') ? 'maker' : 'stranger';
}

// Relates the key that signed a pack to this service, by the register of known keys.

/** `service` signs for this service. `operator` signs the trust list. `maker` signs packs and is confirmed by a person. */
export type KeyRole = 'service' | 'operator' | 'maker';

export interface RegisteredKey {
  readonly role: KeyRole;
  readonly name: string;
  readonly fingerprint: string;
  readonly since?: string;
  /** The person who confirmed the key. */
  readonly by?: string;
  /** Signatures of the key do not count from this moment on. */
  readonly until?: string;
  readonly endedBy?: string;
  readonly reason?: string;
}

/**
 * `retired` is a key of the service or of the operator that another key has replaced. A confirmation cannot make it a maker's key again.
 */
export type PackSigner = 'same-did' | 'maker' | 'retired' | 'stranger';

/** The key of a maker that was removed counts as a stranger's, so a person may confirm it again. */
export function packSignerOf(register: readonly RegisteredKey[], fingerprint: string): PackSigner {
  const known = register.filter((key) => key.fingerprint === fingerprint);
  const live = (role: KeyRole) => known.some((key) => key.role === role && key.until === undefined);
  if (live('service')) return 'same-did';
  if (live('operator')) return 'maker';
  if (known.some(({ role }) => role !== 'maker')) return 'retired';
  return live('maker') ? 'maker' : 'stranger';
}

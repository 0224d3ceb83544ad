// The keys with which this service signs and signed, and how one follows another.

/** GET /workbench/identity: the key that signs, and those before it, which only verify. POST /workbench/identity/rotate answers with it anew. */
export interface OwnKeys {
  readonly did: string;
  /** `key-2`: its name behind the DID. */
  readonly key: string;
  readonly fingerprint: string;
  /** False: whoever can read the data folder can sign with it. */
  readonly sealed: boolean;
  /** Newest first. */
  readonly rotations: readonly KeyRotation[];
}

/** A key that another one followed. */
export interface KeyRotation {
  readonly key: string;
  readonly fingerprint: string;
  readonly at: string;
  /** Somebody else may have had it: nothing that it signed counts any more. */
  readonly compromised: boolean;
  /** Empty where it was not asked. */
  readonly who: string;
  /** Why another key followed one whose file was gone. */
  readonly reason?: string;
}

export interface KeyRotationRequest {
  readonly compromised: boolean;
  readonly who?: string;
}

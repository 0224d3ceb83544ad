// Defines the API types for the service's own signing keys and their rotation.
import type { SignedIn } from './inspections/signed-in.ts';

/** GET /workbench/identity: the signing key, and former keys, which only verify. POST /workbench/identity/rotate returns it again. */
export interface OwnKeys {
  readonly did: string;
  /** The part of the key's name after the DID, such as `key-2`. */
  readonly key: string;
  readonly fingerprint: string;
  /** False if anyone who can read the data folder can sign with the key. */
  readonly sealed: boolean;
  /** Newest first. */
  readonly rotations: readonly KeyRotation[];
}

/** A key that was replaced by another. */
export interface KeyRotation {
  readonly key: string;
  readonly fingerprint: string;
  readonly at: string;
  /** True if the key may have been compromised. Its signatures no longer count. */
  readonly compromised: boolean;
  /** Empty if no name was requested. */
  readonly who: string;
  /** Absent: the name was only typed. */
  readonly signedIn?: SignedIn;
  /** Why a key whose file was lost was replaced. */
  readonly reason?: string;
}

export interface KeyRotationRequest {
  readonly compromised: boolean;
  readonly who?: string;
}

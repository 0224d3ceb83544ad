// Defines the service's signing identity: its DID, its public key and a function that signs bytes.
// The private key never leaves the process that opened it.
import type { KeyObject } from 'node:crypto';
import type { JsonObject } from '../json/json.ts';

export interface PublicJwk {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  /** 32 bytes, in base64url without padding. */
  readonly x: string;
}

export interface Identity {
  /** `did:web` of the configured base URL, for example `did:web:localhost%3A8080`. */
  readonly did: string;
  /** The DID URL of the signing key: `<did>#key-1`, until it is rotated. */
  readonly verificationMethod: string;
  readonly name: string;
  readonly publicJwk: PublicJwk;
  readonly didDocument: JsonObject;
  /** When each earlier key ceased to sign. A DID document states only which keys there are. */
  readonly keyWindows?: readonly KeyWindow[];
}

export interface Signer extends Identity {
  /** Signs the bytes with pure Ed25519 (RFC 8032); returns 64 bytes. */
  sign(bytes: Uint8Array): Uint8Array;
  /** The key behind `sign`, for the signing threads of this process. Without it, only this thread signs. */
  readonly privateKey?: KeyObject;
}

/** The operator vouches for signatures dated from `from` to `until`, both inclusive. A retired key is listed with its end. */
export interface KeyWindow {
  /** The verification method, as an absolute DID URL. */
  readonly id: string;
  /** The Multikey of an Ed25519 key. Present only if `didDocument` no longer contains the key. */
  readonly publicKeyMultibase?: string;
  readonly from?: string;
  readonly until?: string;
  /** The time from which the private key may be compromised. */
  readonly revoked?: string;
}

/** A former key of the service, replaced by another. */
export interface EarlierKey {
  /** The part of its name after the DID, such as `key-1`. */
  readonly fragment: string;
  readonly publicJwk: PublicJwk;
  readonly retiredAt: string;
  /** When the key may have been compromised. If absent, its signatures still count. */
  readonly revoked?: string;
}

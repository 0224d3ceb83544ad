// Who signs: the service's DID, its public key, and a function that signs bytes; the private key never leaves its maker.
import type { JsonObject } from '../json/json.ts';

export interface PublicJwk {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  /** 32 bytes, base64url without padding. */
  readonly x: string;
}

export interface Identity {
  /** `did:web` of the configured base URL, e.g. `did:web:localhost%3A8080`. */
  readonly did: string;
  /** DID URL of the key that signs: `<did>#key-1`, until it is rotated. */
  readonly verificationMethod: string;
  readonly name: string;
  readonly publicJwk: PublicJwk;
  readonly didDocument: JsonObject;
  /** Until when each earlier key signed: a document says only which keys there are. */
  readonly keyWindows?: readonly KeyWindow[];
}

export interface Signer extends Identity {
  /** Pure Ed25519 (RFC 8032) over the bytes given; returns 64 bytes. */
  sign(bytes: Uint8Array): Uint8Array;
}

/** The operator vouches for signatures that state a time from `from` to `until`, both included. A retired key is listed with its end. */
export interface KeyWindow {
  /** The verification method, as an absolute DID URL. */
  readonly id: string;
  /** Multikey of an Ed25519 key, for a key that `didDocument` does not hold any more, and only for such a key. */
  readonly publicKeyMultibase?: string;
  readonly from?: string;
  readonly until?: string;
  /** From this moment the private half may be in other hands. */
  readonly revoked?: string;
}

/** A key of the service that was followed by another. */
export interface EarlierKey {
  /** `key-1`: what its name has behind the DID. */
  readonly fragment: string;
  readonly publicJwk: PublicJwk;
  readonly retiredAt: string;
  /** Somebody else may have it since then; absent, what it signed still counts. */
  readonly revoked?: string;
}

// Who signs: the service's DID, its public key, and a function that signs bytes; the private key never leaves its maker.
import type { JsonObject } from '../json/json.ts';
import type { KeyWindow } from '../trust/vouching.ts';

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

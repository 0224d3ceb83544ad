// A signer with a key made from a fixed seed, for tests.
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { PublicJwk, Signer } from '../../server/identity/identity.ts';
import { didDocument, didWebOf } from '../../server/represent/did.ts';

export const BASE_URL = 'https://dpp.example.org';
export const NOW = new Date('2026-11-21T09:30:00.500Z');

// RFC 8410 section 7: PKCS #8 around the 32 bytes of the seed.
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

export function testSigner(seed = 7, baseUrl = BASE_URL): Signer {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.alloc(32, seed)]), format: 'der', type: 'pkcs8' });
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  const publicJwk: PublicJwk = { kty: 'OKP', crv: 'Ed25519', x: String(x) };
  const did = didWebOf(baseUrl);
  return {
    did,
    verificationMethod: `${did}#key-1`,
    name: 'Test service',
    publicJwk,
    didDocument: didDocument(did, publicJwk),
    sign: (bytes) => sign(null, bytes, key),
  };
}

// A second route to the same verification, which shares no code with the product: canonicalize, SHA-256 and the runtime's Ed25519.
import { createHash, createPublicKey, verify } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { PublicJwk } from '../../server/identity/identity.ts';
import type { JsonObject } from '../../server/recognise/json.ts';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function base58(text: string): Buffer {
  let number = 0n;
  for (const character of text) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) throw new Error(`not base58: ${character}`);
    number = number * 58n + BigInt(digit);
  }
  const hex = number.toString(16);
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')]);
}

const sha256 = (value: unknown): Buffer =>
  createHash('sha256')
    .update(String(canonicalize(value)))
    .digest();

/** The procedure of the W3C test vector for eddsa-jcs-2022, step by step. */
export function verifyIndependently(text: string, publicJwk: PublicJwk): boolean {
  try {
    const { proof, ...document } = JSON.parse(text) as JsonObject & { proof: JsonObject };
    const { proofValue, ...configuration } = proof;
    const signature = String(proofValue);
    if (!signature.startsWith('z') || configuration.type !== 'DataIntegrityProof' || configuration.cryptosuite !== 'eddsa-jcs-2022')
      return false;
    const hash = Buffer.concat([sha256(configuration), sha256(document)]);
    return verify(null, hash, createPublicKey({ key: { ...publicJwk }, format: 'jwk' }), base58(signature.slice(1)));
  } catch {
    return false;
  }
}

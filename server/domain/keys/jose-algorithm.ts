// Maps the JOSE algorithm names to the kind of key that each requires (RFC 7518 3.4, RFC 8037 3.1, RFC 9864 2.2).
import type { KeyKind } from './public-key.ts';

const KINDS: ReadonlyMap<unknown, KeyKind> = new Map<unknown, KeyKind>([
  ['EdDSA', 'Ed25519'],
  ['Ed25519', 'Ed25519'],
  ['ES256', 'P-256'],
  ['ES384', 'P-384'],
]);

/** Returns undefined for any other algorithm. The names are case-sensitive. ESP256 and ESP384 (RFC 9864) are names of COSE, not of JOSE. */
export const kindOfAlg = (alg: unknown): KeyKind | undefined => KINDS.get(alg);

// Computes the fingerprint that people compare: SHA-256 of the 32 raw key bytes, in hex, in groups of four.
import { createHash } from 'node:crypto';
import type { PublicJwk } from './identity.ts';
import { digitsOf } from './same-fingerprint.ts';

export { sameFingerprint } from './same-fingerprint.ts';

export const fingerprintOf = (publicKey: Uint8Array): string => inGroups(createHash('sha256').update(publicKey).digest('hex'));

/** Groups of four digits, as printed and as encoded in the QR code. */
export const inGroups = (fingerprint: string): string => (digitsOf(fingerprint).match(/.{4}/g) ?? []).join(' ');

export const keyFingerprint = (jwk: PublicJwk): string => fingerprintOf(Buffer.from(jwk.x, 'base64url'));

/**
 * Returns the message for a person who gave no fingerprint, or a different one. The second case must not invite the person to copy the
 * right one.
 */
export const comparisonWanted = (written: string | undefined, fingerprint: string): string =>
  written === undefined || digitsOf(written) === ''
    ? `compare its fingerprint ${fingerprint} with another source and confirm it`
    : `its fingerprint is ${fingerprint}, and not the one that was given: do not use it before the office that it names has read you its fingerprint over another channel`;

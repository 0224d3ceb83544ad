// A public key in, the fingerprint that people compare out: SHA-256 of the 32 raw bytes, hexadecimal in groups of four.
import { createHash } from 'node:crypto';
import type { PublicJwk } from './identity.ts';

export const fingerprintOf = (publicKey: Uint8Array): string => inGroups(createHash('sha256').update(publicKey).digest('hex'));

/** As it is printed, and as its QR code says it. */
export const inGroups = (fingerprint: string): string => (digits(fingerprint).match(/.{4}/g) ?? []).join(' ');

export const keyFingerprint = (jwk: PublicJwk): string => fingerprintOf(Buffer.from(jwk.x, 'base64url'));

/** Whether a person wrote the fingerprint of this key: blanks, colons and case do not matter, every digit does. */
export const sameFingerprint = (written: string | undefined, fingerprint: string): boolean =>
  written !== undefined && digits(written) === digits(fingerprint);

/** What a person is told who named no fingerprint, or another one. The second must not read like an invitation to copy the right one. */
export const comparisonWanted = (written: string | undefined, fingerprint: string): string =>
  written === undefined || digits(written) === ''
    ? `compare its fingerprint ${fingerprint} with another source and confirm it`
    : `its fingerprint is ${fingerprint}, and not the one that was given: do not use it before the office that it names has read you its fingerprint over another channel`;

const digits = (fingerprint: string): string => fingerprint.replace(/[^0-9a-f]/gi, '').toLowerCase();

// Compares a fingerprint that a person entered with that of a key.

/** The hexadecimal digits of a fingerprint, without blanks, colons and case. */
export const digitsOf = (fingerprint: string): string => fingerprint.replace(/[^0-9a-f]/gi, '').toLowerCase();

/** Every digit must match. */
export const sameFingerprint = (written: string | undefined, fingerprint: string): boolean =>
  written !== undefined && digitsOf(written) === digitsOf(fingerprint);

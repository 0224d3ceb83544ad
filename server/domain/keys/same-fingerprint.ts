// Compares a fingerprint that a person entered with that of a key.

/** Returns the hexadecimal digits of a fingerprint in lower case, without blanks and colons. */
export const digitsOf = (fingerprint: string): string => fingerprint.replace(/[^0-9a-f]/gi, '').toLowerCase();

/** True if all digits match. */
export const sameFingerprint = (written: string | undefined, fingerprint: string): boolean =>
  written !== undefined && digitsOf(written) === digitsOf(fingerprint);

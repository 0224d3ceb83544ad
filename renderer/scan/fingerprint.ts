// Recognises the printed fingerprint of a key in a scan, and compares a typed one with the expected ones.

const WRITTEN =
  /^(?=.*[a-f])(?:[0-9a-f]{64}|[0-9a-f]{4}(?:([ :-])[0-9a-f]{4})(?:\1[0-9a-f]{4}){14}|[0-9a-f]{2}(?:([ :-])[0-9a-f]{2})(?:\2[0-9a-f]{2}){30})$/i;

/** The reader may prefix the symbology identifier. */
export function fingerprintIn(text: string): string | undefined {
  const written = text.trim().replace(/^\][A-Za-z][0-9]/, '');
  return WRITTEN.test(written) ? (digitsOf(written).match(/.{4}/g) ?? []).join(' ') : undefined;
}

/** Normalises a fingerprint for comparison, as the workbench does. */
export const digitsOf = (written: string): string => written.replaceAll(/[^0-9a-f]/gi, '').toLowerCase();

export const DIGITS = 64;

/** The number of digits entered, while the fingerprint is neither empty nor complete. */
export function digitsSoFar(written: string): number | undefined {
  const { length } = digitsOf(written);
  return written.trim() === '' || length >= DIGITS ? undefined : length;
}

/** `another` is returned only once there are enough digits for a complete fingerprint. */
export function compared(written: string, expected: readonly string[]): 'same' | 'another' | undefined {
  const digits = digitsOf(written);
  if (digits !== '' && expected.some((one) => digitsOf(one) === digits)) return 'same';
  return digits.length >= DIGITS && expected.length > 0 ? 'another' : undefined;
}

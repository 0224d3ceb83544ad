// A scan in, the fingerprint of a key as it is printed out, undefined for whatever else was scanned; and what was written against what is expected.

const WRITTEN =
  /^(?=.*[a-f])(?:[0-9a-f]{64}|[0-9a-f]{4}(?:([ :-])[0-9a-f]{4})(?:\1[0-9a-f]{4}){14}|[0-9a-f]{2}(?:([ :-])[0-9a-f]{2})(?:\2[0-9a-f]{2}){30})$/i;

/** The reader may put the sign of the symbology before it. */
export function fingerprintIn(text: string): string | undefined {
  const written = text.trim().replace(/^\][A-Za-z][0-9]/, '');
  return WRITTEN.test(written) ? (digitsOf(written).match(/.{4}/g) ?? []).join(' ') : undefined;
}

/** What counts of a fingerprint when it is compared, as in the workbench. */
export const digitsOf = (written: string): string => written.replaceAll(/[^0-9a-f]/gi, '').toLowerCase();

export const DIGITS = 64;

/** How many digits of a fingerprint stand there, while it is neither empty nor whole. */
export function digitsSoFar(written: string): number | undefined {
  const { length } = digitsOf(written);
  return written.trim() === '' || length >= DIGITS ? undefined : length;
}

/** `another` only once there are enough digits for a whole one. */
export function compared(written: string, expected: readonly string[]): 'same' | 'another' | undefined {
  const digits = digitsOf(written);
  if (digits !== '' && expected.some((one) => digitsOf(one) === digits)) return 'same';
  return digits.length >= DIGITS && expected.length > 0 ? 'another' : undefined;
}

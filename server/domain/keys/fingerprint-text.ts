// A text in; whether it is the fingerprint of a key as people compare it, 64 hexadecimal digits in groups or in one, out.

/** At least one letter: digits alone are a number of something else. */
const WRITTEN =
  /^(?=.*[a-f])(?:[0-9a-f]{4}(?:([ :-])[0-9a-f]{4})(?:\1[0-9a-f]{4}){14}|[0-9a-f]{2}(?:([ :-])[0-9a-f]{2})(?:\2[0-9a-f]{2}){30})$/i;
const COMPACT = /^(?=.*[a-f])[0-9a-f]{64}$/i;

/** In groups nothing else looks like it. */
export const isGroupedFingerprint = (text: string): boolean => WRITTEN.test(text);

/** In one it may be any digest: only what is nothing else is taken for it. */
export const isFingerprint = (text: string): boolean => COMPACT.test(text) || isGroupedFingerprint(text);

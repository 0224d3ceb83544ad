// Tests whether a text is a key fingerprint as people compare it: 64 hexadecimal digits, with or without groups.

/** Requires at least one letter, because a text of digits alone is another kind of number. */
const WRITTEN =
  /^(?=.*[a-f])(?:[0-9a-f]{4}(?:([ :-])[0-9a-f]{4})(?:\1[0-9a-f]{4}){14}|[0-9a-f]{2}(?:([ :-])[0-9a-f]{2})(?:\2[0-9a-f]{2}){30})$/i;
const COMPACT = /^(?=.*[a-f])[0-9a-f]{64}$/i;

/** The grouped form is unambiguous. */
export const isGroupedFingerprint = (text: string): boolean => WRITTEN.test(text);

/** The ungrouped form may be any digest. Use it only for a text that has no other reading. */
export const isFingerprint = (text: string): boolean => COMPACT.test(text) || isGroupedFingerprint(text);

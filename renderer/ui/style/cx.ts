// Class names from parts, leaving out what does not apply.
export const cx = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

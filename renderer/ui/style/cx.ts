// Joins class names and omits those that do not apply.
export const cx = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

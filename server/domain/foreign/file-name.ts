// Turns any text into a valid file name.

const MOST = 80;

/** Returns a name that every file system allows: letters, digits, dots and dashes, at most 80 UTF-16 code units, no lone surrogate. */
export const safeFileName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, '-')
    .slice(0, MOST)
    .replace(/\p{Cs}$/u, '') || 'file';

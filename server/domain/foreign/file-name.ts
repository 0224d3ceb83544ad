// Makes the name of a file from any text.

const MOST = 80;

/** A name that is valid on every file system: letters, digits, dots and dashes, at most 80 UTF-16 code units, and no half of a letter at its end. */
export const safeFileName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, '-')
    .slice(0, MOST)
    .replace(/\p{Cs}$/u, '') || 'file';

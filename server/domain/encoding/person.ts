// Normalises the names of persons for comparison.

/** Reduces a name to its letters and digits, without case, accents and width, so that spellings of one person's name are equal. */
export const personOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

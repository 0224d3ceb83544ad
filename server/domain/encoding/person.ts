// Compares names of persons.

/** Different spellings of a name count as the same person: only letters and digits count, without case, accents and width. */
export const personOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

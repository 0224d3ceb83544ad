// Normalises text for searching: without case, accents and repeated blanks.
export const fold = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter((part) => part !== null && part !== undefined)
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Returns a LIKE pattern that matches the words anywhere, in the given order. `%` and `_` in the query are literal (ESCAPE '\'). */
export const likeAny = (query: string): string =>
  `%${fold(query)
    .replace(/[\\%_]/g, (sign) => `\\${sign}`)
    .replaceAll(' ', '%')}%`;

// Text in, the form it is searched in out: without case, accents and doubled blanks.
export const fold = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter((part) => part !== null && part !== undefined)
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** A LIKE pattern that finds the words anywhere, in the order given; `%` and `_` of the person are literal (ESCAPE '\'). */
export const likeAny = (query: string): string =>
  `%${fold(query)
    .replace(/[\\%_]/g, (sign) => `\\${sign}`)
    .replaceAll(' ', '%')}%`;

// Decides which imports begin with a backup of the store, unless the person leaves it out.

/**
 * Policy: an import of a thousand passports is too much to undo by hand, one passport after the other, and takes about as long as its backup.
 * The entries of a file are not counted before it is read, so its size decides: a thousand passports take about a megabyte or more.
 */
const LARGE = { rows: 1_000, bytes: 1024 * 1024 };

export const isLargeImport = (size: { readonly rows: number } | { readonly bytes: number }): boolean =>
  'rows' in size ? size.rows >= LARGE.rows : size.bytes >= LARGE.bytes;

// What was thrown when a store was read in; whether the store is damaged out.

/** A value that is no JSON any more is damage that SQLite does not see. */
export const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  /^SQLITE_(?:CORRUPT|NOTADB|ERROR|IOERR_SHORT_READ)/.test(String((error as { readonly code?: unknown } | null)?.code));

/** undefined: the store is damaged there. */
export function unlessDamaged<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
}

// Distinguishes damage of a store from other errors.
import { LostDocument } from '../../../store/contents/document.ts';

/** A value that is no longer valid JSON is damage that SQLite does not detect. */
export const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  error instanceof LostDocument ||
  /^SQLITE_(?:CORRUPT|NOTADB|ERROR|IOERR_SHORT_READ)/.test(String((error as { readonly code?: unknown } | null)?.code));

/** Returns undefined if the store is damaged where `read` reads it. */
export function unlessDamaged<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
}

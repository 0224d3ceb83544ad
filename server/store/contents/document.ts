// Stores the document of a passport compressed (RFC 1951).
// An earlier version is stored as its differences from the current one.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type Database from 'better-sqlite3';

/** Plain text, or bytes of which the first states the encoding. */
export type StoredDocument = string | Buffer;

const ALONE = 1;
/** Compressed with the current document as the dictionary. */
const AGAINST = 2;

/** In characters. Compression hardly shortens shorter documents. */
const SHORT = 500;
/** The maximum length, so that an altered document cannot fill the memory. */
const MOST = 2 ** 26;

export const storedDocument = (text: string): StoredDocument =>
  text.length < SHORT ? text : Buffer.concat([Buffer.of(ALONE), deflateRawSync(text)]);

/** The store has lost the document. */
export class LostDocument extends Error {}

/** Throws `LostDocument` if the bytes are damaged or missing. */
export function documentText(stored: StoredDocument): string {
  if (typeof stored === 'string') return stored;
  if (stored[0] !== ALONE) throw new LostDocument('a document is lost, or stored in an unknown form');
  try {
    return inflateRawSync(stored.subarray(1), { maxOutputLength: MOST }).toString();
  } catch (cause) {
    throw new LostDocument('a document is damaged', { cause });
  }
}

export const isAgainst = (stored: StoredDocument): boolean => typeof stored !== 'string' && stored[0] === AGAINST;

/** Compresses a version against the current document. The result can be read only as long as that document stays the same. */
export function storedAgainst(text: string, present: string): StoredDocument {
  if (text.length < SHORT) return text;
  return Buffer.concat([Buffer.of(AGAINST), deflateRawSync(text, { dictionary: Buffer.from(present) })]);
}

/** Throws if the bytes are damaged. */
export function versionText(stored: StoredDocument, present: StoredDocument | undefined): string {
  if (!isAgainst(stored)) return documentText(stored);
  if (present === undefined) throw new TypeError('the document that a version differs from is gone');
  const dictionary = Buffer.from(documentText(present));
  return inflateRawSync((stored as Buffer).subarray(1), { dictionary, maxOutputLength: MOST }).toString();
}

/** For statements that compare documents. No part of the schema uses them: other programs must be able to open the store. */
export function addDocumentFunctions(db: Database.Database): void {
  const readable = (read: () => string): string | null => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  const deterministic = { deterministic: true };
  db.function('document_text', deterministic, (stored: unknown) =>
    stored === null ? null : readable(() => documentText(stored as StoredDocument)),
  );
  db.function('version_text', deterministic, (stored: unknown, present: unknown) =>
    readable(() => versionText(stored as StoredDocument, (present as StoredDocument | null) ?? undefined)),
  );
}

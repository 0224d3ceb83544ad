// States what came in for an entry, so that a list distinguishes items without a number.
import type { CameIn, Inspection, Recognised } from '../../contract/index.ts';
import { original } from '../foreign/index.ts';

/** Signed and other documents. */
const DOCUMENTS: ReadonlySet<Recognised['kind']> = new Set<Recognised['kind']>([
  'vc',
  'vc-jwt',
  'enveloped-vc',
  'sd-jwt',
  'epcis-document',
  'did-document',
  'trust-snapshot',
  'trust-beacon',
  'registry-proof',
  'passport',
  'json',
]);
/** Unreadable input may be a damaged document: it starts like JSON or like a token. */
const LIKE_DOCUMENT = /^\s*(?:[{["]|eyJ)/;

/** Documents share their first characters, which therefore name none of them. */
export const isDocument = (kind: Recognised['kind'], text: string): boolean => DOCUMENTS.has(kind) || LIKE_DOCUMENT.test(text);

/** In UTF-16 code units: one line of a list. */
const MOST = 60;

/** `read` returns the text of the input, and is not called for a document. */
export function cameIn(kind: Recognised['kind'], sha256: string, read: () => string): CameIn {
  const text = DOCUMENTS.has(kind) ? '' : read();
  if (text === '' || isDocument(kind, text)) return { sha256 };
  // The cut may split a character in two.
  return text.length <= MOST ? { text } : { text: text.slice(0, MOST).replace(/\p{Cs}$/u, ''), sha256 };
}

export const cameInOf = ({ recognised: { kind }, input: { sha256, text } }: Inspection): CameIn =>
  cameIn(kind, sha256, () => original(text));

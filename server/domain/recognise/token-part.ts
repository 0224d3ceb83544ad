// Decodes one part of a compact token from strict base64url to a JSON object (the fast path).
// Returns undefined for any other part. The slower readers then name the fault.
import { isObject, type JsonObject } from '../json/json.ts';
import { quotesIn, ROOM, room } from '../json/quotes.ts';
import { parseStrictJson, parseUnescaped } from '../json/strict-json.ts';

/**
 * Decodes strict base64url to UTF-8 text. Returns undefined for invalid input, for text beyond the buffer, and for text with U+FFFD, which
 * Node substitutes for invalid UTF-8.
 */
export function decodeText(encoded: string): string | undefined {
  const length = decode(encoded);
  return length === undefined ? undefined : textOf(length);
}

/** Decodes into the shared buffer and returns the number of bytes written. */
function decode(encoded: string): number | undefined {
  if (encoded.length > ROOM) return undefined;
  const length = room.write(encoded, 'base64url');
  // Node ignores characters that are not base64url. Encoding the bytes again shows whether it ignored any.
  return room.toString('base64url', 0, length) === encoded ? length : undefined;
}

function textOf(length: number): string | undefined {
  const text = room.toString('utf8', 0, length);
  return text.includes('\ufffd') ? undefined : text;
}

export interface Part {
  readonly text: string;
  readonly object: JsonObject;
}

/** Returns undefined for anything other than strict base64url of a strict JSON object, and for text beyond the buffer. */
export function readPart(encoded: string): Part | undefined {
  const length = decode(encoded);
  const text = length === undefined ? undefined : textOf(length);
  if (length === undefined || text === undefined) return undefined;
  const value = parseUnescaped(text, quotesIn(length));
  if (value !== undefined) return isObject(value) ? { text, object: value } : undefined;
  const parsed = parseStrictJson(text);
  return parsed.ok && isObject(parsed.value) ? { text, object: parsed.value } : undefined;
}

const MAX_HEADERS = 256;
const MAX_HEADER = 1024;
const headers = new Map<string, JsonObject>();

/** Caches parsed headers, because all tokens of an issuer have the same one. Evicts the oldest entry first. */
export function readHeader(encoded: string): JsonObject | undefined {
  const known = headers.get(encoded);
  if (known !== undefined || encoded.length > MAX_HEADER) return known ?? readPart(encoded)?.object;
  const header = readPart(encoded)?.object;
  if (header === undefined) return undefined;
  if (headers.size >= MAX_HEADERS) headers.delete(headers.keys().next().value ?? '');
  headers.set(encoded, header);
  return header;
}

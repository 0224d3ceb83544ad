// One part of a compact token in, the JSON object that it stands for out, where it is strict base64url of strict JSON; the careful readers name the fault of any other.
import { isObject, type JsonObject } from '../json/json.ts';
import { quotesIn, ROOM, room } from '../json/quotes.ts';
import { parseStrictJson, parseUnescaped } from '../json/strict-json.ts';

/** The UTF-8 text that strict base64url stands for. Undefined also for long texts and those that hold U+FFFD, as bytes that are not UTF-8 are read. */
export function decodeText(encoded: string): string | undefined {
  const length = decode(encoded);
  return length === undefined ? undefined : textOf(length);
}

/** How many bytes of the room hold what the text stands for. */
function decode(encoded: string): number | undefined {
  if (encoded.length > ROOM) return undefined;
  const length = room.write(encoded, 'base64url');
  // Node ignores what it does not understand; writing the bytes again shows whether anything was ignored.
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

/** All tokens of one issuer begin with the same header: the last ones are kept as parsed, the oldest goes first. */
export function readHeader(encoded: string): JsonObject | undefined {
  const known = headers.get(encoded);
  if (known !== undefined || encoded.length > MAX_HEADER) return known ?? readPart(encoded)?.object;
  const header = readPart(encoded)?.object;
  if (header === undefined) return undefined;
  if (headers.size >= MAX_HEADERS) headers.delete(headers.keys().next().value ?? '');
  headers.set(encoded, header);
  return header;
}

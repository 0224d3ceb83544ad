// One part of a compact token in, the JSON object that it stands for out, where it is strict base64url of strict JSON; the careful readers name the fault of any other.
import { isObject, type JsonObject } from './json.ts';
import { parseStrictJson } from './strict-json.ts';

/** Enough for every usual passport; longer texts are decoded into bytes of their own, by others. */
const ROOM = 64 * 1024;
/** One buffer for all calls: nothing here is asynchronous. */
const room = Buffer.alloc(ROOM);

/** The UTF-8 text that strict base64url stands for. Undefined also for long texts and those that hold U+FFFD, as bytes that are not UTF-8 are read. */
export function decodeText(encoded: string): string | undefined {
  if (encoded.length > ROOM) return undefined;
  const length = room.write(encoded, 'base64url');
  if (room.toString('base64url', 0, length) !== encoded) return undefined;
  const text = room.toString('utf8', 0, length);
  return text.includes('\ufffd') ? undefined : text;
}

export interface Part {
  readonly text: string;
  readonly object: JsonObject;
}

export function readPart(encoded: string): Part | undefined {
  const text = decodeText(encoded);
  const parsed = text === undefined ? undefined : parseStrictJson(text);
  return text !== undefined && parsed?.ok && isObject(parsed.value) ? { text, object: parsed.value } : undefined;
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

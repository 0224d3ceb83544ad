// Passes a credential parsed during recognition to the next parser of the same text, so that it is parsed only once.
import type { JsonObject } from './json.ts';

/** The size of a typical passport, in characters. Larger texts are not held in memory, because they may never be needed. */
const MAX_TEXT = 64 * 1024;

/**
 * Holds only the last object, keyed by its exact text: the JSON text itself, or the encoded payload of a token, which is never the JSON
 * text of an object. An object is handed out once, so that it is never shared.
 */
let last: { readonly text: string; readonly object: JsonObject } | undefined;

/** `object` must be the result of strict parsing of `text`, and the caller must not keep it. */
export function keepParsed(text: string, object: JsonObject): void {
  last = text.length > MAX_TEXT ? undefined : { text, object };
}

/** Returns the object kept for exactly this text, at most once. */
export function takeParsed(text: string): JsonObject | undefined {
  if (last?.text !== text) return undefined;
  const { object } = last;
  last = undefined;
  return object;
}

// What recognising has parsed of one credential in; the same out, once, to whoever parses that very text next: it need not be parsed twice.
import type { JsonObject } from './json.ts';

/** As much as a usual passport: no larger one is held in memory for somebody who may never ask. */
const MAX_TEXT = 64 * 1024;

/**
 * Only the last one, and named by nothing but its exact text: the JSON text itself, or the payload of a token as it is encoded (which is never JSON of an object).
 * What is handed out is forgotten, so that nobody shares it.
 */
let last: { readonly text: string; readonly object: JsonObject } | undefined;

/** `object` is what strict reading makes of `text`, and the caller keeps none of it. */
export function keepParsed(text: string, object: JsonObject): void {
  last = text.length > MAX_TEXT ? undefined : { text, object };
}

export function takeParsed(text: string): JsonObject | undefined {
  if (last?.text !== text) return undefined;
  const { object } = last;
  last = undefined;
  return object;
}

// Replaces nested contexts by references to separate documents, which JSON-LD treats the same.
//
// The processor copies the whole active context for each typed object, nested contexts included. For UNTP that is 100 kB per object, and a
// passport took a second.
import { hash } from 'node:crypto';
import { canonicalBytes } from '../json/jcs.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Contexts } from './contexts.ts';

/** Returns the documents by URL, and with them the nested contexts, each under the hash of its content, so that equal ones stay equal. */
export function withReferences(contexts: Contexts): Contexts {
  const all = new Map<string, JsonObject>();
  for (const [url, { '@context': context = null }] of contexts) {
    all.set(url, { '@context': referring(context, all) });
  }
  return all;
}

function referring(context: Json, all: Map<string, JsonObject>): Json {
  if (!isObject(context)) return context;
  return Object.fromEntries(
    Object.entries(context).map(([term, definition]) => [
      term,
      isObject(definition) && isObject(definition['@context'])
        ? { ...definition, '@context': filed(referring(definition['@context'], all), all) }
        : definition,
    ]),
  );
}

function filed(context: Json, all: Map<string, JsonObject>): string {
  const url = `urn:sha256:${hash('sha256', canonicalBytes(context), 'hex')}`;
  all.set(url, { '@context': context });
  return url;
}

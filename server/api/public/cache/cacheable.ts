// Watches what a handler reads, to decide whether its response depends only on the cache key and the store.
import { FORWARDED, KEYED } from '../../http/cache-key.ts';
import type { Ask } from '../answer.ts';

/** Properties of the request target, the headers in the key, and the protocol: a process has one listener. */
const REQUEST: ReadonlySet<PropertyKey> = new Set(['headers', 'raw', 'url', 'originalUrl', 'method', 'params', 'query', 'protocol']);
const RAW: ReadonlySet<PropertyKey> = new Set(['url', 'method', 'headers']);
/**
 * Header fields that are safe to read. Reading the stakeholder key is safe because a request with a key is never served from the cache, so
 * its absence is certain.
 */
const FIELDS: ReadonlySet<PropertyKey> = new Set([...KEYED, ...FORWARDED, 'x-stakeholder-key']);
/** Excludes `now` and `trust`, whose results change with time. */
const READER: ReadonlySet<PropertyKey> = new Set(['store', 'fallback', 'standing']);

export interface Watched {
  readonly question: Ask;
  readonly mayBeKept: () => boolean;
}

/** Wraps a request. Reading any other property, also by a future row of the table, makes the response uncacheable. */
export function watched({ reader, request, segment }: Ask): Watched {
  let more = false;
  const seen = <T extends object>(object: T, known: ReadonlySet<PropertyKey>, inside: Partial<T> = {}): T =>
    new Proxy(object, {
      get: (target, name) => {
        if (!known.has(name)) more = true;
        return Object.hasOwn(inside, name) ? Reflect.get(inside, name) : Reflect.get(target, name, target);
      },
      has: (target, name) => {
        if (!known.has(name)) more = true;
        return name in target;
      },
      ownKeys: (target) => {
        more = true;
        return Reflect.ownKeys(target);
      },
    });
  const headers = seen(request.headers, FIELDS);
  const raw = seen(request.raw, RAW, { headers });
  return {
    question: { reader: seen(reader, READER), request: seen(request, REQUEST, { headers, raw }), segment },
    mayBeKept: () => !more,
  };
}

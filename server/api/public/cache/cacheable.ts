// A question in; the same question out, and whether its answer rests on no more than the key of the cache and the store say, so that it may be kept.
import { FORWARDED, KEYED } from '../../http/cache-key.ts';
import type { Ask } from '../answer.ts';

/** What the target says, and the header fields that are part of the key. */
const REQUEST: ReadonlySet<PropertyKey> = new Set(['headers', 'raw', 'url', 'originalUrl', 'method', 'params', 'query']);
const RAW: ReadonlySet<PropertyKey> = new Set(['url', 'method', 'headers']);
/** A request with a key is never answered from the cache: that there is none may be known. */
const FIELDS: ReadonlySet<PropertyKey> = new Set([...KEYED, ...FORWARDED, 'x-stakeholder-key']);
/** Not `now` and not `trust`, which age. */
const READER: ReadonlySet<PropertyKey> = new Set(['store', 'fallback', 'standing']);

export interface Watched {
  readonly question: Ask;
  readonly mayBeKept: () => boolean;
}

/** Whatever else is looked at, also by a row of the table that does not exist yet, makes the answer one that is made anew each time. */
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

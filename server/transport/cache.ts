// Requests in, the very bytes that answered the same request before out, as long as what they were made of stands; bounded in bytes.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CacheKey, cacheKey } from './cache-key.ts';
import { entityTag, noneMatch } from './conditional.ts';
import { LIMITS } from './limits.ts';

/** An answer as it goes out, before the request's own condition is looked at. */
export interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, number | string | readonly string[] | undefined>>;
  readonly body: string | Uint8Array;
}

interface Body {
  readonly bytes: string | Uint8Array;
  readonly length: number;
  users: number;
}

interface Kept {
  readonly status: number;
  readonly tag: string | undefined;
  /** Names and values in turn. */
  readonly fields: readonly string[];
  readonly hash: string;
  readonly body: Body;
  readonly size: number;
}

export interface AnswerCache {
  /** Answers and says true, or remembers the request for `keep` and says false. `first` may still refuse, or add fields of its own. */
  answer(request: IncomingMessage, response: ServerResponse, first: () => readonly string[] | undefined): boolean;
  /** Whether an answer to this request would be kept. */
  waits(request: IncomingMessage): boolean;
  keep(request: IncomingMessage, sent: Sent): void;
  /** Bytes held at present. */
  size(): number;
}

/** What can be said again word for word: not refusals, which are cheap, and nothing that says of itself that it may not be stored. */
const STATUSES = new Set([200, 300, 307]);
/** Of one exchange alone. */
const OWN = /^(?:connection|keep-alive|date|content-length|transfer-encoding|ratelimit.*|retry-after)$/;
const OF_THE_BODY = /^content-(?:type|disposition|length)$/;

/** Of a 304, which drops what describes the body. */
const withoutBody = (fields: readonly string[]): string[] => fields.filter((_, at) => !OF_THE_BODY.test(fields[at - (at % 2)] ?? ''));

/** Characters. */
const SHORT = 1_000;

/** What an entry weighs beside its texts, roughly. */
const OVERHEAD = 500;

/** `generation` is asked at every request: another count means that everything kept is of the past. */
export function answerCache(generation: () => number, most: number = LIMITS.cacheBytes): AnswerCache {
  const kept = new Map<string, Kept>();
  const bodies = new Map<string, Body>();
  const waiting = new WeakMap<IncomingMessage, CacheKey & { readonly generation: number }>();
  let current = Number.NaN;
  let size = 0;

  const drop = (key: string, { hash, body, size: own }: Kept): void => {
    kept.delete(key);
    size -= own;
    body.users -= 1;
    if (body.users > 0) return;
    bodies.delete(hash);
    size -= body.length;
  };

  /** Equal bytes are held once, whatever was asked for: they are filed under their hash. */
  const bodyOf = (hash: string, bytes: Sent['body']): Body => {
    const present = bodies.get(hash);
    if (present !== undefined) return present;
    // A long text would be encoded anew for each who asks; a short one goes out in one piece with the header fields.
    const ready = typeof bytes === 'string' && bytes.length > SHORT ? Buffer.from(bytes) : bytes;
    const body = { bytes: ready, length: Buffer.byteLength(bytes), users: 0 };
    bodies.set(hash, body);
    size += body.length;
    return body;
  };

  return {
    answer(request, response, first) {
      const asked = cacheKey(request);
      if (asked === undefined) return false;
      const now = generation();
      if (now !== current) {
        kept.clear();
        bodies.clear();
        size = 0;
        current = now;
      }
      const found = kept.get(asked.key);
      if (found === undefined) {
        waiting.set(request, { ...asked, generation: now });
        return false;
      }
      const more = first();
      if (more === undefined) return false;
      // The last one used is the last one to go.
      kept.delete(asked.key);
      kept.set(asked.key, found);
      const fresh = found.tag === undefined || noneMatch(asked.condition, found.tag);
      response.writeHead(fresh ? found.status : 304, [...more, ...(fresh ? found.fields : withoutBody(found.fields))]);
      response.end(fresh && request.method === 'GET' ? found.body.bytes : undefined);
      return true;
    },

    waits: (request) => waiting.has(request),

    keep(request, { status, headers, body }) {
      const asked = waiting.get(request);
      if (asked === undefined || asked.generation !== current || kept.has(asked.key) || !STATUSES.has(status)) return;
      if (String(headers['cache-control'] ?? 'no-store').includes('no-store')) return;
      const fields = Object.entries(headers).flatMap(([name, value]) =>
        value === undefined || OWN.test(name) ? [] : [[name, typeof value === 'string' ? value : [value].flat().join(', ')] as const],
      );
      const tag = status === 200 ? headers.etag : undefined;
      const hash = typeof tag === 'string' ? tag : entityTag(body);
      const held = bodyOf(hash, body);
      const own = 2 * (asked.key.length + fields.flat().join('').length) + OVERHEAD;
      const entry: Kept = {
        status,
        tag: typeof tag === 'string' ? tag : undefined,
        fields: [...fields.flat(), 'content-length', String(held.length)],
        hash,
        body: held,
        size: own,
      };
      held.users += 1;
      size += own;
      kept.set(asked.key, entry);
      for (const [key, oldest] of kept) {
        if (size <= most) break;
        drop(key, oldest);
      }
    },

    size: () => size,
  };
}

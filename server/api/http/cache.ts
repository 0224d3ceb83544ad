// Caches responses byte for byte until the data version changes, up to a limit in bytes.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIMITS } from '../../lib/limits.ts';
import type { CacheKey } from './cache-key.ts';
import { entityTag } from './conditional.ts';
import { send } from './sent.ts';

/** A response as sent, before the condition of the request is evaluated. */
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
  /** Alternating names and values. */
  readonly fields: readonly string[];
  readonly hash: string;
  readonly body: Body;
  readonly size: number;
}

/** A request with the present data version. A new version invalidates the whole cache. */
export interface Wanted extends CacheKey {
  readonly dataVersion: number;
}

export interface AnswerCache {
  /**
   * Sends a cached response and returns true, or returns false. A response becomes eligible for `keep` at the second request for it,
   * because most are requested only once. `first` may still refuse, or add header fields.
   */
  answer(request: IncomingMessage, response: ServerResponse, wanted: Wanted, first: () => readonly string[] | undefined): boolean;
  /** Whether a response to this request would be cached. */
  waits(request: IncomingMessage): boolean;
  keep(request: IncomingMessage, sent: Sent): void;
  /** Bytes held at present. */
  size(): number;
}

/** Responses that can be repeated byte for byte. Refusals are cheap to produce, and responses marked `no-store` are excluded. */
const STATUSES: ReadonlySet<number> = new Set([200, 300, 307]);
/** Header fields that belong to a single exchange. */
const OWN = /^(?:connection|keep-alive|date|content-length|transfer-encoding|ratelimit.*|retry-after)$/;
/** In characters. */
const SHORT = 1_000;

/** Approximate bytes of an entry in addition to its texts. */
const OVERHEAD = 500;

/** Capacity of the set of keys that were requested once. */
const ONCE = 8_192;

/** FNV-1a, 30 bits. On a collision, a response is cached one request early. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 2;
}

export function answerCache(most: number = LIMITS.cacheBytes): AnswerCache {
  const kept = new Map<string, Kept>();
  const bodies = new Map<string, Body>();
  const once = new Set<number>();
  const waiting = new WeakMap<IncomingMessage, Wanted>();
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

  /** Stores equal bytes once, under their hash, for all requests that share them. */
  const bodyOf = (hash: string, bytes: Sent['body']): Body => {
    const present = bodies.get(hash);
    if (present !== undefined) return present;
    // Encodes a long text once instead of at every request. A short text is sent in one piece with the header fields.
    const ready = typeof bytes === 'string' && bytes.length > SHORT ? Buffer.from(bytes) : bytes;
    const body = { bytes: ready, length: Buffer.byteLength(bytes), users: 0 };
    bodies.set(hash, body);
    size += body.length;
    return body;
  };

  const again = (key: string): boolean => {
    const hash = hashOf(key);
    if (once.delete(hash)) return true;
    if (once.size === ONCE) once.clear();
    once.add(hash);
    return false;
  };

  return {
    answer(request, response, wanted, first) {
      const { key, condition, dataVersion } = wanted;
      if (dataVersion !== current) {
        kept.clear();
        bodies.clear();
        once.clear();
        size = 0;
        current = dataVersion;
      }
      const found = kept.get(key);
      if (found === undefined) {
        if (again(key)) waiting.set(request, wanted);
        return false;
      }
      const more = first();
      if (more === undefined) return false;
      // Moves the entry to the end, so that the least recently used one is evicted first.
      kept.delete(key);
      kept.set(key, found);
      const { status, tag, fields, body } = found;
      send(request, response, { status, tag, fields, body: body.bytes }, { condition, more });
      return true;
    },

    waits: (request) => waiting.has(request),

    keep(request, { status, headers, body }) {
      const asked = waiting.get(request);
      if (asked === undefined || asked.dataVersion !== current || kept.has(asked.key) || !STATUSES.has(status)) return;
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

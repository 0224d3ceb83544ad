// Requests in, the very bytes that answered the same request before out, as long as what they were made of stands; bounded in bytes.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIMITS } from '../../lib/limits.ts';
import type { CacheKey } from './cache-key.ts';
import { entityTag } from './conditional.ts';
import { send } from './sent.ts';

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

/** `generation`: another count means that everything kept is of the past. */
export interface Wanted extends CacheKey {
  readonly generation: number;
}

export interface AnswerCache {
  /**
   * Answers and says true, or says false; who asks for the same a second time is remembered for `keep`: most of what is asked for once is not asked for again.
   * `first` may still refuse, or add fields of its own.
   */
  answer(request: IncomingMessage, response: ServerResponse, wanted: Wanted, first: () => readonly string[] | undefined): boolean;
  /** Whether an answer to this request would be kept. */
  waits(request: IncomingMessage): boolean;
  keep(request: IncomingMessage, sent: Sent): void;
  /** Bytes held at present. */
  size(): number;
}

/** What can be said again word for word: not refusals, which are cheap, and nothing that says of itself that it may not be stored. */
const STATUSES: ReadonlySet<number> = new Set([200, 300, 307]);
/** Of one exchange alone. */
const OWN = /^(?:connection|keep-alive|date|content-length|transfer-encoding|ratelimit.*|retry-after)$/;
/** Characters. */
const SHORT = 1_000;

/** What an entry weighs beside its texts, roughly. */
const OVERHEAD = 500;

/** Requests that are remembered as asked for once. */
const ONCE = 8_192;

/** FNV-1a, 30 bits: two that are taken for one are kept a little early. */
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

  const again = (key: string): boolean => {
    const hash = hashOf(key);
    if (once.delete(hash)) return true;
    if (once.size === ONCE) once.clear();
    once.add(hash);
    return false;
  };

  return {
    answer(request, response, wanted, first) {
      const { key, condition, generation } = wanted;
      if (generation !== current) {
        kept.clear();
        bodies.clear();
        once.clear();
        size = 0;
        current = generation;
      }
      const found = kept.get(key);
      if (found === undefined) {
        if (again(key)) waiting.set(request, wanted);
        return false;
      }
      const more = first();
      if (more === undefined) return false;
      // The last one used is the last one to go.
      kept.delete(key);
      kept.set(key, found);
      const { status, tag, fields, body } = found;
      send(request, response, { status, tag, fields, body: body.bytes }, { condition, more });
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

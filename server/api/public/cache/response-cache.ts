// Connects the response cache and the fast path: serves requests ahead of the framework from either of them.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../../lib/limits.ts';
import { readThisTurn } from '../../../store/read-transaction.ts';
import { answerCache } from '../../http/cache.ts';
import { cacheKey } from '../../http/cache-key.ts';
import type { HttpOptions } from '../../http/http.ts';
import type { RateLimit } from '../../http/rate.ts';
import { send } from '../../http/sent.ts';
import type { Answer, Ask, Handler } from '../answer.ts';
import type { Reader } from '../reader.ts';
import { watched } from './cacheable.ts';
import type { FastPath } from './fast-path.ts';

export interface CacheOptions {
  /** Set when not on loopback, where unknown clients may send requests. */
  readonly rate?: RateLimit;
  /** Bytes of the response cache for requests over a socket; 0 disables it. */
  readonly cacheBytes?: number;
  /** Called for every request served ahead of the framework, whose hooks do not see it. `made` is absent for a cached response. */
  readonly served?: (request: IncomingMessage, status: number, made?: { readonly route: string; readonly seconds: number }) => void;
}

export interface Keeping {
  readonly ahead: NonNullable<HttpOptions['ahead']>;
  readonly answer: (handler: Handler, question: Ask) => Answer | Promise<Answer>;
  /** Attach after every other hook, so that it sees the response as sent. */
  readonly attach: (app: FastifyInstance) => void;
}

export function cacheAnswers(reader: Reader, { rate, cacheBytes = LIMITS.cacheBytes, served }: CacheOptions, fastPath: FastPath): Keeping {
  const cache = answerCache(cacheBytes);
  const fit = new WeakSet<IncomingMessage>();

  const admit = (request: IncomingMessage): readonly string[] | undefined => {
    if (rate === undefined) return [];
    // A refused request is left to the framework, which counts it once more and sends the refusal.
    const { fields, refused } = rate.take(rate.clientOf(request));
    return refused === undefined ? fields : undefined;
  };

  return {
    ahead: (request, response) => {
      const started = performance.now();
      const asked = cacheKey(request);
      if (asked === undefined) return false;
      const { key, condition } = asked;
      const wanted = { key, condition, dataVersion: readThisTurn(reader.store) };
      if (cacheBytes > 0) {
        if (cache.answer(request, response, wanted, () => admit(request))) {
          served?.(request, response.statusCode);
          return true;
        }
        if (cache.waits(request)) return false;
      }
      const made = fastPath(request, wanted.dataVersion);
      // Counted only if there is a response. A request that the framework handles from the start is counted there.
      const more = made && admit(request);
      if (made === undefined || more === undefined) return false;
      send(request, response, made.answer, { condition: wanted.condition, more });
      served?.(request, response.statusCode, { route: made.route, seconds: (performance.now() - started) / 1000 });
      return true;
    },
    answer: async (handler, question) => {
      const { raw } = question.request;
      if (!cache.waits(raw)) return handler(question);
      const watch = watched(question);
      const answer = await handler(watch.question);
      if (watch.mayBeKept()) fit.add(raw);
      return answer;
    },
    attach: (app) => {
      app.addHook('onSend', async ({ raw }, reply, payload) => {
        if (fit.has(raw) && (typeof payload === 'string' || payload instanceof Uint8Array)) {
          cache.keep(raw, { status: reply.statusCode, headers: reply.getHeaders(), body: payload });
        }
        return payload;
      });
    },
  };
}

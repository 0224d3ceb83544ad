// Limits requests per client in a fixed window, over all workers (draft-ietf-httpapi-ratelimit-headers-10).

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { graphProofsIn } from '../../domain/proof/suites.ts';
import { LIMITS } from '../../lib/limits.ts';
import { Refusal } from '../../lib/problem.ts';
import { clientOf, NO_PROXIES, networkOf, type ProxyList } from './proxies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The cost of a request of this route, in plain requests; 1 if absent. */
    readonly cost?: number;
  }
}

export interface RatePolicy {
  /** In plain requests. Expensive requests count as several. */
  readonly requests: number;
  readonly window: number;
  readonly addresses: number;
}

export const RATE_POLICY: RatePolicy = { requests: LIMITS.requestsPerWindow, window: LIMITS.window, addresses: LIMITS.rateAddresses };

/** Parses the requests per minute given by a person; 0 means no limit. Returns undefined for any other text. */
export const requestLimit = (text: string): number | undefined =>
  /^\d{1,7}$/.test(text) && Number(text) <= 1_000_000 ? Number(text) : undefined;

/** The requests that one worker has counted since its last report. */
export interface RateCounts {
  readonly until: number;
  readonly counts: readonly (readonly [address: string, requests: number])[];
}

export interface RateLimit {
  /** The client of a request; behind a trusted proxy, the client of the proxy. */
  clientOf(request: IncomingMessage): string;
  /** Counts a request at its cost. Returns the header fields for its response and, over the limit, the refusal. */
  take(ip: string, cost?: number): { readonly fields: readonly [string, string, string, string]; readonly refused?: Refusal };
  /** The counts of this worker since the last call. */
  counted(): RateCounts | undefined;
  /** Adds the counts of another worker for the same window. */
  add(counted: RateCounts): void;
}

/** Windows start at multiples of their length, so that all workers use the same ones. */
export function rateLimit(policy: RatePolicy = RATE_POLICY, now: () => number = Date.now, proxies: ProxyList = NO_PROXIES): RateLimit {
  const seen = new Map<string, number>();
  const own = new Map<string, number>();
  let until = 0;
  const seconds = Math.round(policy.window / 1000);
  const policyField = `"default";q=${policy.requests};w=${seconds}`;

  const turn = (): void => {
    if (now() < until) return;
    seen.clear();
    own.clear();
    until = (Math.floor(now() / policy.window) + 1) * policy.window;
  };

  const plus = (counts: Map<string, number>, address: string, requests: number): number => {
    // A full table drops its oldest address. This bounds the memory, and a flood of addresses gains each of them one request.
    if (!counts.has(address) && counts.size >= policy.addresses) counts.delete(counts.keys().next().value ?? '');
    const count = (counts.get(address) ?? 0) + requests;
    counts.set(address, count);
    return count;
  };

  return {
    clientOf: (request) => clientOf(request, proxies),
    take(ip, cost = 1) {
      turn();
      const address = networkOf(ip);
      plus(own, address, cost);
      const count = plus(seen, address, cost);
      const reset = Math.max(1, Math.ceil((until - now()) / 1000));
      const left = Math.max(0, policy.requests - count);
      const fields = ['ratelimit-policy', policyField, 'ratelimit', `"default";r=${left};t=${reset}`] as const;
      if (count <= policy.requests) return { fields };
      const detail = `more than ${policy.requests} requests, or the work of as many, within ${seconds} seconds; try again in ${reset} seconds`;
      return { fields, refused: new Refusal('too-many-requests', detail, { headers: { 'retry-after': String(reset) } }) };
    },
    counted() {
      turn();
      if (own.size === 0) return undefined;
      const counts = [...own];
      own.clear();
      return { until, counts };
    },
    add(counted) {
      turn();
      if (counted.until === until) for (const [address, requests] of counted.counts) plus(seen, address, requests);
    },
  };
}

/** `{rate: …}` of another worker, forwarded by the parent. */
export const rateCountsIn = (message: unknown): RateCounts | undefined =>
  typeof message === 'object' && message !== null && 'rate' in message ? (message.rate as RateCounts) : undefined;

/**
 * Adds the RateLimit fields to every response and refuses requests over the limit with 429. A body is charged once it has arrived: by
 * its size, and by the proofs in it that are costly to verify.
 */
export function limitRate(app: FastifyInstance, limit: RateLimit): void {
  const charge = (request: FastifyRequest, reply: FastifyReply, cost: number): void => {
    const { fields, refused } = limit.take(limit.clientOf(request.raw), cost);
    const [policyName, policy, name, left] = fields;
    reply.headers({ [policyName]: policy, [name]: left });
    if (refused !== undefined) throw refused;
  };
  app.addHook('onRequest', async (request, reply) => charge(request, reply, request.routeOptions.config.cost ?? 1));
  app.addHook('preHandler', async (request, reply) => {
    const { cost } = request.routeOptions.config;
    if (cost === undefined) return;
    const size = Math.floor(request.bodyText.length / LIMITS.bytesPerRequest);
    const more = size + LIMITS.graphProofCost * graphProofsIn(request.body);
    if (more > 0) charge(request, reply, more);
  });
}

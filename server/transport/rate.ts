// The addresses of clients in, who may ask once more out: a fixed window per address (draft-ietf-httpapi-ratelimit-headers-10), counted over all workers.
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../problem.ts';
import { LIMITS } from './limits.ts';

export interface RatePolicy {
  readonly requests: number;
  readonly window: number;
  readonly addresses: number;
}

const POLICY: RatePolicy = { requests: LIMITS.requestsPerWindow, window: LIMITS.window, addresses: LIMITS.rateAddresses };

/** What one worker tells the others: requests that it counted since it last did. */
export interface RateCounts {
  readonly until: number;
  readonly counts: readonly (readonly [address: string, requests: number])[];
}

export interface RateLimit {
  /** Counts a request: the fields that go with its answer, and whether it is one too many. */
  take(ip: string): { readonly fields: readonly [string, string, string, string]; readonly refused?: Refusal };
  /** What was counted here since the last call. */
  counted(): RateCounts | undefined;
  /** Adds what another worker counted in the same window. */
  add(counted: RateCounts): void;
}

/** Windows begin at multiples of their length: those of all workers are the same. */
export function rateLimit(policy: RatePolicy = POLICY, now: () => number = Date.now): RateLimit {
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
    // A full table forgets its oldest address: memory stays bounded, and a flood of addresses gains each of them one request.
    if (!counts.has(address) && counts.size >= policy.addresses) counts.delete(counts.keys().next().value ?? '');
    const count = (counts.get(address) ?? 0) + requests;
    counts.set(address, count);
    return count;
  };

  return {
    take(ip) {
      turn();
      const address = network(ip);
      plus(own, address, 1);
      const count = plus(seen, address, 1);
      const reset = Math.max(1, Math.ceil((until - now()) / 1000));
      const left = Math.max(0, policy.requests - count);
      const fields = ['ratelimit-policy', policyField, 'ratelimit', `"default";r=${left};t=${reset}`] as const;
      if (count <= policy.requests) return { fields };
      const detail = `more than ${policy.requests} requests within ${seconds} seconds; try again in ${reset} seconds`;
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

/** `{rate: …}` of another worker, passed on by the parent. */
export const rateCountsIn = (message: unknown): RateCounts | undefined =>
  typeof message === 'object' && message !== null && 'rate' in message ? (message.rate as RateCounts) : undefined;

/** Adds the RateLimit fields to every answer and refuses with 429 what is beyond the policy. */
export function limitRate(app: FastifyInstance, limit: RateLimit): void {
  app.addHook('onRequest', async (request, reply) => {
    const { fields, refused } = limit.take(request.ip);
    const [policyName, policy, name, left] = fields;
    reply.headers({ [policyName]: policy, [name]: left });
    if (refused !== undefined) throw refused;
  });
}

/** One customer of IPv6 has a whole /64: its addresses count as one. */
const network = (address: string): string =>
  address.includes(':') && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address;

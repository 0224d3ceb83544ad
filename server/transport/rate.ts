// The addresses of clients in, who may ask once more out: a fixed window per address (draft-ietf-httpapi-ratelimit-headers-10).
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../problem.ts';
import { LIMITS } from './limits.ts';

export interface RatePolicy {
  readonly requests: number;
  readonly window: number;
  readonly addresses: number;
}

const POLICY: RatePolicy = { requests: LIMITS.requestsPerWindow, window: LIMITS.window, addresses: LIMITS.rateAddresses };

/** Adds the RateLimit fields to every answer and refuses with 429 what is beyond the policy. */
export function limitRate(app: FastifyInstance, policy: RatePolicy = POLICY, now: () => number = Date.now): void {
  const seen = new Map<string, number>();
  let until = 0;
  const seconds = Math.round(policy.window / 1000);

  app.addHook('onRequest', async (request, reply) => {
    if (now() >= until) {
      seen.clear();
      until = now() + policy.window;
    }
    const address = network(request.ip);
    // A full table forgets its oldest address: memory stays bounded, and a flood of addresses gains each of them one request.
    if (!seen.has(address) && seen.size >= policy.addresses) seen.delete(seen.keys().next().value ?? '');
    const count = (seen.get(address) ?? 0) + 1;
    seen.set(address, count);
    const left = Math.max(0, policy.requests - count);
    const reset = Math.max(1, Math.ceil((until - now()) / 1000));
    reply.headers({ 'ratelimit-policy': `"default";q=${policy.requests};w=${seconds}`, ratelimit: `"default";r=${left};t=${reset}` });
    if (count > policy.requests) {
      throw new Refusal(
        'too-many-requests',
        `more than ${policy.requests} requests within ${seconds} seconds; try again in ${reset} seconds`,
        {
          headers: { 'retry-after': String(reset) },
        },
      );
    }
  });
}

/** One customer of IPv6 has a whole /64: its addresses count as one. */
const network = (address: string): string =>
  address.includes(':') && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address;

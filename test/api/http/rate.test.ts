// How many requests an address may make, and what a flood of addresses gains.
import { expect, test } from 'vitest';
import { proxyList } from '../../../server/api/http/proxies.ts';
import { limitRate, rateLimit } from '../../../server/api/http/rate.ts';
import { LIMITS } from '../../../server/lib/limits.ts';
import { smallApp } from '../../fixtures/harness.ts';

function limited() {
  const { app } = smallApp();
  const clock = { now: 0 };
  limitRate(
    app,
    rateLimit({ requests: 2, window: 60_000, addresses: 3 }, () => clock.now),
  );
  app.get('/limited', async () => ({}));
  const from = (remoteAddress: string) => app.inject({ url: '/limited', remoteAddress });
  return { clock, from };
}

test('what is beyond the window is refused with 429 and the time to wait', async () => {
  const { clock, from } = limited();
  expect((await from('10.0.0.1')).headers).toMatchObject({ 'ratelimit-policy': '"default";q=2;w=60', ratelimit: '"default";r=1;t=60' });
  clock.now = 45_500;
  expect((await from('10.0.0.1')).headers.ratelimit).toBe('"default";r=0;t=15');
  const refused = await from('10.0.0.1');
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([429, 'too-many-requests', '15']);
  expect((await from('10.0.0.2')).statusCode).toBe(200);
  clock.now = 60_000;
  expect((await from('10.0.0.1')).statusCode).toBe(200);
});

test('the addresses of one IPv6 network count as one', async () => {
  const { from } = limited();
  await from('2001:db8:1:2::1');
  await from('2001:db8:1:2::2');
  expect((await from('2001:db8:1:2:3:4:5:6')).statusCode).toBe(429);
  expect((await from('2001:db8:1:3::1')).statusCode).toBe(200);
});

test('a full table of addresses forgets the oldest, not the rule', async () => {
  const { from } = limited();
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.4']) await from(address);
  expect((await from('10.0.0.4')).statusCode).toBe(429);
});

test('what other workers counted in the same window counts too, once', () => {
  const clock = { now: 30_000 };
  const [one, other] = [0, 1].map(() => rateLimit({ requests: 4, window: 60_000, addresses: 3 }, () => clock.now));
  if (one === undefined || other === undefined) throw new Error('there are two');
  one.take('10.0.0.1');
  other.take('10.0.0.1');
  other.take('10.0.0.1');
  one.add(other.counted() ?? { until: 0, counts: [] });
  expect(other.counted()).toBeUndefined();
  // What was heard from another is not passed on again.
  expect(one.counted()).toEqual({ until: 60_000, counts: [['10.0.0.1', 1]] });
  expect(one.take('10.0.0.1').refused).toBeUndefined();
  expect(one.take('10.0.0.1').refused?.code).toBe('too-many-requests');
  clock.now = 60_000;
  one.add({ until: 60_000, counts: [['10.0.0.1', 9]] });
  expect(one.take('10.0.0.1').refused).toBeUndefined();
});

test('work counts as several requests, and a body by its size', async () => {
  const { app } = smallApp({ bodyLimit: 1_048_576 });
  limitRate(
    app,
    rateLimit({ requests: 20, window: 60_000, addresses: 3 }, () => 0),
  );
  app.post('/work', { config: { cost: 2 } }, async () => ({}));
  const left = async (bytes: number) => {
    const payload = JSON.stringify({ text: 'x'.repeat(bytes) });
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: '/work',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    return [statusCode, /r=(\d+)/.exec(String(headers.ratelimit))?.[1]];
  };
  expect(await left(10)).toEqual([200, '18']);
  expect(await left(LIMITS.bytesPerRequest * 3)).toEqual([200, '13']);
  expect(await left(LIMITS.bytesPerRequest * 30)).toEqual([429, '0']);
});

test('a proof over a graph counts as what it costs', async () => {
  const { app } = smallApp();
  limitRate(
    app,
    rateLimit({ requests: 200, window: 60_000, addresses: 3 }, () => 0),
  );
  app.post('/work', { config: { cost: 2 } }, async () => ({}));
  const left = async (...cryptosuites: readonly string[]) => {
    const proof = cryptosuites.map((cryptosuite) => ({ type: 'DataIntegrityProof', cryptosuite }));
    const payload = JSON.stringify({ proof: proof.length === 1 ? proof[0] : proof });
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/work', payload, headers });
    return /r=(\d+)/.exec(String(answer.headers.ratelimit))?.[1];
  };
  expect(await left('eddsa-jcs-2022')).toBe('198');
  expect(await left('ecdsa-rdfc-2019')).toBe(String(196 - LIMITS.graphProofCost));
  expect(await left('eddsa-rdfc-2022', 'eddsa-jcs-2022', 'ecdsa-rdfc-2019')).toBe(String(194 - 3 * LIMITS.graphProofCost));
});

test('behind a trusted proxy each of its clients has its own count, and nobody else may name one', async () => {
  const { app } = smallApp();
  limitRate(
    app,
    rateLimit({ requests: 1, window: 60_000, addresses: 9 }, () => 0, proxyList(['loopback'])),
  );
  app.get('/limited', async () => ({}));
  const from = async (remoteAddress: string, named: string) =>
    (await app.inject({ url: '/limited', remoteAddress, headers: { 'x-forwarded-for': named } })).statusCode;
  expect([await from('127.0.0.1', '192.0.2.1'), await from('127.0.0.1', '192.0.2.2'), await from('127.0.0.1', '192.0.2.1')]).toEqual([
    200, 200, 429,
  ]);
  expect([await from('198.51.100.1', '192.0.2.3'), await from('198.51.100.1', '192.0.2.4')]).toEqual([200, 429]);
});

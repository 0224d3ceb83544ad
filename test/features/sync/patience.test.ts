// How long requests wait when a service asks for a pause, and that a longer pause counts while a shorter one runs.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYNC_LIMITS } from '../../../server/features/sync/limits.ts';
import { patiently } from '../../../server/features/sync/patience.ts';

const pauses = ['1', '60', '1', '1'];
const arrived: string[] = [];
const server = createServer((request, response) => {
  arrived.push(request.url ?? '');
  const pause = pauses.shift();
  if (pause === undefined) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  else response.writeHead(503, { 'retry-after': pause }).end();
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('several requests at once', () => {
  it('wait for the longest pause that the service asks for, and pauses do not add up', async () => {
    const ends: (() => void)[] = [];
    const waited: number[] = [];
    const wait = (ms: number): Promise<void> => {
      waited.push(ms);
      return new Promise((resolve) => ends.push(resolve));
    };
    const ask = patiently({ limits: SYNC_LIMITS, signal: new AbortController().signal, wait });
    const answers = Promise.all(
      [1, 2, 3, 4].map((item) => ask(`${base}/${item}`, { accept: 'application/json', types: ['application/json'] })),
    );
    await expect.poll(() => arrived.length).toBe(4);
    await expect.poll(() => waited.toSorted((one, other) => one - other)).toEqual([1000, 60_000]);
    ends[waited.indexOf(1000)]?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(arrived).toHaveLength(4);
    for (const end of ends) end();
    expect((await answers).map(({ kind }) => kind)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(arrived).toHaveLength(8);
  });
});

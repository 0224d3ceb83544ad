// How long requests wait when a service asks for a pause, and that a longer pause counts while a shorter one runs.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYNC_LIMITS } from '../../../server/features/sync/limits.ts';
import { patiently } from '../../../server/features/sync/patience.ts';

/** Requests that have arrived and wait for their answer. */
const open: ServerResponse[] = [];
let arrived = 0;
const server = createServer((_request, response) => {
  arrived += 1;
  open.push(response);
});
const refuse = (seconds: number) =>
  open
    .shift()
    ?.writeHead(503, { 'retry-after': String(seconds) })
    .end();
const grant = () => open.shift()?.writeHead(200, { 'content-type': 'application/json' }).end('{}');

let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('several requests at once', () => {
  it('wait for the pause that ends last, and pauses do not add up', async () => {
    const ends = new Map<number, () => void>();
    const wait = (ms: number): Promise<void> => new Promise((resolve) => ends.set(ms, resolve));
    const ask = patiently({ limits: SYNC_LIMITS, signal: new AbortController().signal, wait });
    const answers = Promise.all(
      [1, 2, 3, 4].map((item) => ask(`${base}/${item}`, { accept: 'application/json', types: ['application/json'] })),
    );
    await expect.poll(() => open.length).toBe(4);
    refuse(1);
    await expect.poll(() => [...ends.keys()]).toEqual([1000]);
    refuse(60);
    await expect.poll(() => [...ends.keys()]).toEqual([1000, 60_000]);
    refuse(2);
    refuse(3);
    ends.get(1000)?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([...ends.keys()]).toEqual([1000, 60_000]);
    expect(arrived).toBe(4);
    ends.get(60_000)?.();
    await expect.poll(() => open.length).toBe(4);
    for (let item = 1; item <= 4; item++) grant();
    expect((await answers).map(({ kind }) => kind)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(arrived).toBe(8);
  });
});

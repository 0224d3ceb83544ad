// The ring of the last ten minutes: what workers report of their counters, restarts and times included.
import { expect, test } from 'vitest';
import { figuresOf } from '../../../server/api/http/figures.ts';
import { trafficRing } from '../../../server/api/http/traffic.ts';

const START = Date.parse('2026-11-27T12:00:00Z');
const request = { method: 'GET' } as never;

function ring() {
  const clock = { now: START };
  return { clock, ...trafficRing(() => clock.now) };
}

test('counts what was added since the last report, of all workers together, by its outcome', () => {
  const { clock, hear, read } = ring();
  const [one, two] = [figuresOf({ worker: 1 }), figuresOf({ worker: 2 })];
  for (const status of [200, 307, 404, 429, 503]) one.ahead(request, status);
  two.ahead(request, 200);
  hear(one.told());
  hear(two.told());
  clock.now += 5_000;
  hear(one.told());
  expect(read().slots).toEqual([{ at: '2026-11-27T12:00:00.000Z', requests: 6, refused: 2, failed: 1 }]);
  clock.now += 5_000;
  one.ahead(request, 200);
  hear(one.told());
  expect(read().slots.at(-1)).toEqual({ at: '2026-11-27T12:00:10.000Z', requests: 1, refused: 0, failed: 0 });
});

test('a worker that was started again counts from zero', () => {
  const { hear, read } = ring();
  const before = figuresOf({ worker: 1 });
  for (let count = 0; count < 5; count++) before.ahead(request, 200);
  hear(before.told());
  const after = figuresOf({ worker: 1 });
  after.ahead(request, 200);
  hear(after.told());
  expect(read().slots[0]?.requests).toBe(6);
});

test('keeps ten minutes, and no more than sixty slots', () => {
  const { clock, hear, read } = ring();
  const one = figuresOf({ worker: 1 });
  for (let count = 0; count < 200; count++) {
    one.ahead(request, 200);
    hear(one.told());
    clock.now += 5_000;
  }
  const { slots } = read();
  expect(slots.length).toBeLessThanOrEqual(60);
  expect(Date.parse(slots[0]?.at ?? '')).toBeGreaterThan(clock.now - 601_000);
  expect(slots.slice(0, -1).every(({ requests }) => requests === 2)).toBe(true);
  clock.now += 700_000;
  expect(read().slots).toEqual([]);
});

test('times are the bounds within which half, and nearly all, were answered', () => {
  const { hear, read } = ring();
  const one = figuresOf({ worker: 1 });
  expect(read().times).toBeUndefined();
  for (let count = 0; count < 97; count++) one.ahead(request, 200, { route: '/a', seconds: 0.0007 });
  for (let count = 0; count < 3; count++) one.ahead(request, 200, { route: '/b', seconds: 0.2 });
  hear(one.told());
  expect(read().times).toEqual({ half: 1, most: 250 });
});

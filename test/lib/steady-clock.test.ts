// A clock that is set back: what has passed has passed.
import { expect, test } from 'vitest';
import { readerOf } from '../../server/api/public/reader.ts';
import { judgeCopyAge } from '../../server/domain/dates/copy-age.ts';
import { steadyClock } from '../../server/lib/steady-clock.ts';
import { freshApp } from '../fixtures/fresh-app.ts';

const HOUR = 3_600_000;

test('a clock that is set back does not go behind its begin, and follows one that is set ahead', () => {
  let now = 10 * HOUR;
  const moment = steadyClock(() => now);
  now = 9 * HOUR;
  expect(moment()).toBeGreaterThanOrEqual(10 * HOUR);
  now = 12 * HOUR;
  expect(moment()).toBe(12 * HOUR);
  expect(steadyClock(() => now, 13 * HOUR)()).toBeGreaterThanOrEqual(13 * HOUR);
});

test('a process that begins after the clock was set back makes no copy younger', () => {
  const fresh = freshApp();
  const began = Date.now();
  const asOf = new Date(began - 2 * HOUR).toISOString();
  const copy = { asOf, maxLag: HOUR, epoch: '', number: 1, notBefore: began };
  const reader = readerOf(fresh.context.store, () => new Date(began - 1.5 * HOUR), 'none', copy);
  const read = reader.copy?.();
  expect(read && judgeCopyAge(read, read.moment)?.code).toBe('DPP-TRU-12');
  fresh.close();
});

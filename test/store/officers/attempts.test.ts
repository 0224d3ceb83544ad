// The lock-out after failed attempts: it grows, and neither a restart nor another clock ends it.
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { countAttempt, forgetAttempts, waitAfter } from '../../../server/store/officers/attempts.ts';
import { openStore } from '../../../server/store/open.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const folder = withNewStore(temporaryFolder());
let store = openStore(folder);
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});
const START = Date.parse('2027-06-01T12:00:00Z');
const at = (ms: number): Date => new Date(START + ms);
const failTimes = (officer: string, times: number, ms = 0): void => {
  for (let n = 0; n < times; n++) countAttempt(store, officer, at(ms));
};

describe('the lock-out', () => {
  it('lets a person mistype four times, and then waits longer after each failure, up to an hour', () => {
    expect([1, 4, 5, 6, 7, 100].map(waitAfter)).toEqual([0, 0, 30_000, 60_000, 120_000, 3_600_000]);
    failTimes('a', 5);
    expect(countAttempt(store, 'a', at(29_999))).toEqual({ wait: 1, failures: 5 });
    expect(countAttempt(store, 'a', at(30_000))).toEqual({ failures: 6 });
    expect(countAttempt(store, 'a', at(31_000))).toEqual({ wait: 59_000, failures: 6 });
  });

  it('is one officer’s alone', () => {
    expect(countAttempt(store, 'b', at(0))).toEqual({ failures: 1 });
  });

  it('outlives a restart of the program', () => {
    failTimes('c', 5);
    store.close();
    store = openStore(folder);
    expect(countAttempt(store, 'c', at(10_000))).toEqual({ wait: 20_000, failures: 5 });
  });

  it('begins again when the clock is set back, and does not end', () => {
    failTimes('d', 5);
    expect(countAttempt(store, 'd', at(-86_400_000))).toEqual({ wait: 30_000, failures: 5 });
    expect(countAttempt(store, 'd', at(-86_400_000 + 29_000))).toEqual({ wait: 1000, failures: 5 });
    expect(countAttempt(store, 'd', at(-86_400_000 + 30_000))).toEqual({ failures: 6 });
  });

  it('does not forget the failures while an officer waits', () => {
    failTimes('e', 5);
    expect(countAttempt(store, 'e', at(86_400_000))).toEqual({ failures: 6 });
    expect(countAttempt(store, 'e', at(86_400_000 + 1000)).wait).toBe(59_000);
  });

  it('ends with a sign-in that succeeds', () => {
    failTimes('f', 5);
    forgetAttempts(store, 'f');
    expect(countAttempt(store, 'f', at(1))).toEqual({ failures: 1 });
  });
});

// Several workers kept running, spoken for by fakes: what starts when, who is replaced by whom, and when all are given up.
import { expect, test, vi } from 'vitest';
import type { Child } from '../../server/process/supervise.ts';
import { keepWorkers } from '../../server/process/workers.ts';

interface Fake extends Child {
  readonly number: number;
  readonly posted: unknown[];
  say(message: unknown): void;
  end(code: number | null): void;
}

function kept(count: number) {
  const started: Fake[] = [];
  const failed = vi.fn();
  const workers = keepWorkers({
    count,
    failed,
    pauseAfterStrikes: 1,
    timing: { pauses: [1, 1], stopWithin: 50 },
    start: (number) => {
      let heard: Parameters<Child['listen']>[0] | undefined;
      const posted: unknown[] = [];
      const fake: Fake = {
        number,
        posted,
        post: (message) => void posted.push(message),
        listen: (listener) => {
          heard = listener;
        },
        kill: () => heard?.exit(null),
        say: (message) => heard?.message(message),
        end: (code) => heard?.exit(code),
      };
      started.push(fake);
      return fake;
    },
  });
  const at = (index: number): Fake => {
    const fake = started[index];
    if (fake === undefined) throw new Error(`there is no worker ${index}`);
    return fake;
  };
  const ready = async (index: number) => {
    await vi.waitFor(() => at(index));
    at(index).say({ ready: true, versions: {}, url: 'http://127.0.0.1:1' });
  };
  return { workers, started, failed, at, ready };
}

test('the first one is ready before the others are started', async () => {
  const { workers, started, ready } = kept(3);
  expect(started.map(({ number }) => number)).toEqual([1]);
  await ready(0);
  await ready(1);
  await ready(2);
  expect(await workers.ready()).toMatchObject({ url: 'http://127.0.0.1:1' });
  expect(started.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('three strikes of one are no end as long as another serves; it is tried again', async () => {
  const { workers, started, failed, at, ready } = kept(2);
  await ready(0);
  await ready(1);
  await workers.ready();
  for (const index of [1, 2, 3]) {
    await vi.waitFor(() => at(index));
    at(index).end(1);
  }
  await ready(4);
  expect(failed).not.toHaveBeenCalled();
  expect(started.map(({ number }) => number)).toEqual([1, 2, 2, 2, 2]);
  expect(workers.children()).toHaveLength(2);
});

test('when the only one is given up, all is', async () => {
  const { failed, at } = kept(1);
  for (const index of [0, 1, 2]) {
    await vi.waitFor(() => at(index));
    at(index).end(1);
  }
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
});

test('a replacement is ready before the old one is asked to leave, gently; one that cannot start changes nothing', async () => {
  const { workers, at, ready } = kept(1);
  await ready(0);
  const replaced = workers.replace();
  await vi.waitFor(() => at(1));
  expect(at(0).posted).toEqual([]);
  await ready(1);
  await replaced;
  expect(at(0).posted).toEqual([{ stop: true, gently: true }]);
  const again = workers.replace();
  for (const index of [2, 3, 4]) {
    await vi.waitFor(() => at(index));
    at(index).say({ fault: { code: 'no-store', detail: 'there is no store' } });
    at(index).end(78);
  }
  await again;
  expect(at(1).posted).toEqual([]);
  // Who leaves gently is hurried by a stop.
  const stopped = workers.stop();
  await vi.waitFor(() => expect(at(0).posted.at(-1)).toEqual({ stop: true }));
  await vi.waitFor(() => expect(at(1).posted.at(-1)).toEqual({ stop: true }));
  for (const index of [0, 1]) at(index).end(0);
  await stopped;
});

// Public processes that `serve` starts ahead: each is taken once, and none outlives a start that fails.
import cluster from 'node:cluster';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forkWorker, loadWorkers } from '../../../server/process/fork.ts';

const ended = async (pid: number | undefined): Promise<void> => {
  const own = Object.values(cluster.workers ?? {}).find((worker) => worker?.process.pid === pid)?.process;
  if (own !== undefined && own.exitCode === null && own.signalCode === null) await once(own, 'exit');
};

test('a process that has ended is not taken, and those that are left end', { timeout: 60_000 }, async () => {
  const loading = loadWorkers(3);
  const [first, second, third] = Object.values(cluster.workers ?? {}).map((worker) => worker?.process);
  first?.kill('SIGKILL');
  await ended(first?.pid);
  const taken = loading.take();
  expect(taken?.pid).toBe(second?.pid);
  loading.end();
  await ended(third?.pid);
  expect(third?.signalCode).toBe('SIGKILL');
  expect(loading.take()).toBeUndefined();
  expect(taken?.exitCode).toBeNull();
  taken?.kill('SIGKILL');
  await ended(taken?.pid);
});

test('a process that was loaded ahead gets the opening it is given later', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-loading-'));
  const loading = loadWorkers(1);
  const [loaded] = Object.values(cluster.workers ?? {}).map((worker) => worker?.process);
  const forked = forkWorker({ folder, host: '127.0.0.1', port: 0, fallback: 'none' }, loading);
  expect(forked.pid).toBe(loaded?.pid);
  const heard = Promise.withResolvers<unknown>();
  forked.listen({ message: heard.resolve, exit: () => heard.reject(new Error('it ended')) });
  // There is no store, which the process says once it has its opening.
  expect(await heard.promise).toMatchObject({ fault: { code: 'no-store' } });
  await ended(forked.pid);
  rmSync(folder, { recursive: true, force: true });
});

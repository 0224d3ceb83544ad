// The server processes as a parent or a person starts them: ready, stopped, killed while writing, restarted, refused.

import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, test } from 'vitest';
import type { InspectionList, InspectResponse, State } from '../../../server/contract/index.ts';
import { original } from '../../../server/domain/foreign/index.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { forkServer } from '../../../server/process/fork.ts';
import type { WorkbenchOpening } from '../../../server/process/opening.ts';
import { type PortCall, portClient } from '../../../server/process/port.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { openStore, storeFile } from '../../../server/store/open.ts';
import { type Asked, askPort } from '../../fixtures/client.ts';
import { enter } from '../../fixtures/enter.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { childrenOf, endServed, isProgram, serve } from '../../fixtures/serving.ts';
import { named, offLinux } from '../../fixtures/skipped.ts';

const folderOf = () => mkdtempSync(join(tmpdir(), 'dpp-desk-process-'));

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
  endServed();
});

interface Workbench {
  readonly pid: number;
  readonly call: PortCall;
  readonly exited: Promise<number | null>;
  stop(): void;
}

/** A forked workbench, asked over its port. */
async function workbench(opening: Omit<WorkbenchOpening, 'mode'>): Promise<Workbench> {
  const child = forkServer('workbench', { mode: 'browser', ...opening });
  endings.push(() => child.kill());
  const ready = Promise.withResolvers<void>();
  const exited = Promise.withResolvers<number | null>();
  const client = portClient({
    post: child.post,
    listen: (listener) =>
      child.listen({
        message: (message) => {
          if ((message as { ready?: boolean }).ready) ready.resolve();
          listener(message);
        },
        exit: (code) => {
          client.fail('the process ended');
          ready.reject(new Error(`ended with ${code} before it was ready`));
          exited.resolve(code);
        },
      }),
  });
  await ready.promise;
  return { pid: child.pid ?? 0, call: client.call, exited: exited.promise, stop: () => child.post({ stop: true }) };
}

const json = <T>({ body }: { readonly body: Uint8Array }): T => JSON.parse(Buffer.from(body).toString('utf8')) as T;
const inspectText = (call: PortCall, text: string) =>
  call({
    method: 'POST',
    url: '/workbench/inspections',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ channel: 'wedge', text })),
  });

describe('the workbench as a process', () => {
  test('stops cleanly when told, and leaves one file', async () => {
    const folder = folderOf();
    const { call, stop, exited } = await workbench({ folder });
    expect((await call({ method: 'GET', url: '/workbench/state', headers: {} })).status).toBe(200);
    stop();
    expect(await exited).toBe(0);
    const store = openStore(folder, { readonly: true });
    expect(store.db.prepare('SELECT count(*) FROM settings').pluck().get()).toBeGreaterThan(0);
    store.close();
  });

  test('stops cleanly on SIGTERM', async () => {
    const { pid, exited } = await workbench({ folder: folderOf() });
    process.kill(pid, 'SIGTERM');
    expect(await exited).toBe(0);
  });

  test('says what is wrong when starting is of no use', async () => {
    const child = forkServer('workbench', {
      folder: folderOf(),
      mode: 'browser',
      listen: { host: '0.0.0.0', port: 0, session: { token: 't', page: 'p' } },
    });
    endings.push(() => child.kill());
    const heard = Promise.withResolvers<unknown>();
    const exited = Promise.withResolvers<number | null>();
    child.listen({ message: heard.resolve, exit: exited.resolve });
    expect(await heard.promise).toMatchObject({ fault: { detail: expect.stringContaining('0.0.0.0') } });
    expect(await exited.promise).toBe(78);
  });

  test('walks the logs by itself after its start, while it answers', async () => {
    const folder = folderOf();
    const context = openApp({ folder });
    for (let at = 0; at < 600; at++) inspect({ channel: 'manual', text: `(01)09520123456788(21)S${at}` }, context);
    context.close();
    // A line far from the signed end: the end itself holds.
    const db = new Database(storeFile(folder));
    db.exec("DROP TRIGGER inspections_no_update; UPDATE inspections SET product_name = 'Another' WHERE id = 555");
    db.close();
    const { call, stop, exited } = await workbench({ folder });
    const noticesOf = async () => json<State>(await call({ method: 'GET', url: '/workbench/state', headers: {} })).notices;
    await expect
      .poll(noticesOf)
      .toContainEqual(expect.objectContaining({ code: 'log-changed', detail: 'inspections: number 555 does not fit' }));
    stop();
    await exited;
  });

  test.each(['workbench', 'public'])('%s started by hand refuses a port that is none', (name) => {
    const option = name === 'public' ? '--port' : '--workbench-port';
    const program = fileURLToPath(new URL(`../../../server/${name}.ts`, import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [program, '--data', folderOf(), option, '8o80'], { encoding: 'utf8' });
    expect([status, stderr.includes(option)]).toEqual([78, true]);
  });

  test('killed at any moment of its writing it loses no inspection that it acknowledged', async () => {
    const folder = folderOf();
    const acknowledged = new Map<number, string>();
    let restarted: Pick<WorkbenchOpening, 'restarted'> = {};
    for (let round = 0; round < 4; round++) {
      const { pid, call, exited } = await workbench({ folder, ...restarted });
      // Several askers at once, so that the kill falls between a write and its answer, and into a write.
      const asker = async (name: string) => {
        for (let count = 0; ; count++) {
          const answer = await inspectText(call, `round ${round} ${name} ${count}`);
          for (const { id, input } of json<InspectResponse>(answer).inspections) acknowledged.set(id, original(input.text));
          if (acknowledged.size >= 15 + round * 20) process.kill(pid, 'SIGKILL');
        }
      };
      await Promise.allSettled(['a', 'b', 'c'].map(asker));
      await exited;
      restarted = { restarted: { exitCode: null } };
    }
    expect(acknowledged.size).toBeGreaterThan(60);

    const { call, stop, exited } = await workbench({ folder, ...restarted });
    const state = json<State>(await call({ method: 'GET', url: '/workbench/state', headers: {} }));
    expect(state.notices).toContainEqual(expect.objectContaining({ code: 'workbench-restarted' }));
    for (const [id, text] of acknowledged) {
      const found = await call({ method: 'GET', url: `/workbench/inspections/${id}`, headers: {} });
      expect([found.status, json<{ input: { text: string } }>(found).input.text]).toEqual([200, text]);
    }
    stop();
    await exited;
    const store = openStore(folder, { readonly: true });
    expect([firstBroken(store, 'inspections'), firstBroken(store, 'decisions')]).toEqual([undefined, undefined]);
    store.close();
  });
});

/** Asks again while nobody listens: a restart takes as long as it takes. */
async function whenListening(ask: () => Promise<Asked>): Promise<Asked> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED' && (error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
      await wait(20);
    }
  }
}

describe('serve', () => {
  test('prints one line, answers, opens a browser session once, and stops with 0 on SIGTERM', async () => {
    const { child, port, workbenchUrl, output, exited } = await serve('--data', folderOf(), '--sample', '--workbench-port', '0');
    expect(output()).toMatch(/^[^\n]*http:\/\/127\.0\.0\.1:\d+\n$/);
    expect((await askPort(port, '/health')).json).toEqual({ status: 'ok' });
    expect((await askPort(port, `/api/v1/public/dpp/${SAMPLE.dppCode}`)).json.dppCode).toBe(SAMPLE.dppCode);

    const desk = Number(workbenchUrl?.port);
    const host = { host: `127.0.0.1:${desk}` };
    expect((await askPort(desk, '/workbench/state', { headers: host })).status).toBe(401);
    const session = await enter(workbenchUrl?.href ?? '');
    const state = await askPort(desk, '/workbench/state', { headers: { ...host, ...session } });
    expect(state.json).toMatchObject({ mode: 'browser', sampleLoaded: true });

    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(output().split('\n')).toHaveLength(2);
    await expect(askPort(port, '/health')).rejects.toThrow('ECONNREFUSED');
  });

  test.skipIf(offLinux)(
    named('restarts a workbench that was killed: the session goes on, the screens are told, the public interface never stopped', offLinux),
    async () => {
      const folder = folderOf();
      const { child, port, workbenchUrl, exited } = await serve('--data', folder, '--sample', '--workbench-port', '0');
      const desk = Number(workbenchUrl?.port);
      const host = { host: `127.0.0.1:${desk}` };
      const session = await enter(workbenchUrl?.href ?? '');
      expect(session.cookie).toContain('=');
      const pids = childrenOf(child.pid ?? 0);
      const victim = pids.find((pid) => isProgram(pid, 'workbench'));
      process.kill(victim ?? 0, 'SIGKILL');
      expect((await askPort(port, '/health')).status).toBe(200);
      const state = await whenListening(() => askPort(desk, '/workbench/state', { headers: { ...host, ...session } }));
      expect(state.json.notices).toContainEqual(expect.objectContaining({ code: 'workbench-restarted' }));
      expect((await askPort(desk, `/${workbenchUrl?.search}`, { headers: host })).status).toBe(403);
      child.kill('SIGINT');
      expect(await exited).toBe(0);
    },
  );

  test('counts the clients of a proxy in front of it one by one, kept answers included, up to the limit that it was given', async () => {
    const { child, port, exited } = await serve(
      ...['--data', folderOf(), '--sample', '--workers', '1', '--trusted-proxy', 'loopback', '--rate-limit', '6'],
    );
    const from = async (client: string) =>
      (await askPort(port, `/api/v1/public/dpp/${SAMPLE.dppCode}/vc`, { headers: { 'x-forwarded-for': client } })).status;
    const statuses = async (client: string) => [await from(client), await from(client), await from(client), await from(client)];
    expect([...(await statuses('192.0.2.1')), ...(await statuses('192.0.2.1'))]).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(await statuses('192.0.2.2')).toEqual([200, 200, 200, 200]);
    child.kill('SIGTERM');
    await exited;
  });

  test('says so and ends when the port is taken', async () => {
    const { port, child, exited } = await serve('--data', folderOf());
    await expect(serve('--data', folderOf(), '--port', String(port))).rejects.toThrow(/ended with 78: .*in use/s);
    child.kill('SIGTERM');
    await exited;
  });

  test('says so and ends when the address is a name that leads nowhere', async () => {
    await expect(serve('--data', folderOf(), '--host', 'nowhere.invalid')).rejects.toThrow(/ended with 78: .*'nowhere\.invalid'/s);
  });

  test.each([
    [['--port', 'x'], '--port'],
    [['--base-url', 'http://127.0.0.1:8080'], 'IP address'],
    [['--workbench-port', '1', '--workbench-host', '0.0.0.0'], 'own address only'],
    [['--fallback', '404'], 'redirect or none'],
    [['--trusted-proxy', 'proxy.example'], '--trusted-proxy'],
    [['--rate-limit', 'many'], '--rate-limit'],
    [['--unknown'], '--unknown'],
  ])('refuses %j as wrong use', async (args, why) => {
    await expect(serve('--data', folderOf(), ...args)).rejects.toThrow(new RegExp(`ended with 64: .*${why}`, 's'));
  });

  test('one process reads while the other writes', async () => {
    const folder = folderOf();
    const { port, child, exited } = await serve('--data', folder, '--sample');
    const { call, stop, exited: stopped } = await workbench({ folder });
    const writing = (async () => {
      for (let count = 0; count < 100; count++) expect((await inspectText(call, `${count}`)).status).toBe(201);
    })();
    let reads = 0;
    let done = false;
    const over = writing.finally(() => {
      done = true;
    });
    while (!done) {
      const answer = await askPort(port, `/api/v1/verify/${SAMPLE.dppCode}`);
      expect([answer.status, answer.json.verdict, answer.json.valid]).toEqual([200, 'valid', true]);
      reads++;
    }
    await over;
    expect(reads).toBeGreaterThan(0);
    const list = json<InspectionList>(await call({ method: 'GET', url: '/workbench/inspections?limit=1', headers: {} }));
    expect(list.total).toBe(100);
    stop();
    await stopped;
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });
});

// Many slow connections of one client, and who still has an answer then.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { proxyList } from '../../server/api/http/proxies.ts';
import { makeCertificate } from '../../server/features/listener-certificate/index.ts';
import { LIMITS } from '../../server/lib/limits.ts';
import { listenLoopback } from '../../server/lib/loopback.ts';
import { rawGet, smallApp } from '../fixtures/harness.ts';
import { named, offLinux } from '../fixtures/skipped.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

let app: FastifyInstance | undefined;
const open: Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await app?.close();
});

async function listening(options: Parameters<typeof smallApp>[0] = {}, add?: (app: FastifyInstance) => void) {
  const small = smallApp(options);
  add?.(small.app);
  app = small.app;
  return { ...small, port: await listenLoopback(app, '127.0.0.1', 0) };
}

/** Sends what is given and no more; from another address of this computer, where there are several. */
async function slow(port: number, count: number, text = '', localAddress?: string): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1', ...(localAddress === undefined ? {} : { localAddress }) });
    socket.on('error', () => undefined);
    if (text !== '') socket.write(text);
    return socket;
  });
  open.push(...sockets);
  await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])));
  return sockets;
}

/** By the server: what waits in the queue of the system is open to the client already. */
const held = () => new Promise<number>((resolve) => app?.server.getConnections((_, count) => resolve(count)));
const stillOpen = (sockets: readonly Socket[]): number => sockets.filter((socket) => !socket.closed && !socket.readableEnded).length;
const answered = async (port: number, count: number): Promise<number> => {
  const answers = await Promise.allSettled(Array.from({ length: count }, () => rawGet(port, '/thing/a')));
  return answers.filter((answer) => answer.status === 'fulfilled' && answer.value.status === 200).length;
};
/** Ends in the middle of the header fields; of the body. */
const HEADER = 'GET /thing/a HTTP/1.1\r\nhost: x\r\nx-a: ';
const BODY = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{';

test.each([
  ['that say nothing', ''],
  ['with half a header', HEADER],
  ['with half a body', BODY],
])('1,500 connections %s keep nobody of the same address out', async (_, text) => {
  const { port } = await listening();
  await slow(port, 1_500, text);
  expect(await answered(port, 48)).toBe(48);
  await expect.poll(held).toBeLessThanOrEqual(LIMITS.connectionsOfOne);
});

test('an answer that is under way is not cut off for them', async () => {
  const { port, release } = await listening();
  const answer = rawGet(port, '/later');
  await expect.poll(() => app?.server.listening).toBe(true);
  await slow(port, 400);
  release();
  expect((await answer).status).toBe(200);
});

test.skipIf(offLinux)(named('clients of other addresses keep what they have', offLinux), async () => {
  const { port } = await listening();
  const quiet = await slow(port, 20, HEADER, '127.0.0.7');
  await slow(port, 600, HEADER);
  expect(stillOpen(quiet)).toBe(20);
});

test.skipIf(offLinux)(named('where there are too many of all, the address with the most gives up', offLinux), async () => {
  const { port } = await listening();
  const few = await slow(port, 10, HEADER, '127.0.9.9');
  for (let at = 1; at <= 10; at++) await slow(port, LIMITS.connectionsOfOne, HEADER, `127.0.1.${at}`);
  expect(await answered(port, 20)).toBe(20);
  expect(stillOpen(few)).toBe(10);
  expect(await held()).toBeLessThanOrEqual(LIMITS.connections);
});

test('a trusted proxy speaks for many: its connections are those of its clients', async () => {
  const proxies = proxyList(['loopback']);
  const { port } = await listening(proxies === undefined ? {} : { proxies });
  const sockets = await slow(port, LIMITS.connectionsOfOne + 100, HEADER);
  expect(await answered(port, 10)).toBe(10);
  expect(stillOpen(sockets)).toBe(LIMITS.connectionsOfOne + 100);
});

test('a client that says nothing is cut off', async () => {
  const { port } = await listening({ idleTime: 200, times: { ...LIMITS, timeCheck: 50 } });
  const [socket] = await slow(port, 1);
  await expect.poll(() => stillOpen(socket === undefined ? [] : [socket])).toBe(0);
});

describe.each(['plain', 'TLS'])('an answer larger than the buffers of the system, %s', (kind) => {
  const SIZE = 24 * 1024 * 1024;
  const CHECK = 100;

  async function asking(idleTime: number): Promise<Socket> {
    const files = kind === 'TLS' ? makeCertificate(temporaryFolder(), { dns: ['localhost'], addresses: [] }, new Date()) : undefined;
    const tls = files && { certificate: readFileSync(files.certificate, 'utf8'), key: readFileSync(files.key, 'utf8') };
    const { port } = await listening({ times: { ...LIMITS, timeCheck: CHECK }, idleTime, ...(tls && { tls }) }, (small) =>
      small.get('/large', async () => Buffer.alloc(SIZE, 'a')),
    );
    const socket =
      kind === 'TLS' ? connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }) : connect({ port, host: '127.0.0.1' });
    open.push(socket);
    socket.on('error', () => undefined);
    await once(socket, kind === 'TLS' ? 'secureConnect' : 'connect');
    return socket;
  }

  test('a client that reads nothing is cut off in time, even if it keeps sending', async () => {
    const socket = await asking(1_000);
    socket.pause().write('GET /large HTTP/1.1\r\nhost: x\r\n\r\nGET /large HTTP/1.1\r\nhost: x\r\nx-a: ');
    const began = performance.now();
    const drip = setInterval(() => socket.write('a'), 50);
    await expect.poll(held, { timeout: 3_000 }).toBe(0);
    clearInterval(drip);
    expect(performance.now() - began).toBeGreaterThan(900);
  });

  test('a client that reads slowly gets all of it', async () => {
    const socket = await asking(1_000);
    socket.write('GET /large HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    const began = performance.now();
    let size = 0;
    for await (const chunk of socket) {
      size += chunk.length;
      await wait(chunk.length / 16_000);
    }
    expect(size).toBeGreaterThan(SIZE);
    // Longer than a client may be silent.
    expect(performance.now() - began).toBeGreaterThan(1_200);
  });
});

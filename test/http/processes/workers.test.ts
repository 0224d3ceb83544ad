// Several workers of `serve` on one port: what is written reaches all at once, one that dies is not missed, a restart and a stop lose no request.
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { createKey, listKeys, revokeKey } from '../../../server/store/stakeholder-keys.ts';
import { keepAsking } from '../../fixtures/asking.ts';
import { askPort } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { endServed, type Served, serve, workersOf } from '../../fixtures/serving.ts';
import { named, offLinux } from '../../fixtures/skipped.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

afterEach(endServed);

const DPP = `/api/v1/public/dpp/${SAMPLE.dppCode}`;

const all = async (served: Served, holds: (pids: readonly number[]) => boolean): Promise<readonly number[]> => {
  for (;;) {
    const pids = workersOf(served);
    if (holds(pids)) return pids;
    await wait(50);
  }
};

describe.skipIf(offLinux)(named('several workers', offLinux), () => {
  test('what another process writes is in the next answer of each of them', async () => {
    const folder = temporaryFolder();
    const served = await serve('--data', folder, '--sample', '--workers', '2');
    expect(workersOf(served)).toHaveLength(2);
    const context = openApp({ folder });
    // Connections are dealt out in turn: eight reach both.
    const tags = async () =>
      new Set(await Promise.all(Array.from({ length: 8 }, async () => (await askPort(served.port, DPP)).headers.etag ?? 'none')));
    const seen = [...(await tags())];
    for (let round = 0; round < 5; round++) {
      // Publishing dates a passport to the second.
      await wait(1100);
      publishStored(SAMPLE.dppCode, context);
      const [tag, ...others] = await tags();
      expect([others, seen.includes(tag ?? 'none')]).toEqual([[], false]);
      seen.push(tag ?? 'none');
    }
    context.store.db.prepare("UPDATE passports SET dpp_status = 'invalid' WHERE dpp_code = ?").run(SAMPLE.dppCode);
    for (let count = 0; count < 8; count++) expect((await askPort(served.port, DPP)).status).toBe(410);
    context.close();
  });

  test('one that is killed is replaced, and the other serves meanwhile', async () => {
    const served = await serve('--data', temporaryFolder(), '--sample', '--workers', '2');
    const [victim = 0, other = 0] = workersOf(served);
    process.kill(victim, 'SIGKILL');
    // From here on its end is known: a connection dealt out before that would have gone with it.
    const pids = await all(served, (present) => present.length === 2 && !present.includes(victim));
    expect(pids).toContain(other);
    for (let count = 0; count < 20; count++) expect((await askPort(served.port, DPP)).status).toBe(200);
    served.child.kill('SIGTERM');
    expect(await served.exited).toBe(0);
  });

  test('a hang-up replaces them all, and no request is lost', async () => {
    const served = await serve('--data', temporaryFolder(), '--sample', '--workers', '2');
    const before = workersOf(served);
    const clients = [DPP, `${DPP}/vc`, '/health'].map((target) => keepAsking(served.port, target));
    served.child.kill('SIGHUP');
    await all(served, (pids) => pids.length === 2 && !pids.some((pid) => before.includes(pid)));
    for (const { end, count } of clients) {
      expect(await end()).toEqual(['200']);
      expect(count()).toBeGreaterThan(10);
    }
    served.child.kill('SIGTERM');
    expect(await served.exited).toBe(0);
  });

  test('a request that is under way when all are told to stop is answered', async () => {
    const served = await serve('--data', temporaryFolder(), '--workers', '2');
    const socket = connect(served.port, '127.0.0.1');
    let text = '';
    const ended = new Promise((resolve) =>
      socket
        .setEncoding('utf8')
        .on('data', (part) => (text += part))
        .on('close', resolve),
    );
    const body = '{"type":["VerifiableCredential"]}';
    const head = `POST /api/v1/verify HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`;
    socket.write(head);
    // The service has the head, and waits for the body.
    while (!text.startsWith('HTTP/1.1 100')) await wait(10);
    served.child.kill('SIGTERM');
    // A connection that comes in the very moment of closing may wait until the end: it is not waited for.
    const serves = () =>
      fetch(`http://127.0.0.1:${served.port}/health`, { signal: AbortSignal.timeout(200) }).then(
        () => true,
        () => false,
      );
    while (await serves()) await wait(10);
    socket.write(body);
    await ended;
    expect(text).toMatch(/HTTP\/1\.1 200 OK\r\n.*"verdict"/s);
    expect(await served.exited).toBe(0);
  });

  test('the day on which a key was used is written by the workbench, whichever worker was asked', async () => {
    const folder = temporaryFolder();
    const served = await serve('--data', folder, '--sample', '--workers', '2');
    const context = openApp({ folder });
    const issue = (label: string) => createKey(context.store, { label, role: 'customs' }, new Date());
    const [used, unused, revoked] = [issue('used'), issue('unused'), issue('revoked')];
    revokeKey(context.store, revoked.key.id, new Date());
    for (const { secret } of [used, used, revoked]) await askPort(served.port, DPP, { headers: { 'x-stakeholder-key': secret } });
    const days = () => Object.fromEntries(listKeys(context.store, new Date()).map(({ label, lastUsedOn }) => [label, lastUsedOn]));
    const today = new Date().toISOString().slice(0, 10);
    await expect.poll(days).toEqual({ used: expect.toSatisfy((day) => day >= today), unused: undefined, revoked: undefined });
    expect(unused.key.lastUsedOn).toBeUndefined();
    context.close();
  });

  test.each(['0', '65', 'all'])('refuses %s of them', async (count) => {
    await expect(serve('--data', temporaryFolder(), '--workers', count)).rejects.toThrow(/ended with 64: .*--workers/s);
  });
});

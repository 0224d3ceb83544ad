// `desk maintenance` next to a service that runs: followed within a second, over a restart, and by every command that writes.
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { desk } from '../fixtures/desk-command.ts';
import { enter } from '../fixtures/enter.ts';
import { SAMPLE } from '../fixtures/fresh-app.ts';
import { endServed, type Served, serve } from '../fixtures/serving.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const scratch = temporaryFolder();
const folder = join(scratch, 'data');
afterAll(endServed);

const start = () => serve('--data', folder, '--sample', '--workbench-port', '0');
const run = (...args: string[]) => desk([...args, '--data', folder]);

async function inspecting({ workbenchUrl }: Served) {
  if (workbenchUrl === undefined) throw new Error('no workbench');
  const session = await enter(workbenchUrl.href);
  return async (): Promise<number> => {
    const { status } = await fetch(new URL('/workbench/inspections', workbenchUrl), {
      method: 'POST',
      headers: { ...session, 'content-type': 'application/json' },
      body: JSON.stringify({ channel: 'manual', text: `(01)${SAMPLE.gtin}(21)${SAMPLE.serial}` }),
    });
    return status;
  };
}

const stop = async ({ child, exited }: Served): Promise<void> => {
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
};

describe('a service that runs', () => {
  it('follows within a second, goes on reading, stays so over a restart, and records again afterwards', async () => {
    const first = await start();
    const inspect = await inspecting(first);
    expect(await inspect()).toBe(201);
    expect(run('maintenance', 'show').stdout).toBe('not in maintenance\n');

    const begun = run('maintenance', 'on', '--reason', 'moves to another room', '--by', 'Ana');
    expect([begun.code, begun.stdout]).toEqual([0, expect.stringMatching(/^in maintenance since 20.*Z, by Ana: moves to another room\n$/)]);
    const at = performance.now();
    expect(await inspect()).toBe(503);
    expect(performance.now() - at).toBeLessThan(1_000);
    const read = (port: number) => fetch(`http://127.0.0.1:${port}/api/v1/public/dpp/${SAMPLE.dppCode}`);
    expect((await read(first.port)).status).toBe(200);
    await stop(first);

    const second = await start();
    const again = await inspecting(second);
    expect([await again(), (await read(second.port)).status]).toEqual([503, 200]);
    // Work that waits is not reported as a fault, turn after turn.
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    expect(second.errors()).not.toMatch(/maintenance|error/i);

    const ended = run('maintenance', 'off', '--by', 'Ben');
    expect([ended.code, ended.stdout]).toEqual([0, 'ended\n']);
    expect(await again()).toBe(201);
    await stop(second);
    expect(run('maintenance', 'show').stdout.split('\n').slice(0, 3)).toEqual([
      'not in maintenance',
      expect.stringMatching(/ {2}off {2}Ben$/),
      expect.stringMatching(/ {2}on {3}Ana: moves to another room$/),
    ]);
  }, 120_000);
});

describe('a command', () => {
  const passport = join(scratch, 'passport.json');
  const picture = join(scratch, 'scan.txt');

  it('that writes is refused with the reason and what to do next', () => {
    writeFileSync(
      passport,
      JSON.stringify({
        ...{ dppCode: `DPP-${SAMPLE.gtin}-NEW1`, gtin: SAMPLE.gtin, productName: 'Lamp', category: 'electronics' },
        ...{ manufacturer: { name: 'Muster AG' }, countryOfOrigin: 'DE' },
      }),
    );
    writeFileSync(picture, `(01)${SAMPLE.gtin}(21)${SAMPLE.serial}`);
    expect(run('maintenance', 'on', '--reason', 'disk', '--by', 'Ana').code).toBe(0);
    const before = run('doctor', '--json').lines();
    for (const args of [
      ['import', passport],
      ['publish', SAMPLE.dppCode],
      ['keys', 'create', '--role', 'customs', '--label', 'Customs'],
      ['keys', 'hs-code', 'by-key'],
      ['identity', 'rotate', '--by', 'Ana'],
      ['inspect', picture, '--record', '--by', 'Ana'],
    ]) {
      const { code, stdout, stderr } = run(...args);
      expect([args, code, `${stdout}${stderr}`]).toEqual([
        args,
        expect.any(Number),
        expect.stringMatching(/in maintenance since .* by Ana: disk/),
      ]);
      expect([args, code]).not.toEqual([args, 0]);
    }
    const fingerprint = (lines: typeof before) => lines.find(({ check }) => check === 'keys')?.detail;
    expect(fingerprint(run('doctor', '--json').lines())).toBe(fingerprint(before));
  });

  it('that reads, takes back or makes a backup goes on', () => {
    expect(run('status', 'show', SAMPLE.dppCode).code).toBe(0);
    expect(run('inspect', picture).code).not.toBe(65);
    expect(run('status', 'suspend', SAMPLE.dppCode, '--by', 'Ana')).toMatchObject({ code: 0 });
    expect(run('status', 'reinstate', SAMPLE.dppCode, '--by', 'Ana').code).toBe(65);
    expect(run('status', 'revoke', SAMPLE.dppCode, '--by', 'Ana', '--reason', 'a forgery was found')).toMatchObject({ code: 0 });
    expect(run('backup', join(scratch, 'one.backup'), '--without-keys', '--by', 'Ana')).toMatchObject({ code: 0 });
    expect(run('log', 'export', '--kind', 'decisions').code).not.toBe(65);
  });

  it('is wrong without a name or a reason, and is refused where it is so already', () => {
    expect(run('maintenance', 'on', '--reason', 'x').code).toBe(64);
    expect(run('maintenance', 'on', '--by', 'Ana').code).toBe(64);
    expect(run('maintenance', 'off').code).toBe(64);
    expect(run('maintenance').code).toBe(64);
    expect(run('maintenance', 'on', '--reason', 'x', '--by', 'Ana')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^REFUSED conflict: .*by Ana: disk/),
    });
    expect(desk(['maintenance', 'on', '--reason', 'x', '--by', 'Ana', '--data', join(scratch, 'none')])).toMatchObject({
      code: 65,
      stderr: expect.stringContaining('[no-store]'),
    });
  });

  it('doctor says it, and asks whether it was forgotten after half a day', () => {
    const finding = () =>
      run('doctor', '--json')
        .lines()
        .find(({ check }) => check === 'maintenance');
    expect(finding()).toMatchObject({ outcome: 'ok', detail: expect.stringMatching(/^in maintenance since .* by Ana: disk$/) });
    run('maintenance', 'off', '--by', 'Ana');
    expect(finding()).toMatchObject({ outcome: 'ok', detail: 'the service is not in maintenance' });
  });

  it('restore leaves maintenance as it is on the computer, whatever the backup says', () => {
    run('maintenance', 'on', '--reason', 'move', '--by', 'Ana');
    const file = join(scratch, 'two.backup');
    expect(run('backup', file, '--without-keys', '--by', 'Ana').code).toBe(0);
    const other = join(scratch, 'other');
    copyFileSync(file, join(scratch, 'three.backup'));
    const restored = desk(['restore', file, '--by', 'Ana', '--reason', 'moved', '--without-keys', '--data', other]);
    expect([restored.code, restored.stderr]).toEqual([0, expect.anything()]);
    expect(desk(['maintenance', 'show', '--data', other]).stdout).toMatch(/^not in maintenance\n/);
    expect(run('maintenance', 'show').stdout).toMatch(/^in maintenance since/);
  });
});

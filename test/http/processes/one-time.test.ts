// The one-time address: in nobody's list of processes, of no use after ten minutes, and printed anew by a command while the service runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { askForAddress, oneTimeKeys, sayWhere } from '../../../server/process/one-time.ts';
import { desk } from '../../fixtures/desk-command.ts';
import { enter } from '../../fixtures/enter.ts';
import { BROWSER_MODE } from '../../fixtures/program.ts';
import { endServed, serve } from '../../fixtures/serving.ts';
import { named, offLinux } from '../../fixtures/skipped.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const MINUTE = 60_000;
const folder = temporaryFolder();
afterEach(endServed);

/** The data folder of a test. */
function folderOf(name: string): string {
  const made = join(folder, name);
  mkdirSync(made);
  return made;
}

const keyOf = (address: string | undefined): string => new URL(address ?? '').searchParams.get('k') ?? '';

test.skipIf(offLinux)(named('reaches the browser through a file of the person alone, never as an argument', offLinux), async () => {
  const data = folderOf('opened');
  const programs = folderOf('programs');
  const seen = join(programs, 'seen');
  writeFileSync(
    join(programs, 'xdg-open'),
    `#!/bin/sh\n{ printf '%s\\n' "$@"; stat -c %a "$1"; cat "$1"; } > "${seen}.new" && mv "${seen}.new" "${seen}"\n`,
  );
  chmodSync(join(programs, 'xdg-open'), 0o755);
  const child = spawn(process.execPath, [BROWSER_MODE, data, 'open'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: '', BROWSER: '', DISPLAY: ':9', PATH: `${programs}:${process.env.PATH}` },
  });
  try {
    await vi.waitFor(() => expect(existsSync(seen)).toBe(true), { timeout: 30_000 });
    const [argument = '', mode, ...content] = readFileSync(seen, 'utf8').trim().split('\n');
    expect([argument, mode]).toEqual([join(data, 'open-workbench.html'), '600']);
    const address = /content="0;url=(http:[^"]+)"/.exec(content.join('\n'))?.[1] ?? '';
    expect(await enter(address)).toEqual({ cookie: expect.stringContaining('='), 'x-desk-session': expect.stringMatching(/^[\w-]{43}$/) });
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(existsSync(argument)).toBe(false);
  } finally {
    child.kill('SIGKILL');
  }
});

test('is printed anew while the service runs, and opens it once', async () => {
  const data = folderOf('served');
  expect(desk(['address', '--data', data])).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('no workbench') });
  const { child, exited } = await serve('--data', data, '--workbench-port', '0');
  const first = desk(['address', '--data', data]);
  const second = desk(['address', '--data', data]);
  expect([first.code, second.code]).toEqual([0, 0]);
  const [void_, good] = [first, second].map(({ stdout }) => stdout.trim());
  // The file holds no key: who reads it later learns nothing.
  expect(readFileSync(join(data, 'workbench-key.json'), 'utf8')).not.toContain(keyOf(good));
  for (const name of ['workbench-key.json', 'workbench-address.json'])
    expect([name, process.platform === 'win32' ? 0o600 : statSync(join(data, name)).mode & 0o777]).toEqual([name, 0o600]);
  expect((await fetch(void_ ?? '')).status).toBe(403);
  const session = await enter(good ?? '');
  expect((await fetch(new URL('/workbench/state', good), { headers: session })).status).toBe(200);
  expect((await fetch(good ?? '')).status).toBe(403);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(desk(['address', '--data', data]).code).toBe(1);
});

test('is void after ten minutes, the first as well as one that was asked for', () => {
  const data = folderOf('late');
  let now = 1_000_000;
  const keys = oneTimeKeys(data, 'first', () => now);
  const forget = sayWhere(data, 'http://127.0.0.1:1');
  const later = keyOf(askForAddress(data, () => now));
  now += 10 * MINUTE;
  expect([keys.take('first'), keys.take(later)]).toEqual([false, false]);
  const another = keyOf(askForAddress(data, () => now));
  now += 10 * MINUTE - 1;
  expect([keys.take('first'), keys.take(another), keys.take(another)]).toEqual([false, true, false]);
  forget();
  expect(askForAddress(data)).toBeUndefined();
});

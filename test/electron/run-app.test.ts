// How the end of the desktop app becomes the end of `npm start`: real processes that end by a code, by a signal, or never began.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { named, onWindows } from '../fixtures/skipped.ts';

const module = fileURLToPath(new URL('../../electron/run-app.ts', import.meta.url));
const PROGRAM = `import { runApp } from ${JSON.stringify(module)}; process.exit(await runApp(process.argv[1], process.argv.slice(2)));`;

const run = (...app: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM, ...app], { encoding: 'utf8' });
  return { status, said: stderr.trim() };
};

it.skipIf(onWindows).each(['TRAP', 'ABRT', 'KILL', 'SEGV'])(named('a death by SIG%s is no good end, and is told', onWindows), (signal) => {
  expect(run('/bin/sh', '-c', `kill -${signal} $$`)).toEqual({
    status: 1,
    said: `the desktop app was ended by SIG${signal}; "npm start -- --browser" opens the same screens in a browser`,
  });
});

it.skipIf(onWindows)(named('an exit code is passed on', onWindows), () => {
  expect(run('/bin/sh', '-c', 'exit 0')).toEqual({ status: 0, said: '' });
  expect(run('/bin/sh', '-c', 'exit 7')).toEqual({ status: 7, said: '' });
});

it('a program that cannot be started is told', () => {
  expect(run('/nowhere/electron')).toEqual({ status: 1, said: expect.stringContaining('the desktop app could not be started: spawn') });
});

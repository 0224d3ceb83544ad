// What a command reads from standard input, however it was opened: all of it, up to its end, or a sentence that says why not.
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { desk } from '../fixtures/desk-command.ts';
import { CLI } from '../fixtures/program.ts';
import { named, onWindows } from '../fixtures/skipped.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
/** Refused in a sentence that names a line, when all lines were read. */
const COMMAND = ['sync', 'https://maker.example', '--codes', '-', '--data', join(folder, 'data')];

/** Runs the command with this as its standard input, as the shell that starts it leaves it. */
function withInput(handle: number) {
  const child = spawn('sh', ['-c', 'exec "$@" <&3', 'sh', process.execPath, CLI, ...COMMAND], {
    stdio: ['ignore', 'ignore', 'pipe', handle],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return { exited: new Promise<number | null>((resolve) => child.on('close', resolve)), said: () => said };
}

it.skipIf(onWindows)(named('is read to its end where it does not wait by itself for what comes', onWindows), async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const input = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(pipe, 'w');
  const { exited, said } = withInput(input);
  writeSync(writer, 'DPP-09520123456788-ABC123\n');
  // Long enough for it to come to the end of what is there; however slow it is, it reads the rest.
  await Promise.race([exited, wait(1500)]);
  writeSync(writer, 'hello there\n');
  closeSync(writer);
  expect([await exited, said()]).toEqual([64, expect.stringContaining('line 2: names no passport')]);
  closeSync(input);
});

it.skipIf(onWindows)(named('that cannot be read is told in a sentence', onWindows), async () => {
  const input = openSync(folder, 'r');
  const { exited, said } = withInput(input);
  expect([await exited, said()]).toEqual([64, expect.stringContaining('the standard input cannot be read (EISDIR)')]);
  closeSync(input);
});

const inspected = (input: string) => desk(['inspect', '--json', '--files-from', '-'], { input });
const given = (end: ReturnType<typeof desk>) => end.lines().map(({ input, inputCode }) => [input, inputCode]);

it('as a list of files: a name that is none stops none of the others', () => {
  const gone = join(folder, 'gone');
  for (const name of ['a'.repeat(5000), 'a\0b']) {
    const end = inspected(`${gone}\r\n${name}\n\n${gone}`);
    expect([end.code, end.stderr, given(end)]).toEqual([
      2,
      '',
      [
        [gone, 'DPP-INP-17'],
        [name, 'DPP-INP-17'],
        [gone, 'DPP-INP-17'],
      ],
    ]);
  }
});

it('as a list of files: a line without an end is refused, and not held', () => {
  expect(inspected('a'.repeat(200_000))).toMatchObject({ code: 64, stderr: expect.stringContaining('names no file') });
});

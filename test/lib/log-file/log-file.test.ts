// A log file: no line is lost, cut or doubled by a rotation, by a kill in the middle of one, by another program, or by a full disk.
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { eachLine, type LogFileLimits, type LogFileState, openLogFile, rotatedFiles } from '../../../server/lib/log-file/index.ts';
import { named, offLinux, onWindows } from '../../fixtures/skipped.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const MODULE = join(import.meta.dirname, '../../../server/lib/log-file/index.ts');
const root = temporaryFolder();
const OFF = Number.POSITIVE_INFINITY;
const DAY = 86_400_000;

function logIn(folder: string, limits: Partial<LogFileLimits> = {}) {
  const file = join(folder, 'desk.log');
  const clock = { now: new Date('2026-03-01T00:00:00.000Z') };
  const aside: string[] = [];
  const states: LogFileState[] = [];
  const lines = openLogFile({
    file,
    limits: { bytes: 1000, age: OFF, files: 3, ...limits },
    now: () => clock.now,
    aside: (line) => aside.push(line),
    changed: (state) => states.push(state),
  });
  return { file, lines, clock, aside, states, say: (text: string) => lines.write(`{"time":"${clock.now.toISOString()}","n":"${text}"}`) };
}
const newFolder = (): string => mkdtempSync(join(root, 'log-'));
/** Of all files, oldest first. */
const allOf = (file: string): readonly string[] =>
  [
    ...rotatedFiles(file)
      .toReversed()
      .map((number) => `${file}.${number}`),
    file,
  ]
    .filter((path) => existsSync(path))
    .flatMap((path) => readFileSync(path, 'utf8').split('\n').slice(0, -1));
const numbersIn = (file: string): readonly number[] => allOf(file).map((line) => Number((JSON.parse(line) as { n: string }).n));
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

describe('rotation', () => {
  test('begins a new file before the size is passed, and keeps as many as it was told', () => {
    const { file, lines, say } = logIn(newFolder());
    for (let count = 0; count < 200; count++) say(String(count));
    lines.close();
    expect(rotatedFiles(file)).toEqual([1, 2, 3]);
    for (const path of [file, `${file}.1`, `${file}.2`, `${file}.3`]) expect(statSync(path).size).toBeLessThanOrEqual(1000);
    const numbers = numbersIn(file);
    expect(numbers.at(-1)).toBe(199);
    expect(numbers).toEqual(upTo(numbers.length).map((at) => at + 200 - numbers.length));
  });

  test('begins a new file when its first line is old, also after a start in between', () => {
    const folder = newFolder();
    const { file, lines, say, clock } = logIn(folder, { age: 7 * DAY });
    say('0');
    clock.now = new Date('2026-03-05T00:00:00.000Z');
    say('1');
    lines.close();
    const again = logIn(folder, { age: 7 * DAY });
    again.clock.now = new Date('2026-03-07T23:59:59.000Z');
    again.say('2');
    expect(rotatedFiles(file)).toEqual([]);
    again.clock.now = new Date('2026-03-08T00:00:00.000Z');
    again.say('3');
    expect(rotatedFiles(file)).toEqual([1]);
    expect(readFileSync(file, 'utf8')).toContain('"n":"3"');
    expect(numbersIn(file)).toEqual([0, 1, 2, 3]);
    again.lines.close();
  });

  test('a clock that was set back rotates nothing, and the size still does', () => {
    const { file, say, clock, lines } = logIn(newFolder(), { age: 7 * DAY });
    say('0');
    clock.now = new Date('2020-01-01T00:00:00.000Z');
    say('1');
    expect(rotatedFiles(file)).toEqual([]);
    for (let count = 2; count < 30; count++) say(String(count));
    expect(rotatedFiles(file)).toEqual([1]);
    lines.close();
  });

  test('deletes what is beyond a smaller number, and nothing of another name', () => {
    const folder = newFolder();
    const { file, say, lines } = logIn(folder, { files: 2 });
    for (const name of ['desk.log.1', 'desk.log.2', 'desk.log.9', 'desk.log.1.gz', 'desk.log.old', 'other.log.9'])
      writeFileSync(join(folder, name), '{"n":"0"}\n');
    for (let count = 0; count < 30; count++) say(String(count));
    lines.close();
    expect(rotatedFiles(file)).toEqual([1, 2]);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['desk.log.1.gz', 'desk.log.old', 'other.log.9']));
  });

  test('a gap that an interrupted rotation left costs no file', () => {
    const folder = newFolder();
    const { file, say, lines } = logIn(folder);
    writeFileSync(`${file}.1`, '{"n":"100"}\n');
    writeFileSync(`${file}.3`, '{"n":"300"}\n');
    for (let count = 0; count < 30; count++) say(String(count));
    lines.close();
    expect(rotatedFiles(file)).toEqual([1, 2, 3]);
    expect(readFileSync(`${file}.3`, 'utf8')).toContain('300');
    expect(readFileSync(`${file}.2`, 'utf8')).toContain('100');
  });

  test.skipIf(onWindows)(named('new files are for this user only', onWindows), () => {
    const { file, say, lines } = logIn(newFolder());
    for (let count = 0; count < 30; count++) say(String(count));
    lines.close();
    expect([file, `${file}.1`].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600]);
  });
});

describe('another program', () => {
  test('that moves the file gets every line so far, and the next line is in a new file', () => {
    const { file, say, lines } = logIn(newFolder());
    say('0');
    renameSync(file, `${file}-20260301`);
    say('1');
    lines.reopen();
    say('2');
    expect(readFileSync(`${file}-20260301`, 'utf8')).toContain('"n":"0"');
    expect(numbersIn(file)).toEqual([1, 2]);
    lines.close();
  });

  test('that copies and truncates the file leaves no hole in it', () => {
    const { file, say, lines } = logIn(newFolder());
    say('0');
    truncateSync(file, 0);
    say('1');
    expect(numbersIn(file)).toEqual([1]);
    lines.close();
  });
});

describe('what a stop has left', () => {
  test('a line without an end does not run into the next', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'desk.log'), '{"time":"2026-03-01T00:00:00.000Z","n":"0"}\n{"time":"2026-0');
    const { file, say, lines } = logIn(folder);
    say('1');
    lines.close();
    expect(readFileSync(file, 'utf8').split('\n').at(-2)).toContain('"n":"1"');
  });

  test.skipIf(offLinux)(
    named('10 kills or more, some in a rotation: every line that was written is there once and whole', offLinux),
    async () => {
      const folder = newFolder();
      const file = join(folder, 'desk.log');
      // Says each number after its line was written..
      const program = `
      const { openLogFile } = await import(process.argv[1]);
      import { writeSync } from 'node:fs';
      const lines = openLogFile({ file: process.argv[2], limits: { bytes: 64, age: Infinity, files: 100000 }, now: () => new Date(),
        aside: () => process.exit(9), changed: () => undefined });
      for (let n = Number(process.argv[3]); ; n++) { lines.write(JSON.stringify({ n: String(n) })); writeSync(1, n + '\\n'); }`;
      let next = 0;
      let killedInRotation = 0;
      /** Files have been moved up, and the present one has not. */
      const isMidway = (): boolean => rotatedFiles(file).some((number, at) => number !== at + 1) || !existsSync(file);
      // A busy machine may take more kills until one falls into a rotation.
      for (let round = 0; round < 10 || (killedInRotation === 0 && round < 100); round++) {
        const child = spawn(process.execPath, ['--input-type=module', '-e', program, MODULE, file, String(next)], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let said = '';
        child.stdout.on('data', (bytes: Buffer) => {
          said += bytes.toString();
        });
        const enough = next + 60 + round;
        await new Promise<void>((resolve) => {
          child.stdout.on('data', () => {
            if (Number(said.trimEnd().split('\n').at(-1)) >= enough) child.kill('SIGKILL');
          });
          child.on('close', () => resolve());
        });
        if (isMidway()) killedInRotation += 1;
        const last = Number(said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1));
        const present = numbersIn(file);
        expect(present).toEqual(upTo(present.length));
        // The line after the last that it spoke of may be written too.
        expect([last + 1, last + 2]).toContain(present.length);
        next = present.length;
      }
      expect(killedInRotation).toBeGreaterThan(0);
    },
  );
});

describe('a file that cannot be written', () => {
  /** A file system of 64 KiB of its own, in a mount namespace of its own: the test is this program. */
  const tmpfs =
    spawnSync('unshare', ['-rm', 'sh', '-c', `mount -t tmpfs -o size=64k none ${root}`]).status === 0
      ? undefined
      : 'without a tmpfs of one’s own';

  test.skipIf(tmpfs)(
    named('a full disk: the lines go aside whole, are said to once, and go on in the file when there is room', tmpfs),
    () => {
      const disk = newFolder();
      const program = `
      const { openLogFile } = await import(process.argv[1]);
      import { readFileSync, rmSync, writeFileSync } from 'node:fs';
      const file = process.argv[2] + '/desk.log';
      const aside = [], states = [];
      const lines = openLogFile({ file, limits: { bytes: 1e9, age: Infinity, files: 3 }, now: () => new Date(),
        aside: (line) => aside.push(line), changed: (state, over) => states.push([state.fault?.code ?? null, over?.diverted ?? null]) });
      writeFileSync(process.argv[2] + '/other', Buffer.alloc(50_000));
      const say = (n) => lines.write(JSON.stringify({ n, text: 'x'.repeat(1000) }));
      for (let n = 0; n < 40; n++) say(n);
      const full = aside.length;
      rmSync(process.argv[2] + '/other');
      for (let n = 40; n < 45; n++) say(n);
      const numbers = (list) => list.map((line) => JSON.parse(line).n);
      const inFile = numbers(readFileSync(file, 'utf8').split('\\n').slice(0, -1));
      console.log(JSON.stringify({ inFile, aside: numbers(aside), states, full }));`;
      const { stdout, stderr } = spawnSync(
        'unshare',
        [
          '-rm',
          'sh',
          '-c',
          'mount -t tmpfs -o size=64k none "$1" && exec "$2" --input-type=module -e "$3" "$4" "$1"',
          'sh',
          disk,
          process.execPath,
          program,
          MODULE,
        ],
        { encoding: 'utf8' },
      );
      const { inFile, aside, states, full } = JSON.parse(stdout || JSON.stringify({ stderr })) as Record<string, number[]> & {
        full: number;
      };
      expect(full).toBeGreaterThan(20);
      expect([...(inFile ?? []), ...(aside ?? [])].toSorted((a, b) => a - b)).toEqual(upTo(45));
      expect(inFile?.slice(-5)).toEqual([40, 41, 42, 43, 44]);
      expect(states).toEqual([
        ['ENOSPC', null],
        [null, full],
      ]);
    },
  );

  test('a folder that is missing, until it is there', () => {
    const folder = join(newFolder(), 'later');
    const { file, aside, states, say, lines } = logIn(folder);
    say('0');
    say('1');
    expect(aside).toHaveLength(2);
    expect(states).toMatchObject([{ fault: { doing: 'write', code: 'ENOENT' } }]);
    mkdirSync(folder);
    say('2');
    expect(numbersIn(file)).toEqual([2]);
    expect(states.at(-1)).toEqual({ diverted: 2 });
    lines.close();
  });

  test('one that cannot be moved aside: it grows, and every line is in it', () => {
    const { file, states, say, lines } = logIn(newFolder(), { files: 1 });
    mkdirSync(`${file}.1`);
    for (let count = 0; count < 60; count++) say(String(count));
    expect(states).toMatchObject([{ fault: { doing: 'rotate' }, diverted: 0 }]);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(61);
    rmdirSync(`${file}.1`);
    say('60');
    expect(states.at(-1)).toEqual({ diverted: 0 });
    expect(numbersIn(file)).toEqual(upTo(61));
    lines.close();
  });

  test.skipIf(onWindows)(named('a link or a pipe is not opened', onWindows), () => {
    for (const make of [(path: string) => symlinkSync(join(root, 'elsewhere'), path), (path: string) => spawnSync('mkfifo', [path])]) {
      const folder = newFolder();
      make(join(folder, 'desk.log'));
      const { states, say, aside } = logIn(folder);
      say('0');
      expect(states).toMatchObject([{ fault: { code: 'not-a-file' } }]);
      expect(aside).toHaveLength(1);
    }
    expect(existsSync(join(root, 'elsewhere'))).toBe(false);
    rmSync(join(root, 'elsewhere'), { force: true });
  });
});

test('lines of a stream arrive whole, whatever its pieces are, and the last one without its end', async () => {
  const stream = new PassThrough();
  const lines: string[] = [];
  const ended = eachLine(stream, (line) => lines.push(line));
  const bytes = Buffer.from('eins\nzwölf 😀\r\n\nohne Ende');
  for (const byte of bytes) stream.write(Buffer.of(byte));
  stream.end();
  await ended;
  expect(lines).toEqual(['eins', 'zwölf 😀', '', 'ohne Ende']);
});

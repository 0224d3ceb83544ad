// `serve --log-file`: the lines of every process are in the file, through rotations, a move by another program, killed processes and a full disk.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, test } from 'vitest';
import { examineDesk } from '../../../server/features/diagnosis/index.ts';
import { LIMITS } from '../../../server/lib/limits.ts';
import { rotatedFiles } from '../../../server/lib/log-file/index.ts';
import { storeFile } from '../../../server/store/open.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { CLI } from '../../fixtures/program.ts';
import { endServed, serve, workersOf } from '../../fixtures/serving.ts';
import { named, offLinux } from '../../fixtures/skipped.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const root = temporaryFolder();
afterEach(endServed);

interface Line {
  readonly process: string;
  readonly code: string;
  readonly requestId?: string;
  readonly child?: string;
}

const read = (path: string): readonly Line[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Line)
    : [];
const linesIn = (file: string): readonly Line[] =>
  [
    ...rotatedFiles(file)
      .toReversed()
      .map((number) => `${file}.${number}`),
    file,
  ].flatMap(read);

async function until<Found>(look: () => Found | undefined | false): Promise<Found> {
  for (;;) {
    const found = look();
    if (found !== undefined && found !== false) return found;
    await wait(20);
  }
}

/** A store in which each of these requests fails with a line of some kilobytes. */
function broken(data: string): void {
  const db = new Database(storeFile(data));
  db.exec('DROP TABLE events');
  db.close();
}
async function failing(port: number, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/dpp/${SAMPLE.dppCode}/events/document?name=Mustermann`);
    expect(answer.status).toBe(500);
    ids.push(answer.headers.get('x-request-id') ?? 'none');
  }
  return ids;
}
const figuresAt = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
const doctor = async (folder: string) => (await examineDesk({ folder, now: new Date() })).find(({ check }) => check === 'log-file');

describe.skipIf(offLinux)(named('the log file of the service', offLinux), () => {
  test('holds each line of each process once, through rotations, a move by another program and a killed worker', async () => {
    const [data, file] = [join(root, 'data'), join(root, 'desk.log')];
    const served = await serve(
      ...['--data', data, '--sample', '--workers', '2', '--log', 'json'],
      ...['--log-file', file, '--log-size', '64k', '--log-files', '50'],
    );
    broken(data);
    const ids = [...(await failing(served.port, 120))];
    await until(() => rotatedFiles(file).length >= 1);
    renameSync(file, join(root, 'moved.log'));
    served.child.kill('SIGUSR2');
    ids.push(...(await failing(served.port, 20)));

    const [victim = 0] = workersOf(served);
    process.kill(victim, 'SIGKILL');
    const ended = await until(() => linesIn(file).find(({ code }) => code === 'process-ended'));
    expect(ended.child).toMatch(/^public-[12]$/);
    await until(() => linesIn(file).some(({ process, code }) => process === ended.child && code === 'ready'));

    expect(await doctor(data)).toMatchObject({ outcome: 'ok', detail: expect.stringContaining(file) });
    await until(() => linesIn(file).filter(({ code }) => code === 'ready').length > 0);
    served.child.kill('SIGTERM');
    expect(await served.exited).toBe(0);
    const lines = [...linesIn(file), ...read(join(root, 'moved.log'))];
    expect(lines.flatMap(({ requestId }) => requestId ?? []).toSorted()).toEqual(ids.toSorted());
    expect(new Set(lines.map((line) => line.process))).toEqual(new Set(['serve', 'workbench', 'public-1', 'public-2']));
    for (const path of [file, `${file}.1`]) {
      expect(statSync(path).mode & 0o777).toBe(0o600);
      expect(statSync(path).size).toBeLessThanOrEqual(64 * 1024);
      for (const secret of ['Mustermann', SAMPLE.dppCode]) expect(readFileSync(path, 'utf8')).not.toContain(secret);
    }
    expect(served.errors()).toBe('');
    // A service that has ended has no log file that could fail.
    expect(await doctor(data)).toBeUndefined();
  });

  test('says on standard error, too, why it cannot start', async () => {
    const first = await serve('--data', join(root, 'first'));
    const file = join(root, 'second.log');
    const said = String(await serve('--data', join(root, 'second'), '--port', String(first.port), '--log-file', file).catch(String));
    expect(said).toMatch(/ended with 78: .*is in use by another program/);
    expect(readFileSync(file, 'utf8')).toMatch(/^\d{4}-\S+Z .*is in use by another program/m);
  });

  test('a folder that is not there does not keep it from serving', async () => {
    const file = join(root, 'missing', 'desk.log');
    const data = join(root, 'unlogged');
    const served = await serve('--data', data, '--sample', '--log', 'json', '--log-file', file);
    expect((await fetch(`http://127.0.0.1:${served.port}/health`)).status).toBe(200);
    const said = served
      .errors()
      .split('\n')
      .filter((line) => line.includes('"code":"log-file"'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('ENOENT');
    expect(await doctor(data)).toMatchObject({ outcome: 'wrong', next: expect.stringContaining('folder') });
    mkdirSync(join(root, 'missing'));
    broken(data);
    const [id] = await failing(served.port, 1);
    await until(() => linesIn(file).some(({ requestId }) => requestId === id));
    expect(await doctor(data)).toMatchObject({ outcome: 'ok' });
  });
});

const DISK = join(root, 'disk');
mkdirSync(DISK);
const noDisk =
  offLinux ??
  (spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', '-o', 'size=128k', 'none', DISK]).status === 0
    ? undefined
    : 'where no file system can be mounted');

test.skipIf(noDisk)(
  named('a full disk: it serves on, says so once, in the metrics and to desk doctor, and loses no line', noDisk),
  async () => {
    const data = join(root, 'full');
    const file = join(DISK, 'desk.log');
    const args = ['serve', '--port', '0', '--data', data, '--sample', '--workers', '1', '--log-file', file];
    const child = spawn(
      'unshare',
      ['-rm', 'sh', '-c', 'mount -t tmpfs -o size=128k none "$0" && exec "$@"', DISK, process.execPath, CLI, ...args],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    try {
      let [output, errors] = ['', ''];
      child.stdout.on('data', (text: Buffer) => {
        output += text.toString();
      });
      child.stderr.on('data', (text: Buffer) => {
        errors += text.toString();
      });
      const port = Number(await until(() => /http:\/\/[^:\s]+:(\d+)/.exec(output)?.[1]));
      /** That disk, as the process sees it. */
      const onDisk = (name: string): string => join(`/proc/${child.pid}/root`, DISK, name);
      broken(data);
      writeFileSync(onDisk('other'), Buffer.alloc(64 * 1024));
      const ids = await failing(port, 100);
      const aside = await until(() => {
        const lines = errors
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line) as Line);
        return lines.length > 20 && lines;
      });
      expect(aside.filter(({ code }) => code === 'log-file')).toHaveLength(1);
      const note = JSON.parse(readFileSync(join(data, 'log-file.json'), 'utf8')) as { readonly fault?: object };
      expect(note.fault).toMatchObject({ doing: 'write', code: 'ENOSPC' });
      expect(await doctor(data)).toMatchObject({ outcome: 'wrong', detail: expect.stringContaining('ENOSPC'), next: 'make room' });
      await wait(LIMITS.figuresShare + 500);
      expect(await figuresAt(port)).toMatch(/^dpp_desk_log_file_ok(?:\{[^}]*\})? 0$/m);

      rmSync(onDisk('other'));
      const more = await failing(port, 3);
      await until(() => read(onDisk('desk.log')).some(({ requestId }) => requestId === more[2]));
      const inFile = read(onDisk('desk.log'));
      expect(inFile.some(({ code }) => code === 'log-file')).toBe(true);
      const said = errors
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Line);
      expect([...inFile, ...said].flatMap(({ requestId }) => requestId ?? []).toSorted()).toEqual([...ids, ...more].toSorted());
      await wait(LIMITS.figuresShare + 500);
      expect(await figuresAt(port)).toMatch(/^dpp_desk_log_file_ok(?:\{[^}]*\})? 1$/m);
      child.kill('SIGTERM');
      expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
    } finally {
      child.kill('SIGKILL');
    }
  },
  60_000,
);

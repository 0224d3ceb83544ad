// The process that reads an archive: what it may do, and what is lost when it ends.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readArchive, rightsFor } from '../../../server/features/archives/index.ts';
import { toPng } from '../../fixtures/clips.ts';
import { named } from '../../fixtures/skipped.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { zip } from '../../fixtures/zip.ts';

const folder = temporaryFolder();
const bytes = (text: string) => new TextEncoder().encode(text);
const write = (name: string, content: Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/** Takes about a second to search for codes. */
function noise(): Uint8Array {
  const [width, height] = [1500, 1500];
  const data = new Uint8Array(width * height);
  let seed = 1;
  for (let at = 0; at < data.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    data[at] = (seed >> 16) & 1 ? 255 : 0;
  }
  return toPng({ width, height, data });
}

const { execPath } = process;
afterEach(() => {
  process.execPath = execPath;
});

/** The processes that this one started, by the system's own list. */
const children = (): readonly number[] =>
  readdirSync(`/proc/${process.pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${process.pid}/task/${thread}/children`, 'utf8')
      .split(' ')
      .filter((pid) => pid !== '')
      .map(Number),
  );
const isReader = (pid: number): boolean => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('archive.process');

describe('an archive', () => {
  const noProc = process.platform === 'linux' ? undefined : 'there is no /proc';
  it.skipIf(noProc !== undefined)(named('whose reader is killed at a picture loses that picture only', noProc), async () => {
    const file = write(
      'slow.zip',
      zip([
        { name: 'a.txt', bytes: bytes('a') },
        { name: 'first.png', bytes: noise() },
        { name: 'noise.png', bytes: noise() },
        { name: 'c.txt', bytes: bytes('c') },
      ]),
    );
    const pieces = readArchive(file);
    const found = [(await pieces.next()).value];
    const [reader] = children().filter(isReader);
    const begun = performance.now();
    found.push((await pieces.next()).value);
    const taken = performance.now() - begun;
    const next = pieces.next();
    // In the middle of the second picture, which takes as long as the first.
    await new Promise((resolve) => setTimeout(resolve, taken / 2));
    process.kill(reader ?? 0, 'SIGKILL');
    found.push((await next).value);
    for await (const piece of pieces) found.push(piece);
    expect(found).toMatchObject([
      { kind: 'file', path: ['a.txt'] },
      { kind: 'refused', path: ['first.png'], refused: { code: 'DPP-INP-18' } },
      { kind: 'refused', path: ['noise.png'], refused: { code: 'DPP-INP-19', detail: 'the reader stopped (SIGKILL)' } },
      { kind: 'file', path: ['c.txt'] },
    ]);
  });

  it('that nobody reads on leaves no process behind', async () => {
    const file = write('left.zip', zip(Array.from({ length: 20 }, (_, index) => ({ name: `${index}.txt`, bytes: bytes('x') }))));
    for await (const piece of readArchive(file)) {
      expect(piece.path).toEqual(['0.txt']);
      break;
    }
    if (noProc === undefined) await expect.poll(() => children().filter(isReader)).toEqual([]);
  });

  it('is refused when the process cannot be started', async () => {
    process.execPath = '/nonexistent/node';
    const found = [];
    for await (const piece of readArchive(write('any.zip', zip([{ name: 'a', bytes: bytes('a') }])))) found.push(piece);
    expect(found).toMatchObject([
      { kind: 'refused', path: [], refused: { code: 'DPP-INP-28', detail: expect.stringContaining('ENOENT') } },
    ]);
  });

  it('is read by a process that may read nothing else, write nothing and start nothing', () => {
    const file = write('own.zip', zip([]));
    const other = write('other.txt', bytes('secret'));
    const { execArgv, env } = rightsFor(file);
    const answer = (script: string): string => {
      const { stdout } = spawnSync(
        execPath,
        [...execArgv, '--input-type=module', '-e', `try { ${script}; console.log('done') } catch (e) { console.log(e.code) }`],
        {
          env,
          encoding: 'utf8',
        },
      );
      return stdout.trim();
    };
    expect(answer(`(await import('node:fs')).readFileSync(${JSON.stringify(file)})`)).toBe('done');
    for (const script of [
      `(await import('node:fs')).readFileSync(${JSON.stringify(other)})`,
      `(await import('node:fs')).writeFileSync(${JSON.stringify(join(folder, 'new.txt'))}, 'x')`,
      `(await import('node:child_process')).spawnSync('true')`,
      `new (await import('node:worker_threads')).Worker('0', { eval: true })`,
    ])
      expect(answer(script)).toBe('ERR_ACCESS_DENIED');
  });
});

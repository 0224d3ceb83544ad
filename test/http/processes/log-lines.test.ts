// What the server processes say of themselves: one JSON line each where nobody watches a terminal, also of a process that was killed, and nothing of what was asked.
import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, test } from 'vitest';
import { storeFile } from '../../../server/store/open.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { endServed, type Served, serve, workersOf } from '../../fixtures/serving.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const root = temporaryFolder();
afterEach(endServed);

interface Line {
  readonly time: string;
  readonly level: string;
  readonly process: string;
  readonly code: string;
  readonly message: string;
  readonly requestId?: string;
  readonly [fact: string]: unknown;
}

const linesOf = ({ errors }: Served): readonly Line[] =>
  errors()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

async function until(served: Served, wanted: (line: Line) => boolean): Promise<Line> {
  for (;;) {
    const found = linesOf(served).find(wanted);
    if (found !== undefined) return found;
    await wait(20);
  }
}

const script = (source: string, env: Readonly<Record<string, string>> = {}) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { log, logAs, logFault } from '${join(import.meta.dirname, '../../../server/lib/log-line.ts')}'; ${source}`,
    ],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  ).stderr;

describe('the service', () => {
  test('writes one shape of line in every process, with the request that failed and not what it asked', async () => {
    const data = join(root, 'served');
    const served = await serve('--data', data, '--sample', '--workers', '2', '--workbench-port', '0', '--log', 'json');
    const db = new Database(storeFile(data));
    db.exec('DROP TABLE events');
    db.close();
    const answer = await fetch(
      `http://127.0.0.1:${served.port}/api/v1/dpp/${SAMPLE.dppCode}/events/document?name=Mustermann&key=dppk_secret`,
    );
    expect(answer.status).toBe(500);
    const failed = await until(served, ({ requestId }) => requestId !== undefined);
    expect(failed.requestId).toBe(answer.headers.get('x-request-id'));
    expect(failed).toMatchObject({ level: 'error', code: 'SQLITE_ERROR', message: 'SqliteError: no such table: events', method: 'GET' });
    expect(failed.route).toContain(':');
    expect(failed.process).toMatch(/^public-[12]$/);
    expect(failed.stack).toEqual(expect.arrayContaining([expect.stringMatching(/^at /)]));

    const [killed] = workersOf(served);
    process.kill(killed ?? 0, 'SIGKILL');
    const ended = await until(served, ({ code }) => code === 'process-ended');
    expect(ended).toMatchObject({ level: 'error', process: 'serve', child: expect.stringMatching(/^public-[12]$/), exitCode: null });
    // The one that takes its place has said that it is ready.
    await until(served, ({ process, code, time }) => process === ended.child && code === 'ready' && time > ended.time);

    for (const line of linesOf(served)) {
      expect(Object.keys(line).slice(0, 3)).toEqual(['time', 'level', 'process']);
      expect(line).toMatchObject({ time: expect.stringMatching(/^\d{4}-.*Z$/), code: expect.any(String), message: expect.any(String) });
    }
    expect(new Set(linesOf(served).map((line) => line.process))).toEqual(new Set(['serve', 'workbench', 'public-1', 'public-2']));
    for (const secret of ['Mustermann', 'dppk_', SAMPLE.dppCode, '?', 'k=']) expect(served.errors()).not.toContain(secret);
  });

  test('prints the one-time address to a person only', async () => {
    const data = join(root, 'address');
    const json = await serve('--data', data, '--workbench-port', '0', '--log', 'json');
    const said = await until(json, ({ code }) => code === 'workbench-ready');
    expect(said.message).toContain("'desk address'");
    expect(json.workbenchUrl).toBeUndefined();
    json.child.kill('SIGTERM');
    expect(await json.exited).toBe(0);
    const text = await serve('--data', data, '--workbench-port', '0');
    expect(text.workbenchUrl).toBeDefined();
    expect(text.errors()).toMatch(/^workbench, valid once: http/m);
  });

  test('says in one line why a process cannot start', async () => {
    const first = await serve('--data', join(root, 'first'));
    const second = await serve('--data', join(root, 'second'), '--port', String(first.port), '--log', 'json').catch(String);
    const lines = String(second)
      .split('\n')
      .flatMap((line) => /\{.*\}/.exec(line) ?? [])
      .map((line) => JSON.parse(line) as Line);
    expect(lines).toContainEqual(
      expect.objectContaining({
        process: 'public-1',
        code: 'EADDRINUSE',
        message: expect.stringContaining('is in use by another program'),
      }),
    );
  });
});

describe('a line', () => {
  test('is JSON where standard error is no terminal, and text where somebody chose it', () => {
    const say = "logAs('workbench'); log({ level: 'warn', code: 'c', message: 'two\\nlines \\u202e' });";
    expect(JSON.parse(script(say))).toMatchObject({ process: 'workbench', level: 'warn', code: 'c', message: 'two\nlines \u202e' });
    expect(script(say)).not.toContain('\u202e');
    expect(script(say, { DPP_DESK_LOG: 'text' })).toBe('two␊lines ⟨U+202E⟩\n');
  });

  test.each([
    ['a document that cannot be read', `JSON.parse('{"holder": "Erika Mustermann" x')`],
    ['a file', `(await import('node:fs')).readFileSync('/home/Mustermann/x')`],
    ['an address', `new URL('x:// Mustermann', 'https://h?name=Mustermann')`],
    ['a value', `throw new Error('no https://h/x?name=Mustermann')`],
    ['no error at all', `throw { toString: () => 'Mustermann', name: 'Mustermann' }`],
  ])('holds nothing of what it failed on: %s', (_, work) => {
    const line = script(`try { ${work.startsWith('throw') ? work : `(${work})`} } catch (error) { logFault(error); }`);
    expect(JSON.parse(line)).toMatchObject({ level: 'error', message: expect.stringMatching(/^\w*Error: /) });
    expect(line).not.toContain('Mustermann');
  });

  test('keeps the app’s own sentences, without the name of the person’s folder', () => {
    const line = script(
      `import { StoreFault } from '${join(import.meta.dirname, '../../../server/lib/store-fault.ts')}'; logFault(new StoreFault('key-gone', "the key file '${homedir()}/k' is gone"));`,
    );
    expect(JSON.parse(line)).toMatchObject({ code: 'key-gone', message: "the key file '~/k' is gone" });
  });
});

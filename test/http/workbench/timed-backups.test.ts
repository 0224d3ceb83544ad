// The plan of automatic backups over plain HTTP: what is taken, what is refused, under maintenance, beside a command, and with officers.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import { checkBackup, timedBackups } from '../../../server/features/backups/index.ts';
import { readSetting } from '../../../server/store/settings.ts';
import { type Client, overSocket } from '../../fixtures/client.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const root = temporaryFolder();
const disk = join(root, 'disk');
mkdirSync(disk);
writeFileSync(join(root, 'a-file'), '');

const { context, ask } = reachedWorkbench(overSocket);
const put = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  ask('/workbench/backups/timed', { method: 'PUT', headers, body: JSON.stringify(body) });
const timed = async (headers: Readonly<Record<string, string>> = {}) => (await ask('/workbench/backups', { headers })).json.timed;
const plan = () => readSetting(context.store, 'timedBackups');

test.each([
  ['a path that does not begin at the root', { folder: 'somewhere', everyMinutes: 60 }, 400, 'bad-parameter'],
  ['a folder that is not there, which is never made', { folder: join(root, 'none'), everyMinutes: 60 }, 409, 'conflict'],
  ['a file', { folder: join(root, 'a-file'), everyMinutes: 60 }, 409, 'conflict'],
  ['a NUL in the path', { folder: `${disk}\u0000`, everyMinutes: 60 }, 400, 'bad-body'],
  ['a path that is too long', { folder: `/${'x'.repeat(4096)}`, everyMinutes: 60 }, 400, 'bad-body'],
  ['nine minutes', { folder: disk, everyMinutes: 9 }, 400, 'bad-body'],
  ['more than a month', { folder: disk, everyMinutes: 44_641 }, 400, 'bad-body'],
  ['half a minute', { folder: disk, everyMinutes: 60.5 }, 400, 'bad-body'],
  ['a number as text', { folder: disk, everyMinutes: '60' }, 400, 'bad-body'],
  ['no interval', { folder: disk }, 400, 'bad-body'],
  ['no folder', { everyMinutes: 60 }, 400, 'bad-body'],
  ['a member that is not known', { folder: disk, everyMinutes: 60, keep: '1d' }, 400, 'bad-body'],
  ['a list', [], 400, 'bad-body'],
])('refuses %s, and plans nothing', async (_what, body, status, code) => {
  const answer = await put(body);
  expect([answer.status, answer.headers['content-type'], answer.json.code]).toEqual([status, 'application/problem+json', code]);
  expect([plan(), await timed()]).toEqual([undefined, undefined]);
});

test('no officer and no name is needed without officers; the first backup is made at once, without the keys', async () => {
  const { status, json } = await put({ folder: disk, everyMinutes: 10 });
  expect([status, json.timed]).toEqual([200, expect.objectContaining({ folder: disk, everyMinutes: 10, keep: '7d,4w,12m', by: 'screen' })]);
  await expect.poll(async () => (await timed()).success?.file).toEqual(expect.stringContaining(disk));
  const [file = '', ...more] = readdirSync(disk).filter((name) => name.endsWith('.backup'));
  expect([more, checkBackup(join(disk, file)).keys]).toEqual([[], undefined]);
});

test('the longest interval is a month; an empty folder ends the plan, and what was made stays', async () => {
  expect((await put({ folder: disk, everyMinutes: 44_640 })).json.timed).toMatchObject({ everyMinutes: 44_640 });
  await expect.poll(async () => (await timed()).running).toBe(false);
  expect((await put({ folder: '', everyMinutes: 60 })).json.timed).toBeUndefined();
  expect(plan()).toBeUndefined();
  expect(readdirSync(disk).filter((name) => name.endsWith('.backup')).length).toBeGreaterThan(0);
});

test('under maintenance it is refused, and the plan stays as it was', async () => {
  await put({ folder: disk, everyMinutes: 60 });
  await expect.poll(async () => (await timed()).running).toBe(false);
  const before = plan();
  const maintenance = (body: object) => ask('/workbench/maintenance', { method: 'PUT', body: JSON.stringify(body) });
  expect((await maintenance({ on: true, who: 'Ana', reason: 'the disk is exchanged' })).status).toBe(200);
  for (const body of [
    { folder: '', everyMinutes: 60 },
    { folder: disk, everyMinutes: 120 },
  ]) {
    const { status, headers, json } = await put(body);
    expect([status, headers['retry-after'], json.code]).toEqual([503, '60', 'maintenance']);
  }
  expect([plan(), (await timed()).everyMinutes]).toEqual([before, 60]);
  expect((await maintenance({ on: false, who: 'Ana' })).status).toBe(200);
});

test('with officers, a locked window is refused; any officer who is signed in may change the plan', async () => {
  const officers = (method: string, path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    ask(`/workbench/officers${path}`, { method, headers, body: JSON.stringify(body) });
  const first = { 'x-desk-officer': (await officers('POST', '/begin', { name: 'Ana', secret: '482137' })).json.token as string };
  const made = (await officers('POST', '', { name: 'Ben', secret: 'a longer phrase', role: 'officer' }, first)).json;
  const ben = (made.officers as { readonly id: string; readonly name: string }[]).find(({ name }) => name === 'Ben')?.id;
  const before = plan();
  for (const headers of [{}, { 'x-desk-officer': 'x'.repeat(43) }]) {
    const { status, json } = await put({ folder: '', everyMinutes: 60 }, headers);
    expect([status, json.code]).toEqual([423, 'locked']);
  }
  expect(plan()).toEqual(before);
  const { token } = (await officers('POST', '/sign-in', { officer: ben, secret: 'a longer phrase' })).json;
  const signedIn = { 'x-desk-officer': token as string };
  expect((await put({ folder: '', everyMinutes: 60 }, signedIn)).status).toBe(200);
  expect([plan(), await timed(signedIn)]).toEqual([undefined, undefined]);
});

/** `serve --backup-to`: the plan of the screen would wait, so it is refused. */
const beside = freshApp();
let other: Client;
beforeAll(async () => {
  const command = { folder: join(root, 'of-the-command'), every: 3_600_000, keep: '1d' };
  const { store, now } = beside.context;
  const job = timedBackups({ store, now, command });
  const report = (fault: unknown) => expect.unreachable(String(fault));
  other = await overSocket(createWorkbench(beside.context, { report, timed: job }));
});
afterAll(async () => {
  await other.close();
  beside.close();
});

test('beside the plan of a command it is refused, also to end it', async () => {
  for (const folder of [disk, '']) {
    const body = JSON.stringify({ folder, everyMinutes: 60 });
    const { status, json } = await other.ask('/workbench/backups/timed', { method: 'PUT', body });
    expect([status, json.code, json.detail]).toEqual([409, 'conflict', expect.stringContaining('the command that started this workbench')]);
  }
  expect((await other.ask('/workbench/backups')).json.timed).toMatchObject({ by: 'command', everyMinutes: 60, keep: '1d' });
});

// `desk backup` and `desk restore` as processes of their own: while a service runs, and refused while one does.
import { existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { desk } from '../fixtures/desk-command.ts';
import { endServed, serve } from '../fixtures/serving.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
const file = join(folder, 'desk.backup');
const env = { DPP_DESK_BACKUP_PASSPHRASE: 'twelve letters and more' };
afterEach(endServed);

it('a service that runs is backed up, never replaced; when it has ended it is brought back, here and on another computer', async () => {
  expect(desk(['backup', file, '--without-keys', '--data', data])).toMatchObject({ code: 64, stderr: expect.stringContaining('no store') });
  expect(existsSync(data)).toBe(false);
  const served = await serve('--data', data, '--sample', '--workers', '1');
  expect(desk(['backup', file, '--data', data])).toMatchObject({ code: 64, stderr: expect.stringContaining('DPP_DESK_BACKUP_PASSPHRASE') });
  const made = desk(['backup', file, '--by', 'Ana', '--data', data], { env });
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toMatch(/10 passports.*\nwith the keys of the service, sealed/);
  expect(desk(['backup', file, '--data', data], { env })).toMatchObject({ code: 1, stderr: expect.stringContaining('REFUSED exists') });
  expect(desk(['restore', file, '--by', 'Ana', '--data', data], { env })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('REFUSED running'),
  });
  served.child.kill('SIGTERM');
  await served.exited;

  const looked = desk(['restore', file, '--check', '--json']);
  expect(looked).toMatchObject({ code: 0, stderr: '' });
  expect(looked.lines()[0]).toMatchObject({ madeBy: 'Ana', passports: 10, keys: true });
  expect(desk(['restore', file, '--data', data], { env }).code).toBe(64);
  const other = join(folder, 'other');
  expect(desk(['restore', file, '--by', 'Ana', '--data', other])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('REFUSED passphrase-needed'),
  });
  expect(desk(['restore', file, '--by', 'Ana', '--switch-on', 'everything', '--data', other], { env })).toMatchObject({
    code: 64,
    stderr: expect.stringContaining('public-listener or watched-folder'),
  });
  for (const to of [data, other]) {
    const done = desk(['restore', file, '--by', 'Ana', '--data', to], { env });
    expect([done.code, done.stderr]).toEqual([0, '']);
    expect(done.stdout).toMatch(
      to === data ? /the keys of the service stay[\s\S]*lies in .*before-restore-/ : /the keys of the service were put back/,
    );
    expect(desk(['self-test', '--data', to])).toMatchObject({ code: 0, stdout: expect.stringContaining('ok   hash chain of the backups') });
  }
  const key = (at: string) => (JSON.parse(readFileSync(join(at, 'service-key.json'), 'utf8')) as { readonly x: string }).x;
  expect(key(other)).toBe(key(data));
});

it.each<readonly [string, (store: string) => void]>([
  ['cut in the middle', (store) => truncateSync(store, 100_000)],
  ['cut to nothing', (store) => truncateSync(store, 0)],
  ['no database', (store) => writeFileSync(store, 'a picture of a cat '.repeat(9000))],
])('a store that is %s gives way to a backup, with a reason and two persons, and is kept', (_, damage) => {
  const to = join(folder, `damaged-${_.length}`);
  expect(desk(['restore', file, '--by', 'Ana', '--data', to], { env }).code).toBe(0);
  const store = join(to, 'dpp-desk.sqlite');
  damage(store);
  const found = readFileSync(store);
  const restore = (...more: string[]) => desk(['restore', file, '--by', 'Ana', '--data', to, ...more], { env });
  expect(restore()).toMatchObject({ code: 1, stderr: expect.stringMatching(/^REFUSED rollback: .*cannot be read.*--reason/s) });
  expect(restore('--reason', 'the disk failed')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^REFUSED second-person: .*--second/s),
  });
  expect(readFileSync(store).equals(found)).toBe(true);
  const done = restore('--reason', 'the disk failed', '--second', 'Ben');
  expect([done.code, done.stderr]).toEqual([0, '']);
  const aside = /lies in (.*)\n/.exec(done.stdout)?.[1] ?? 'none';
  expect(readFileSync(join(aside, 'dpp-desk.sqlite')).equals(found)).toBe(true);
  expect(desk(['self-test', '--data', to]).code).toBe(0);
});

it.each([
  ['trust', 'show'],
  ['bodies', 'show'],
  ['keys', 'list'],
  ['status', 'show', 'DPP-09520123456788-ABC123'],
  ['pack', 'list'],
  ['self-test'],
  ['backup', join(folder, 'none.backup'), '--without-keys'],
])('what is next to an emptied store is not taken away by desk %s', (...args) => {
  const emptied = join(folder, `emptied-${args[0]}`);
  mkdirSync(emptied, { recursive: true });
  writeFileSync(join(emptied, 'dpp-desk.sqlite'), '');
  writeFileSync(join(emptied, 'dpp-desk.sqlite-wal'), 'what was written last');
  const { code, stderr } = desk([...args, '--data', emptied]);
  expect(stderr).toContain('the store is empty or gone');
  expect(code).not.toBe(0);
  expect(readFileSync(join(emptied, 'dpp-desk.sqlite-wal'), 'utf8')).toBe('what was written last');
});

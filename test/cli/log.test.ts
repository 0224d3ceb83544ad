// `desk log`: two folders as two desks, which witness each other by files.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { inspect } from '../../server/features/inspection/inspect.ts';
import { storeFile } from '../../server/store/open.ts';
import { desk } from '../fixtures/desk-command.ts';
import { withNewStore } from '../fixtures/new-store.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const root = temporaryFolder();
const file = (name: string): string => join(root, name);
const [own, other] = [withNewStore(file('own')), withNewStore(file('other'))];

function look(folder: string, ...serials: readonly string[]): void {
  const context = openApp({ folder });
  for (const serial of serials) inspect({ channel: 'manual', text: `(01)09520123456788(21)${serial}` }, context);
  context.close();
}

it('takes a checkpoint to another desk and back, finds the log intact, and finds it rewritten after a change', () => {
  look(own, 'A1', 'A2', 'A3');
  look(other);
  const made = desk(['log', 'checkpoint', '--out', file('one'), '--data', own]);
  expect([made.code, made.stderr]).toEqual([0, expect.stringMatching(/fingerprint (?:[0-9a-f]{4} ){15}/)]);
  const cosigned = desk(['log', 'cosign', file('one'), '--out', file('one.cosigned'), '--data', other]);
  expect([cosigned.code, cosigned.stderr]).toEqual([0, expect.stringContaining('compare the fingerprint')]);
  const [, witness = ''] = /--witness (\S+)/.exec(cosigned.stderr) ?? [];
  const verify = (...args: readonly string[]) => desk(['log', 'verify', ...args, '--data', own]);

  look(own, 'B1');
  expect(verify(file('one.cosigned'), '--witness', witness)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^INTACT /) });
  expect(verify(file('one'), '--witness', witness)).toMatchObject({ code: 2, stdout: expect.stringContaining('no valid cosignature') });
  expect(desk(['log', 'verify', file('one'), '--data', other])).toMatchObject({ code: 2, stdout: expect.stringContaining('another key') });

  desk(['log', 'checkpoint', '--out', file('two'), '--data', own]);
  const refused = desk(['log', 'cosign', file('two'), '--data', other]);
  expect([refused.code, refused.stdout, refused.stderr]).toEqual([2, '', expect.stringContaining('REFUSED proof-needed')]);
  desk(['log', 'checkpoint', '--since', file('one'), '--out', file('two.proved'), '--data', own]);
  expect(readFileSync(file('two.proved'), 'utf8')).toMatch(/^old \d+\n/);
  expect(desk(['log', 'cosign', file('two.proved'), '--data', other])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('\n— dpp-desk-witness/'),
  });

  const db = new Database(storeFile(own));
  db.exec("DROP TRIGGER inspections_no_update; UPDATE inspections SET product_name = 'Another' WHERE id = 2");
  db.close();
  const found = verify(file('one.cosigned'), '--json');
  expect([found.code, found.lines()]).toEqual([
    1,
    [{ file: file('one.cosigned'), outcome: 'rewritten', detail: expect.any(String), lines: [{ log: 'inspections', number: 2 }] }],
  ]);
});

it.each<readonly [string, readonly string[]]>([
  ['no action', ['log']],
  ['an unknown action', ['log', 'prove']],
  ['no checkpoint to verify', ['log', 'verify', '--data', own]],
  ['an option of another action', ['log', 'cosign', file('one'), '--since', '3', '--data', own]],
  ['a witness that is no key', ['log', 'verify', file('one'), '--witness', 'somebody', '--data', own]],
  ['a folder without a store', ['log', 'checkpoint', '--data', file('none')]],
  ['a file that is there already', ['log', 'checkpoint', '--out', file('here'), '--data', own]],
  ['a file that is not there', ['log', 'verify', file('gone'), '--data', own]],
])('refuses %s as wrong use', (_, args) => {
  writeFileSync(file('here'), '');
  expect(desk(args).code).toBe(64);
  expect(readFileSync(file('here'), 'utf8')).toBe('');
});

it('says that it cannot tell from a file that is no checkpoint', () => {
  writeFileSync(file('noise'), 'noise\n');
  expect(desk(['log', 'verify', file('noise'), '--data', own])).toMatchObject({
    code: 2,
    stdout: expect.stringContaining('no checkpoint'),
  });
  expect(desk(['log', 'cosign', file('noise'), '--data', other])).toMatchObject({ code: 2, stdout: '' });
});

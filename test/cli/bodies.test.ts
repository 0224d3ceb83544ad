// `desk bodies` on real files and a real store.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { desk } from '../fixtures/desk-command.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
const bodies = (...args: readonly string[]) => desk(['bodies', ...args, '--data', data]);
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const table = (date: string, number: string) =>
  write(`${date}.csv`, `statusDate;${date}\nsource;NANDO\nnumber;name;country;acts\n${number};Stelle;AT;2014/68/EU|2009/48/EC\n`);

describe('desk bodies', () => {
  it('shows the bundled list, takes over another one, and goes back', () => {
    expect(bodies('show', '--json').lines()).toEqual([
      { origin: 'bundled', statusDate: '2026-11-21', source: expect.any(String), total: 28 },
    ]);
    const older = bodies('import', table('2020-01-01', '9999'));
    expect([older.code, older.stdout]).toEqual([
      1,
      expect.stringMatching(/REFUSED older-list .*2020-01-01.*--older uses it all the same\n$/),
    ]);
    const taken = bodies('import', table('2020-01-01', '9999'), '--older', '--json');
    expect([taken.code, taken.lines()]).toEqual([
      0,
      [{ origin: 'imported', statusDate: '2020-01-01', source: 'NANDO', importedAt: expect.stringMatching(/Z$/), total: 1 }],
    ]);
    expect(bodies('show').stdout).toBe('notified bodies: 1, imported, as of 2020-01-01: NANDO\n');
    expect(bodies('bundled', '--json').lines()[0]).toMatchObject({ origin: 'bundled', total: 28 });
  });

  it('refuses a list with a mistake whole, with its place', () => {
    const { code, stdout } = bodies('import', table('2026-11-22', '99'), '--older');
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining('/bodies/0/notifiedNumber is four digits, as NANDO writes it: 0123 (line 4)'),
    ]);
    expect(bodies('show', '--json').lines()[0]).toMatchObject({ origin: 'bundled' });
  });

  it('tells a wrong use', () => {
    for (const args of [[], ['import'], ['show', 'x'], ['nonsense'], ['import', join(folder, 'nowhere')], ['show', '--loud']]) {
      expect([args, bodies(...args).code]).toEqual([args, 64]);
    }
  });
});

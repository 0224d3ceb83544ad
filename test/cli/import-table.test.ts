// `desk import` of tables as a process of its own: reports by line, a dry run, mappings, and a process that is killed in the middle.
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../server/store/open.ts';
import { countPassports } from '../../server/store/passports/passports.ts';
import { desk } from '../fixtures/desk-command.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const write = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const cli = fileURLToPath(new URL('../../server/cli.ts', import.meta.url));
const passportsIn = (data: string): number => {
  const store = openStore(data, { readonly: true });
  try {
    return countPassports(store);
  } finally {
    store.close();
  }
};

const MAPPING = {
  fields: {
    gtin: { column: 'EAN' },
    serial: { column: 'SN' },
    productName: { column: 'Artikel' },
    countryOfOrigin: { constant: 'DE' },
    category: { constant: 'other' },
    defaultLanguage: { constant: 'de' },
    'manufacturer.name': { constant: 'Muster AG' },
  },
};
const rows = (count: number) =>
  ['EAN;SN;Artikel', ...Array.from({ length: count }, (_, at) => `9520123456788;S${at};Leuchte ${at}`)].join('\n');

describe('desk import of a table', () => {
  it('takes the template as it stands, and says what a dry run would do', () => {
    const data = join(folder, 'template');
    const template = write('battery.csv', desk(['schema', '--csv', '--category', 'battery']).stdout);
    const dry = desk(['import', '--dry-run', '--data', data, template]);
    expect([dry.code, dry.stderr]).toEqual([0, expect.stringContaining('1 would be stored, 0 unchanged, 0 refused; nothing was changed')]);
    expect(desk(['import', '--json', '--data', data, template]).lines()).toMatchObject([{ counts: { stored: 1, refused: 0 } }]);
    expect(desk(['import', '--json', '--data', data, template]).lines()).toMatchObject([{ counts: { stored: 0, unchanged: 1 } }]);
    expect(desk(['publish', '--drafts', '--data', data]).stdout).toContain('DPP-09520123456788-SERIAL-1: published');
  });

  it('reads a table from a file only, because it is read twice', () => {
    const data = join(folder, 'input');
    const map = write('map-of-input.json', JSON.stringify(MAPPING));
    const { code, stderr } = desk(['import', '-', '--map', map, '--data', data], { input: rows(2) });
    expect([code, stderr]).toEqual([64, expect.stringContaining("a table is read twice: name a file instead of '-'")]);
    expect(existsSync(data)).toBe(false);
  });

  it('maps columns as the file says, names refused rows by line and column, and exits 1', () => {
    const data = join(folder, 'mapped');
    const map = write('map.json', JSON.stringify(MAPPING));
    const table = write('goods.txt', `${rows(2)}\n123;X;Lampe\n`);
    const { code, stdout, stderr } = desk(['import', '--map', map, '--data', data, table]);
    expect(code).toBe(1);
    expect(stdout).toContain('line 4: column EAN REFUSED gtin');
    expect(stderr).toContain('3 rows, 3 columns, csv, utf-8, separated by semicolons');
    expect(stderr).toContain('2 stored, 0 unchanged, 1 refused');
  });

  it('refuses a mapping that does not fit, a table without known columns, and a missing file', () => {
    const map = write('bad.json', JSON.stringify({ fields: { gtin: { column: 'Nothing' } } }));
    const table = write('goods.csv', rows(1).replace('EAN', 'Zahl').replace('SN', 'Art').replace('Artikel', 'Ding'));
    expect(desk(['import', '--map', map, '--data', folder, table])).toMatchObject({ code: 64, stderr: expect.stringContaining('Nothing') });
    expect(desk(['import', '--data', folder, table])).toMatchObject({ code: 64, stderr: expect.stringContaining('--map') });
    expect(desk(['import', '--data', folder, join(folder, 'none.csv')]).code).toBe(64);
    expect(desk(['import', '--data', folder, write('book.csv', 'PK\x03\x04')])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('REFUSED not-a-table'),
    });
  });

  it('continues after a kill, and every row is there once', async () => {
    const data = join(folder, 'killed');
    const all = 3000;
    const map = write('killed.json', JSON.stringify(MAPPING));
    const table = write('many.csv', rows(all));
    expect(desk(['import', '--map', map, '--data', data, write('one.csv', rows(1))]).code).toBe(0);
    const running = spawn(process.execPath, [cli, 'import', '--map', map, '--data', data, table], { stdio: 'ignore' });
    const ended = new Promise((resolve) => running.on('exit', (_, signal) => resolve(signal)));
    while (passportsIn(data) < 200 && running.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5));
    running.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    const before = passportsIn(data);
    expect(before).toBeGreaterThanOrEqual(200);
    expect(before).toBeLessThan(all);
    const { code, stderr } = desk(['import', '--map', map, '--data', data, table]);
    expect([code, stderr]).toEqual([0, expect.stringContaining(`continues after ${before} rows`)]);
    expect(stderr).toContain(`${all - 1} stored, 1 unchanged, 0 refused`);
    expect(passportsIn(data)).toBe(all);
  });
});

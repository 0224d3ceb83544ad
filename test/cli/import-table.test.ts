// `desk import` of tables as a process of its own: reports by line, a dry run, mappings, and a process that is killed in the middle.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBackup } from '../../server/features/backups/index.ts';
import { rightsFor } from '../../server/features/tables/index.ts';
import { openStore, storeFile } from '../../server/store/open.ts';
import { countPassports, passportByCode } from '../../server/store/passports/passports.ts';
import { desk } from '../fixtures/desk-command.ts';
import { CLI } from '../fixtures/program.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { textRows, workbook } from '../fixtures/workbook.ts';

const folder = temporaryFolder();
const write = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const passportsIn = (data: string): number => {
  const store = openStore(data, { readonly: true });
  try {
    return countPassports(store);
  } finally {
    store.close();
  }
};

/** Folders of workbooks that are unpacked. */
const sheetsIn = (data: string) => readdirSync(data).filter((name) => name.startsWith('sheet-'));

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
    const long = write('battery-long.csv', desk(['schema', '--csv', '--full', '--category', 'battery']).stdout);
    expect(desk(['import', '--json', '--data', join(folder, 'long'), long]).lines()).toMatchObject([{ counts: { stored: 1, refused: 0 } }]);
    expect(desk(['schema', '--full'])).toMatchObject({ code: 64, stderr: expect.stringContaining('--full goes with --csv') });
  });

  it('makes a backup before a thousand rows or a file of a mebibyte, and imports nothing without it', () => {
    const data = join(folder, 'first');
    const backups = join(data, 'backups');
    const map = write('map-of-first.json', JSON.stringify(MAPPING));
    const table = write('thousand.csv', rows(1_000));
    expect(desk(['import', '--data', data, '--map', map, write('few.csv', rows(999))])).toMatchObject({ code: 0 });
    expect(existsSync(backups)).toBe(false);
    // Where the folder should be, there is a file.
    writeFileSync(backups, '');
    const more = write('more.csv', rows(1_001));
    const refused = desk(['import', '--data', data, '--map', map, more]);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/REFUSED failed: .*did not begin.*--without-backup/s)]);
    expect(passportsIn(data)).toBe(999);
    rmSync(backups);
    const none = desk(['import', '--data', data, '--map', map, table, '--without-backup']);
    expect([none.code, none.stderr]).toEqual([0, expect.stringContaining('no backup is made first, because of --without-backup')]);
    expect(existsSync(backups)).toBe(false);
    expect(desk(['import', '--dry-run', '--data', data, '--map', map, table]).stderr).not.toContain('backup');
    const made = desk(['import', '--data', data, '--map', map, more]);
    expect([made.code, made.stderr]).toEqual([0, expect.stringMatching(/a backup was made first: .*before-import-\d{8}T\d{9}Z\.backup/)]);
    const [file = ''] = readdirSync(backups);
    expect(checkBackup(join(backups, file)).passports).toBe(1_000);
    expect(passportsIn(data)).toBe(1_001);
    const large = write('large.json', `[${' '.repeat(1024 * 1024)}]`);
    expect(desk(['import', '--data', data, large]).stderr).toContain('a backup was made first');
    expect(readdirSync(backups)).toHaveLength(2);
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

  it('reads the sheet of a workbook that is named, with the same mapping as a table, and leaves nothing behind', async () => {
    const data = join(folder, 'workbook');
    const map = write(
      'map-of-book.json',
      JSON.stringify({ ...MAPPING, fields: { ...MAPPING.fields, massKg: { column: 'kg' } }, decimal: ',' }),
    );
    const head = textRows([['EAN', 'SN', 'Artikel', 'kg']]);
    const cells = (line: number, serial: string, kg: string) =>
      `<row r="${line}"><c><v>9520123456788</v></c><c t="str"><v>${serial}</v></c><c t="str"><v>Leuchte</v></c>${kg}</row>`;
    const rowsOfSheet = `${head}${cells(2, 'W1', '<c><v>1.5</v></c>')}${cells(3, 'W2', '<c t="str"><v>2,5</v></c>')}${cells(4, 'W3', '<c t="e"><v>#REF!</v></c>')}${cells(5, 'W4', '<c/><c><v>7</v></c>')}${cells(6, 'W1', '<c/>')}${cells(7, 'W5', '<c/>')}<!-- behind --><mergeCells><mergeCell ref="C6:C7"/></mergeCells>`;
    const book = async (name: string, sheets: Record<string, string>, hidden: string[] = []) => {
      writeFileSync(join(folder, name), Buffer.from(await workbook({ sheets, hidden }).arrayBuffer()));
      return join(folder, name);
    };
    const one = await book('one.xlsx', { Goods: rowsOfSheet, Notes: textRows([['x']]) }, ['Notes']);
    const several = await book('several.xlsx', { Goods: rowsOfSheet, Notes: textRows([['x']]) });
    const temporary = join(folder, 'temporary');
    mkdirSync(temporary);
    const run = (...args: string[]) =>
      desk(['import', '--map', map, '--data', data, ...args], { env: { TMPDIR: temporary, TEMP: temporary, TMP: temporary } });
    const first = run(one);
    expect(first.stdout.split('\n').map((line) => line.slice(one.length + 1, one.length + 44))).toEqual(
      [
        'line 4: REFUSED cell-error the cell D4 hold',
        'line 5: REFUSED columns the cell E5 has a v',
        'line 6: column EAN REFUSED duplicate ',
        'line 7: REFUSED merged the cells C6:C7 are ',
        '',
      ].map((line) => expect.stringContaining(line.trim())),
    );
    expect([first.code, first.stderr]).toEqual([1, expect.stringContaining('6 rows, 4 columns, sheet Goods')]);
    expect(first.stderr).toContain('2 stored, 0 unchanged, 4 refused');
    expect(run(several)).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('one of Goods, Notes with --sheet'),
    });
    expect(run('--sheet', 'Nothing', several)).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('called Nothing'),
    });
    expect(run('--sheet', 'Goods', several).stderr).toContain('0 stored, 2 unchanged, 4 refused');
    expect(run('--sheet', 'Goods', map)).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('not a workbook'),
    });
    const half = readFileSync(one).subarray(0, 900);
    writeFileSync(join(folder, 'half.xlsx'), half);
    expect(run(join(folder, 'half.xlsx'))).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('REFUSED not-a-table the archive is cut off'),
    });
    const store = openStore(data, { readonly: true });
    const masses = ['W1', 'W2'].map((serial) => JSON.parse(passportByCode(store, `DPP-09520123456788-${serial}`)?.document ?? '{}').massKg);
    store.close();
    expect(masses).toEqual([1.5, 2.5]);
    expect(readdirSync(temporary)).toEqual([]);
    expect(sheetsIn(data)).toEqual([]);
  });

  it.each([
    ['SIGTERM', 'while it is unpacked', 0],
    ['SIGKILL', 'while it is imported', 1],
  ] as const)('ended by %s %s, leaves no rows of a workbook behind the next import', async (signal, _, left) => {
    const data = join(folder, signal);
    const all = 3000;
    const map = write('map-of-killed.json', JSON.stringify(MAPPING));
    const table = join(folder, 'many.xlsx');
    const sheet = textRows(
      rows(all)
        .split('\n')
        .map((row) => row.split(';')),
    );
    writeFileSync(table, Buffer.from(await workbook({ sheets: { Goods: sheet } }).arrayBuffer()));
    expect(desk(['import', '--map', map, '--data', data, write('one.csv', rows(1))]).code).toBe(0);
    const running = spawn(process.execPath, [CLI, 'import', '--map', map, '--data', data, table], { stdio: 'ignore' });
    const ended = new Promise((resolve) => running.on('exit', (_code, by) => resolve(by)));
    const isThere = () => (signal === 'SIGKILL' ? passportsIn(data) >= 200 : sheetsIn(data).length > 0);
    while (!isThere() && running.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5));
    running.kill(signal);
    expect(await ended).toBe(signal);
    expect(sheetsIn(data)).toHaveLength(left);
    expect(desk(['import', '--map', map, '--data', data, table]).stderr).toContain('0 refused');
    expect([passportsIn(data), sheetsIn(data)]).toEqual([all, []]);
  });

  it('continues after a kill, and every row is there once', async () => {
    const data = join(folder, 'killed');
    const all = 3000;
    const map = write('killed.json', JSON.stringify(MAPPING));
    const table = write('many.csv', rows(all));
    expect(desk(['import', '--map', map, '--data', data, write('one.csv', rows(1))]).code).toBe(0);
    const running = spawn(process.execPath, [CLI, 'import', '--map', map, '--data', data, table], { stdio: 'ignore' });
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

describe('the process that reads a workbook', () => {
  it('reads this one file, writes none, starts no program and has no environment', () => {
    const data = join(folder, 'rights');
    openStore(data).close();
    const [book, other] = [write('rights.xlsx', 'x'), write('rights-of-another.xlsx', 'x')];
    const { execArgv, env } = rightsFor(book);
    const run = (script: string) =>
      spawnSync(process.execPath, [...execArgv, '--input-type=module', '-e', script], { encoding: 'utf8', env });
    for (const script of [
      `import fs from 'node:fs'; fs.readFileSync(${JSON.stringify(storeFile(data))})`,
      `import fs from 'node:fs'; fs.readFileSync(${JSON.stringify(other)})`,
      `import fs from 'node:fs'; fs.writeFileSync(${JSON.stringify(book)}, 'y')`,
      `import { spawnSync } from 'node:child_process'; const { error } = spawnSync('node'); if (error) throw error;`,
    ]) {
      const { status, stderr } = run(script);
      expect([status, stderr.includes('ERR_ACCESS_DENIED')]).toEqual([1, true]);
    }
    expect(run(`import fs from 'node:fs'; console.log(fs.readFileSync(${JSON.stringify(book)}, 'utf8'))`).stdout).toBe('x\n');
    const names = run('console.log(JSON.stringify(Object.keys(process.env)))').stdout;
    expect(JSON.parse(names)).toEqual(Object.keys(env));
  });
});

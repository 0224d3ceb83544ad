// A table over the workbench API, as the screen brings it: in parts, surveyed, previewed, imported and imported again, a large one with a backup.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBackup } from '../../../server/features/backups/index.ts';
import { readBackupLog } from '../../../server/store/audit-log/backup-log.ts';
import { countPassports } from '../../../server/store/passports/passports.ts';
import { writeSetting } from '../../../server/store/settings.ts';
import { overChannel } from '../../fixtures/client.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

const { context, ask } = reachedWorkbench(overChannel, {});
const json = (method: string, body: unknown) => ({ method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const bring = async (name: string, content: Buffer, step = 1000) => {
  const begun = await ask('/workbench/tables', json('POST', { name, size: content.length, modified: 1 }));
  expect(begun.status).toBe(200);
  for (let at = 0; at < content.length; at += step) {
    const part = { method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, body: content.subarray(at, at + step) };
    expect((await ask(`/workbench/tables?at=${at}`, part)).status).toBe(200);
  }
};
const settled = async () => {
  for (;;) {
    const { table } = (await ask('/workbench/tables', { method: 'GET' })).json;
    if (!['surveying', 'previewing', 'backing-up', 'importing'].includes(table?.stage)) return table;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

const fields = {
  gtin: { column: 'EAN' },
  serial: { column: 'SN' },
  productName: { column: 'Größe' },
  countryOfOrigin: { constant: 'DE' },
  category: { constant: 'other' },
  defaultLanguage: { constant: 'de' },
  'manufacturer.name': { constant: 'Muster AG' },
};
const table = Buffer.from(
  `EAN;SN;Größe\n${Array.from({ length: 300 }, (_, at) => `9520123456788;S${at};Leuchte`).join('\n')}\n123;X;Lampe`,
  'latin1',
);

test('a table is surveyed, previewed without a change, imported, and unchanged when it comes again', async () => {
  await bring('goods.csv', table);
  const ready = await settled();
  expect(ready).toMatchObject({
    stage: 'ready',
    survey: { encoding: 'windows-1252', separator: ';', rows: 301, columns: ['EAN', 'SN', 'Größe'] },
    suggested: { fields: { gtin: { column: 'EAN' } } },
  });
  expect((await ask('/workbench/tables/preview', json('POST', { fields }))).status).toBe(202);
  const report = { rows: 301, stored: 300, unchanged: 0, refused: 1, refusals: [{ line: 302 }] };
  expect(await settled()).toMatchObject({ stage: 'ready', report, reported: { fields } });
  expect(countPassports(context.store)).toBe(0);
  await ask('/workbench/tables/import', json('POST', { fields }));
  expect(await settled()).toMatchObject({ stage: 'imported', report: { stored: 300, refused: 1 } });
  expect(countPassports(context.store)).toBe(300);
  await ask('/workbench/tables/import', json('POST', { fields }));
  expect(await settled()).toMatchObject({ stage: 'imported', report: { stored: 0, unchanged: 300, refused: 1 } });
});

test('a mapping that does not fit is refused with its mistakes, and a file that is no table by name', async () => {
  const wrong = await ask('/workbench/tables/import', json('POST', { fields: { gtin: { column: 'Nothing' } } }));
  expect([wrong.status, wrong.json.errors]).toMatchObject([400, [{ pointer: '/fields/gtin' }]]);
  expect((await ask('/workbench/tables/import', json('POST', { fields: { gtin: { other: 1 } } }))).status).toBe(400);
  await bring('book.xlsx', Buffer.from('PK\x03\x04....'));
  expect(await settled()).toMatchObject({ stage: 'refused', fault: { code: 'not-a-table', detail: expect.stringContaining('CSV') } });
  expect((await ask('/workbench/tables/preview', json('POST', { fields }))).status).toBe(409);
  expect((await ask('/workbench/tables', { method: 'DELETE' })).json).toEqual({ table: null });
  expect(
    (await ask('/workbench/tables?at=0', { method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, body: 'x' })).status,
  ).toBe(404);
});

test('mappings are saved under a name, and the template is a table', async () => {
  expect((await ask('/workbench/tables/mappings?name=Lamps', json('PUT', { fields, decimal: ',' }))).json.items).toMatchObject([
    { name: 'Lamps', mapping: { fields } },
  ]);
  expect((await ask('/workbench/tables/mappings?name=Lamps', json('PUT', { fields: { nonsense: { column: 'A' } } }))).status).toBe(400);
  expect((await ask('/workbench/tables/mappings', { method: 'GET' })).json.items).toHaveLength(1);
  expect((await ask('/workbench/tables/mappings?name=Lamps', { method: 'DELETE' })).json.items).toEqual([]);
  const template = await ask('/workbench/tables/template?category=steel', { method: 'GET' });
  expect([template.status, template.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const long = await ask('/workbench/tables/template?category=steel&full=true', { method: 'GET' });
  expect(long.text.split(',').length).toBeGreaterThan(template.text.split(',').length);
});

test('a large import begins with a backup, does not begin without one, and leaves it out only on request', async () => {
  const { store } = context;
  const before = countPassports(store);
  const rows = (count: number, mark: string) =>
    Buffer.from(`EAN;SN;Größe\n${Array.from({ length: count }, (_, at) => `9520123456788;${mark}${at};Leuchte`).join('\n')}`);
  const run = async (query = '') => {
    expect((await ask(`/workbench/tables/import${query}`, json('POST', { fields }))).status).toBe(202);
    return settled();
  };
  await bring('small.csv', rows(999, 'A'), 100_000);
  expect((await settled()).backsUp).toBeUndefined();
  expect((await run()).backup).toBeUndefined();
  await bring('large.csv', rows(1_000, 'B'), 100_000);
  expect(await settled()).toMatchObject({ stage: 'ready', backsUp: true });
  const planned = join(store.folder, 'planned');
  writeSetting(store, 'timedBackups', { folder: planned, every: 86_400_000, keep: '7d', since: context.now().toISOString() });
  expect(await run()).toMatchObject({ stage: 'ready', backupFault: { code: 'not-found', detail: expect.stringContaining(planned) } });
  expect([countPassports(store), readBackupLog(store, 20)]).toEqual([before + 999, []]);
  mkdirSync(planned);
  const imported = await run();
  expect(imported).toMatchObject({ stage: 'imported', report: { stored: 1_000 } });
  expect(imported.backupFault).toBeUndefined();
  // The backup holds what was here before, and nothing of the table.
  expect(checkBackup(imported.backup).passports).toBe(before + 999);
  expect(readBackupLog(store, 20)).toMatchObject([{ action: 'backup', who: 'import', file: imported.backup }]);
  expect(await run('?backup=none')).toMatchObject({ stage: 'imported', report: { unchanged: 1_000 } });
  expect(readBackupLog(store, 20)).toHaveLength(1);
});

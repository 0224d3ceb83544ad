// A fresh list of notified bodies over HTTP: taken over whole, shown with its date and source in both interfaces, taken away again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPublic } from '../../../server/api/public.ts';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import { type Client, overSocket } from '../../fixtures/client.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';

const fresh = freshApp({ now: () => new Date('2027-03-01T12:00:00Z') });
const faults: unknown[] = [];
const report = (fault: unknown) => void faults.push(fault);
let workbench: Client;
let open: Client;

beforeAll(async () => {
  workbench = await overSocket(createWorkbench(fresh.context, { report }));
  open = await overSocket(createPublic(fresh.reader, { report }));
});
afterAll(async () => {
  await Promise.all([workbench.close(), open.close()]);
  fresh.close();
  expect(faults).toEqual([]);
});

const BODY = {
  notifiedNumber: '9999',
  name: 'Prüfstelle',
  country: 'AT',
  directives: ['2014/68/EU'],
  website: 'https://pruefstelle.example/',
};
const list = (statusDate: string, bodies: readonly unknown[] = [BODY]) => JSON.stringify({ statusDate, source: 'NANDO, export', bodies });
const put = (text: string, more = {}) =>
  workbench.ask('/workbench/bodies/list', { method: 'PUT', body: JSON.stringify({ text, ...more }) });
const search = async (query = '') => (await open.ask(`/api/v1/public/nando/search${query}`)).json;
const shown = async () => (await workbench.ask('/workbench/bodies')).json;
const BUNDLED = { total: 28, statusDate: '2026-11-21', source: expect.stringContaining('ships with') };

test('before any import the bundled list is in force, named as such', async () => {
  expect(await search()).toMatchObject(BUNDLED);
  expect(await shown()).toMatchObject({ ...BUNDLED, origin: 'bundled', bundledDate: '2026-11-21' });
});

test('a newer list takes its place in both interfaces at once', async () => {
  const { status, json } = await put(list('2027-02-01', [BODY, { ...BODY, notifiedNumber: '0001', website: undefined }]));
  expect(status).toBe(200);
  expect(json).toMatchObject({
    total: 2,
    origin: 'imported',
    statusDate: '2027-02-01',
    source: 'NANDO, export',
    importedAt: '2027-03-01T12:00:00.000Z',
    bundledDate: '2026-11-21',
    countries: ['AT'],
  });
  expect(await shown()).toEqual(json);
  expect(await search()).toEqual({
    results: [
      { id: 'nb-0001', name: BODY.name, country: 'AT', notifiedNumber: '0001', directives: BODY.directives },
      { id: 'nb-9999', ...BODY },
    ],
    total: 2,
    statusDate: '2027-02-01',
    source: 'NANDO, export',
    note: expect.stringContaining('imported'),
  });
  expect((await search('?q=pruefstelle&country=AT')).total).toBe(2);
  expect((await search('?q=T%C3%9CV')).total).toBe(0);
});

test('a list with a mistake changes nothing and names each place', async () => {
  const before = await shown();
  const { status, json } = await put(list('2027-02-02', [BODY, { ...BODY, notifiedNumber: '12', country: 'XX' }]));
  expect([status, json.code, json.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
    400,
    'bad-body',
    ['/bodies/1/notifiedNumber', '/bodies/1/country'],
  ]);
  for (const text of ['', 'x', '{}', '[]', '\u0000', `${'['.repeat(100)}`, '"'.repeat(3)])
    expect([text, (await put(text)).status]).toEqual([text, 400]);
  expect((await workbench.ask('/workbench/bodies/list', { method: 'PUT', body: '{"text":1}' })).status).toBe(400);
  expect(await shown()).toEqual(before);
});

test('an older list is imported only when that is said', async () => {
  const { status, json } = await put(list('2027-01-31'));
  expect([status, json.code]).toEqual([409, 'older-list']);
  expect(json.detail).toContain('2027-01-31');
  expect((await shown()).statusDate).toBe('2027-02-01');
  expect((await put(list('2027-02-01'))).status).toBe(200);
  expect((await put(list('2025-01-01'), { older: true })).json).toMatchObject({ statusDate: '2025-01-01', total: 1 });
  expect((await search()).statusDate).toBe('2025-01-01');
});

test('back to the bundled list, once or twice', async () => {
  for (let time = 0; time < 2; time++) {
    const { status, json } = await workbench.ask('/workbench/bodies/list', { method: 'DELETE' });
    expect([status, json.origin, json.total]).toEqual([200, 'bundled', 28]);
  }
  expect(await search()).toMatchObject(BUNDLED);
});

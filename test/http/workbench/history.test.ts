// The history of a passport over the workbench API: versions, what they changed, changes of state, and what each role sees.
import { expect, test } from 'vitest';
import { readerOfRole } from '../../../server/domain/passport/roles.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { visible } from '../../../server/domain/passport/visible.ts';
import { changeStatus, publishStored } from '../../../server/features/issuing/index.ts';
import { importText } from '../../../server/features/passports/index.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { passportOf } from '../../../server/store/passports/record.ts';
import { overChannel } from '../../fixtures/client.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

const { context, ask } = reachedWorkbench(overChannel, {});
const get = (code: string, rest: string) =>
  ask(`/workbench/passports/${code}/${rest}`, { method: 'GET', headers: { 'accept-language': 'en' } });
const CODE = 'DPP-09520123456788-H1';
const bring = (more: object) => {
  const passport = {
    dppCode: CODE,
    category: 'other',
    defaultLanguage: 'en',
    productName: { en: 'Lamp' },
    manufacturer: { name: 'Muster AG' },
    countryOfOrigin: 'DE',
    ...more,
  };
  expect(importText(JSON.stringify(passport), context).refused).toEqual([]);
};
const states = async () => (await get(CODE, 'history')).json.versions.map(({ state }: { state: string }) => state);

test('versions are listed with what others read, and each with what it changed', async () => {
  bring({});
  expect(await states()).toEqual(['draft']);
  publishStored(CODE, context);
  // The draft that was published as it was does not count apart.
  expect(await states()).toEqual(['public']);
  bring({ brand: 'B' });
  expect(await states()).toEqual(['draft', 'public']);
  bring({ brand: 'C' });
  expect(await states()).toEqual(['draft', 'draft', 'public']);
  publishStored(CODE, context);
  expect(await states()).toEqual(['public', 'draft', 'published']);
  const { versions } = (await get(CODE, 'history')).json;
  expect(versions[0].id).toBe('present');
  expect(versions[1].until <= versions[0].from).toBe(true);
  expect(versions.at(-1).until).toBe(versions[1].from);
  const between = async (before: string, after: string) => (await get(CODE, `differences?before=${before}&after=${after}`)).json.items;
  expect(await between(versions[2].id, 'present')).toEqual([{ place: 'brand', label: 'Brand', after: 'C' }]);
  expect(await between(versions[1].id, 'present')).toEqual([{ place: 'brand', label: 'Brand', before: 'B', after: 'C' }]);
});

test('who published is named as typed under Settings; without such a name nobody is', async () => {
  const acts = async () => (await get(CODE, 'history')).json.acts;
  expect(await acts()).toEqual([]);
  context.changeSettings({ officer: 'Dana' });
  publishStored(CODE, context);
  expect(await acts()).toEqual([{ at: expect.any(String), action: 'publish', who: 'Dana' }]);
  context.changeSettings({ officer: '' });
});

test('two versions, or two passports, are compared field by field, with what is the same', async () => {
  const compared = async (rest: string) => (await get(CODE, `comparison?${rest}`)).json;
  const { versions } = (await get(CODE, 'history')).json;
  const own = await compared(`before=${versions[1].id}&after=present`);
  expect(own).toMatchObject({ total: 1, items: [{ place: 'brand', before: 'B', after: 'C' }] });
  expect(own.same.items).toContainEqual({ place: 'countryOfOrigin', label: 'Country of origin', value: 'Germany' });
  expect(own.same.items.map(({ place }: { place: string }) => place)).not.toContain('brand');
  bring({ dppCode: 'DPP-09520123000110-H2', brand: 'C', countryOfOrigin: 'PL' });
  const other = await compared('before=present&after=present&with=DPP-09520123000110-H2');
  expect(other.items).toContainEqual(expect.objectContaining({ place: 'countryOfOrigin' }));
  expect(other.same.items).toContainEqual(expect.objectContaining({ place: 'brand', value: 'C' }));
  expect(other.total + other.same.total).toBe(new Set([...other.items, ...other.same.items].map(({ place }) => place)).size);
  expect((await get(CODE, 'comparison?before=present&after=present&with=DPP-NONE')).status).toBe(404);
  expect((await get(CODE, 'comparison?before=present&after=99')).status).toBe(404);
  expect((await get(CODE, 'comparison?before=present')).status).toBe(400);
});

test('changes of state are listed with who and why; a reinstated passport is read in its latest version only', async () => {
  changeStatus(CODE, { action: 'suspend', who: 'Ana', reason: 'recall' }, context);
  changeStatus(CODE, { action: 'reinstate', who: 'Ben' }, context);
  const { versions, states: changes } = (await get(CODE, 'history')).json;
  expect(changes).toMatchObject([
    { action: 'reinstate', who: 'Ben' },
    { action: 'suspend', who: 'Ana', reason: 'recall' },
  ]);
  expect(versions.filter(({ state }: { state: string }) => state === 'public')).toHaveLength(1);
  expect(versions[0]).toMatchObject({ id: 'present', state: 'public' });
  const [, suspended] = versions;
  expect((await get(CODE, `differences?before=${suspended.id}&after=present`)).json.items).toMatchObject([{ place: 'dppStatus' }]);
});

test('each role sees in the preview what the public interface shows it', async () => {
  const sample = sampleSet().find(({ passport }) => passport.category === 'battery')?.passport;
  const { sample: _, ...own } = { ...sample };
  importText(JSON.stringify(own), context);
  const code = String(sample?.dppCode);
  const { roles, rows, total } = (await get(code, 'readers')).json;
  expect(rows).toHaveLength(total);
  expect(roles).toEqual(['consumer', 'retailer', 'customs', 'msa', 'notified_body']);
  const record = passportByCode(context.store, code);
  if (record === undefined) throw new Error('not stored');
  for (const role of roles) {
    const fields = new Set<string>();
    for (const row of rows) if (row.roles.includes(role)) fields.add(row.place.split(/[.[]/)[0]);
    expect([...fields].toSorted()).toEqual(Object.keys(visible(passportOf(record), readerOfRole(role))).toSorted());
  }
  expect(rows.find(({ place }: { place: string }) => place === 'hsCode')?.roles).toEqual(['customs', 'msa']);
  // A member of a value may have fewer readers than the value.
  expect(rows.find(({ place }: { place: string }) => place === 'materials[1].origin')?.roles).toEqual(['customs', 'msa']);
});

test('of a passport with very many values, the preview shows the first and says how many there are', async () => {
  const materials = Array.from({ length: 100 }, (_, index) => ({
    name: `Part ${index}`,
    percentage: 0.1,
    recycledContent: 1,
    materialKind: 'metal',
    critical: false,
    hazardous: false,
  }));
  bring({ materials });
  const { rows, total } = (await get(CODE, 'readers')).json;
  expect(rows).toHaveLength(500);
  expect(total).toBeGreaterThan(600);
});

test('what is not there is refused', async () => {
  expect((await get('DPP-none', 'history')).status).toBe(404);
  expect((await get('DPP-none', 'readers')).status).toBe(404);
  expect((await get(CODE, 'differences?before=999999&after=present')).status).toBe(404);
  expect((await get(CODE, 'differences?before=x&after=present')).status).toBe(400);
});

test('what the law requires is asked by a chosen day, and no other text is taken for one', async () => {
  bring({ category: 'battery', batteryCategory: 'ev' });
  const on = async (query: string) => (await get(CODE, `completeness${query}`)).json;
  const early = await on('?on=2027-02-17');
  expect(early).toMatchObject({ on: '2027-02-17', basis: 'chosen', isDue: false, passportFrom: '2027-02-18' });
  const due = await on('?on=2027-02-18');
  expect(due).toMatchObject({ on: '2027-02-18', basis: 'chosen', isDue: true });
  const missing = ({ duties }: { duties: { field: string; state: string }[] }) => duties.filter(({ state }) => state === 'missing');
  expect([missing(early), missing(due).some(({ field }) => field === 'capacity')]).toEqual([[], true]);
  expect(await on('?on=2027-02-30')).toMatchObject({ status: 400, code: 'bad-parameter', errors: [{ parameter: 'on' }] });
  expect(await on('')).toMatchObject({ status: 400 });
  expect((await get('DPP-09520123456788-NONE', 'completeness?on=2027-02-18')).json).toMatchObject({ status: 404, code: 'not-found' });
});

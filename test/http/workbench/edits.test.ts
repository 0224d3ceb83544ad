// Edits of passports over the workbench API: begun, kept as typed, checked like an import, saved, and never overwritten unseen.
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { publishStored } from '../../../server/features/issuing/index.ts';
import { importText } from '../../../server/features/passports/index.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { passportOf } from '../../../server/store/passports/record.ts';
import { overChannel } from '../../fixtures/client.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

const { context, ask } = reachedWorkbench(overChannel, {});
const post = (target: string, body: unknown, method = 'POST') =>
  ask(`/workbench/edits${target}`, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const put = (target: string, body: unknown) => post(target, body, 'PUT');
const get = async (target: string) => (await ask(`/workbench/edits${target}`, { method: 'GET' })).json;
const stored = (code: string) => {
  const record = passportByCode(context.store, code);
  return record && passportOf(record);
};

const LAMP = {
  category: 'other',
  defaultLanguage: 'en',
  productName: { en: 'Lamp' },
  manufacturer: { name: 'Muster AG' },
  countryOfOrigin: 'DE',
  gtin: '09520123456788',
};
const lamp = (serial: string) => ({ ...LAMP, dppCode: `DPP-${LAMP.gtin}-${serial}`, serial });
const imported = (serial: string): string => {
  const passport = lamp(serial);
  expect(importText(JSON.stringify(passport), context).refused).toEqual([]);
  return passport.dppCode;
};

test('a new passport is kept with its mistakes and saved once it has none', async () => {
  const begun = (await post('', { category: 'other', language: 'de' })).json;
  expect(begun).toMatchObject({ revision: 1, document: { category: 'other', defaultLanguage: 'de' }, code: `DPP-${begun.id}` });
  expect(begun.mistakes).toContainEqual(expect.objectContaining({ pointer: '/productName', code: 'required' }));
  const half = { ...LAMP, gtin: '09520123456789', serial: 'A1', massKg: '12,' };
  const kept = (await put(`/${begun.id}`, { revision: 1, document: half })).json;
  expect(kept).toMatchObject({ revision: 2, code: 'DPP-09520123456789-A1' });
  expect(kept.mistakes.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`)).toEqual([
    '/gtin check-digit',
    '/massKg type',
  ]);
  expect(await get(`/${begun.id}`)).toMatchObject({ document: half, revision: 2 });
  expect(await get('')).toMatchObject({ items: [{ id: begun.id, productName: 'Lamp' }] });
  const refused = await post(`/${begun.id}/save`, { revision: 2 });
  expect(refused).toMatchObject({ status: 400, json: { code: 'bad-body', errors: [{ pointer: '/gtin' }, { pointer: '/massKg' }] } });
  await put(`/${begun.id}`, { revision: 2, document: { ...LAMP, serial: 'A1', massKg: 12 } });
  expect((await post(`/${begun.id}/save`, { revision: 3 })).json).toEqual({ dppCode: 'DPP-09520123456788-A1', isPublished: false });
  expect(stored('DPP-09520123456788-A1')).toMatchObject({ massKg: 12, granularity: 'item' });
  expect((await ask(`/workbench/edits/${begun.id}`, { method: 'GET' })).status).toBe(404);
});

test('without GTIN and serial number, the code is of the edit; a code that is taken is never replaced', async () => {
  const begun = (await post('', { category: 'other', language: 'en' })).json;
  const { gtin: _, ...unnumbered } = LAMP;
  await put(`/${begun.id}`, { revision: 1, document: unnumbered });
  expect((await post(`/${begun.id}/save`, { revision: 2 })).json).toEqual({ dppCode: `DPP-${begun.id}`, isPublished: false });
  const code = imported('TAKEN');
  const other = (await post('', { category: 'other', language: 'en' })).json;
  await put(`/${other.id}`, { revision: 1, document: { ...LAMP, serial: 'TAKEN', productName: { en: 'Another' } } });
  const refused = await post(`/${other.id}/save`, { revision: 2 });
  expect(refused).toMatchObject({ status: 409, json: { errors: [{ pointer: '/serial', code: 'code-in-use' }] } });
  expect(stored(code)).toMatchObject({ productName: { en: 'Lamp' } });
});

test('a product that has a passport under another code gets no second one, and the reason is named', async () => {
  const code = 'DPP-0f0e0d0c-0b0a-4908-8706-050403020100';
  expect(importText(JSON.stringify({ ...LAMP, dppCode: code, serial: 'ELSE' }), context).refused).toEqual([]);
  const begun = (await post('', { category: 'other', language: 'en' })).json;
  await put(`/${begun.id}`, { revision: 1, document: { ...LAMP, serial: 'ELSE' } });
  const refused = await post(`/${begun.id}/save`, { revision: 2 });
  expect(refused).toMatchObject({ status: 409, json: { errors: [{ pointer: '/serial', code: 'code-in-use' }] } });
});

test('a change whose answer was lost is sent again without a conflict', async () => {
  const begun = (await post('', { category: 'other', language: 'en' })).json;
  const change = { revision: 1, document: { ...LAMP, brand: 'Once' } };
  const first = (await put(`/${begun.id}`, change)).json;
  expect((await put(`/${begun.id}`, change)).json).toEqual(first);
  expect(await get(`/${begun.id}`)).toMatchObject({ document: { brand: 'Once' }, revision: 2 });
  expect((await put(`/${begun.id}`, { revision: 1, document: { ...LAMP, brand: 'Twice' } })).status).toBe(409);
  await put(`/${begun.id}`, { ...change, revision: 2 });
  // The edit has the same entries, but went on from there.
  expect((await put(`/${begun.id}`, change)).status).toBe(409);
});

test('two windows: the second gets a conflict with what differs, and nothing is lost', async () => {
  const code = imported('W1');
  const begun = (await post('', { passport: code })).json;
  expect((await post('', { passport: code })).json).toEqual(begun);
  await put(`/${begun.id}`, { revision: 1, document: { ...begun.document, brand: 'First' } });
  const mine = { ...begun.document, brand: 'Second', massKg: 2 };
  expect(await put(`/${begun.id}`, { revision: 1, document: mine })).toMatchObject({
    status: 409,
    json: { errors: [{ code: 'edit-changed' }] },
  });
  expect(await get(`/${begun.id}`)).toMatchObject({ document: { brand: 'First' }, revision: 2 });
  expect((await post(`/${begun.id}/differences`, { document: mine })).json).toEqual({
    total: 2,
    items: [
      { place: 'brand', label: 'Brand', before: 'First', after: 'Second' },
      { place: 'massKg', label: 'Mass', after: '2 kg' },
    ],
  });
  for (const refused of [
    await post(`/${begun.id}/save`, { revision: 1 }),
    await ask(`/workbench/edits/${begun.id}?revision=1`, { method: 'DELETE' }),
  ])
    expect(refused).toMatchObject({ status: 409, json: { errors: [{ code: 'edit-changed' }] } });
});

test('a passport that changed meanwhile is replaced only on request, and its version is kept', async () => {
  const code = imported('M1');
  const begun = (await post('', { passport: code })).json;
  await put(`/${begun.id}`, { revision: 1, document: { ...begun.document, brand: 'Edited' } });
  importText(JSON.stringify({ ...lamp('M1'), brand: 'Imported' }), context);
  expect(await post(`/${begun.id}/save`, { revision: 2 })).toMatchObject({
    status: 409,
    json: { errors: [{ code: 'passport-changed' }] },
  });
  expect(stored(code)).toMatchObject({ brand: 'Imported' });
  const { outdated } = await get(`/${begun.id}`);
  expect(outdated.differences.items).toEqual([{ place: 'brand', label: 'Brand', before: 'Imported', after: 'Edited' }]);
  expect((await post(`/${begun.id}/save`, { revision: 2, over: outdated.present })).status).toBe(200);
  expect(stored(code)).toMatchObject({ brand: 'Edited' });
  const versions = context.store.db
    .prepare('SELECT version_text(v.document, p.document) FROM passport_versions v JOIN passports p USING (dpp_code) WHERE dpp_code = ?')
    .pluck()
    .all(code) as string[];
  expect(versions.some((text) => text.includes('Imported'))).toBe(true);
});

test('publishing during an edit is no conflict, and what publishing filled in stays', async () => {
  const code = imported('P1');
  const begun = (await post('', { passport: code })).json;
  publishStored(code, context);
  const published = stored(code);
  expect(begun.document.validFrom).toBeUndefined();
  await put(`/${begun.id}`, { revision: 1, document: { ...begun.document, brand: 'Next', validFrom: '2001-01-01T00:00:00Z' } });
  expect((await post(`/${begun.id}/save`, { revision: 2 })).json).toEqual({ dppCode: code, isPublished: true });
  const { validFrom, uniqueProductIdentifier } = published ?? {};
  expect(stored(code)).toMatchObject({ brand: 'Next', validFrom, uniqueProductIdentifier, dppStatus: 'active' });
  expect(passportByCode(context.store, code)?.publishedDocument).toBe(JSON.stringify(published));
});

test('a copy names another item, and an edit cannot change the code of its passport', async () => {
  const code = imported('C1');
  const copy = (await post('', { copyOf: code })).json;
  expect(copy.dppCode).toBeUndefined();
  expect(copy.document).toEqual(LAMP);
  const begun = (await post('', { passport: code })).json;
  const changed = await put(`/${begun.id}`, {
    revision: 1,
    document: { ...begun.document, dppCode: 'DPP-09520123456788-C2', serial: 'C2' },
  });
  expect(changed.json).toMatchObject({ code, mistakes: [{ pointer: '/serial', code: 'mismatch' }] });
  expect((await ask(`/workbench/edits/${begun.id}?revision=2`, { method: 'DELETE' })).status).toBe(204);
  expect(stored(code)).toMatchObject({ serial: 'C1' });
});

test('what is not a passport to edit is refused', async () => {
  expect((await post('', { passport: 'DPP-none' })).status).toBe(404);
  expect((await post('', { copyOf: 'DPP-none' })).status).toBe(404);
  expect((await post('', { category: 'toys', language: 'en' })).status).toBe(400);
  expect((await put('/none', { revision: 1, document: {} })).status).toBe(404);
  const begun = (await post('', { category: 'other', language: 'en' })).json;
  expect((await put(`/${begun.id}`, { revision: 1, document: [] })).status).toBe(400);
  const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);
  expect(await put(`/${begun.id}`, { revision: 1, document: deep })).toMatchObject({ status: 400 });
  expect(await put(`/${begun.id}`, { revision: 1, document: { productName: 7, materials: [7], manufacturer: 'x' } })).toMatchObject({
    status: 200,
  });
});

test('the form has the fields of the product group, the core ones first', async () => {
  const form = await get('/form?category=steel');
  const names = form.groups.flatMap(({ fields }: { fields: { name: string }[] }) => fields.map(({ name }) => name));
  expect(form.groups[0].id).toBe('core');
  expect(form.groups[0].fields[0]).toMatchObject({ name: 'productName', obligation: 'needed' });
  expect(names.slice(0, 2)).toEqual(['productName', 'description']);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('heatNumber');
  expect(names).not.toContain('batteryCategory');
  expect(names).not.toContain('validFrom');
});

test('the shapes of the group are applied to the edit as it is kept, once nothing prevents saving', async () => {
  const begun = (await post('', { category: 'textile', language: 'en' })).json;
  expect(await get(`/${begun.id}/shapes`)).toEqual({ outcome: 'not-checked', why: 'mistakes' });
  await put(`/${begun.id}`, { revision: 1, document: { ...LAMP, category: 'textile', serial: 'T1' } });
  const found = await get(`/${begun.id}/shapes`);
  expect(found).toMatchObject({ outcome: 'results' });
  expect(found.items.map(({ field }: { field?: { name: string } }) => field?.name)).toContain('fibreComposition');
  expect(await get('/unknown/shapes')).toMatchObject({ code: 'not-found' });
});

test('the shapes of the group are applied to a passport: as published, or as it would be', async () => {
  const shapes = async (code: string, language = 'en') =>
    (await ask(`/workbench/passports/${code}/shapes`, { method: 'GET', headers: { 'accept-language': language } })).json;
  const code = imported('S1');
  expect(await shapes(code)).toEqual({ outcome: 'not-checked', why: 'no-shapes' });
  const [{ passport: battery } = { passport: undefined }] = sampleSet();
  expect(importText(JSON.stringify(battery), context).refused).toEqual([]);
  const dppCode = String(battery?.dppCode);
  expect(await shapes(dppCode)).toEqual({ outcome: 'conforms' });
  publishStored(dppCode, context);
  expect(await shapes(dppCode)).toEqual({ outcome: 'conforms' });
  const { manufacturingDate: _, ...lacking }: JsonObject = { ...battery, dppCode: 'DPP-09520123456788-LACKS', serial: 'LACKS' };
  expect(importText(JSON.stringify(lacking), context).refused).toEqual([]);
  expect(await shapes('DPP-09520123456788-LACKS', 'de')).toMatchObject({
    outcome: 'results',
    items: [{ severity: 'Violation', field: { name: 'manufacturingDate' }, message: expect.stringContaining('Pflichtangabe') }],
  });
  expect(await shapes('unknown')).toMatchObject({ code: 'not-found' });
});

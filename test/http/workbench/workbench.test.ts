// The workbench API over real sockets and over the port: the log, passports and settings.
import { describe, expect, test } from 'vitest';
import { CREDENTIAL_TYPES } from '../../../server/domain/formats/credential-types.ts';
import { credentialsByCode } from '../../../server/store/passports/credentials.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { askedWorkbench } from '../../fixtures/asked-workbench.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';

const HELD = { decision: 'held', officer: 'M. Okafor', place: 'Rotterdam' };

describe.each(TRANSPORTS)('the workbench over %s', (_, connect) => {
  const { context, get, inspectText, refused, send } = askedWorkbench(connect);

  test('state: what runs here, never kept by a cache, never open to other sites', async () => {
    const { status, headers, json } = await get('/state');
    expect([status, headers['cache-control'], headers['access-control-allow-origin']]).toEqual([200, 'no-store', undefined]);
    expect(json).toMatchObject({
      mode: 'browser',
      dataFolder: context.store.folder,
      sampleLoaded: true,
      serviceDid: 'did:web:localhost%3A8080',
    });
  });

  describe('the log', () => {
    test('is listed newest first, in pages, by headline and by text', async () => {
      await inspectText(`http://localhost:8080/api/v1/public/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`);
      const one = await inspectText('first of two');
      const two = await inspectText('second of two');
      const { json } = await get('/inspections?limit=2');
      expect(json.items.map(({ id }: { id: number }) => id)).toEqual([two.id, one.id]);
      expect((await get('/inspections?limit=1&offset=1')).json.items[0].id).toBe(one.id);
      const valid = (await get('/inspections?headline=valid')).json;
      expect(valid.total).toBeGreaterThan(0);
      expect(valid.items.every(({ headline }: { headline: string }) => headline === 'valid')).toBe(true);
      expect((await get(`/inspections?query=${SAMPLE.serial.toLowerCase()}`)).json.total).toBeGreaterThan(0);
      expect((await get('/inspections?query=%25')).json.total).toBe(0);
    });

    test('takes decisions, and keeps every one', async () => {
      const { id } = await inspectText('to be decided');
      const decision = { decision: 'held', officer: 'Å. Berg', place: 'Kiel', reference: '24DE1', note: '=cmd' };
      expect((await send('POST', `/inspections/${id}/decisions`, decision)).status).toBe(201);
      const { json } = await send('POST', `/inspections/${id}/decisions`, { ...decision, decision: 'released' });
      expect(json.decisions.map((one: { decision: string }) => one.decision)).toEqual(['held', 'released']);
      expect((await get('/inspections?decision=released')).json.items[0].id).toBe(id);
      await refused(send('POST', `/inspections/${id}/decisions`, { ...decision, decision: 'eaten' }), 400, 'bad-body', '/decision');
      await refused(send('POST', '/inspections/999999/decisions', decision), 404, 'not-found');
    });

    test('takes a decision whose answer was lost once, however often it is sent', async () => {
      const { id } = await inspectText('decided, and nobody heard of it');
      const decision = { ...HELD, reference: '', note: '', requestId: crypto.randomUUID() };
      const decide = (change = {}) => send('POST', `/inspections/${id}/decisions`, { ...decision, ...change });
      const first = await decide();
      expect(first.status).toBe(201);
      expect(await decide()).toMatchObject({ status: 201, json: first.json });
      expect((await get(`/inspections/${id}`)).json.decisions).toEqual(first.json.decisions);
      expect(first.json.decisions).toEqual([{ ...HELD, reference: '', note: '', at: expect.any(String) }]);
      await refused(decide({ decision: 'released', note: 'checked' }), 409, 'conflict');
      await refused(decide({ requestId: 'short' }), 400, 'bad-body', '/requestId');
      await refused(decide({ requestId: crypto.randomUUID(), inspectionHash: '0'.repeat(64) }), 409, 'conflict');
    });

    test('is exported whole: CSV that runs no formula, and JSON', async () => {
      const csv = await get('/inspections/export?format=csv');
      expect(csv.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': expect.stringMatching(/^attachment; filename="inspections-\d{4}-\d\d-\d\d\.csv"$/),
      });
      expect(csv.text).toContain("'=cmd");
      const json = await get('/inspections/export?format=json&decision=released');
      expect(json.json).toHaveLength(1);
      const total = (await get('/inspections')).json.total;
      expect((await get('/inspections/export?format=json')).json).toHaveLength(total);
    });

    test.each([
      ['?limit=x', '?limit'],
      ['?limit=-1', '?limit'],
      ['?limit=1&limit=2', '?limit'],
      ['?offset=1e3', '?offset'],
      ['?headline=good', '?headline'],
      ['?unknown=1', '?unknown'],
      [`?query=${'a'.repeat(2049)}`, '?query'],
    ])('refuses %s', async (query, parameter) => {
      await refused(get(`/inspections${query}`), 400, 'bad-parameter', parameter);
    });

    test('refuses numbers that are none, and formats that are none', async () => {
      await refused(get('/inspections/0'), 400, 'bad-parameter');
      await refused(get('/inspections/1e3'), 400, 'bad-parameter');
      await refused(get('/inspections/999999'), 404, 'not-found');
      await refused(get('/inspections/export'), 400, 'bad-parameter', '?format');
      await refused(get('/inspections/export?format=xls'), 400, 'bad-parameter', '?format');
    });
  });

  describe('passports', () => {
    test('are listed and searched', async () => {
      const { json } = await get('/passports?category=battery&limit=1');
      expect(json.items).toHaveLength(1);
      expect(json.total).toBeGreaterThanOrEqual(2);
      expect((await get(`/passports?query=${SAMPLE.serial}`)).json.items[0].dppCode).toBe(SAMPLE.dppCode);
    });

    test('are listed by their names in the language asked for, in that of the settings where none is', async () => {
      const names = async (headers = {}) =>
        (await get(`/passports?query=${SAMPLE.serial}`, headers)).json.items.map(({ productName }: { productName: string }) => productName);
      expect(await names({ 'accept-language': 'de' })).toEqual(['E-Bike-Akku VeloPack 520']);
      expect(await names({ 'accept-language': 'fr-CH, de;q=0.5' })).toEqual(['Batterie de vélo électrique VeloPack 520']);
      expect(await names()).toEqual(['VeloPack 520 e-bike battery']);
    });

    test('open with everything about them, in the language asked for', async () => {
      const { status, json } = await get(`/passports/${SAMPLE.dppCode}`, { 'accept-language': 'de' });
      expect(status).toBe(200);
      expect(json).toMatchObject({ dppCode: SAMPLE.dppCode, published: true, links: { vc: expect.stringContaining('/vc') } });
      expect(json.credentials.map(({ type }: { type: string }) => type)).toEqual(expect.arrayContaining([...CREDENTIAL_TYPES]));
      expect(json.events.length).toBeGreaterThanOrEqual(3);
      const english = (await get(`/passports/${SAMPLE.dppCode}`, { 'accept-language': 'en' })).json;
      expect(english.groups[0].label).not.toBe(json.groups[0].label);
    });

    test('have a QR picture', async () => {
      const { headers, bytes } = await get(`/passports/${SAMPLE.dppCode}/qr.png?size=120`);
      expect([headers['content-type'], bytes.readUInt32BE(16)]).toEqual(['image/png', 120]);
      await refused(get(`/passports/${SAMPLE.dppCode}/qr.png?size=1`), 400, 'bad-parameter', '?size');
    });

    test('are imported one by one: the right ones stored, the mistakes named; then published', async () => {
      const document = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}');
      const {
        digitalProductPassportId: _id,
        uniqueProductIdentifier: _upi,
        batteryPassportIdentifier: _bpi,
        sample: _sample,
        ...rest
      } = document;
      const serial = 'NEW/1%';
      const dppCode = `DPP-${SAMPLE.gtin}-${serial}`;
      const { status, json } = await send('POST', '/passports', [
        { ...rest, dppCode, serial },
        { ...rest, dppCode: 'DPP-09520123456789-1' },
        5,
      ]);
      expect(status).toBe(200);
      expect(json.imported).toEqual([{ index: 0, what: 'passport', demonstration: true, dppCode }]);
      expect(json.refused.map(({ index }: { index: number }) => index)).toEqual([1, 2]);
      expect(json.refused[0].errors.length).toBeGreaterThan(0);

      const path = `/passports/${encodeURIComponent(dppCode)}`;
      expect((await get(path)).json).toMatchObject({ published: false, credentials: [] });
      const published = await send('POST', `${path}/publish`);
      expect([published.status, published.json.published, published.json.credentials[0].type]).toEqual([
        200,
        true,
        'DigitalProductPassport',
      ]);
      const inspection = await inspectText(dppCode);
      expect([inspection.headline, inspection.sample]).toEqual(['valid', false]);
    });

    test('copies of credentials come in as JSON and as a token in a JSON string', async () => {
      const [vc, jwt] = ['vc', 'vc-jwt'].map(
        (format) => credentialsByCode(context.store, SAMPLE.dppCode).find((one) => one.format === format)?.body ?? '',
      );
      expect((await send('POST', '/passports', vc)).json.imported).toEqual([expect.objectContaining({ what: 'credential' })]);
      expect((await send('POST', '/passports', JSON.stringify(jwt))).json.imported).toEqual([
        expect.objectContaining({ what: 'credential' }),
      ]);
      const altered = (vc ?? '').replace(/"name":"(?=[A-Z])/, '"name":"x');
      expect((await send('POST', '/passports', altered)).json.refused[0].code).toBe('DPP-SIG-02');
    });

    test('are suspended and reinstated, with a name and a reason', async () => {
      const path = `/passports/${SAMPLE.dppCode}`;
      const change = (action: string, more = {}) =>
        send('POST', `${path}/status`, { action, who: 'A. Officer', reason: 'recall', ...more });
      expect((await change('suspend')).json).toMatchObject({
        dppStatus: 'inactive',
        standing: { state: 'suspended', who: 'A. Officer', reason: 'recall' },
      });
      await refused(change('suspend'), 409, 'conflict');
      await refused(change('forget'), 400, 'bad-body', '/action');
      await refused(change('revoke', { who: ' ' }), 400, 'bad-body', '/who');
      const { json } = await change('reinstate');
      expect([json.dppStatus, json.standing]).toEqual(['active', undefined]);
      await refused(send('POST', '/passports/none/status', { action: 'revoke', who: 'A. Officer' }), 404, 'not-found');
    });

    test('refuses what is unknown or empty', async () => {
      await refused(get('/passports/DPP-09520123456788-NONE'), 404, 'not-found');
      await refused(send('POST', '/passports/none/publish'), 404, 'not-found');
      await refused(send('POST', '/passports'), 400, 'bad-body');
      await refused(get('/passports?category=food'), 400, 'bad-parameter', '?category');
    });
  });

  describe('settings', () => {
    test('change in parts and stay', async () => {
      const { status, json } = await send('PUT', '/settings', { officer: 'Å. Berg', language: 'de', baseUrl: 'HTTP://LOCALHOST:8080/' });
      expect([status, json]).toEqual([
        200,
        expect.objectContaining({ officer: 'Å. Berg', language: 'de', baseUrl: 'http://localhost:8080' }),
      ]);
      expect((await get('/settings')).json).toEqual(json);
    });

    test.each([
      [{ baseUrl: 'http://10.0.0.1' }, 400, 'bad-parameter', '/baseUrl'],
      [{ baseUrl: 'ftp://a.example' }, 400, 'bad-parameter', '/baseUrl'],
      [{ language: 'xx' }, 400, 'bad-body', '/language'],
      [{ sound: 'yes' }, 400, 'bad-body', '/sound'],
      [{ didDocument: {} }, 400, 'bad-body', '/didDocument'],
      [{ officer: 'a'.repeat(300) }, 400, 'bad-body', '/officer'],
    ])('refuses %j', async (body, status, code, pointer) => {
      const before = (await get('/settings')).json;
      await refused(send('PUT', '/settings', body), status, code, pointer);
      expect((await get('/settings')).json).toEqual(before);
    });
  });

  test('the sample set goes and comes back; the log stays', async () => {
    const { total } = (await get('/inspections')).json;
    expect((await send('DELETE', '/sample')).json.sampleLoaded).toBe(false);
    await refused(get(`/passports/${SAMPLE.dppCode}`), 404, 'not-found');
    expect((await send('PUT', '/sample')).json.sampleLoaded).toBe(true);
    expect((await get(`/passports/${SAMPLE.dppCode}`)).status).toBe(200);
    expect((await get('/inspections')).json.total).toBe(total);
  });

  test('an unknown path and a wrong method', async () => {
    await refused(get('/nothing'), 404, 'not-found');
    const answer = await send('DELETE', '/settings');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, PUT, OPTIONS']);
  });
});

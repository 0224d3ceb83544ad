// What integrators rely on: events, other formats, and what a stakeholder key opens.
import { describe, expect, test } from 'vitest';
import { PUBLIC_TABLE } from '../../../server/api/public.ts';
import type { Role } from '../../../server/contract/index.ts';
import { readPicture } from '../../../server/features/pictures/picture.ts';
import { writeSetting } from '../../../server/store/settings.ts';
import { createKey } from '../../../server/store/stakeholder-keys.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { BASE, CODES, country, DPP, fresh, get, ITEM, keys, passportOf, serveSample, string, utc } from '../../fixtures/served-sample.ts';

serveSample();

describe('the EPCIS document', () => {
  const of = (code: string) => `/api/v1/dpp/${encodeURIComponent(code)}/events/document`;
  const ACTIONS = ['ADD', 'OBSERVE', 'DELETE'];
  /** An item without GS1 key has no EPC of GS1's: its passport's UUID names it. */
  const urns = (list: unknown) => expect(list).toEqual((list as string[]).map(() => expect.stringMatching(/^urn:(?:epc|uuid):/)));

  test.each(CODES)('%s: five members, and of each event the fields that its type has', async (code) => {
    const { json } = await get(of(code));
    expect(json).toMatchObject({ type: 'EPCISDocument', schemaVersion: '2.0', creationDate: utc });
    expect(json['@context']).toContain('https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld');
    expect(json.epcisBody.eventList.length).toBeGreaterThan(0);
    for (const event of json.epcisBody.eventList) {
      expect(event).toMatchObject({ eventTime: utc, bizStep: string, readPoint: { id: expect.stringMatching(/^urn:epc:id:sgln:/) } });
      switch (event.type) {
        case 'ObjectEvent':
          expect(ACTIONS).toContain(event.action);
          urns(event.epcList);
          break;
        case 'AggregationEvent':
          expect(ACTIONS).toContain(event.action);
          urns(event.childEPCs);
          break;
        default:
          expect(event.type).toBe('TransformationEvent');
          urns(event.outputEPCList);
      }
    }
  });

  test('from manufacture to retail: the sample has events of all three types', async () => {
    const { eventList } = (await get(of(SAMPLE.dppCode))).json.epcisBody;
    const types = new Set(eventList.map(({ type }: { type: string }) => type));
    expect([...types].sort()).toEqual(['AggregationEvent', 'ObjectEvent', 'TransformationEvent']);
    const steps = eventList.map(({ bizStep }: { bizStep: string }) => bizStep);
    expect([steps[0], steps.at(-1)]).toEqual(['assembling', 'receiving']);
  });
});

test('a notified body: six fields; the list: results and total, 28 in all', async () => {
  const { json } = await get('/api/v1/public/nando/search');
  expect([json.total, json.results.length]).toEqual([28, 28]);
  for (const body of json.results) {
    expect(body).toEqual({
      id: string,
      name: string,
      country,
      notifiedNumber: expect.stringMatching(/^\d{4}$/),
      directives: expect.any(Array),
      website: string,
    });
    expect(body.directives.length).toBeGreaterThan(0);
    expect(body.directives).toEqual(body.directives.map(() => string));
    expect(new URL(body.website).protocol).toBe('https:');
  }
  const [{ name, directives, country: code, notifiedNumber }] = json.results;
  for (const query of [
    `q=${encodeURIComponent(name)}`,
    `q=${encodeURIComponent(directives[0])}`,
    `country=${code}`,
    `q=${notifiedNumber}&country=${code}`,
  ]) {
    const { results } = (await get(`/api/v1/public/nando/search?${query}`)).json;
    expect(results.map(({ notifiedNumber: found }: { notifiedNumber: string }) => found)).toContain(notifiedNumber);
  }
});

test.each(CODES)('the Asset Administration Shell of %s has the five submodels', async (code) => {
  const { json } = await get(`/api/v1/public/dpp/${encodeURIComponent(code)}/aas.json`);
  const names = ['Nameplate', 'TechnicalData', 'CarbonFootprint', 'Circularity', 'EnergyConsumption'];
  expect(json.submodels.map(({ idShort }: { idShort: string }) => idShort)).toEqual(names);
});

test.each(['battery', 'electronics', 'textile', 'steel', 'construction'])('there are SHACL shapes for %s', async (group) => {
  const { headers, text } = await get(`/public/schemas/shacl/${group}.ttl`);
  expect(headers['content-type']).toBe('text/turtle; charset=utf-8');
  expect(text).toContain('sh:NodeShape');
});

test('no operation asks for a credential', async () => {
  for (const target of ['/.well-known/did.json', '/.well-known/untp-conformance.json', ITEM, DPP, `/api/v1/verify/${SAMPLE.dppCode}`]) {
    const { status, headers } = await fresh.ask(target, { headers: { accept: 'application/json' } });
    expect([target, status, headers['www-authenticate']]).toEqual([target, 200, undefined]);
  }
});

describe('a stakeholder key', () => {
  const keyOf = (role: Role) => createKey(fresh.context.store, { label: role, role }, fresh.context.now()).secret;
  const EVENTS = `/api/v1/dpp/${SAMPLE.dppCode}/events/document`;

  test.each<Role>(['consumer', 'retailer', 'customs', 'msa', 'notified_body'])(
    'on 5 selects the view of %s: all that is public, and no less',
    async (role) => {
      const { headers, json } = await get(DPP, { 'x-stakeholder-key': keyOf(role) });
      expect(headers['cache-control']).toBe('no-store');
      const open = await passportOf(SAMPLE.dppCode);
      expect(keys(json)).toEqual(expect.arrayContaining(keys(open)));
      for (const name of ['hsCode', 'producerLei']) expect(Object.hasOwn(json, name)).toBe(role === 'customs' || role === 'msa');
    },
  );

  test.each<Role>(['customs', 'msa', 'retailer', 'notified_body'])(
    'on 13 gives %s the document, customs and msa its metadata besides',
    async (role) => {
      const { json } = await get(EVENTS, { 'x-stakeholder-key': keyOf(role) });
      const open = (await get(EVENTS)).json;
      expect(json.epcisBody).toEqual(open.epcisBody);
      const added = keys(json).filter((name) => !keys(open).includes(name));
      expect(added).toEqual(role === 'customs' || role === 'msa' ? ['dpp:eventMetadata'] : []);
    },
  );

  test.each([DPP, EVENTS])('that is not known is refused at %s, never read as the public', async (target) => {
    expect((await fresh.ask(target, { headers: { 'x-stakeholder-key': 'nobody' } })).status).toBe(401);
  });
});

test('what the interface numbers has its path: well-known documents at the root, the rest under /api/v1', () => {
  const paths = PUBLIC_TABLE.filter(({ number: of }) => of !== '-').map(({ number: of, method, path }) => `${of} ${method} ${path}`);
  expect(paths).toEqual([
    '1 GET /.well-known/did.json',
    '2 GET /.well-known/untp-conformance.json',
    '3 GET /api/v1/public/01/:gtin/21/:serial',
    '4 GET /api/v1/public/01/:gtin',
    '5 GET /api/v1/public/dpp/:dpp_code',
    '6 GET /api/v1/public/dpp/:dpp_code/vc',
    '7 GET /api/v1/public/dpp/:dpp_code/vc.jwt',
    '8 GET /api/v1/public/dpp/:dpp_code/qr.png',
    '9 GET /api/v1/verify/:dpp_code',
    '10 POST /api/v1/verify',
    '11 POST /api/v1/verify/sd-jwt',
    '12 GET /api/v1/public/customs/verify/:dpp_code',
    '13 GET /api/v1/dpp/:dpp_code/events/document',
    '14 GET /api/v1/public/nando/search',
  ]);
});

test('nothing can be written through the interface: events and passports are read-only', async () => {
  for (const target of [
    DPP,
    `/api/v1/dpp/${SAMPLE.dppCode}/events/document`,
    ITEM,
    '/.well-known/did.json',
    '/api/v1/public/nando/search',
  ]) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status, headers } = await fresh.ask(target, { method, body: '{}' });
      expect([target, method, status, headers.allow]).toEqual([target, method, 405, 'GET, HEAD, OPTIONS']);
    }
  }
});

test('where the public site has another address than the service, the QR code leads to its page there', async () => {
  writeSetting(fresh.context.store, 'publicSiteUrl', 'https://site.example');
  const picture = await readPicture((await get(`${DPP}/qr.png`)).bytes);
  const [symbol] = 'symbols' in picture ? picture.symbols : [];
  const { status, headers } = await fresh.ask((symbol?.text ?? '').slice(BASE.length), { headers: { accept: 'text/html' } });
  expect([status, headers.location]).toEqual([307, `https://site.example/dpp/${SAMPLE.dppCode}`]);
  expect((await get(ITEM, { accept: 'application/json' })).json.passportUrl).toBe(`https://site.example/dpp/${SAMPLE.dppCode}`);
  writeSetting(fresh.context.store, 'publicSiteUrl', BASE);
});

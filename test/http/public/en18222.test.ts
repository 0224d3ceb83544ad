// EN 18222 over a real socket: the read methods, versions by date, elements by path, discovery by page, result objects.
import { describe, expect, test } from 'vitest';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { issueKey } from '../../../server/features/stakeholder-keys/stakeholder-key.ts';
import { PASSPORT_ID } from '../../../server/store/passports/identifiers.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import {
  address,
  ask,
  at,
  BASE,
  badRequest,
  byDate,
  byId,
  byProduct,
  clock,
  element,
  errorsOf,
  expectResult,
  fresh,
  ids,
  item,
  link,
  MODEL,
  notFound,
  OTHER,
  schema,
  serveEn18222,
  UUID,
} from '../../fixtures/en18222.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';

serveEn18222();

describe('ReadDPPById', () => {
  test('serves the passport by its identifier and by its bare code, valid against the contract', async () => {
    const { status, headers, json } = await ask(byId(address(SAMPLE.dppCode)));
    expect([status, headers['content-type'], headers.vary]).toEqual([200, 'application/json', 'Accept, X-Stakeholder-Key']);
    expect(schema('DigitalProductPassportCompressed')(json), errorsOf('DigitalProductPassportCompressed')).toBe(true);
    expect(json).toMatchObject({
      digitalProductPassportId: address(SAMPLE.dppCode),
      uniqueProductIdentifier: `${BASE}/api/v1/public/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`,
      granularity: 'item',
      dppSchemaVersion: 'EN 18223:2026',
      dppStatus: 'active',
      lastUpdated: '2026-11-21T10:00:00Z',
      economicOperatorId: expect.any(String),
      productName: { en: expect.any(String), de: expect.any(String), fr: expect.any(String) },
      sample: true,
    });
    expect((await ask(byId(SAMPLE.dppCode))).json).toEqual(json);
    const twice = await ask(byId(SAMPLE.dppCode), { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(twice.status).toBe(304);
  });

  test('shows without a key what endpoint 5 shows: nothing for authorities alone', async () => {
    const { json } = await ask(byId(SAMPLE.dppCode));
    for (const hidden of ['hsCode', 'producerLei', 'facilityId', 'grossMassKg']) expect(Object.keys(json)).not.toContain(hidden);
    const shown = (await ask(`/api/v1/public/dpp/${SAMPLE.dppCode}`)).json;
    const ours = ['language', 'labels', 'labelsLanguage', 'vcUrl', 'verifiedAt', 'manufacturerDetail', 'carbonFootprintDetail'];
    expect(Object.keys(shown).filter((name) => !(name in json) && !ours.includes(name))).toEqual([]);
  });

  test('refuses a key that is not known, never with the public view', async () => {
    const { headers } = await expectResult(byId(SAMPLE.dppCode), 401, 'ClientNotAuthorized', 'unknown-key', {
      headers: { 'x-stakeholder-key': 'nobody' },
    });
    expect(headers['www-authenticate']).toContain('StakeholderKey');
  });

  test.each(['consumer', 'retailer', 'customs', 'msa', 'notified_body'] as const)(
    'a key of the role %s opens what it opens in endpoint 5, no more',
    async (role) => {
      const { secret } = issueKey(fresh.context.store, { label: role, role }, clock);
      const headers = { 'x-stakeholder-key': secret };
      const { json, headers: answered } = await ask(byId(SAMPLE.dppCode), { headers });
      expect(answered['cache-control']).toBe('no-store');
      const shown = (await ask(`/api/v1/public/dpp/${SAMPLE.dppCode}`, { headers })).json;
      const without = (await ask(byId(SAMPLE.dppCode))).json;
      for (const name of ['hsCode', 'producerLei', 'facilityId', 'grossMassKg', 'technicalDocumentation']) {
        expect([name, name in json]).toEqual([name, name in shown]);
      }
      const authority = role === 'customs' || role === 'msa';
      expect([json.hsCode, without.hsCode]).toEqual([authority ? expect.any(String) : undefined, undefined]);
      expect((await ask(element(SAMPLE.dppCode, '$.hsCode'), { headers })).status).toBe(authority ? 200 : 404);
      expect((await ask(byDate(SAMPLE.dppCode, clock.toISOString()), { headers })).json.hsCode).toBe(json.hsCode);
      expect((await ask(byId(SAMPLE.dppCode, '?representation=full'), { headers })).text.includes('"hsCode"')).toBe(authority);
    },
  );

  test('in full every data element has its type', async () => {
    const { json } = await ask(byId(SAMPLE.dppCode, '?representation=full'));
    expect(schema('DigitalProductPassportFull')(json), errorsOf('DigitalProductPassportFull')).toBe(true);
    const short = (await ask(byId(SAMPLE.dppCode, '?representation=compressed'))).json;
    const elements = json.elements as { elementId: string; objectType: string; value?: unknown; elements?: unknown }[];
    const header = Object.keys(json).filter((name) => name !== 'elements');
    expect([...header, ...elements.map(({ elementId }) => elementId)]).toEqual(Object.keys(short));
    const of = (name: string) => elements.find(({ elementId }) => elementId === name);
    expect(of('productName')).toMatchObject({
      objectType: 'MultiLanguageDataElement',
      value: expect.arrayContaining([{ value: short.productName.de, language: 'de' }]),
    });
    expect(of('repairabilityScore') ?? of('massKg')).toMatchObject({ objectType: 'SingleValuedDataElement', valueDataType: 'xsd:decimal' });
    expect(of('manufacturer')).toMatchObject({
      objectType: 'DataElementCollection',
      elements: expect.arrayContaining([expect.objectContaining({ elementId: 'name' })]),
    });
    expect(of('materials')).toMatchObject({ objectType: 'MultiValuedDataElement', value: expect.any(Array) });
  });

  test('finds identifiers that a maker gave, and names no passport by one that two of them bear', async () => {
    expect((await ask(byId('urn:maker:passport:7'))).json.digitalProductPassportId).toBe('urn:maker:passport:7');
    expect((await ask(byId(`DPP-${OTHER}-OWN`))).json.digitalProductPassportId).toBe('urn:maker:passport:7');
    await notFound(byId('urn:maker:twin'));
    const plan = fresh.context.store.db
      .prepare(
        `EXPLAIN QUERY PLAN SELECT dpp_code FROM passports WHERE published_at IS NOT NULL
         AND ${PASSPORT_ID} NOT LIKE '%/api/v1/public/%' AND ${PASSPORT_ID} = ?`,
      )
      .all('x') as { detail: string }[];
    expect(plan.map(({ detail }) => detail).join()).toContain('passports_own_identifier');
  });

  test('what is not here, a draft, another service’s passport and an invalid one are not found', async () => {
    await notFound(byId('DPP-09520123456788-NOBODY'));
    await notFound(byId(`DPP-${SAMPLE.gtin}-DRAFT`));
    await notFound(byId(`https://elsewhere.example/api/v1/public/dpp/${SAMPLE.dppCode}`));
    await notFound(byId('constructor'));
    const invalid = item(SAMPLE.gtin, 'INVALID');
    importText(
      JSON.stringify({ ...JSON.parse(passportByCode(fresh.context.store, invalid)?.document ?? '{}'), dppStatus: 'invalid' }),
      fresh.context,
    );
    await notFound(byId(invalid), 'gone');
    await notFound(byDate(invalid, clock.toISOString()), 'gone');
  });

  test('says what is wrong with a request', async () => {
    await badRequest(byId(SAMPLE.dppCode, '?representation=short'));
    await badRequest(byId(SAMPLE.dppCode, '?representation=full&representation=full'));
    // The router refuses what it cannot decode before any row is reached.
    const broken = await ask('/v1/dpps/%zz');
    expect([broken.status, broken.json.code]).toEqual([400, 'bad-encoding']);
    const none = await ask(byId(SAMPLE.dppCode), { headers: { accept: 'application/xml' } });
    expect([none.status, none.headers['content-type'], none.json.code]).toEqual([406, 'application/problem+json', 'not-acceptable']);
    const erasing = await ask(byId(SAMPLE.dppCode), { method: 'DELETE' });
    expect([erasing.status, erasing.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test('HEAD answers without a body', async () => {
    const { status, bytes } = await ask(byId(SAMPLE.dppCode), { method: 'HEAD' });
    expect([status, bytes.length]).toEqual([200, 0]);
  });
});

describe('ReadDPPByProductId', () => {
  test('an item, a lot and a model each by its GS1 Digital Link at any domain, never another item', async () => {
    const codeOf = async (id: string) => (await ask(byProduct(id))).json.dppCode;
    expect(await codeOf(link(`${SAMPLE.gtin}/21/${SAMPLE.serial}`))).toBe(SAMPLE.dppCode);
    expect(await codeOf(`${BASE}/api/v1/public/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`)).toBe(SAMPLE.dppCode);
    expect(await codeOf(link(`${SAMPLE.gtin}/21/A%2FB%25%2B1`))).toBe(`DPP-${SAMPLE.gtin}-A/B%+1`);
    expect(await codeOf(link(MODEL))).toBe(UUID);
    expect(await codeOf('https://maker.example/products/7')).toBe(`DPP-${OTHER}-OWN`);
    // Without a GTIN the product is named by its page.
    const { dppCode, uniqueProductIdentifier } = (await ask(byId('DPP-53414d50-4c45-8000-8000-000000000001'))).json;
    expect([uniqueProductIdentifier, await codeOf(uniqueProductIdentifier)]).toEqual([`${BASE}/dpp/${dppCode}`, dppCode]);
    await notFound(byProduct(link(SAMPLE.gtin)));
    await notFound(byProduct(link(`${MODEL}/10/LOT-1`)));
    await notFound(byProduct(link(`${SAMPLE.gtin}/21/NOBODY`)));
    await notFound(byProduct(link(`${SAMPLE.gtin}/21/DRAFT`)));
    await notFound(byProduct(link(`${MODEL}/22/CPV`)));
    await notFound(byProduct('https://maker.example/products/8'));
  });

  test('a wrong check digit is named', async () => {
    const { json } = await badRequest(byProduct(link('09520123456789')));
    expect(json.message[1].code).toBe('check-digit');
  });
});

describe('ReadDPPVersionByIdAndDate', () => {
  test('serves what others read at that moment, in the state it had then, and no draft', async () => {
    const dppCode = item(OTHER, 'V', { modelIdentifier: 'draft' }, { publish: false });
    const change = (now: string, changes: Readonly<Record<string, unknown>>, publish: boolean) => {
      at(now);
      const { document = '{}' } = passportByCode(fresh.context.store, dppCode) ?? {};
      expect(importText(JSON.stringify({ ...JSON.parse(document), ...changes }), fresh.context).refused).toEqual([]);
      if (publish) publishStored(dppCode, fresh.context);
    };
    change('2027-01-01T00:00:00.500Z', { modelIdentifier: 'first' }, true);
    change('2027-02-01T00:00:00.000Z', { modelIdentifier: 'unpublished' }, false);
    change('2027-03-01T00:00:00.000Z', { modelIdentifier: 'second' }, true);
    change('2027-04-01T00:00:00.000Z', { dppStatus: 'archived' }, false);
    const version = async (date: string) => {
      const { status, json } = await ask(byDate(dppCode, date));
      return status === 200 ? [json.modelIdentifier, json.dppStatus, json.lastUpdated] : json.statusCode;
    };
    expect(await version('2026-12-31T23:59:59Z')).toBe('ClientErrorResourceNotFound');
    expect(await version('2027-01-01T00:00:00.400Z')).toBe('ClientErrorResourceNotFound');
    expect(await version('2027-01-01T00:00:00.500Z')).toEqual(['first', 'active', '2027-01-01T00:00:00Z']);
    expect(await version('2027-02-15T00:00:00Z')).toEqual(['first', 'active', '2027-01-01T00:00:00Z']);
    expect(await version('2027-03-01T00:59:59+01:00')).toEqual(['first', 'active', '2027-01-01T00:00:00Z']);
    expect(await version('2027-03-01T01:00:00+01:00')).toEqual(['second', 'active', '2027-03-01T00:00:00Z']);
    expect(await version('2027-04-01T00:00:00Z')).toEqual(['second', 'archived', '2027-04-01T00:00:00Z']);
    expect(await version('2030-01-01T00:00:00Z')).toEqual(['second', 'archived', '2027-04-01T00:00:00Z']);
    expect((await ask(byId(dppCode))).json).toMatchObject({ modelIdentifier: 'second', dppStatus: 'archived' });
    expect((await ask(`/v1/dppsByIdAndDate/${dppCode}?date=2027-03-01T01:00:00+01:00`)).json.modelIdentifier).toBe('second');
  });

  test('a date that is none is named', async () => {
    for (const query of [
      '',
      '?date=',
      '?date=2027-01-01',
      '?date=2027-01-01T00:00:00',
      '?date=yesterday',
      '?date=2027-01-01T00:00:00Z&date=2027-01-01T00:00:00Z',
    ]) {
      await badRequest(`/v1/dppsByIdAndDate/${SAMPLE.dppCode}${query}`);
    }
  });
});

describe('ReadDataElement', () => {
  test('reads one element by its path, in either representation', async () => {
    const whole = (await ask(byId(SAMPLE.dppCode))).json;
    const value = async (query: string) => (await ask(element(SAMPLE.dppCode, query))).json;
    expect(await value('$.countryOfOrigin')).toEqual({ elementId: 'countryOfOrigin', value: whole.countryOfOrigin });
    expect(await value("$['productName']['de']")).toEqual({ elementId: 'de', value: whole.productName.de });
    expect(await value('$["materials"][0].percentage')).toEqual({ elementId: 'percentage', value: whole.materials[0].percentage });
    expect(await value('$.materials[-1]')).toEqual({ elementId: '-1', value: whole.materials.at(-1) });
    expect(await value('$.dppStatus')).toEqual({ elementId: 'dppStatus', value: 'active' });
    for (const query of [
      '$.productName',
      '$.materials',
      '$.materials[0]',
      '$.materials[0].name',
      '$.manufacturer',
      '$.productName.fr',
      '$.lastUpdated',
      '$.carbonFootprint.value',
    ]) {
      const { status, json } = await ask(element(SAMPLE.dppCode, query, '?representation=full'));
      expect([query, status]).toEqual([query, 200]);
      expect(schema('DataElement')(json), `${query} ${errorsOf('DataElement')}`).toBe(true);
    }
  });

  test('what is not there, and what its reader may not see, is not found', async () => {
    for (const query of [
      '$.nothing',
      '$.hsCode',
      '$.producerLei',
      '$.materials[99]',
      '$.materials.name',
      '$.countryOfOrigin[0]',
      '$.__proto__',
      '$.constructor',
      '$.materials.length',
    ]) {
      await notFound(element(SAMPLE.dppCode, query));
    }
  });

  test('a path that is none, or that may find several, is named', async () => {
    for (const query of [
      '$',
      'productName',
      '$.',
      '$..name',
      '$.*',
      '$.materials[*]',
      '$.materials[0:2]',
      '$.materials[?@.name]',
      '$.materials[0,1]',
      '$.materials[01]',
      '$.materials[-0]',
      "$['a",
      '$.a b',
      `$${'.a'.repeat(33)}`,
      "$['\\\"']",
    ]) {
      const { json } = await badRequest(element(SAMPLE.dppCode, query));
      expect([query, json.message[1]?.text.startsWith('elementIdPath: ')]).toEqual([query, true]);
    }
  });
});

describe('ReadDPPIdsByProductIds', () => {
  const models = [UUID, ...['S1', 'S2', 'S3'].map((serial) => `DPP-${MODEL}-${serial}`)].map(address);

  test('a GTIN stands for its active passports, a lot for its own, an item for itself, each once', async () => {
    const { status, json } = await ids([link(MODEL)]);
    expect([status, schema('DppIdPage')(json)]).toEqual([200, true]);
    expect(json).toEqual({ dppIds: models });
    expect((await ids([link(`${MODEL}/10/LOT-1`)])).json.dppIds).toEqual(models.slice(1, 3));
    const mixed = [
      link(`${MODEL}/21/S1`),
      link(`${MODEL}/10/LOT-1`),
      link(MODEL),
      link(MODEL),
      link(`${SAMPLE.gtin}/21/INACTIVE`),
      'https://maker.example/products/7',
    ];
    expect((await ids(mixed)).json.dppIds).toEqual([...models, address(`DPP-${SAMPLE.gtin}-INACTIVE`), 'urn:maker:passport:7']);
    expect((await ids([link('09506000134352'), 'urn:nobody', link(`${SAMPLE.gtin}/21/DRAFT`)])).json).toEqual({ dppIds: [] });
  });

  test.each([1, 2, 3, 5, 6, 7])('pages of %i together are the whole, without a cursor at the end', async (limit) => {
    const asked = [link(MODEL), link(`${OTHER}/21/OWN`), link(`${SAMPLE.gtin}/21/${SAMPLE.serial}`)];
    const all = (await ids(asked)).json.dppIds;
    const pages: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 10; page++) {
      const { json } = await ids(asked, `?limit=${limit}${cursor === undefined ? '' : `&cursor=${cursor}`}`);
      expect(json.dppIds.length).toBeLessThanOrEqual(limit);
      pages.push(...json.dppIds);
      cursor = json.nextCursor;
      if (cursor === undefined) break;
    }
    expect([pages, all.length, cursor]).toEqual([all, 6, undefined]);
  });

  test('says what is wrong with a request, with the place', async () => {
    for (const productIds of [
      undefined,
      [],
      'x',
      [1],
      [''],
      [link('09520123456789')],
      ['x'.repeat(1001)],
      Array.from({ length: 501 }, () => 'x'),
    ]) {
      const answer = await ids(productIds);
      expect([answer.status, answer.json.statusCode, answer.json.message[0].code]).toEqual([400, 'ClientErrorBadRequest', 'bad-body']);
      expect(answer.json.message[1].text).toMatch(/^\/productIds/);
    }
    for (const query of ['?limit=0', '?limit=501', '?limit=x', '?cursor=', '?cursor=%00', '?cursor=YWJj']) {
      const answer = await ids([link(MODEL)], query);
      expect([query, answer.status, answer.json.message[0].code]).toEqual([query, 400, 'bad-parameter']);
    }
    const broken = await ask('/v1/dppsByProductIds', { method: 'POST', body: '{"productIds":' });
    expect([broken.status, broken.json.statusCode, broken.json.message[0].code]).toEqual([400, 'ClientErrorBadRequest', 'bad-json']);
    expect(broken.json.message.map(({ text }: { text: string }) => text).join('\n')).not.toMatch(/^: /m);
  });
});

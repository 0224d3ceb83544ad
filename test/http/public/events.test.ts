// Endpoint 13 over real sockets and over the port: the events of a passport as an EPCIS 2.0 document, and who is refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublic } from '../../../server/api/public.ts';
import { eventHash } from '../../../server/domain/epcis/event-hash.ts';
import { epcisFaults } from '../../../server/domain/epcis/schema.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { type Client, TRANSPORTS } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

const of = (code: string) => `/api/v1/dpp/${encodeURIComponent(code)}/events/document`;
const PATH = of(SAMPLE.dppCode);

interface EventDocument extends JsonObject {
  readonly epcisBody: { readonly eventList: readonly JsonObject[] };
}

describe.each(TRANSPORTS)('13 over %s: the events of a passport', (_, connect) => {
  const fresh = freshApp({ sample: true });
  const faults: unknown[] = [];
  let client: Client;
  const ask: Client['ask'] = (...args) => client.ask(...args);

  beforeAll(async () => {
    client = await connect(createPublic(fresh.reader, { report: (fault) => void faults.push(fault) }));
  });
  afterAll(async () => {
    await client.close();
    fresh.close();
    expect(faults).toEqual([]);
  });

  test('are an EPCIS 2.0 document with every field of the interface', async () => {
    const { status, headers, json } = await ask(PATH);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/ld+json',
      'cache-control': 'public, max-age=60, must-revalidate',
      vary: 'Accept, Accept-Language, X-Stakeholder-Key',
    });
    const document = json as unknown as EventDocument;
    expect(epcisFaults(document)).toEqual([]);
    expect(document).toMatchObject({
      '@context': ['https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld', { dpp: 'http://localhost:8080/docs#' }],
      'dpp:sample': true,
      id: `http://localhost:8080${PATH}`,
      type: 'EPCISDocument',
      schemaVersion: '2.0',
      creationDate: passportByCode(fresh.context.store, SAMPLE.dppCode)?.publishedAt,
    });
    const { eventList } = document.epcisBody;
    expect(new Set(eventList.map(({ type }) => type))).toEqual(new Set(['ObjectEvent', 'AggregationEvent', 'TransformationEvent']));
    for (const event of eventList) {
      expect(event).toMatchObject({ eventTime: expect.any(String), bizStep: expect.any(String), readPoint: { id: expect.any(String) } });
      expect(event.eventTimeZoneOffset).toMatch(/^[+-]\d\d:\d\d$/);
      expect(event.eventID).toBe(eventHash(event, document['@context']));
    }
    const times = eventList.map(({ eventTime }) => Date.parse(String(eventTime)));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(JSON.stringify(document)).not.toMatch(/hsCode|producerLei|dpp:eventMetadata/);
  });

  test('are served as application/json when that is asked for, and as nothing else', async () => {
    const plain = await ask(PATH, { headers: { accept: 'application/json' } });
    expect([plain.status, plain.headers['content-type']]).toEqual([200, 'application/json']);
    const other = await ask(PATH, { headers: { accept: 'application/xml' } });
    expect([other.status, other.json.code]).toEqual([406, 'not-acceptable']);
  });

  test('keep their tag: If-None-Match, HEAD', async () => {
    const { headers } = await ask(PATH);
    expect(headers.etag).toMatch(/^"/);
    const again = await ask(PATH, { headers: { 'if-none-match': `"x", W/${headers.etag}` } });
    expect(again.status).toBe(304);
    const head = await ask(PATH, { method: 'HEAD' });
    expect([head.status, head.headers.etag, head.text]).toEqual([200, headers.etag, '']);
  });

  test('any stakeholder key is refused, never silently given the public view', async () => {
    for (const key of ['', 'unknown', 'x'.repeat(500)]) {
      const { status, headers, json } = await ask(PATH, { headers: { 'x-stakeholder-key': key } });
      expect([status, json.code]).toEqual([401, 'unknown-key']);
      expect(headers['www-authenticate']).toBe('StakeholderKey realm="dpp"');
    }
  });

  test('an unknown passport is 404, a passport set to invalid 410', async () => {
    const unknown = await ask(of('DPP-09520123456788-NOBODY'));
    expect([unknown.status, unknown.json.code]).toEqual([404, 'not-found']);
    const { store } = fresh.context;
    const setTo = (state: string) => store.db.prepare('UPDATE passports SET dpp_status = ? WHERE dpp_code = ?').run(state, SAMPLE.dppCode);
    setTo('invalid');
    const gone = await ask(PATH);
    expect([gone.status, gone.json.code]).toEqual([410, 'gone']);
    setTo('active');
    expect((await ask(PATH)).status).toBe(200);
  });

  test('an imported event is in the document, with the name space of its extension', async () => {
    const before = (await ask(PATH)).headers.etag;
    const event = {
      type: 'ObjectEvent',
      eventTime: '2026-06-01T08:00:00.000Z',
      eventTimeZoneOffset: '+02:00',
      action: 'OBSERVE',
      bizStep: 'retail_selling',
      epcList: ['https://id.gs1.org/01/09520123456788/21/ABC123'],
      'ext:till': 'T-7',
    };
    const text = JSON.stringify({
      '@context': ['https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld', { ext: 'https://shop.example/ns/' }],
      type: 'EPCISDocument',
      schemaVersion: '2.0',
      creationDate: '2026-06-01T09:00:00Z',
      epcisBody: { eventList: [event] },
    });
    expect(importText(text, fresh.context)).toEqual({
      imported: [{ index: 0, what: 'epcis-document', dppCode: SAMPLE.dppCode, events: { stored: 1, present: 0, conflicts: 0 } }],
      refused: [],
    });
    const { headers, json } = await ask(PATH);
    expect(headers.etag).not.toBe(before);
    const document = json as unknown as EventDocument;
    expect(epcisFaults(document)).toEqual([]);
    expect(document['@context']).toContainEqual({ ext: 'https://shop.example/ns/' });
    const last = document.epcisBody.eventList.at(-1) ?? {};
    expect(last).toEqual({ ...event, eventID: eventHash(event, document['@context']) });
  });
});

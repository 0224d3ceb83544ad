// EPCIS documents into the store: with which passports their events are kept, and what is refused.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importText } from '../../../server/features/passports/import.ts';
import { eventsOf, publicEventsOf } from '../../../server/store/passports/events.ts';
import { type FreshApp, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

const CONTEXT = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';
const ABC123 = 'urn:epc:id:sgtin:9520123.045678.ABC123';

const event = (more: object = {}) => ({
  type: 'ObjectEvent',
  eventTime: '2026-07-01T08:00:00Z',
  eventTimeZoneOffset: '+02:00',
  action: 'OBSERVE',
  bizStep: 'inspecting',
  epcList: [ABC123],
  ...more,
});
const document = (...eventList: object[]) => ({
  '@context': CONTEXT,
  type: 'EPCISDocument',
  schemaVersion: '2.0',
  creationDate: '2026-07-01T09:00:00Z',
  epcisBody: { eventList },
});

describe('importing events', () => {
  let fresh: FreshApp;
  beforeEach(() => {
    fresh = freshApp({ sample: true });
  });
  afterEach(() => fresh.close());
  const bring = (value: unknown) => importText(JSON.stringify(value), fresh.context);
  const kept = (code: string = SAMPLE.dppCode) => publicEventsOf(fresh.context.store, code).map(({ event }) => event);

  it('keeps an event with the passport that its EPC names, as URN, as link of any domain, as parent, child, input or output', () => {
    const before = kept().length;
    const { action: _, epcList: __, ...bare } = event();
    const other = 'urn:epc:id:sscc:9520123.1000000999';
    const { refused } = bring(
      document(
        event(),
        event({ eventTime: '2026-07-02T08:00:00Z', epcList: ['https://shop.example/p/01/09520123456788/21/ABC123'] }),
        { ...bare, type: 'AggregationEvent', action: 'ADD', parentID: other, childEPCs: [ABC123] },
        { ...bare, type: 'AggregationEvent', action: 'ADD', parentID: ABC123, childEPCs: [other] },
        { ...bare, type: 'TransformationEvent', inputEPCList: [ABC123], outputEPCList: [other] },
        { ...bare, type: 'TransformationEvent', inputEPCList: [other], outputEPCList: [ABC123] },
      ),
    );
    expect(refused).toEqual([]);
    expect(kept().length - before).toBe(6);
  });

  it('keeps one event with every passport that it names, also one with a UUID for its code', () => {
    const coil = '53414d50-4c45-8000-8000-000000000001';
    const before = kept(`DPP-${coil}`).length;
    expect(bring(document(event({ epcList: [ABC123, `urn:uuid:${coil}`] })))).toEqual({
      imported: [{ index: 0, what: 'epcis-document', events: { stored: 2, present: 0, conflicts: 0 } }],
      refused: [],
    });
    expect(kept(`DPP-${coil}`).length - before).toBe(1);
  });

  it('stores what came: nothing added but the context of its document, nothing lost', () => {
    const came = event({ eventID: 'urn:uuid:0b1c1d1e-0000-4000-8000-000000000001', 'ext:note': { 'ext:a': [1, 2.5] } });
    bring({ ...document(came), '@context': [CONTEXT, { ext: 'https://x.example/' }] });
    expect(kept().at(-1)).toEqual({ '@context': [CONTEXT, { ext: 'https://x.example/' }], ...came });
    bring(document(event()));
    expect(kept().at(-1)).toEqual(event());
  });

  it('stores the same event once, with or without an ID of its own, and its error declaration next to it', () => {
    const before = kept().length;
    const twice = document(event());
    bring(twice);
    bring(twice);
    expect(kept().length - before).toBe(1);
    const declared = document(event({ errorDeclaration: { declarationTime: '2026-07-03T00:00:00Z', reason: 'did_not_occur' } }));
    bring(declared);
    bring(declared);
    expect(kept().length - before).toBe(2);
    const ids = eventsOf(fresh.context.store, SAMPLE.dppCode).map(({ eventId }) => eventId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('takes the answer to a query, and a list of documents', () => {
    const query = {
      '@context': CONTEXT,
      type: 'EPCISQueryDocument',
      epcisBody: { queryResults: { queryName: 'SimpleEventQuery', resultsBody: { eventList: [event()] } } },
    };
    expect(bring([query, document(event({ bizStep: 'storing' }))]).imported.map(({ index, what }) => [index, what])).toEqual([
      [0, 'epcis-document'],
      [1, 'epcis-document'],
    ]);
  });

  it('refuses an invalid document whole, with the place of each mistake', () => {
    const before = kept().length;
    const { eventTimeZoneOffset: _, ...noOffset } = event();
    const { imported, refused } = bring(document(event(), noOffset, event({ bizStep: 'urn:epcglobal:cbv:bizstep:shipping', note: 'x' })));
    expect(imported).toEqual([]);
    expect(refused).toMatchObject([{ index: 0, code: 'epcis-invalid', detail: 'the EPCIS document has 3 mistakes' }]);
    expect(refused[0]?.errors.map(({ pointer }) => pointer)).toEqual([
      '/epcisBody/eventList/1',
      '/epcisBody/eventList/2/bizStep',
      '/epcisBody/eventList/2/note',
    ]);
    expect(kept()).toHaveLength(before);
  });

  it.each([
    ['another serial', ['urn:epc:id:sgtin:9520123.045678.NOBODY']],
    ['the product as a whole, of which no passport is kept', ['https://id.gs1.org/01/09520123456788']],
    ['a wrong check digit', ['https://id.gs1.org/01/09520123456789/21/ABC123']],
    ['nothing', []],
  ])('refuses a document that names %s', (_, epcList) => {
    expect(bring(document(event({ epcList }))).refused).toMatchObject([{ code: 'no-passport' }]);
  });

  it('refuses more events than are taken at once', () => {
    const many = Array.from({ length: 10_001 }, () => event());
    expect(bring(document(...many)).refused).toMatchObject([{ code: 'epcis-too-many' }]);
  });

  it('goes with the sample set when that is removed', () => {
    bring(document(event()));
    expect(fresh.context.store.db.prepare('SELECT count(*) FROM events WHERE sample = 0').pluck().get()).toBe(0);
  });
});

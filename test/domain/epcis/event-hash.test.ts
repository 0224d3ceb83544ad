// What changes an event's hash and what must not; and the document that is made of events.
import { describe, expect, it } from 'vitest';
import { EPCIS_CONTEXT } from '../../../server/domain/epcis/context.ts';
import { eventDocument } from '../../../server/domain/epcis/document.ts';
import { eventHash, preHash } from '../../../server/domain/epcis/event-hash.ts';
import { epcisFaults, eventsIn } from '../../../server/domain/epcis/schema.ts';
import { isUri } from '../../../server/domain/epcis/uri.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';

const EVENT: JsonObject = {
  type: 'ObjectEvent',
  eventTime: '2026-03-01T10:00:00.1234+01:00',
  eventTimeZoneOffset: '+01:00',
  action: 'ADD',
  bizStep: 'commissioning',
  epcList: ['urn:epc:id:sgtin:9520123.045678.B', 'urn:epc:id:sgtin:9520123.045678.A'],
  readPoint: { id: 'urn:epc:id:sgln:9520123.00001.0' },
  'ext:b': true,
  'ext:a': ['z', '1.50'],
};
const CONTEXT = [EPCIS_CONTEXT, { ext: 'https://x.example/' }];

describe('the hash of an event', () => {
  it('is the SHA-256 of its canonical text', () => {
    expect(preHash(EVENT, CONTEXT)).toBe(
      'eventType=ObjectEventeventTime=2026-03-01T09:00:00.123ZeventTimeZoneOffset=+01:00' +
        'epcListepc=https://id.gs1.org/01/09520123456788/21/Aepc=https://id.gs1.org/01/09520123456788/21/B' +
        'action=ADDbizStep=https://ref.gs1.org/cbv/BizStep-commissioningreadPointid=https://id.gs1.org/414/9520123000011' +
        '{https://x.example/}a=1.5{https://x.example/}a=z{https://x.example/}b=true',
    );
    expect(eventHash(EVENT, CONTEXT)).toMatch(/^ni:\/\/\/sha-256;[0-9a-f]{64}\?ver=CBV2\.0$/);
  });

  it.each<[string, JsonObject]>([
    ['another spelling of an EPC', { epcList: ['https://shop.example/01/09520123456788/21/A?x=1', 'urn:epc:id:sgtin:9520123.045678.B'] }],
    ['another spelling of a word', { bizStep: 'https://ref.gs1.org/cbv/BizStep-commissioning' }],
    ['the same moment in another zone', { eventTime: '2026-03-01T09:00:00.123Z' }],
    ['an ID', { eventID: 'urn:uuid:1' }],
    ['the moment of recording', { recordTime: '2026-03-02T00:00:00Z' }],
    ['an error declaration', { errorDeclaration: { declarationTime: '2026-03-02T00:00:00Z' } }],
    ['another order in a list', { 'ext:a': ['1.5', 'z'] }],
    ['blanks around a value', { 'ext:a': [' z ', '1.5'] }],
  ])('stays with %s', (_, more) => {
    expect(eventHash({ ...EVENT, ...more }, CONTEXT)).toBe(eventHash(EVENT, CONTEXT));
  });

  it.each<[string, JsonObject]>([
    ['another serial', { epcList: ['urn:epc:id:sgtin:9520123.045678.C'] }],
    ['another moment, by a millisecond', { eventTime: '2026-03-01T09:00:00.124Z' }],
    ['a fourth decimal place that rounds up', { eventTime: '2026-03-01T09:00:00.1235Z' }],
    ['another offset', { eventTimeZoneOffset: '+02:00' }],
    ['another place', { readPoint: { id: 'urn:epc:id:sgln:9520123.00001.7' } }],
    ['an extension of the place', { readPoint: { id: 'urn:epc:id:sgln:9520123.00001.0', 'ext:hall': '3' } }],
    ['a number', { 'ext:n': 0.5 }],
    ['a nested extension', { 'ext:o': { 'ext:i': 1 } }],
  ])('changes with %s', (_, more) => {
    expect(eventHash({ ...EVENT, ...more }, CONTEXT)).not.toBe(eventHash(EVENT, CONTEXT));
  });

  it('rounds up over the end of a year', () => {
    expect(preHash({ ...EVENT, eventTime: '2026-12-31T23:59:59.9995Z' })).toContain('eventTime=2027-01-01T00:00:00.000Z');
  });

  it('keeps every digit of a long number', () => {
    expect(preHash({ ...EVENT, 'ext:n': '0340123451111111111.10' }, CONTEXT)).toContain('n=340123451111111111.1');
  });

  it('does not depend on the prefix, only on its name space', () => {
    const { 'ext:a': a, 'ext:b': b, ...rest } = EVENT;
    const renamed = { ...rest, 'y:a': a ?? null, 'y:b': b ?? null };
    expect(eventHash(renamed, { y: 'https://x.example/' })).toBe(eventHash(EVENT, CONTEXT));
    expect(eventHash(renamed, { y: 'https://y.example/' })).not.toBe(eventHash(EVENT, CONTEXT));
  });
});

describe('the document of a passport’s events', () => {
  const options = { id: 'https://x.example/events', creationDate: '2026-11-21T09:00:00.000Z' };

  it('names each event by its hash, and an error declaration’s corrections likewise', () => {
    const wrong: JsonObject = {
      ...EVENT,
      errorDeclaration: { declarationTime: '2026-03-05T00:00:00Z', correctiveEventIDs: ['urn:x:2', 'urn:x:9'] },
    };
    const right: JsonObject = { ...EVENT, eventID: 'urn:x:2', eventTime: '2026-03-02T10:00:00Z' };
    const document = eventDocument([right, wrong], options);
    const [first, second] = eventsIn(document);
    expect([first?.eventTime, second?.eventTime]).toEqual([wrong.eventTime, right.eventTime]);
    expect(first?.errorDeclaration).toMatchObject({ correctiveEventIDs: [second?.eventID, 'urn:x:9'] });
    expect(second?.eventID).toBe(eventHash(right, document['@context']));
    expect(epcisFaults(document)).toEqual([]);
  });

  it('holds one context for all, and leaves with its event what contradicts it', () => {
    const one: JsonObject = { '@context': CONTEXT, ...EVENT };
    const same: JsonObject = { ...one, eventTime: '2026-03-03T10:00:00Z' };
    const contradicting: JsonObject = {
      ...one,
      '@context': [EPCIS_CONTEXT, { ext: 'https://z.example/' }],
      eventTime: '2026-03-04T10:00:00Z',
    };
    const document = eventDocument([one, same, contradicting], options);
    expect(document['@context']).toEqual(CONTEXT);
    const events = eventsIn(document);
    expect(events.map((event) => '@context' in event)).toEqual([false, false, true]);
    expect(events.map(({ eventID }) => eventID)).toEqual([one, same, contradicting].map((event) => eventHash(event)));
    expect(epcisFaults(document)).toEqual([]);
  });

  it('carries a role’s metadata next to the events, so that their IDs are the same for every reader', () => {
    const open = eventDocument([EVENT], options);
    const role = eventDocument([EVENT], { ...options, metadataOf: () => ({ hsCode: '850760' }), namespace: 'https://x.example/ns#' });
    expect(eventsIn(role)).toEqual(eventsIn(open));
    expect(role['@context']).toContainEqual({ dpp: 'https://x.example/ns#' });
    expect(role['dpp:eventMetadata']).toEqual([{ eventID: eventsIn(open)[0]?.eventID, 'dpp:hsCode': '850760' }]);
    expect(epcisFaults(role)).toEqual([]);
    expect(Object.keys(open)).not.toContain('dpp:eventMetadata');
  });

  it('says of the sample set what it is, in words that no event’s own prefix can bend', () => {
    const namespace = 'https://x.example/ns#';
    const theirs: JsonObject = { '@context': [EPCIS_CONTEXT, { dpp: 'https://elsewhere.example/' }], ...EVENT, 'dpp:note': 'theirs' };
    const sample = eventDocument([theirs], { ...options, sample: true, namespace });
    expect(sample).toMatchObject({ '@context': [EPCIS_CONTEXT, { dpp: namespace }], 'dpp:sample': true });
    expect(eventsIn(sample)).toMatchObject([{ '@context': theirs['@context'], eventID: eventHash(theirs) }]);
    expect(eventsIn(sample)[0]?.eventID).toBe(eventsIn(eventDocument([theirs], options))[0]?.eventID);
    expect(epcisFaults(sample)).toEqual([]);
  });

  it('of a passport without events is valid and empty', () => {
    expect(epcisFaults(eventDocument([], options))).toEqual([]);
  });
});

describe('a URI', () => {
  it.each(['urn:x', 'a:b', 'https://[::1]:80/x?y#z', 'ni:///sha-256;ab?ver=CBV2.0', 'https://x/%2F', 'mailto:a@b'])('%s is one', (text) => {
    expect(isUri(text)).toBe(true);
  });
  it.each(['', 'word', 'urn:', ':x', '1a:b', 'a b:c', 'a:b c', 'a:%2', 'a:"', 'a:ü', `a:${'x'.repeat(9000)}`])(
    '“%.40s” is none',
    (text) => {
      expect(isUri(text)).toBe(false);
    },
  );
});

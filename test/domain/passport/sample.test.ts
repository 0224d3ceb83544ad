// The sample set: what it must hold, what it must never hold, and that its events are EPCIS.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parseDppCode } from '../../../server/domain/gs1/dpp-code.ts';
import { isGtin14 } from '../../../server/domain/gs1/gtin.ts';
import { languagesOf } from '../../../server/domain/passport/facts/view.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { skipReason, vectors } from '../../fixtures/vectors-folder.ts';

const samples = sampleSet();

describe('the sample set', () => {
  it('has two passports of each of the five product groups', () => {
    const counts = Object.groupBy(samples, ({ passport }) => passport.category);
    expect(Object.entries(counts).map(([category, list]) => [category, list?.length])).toEqual(
      ['battery', 'electronics', 'textile', 'steel', 'construction'].map((category) => [category, 2]),
    );
  });

  it('holds the battery ABC123 with three languages, its codes and all three kinds of events', () => {
    const [first] = samples;
    expect(first?.passport).toMatchObject({ dppCode: 'DPP-09520123456788-ABC123', hsCode: '850760', producerLei: '529900SAMPLEBATT0121' });
    expect(Object.keys(first?.passport.productName ?? {})).toEqual(['en', 'de', 'fr']);
    expect(new Set(first?.events.map(({ type }) => type))).toEqual(new Set(['ObjectEvent', 'AggregationEvent', 'TransformationEvent']));
  });

  it('has one passport with a UUID for its code, and demonstration GTINs otherwise', () => {
    const codes = samples.map(({ passport }) => parseDppCode(passport.dppCode));
    expect(codes.filter((code) => code.ok && code.value.uuid !== undefined)).toHaveLength(1);
    const gtins = samples.flatMap(({ passport }) => passport.gtin ?? []);
    expect(gtins.every((gtin) => isGtin14(gtin) && gtin.startsWith('0952'))).toBe(true);
    expect(new Set(gtins).size).toBe(9);
    expect(JSON.stringify(samples)).not.toMatch(/9506000134352/);
  });

  it('is marked as sample through and through, in several languages, with materials', () => {
    for (const { passport, events } of samples) {
      expect(passport.sample).toBe(true);
      expect(languagesOf(passport).length).toBeGreaterThanOrEqual(3);
      expect(passport.materials?.length).toBeGreaterThan(1);
      expect(events.length).toBeGreaterThan(0);
      for (const { eventID } of events) expect(eventID).toMatch(/^urn:uuid:53414d50-4c45-8000-9000-/);
    }
    const ids = samples.flatMap(({ events }) => events.map(({ eventID }) => eventID));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.skipIf(vectors === undefined)(`has events that are valid EPCIS 2.0 (skipped when ${skipReason})`, () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    (addFormats as unknown as (instance: Ajv) => void)(ajv);
    const validate = ajv.compile(JSON.parse(readFileSync(`${vectors}epcis/reference/EPCIS-JSON-Schema.json`, 'utf8')) as object);
    for (const { passport, events } of samples) {
      const document = {
        '@context': ['https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'],
        type: 'EPCISDocument',
        schemaVersion: '2.0',
        creationDate: '2026-11-21T09:30:00Z',
        epcisBody: { eventList: events },
      };
      validate(document);
      expect([passport.dppCode, validate.errors]).toEqual([passport.dppCode, null]);
    }
  });
});

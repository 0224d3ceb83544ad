// A passport as the public interface shows it is one that an import takes.
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { fromView } from '../../../server/domain/passport/from-view.ts';
import { parsePassport } from '../../../server/domain/passport/model.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { INTERFACE } from '../../fixtures/interface.ts';
import { publicView } from '../../fixtures/public-view.ts';

describe('a passport as the interface writes it', () => {
  it('is taken as it stands', () => {
    const parsed = parsePassport(fromView(INTERFACE));
    expect(parsed.ok ? [] : parsed.errors).toEqual([]);
    expect(parsed.ok && parsed.passport).toMatchObject({
      category: 'other',
      gtin: '09520123456788',
      serial: 'ABC123',
      productName: { en: 'E-bike battery' },
      manufacturer: { name: 'Rheintal Energiespeicher GmbH' },
      carbonFootprint: { value: 61.2, unit: 'kg CO2e', perUnit: 'kWh' },
      certifications: ['CE', 'UN 38.3'],
    });
    expect(parsed.ok && Object.keys(parsed.passport)).not.toContain('vcUrl');
  });

  it('with a footprint that cannot be read is refused at its place, never guessed', () => {
    const parsed = parsePassport(fromView({ ...INTERFACE, carbonFootprint: 'low' }));
    expect(!parsed.ok && parsed.errors.map(({ pointer }) => pointer)).toEqual(['/carbonFootprint']);
  });

  it.each(sampleSet().map(({ passport }) => [passport.dppCode, passport] as const))(
    'the answer of endpoint 5 about %s is taken too',
    (_, passport) => {
      for (const language of ['de', 'en']) {
        const { body } = publicView(passport, [language], { vcUrl: 'https://a.example/x', verifiedAt: '2026-11-01T00:00:00Z' });
        const parsed = parsePassport(fromView(body));
        expect(parsed.ok ? [] : parsed.errors).toEqual([]);
      }
    },
  );

  it('in the shape of the model stays as it is, comments apart', () => {
    const document = JSON.parse(JSON.stringify(sampleSet()[0]?.passport)) as JsonObject;
    expect(fromView(document)).toEqual(document);
    expect(fromView({ '//gtin': 'the number' as Json, $schema: 'https://a.example/passport.json', ...document })).toEqual(document);
  });
});

// The interface's public view of a passport.
import { describe, expect, it } from 'vitest';
import { passportJson, passportReference } from '../../../server/domain/formats/json.ts';
import { linksOf } from '../../../server/domain/formats/links.ts';
import { isObject } from '../../../server/domain/json/json.ts';
import { languagesOf, viewFor } from '../../../server/domain/passport/facts/view.ts';
import type { Tier } from '../../../server/domain/passport/fields/field.ts';
import { FIELDS } from '../../../server/domain/passport/fields.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { publicView } from '../../fixtures/public-view.ts';

const samples = sampleSet();
const battery = samples[0]?.passport;
const washer = samples[3]?.passport;
if (battery === undefined || washer === undefined) throw new Error('the sample set is not whole');
const LINKS = { vcUrl: 'https://dpp.example.org/vc', verifiedAt: '2026-11-21T09:30:00Z' };

describe('publicView', () => {
  it('has the interface’s fields in the interface’s types', () => {
    const { body } = publicView(battery, ['en'], LINKS);
    expect(body).toMatchObject({
      dppCode: 'DPP-09520123456788-ABC123',
      productName: 'VeloPack 520 e-bike battery',
      manufacturer: 'Rheintal Energiespeicher GmbH',
      countryOfOrigin: 'DE',
      carbonFootprint: '61.4 kg CO₂e per kWh',
      repairabilityScore: 7.8,
      certifications: ['UN 38.3', 'EN 50604-1', 'IEC 62133-2 test mark'],
      ...LINKS,
    });
    const materials = Array.isArray(body.materials) ? body.materials.filter(isObject) : [];
    expect(materials[0]).toMatchObject({ name: 'Nickel manganese cobalt oxide', percentage: 31.5, recycledContent: 12 });
    expect(Object.keys(body).slice(0, 10)).toEqual([
      ...['dppCode', 'productName', 'manufacturer', 'countryOfOrigin', 'carbonFootprint'],
      ...['repairabilityScore', 'materials', 'certifications', 'vcUrl', 'verifiedAt'],
    ]);
  });

  it.each(samples.map(({ passport }) => passport))('of $dppCode holds nothing that is not public', (passport) => {
    const text = JSON.stringify(publicView(passport, ['en'], LINKS).body);
    for (const secret of [passport.hsCode, passport.producerLei]) if (secret !== undefined) expect(text).not.toContain(`"${secret}"`);
    expect(text).not.toMatch(/"(hsCode|producerLei|commodityCodes|eori|facilityId|cas|ec|cycleCount|testReports|grossMassKg|cbam)":/);
    // Where a material comes from is for authorities; the origin of a textile fibre is public (Regulation (EU) No 1007/2011).
    const { materials } = publicView(passport, ['en'], LINKS).body;
    expect(JSON.stringify(materials)).not.toContain('"origin"');
    expect(text).toContain('"sample":true');
  });

  it('translates values and labels, and says the language', () => {
    const { body, language } = publicView(battery, ['de-CH', 'en'], LINKS);
    expect(language).toBe('de');
    expect(body).toMatchObject({ productName: 'E-Bike-Akku VeloPack 520', carbonFootprint: '61,4 kg CO₂e je kWh', language: 'de' });
    expect(body.labels).toMatchObject({ countryOfOrigin: 'Ursprungsland', materials: 'Materialien' });
  });

  it('takes the maker’s own labels in languages that we do not speak', () => {
    const { body, language } = publicView(washer, ['it'], LINKS);
    expect(language).toBe('it');
    expect(body).toMatchObject({
      productName: 'Lavatrice Onda 9',
      labels: { countryOfOrigin: 'Paese di origine', category: 'Product group' },
    });
  });

  it('declares the language of the labels where it is not that of the texts', () => {
    const estonian = { ...battery, productName: { ...battery.productName, et: 'Jalgratta aku' } };
    const { body, contentLanguage } = publicView(estonian, ['et'], LINKS);
    expect(body).toMatchObject({
      productName: 'Jalgratta aku',
      language: 'et',
      labelsLanguage: 'en',
      labels: { countryOfOrigin: 'Country of origin' },
    });
    // What we write into a text is in the language of the labels, its figures too.
    expect([body.carbonFootprint, contentLanguage]).toEqual(['61.4 kg CO₂e per kWh', 'et, en']);
    for (const [asked, said] of [
      ['de-CH', 'de'],
      ['fr', 'fr'],
      ['en', 'en'],
    ] as const) {
      const view = publicView(battery, [asked], LINKS);
      expect([view.body.language, view.body.labelsLanguage, view.contentLanguage]).toEqual([said, said, said]);
    }
    // Some labels are the maker's, and some ours.
    expect(publicView(washer, ['it'], LINKS)).toMatchObject({ body: { language: 'it', labelsLanguage: 'en' }, contentLanguage: 'it, en' });
    const all = Object.fromEntries(FIELDS.map(({ name }) => [name, `IT ${name}`]));
    const whole = publicView({ ...washer, labelTranslations: { it: all } }, ['it'], LINKS);
    expect([whole.body.labelsLanguage, whole.contentLanguage]).toEqual(['it', 'it']);
  });

  it('falls back to the maker’s default language', () => {
    const { body, language } = publicView(battery, ['sv', '*'], LINKS);
    expect([language, body.productName]).toEqual(['en', 'VeloPack 520 e-bike battery']);
  });

  it('leaves out what is not known instead of inventing it', () => {
    const { body } = publicView(washer, ['en'], {});
    expect(Object.keys(body)).not.toContain('carbonFootprint');
    expect(Object.keys(body)).not.toContain('vcUrl');
  });
});

describe('viewFor', () => {
  it('adds to the public view what a tier may read, and nothing else', () => {
    const open = Object.keys(publicView(battery, ['en'], LINKS).body);
    const customs = viewFor(new Set<Tier>(['public', 'authorities']), battery, ['en'], LINKS).body;
    expect(Object.keys(customs)).toEqual(expect.arrayContaining([...open, 'hsCode', 'producerLei', 'commodityCodes']));
    expect(customs).toMatchObject({ hsCode: '850760', grossMassKg: 3.4 });
    expect(JSON.stringify(customs)).not.toMatch(/"(facilityId|testReports|detailedComposition|batteryStatus)"/);
  });
});

it('languagesOf counts every language that any text has, the default first', () => {
  expect(languagesOf(battery)).toEqual(['en', 'de', 'fr']);
  expect(languagesOf(washer)[0]).toBe('en');
  expect(languagesOf(washer)).toContain('it');
});

it('the reference of the resolver has its seven fields', () => {
  const { reference, language } = passportReference(battery, ['fr'], linksOf(battery, 'https://dpp.example.org'));
  expect(language).toBe('fr');
  expect(reference).toEqual({
    dppCode: 'DPP-09520123456788-ABC123',
    gtin: '09520123456788',
    serial: 'ABC123',
    passportUrl: 'https://dpp.example.org/dpp/DPP-09520123456788-ABC123',
    apiUrl: 'https://dpp.example.org/api/v1/public/dpp/DPP-09520123456788-ABC123',
    productName: 'Batterie de vélo électrique VeloPack 520',
    manufacturer: 'Rheintal Energiespeicher GmbH',
  });
  expect(JSON.parse(passportJson(battery, ['fr'], LINKS).body)).toMatchObject({ language: 'fr' });
});

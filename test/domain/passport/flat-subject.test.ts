// The facts of a flat SD-JWT: labelled as those of a passport, whatever they hold.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { factsOfCredential } from '../../../server/domain/passport/facts/facts.ts';

const claims: JsonObject = {
  iss: 'did:web:maker.example',
  iat: 1767225600,
  vct: 'https://maker.example/vct/passport/1',
  dppCode: 'DPP-09520123456788-ABC123',
  productName: 'Traktionsbatterie',
  manufacturer: 'Zellenwerk Süd GmbH',
  countryOfOrigin: 'DE',
  carbonFootprint: '61.4 kg CO2e',
  hsCode: '850760',
  smellOfPaint: 'faint',
  materials: [{ name: 'Nickel', percentage: 33.3, recycledContent: 16 }, { name: 'Steel', percentage: 20 }, 'x'],
};
const facts = (language: string) => factsOfCredential(claims, language).groups.flatMap((group) => group.facts);

it('names product, maker, item and materials', () => {
  expect(factsOfCredential(claims, 'en')).toMatchObject({
    name: 'Traktionsbatterie',
    manufacturer: 'Zellenwerk Süd GmbH',
    dppCode: 'DPP-09520123456788-ABC123',
    gtin: '09520123456788',
    serial: 'ABC123',
    materials: [
      { name: 'Nickel', percentage: 33.3, recycledContent: 16 },
      { name: 'Steel', percentage: 20 },
    ],
  });
});

it('labels and formats what the field table knows, and shows the rest as it is', () => {
  const value = (field: string) => facts('de').find((fact) => fact.field === field);
  expect(value('countryOfOrigin')?.value).toBe('Deutschland');
  expect(value('carbonFootprint')).toMatchObject({ label: 'CO₂-Fußabdruck', value: '61.4 kg CO2e' });
  expect(value('smellOfPaint')).toMatchObject({ label: 'smell of paint', value: 'faint' });
  for (const field of ['iss', 'iat', 'vct']) expect(value(field)).toBeUndefined();
});

it('reads the whole value where it is next to the text, in the order of the field table', () => {
  const whole = {
    vct: 'x',
    lastUpdated: '2026-01-01T00:00:00Z',
    carbonFootprintDetail: { value: 61.4, unit: 'kg CO2e', perUnit: 'kWh', method: 'PEF' },
    productName: 'x',
    manufacturerDetail: {
      name: 'Zellenwerk Süd GmbH',
      address: { street: 'Musterweg 12', postalCode: '79106', city: 'Freiburg', country: 'DE' },
    },
    carbonFootprint: '61.4 kg CO₂e per kWh',
    brand: 'Zelle',
    defaultLanguage: 'en',
  };
  const found = factsOfCredential(whole, 'de').groups.flatMap((group) => group.facts.map(({ field, value }) => [field, value] as const));
  expect(found).toContainEqual(['carbonFootprint', '61,4 kg CO₂e je kWh']);
  expect(found).toContainEqual(['manufacturer/address', 'Musterweg 12, 79106 Freiburg, Deutschland']);
  expect(found.filter(([field]) => /Detail|defaultLanguage/.test(field ?? ''))).toEqual([]);
  const turned = Object.fromEntries(Object.entries(whole).reverse());
  expect(factsOfCredential(turned, 'de')).toEqual(factsOfCredential(whole, 'de'));
});

it('never throws, whatever the claims hold', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(claims), '__proto__', 'serial', 'batch'), fc.jsonValue()), (hostile) => {
      expect(factsOfCredential({ ...(hostile as JsonObject), vct: 'x' }, 'fr').groups).toBeInstanceOf(Array);
    }),
  );
});

// What differs between two passports: every place once, in words, also where one of them has mistakes.
import { expect, it } from 'vitest';
import { differences } from '../../../server/domain/passport/facts/differences.ts';

const BEFORE = {
  defaultLanguage: 'en',
  productName: { en: 'Lamp', de: 'Lampe' },
  manufacturer: { name: 'Muster AG', address: { street: 'Weg 1', postalCode: '1', city: 'Ort', country: 'DE' } },
  materials: [{ name: 'Steel', percentage: 60 }],
  certifications: ['CE'],
  massKg: 1.5,
};

it('names each place with its values before and after', () => {
  const after = {
    ...BEFORE,
    productName: { en: 'Lamp', de: 'Leuchte', fr: 'Lampe' },
    manufacturer: { ...BEFORE.manufacturer, address: { ...BEFORE.manufacturer.address, country: 'AT' } },
    materials: [
      { name: 'Steel', percentage: 50 },
      { name: 'Glass', percentage: 40 },
    ],
    certifications: ['CE', 'TÜV'],
    massKg: undefined as never,
  };
  expect(differences(BEFORE, JSON.parse(JSON.stringify(after)), 'de')).toEqual([
    { place: 'productName.de', label: 'Produktname: Deutsch', before: 'Lampe', after: 'Leuchte' },
    { place: 'productName.fr', label: 'Produktname: Französisch', after: 'Lampe' },
    { place: 'massKg', label: 'Masse', before: '1,5 kg' },
    { place: 'manufacturer.address.country', label: 'Hersteller: Anschrift: Land', before: 'Deutschland', after: 'Österreich' },
    { place: 'materials[1].percentage', label: 'Materialien 1: Anteil', before: '60 %', after: '50 %' },
    { place: 'materials[2].name', label: 'Materialien 2: Material', after: 'Glass' },
    { place: 'materials[2].percentage', label: 'Materialien 2: Anteil', after: '40 %' },
    { place: 'certifications', label: expect.any(String), before: 'CE', after: 'CE, TÜV' },
  ]);
});

it('is empty for the same content in another order', () => {
  expect(differences({ massKg: 1, brand: 'A' }, { brand: 'A', massKg: 1 }, 'en')).toEqual([]);
});

it('shows a value of the wrong type as it is', () => {
  expect(differences({ massKg: 1 }, { massKg: '12,', manufacturer: 'x', materials: { a: 1 } }, 'en')).toEqual([
    { place: 'massKg', label: 'Mass', before: '1 kg', after: '12,' },
    { place: 'manufacturer', label: 'Manufacturer', after: 'x' },
    { place: 'materials', label: 'Materials', after: 'a: 1' },
  ]);
  const odd = { manufacturer: { name: 'A', constructor: 'b' } };
  expect(differences({}, odd, 'en').map(({ place }) => place)).toEqual(['manufacturer.name', 'manufacturer.constructor']);
});

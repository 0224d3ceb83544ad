// Parsing a passport: good ones come through, bad ones name every mistake and its place.
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { FIELDS } from '../../../server/domain/passport/fields.ts';
import { parsePassport } from '../../../server/domain/passport/model.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { importSchema } from '../../../server/domain/passport/schema.ts';
import { cases } from '../../fixtures/cases.ts';

const GOOD: JsonObject = {
  dppCode: 'DPP-09520123456788-ABC123',
  category: 'textile',
  defaultLanguage: 'en',
  productName: { en: 'Shirt', de: 'Hemd' },
  manufacturer: { name: 'Maker', address: { street: 'Road 1', postalCode: '1', city: 'Town', country: 'PT' } },
  countryOfOrigin: 'PT',
};

const mistakes = (value: Json): (readonly [string | undefined, string | undefined])[] => {
  const parsed = parsePassport(value);
  return parsed.ok ? [] : parsed.errors.map(({ pointer, code }) => [pointer, code] as const);
};
const withField = (change: JsonObject): JsonObject => ({ ...GOOD, ...change });

const SCHEMA = 'https://dpp.example.org/schemas/passport.json';
const validate = new Ajv2020({ strict: false, allErrors: true })
  .addSchema(importSchema(SCHEMA))
  .compile({ $ref: `${SCHEMA}#/$defs/passport` });
const schemaPointers = (value: unknown): string[] => {
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, params }) => {
    const extra = (params as { additionalProperty?: string; missingProperty?: string }).additionalProperty ?? params.missingProperty;
    return extra === undefined ? instancePath : `${instancePath}/${extra}`;
  });
};

describe('parsePassport', () => {
  it('takes a good passport and fills in what follows from its code', () => {
    const parsed = parsePassport(GOOD);
    expect(parsed).toMatchObject({ ok: true, passport: { gtin: '09520123456788', serial: 'ABC123', granularity: 'item' } });
  });

  it('keeps every value as it came', () => {
    for (const { passport } of sampleSet()) expect(parsePassport(passport)).toEqual({ ok: true, passport });
  });

  it.each<readonly [string, JsonObject, string, string]>([
    ['a wrong check digit', { dppCode: 'DPP-09520123456789-ABC123' }, '/dppCode', 'check-digit'],
    [
      'a wrong check digit of the GTIN',
      { dppCode: 'DPP-53414d50-4c45-8000-8000-000000000009', gtin: '09520123456789' },
      '/gtin',
      'check-digit',
    ],
    ['a GTIN of 13 digits', { dppCode: '53414d50-4c45-8000-8000-000000000009', gtin: '9520123456788' }, '/gtin', 'gtin'],
    ['a GTIN as a number', { dppCode: '53414d50-4c45-8000-8000-000000000009', gtin: 9520123456788 }, '/gtin', 'type'],
    ['a serial of 21 characters', { dppCode: `DPP-09520123456788-${'A'.repeat(21)}` }, '/dppCode', 'dpp-code'],
    ['a serial with a space', { dppCode: 'DPP-09520123456788-ABC 123' }, '/dppCode', 'dpp-code'],
    ['a serial with a letter outside the GS1 set', { dppCode: 'DPP-09520123456788-Ä1' }, '/dppCode', 'dpp-code'],
    ['a UUID of no version that there is', { dppCode: '53414d50-4c45-0000-8000-000000000009' }, '/dppCode', 'dpp-code'],
    ['a UUID in capitals', { dppCode: '53414D50-4C45-8000-8000-000000000009' }, '/dppCode', 'dpp-code'],
    ['a GTIN other than the code’s', { gtin: '09520123000110' }, '/gtin', 'mismatch'],
    ['a serial other than the code’s', { serial: 'ABC124' }, '/serial', 'mismatch'],
    ['a granularity other than the code’s', { granularity: 'batch' }, '/granularity', 'mismatch'],
    ['an unknown country', { countryOfOrigin: 'UK' }, '/countryOfOrigin', 'country'],
    ['a country in small letters', { countryOfOrigin: 'pt' }, '/countryOfOrigin', 'country'],
    ['a day that is none', { placedOnMarketDate: '2026-02-30' }, '/placedOnMarketDate', 'date'],
    ['a date and time without offset', { validFrom: '2026-02-03T10:00:00' }, '/validFrom', 'date'],
    ['an hour 24', { validFrom: '2026-02-03T24:00:00Z' }, '/validFrom', 'date'],
    ['a share above 100', { recycledContentTotal: 100.1 }, '/recycledContentTotal', 'range'],
    ['a share below 0', { recycledContentTotal: -1 }, '/recycledContentTotal', 'range'],
    ['a share as text', { recycledContentTotal: '30' }, '/recycledContentTotal', 'type'],
    [
      'shares above 100 together',
      {
        materials: [
          { name: 'a', percentage: 60 },
          { name: 'b', percentage: 41 },
        ],
      },
      '/materials',
      'total',
    ],
    ['a language tag that is none', { productName: { en: 'Shirt', 'not a tag': 'x' } }, '/productName/not a tag', 'language'],
    ['no text in the default language', { productName: { de: 'Hemd' } }, '/productName', 'default-language'],
    ['an empty name', { productName: { en: ' ' } }, '/productName/en', 'empty'],
    ['a name that is no map', { productName: 'Shirt' }, '/productName', 'type'],
    ['a name of 301 characters', { productName: { en: 'x'.repeat(301) } }, '/productName/en', 'too-long'],
    ['a control character', { brand: 'a\u0000b' }, '/brand', 'character'],
    ['a mark that reorders text', { brand: 'abc\u202ecba' }, '/brand', 'character'],
    ['half of a surrogate pair', { brand: 'a\ud800' }, '', 'character'],
    ['an unknown field', { hsCod: '610910' }, '/hsCod', 'unknown-member'],
    [
      'an unknown member of an object',
      { manufacturer: { ...(GOOD.manufacturer as JsonObject), fax: '1' } },
      '/manufacturer/fax',
      'unknown-member',
    ],
    ['null', { brand: null }, '/brand', 'type'],
    ['a field of another product group', { heatNumber: 'H1' }, '/heatNumber', 'not-for-category'],
    ['an unknown product group', { category: 'food' }, '/category', 'choice'],
    ['an unknown status', { dppStatus: 'draft' }, '/dppStatus', 'choice'],
    ['a script as an address', { userManualUrl: 'javascript:alert(1)' }, '/userManualUrl', 'url'],
    ['an address without a host', { userManualUrl: 'https:///manual' }, '/userManualUrl', 'url'],
    ['an address with a password', { userManualUrl: 'https://a:b@example.org/' }, '/userManualUrl', 'url'],
    ['an address that no credential may hold', { userManualUrl: 'https://example.org/a|b' }, '/userManualUrl', 'url'],
    ['an address with a mark that reorders text', { userManualUrl: 'https://example.org/\u202egpj' }, '/userManualUrl', 'url'],
    ['an address with a percent sign alone', { userManualUrl: 'https://example.org/100%' }, '/userManualUrl', 'url'],
    ['brackets in a path', { userManualUrl: 'https://example.org/a[1]' }, '/userManualUrl', 'url'],
    ['two fragments', { contentSpecificationIds: ['urn:x:y#a#b'] }, '/contentSpecificationIds/0', 'uri'],
    ['a wrong LEI', { producerLei: '529900SAMPLEBATT0122' }, '/producerLei', 'lei'],
    ['a commodity code of 5 digits', { hsCode: '61091' }, '/hsCode', 'hs'],
    ['a wrong CAS number', { substancesOfConcern: [{ name: 'x', cas: '7782-42-6' }] }, '/substancesOfConcern/0/cas', 'cas'],
    ['an end before the beginning', { validFrom: '2026-05-01T00:00:00Z', availableUntil: '2026-04-01' }, '/availableUntil', 'order'],
    ['too many entries', { materials: Array.from({ length: 101 }, () => ({ name: 'a', percentage: 0 })) }, '/materials', 'too-long'],
    [
      'labels for a field that is none',
      { labelTranslations: { it: { colour: 'Colore' } } },
      '/labelTranslations/it/colour',
      'unknown-member',
    ],
    ['a slash in a name', { 'a/b~c': 1 }, '/a~1b~0c', 'unknown-member'],
  ])('refuses %s', (_, change, pointer, code) => {
    expect(mistakes(withField(change))).toContainEqual([pointer, code]);
  });

  it.each([
    'https://xn--mller-kva.example/%C3%A4',
    'http://[2001:db8::1]:8080/a;b?c=d/e?f#g/h?i',
    'https://a.example?x',
    'https://my_lab.example/',
  ])('takes the address %s', (userManualUrl) => {
    expect(mistakes(withField({ userManualUrl, contentSpecificationIds: [userManualUrl] }))).toEqual([]);
  });

  it('writes addresses as credentials may hold them, and leaves those alone that are so already', () => {
    const productImages = ['https://Müller.example/Rück"nahme"?für=ß', 'https://A.example', 'https://a.example/%c3?x'];
    const parsed = parsePassport(withField({ productImages }));
    expect(parsed.ok && parsed.passport.productImages).toEqual([
      'https://xn--mller-kva.example/R%C3%BCck%22nahme%22?f%C3%BCr=%C3%9F',
      ...productImages.slice(1),
    ]);
  });

  it('reports all mistakes at once', () => {
    const found = mistakes({ ...GOOD, countryOfOrigin: 'XX', colour: 'red', placedOnMarketDate: 'soon', materials: [{ percentage: 101 }] });
    expect(found).toEqual(
      expect.arrayContaining([
        ['/countryOfOrigin', 'country'],
        ['/colour', 'unknown-member'],
        ['/placedOnMarketDate', 'date'],
        ['/materials/0/name', 'required'],
        ['/materials/0/percentage', 'range'],
      ]),
    );
  });

  it.each(['dppCode', 'category', 'defaultLanguage', 'productName', 'manufacturer', 'countryOfOrigin'])('needs %s', (name) => {
    const { [name]: _, ...rest } = GOOD;
    expect(mistakes(rest)).toContainEqual([`/${name}`, 'required']);
  });

  it('says which field is meant, perhaps', () => {
    const parsed = parsePassport(withField({ HSCODE: '610910' }));
    expect(parsed.ok ? [] : parsed.errors.map(({ detail }) => detail)).toEqual(['there is no field "HSCODE"; "hsCode" is meant, perhaps']);
  });

  it.each<readonly [string, Json]>([
    ['null', null],
    ['a list', []],
    ['a text', 'passport'],
  ])('refuses %s', (_, value) => {
    expect(mistakes(value)).toEqual([['', 'type']]);
  });

  it('refuses a depth bomb, a wide bomb and a million mistakes quickly', () => {
    let deep: Json = {};
    for (let i = 0; i < 100_000; i++) deep = { a: deep };
    expect(mistakes(withField({ brand: deep }))).toEqual([['', 'too-deep']]);
    expect(mistakes(withField({ warnings: Array.from({ length: 50_000 }, () => 'x') }))).toEqual([['', 'too-large']]);
    expect(mistakes(withField({ brand: 'x'.repeat(600_000) }))).toEqual([['', 'too-large']]);
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`f${i}`, 1]));
    expect(mistakes(withField(many))).toHaveLength(201);
  });

  it('never lets a prototype in', () => {
    const value = JSON.parse(JSON.stringify(GOOD).replace('{', '{"__proto__":{"sample":true},"constructor":1,')) as JsonObject;
    expect(mistakes(value)).toEqual([
      ['/__proto__', 'unknown-member'],
      ['/constructor', 'unknown-member'],
    ]);
  });

  it('never throws, whatever comes', () => {
    const names = fc.oneof(fc.constantFrom(...FIELDS.map(({ name }) => name)), fc.string());
    const anything = fc.anything({ maxDepth: 4, withNullPrototype: true }) as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(fc.dictionary(names, anything), fc.boolean(), (members, onGood) => {
        const value = onGood ? { ...GOOD, ...members } : members;
        const parsed = parsePassport(value);
        return parsed.ok || parsed.errors.every(({ pointer, detail }) => pointer !== undefined && detail.length > 0);
      }),
      { numRuns: cases(3000) },
    );
    fc.assert(
      fc.property(anything, (value) => typeof parsePassport(value).ok === 'boolean'),
      { numRuns: cases(2000) },
    );
  });
});

describe('the schema of a passport', () => {
  it('accepts every sample passport', () => {
    for (const { passport } of sampleSet()) expect([passport.dppCode, ...schemaPointers(passport)]).toEqual([passport.dppCode]);
  });

  it.each<readonly [string, JsonObject, string]>([
    ['a serial of 21 characters', { serial: 'A'.repeat(21) }, '/serial'],
    ['a GTIN of 13 digits', { gtin: '9520123456788' }, '/gtin'],
    ['a country in small letters', { countryOfOrigin: 'pt' }, '/countryOfOrigin'],
    ['a share above 100', { materials: [{ name: 'a', percentage: 101 }] }, '/materials/0/percentage'],
    ['an unknown field', { colour: 'red' }, '/colour'],
    ['an unknown member', { materials: [{ name: 'a', percentage: 1, colour: 'red' }] }, '/materials/0/colour'],
    ['a missing member', { materials: [{ name: 'a' }] }, '/materials/0/percentage'],
    ['a date in words', { placedOnMarketDate: 'yesterday' }, '/placedOnMarketDate'],
    ['a language tag that is none', { productName: { 'e n': 'x' } }, '/productName'],
    ['a field of another product group', { heatNumber: 'H1' }, '/heatNumber'],
  ])('refuses %s at its place', (_, change, pointer) => {
    expect(schemaPointers(withField(change))).toContain(pointer);
  });

  it('refuses nothing that the parser accepts', () => {
    const value = fc.record({
      serial: fc.string({ unit: fc.constantFrom('A', '9', '-', '/', '"', '%', '_', 'z', ' ', 'Ä', '#'), minLength: 0, maxLength: 22 }),
      recycledContentTotal: fc.double({ min: -10, max: 110, noNaN: true }),
      countryOfOrigin: fc.constantFrom('PT', 'XX', 'pt', 'XK', ''),
      placedOnMarketDate: fc.constantFrom('2026-01-01', '2026-13-01', '2026-1-1', ''),
      productName: fc.dictionary(fc.constantFrom('en', 'de-AT', 'x', 'e n'), fc.string({ maxLength: 400 }), { minKeys: 0 }),
    });
    fc.assert(
      fc.property(value, ({ serial, ...rest }) => {
        const candidate = { ...GOOD, ...rest, dppCode: `DPP-09520123456788-${serial}` };
        return !parsePassport(candidate).ok || validate(candidate);
      }),
      { numRuns: cases(2000) },
    );
  });
});

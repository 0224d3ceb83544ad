// Forms of others that are read as passports: what this service writes comes back the same, and what is not understood is listed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toEnvironment } from '../../../../server/domain/formats/aas/environment.ts';
import { compressed, full } from '../../../../server/domain/formats/en18223.ts';
import { linksOf } from '../../../../server/domain/formats/links.ts';
import { fromEnvironment, isEnvironment } from '../../../../server/domain/formats/reading/from-aas.ts';
import { fromEn18223, isEn18223 } from '../../../../server/domain/formats/reading/from-en18223.ts';
import type { Json, JsonObject } from '../../../../server/domain/json/json.ts';
import { type Passport, parsePassport } from '../../../../server/domain/passport/model.ts';
import { sampleSet } from '../../../../server/domain/passport/sample/index.ts';
import { ANYONE } from '../../../../server/domain/passport/visible.ts';
import { named } from '../../../fixtures/skipped.ts';
import { skipReason, vectors } from '../../../fixtures/vectors-folder.ts';

const BASE = 'https://desk.example';
/** Publishing states the identifier of the product, which the shell names in any case. */
const samples = sampleSet().map(({ passport }) => {
  const { digitalLink } = linksOf(passport, BASE);
  return [passport.dppCode, { ...passport, uniqueProductIdentifier: digitalLink } as Passport] as const;
});
const passportsOf = (environment: JsonObject) => fromEnvironment(environment) ?? [];
const parsed = (value: JsonObject): Passport => {
  const read = parsePassport(value);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.passport;
};
const environmentOf = (passport: Passport): JsonObject => toEnvironment(passport, linksOf(passport, BASE), BASE);
const copyOf = (value: JsonObject): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;
const property = (idShort: string, value: string, semanticId?: string): JsonObject => ({
  modelType: 'Property',
  idShort,
  valueType: 'xs:string',
  value,
  ...(semanticId === undefined
    ? {}
    : { semanticId: { type: 'ExternalReference', keys: [{ type: 'GlobalReference', value: semanticId }] } }),
});
const shellOf = (...submodelElements: readonly JsonObject[]): JsonObject => ({
  assetAdministrationShells: [{ modelType: 'AssetAdministrationShell', id: 'a', assetInformation: { assetKind: 'Instance' } }],
  submodels: [{ modelType: 'Submodel', id: 's', idShort: 'Nameplate', submodelElements: [...submodelElements] }],
});

describe('an Environment', () => {
  it.each(samples)('of this service comes back the same: %s', (_, passport) => {
    const environment = environmentOf(passport);
    const [read, ...more] = passportsOf(copyOf(environment));
    expect([more, read?.notUnderstood]).toEqual([[], []]);
    expect(environmentOf(parsed(read?.value ?? {}))).toEqual(environment);
  });

  it('with a text of many thousand characters comes back whole', () => {
    const [[, passport]] = samples as [(typeof samples)[number]];
    const long = { ...passport, description: { en: 'é'.repeat(3000), de: 'kurz' } };
    expect(parsed(passportsOf(environmentOf(long))[0]?.value ?? {}).description).toEqual(long.description);
  });

  it('of others gives what their templates say, and lists the rest with its place', () => {
    const [read] = passportsOf(
      shellOf(
        property('ManufacturerName', 'Maker'),
        property('SerialNumber', 'S1'),
        property('ProductArticleNumberOfManufacturer', '09520123456788'),
        property('OrderCodeOfManufacturer', 'M-1'),
        property('CountryOfOrigin', 'DE'),
        property('YearOfConstruction', '2026'),
        property('SoftwareVersion', '1.0'),
        { modelType: 'File', idShort: 'Logo', contentType: 'image/png', value: '/logo.png' },
        { modelType: 'SubmodelElementCollection', idShort: 'Markings', value: [property('MarkingName', 'CE')] },
        property('Mass', '12', 'https://vocabulary.uncefact.org/untp/Characteristics#repairabilityScore'),
      ),
    );
    expect(read?.value).toEqual({
      dppCode: 'DPP-09520123456788-S1',
      category: 'other',
      defaultLanguage: 'en',
      manufacturer: { name: 'Maker' },
      serial: 'S1',
      gtin: '09520123456788',
      modelIdentifier: 'M-1',
      countryOfOrigin: 'DE',
    });
    expect(read?.notUnderstood).toEqual([
      'Nameplate/SoftwareVersion',
      'Nameplate/Logo',
      'Nameplate/Markings/MarkingName',
      'Nameplate/YearOfConstruction',
      expect.stringMatching(/^\/repairabilityScore: /),
    ]);
  });

  it('with several shells gives a passport for each, from its own submodels', () => {
    const [one, two] = samples.slice(0, 2).map(([, passport]) => environmentOf(passport)) as [JsonObject, JsonObject];
    const both = {
      assetAdministrationShells: [one, two].flatMap((each) => each.assetAdministrationShells as JsonObject[]),
      submodels: [two, one].flatMap((each) => each.submodels as JsonObject[]),
    };
    expect(passportsOf(both).map(({ value }) => value.dppCode)).toEqual(samples.slice(0, 2).map(([code]) => code));
  });

  it('that is nonsense never throws, and is no passport', () => {
    const nonsense: readonly Json[] = [
      { assetAdministrationShells: [null, 7, {}] },
      {
        assetAdministrationShells: [{ assetInformation: 5, submodels: 'x', displayName: {} }],
        submodels: [{ submodelElements: { a: 1 } }],
      },
      shellOf({ modelType: 'SubmodelElementList', idShort: 'ProductCarbonFootprints', value: [{ value: [property('PcfCO2eq', 'many')] }] }),
      shellOf({ idShort: '__proto__', modelType: 'Property', value: 'x' }, { idShort: 'constructor', modelType: 'Property', value: 'x' }),
    ];
    for (const value of nonsense) {
      expect(isEnvironment(value)).toBe(true);
      for (const read of passportsOf(value as JsonObject)) expect(parsePassport(read.value).ok).toBe(false);
    }
  });

  it('with many shells that share a large submodel is read in bounded time, and with too many not at all', () => {
    const submodel = { id: 's', submodelElements: Array.from({ length: 5000 }, (_, index) => property(`Own${index}`, 'x')) };
    const shell = { submodels: [{ keys: [{ type: 'Submodel', value: 's' }] }] };
    const shells = (count: number) => ({ assetAdministrationShells: Array.from({ length: count }, () => shell), submodels: [submodel] });
    expect(passportsOf(shells(1000)).at(-1)?.notUnderstood).toEqual(['s: the Environment has too many elements']);
    expect(fromEnvironment(shells(1001))).toBeUndefined();
  });

  it('lists at most two hundred parts, and counts the others', () => {
    const [read] = passportsOf(shellOf(...Array.from({ length: 500 }, (_, index) => property(`Own${index}`, 'x'))));
    expect([read?.notUnderstood.length, read?.notUnderstood.at(-1)]).toEqual([201, 'and 300 more']);
  });

  it.skipIf(vectors === undefined)(
    named('of another author is read as far as its templates go', vectors === undefined ? skipReason : undefined),
    () => {
      const example = readFileSync(join(vectors ?? '', 'aas/example-five-submodels.environment.json'), 'utf8');
      const [read] = passportsOf(JSON.parse(example) as JsonObject);
      expect(parsed(read?.value ?? {})).toMatchObject({
        dppCode: 'DPP-09506000134352-SN123456',
        carbonFootprint: { value: 38.4, perUnit: 'piece', stages: ['A1', 'A3'] },
      });
      expect(read?.notUnderstood).toContain('Nameplate/UniqueFacilityIdentifier');
    },
  );
});

describe('EN 18223', () => {
  const issued = { reader: ANYONE, issuer: 'did:web:desk.example', readableFrom: '2026-01-01T00:00:00Z' };
  it.each(samples)('as this service serves it comes back the same in both forms: %s', (_, passport) => {
    const short = compressed(passport, issued);
    const long = full(short, passport.defaultLanguage);
    for (const form of [short, long]) {
      const copy = copyOf(form);
      expect(isEn18223(copy)).toBe(true);
      const { value, notUnderstood } = fromEn18223(copy);
      expect(notUnderstood).toEqual([]);
      expect(full(compressed(parsed(value), issued), passport.defaultLanguage)).toEqual(long);
    }
  });

  it('leaves out the DID that stands for an economic operator that nobody named', () => {
    const [[, { economicOperatorId: _, manufacturer, ...passport }]] = samples as [(typeof samples)[number]];
    const { operatorId: __, ...maker } = manufacturer;
    const short = compressed({ ...passport, manufacturer: maker } as Passport, issued);
    expect(short.economicOperatorId).toBe(issued.issuer);
    expect(fromEn18223(short).value).not.toHaveProperty('economicOperatorId');
  });

  it('with an element of another type lists it', () => {
    const [[, passport]] = samples as [(typeof samples)[number]];
    const long = full(compressed(passport, issued), 'en');
    const strange = { elementId: 'strange', objectType: 'Hologram', value: 1 };
    const read = fromEn18223({ ...long, elements: [...(long.elements as JsonObject[]), strange] });
    expect(read.notUnderstood).toEqual(['elements/strange']);
    expect(parsed(read.value).dppCode).toBe(passport.dppCode);
  });

  it('is not taken for one of ours, nor the other way round', () => {
    for (const [, passport] of samples) expect([isEn18223(passport), isEnvironment(passport)]).toEqual([false, false]);
  });
});

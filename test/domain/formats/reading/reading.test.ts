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

  it('with a component that has a nameplate of its own does not take it for that of the product', () => {
    const component = {
      modelType: 'SubmodelElementCollection',
      idShort: 'Motor',
      value: [property('SerialNumber', 'M9'), property('CountryOfOrigin', 'CN')],
    };
    const [read] = passportsOf(shellOf(component, property('SerialNumber', 'S1')));
    expect(read?.value).toMatchObject({ serial: 'S1' });
    expect(read?.value).not.toHaveProperty('countryOfOrigin');
    expect(read?.notUnderstood).toEqual(['Nameplate/Motor/SerialNumber', 'Nameplate/Motor/CountryOfOrigin']);
  });

  it('with a field of ours twice takes no member of the second for a field of the product', () => {
    const OURS = 'https://vocabulary.uncefact.org/untp/Characteristics#';
    const meaning = (name: string) => ({
      semanticId: { type: 'ExternalReference', keys: [{ type: 'GlobalReference', value: `${OURS}${name}` }] },
    });
    const spareParts = (country: string) => ({
      ...{ modelType: 'SubmodelElementCollection', idShort: 'CarbonFootprint', ...meaning('carbonFootprint') },
      value: [property('Value', '1'), property('CountryOfOrigin', country, `${OURS}countryOfOrigin`)],
    });
    const [read] = passportsOf(shellOf(spareParts('CN'), spareParts('VN')));
    expect(read?.value).not.toHaveProperty('countryOfOrigin');
  });

  it('that says two different things takes the first, and lists the others', () => {
    const shell = shellOf(
      property('ManufacturerName', 'Maker'),
      property('SerialNumber', 'S1'),
      property('ManufacturerProductType', 'A'),
      property('DateOfManufacture', '2026-03-14'),
      property('YearOfConstruction', '2019'),
      {
        modelType: 'SubmodelElementCollection',
        idShort: 'GeneralInformation',
        value: [property('ManufacturerName', 'Another'), property('ManufacturerProductType', 'B')],
      },
    );
    const [about] = shell.assetAdministrationShells as JsonObject[];
    const assetInformation = {
      assetKind: 'Instance',
      specificAssetIds: [
        { name: 'serialNumber', value: 'S2' },
        { name: 'gtin', value: '1234' },
        { name: 'fleet', value: '7' },
      ],
    };
    const [again] = shell.submodels as JsonObject[];
    const [read] = passportsOf({
      assetAdministrationShells: [{ ...about, assetInformation }],
      submodels: [...(shell.submodels as JsonObject[]), { ...again, submodelElements: [property('SerialNumber', 'S3')] }],
    });
    expect(read?.value).toMatchObject({ serial: 'S1', modelIdentifier: 'A', manufacturer: { name: 'Maker' } });
    expect(read?.notUnderstood.toSorted()).toEqual([
      'Nameplate/GeneralInformation/ManufacturerName: name',
      'Nameplate/GeneralInformation/ManufacturerProductType',
      'Nameplate/YearOfConstruction',
      'specificAssetIds/fleet',
      'specificAssetIds/gtin',
      'specificAssetIds/serialNumber',
      'submodel s: another one has the same id',
    ]);
  });

  it('with several shells lists a submodel that none of them names', () => {
    const shells = ['a', 'b'].map((id) => ({ id, submodels: [{ keys: [{ type: 'Submodel', value: id }] }] }));
    const submodels = ['a', 'b', 'c'].map((id) => ({ id, idShort: id, submodelElements: [property('SerialNumber', id)] }));
    const read = passportsOf({ assetAdministrationShells: shells, submodels });
    expect(read.map(({ value, notUnderstood }) => [value.serial, notUnderstood])).toEqual([
      ['a', ['submodel c: no shell names it']],
      ['b', []],
    ]);
  });

  it('with a short article number does not take it for a GTIN, whatever its last digit is', () => {
    const [read] = passportsOf(shellOf(property('ProductArticleNumberOfManufacturer', '12345670'), property('SerialNumber', 'S1')));
    expect(read?.value).toMatchObject({ modelIdentifier: '12345670' });
    expect(read?.value).not.toHaveProperty('gtin');
  });

  it('with a name in several languages takes the English one, and lists that there are others', () => {
    const inBoth = (idShort: string, en: string, de: string): JsonObject => ({
      ...{ modelType: 'MultiLanguageProperty', idShort },
      value: Object.entries({ de, en }).map(([language, text]) => ({ language, text })),
    });
    const [read] = passportsOf(
      shellOf(inBoth('ManufacturerName', 'Maker', 'Maker'), inBoth('ManufacturerProductType', 'Left', 'Links'), {
        ...{ modelType: 'SubmodelElementCollection', idShort: 'AddressInformation' },
        value: [inBoth('CityTown', 'Munich', 'München'), inBoth('Street', 'A 1', 'A 1')],
      }),
    );
    expect(read?.value).toMatchObject({
      modelIdentifier: 'Left',
      manufacturer: { name: 'Maker', address: { city: 'Munich', street: 'A 1' } },
    });
    expect(read?.notUnderstood).toEqual(['Nameplate/ManufacturerProductType', 'Nameplate/AddressInformation/CityTown']);
  });

  it('with two texts in one language joins nothing', () => {
    const value = ['Left', 'Right'].map((text) => ({ language: 'en', text }));
    const [read] = passportsOf(shellOf({ modelType: 'MultiLanguageProperty', idShort: 'ManufacturerProductDesignation', value }));
    expect(read?.notUnderstood).toEqual(['Nameplate/ManufacturerProductDesignation']);
    expect(read?.value).not.toHaveProperty('productName');
  });

  describe('with a footprint', () => {
    const list = (idShort: string, ...values: readonly string[]): JsonObject => ({
      modelType: 'SubmodelElementList',
      idShort,
      value: values.map((value) => ({ modelType: 'Property', value })),
    });
    const UNIT = property('ReferenceImpactUnitForCalculation', '0173-1#07-ABZ597#003');
    const readOf = (...parts: readonly JsonObject[]) => {
      const entry = { modelType: 'SubmodelElementCollection', value: [...parts] };
      return passportsOf(shellOf({ modelType: 'SubmodelElementList', idShort: 'ProductCarbonFootprints', value: [entry] }))[0];
    };
    it.each([
      ['without a unit', [property('PcfCO2eq', '5')]],
      ['of an unknown unit', [property('PcfCO2eq', '5'), property('ReferenceImpactUnitForCalculation', 'barrel')]],
      ['for another quantity', [property('PcfCO2eq', '5'), UNIT, property('QuantityOfMeasureForCalculation', '1000')]],
      ['that is no decimal number', [property('PcfCO2eq', '0x10'), UNIT]],
    ])('%s leaves it out, and lists it', (_, parts) => {
      const read = readOf(...parts);
      expect(read?.value).not.toHaveProperty('carbonFootprint');
      expect(read?.notUnderstood).toEqual(['Nameplate/ProductCarbonFootprints/0']);
    });

    it('lists what the field has no place for', () => {
      const read = readOf(
        ...[property('PcfCO2eq', '5'), UNIT, property('PublicationDate', '2026-03-14T09:30:00Z'), property('LifeCyclePhases', 'A1')],
        list('PcfCalculationMethods', '0173-1#07-ABU218#003', '0173-1#07-ABU223#003'),
      );
      expect(read?.value.carbonFootprint).toEqual({ value: 5, unit: 'kg CO2e', perUnit: 'kg', method: 'ISO 14067' });
      expect(read?.notUnderstood).toEqual([
        ...['LifeCyclePhases', 'PcfCalculationMethods', 'PublicationDate'].map((name) => `Nameplate/ProductCarbonFootprints/0/${name}`),
      ]);
    });
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

  it('with a field that nobody knows or that is there twice lists it, and stores the rest', () => {
    const [[, passport]] = samples as [(typeof samples)[number]];
    const long = full(compressed(passport, issued), 'en');
    const more = ['colour', 'gtin'].map((elementId) => ({ elementId, objectType: 'SingleValuedDataElement', value: 'x' }));
    const read = fromEn18223({ ...long, elements: [...(long.elements as JsonObject[]), ...more] });
    expect(read.notUnderstood).toEqual(['elements/gtin', expect.stringMatching(/^\/colour: there is no field/)]);
    expect(parsed(read.value).gtin).toBe(passport.gtin);
  });

  it('in a state that nobody knows is refused', () => {
    const [[, passport]] = samples as [(typeof samples)[number]];
    const { value } = fromEn18223({ ...compressed(passport, issued), dppStatus: 'recalled' });
    expect(parsePassport(value)).toMatchObject({ ok: false, errors: [{ pointer: '/dppStatus' }] });
  });

  it('is not taken for one of ours, nor the other way round', () => {
    for (const [, passport] of samples) expect([isEn18223(passport), isEnvironment(passport)]).toEqual([false, false]);
  });
});

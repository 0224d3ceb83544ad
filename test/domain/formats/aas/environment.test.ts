// The AAS of every sample passport and of hostile ones: valid in metamodel 3.1 and 3.0, with the five submodels, and nothing that is not public.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2019 } from 'ajv/dist/2019.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '../../../../server/domain/encoding/decimal.ts';
import { multiLanguage } from '../../../../server/domain/formats/aas/elements.ts';
import { toEnvironment } from '../../../../server/domain/formats/aas/environment.ts';
import { linksOf } from '../../../../server/domain/formats/links.ts';
import { isObject, type Json, type JsonObject } from '../../../../server/domain/json/json.ts';
import { parsePassport } from '../../../../server/domain/passport/model.ts';
import { sampleSet } from '../../../../server/domain/passport/sample/index.ts';
import { publish } from '../../../../server/features/issuing/sign-passport.ts';
import { BASE_URL, NOW, testSigner } from '../../../fixtures/signer.ts';
import { skipReason, vectors } from '../../../fixtures/vectors-folder.ts';

// Its ESM build names files without their extension, which Node refuses.
const aas = createRequire(import.meta.url)(
  '@aas-core-works/aas-core3.0-typescript',
) as typeof import('@aas-core-works/aas-core3.0-typescript');

const signer = testSigner();
const samples = sampleSet().map(({ passport }) => publish(passport, signer, { baseUrl: BASE_URL, now: NOW }).passport);
const environmentOf = (passport: (typeof samples)[number]): JsonObject => toEnvironment(passport, linksOf(passport, BASE_URL), BASE_URL);
/** As a client gets it. */
const served = (passport: (typeof samples)[number]): JsonObject => JSON.parse(JSON.stringify(environmentOf(passport))) as JsonObject;

// Their patterns write characters beyond the basic plane as surrogate pairs: they are meant for matching by UTF-16 code units.
const schemas = ['aas-v3.1.2', 'aas-v3.0.9'].map((name) => {
  if (vectors === undefined) return { name, faults: (_value: Json): unknown[] => [skipReason] };
  const validate = new Ajv2019({ strict: false, allErrors: true, unicodeRegExp: false }).compile(
    JSON.parse(readFileSync(`${vectors}aas/schema/${name}.schema.json`, 'utf8')) as object,
  );
  return { name, faults: (value: Json): unknown[] => (validate(value) ? [] : (validate.errors ?? [])) };
});

/** What the independent implementation of the metamodel finds, its constraints AASd-… included. */
function constraintFaults(value: JsonObject): string[] {
  const read = aas.jsonization.environmentFromJsonable(value as never);
  if (read.error !== null) return [read.error.message];
  return [...aas.verification.verify(read.mustValue(), true)].map(({ path, message }) => `${path}: ${message}`);
}

const list = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);
const submodel = (environment: JsonObject, idShort: string) => list(environment.submodels).find((one) => one.idShort === idShort);
const child = (parent: JsonObject | undefined, idShort: string): JsonObject | undefined =>
  [...list(parent?.submodelElements), ...list(parent?.value)].find((one) => one.idShort === idShort);

function hasEmptyList(value: Json): boolean {
  if (Array.isArray(value)) return value.length === 0 || value.some(hasEmptyList);
  return isObject(value) && Object.values(value).some((entry) => entry !== undefined && hasEmptyList(entry));
}

const SUBMODELS = ['Nameplate', 'TechnicalData', 'CarbonFootprint', 'Circularity', 'EnergyConsumption'];

describe.each(samples.map((passport) => ({ code: passport.dppCode, passport })))('the AAS of $code', ({ passport }) => {
  const environment = served(passport);

  it.skipIf(vectors === undefined)(`is valid against the JSON schemas of 3.1.2 and 3.0 (skipped when ${skipReason})`, () => {
    for (const { name, faults } of schemas) expect([name, faults(environment)]).toEqual([name, []]);
  });

  it('keeps every constraint of the metamodel by another implementation', () => {
    expect(constraintFaults(environment)).toEqual([]);
  });

  it('is one shell that refers to its five submodels', () => {
    const [shell, ...others] = list(environment.assetAdministrationShells);
    expect(others).toEqual([]);
    expect(list(environment.submodels).map(({ idShort }) => idShort)).toEqual(SUBMODELS);
    expect(list(shell?.submodels).map(({ keys }) => list(keys)[0]?.value)).toEqual(list(environment.submodels).map(({ id }) => id));
    expect(shell?.assetInformation).toMatchObject({
      globalAssetId: passport.uniqueProductIdentifier,
      ...(passport.serial === undefined
        ? {}
        : { assetKind: 'Instance', specificAssetIds: expect.arrayContaining([{ name: 'serialNumber', value: passport.serial }]) }),
    });
    expect(JSON.stringify(shell?.displayName)).toContain('SAMPLE');
  });

  it('holds nothing that is not public, and no empty list', () => {
    const text = JSON.stringify(environment);
    for (const secret of [passport.hsCode, passport.producerLei].filter((value) => value !== undefined)) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/hsCode|producerLei|commodityCodes|grossMass|eori|testReports|safetyMeasures|remainingCapacity/i);
    expect(hasEmptyList(environment)).toBe(false);
  });
});

describe('what a submodel says', () => {
  const [battery] = samples;
  if (battery === undefined) throw new Error('the sample set is empty');
  const environment = served(battery);
  const texts = (element: JsonObject | undefined) => Object.fromEntries(list(element?.value).map(({ language, text }) => [language, text]));

  it('the nameplate has what IDTA 02006-3-0 demands, in the languages of the maker', () => {
    const plate = submodel(environment, 'Nameplate');
    expect(plate).toMatchObject({
      kind: 'Instance',
      semanticId: { keys: [{ value: 'https://admin-shell.io/idta/nameplate/3/0/Nameplate' }] },
    });
    expect(child(plate, 'URIOfTheProduct')?.value).toBe(`${BASE_URL}/api/v1/public/01/09520123456788/21/ABC123`);
    expect(texts(child(plate, 'ManufacturerProductDesignation'))).toEqual(battery.productName);
    expect(texts(child(plate, 'ManufacturerName'))).toEqual({ en: 'Rheintal Energiespeicher GmbH' });
    expect(texts(child(child(plate, 'AddressInformation'), 'NationalCode'))).toEqual({ en: 'DE' });
    expect(child(plate, 'OrderCodeOfManufacturer')?.value).toBe('VP-520-36');
    expect(child(plate, 'DateOfManufacture')).toMatchObject({ valueType: 'xs:date', value: '2026-02-11' });
  });

  it('the technical data have the maker’s general information and a labelled property with its unit', () => {
    const data = submodel(environment, 'TechnicalData');
    expect(child(child(data, 'GeneralInformation'), 'ManufacturerArticleNumber')?.value).toBe('09520123456788');
    const voltage = list(child(data, 'TechnicalPropertyAreas')?.value)
      .map((area) => child(area, 'NominalVoltage'))
      .find((found) => found !== undefined);
    expect(voltage).toMatchObject({
      valueType: 'xs:decimal',
      value: '36',
      displayName: [
        { language: 'en', text: 'Nominal voltage' },
        { language: 'de', text: 'Nennspannung' },
        { language: 'fr', text: 'Tension nominale' },
      ],
      embeddedDataSpecifications: [{ dataSpecificationContent: { unit: 'V' } }],
    });
  });

  it('the carbon footprint is in kilograms for a coded reference unit', () => {
    const [footprint] = list(child(submodel(environment, 'CarbonFootprint'), 'ProductCarbonFootprints')?.value);
    expect(child(footprint, 'PcfCO2eq')?.value).toBe('61.4');
    expect(child(footprint, 'ReferenceImpactUnitForCalculation')?.value).toBe('0173-1#07-ACB997#001');
    const tonnes = served({ ...battery, carbonFootprint: { value: 1.15, unit: 't CO2e', method: 'ISO 14067:2018' } });
    const [heavy] = list(child(submodel(tonnes, 'CarbonFootprint'), 'ProductCarbonFootprints')?.value);
    expect(child(heavy, 'PcfCO2eq')?.value).toBe('1150');
    expect(list(child(heavy, 'PcfCalculationMethods')?.value)).toMatchObject([{ value: '0173-1#07-ABU218#003' }]);
  });

  it('a construction product’s global warming potential counts as its footprint, under EN 15804', () => {
    const board = samples.find(({ globalWarmingPotential }) => globalWarmingPotential !== undefined);
    if (board === undefined) throw new Error('no sample declares one');
    const [footprint] = list(child(submodel(served(board), 'CarbonFootprint'), 'ProductCarbonFootprints')?.value).slice(-1);
    expect(list(child(footprint, 'PcfCalculationMethods')?.value)).toMatchObject([{ value: '0173-1#07-ABU223#003' }]);
    expect(list(child(footprint, 'LifeCyclePhases')?.value).map(({ value }) => value)).toEqual([
      '0173-1#07-ABU208#003',
      '0173-1#07-ABU209#003',
      '0173-1#07-ABU210#003',
    ]);
  });

  it('circularity and energy have their own fields, a passport without any an empty submodel', () => {
    expect(child(submodel(environment, 'Circularity'), 'RepairabilityScore')?.value).toBe('7.8');
    expect(list(child(submodel(environment, 'Circularity'), 'RecycledContentInformation')?.value)).toHaveLength(7);
    const washer = samples.find(({ annualEnergyConsumptionKWh }) => annualEnergyConsumptionKWh !== undefined);
    if (washer === undefined) throw new Error('no sample has an energy consumption');
    expect(child(submodel(served(washer), 'EnergyConsumption'), 'AnnualEnergyConsumptionKWh')).toMatchObject({
      value: '47',
      embeddedDataSpecifications: [{ dataSpecificationContent: { unit: expect.stringContaining('kWh') } }],
    });
    const bare = submodel(served(samples.find(({ category }) => category === 'textile') ?? battery), 'EnergyConsumption');
    expect(bare).toBeDefined();
    expect(bare).not.toHaveProperty('submodelElements');
  });
});

describe('passports at the edge', () => {
  const minimal = (change: JsonObject): (typeof samples)[number] => {
    const parsed = parsePassport({
      dppCode: '0e0a7a3c-58a5-4b7e-9d38-2f6f1f3f9f01',
      category: 'other',
      defaultLanguage: 'en',
      productName: { en: 'Thing' },
      manufacturer: { name: 'M', address: { street: 's', postalCode: 'p', city: 'c', country: 'DE' } },
      countryOfOrigin: 'DE',
      ...change,
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    return parsed.passport;
  };
  const faultsOf = (passport: (typeof samples)[number]): unknown[] => {
    const environment = served(passport);
    return [...constraintFaults(environment), ...(vectors === undefined ? [] : schemas.flatMap(({ faults }) => faults(environment)))];
  };

  it('the least that can be published is valid, under an idShort that begins with a letter', () => {
    const passport = minimal({});
    expect(faultsOf(passport)).toEqual([]);
    expect(list(served(passport).assetAdministrationShells)[0]?.idShort).toBe('DPP_0e0a7a3c_58a5_4b7e_9d38_2f6f1f3f9f01');
  });

  it('texts beyond 1023 characters stay whole, cut into parts that split no character', () => {
    const long = `${'x'.repeat(1022)}😀${'y'.repeat(1500)}`;
    const passport = minimal({
      endOfLife: { en: long, de: 'kurz' },
      warnings: [{ en: 'short' }, { en: 'z'.repeat(1000) }],
      remanufacturing: 'w',
    });
    expect(faultsOf(passport)).toEqual([]);
    const parts = list(child(submodel(served(passport), 'Circularity'), 'EndOfLife')?.value);
    expect(parts.map(({ value }) => list(value).find(({ language }) => language === 'en')?.text).join('')).toBe(long);
  });

  it('tags that differ in case only are one language, and characters that XML has not are left out', () => {
    const element = multiLanguage({ idShort: 'Name' }, { de: 'eins', DE: 'zwei', 'zh-hant-tw': '\ufffe三\u0001' }, 'de');
    expect(element?.value).toEqual([
      { language: 'de', text: 'eins' },
      { language: 'zh-Hant-TW', text: '三' },
    ]);
    expect(multiLanguage({ idShort: 'Name' }, '\uffff', 'de')).toBeUndefined();
  });

  it('addresses with letters beyond ASCII, several lots, no serial', () => {
    const passport = minimal({
      takeBackUrl: 'https://wörter.example/ü ber'.replace(' ', '%20'),
      productImages: ['https://a.example/ä.png', 'https://b.example'],
      batchOrLot: 'A/1',
      manufacturingDate: '2026-02',
      massKg: 1e-7,
      productClassifications: [{ code: '10005811', name: 'Bricks', schemeName: 'GPC', schemeUrl: 'https://www.gs1.org/gpc' }],
    });
    expect(faultsOf(passport)).toEqual([]);
    const data = submodel(served(passport), 'TechnicalData');
    expect(JSON.stringify(child(data, 'ProductClassifications'))).toContain('10005811');
    expect(JSON.stringify(data)).toContain('"0.0000001"');
  });

  it('any number is an xs:decimal that reads back as itself', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = decimal(value);
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text) === value).toBe(true);
      }),
    );
  });
});

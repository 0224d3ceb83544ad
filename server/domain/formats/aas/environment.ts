// Writes a passport's public content as an AAS Environment with five submodels, valid in metamodel 3.0 and 3.1.
import { defined } from '../../json/defined.ts';

import type { Json, JsonObject } from '../../json/json.ts';
import type { Passport } from '../../passport/model.ts';
import { ANYONE, visibleFields } from '../../passport/visible.ts';
import type { PassportLinks } from '../links.ts';
import { CARBON_FOOTPRINT, carbonFootprint } from './carbon-footprint.ts';
import { circularity, energyConsumption, isCircularity, isEnergy } from './circularity.ts';
import { displayName, type Element, external, langStrings, xmlText } from './elements.ts';
import { NAMEPLATE, nameplate } from './nameplate.ts';
import { TECHNICAL_DATA, technicalData } from './technical-data.ts';

/** Fields with their own submodel, or that are valid only until the next change of the passport. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...['manufacturer', 'productName', 'productClassifications', 'carbonFootprint', 'globalWarmingPotential', 'renewableContentShare'],
  ...['dppStatus', 'labelTranslations', 'accessRights', 'previousVersion'],
]);

/** Limit for identifiers in 3.0, in characters. */
const MAX_ID = 2000;

interface SubmodelKind {
  readonly idShort: string;
  readonly semanticId: string;
  readonly version: string;
  readonly templateId?: string;
}

export function toEnvironment(passport: Passport, links: PassportLinks, baseUrl: string): JsonObject {
  const fields = visibleFields(passport, ANYONE).filter(([field]) => !ELSEWHERE.has(field.name));
  const open = Object.fromEntries(visibleFields(passport, ANYONE).map(([field, value]) => [field.name, value]));
  const { uniqueProductIdentifier: given } = passport;
  const productUri = given !== undefined && given.length <= MAX_ID ? given : links.digitalLink;
  const technical = fields.filter(([field]) => !isCircularity(field) && !isEnergy(field));
  const own = (idShort: string): SubmodelKind => ({ idShort, semanticId: `${baseUrl}/aas/semantics/${idShort}/1/0`, version: '1' });
  const address = `${links.api}/aas.json`;
  const submodels = [
    submodel(address, NAMEPLATE, nameplate(passport, open, productUri)),
    submodel(address, TECHNICAL_DATA, technicalData(passport, open, technical)),
    submodel(address, CARBON_FOOTPRINT, carbonFootprint(passport, open)),
    submodel(address, own('Circularity'), circularity(passport, fields)),
    submodel(address, own('EnergyConsumption'), energyConsumption(passport, fields)),
  ];
  return { assetAdministrationShells: [shell(passport, address, productUri, baseUrl, submodels)], submodels };
}

/** Returns an address within the served document, so that it resolves to that document. */
const partOf = (address: string, name: string): string => `${address}#${name}`;

function submodel(
  address: string,
  { idShort, semanticId, version, templateId }: SubmodelKind,
  elements: readonly (Element | undefined)[],
): JsonObject {
  const submodelElements = elements.filter((element) => element !== undefined);
  return {
    modelType: 'Submodel',
    idShort,
    administration: { version, revision: '0', ...defined({ templateId }) },
    id: partOf(address, idShort),
    kind: 'Instance',
    semanticId: external(semanticId),
    ...(submodelElements.length === 0 ? {} : { submodelElements }),
  };
}

function shell(passport: Passport, address: string, productUri: string, baseUrl: string, submodels: readonly JsonObject[]): JsonObject {
  const { dppCode, gtin, serial, batchOrLot, granularity, sample, productName, defaultLanguage } = passport;
  const names = langStrings(productName, defaultLanguage).map(({ language, parts: [text = ''] }) => [
    language,
    `${sample === true ? 'SAMPLE – ' : ''}${text}`,
  ]);
  const specific = [
    ['gtin', gtin],
    ['batchNumber', batchOrLot],
    ['serialNumber', serial],
  ].flatMap(([name, value]): Json[] => (name === undefined || value === undefined ? [] : [{ name, value: xmlText(value) }]));
  return {
    modelType: 'AssetAdministrationShell',
    idShort: dppCode.replace(/^(?=[^A-Za-z])/, 'DPP_').replace(/[^A-Za-z0-9]/g, '_'),
    ...displayName(Object.fromEntries(names)),
    id: partOf(address, 'shell'),
    assetInformation: {
      assetKind: granularity === 'model' ? 'Type' : 'Instance',
      globalAssetId: productUri,
      ...(specific.length === 0 ? {} : { specificAssetIds: specific }),
      ...(gtin === undefined ? {} : { assetType: `${baseUrl}/api/v1/public/01/${gtin}` }),
    },
    submodels: submodels.map(({ id }) => ({ type: 'ModelReference', keys: [{ type: 'Submodel', value: id ?? '' }] })),
  };
}

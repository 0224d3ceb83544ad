// What is read of the elements of IDTA templates: nameplate (02006), technical data (02003) and carbon footprint (02023).
// They are known by their names, because versions of a template differ more in meanings than in names.
import { parseGtin } from '../../gs1/gtin.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import type { Draft } from './draft.ts';
import { listed, plainValue, textsOf } from './element-value.ts';
import { readFootprint } from './footprint.ts';

/** True if the element is understood. */
type Rule = (element: JsonObject, draft: Draft, path: string) => boolean;

/** A text in one language: English, else the first. */
function anyText(element: JsonObject): string | undefined {
  const texts = textsOf(element);
  return plainValue(element) ?? texts?.en ?? Object.values(texts ?? {})[0];
}

const nameOf = (part: JsonObject): string => String(part.idShort ?? '…');

/** Members of a collection by their names, as texts; the others are missed. */
function membersOf(parts: readonly JsonObject[], members: Readonly<Record<string, string>>, miss: (part: JsonObject) => void): JsonObject {
  const found: Record<string, Json> = {};
  for (const part of parts) {
    const name = nameOf(part);
    const text = anyText(part);
    if (!Object.hasOwn(members, name) || text === undefined) miss(part);
    else found[members[name] ?? ''] ??= text;
  }
  return found;
}

const text =
  (field: string): Rule =>
  (element, draft, path) => {
    const value = anyText(element);
    if (value === undefined) return false;
    if (!draft.perhaps(field, value)) draft.repeats(path, field);
    return true;
  };

const maker: Rule = (element, draft) => {
  const name = anyText(element);
  if (name !== undefined) draft.maker({ name });
  return name !== undefined;
};

const productName: Rule = (element, draft, path) => {
  const texts = textsOf(element);
  if (texts === undefined) return false;
  if (!draft.perhaps('productName', texts)) draft.repeats(path, 'productName');
  return true;
};

/** IDTA 02002, Contact Information. */
const ADDRESS = {
  Street: 'street',
  Zipcode: 'postalCode',
  CityTown: 'city',
  StateCounty: 'region',
  NationalCode: 'country',
  Company: 'name',
};

const address: Rule = (element, draft, path) => {
  const { name, ...found } = membersOf(listed(element.value), ADDRESS, (part) => draft.miss(`${path}/${nameOf(part)}`));
  draft.maker({ ...(name === undefined ? {} : { name }), ...(Object.keys(found).length === 0 ? {} : { address: found }) });
  return true;
};

const number: Rule = (element, draft, path) => {
  const value = anyText(element);
  if (value === undefined) return false;
  const gtin = parseGtin(value);
  if (gtin === undefined || !draft.perhaps('gtin', gtin)) draft.number(path, gtin ?? value);
  return true;
};

const CLASS = {
  ...{ ClassificationSystem: 'schemeName', ClassificationSystemUrl: 'schemeUrl', ProductClassId: 'code', ProductClassName: 'name' },
  ProductClassCodedName: 'codedName',
};

const classifications: Rule = (element, draft, path) => {
  const classes = listed(element.value).map((entry) => {
    const { codedName: _, ...found } = membersOf(listed(entry.value), CLASS, (part) => draft.miss(`${path}/${nameOf(part)}`));
    return found;
  });
  return classes.length > 0 && draft.perhaps('productClassifications', classes);
};

const footprints: Rule = (element, draft, path) => {
  for (const [at, entry] of listed(element.value).entries()) {
    const read = readFootprint(entry, (part) => draft.miss(`${path}/${at}/${nameOf(part)}`));
    if (read === undefined) draft.miss(`${path}/${at}`);
    else draft.footprint(`${path}/${at}`, read);
  }
  return true;
};

const share: Rule = (element, draft) => {
  const value = plainValue(element);
  return value !== undefined && Number.isFinite(Number(value)) && draft.perhaps('renewableContentShare', Number(value));
};

const repeats =
  (field: string): Rule =>
  (_, draft, path) => {
    draft.repeats(path, field);
    return true;
  };

export const TEMPLATES: Readonly<Record<string, Rule>> = {
  URIOfTheProduct: text('uniqueProductIdentifier'),
  ManufacturerName: maker,
  ManufacturerProductDesignation: productName,
  AddressInformation: address,
  ContactInformation: address,
  ManufacturerProductType: text('modelIdentifier'),
  OrderCodeOfManufacturer: number,
  ManufacturerOrderCode: number,
  ProductArticleNumberOfManufacturer: number,
  ManufacturerArticleNumber: number,
  SerialNumber: text('serial'),
  BatchNumber: text('batchOrLot'),
  YearOfConstruction: repeats('manufacturingDate'),
  DateOfManufacture: text('manufacturingDate'),
  CountryOfOrigin: text('countryOfOrigin'),
  ProductClassifications: classifications,
  ProductCarbonFootprints: footprints,
  RecycledContentInformation: repeats('materials'),
  RenewableContent: share,
};

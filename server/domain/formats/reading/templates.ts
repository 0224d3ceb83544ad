// Reads elements of the IDTA templates nameplate (02006), technical data (02003) and carbon footprint (02023).
// Elements are recognised by name, because versions of a template differ more in semantic IDs.
import { parseGtin } from '../../gs1/gtin.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import type { Draft } from './draft.ts';
import { listed, numberOf, plainValue, textsOf } from './element-value.ts';
import { readFootprint } from './footprint.ts';

/** True if the element is understood. */
type Rule = (element: JsonObject, draft: Draft, path: string) => boolean;

/** Returns the text of an element in one language: English if available, else the first. */
function anyText(element: JsonObject): string | undefined {
  const texts = textsOf(element);
  return plainValue(element) ?? texts?.en ?? Object.values(texts ?? {})[0];
}

/** True if the texts differ between languages, so that one of them cannot replace the others. */
const saysMore = (element: JsonObject): boolean => new Set(Object.values(textsOf(element) ?? {})).size > 1;

const nameOf = (part: JsonObject): string => String(part.idShort ?? '…');

/** Returns members of a collection, as texts, under new names. Calls `miss` for all others. */
function membersOf(parts: readonly JsonObject[], members: Readonly<Record<string, string>>, miss: (part: JsonObject) => void): JsonObject {
  const found: Record<string, Json> = {};
  for (const part of parts) {
    const name = nameOf(part);
    const text = anyText(part);
    const member = Object.hasOwn(members, name) ? members[name] : undefined;
    if (member === undefined || text === undefined || saysMore(part)) miss(part);
    if (member !== undefined && text !== undefined) found[member] ??= text;
  }
  return found;
}

const text =
  (field: string): Rule =>
  (element, draft, path) => {
    const value = anyText(element);
    if (value === undefined) return false;
    draft.perhaps(path, field, value);
    if (saysMore(element)) draft.miss(path);
    return true;
  };

const maker: Rule = (element, draft, path) => {
  const name = anyText(element);
  if (name !== undefined) draft.maker(path, { name });
  if (saysMore(element)) draft.miss(path);
  return name !== undefined;
};

const productName: Rule = (element, draft, path) => {
  const texts = textsOf(element);
  if (texts === undefined) return false;
  draft.perhaps(path, 'productName', texts);
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
  draft.maker(path, { ...(name === undefined ? {} : { name }), ...(Object.keys(found).length === 0 ? {} : { address: found }) });
  return true;
};

const number: Rule = (element, draft, path) => {
  const value = anyText(element);
  if (value === undefined) return false;
  // One in ten shorter numbers has the right check digit for a GTIN by chance.
  const gtin = /^\d{13,14}$/.test(value) ? parseGtin(value) : undefined;
  if (gtin === undefined) draft.number(path, value);
  else draft.perhaps(path, 'gtin', gtin);
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
  if (classes.length === 0) return false;
  draft.perhaps(path, 'productClassifications', classes);
  return true;
};

const footprints: Rule = (element, draft, path) => {
  for (const [at, entry] of listed(element.value).entries()) {
    const read = readFootprint(entry, (part) => draft.miss(`${path}/${at}/${nameOf(part)}`));
    if (read === undefined) draft.miss(`${path}/${at}`);
    else draft.footprint(`${path}/${at}`, read);
    const { published } = read ?? {};
    if (published !== undefined)
      draft.repeats(`${path}/${at}/PublicationDate`, ['lastUpdated', 'validFrom'], (known) => known === published);
  }
  return true;
};

const share: Rule = (element, draft, path) => {
  const value = plainValue(element);
  const number = numberOf(value);
  if (number === undefined) return false;
  draft.perhaps(path, 'renewableContentShare', number);
  return true;
};

const year: Rule = (element, draft, path) => {
  const value = anyText(element);
  if (value === undefined) return false;
  draft.repeats(path, ['manufacturingDate'], (known) => String(known).startsWith(value));
  return true;
};

/** The field `materials` already contains the recycled shares. */
const recycled: Rule = (_, draft, path) => {
  draft.repeats(path, ['materials'], () => true);
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
  YearOfConstruction: year,
  DateOfManufacture: text('manufacturingDate'),
  CountryOfOrigin: text('countryOfOrigin'),
  ProductClassifications: classifications,
  ProductCarbonFootprints: footprints,
  RecycledContentInformation: recycled,
  RenewableContent: share,
};

// Converts the public content of a passport to a UNTP 0.7.0 Product (the credential's subject).
import { defined } from '../json/defined.ts';

import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Identity } from '../keys/identity.ts';
import { textIn } from '../language/language.ts';
import { countryName } from '../passport/fields/countries.ts';
import type { Field, FieldType } from '../passport/fields/field.ts';
import { CATEGORY_LABELS } from '../passport/fields.ts';
import type { LocalText, Passport } from '../passport/model.ts';
import { ANYONE, visible, visibleFields } from '../passport/visible.ts';
import { toClaims } from './claims.ts';
import type { PassportLinks } from './links.ts';
import { toMaterials } from './materials.ts';
import { optional, partyReference, productNameOf } from './references.ts';

/** Fields written elsewhere in the credential, or valid only until the next change of the passport. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...['dppStatus', 'validFrom', 'defaultLanguage', 'labelTranslations', 'accessRights', 'previousVersion'],
  ...['manufacturer', 'importer', 'responsibleOperatorEU', 'materials', 'massKg', 'carbonFootprint', 'recycledContentTotal'],
  ...['productClassifications', 'modelIdentifier', 'granularity', 'serial', 'batchOrLot'],
]);

export function toProduct(passport: Passport, links: PassportLinks, issuer: Pick<Identity, 'did'>, now: Date): JsonObject {
  const open = visible(passport, ANYONE);
  const language = passport.defaultLanguage;
  const text = (value: LocalText | undefined): string | undefined => textIn(value, [], language);
  const description = text(passport.description);
  const country = (code: string): JsonObject => ({ countryCode: code, countryName: countryName(code, language) });
  const madeIn = typeof open.countryOfManufacture === 'string' ? open.countryOfManufacture : passport.countryOfOrigin;
  const date = typeof open.manufacturingDate === 'string' && open.manufacturingDate.length === 10 ? open.manufacturingDate : undefined;
  return {
    type: ['Product'],
    id: passport.uniqueProductIdentifier ?? links.digitalLink,
    name: productNameOf(passport),
    ...defined({ description }),
    idScheme:
      passport.gtin === undefined
        ? { type: ['IdentifierScheme'], id: 'urn:ietf:rfc:9562', name: 'Universally Unique Identifier' }
        : { type: ['IdentifierScheme'], id: 'https://id.gs1.org', name: 'GS1 Digital Link' },
    ...optional('modelNumber', open.modelIdentifier),
    ...optional('batchNumber', open.batchOrLot),
    ...optional('itemNumber', open.serial),
    idGranularity: passport.granularity,
    productCategory: toCategories(passport, open, issuer),
    ...toDocuments(open, text),
    relatedParty: toParties(open, links, country),
    producedAtFacility: {
      type: ['Facility'],
      // Identifiers and names of facilities are only for authorities (Annex III (i)), but the schema requires them.
      id: `${links.vc}#facility`,
      name: text(open.manufacturingPlace as LocalText | undefined) ?? countryName(madeIn, language),
    },
    ...optional('productionDate', date),
    countryOfProduction: country(madeIn),
    ...(typeof open.massKg === 'number' ? { dimensions: { weight: { value: open.massKg, unit: 'KGM' } } } : {}),
    ...toMaterials(passport, issuer),
    ...toClaims(passport, links, now),
    characteristics: toCharacteristics(passport),
  };
}

/** Writes every public field without a UNTP member under its name in the field table (JSON-LD: the vocabulary of Characteristics). */
function toCharacteristics(passport: Passport): JsonObject {
  const members = visibleFields(passport, ANYONE)
    .filter(([field, value]) => !ELSEWHERE.has(field.name) && !(isNameOnly(field) && isObject(value) && Object.keys(value).length === 1))
    .map(([field, value]) => [field.name, inLanguages(field.type, value)] as const);
  return Object.fromEntries(members);
}

/** The product itself contains name and description in one language. */
const isNameOnly = (field: Field): boolean => field.name === 'productName' || field.name === 'description';

/** Converts language maps to language-tagged values, the JSON-LD form of a multilingual text. */
function inLanguages(type: FieldType, value: Json): Json {
  if (type.kind === 'language-map' || type.kind === 'local') {
    return isObject(value) ? Object.entries(value).map(([tag, text]) => ({ '@value': text, '@language': tag })) : value;
  }
  if (type.kind === 'list' && Array.isArray(value)) return value.map((entry: Json) => inLanguages(type.of, entry));
  if (type.kind !== 'object' || !isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const member = type.members[name];
      return [name, member === undefined ? entry : inLanguages(member.type, entry)];
    }),
  );
}

function toCategories(passport: Passport, open: JsonObject, issuer: Pick<Identity, 'did'>): Json {
  const given = (Array.isArray(open.productClassifications) ? open.productClassifications : []).filter(isObject);
  if (given.length > 0) {
    return given.map(({ code, name, schemeUrl, schemeName }) => ({
      code: String(code),
      name: String(name),
      schemeId: String(schemeUrl),
      schemeName: String(schemeName),
    }));
  }
  // "If self issued then use the party ID of the issuer" (UNTP, identifier schemes).
  return [{ code: passport.category, name: CATEGORY_LABELS[passport.category].en, schemeId: issuer.did, schemeName: 'Product group' }];
}

function toParties(open: JsonObject, links: PassportLinks, country: (code: string) => JsonObject): Json {
  const roles = [
    ['manufacturer', open.manufacturer],
    ['importer', open.importer],
    ['operator', open.responsibleOperatorEU],
  ] as const;
  return roles.flatMap(([role, party]) => (isObject(party) ? [{ role, party: toParty(role, party, links, country) }] : []));
}

function toParty(role: string, party: JsonObject, links: PassportLinks, country: (code: string) => JsonObject): JsonObject {
  const address = isObject(party.address) ? party.address : undefined;
  return {
    ...partyReference(role, party, links),
    ...(address === undefined
      ? {}
      : {
          registrationCountry: country(String(address.country)),
          partyAddress: {
            streetAddress: String(address.street),
            postalCode: String(address.postalCode),
            addressLocality: String(address.city),
            addressRegion: typeof address.region === 'string' ? address.region : '',
            addressCountry: country(String(address.country)),
          },
        }),
    ...optional('organisationWebsite', party.website),
  };
}

function toDocuments(open: JsonObject, text: (value: LocalText | undefined) => string | undefined): JsonObject {
  const certificates = (Array.isArray(open.conformityCertificates) ? open.conformityCertificates : []).filter(isObject);
  const links = certificates.map((one) => [one.url, text(one.name as LocalText)] as const);
  const declaration = isObject(open.declarationOfConformity) ? open.declarationOfConformity : {};
  const all = [
    [declaration.url, `EU declaration of conformity ${String(declaration.number)}`] as const,
    ...links,
    [open.userManualUrl, 'User manual'] as const,
  ];
  const documents = all.flatMap(([url, name]) => (typeof url === 'string' ? [{ linkURL: url, linkName: name ?? url }] : []));
  return documents.length === 0 ? {} : { relatedDocument: documents };
}

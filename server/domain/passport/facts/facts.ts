// Derives the labelled facts, materials, certificates and gaps of a passport for display in a language.
import type { Certificate, Fact, FactGroup, Material } from '../../../contract/index.ts';
import { defined } from '../../json/defined.ts';
import { isObject, type Json } from '../../json/json.ts';
import { taggedIn } from '../../language/language.ts';
import { type Field, label } from '../fields/field.ts';
import { FIELD_BY_NAME, FIELDS, obligationOf } from '../fields.ts';
import type { Reading } from '../format.ts';
import type { LocalText, Passport } from '../model.ts';
import { KEEPER, type Reader, visibleFields } from '../visible.ts';
import { ourLanguage } from '../words.ts';
import { factsOf, labelIn, otherLanguage, toGroups } from './field-facts.ts';

export { factsOfCredential } from './credential-facts.ts';

/** Fields that have their own chart or table, or that are not meaningful to a person. */
const NOT_FACTS: ReadonlySet<string> = new Set(['materials', 'sample', 'defaultLanguage', 'labelTranslations', 'accessRights']);

/** Returns all facts that the reader may see, in the order of the groups. */
export function toFacts(passport: Passport, language: string, reader: Reader = KEEPER): FactGroup[] {
  const reading: Reading = { preferences: [language], fallback: passport.defaultLanguage };
  const shown = visibleFields(passport, reader).filter(([field]) => !NOT_FACTS.has(field.name));
  return toGroups(
    shown.map(([field, value]) => [field, labelledFacts(field, value, passport, reading)] as const),
    reading,
  );
}

function labelledFacts(field: Field, value: Json, { labelTranslations }: Passport, reading: Reading): readonly Fact[] {
  const { text, language } = labelIn(field, reading, labelTranslations);
  const labelLanguage = otherLanguage(language, reading);
  const facts = factsOf(field, value, text, reading);
  return labelLanguage === undefined ? facts : facts.map((fact) => ({ ...fact, labelLanguage }));
}

export function materialsOf(passport: Passport, language: string): Material[] {
  const reading: Reading = { preferences: [language], fallback: passport.defaultLanguage };
  return (passport.materials ?? []).map(({ name, percentage, recycledContent, hazardous }) => ({
    ...nameIn(name, reading),
    percentage,
    ...defined({ recycledContent, hazardous }),
  }));
}

function nameIn(name: LocalText, reading: Reading): { readonly name: string; readonly language?: string } {
  const tagged = taggedIn(name, reading.preferences, reading.fallback);
  const language = otherLanguage(tagged?.language, reading);
  return { name: tagged?.text ?? '', ...defined({ language }) };
}

/** Returns certificates with numbers, then certifications that are only named. */
export function certificatesOf(passport: Passport, language: string): Certificate[] {
  const reading: Reading = { preferences: [language], fallback: passport.defaultLanguage };
  const listed = (Array.isArray(passport.conformityCertificates) ? passport.conformityCertificates : []).filter(isObject).map(
    (one): Certificate => ({
      ...nameIn(one.name as LocalText, reading),
      number: String(one.number),
      ...(typeof one.notifiedBodyNumber === 'string' ? { notifiedBodyNumber: one.notifiedBodyNumber } : {}),
      ...(typeof one.validUntil === 'string' ? { validUntil: one.validUntil } : {}),
    }),
  );
  const named = (passport.certifications ?? []).map((one): Certificate => nameIn(one, reading));
  return [...listed, ...named.filter((one) => !listed.some((certificate) => certificate.name === one.name))];
}

export interface Missing {
  readonly field: string;
  readonly label: string;
  readonly legalBasis: string;
}

/** Returns the fields that the law requires and the passport lacks. An empty list means "data complete", never "compliant". */
export function missingMandatory(passport: Passport, language: string): Missing[] {
  const words = ourLanguage([language]);
  return FIELDS.filter(
    (field) =>
      obligationOf(field, passport.category, passport.batteryCategory) === 'mandatory' &&
      field.setOnPublish !== true &&
      isMissing(field.name, passport[field.name]),
  ).map((field) => ({ field: field.name, label: field.label[words], legalBasis: field.legalBasis }));
}

/**
 * The law requires the manufacturer's postal address (ESPR Article 27(7)). A passport without one is accepted nevertheless, and the address
 * reported as missing.
 */
export function missingAddress({ manufacturer }: Passport, language: string): Missing[] {
  const field = FIELD_BY_NAME.get('manufacturer');
  if (field === undefined || manufacturer.address !== undefined) return [];
  const words = ourLanguage([language]);
  return [{ field: 'manufacturer/address', label: `${field.label[words]}: ${ADDRESS_LABEL[words]}`, legalBasis: field.legalBasis }];
}

const ADDRESS_LABEL = label('address', 'Anschrift', 'adresse');

/**
 * Fields for which an empty list is a statement: no hazardous substance, no critical raw material. For others, an empty list counts as
 * missing.
 */
export const MAY_BE_NONE: ReadonlySet<string> = new Set(['hazardousSubstances', 'criticalRawMaterials']);

const isMissing = (name: string, value: Json | undefined): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0 && !MAY_BE_NONE.has(name));

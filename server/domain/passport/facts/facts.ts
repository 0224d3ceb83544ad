// Derives the labelled facts, materials and certificates of a passport for display in a language.
import type { Certificate, Fact, FactGroup, Material } from '../../../contract/index.ts';
import { defined } from '../../json/defined.ts';
import { isObject, type Json } from '../../json/json.ts';
import { taggedIn } from '../../language/language.ts';
import type { Field } from '../fields/field.ts';
import type { Reading } from '../format.ts';
import type { LocalText, Passport } from '../model.ts';
import { KEEPER, type Reader, visibleFields } from '../visible.ts';
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

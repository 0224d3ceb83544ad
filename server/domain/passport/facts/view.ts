// Renders the public interface's view of a passport for a reader, and states the language of that view.
import { defined } from '../../json/defined.ts';
import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import { lookup, textIn } from '../../language/language.ts';
import type { FieldType } from '../fields/field.ts';
import { FIELD_BY_NAME } from '../fields.ts';
import { formatValue, type Reading } from '../format.ts';
import type { Passport } from '../model.ts';
import { type Reader, visibleFields } from '../visible.ts';
import { labelIn } from './field-facts.ts';

export interface ViewLinks {
  /** Address of the credential. Absent before the passport is published. */
  readonly vcUrl?: string;
  /** Time of the last verification of the passport's signature by this service, ISO 8601 UTC. */
  readonly verifiedAt?: string;
}

export interface View {
  readonly body: JsonObject;
  /** The language of the manufacturer's texts. */
  readonly language: string;
  /** Value for Content-Language: the language of the manufacturer's texts, and that of the labels if different. */
  readonly contentLanguage: string;
}

/**
 * Returns what the reader may see: the fields of the interface in its shapes, then every other field under its own name.
 * Texts are in the best available language of `preferences` (best first, BCP 47).
 */
export function viewFor(reader: Reader, passport: Passport, preferences: readonly string[], links: ViewLinks): View {
  const language = lookup(preferences, languagesOf(passport)) ?? passport.defaultLanguage;
  const body = contentFor(reader, passport, language, links);
  const reading: Reading = { preferences: [language], fallback: passport.defaultLanguage };
  const labelled = Object.keys(body).flatMap((name) => {
    const field = FIELD_BY_NAME.get(name);
    return field === undefined ? [] : [[name, labelIn(field, reading, passport.labelTranslations)] as const];
  });
  const labels = Object.fromEntries(labelled.map(([name, { text }]) => [name, text]));
  // The manufacturer may have translated only some labels. The rest, and our words inside texts, are in one of our languages.
  const others = labelled.flatMap(([, label]) => otherThan(language, label.language));
  const [labelsLanguage = language] = others;
  const contentLanguage = others.length === 0 ? language : `${language}, ${labelsLanguage}`;
  return { body: { ...body, language, labels, labelsLanguage }, language, contentLanguage };
}

/** Returns the members of a view without its labels, in this language where there is a text in it. */
export function contentFor(reader: Reader, passport: Passport, language: string, links: ViewLinks): JsonObject {
  const reading: Reading = { preferences: [language], fallback: passport.defaultLanguage };
  const fields = visibleFields(passport, reader);
  const local = Object.fromEntries(fields.map(([field, value]) => [field.name, inLanguage(field.type, value, reading)]));
  const { manufacturer, carbonFootprint, certifications, labelTranslations: _, ...rest } = local;
  const footprint = FIELD_BY_NAME.get('carbonFootprint');
  return {
    dppCode: passport.dppCode,
    productName: textIn(passport.productName, [language], passport.defaultLanguage) ?? passport.dppCode,
    manufacturer: passport.manufacturer.name,
    countryOfOrigin: passport.countryOfOrigin,
    // A text for people, with its unit. The numbers are in the detail.
    ...(carbonFootprint === undefined || footprint === undefined
      ? {}
      : { carbonFootprint: footprintText(footprint.type, passport.carbonFootprint ?? null, reading) }),
    ...pick(rest, ['repairabilityScore', 'materials']),
    certifications: certifications ?? [],
    ...defined({ vcUrl: links.vcUrl, verifiedAt: links.verifiedAt }),
    ...rest,
    ...defined({ manufacturerDetail: manufacturer, carbonFootprintDetail: carbonFootprint }),
  };
}

/** Ignores the region when comparing languages. */
const otherThan = (wanted: string, language: string): readonly string[] =>
  language.split('-')[0] === wanted.split('-')[0] ? [] : [language];

/** Returns every language in which the manufacturer supplied any text, the default language first. */
export function languagesOf(passport: Passport): string[] {
  const found = new Set<string>([passport.defaultLanguage]);
  const collect = (type: FieldType, value: Json | undefined): void => {
    if (value === undefined) return;
    if (type.kind === 'language-map' || type.kind === 'local' || type.kind === 'labels') {
      for (const tag of isObject(value) ? Object.keys(value) : []) found.add(tag);
    } else if (type.kind === 'list' && Array.isArray(value)) for (const entry of value) collect(type.of, entry);
    else if (type.kind === 'object' && isObject(value))
      for (const [name, member] of Object.entries(type.members)) collect(member.type, value[name]);
  };
  for (const field of FIELD_BY_NAME.values()) collect(field.type, passport[field.name]);
  return [...found];
}

const pick = (from: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

function footprintText(type: FieldType, value: Json, reading: Reading): string {
  const { value: amount, unit, perUnit } = isObject(value) ? value : {};
  return formatValue(type, { value: amount ?? 0, unit: unit ?? '', ...defined({ perUnit }) }, reading);
}

/** Reduces every text to one language. Numbers, codes and dates stay machine-readable. */
function inLanguage(type: FieldType, value: Json, reading: Reading): Json {
  switch (type.kind) {
    case 'language-map':
    case 'local':
      return textIn(value, reading.preferences, reading.fallback) ?? '';
    case 'list':
      return Array.isArray(value) ? value.map((entry: Json) => inLanguage(type.of, entry, reading)) : value;
    case 'object':
      return isObject(value)
        ? Object.fromEntries(
            Object.entries(value).map(([name, entry]) => {
              const member = type.members[name];
              return [name, member === undefined ? entry : inLanguage(member.type, entry, reading)];
            }),
          )
        : value;
    default:
      return value;
  }
}

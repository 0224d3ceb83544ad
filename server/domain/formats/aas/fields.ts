// Converts a field and its visible value to a submodel element, with name, label and unit from the field table.
import { decimal } from '../../encoding/decimal.ts';

import { isObject, type Json } from '../../json/json.ts';
import type { Field, FieldType, Label } from '../../passport/fields/field.ts';
import type { Format } from '../../passport/fields/formats.ts';
import type { LocalText } from '../../passport/model.ts';
import { collection, type Element, elementList, multiLanguage, type Named, property } from './elements.ts';

/** The same addresses as in the credential's JSON-LD context, so that each meaning has one address. */
const CHARACTERISTICS = 'https://vocabulary.uncefact.org/untp/Characteristics#';
const SCHEMA_ORG: Readonly<Record<string, string>> = { name: 'https://schema.org/name', description: 'https://schema.org/description' };
export const meaningOf = (name: string): string => SCHEMA_ORG[name] ?? `${CHARACTERISTICS}${name}`;

/** The inverse of `meaningOf`. Returns undefined for any other address. */
export const nameOfMeaning = (meaning: string): string | undefined =>
  meaning.startsWith(CHARACTERISTICS)
    ? meaning.slice(CHARACTERISTICS.length)
    : Object.keys(SCHEMA_ORG).find((name) => SCHEMA_ORG[name] === meaning);

/** `massKg` → `MassKg`: starts with a letter and contains only letters and digits, as every version of the metamodel requires. */
const idShortOf = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

const named = (name: string, label: Label): Named => ({ idShort: idShortOf(name), semanticId: meaningOf(name), label });

export const fieldElement = (field: Field, value: Json, language: string): Element | undefined =>
  element(field.type, value, language, named(field.name, field.label));

export function element(type: FieldType, value: Json, language: string, as: Named): Element | undefined {
  switch (type.kind) {
    case 'text':
      return typeof value === 'string' ? property(as, textType(type.format, value), lexical(type.format, value)) : undefined;
    case 'local':
    case 'language-map':
      return multiLanguage(as, value as LocalText, language);
    case 'number':
      if (typeof value !== 'number') return undefined;
      return property(
        type.unit === '' ? as : { ...as, unit: type.unit },
        type.integer === true ? 'xs:integer' : 'xs:decimal',
        decimal(value),
      );
    case 'boolean':
      return property(as, 'xs:boolean', String(value === true));
    case 'choice':
      return typeof value === 'string' ? property(as, 'xs:string', value) : undefined;
    case 'list':
      return Array.isArray(value) ? listOf(type.of, value, language, as) : undefined;
    case 'object':
      return isObject(value) ? collection(as, membersOf(type.members, value, language)) : undefined;
    case 'labels':
      return undefined;
  }
}

type Members = Extract<FieldType, { readonly kind: 'object' }>['members'];

const membersOf = (members: Members, value: { readonly [name: string]: Json }, language: string) =>
  Object.entries(members).map(([name, { type, label }]) => {
    const member = Object.hasOwn(value, name) ? value[name] : undefined;
    return member === undefined ? undefined : element(type, member, language, named(name, label));
  });

/**
 * AASd-108, AASd-109: the entries of a list have one kind and one value type.
 * A text beyond the length limit is itself a list. If that makes the kinds differ, each entry is wrapped in a collection.
 */
function listOf(type: FieldType, value: readonly Json[], language: string, as: Named): Element | undefined {
  const entries = value.map((entry) => element(type, entry, language, {}));
  const kinds = new Set(entries.map((entry) => entry?.modelType).filter((kind) => kind !== undefined));
  const [kind] = kinds;
  if (kind === undefined) return undefined;
  if (kinds.size > 1) {
    return elementList(
      as,
      'SubmodelElementCollection',
      value.map((entry) => collection({}, [element(type, entry, language, { idShort: 'Text' })])),
    );
  }
  const valueTypes = new Set(entries.map((entry) => entry?.valueType));
  const [valueType] = valueTypes;
  return elementList(as, String(kind), entries, typeof valueType === 'string' ? { valueType } : {});
}

function textType(format: Format, value: string): string {
  switch (format) {
    case 'date':
      return 'xs:date';
    case 'year-month':
      return value.length === 10 ? 'xs:date' : 'xs:gYearMonth';
    case 'date-time':
      return 'xs:dateTime';
    case 'url':
    case 'uri':
      return 'xs:anyURI';
    default:
      return 'xs:string';
  }
}

/** Writes an xs:anyURI as in RFC 3986: letters beyond ASCII are percent-encoded. */
const lexical = (format: Format, value: string): string => (format === 'url' ? (URL.parse(value)?.href ?? value) : value);

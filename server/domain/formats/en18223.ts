// Writes a passport in its EN 18223 form: header and data elements, compressed (clause 5.2) or full (Annex A).

import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { FieldType } from '../passport/fields/field.ts';
import { FIELD_BY_NAME } from '../passport/fields.ts';
import type { Passport } from '../passport/model.ts';
import { type Reader, visible } from '../passport/visible.ts';
import type { Step } from './element-path.ts';

export const REPRESENTATIONS = ['compressed', 'full'] as const;
export type Representation = (typeof REPRESENTATIONS)[number];

export const SCHEMA = 'EN 18223:2026';

/** The header of EN 18223, table 1, in its order. Every other field is a data element. */
const HEADER = [
  'digitalProductPassportId',
  'uniqueProductIdentifier',
  'granularity',
  'dppSchemaVersion',
  'dppStatus',
  'lastUpdated',
  'economicOperatorId',
  'facilityId',
  'contentSpecificationIds',
] as const;

export interface Issued {
  readonly reader: Reader;
  /** The economic operator, for a passport that does not name one. */
  readonly issuer: string;
  /** Start of the validity of this version, ISO 8601 UTC. The state may have changed after signing. */
  readonly readableFrom: string;
}

/** Writes header and data elements by name: the compressed form, as stored, with texts in every language. */
export function compressed(passport: Passport, { reader, issuer, readableFrom }: Issued): JsonObject {
  const shown = visible(passport, reader);
  const { manufacturer } = shown;
  const operator = isObject(manufacturer) ? manufacturer.operatorId : undefined;
  const since = `${readableFrom.slice(0, 19)}Z`;
  const { lastUpdated } = passport;
  const known: JsonObject = {
    ...shown,
    dppSchemaVersion: SCHEMA,
    lastUpdated: lastUpdated !== undefined && Date.parse(lastUpdated) >= Date.parse(since) ? lastUpdated : since,
    economicOperatorId: shown.economicOperatorId ?? operator ?? issuer,
  };
  const names: readonly string[] = [...HEADER, ...Object.keys(shown).filter((name) => !isHeader(name))];
  return Object.fromEntries(names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])));
}

/** Annex A: writes the same header, and each data element with its type. */
export function full(short: JsonObject, defaultLanguage: string): JsonObject {
  const members = Object.entries(short);
  const elements = members.filter(([name]) => !isHeader(name)).map(([name, value]) => typed(name, value, typeOf(name), defaultLanguage));
  return { ...Object.fromEntries(members.filter(([name]) => isHeader(name))), elements };
}

/** Returns the element at a path of the compressed form, or undefined if there is none. */
export function elementAt(
  short: JsonObject,
  steps: readonly Step[],
  representation: Representation,
  defaultLanguage: string,
): JsonObject | undefined {
  let value: Json = short;
  let type: FieldType | undefined;
  for (const [depth, step] of steps.entries()) {
    const below = member(value, step);
    if (below === undefined) return undefined;
    type = depth === 0 ? typeOf(String(step)) : typeBelow(type, step);
    value = below;
  }
  const elementId = String(steps.at(-1));
  return representation === 'full' ? typed(elementId, value, type, defaultLanguage) : { elementId, value };
}

function member(value: Json, step: Step): Json | undefined {
  if (typeof step === 'number') return Array.isArray(value) ? (value.at(step) as Json | undefined) : undefined;
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

const isHeader = (name: string): boolean => (HEADER as readonly string[]).includes(name);
const typeOf = (name: string): FieldType | undefined => FIELD_BY_NAME.get(name)?.type;

function typeBelow(type: FieldType | undefined, step: Step): FieldType | undefined {
  if (type?.kind === 'list') return typeof step === 'number' ? type.of : undefined;
  return type?.kind === 'object' ? type.members[step]?.type : undefined;
}

/**
 * Writes a data element with its type. A value without a field type, such as one inside a multilingual text, gets its type from its JSON
 * value.
 */
function typed(elementId: string, value: Json, type: FieldType | undefined, language: string): JsonObject {
  if (type?.kind === 'language-map' || type?.kind === 'local') {
    return { elementId, objectType: 'MultiLanguageDataElement', value: languages(value, language) };
  }
  if (type?.kind === 'text' && type.format === 'url') return { elementId, objectType: 'RelatedResource', url: value };
  if (Array.isArray(value)) {
    const entries = value as readonly Json[];
    const of = type?.kind === 'list' ? type.of : undefined;
    const scalar = of?.kind !== 'local' && of?.kind !== 'language-map' && entries.every((entry) => typeof entry !== 'object');
    return {
      elementId,
      objectType: 'MultiValuedDataElement',
      ...(scalar ? { valueDataType: dataType(of, entries[0]) } : {}),
      value: scalar ? [...entries] : entries.map((entry) => group(entry, of, language)),
    };
  }
  if (isObject(value)) return { elementId, objectType: 'DataElementCollection', elements: group(value, type, language) };
  return { elementId, objectType: 'SingleValuedDataElement', valueDataType: dataType(type, value), value };
}

/** Returns the data elements of an entry: its members, or the entry itself if it has no members. */
function group(value: Json, type: FieldType | undefined, language: string): JsonObject[] {
  if (!isObject(value) || type?.kind === 'local' || type?.kind === 'language-map') return [typed('value', value, type, language)];
  return Object.entries(value).map(([name, entry]) => typed(name, entry, typeBelow(type, name), language));
}

const languages = (value: Json, language: string): JsonObject[] =>
  isObject(value) ? Object.entries(value).map(([tag, text]) => ({ value: text, language: tag })) : [{ value, language }];

const XSD: Readonly<Record<string, string>> = { date: 'xsd:date', 'date-time': 'xsd:dateTime', uri: 'xsd:anyURI', url: 'xsd:anyURI' };

function dataType(type: FieldType | undefined, value: Json | undefined): string {
  if (typeof value === 'boolean') return 'xsd:boolean';
  if (typeof value === 'number') return type?.kind === 'number' && type.integer === true ? 'xsd:integer' : 'xsd:decimal';
  return (type?.kind === 'text' ? XSD[type.format] : undefined) ?? 'xsd:string';
}

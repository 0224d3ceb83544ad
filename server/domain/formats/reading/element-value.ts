// Reads an element of an Asset Administration Shell as a field value; the inverse of `element` in ../aas/fields.ts.
import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import type { FieldType } from '../../passport/fields/field.ts';

export const listed = (value: Json | undefined): readonly JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Returns the name of the field's member that an `idShort` names. */
export const memberOf = (idShort: Json | undefined): string =>
  typeof idShort === 'string' ? `${idShort.slice(0, 1).toLowerCase()}${idShort.slice(1)}` : '';

/** Returns the texts of a `MultiLanguageProperty`, or of a list of them that holds one long text in parts. */
export function textsOf(element: JsonObject): Readonly<Record<string, string>> | undefined {
  const pieces = element.modelType === 'SubmodelElementList' ? listed(element.value) : [element];
  const texts: Record<string, string> = {};
  for (const piece of pieces) {
    if (piece.modelType !== 'MultiLanguageProperty') return undefined;
    const said = new Set<string>();
    for (const { language, text } of listed(piece.value)) {
      if (typeof language !== 'string' || typeof text !== 'string') continue;
      // The metamodel allows one text for each language. Joining two would produce a text that nobody wrote.
      if (said.has(language)) return undefined;
      said.add(language);
      texts[language] = (texts[language] ?? '') + text;
    }
  }
  return Object.keys(texts).length === 0 ? undefined : texts;
}

export const plainValue = ({ modelType, value }: JsonObject): string | undefined =>
  modelType === 'Property' && typeof value === 'string' && value !== '' ? value : undefined;

/** Parses a number as XML Schema writes it, and therefore no other notation, such as hexadecimal. */
export const numberOf = (plain: string | undefined): number | undefined =>
  plain === undefined || !/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(plain) || !Number.isFinite(Number(plain))
    ? undefined
    : Number(plain);

/** Returns undefined if the element does not fit the type. Calls `miss` for each member that is not understood. */
export function fieldValue(type: FieldType, element: JsonObject, miss: (part: JsonObject) => void): Json | undefined {
  const plain = plainValue(element);
  switch (type.kind) {
    case 'text':
    case 'choice':
      return plain;
    case 'local':
      return textsOf(element) ?? plain;
    case 'language-map':
      return textsOf(element);
    case 'number':
      return numberOf(plain);
    case 'boolean':
      return plain === 'true' || plain === '1' ? true : plain === 'false' || plain === '0' ? false : undefined;
    case 'list':
      return listOf(type.of, element, miss);
    case 'object':
      return objectOf(type.members, element, miss);
    case 'labels':
      return undefined;
  }
}

function listOf(type: FieldType, element: JsonObject, miss: (part: JsonObject) => void): Json | undefined {
  if (element.modelType !== 'SubmodelElementList') return undefined;
  const values = listed(element.value).flatMap((entry) => {
    const [text, ...more] = listed(entry.value);
    const isWrapped = (type.kind === 'local' || type.kind === 'language-map') && entry.modelType === 'SubmodelElementCollection';
    const value = fieldValue(type, isWrapped && text !== undefined && more.length === 0 ? text : entry, miss);
    if (value === undefined) miss(entry);
    return value === undefined ? [] : [value];
  });
  return values.length === 0 ? undefined : values;
}

function objectOf(
  members: Extract<FieldType, { readonly kind: 'object' }>['members'],
  element: JsonObject,
  miss: (part: JsonObject) => void,
): Json | undefined {
  if (element.modelType !== 'SubmodelElementCollection') return undefined;
  const found: Record<string, Json> = {};
  for (const part of listed(element.value)) {
    const name = memberOf(part.idShort);
    const member = Object.hasOwn(members, name) ? members[name] : undefined;
    const value = member === undefined || Object.hasOwn(found, name) ? undefined : fieldValue(member.type, part, miss);
    if (value === undefined) miss(part);
    else found[name] = value;
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

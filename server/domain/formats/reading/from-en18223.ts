// Reads a passport in its EN 18223 form, compressed (clause 5.2) or full (Annex A); the inverse of ../en18223.ts.
import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import { SCHEMA } from '../en18223.ts';
import { openDraft, type ReadPassport } from './draft.ts';
import { listed } from './element-value.ts';
import { withoutUnfit } from './unfit.ts';

/** Recognises the form by its header: the version of the schema, or elements next to an identifier. */
export const isEn18223 = (value: Json): value is JsonObject =>
  isObject(value) && (value.dppSchemaVersion === SCHEMA || (Array.isArray(value.elements) && 'digitalProductPassportId' in value));

export function fromEn18223(value: JsonObject): ReadPassport {
  const draft = openDraft();
  const { elements, dppSchemaVersion: _, economicOperatorId, ...rest } = value;
  const header = Object.entries(rest).flatMap(([name, said]): [string, Json][] => (said === undefined ? [] : [[name, said]]));
  const fields = read(header, listed(elements), 'elements', draft.miss, 1);
  // The service states its own DID for a passport that names no economic operator.
  const isOfService = typeof economicOperatorId === 'string' && economicOperatorId.startsWith('did:');
  const operator = economicOperatorId === undefined || isOfService || isOperator(fields, economicOperatorId) ? {} : { economicOperatorId };
  return withoutUnfit({ value: { ...operator, ...fields }, notUnderstood: draft.end().notUnderstood });
}

const isOperator = ({ manufacturer }: JsonObject, id: Json): boolean =>
  isObject(manufacturer ?? null) && (manufacturer as JsonObject).operatorId === id;

const nameOf = ({ elementId }: JsonObject): string => (typeof elementId === 'string' ? elementId : '…');

/** Policy: maximum nesting depth of elements. */
const MAX_DEPTH = 24;

/** Returns the value of a data element. For an unknown type, calls `miss` and returns undefined. */
function untyped(element: JsonObject, path: string, miss: (path: string) => void, depth: number): Json | undefined {
  const { objectType, value } = element;
  const below = (parts: Json | undefined): Json => group(listed(parts), path, miss, depth + 1);
  if (depth > MAX_DEPTH) return missed(path, miss);
  if (objectType === 'SingleValuedDataElement' && value !== undefined && !isObject(value) && !Array.isArray(value)) return value;
  if (objectType === 'RelatedResource' && typeof element.url === 'string') return element.url;
  if (objectType === 'MultiLanguageDataElement' && Array.isArray(value)) return texts(listed(value)) ?? missed(path, miss);
  if (objectType === 'MultiValuedDataElement' && Array.isArray(value))
    return (value as readonly Json[]).map((entry) => (Array.isArray(entry) ? below(entry) : entry));
  if (objectType === 'DataElementCollection') return below(element.elements);
  return missed(path, miss);
}

function missed(path: string, miss: (path: string) => void): undefined {
  miss(path);
}

/** Returns undefined if a language has more than one text. */
function texts(entries: readonly JsonObject[]): JsonObject | undefined {
  const found = new Map(entries.map(({ language, value }) => [String(language), value ?? '']));
  return found.size < entries.length ? undefined : Object.fromEntries(found);
}

/** Returns the given members, then the elements by name. Keeps the first value of a name, and calls `miss` for others. */
function read(
  given: readonly (readonly [string, Json])[],
  parts: readonly JsonObject[],
  path: string,
  miss: (path: string) => void,
  depth: number,
): JsonObject {
  const found = new Map(given);
  for (const part of parts) {
    const name = nameOf(part);
    const value = untyped(part, `${path}/${name}`, miss, depth);
    if (value === undefined) continue;
    if (found.has(name)) miss(`${path}/${name}`);
    else found.set(name, value);
  }
  return Object.fromEntries(found);
}

/** Reads the elements of an entry. A single element called `value` is the entry itself, which then has no members. */
function group(parts: readonly JsonObject[], path: string, miss: (path: string) => void, depth: number): Json {
  const found = read([], parts, path, miss, depth);
  const [only, ...more] = Object.entries(found);
  return only?.[0] === 'value' && more.length === 0 ? (only[1] ?? null) : found;
}

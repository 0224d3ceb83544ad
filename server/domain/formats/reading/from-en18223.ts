// Reads a passport in its EN 18223 form, compressed (clause 5.2) or full (Annex A); the opposite of ../en18223.ts.
import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import { SCHEMA } from '../en18223.ts';
import { openDraft, type ReadPassport } from './draft.ts';
import { listed } from './element-value.ts';
import { withoutUnfit } from './unfit.ts';

/** By its header: the version of the schema, or elements with their types. */
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

/** Elements within elements. */
const MAX_DEPTH = 24;

/** Undefined, and missed, if the type of the element is not known. */
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

/** Undefined if a language has more than one text. */
function texts(entries: readonly JsonObject[]): JsonObject | undefined {
  const found = new Map(entries.map(({ language, value }) => [String(language), value ?? '']));
  return found.size < entries.length ? undefined : Object.fromEntries(found);
}

/** The elements by their names, behind the given members. Of one name, the first counts. */
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

/** One element called `value` is an entry without members. */
function group(parts: readonly JsonObject[], path: string, miss: (path: string) => void, depth: number): Json {
  const found = read([], parts, path, miss, depth);
  const [only, ...more] = Object.entries(found);
  return only?.[0] === 'value' && more.length === 0 ? (only[1] ?? null) : found;
}

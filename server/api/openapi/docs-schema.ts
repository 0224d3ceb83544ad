// Renders the type of a schema for a reader, with links to the schemas that it names.
import { asList, isObject, type JsonObject } from '../../domain/json/json.ts';
import { escapeHtml } from '../../domain/pages/escape-html.ts';

const nameOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);

/** The id of a schema's part of the page. */
export const schemaName = (name: string): string => `schema-${escapeHtml(name)}`;

/** Resolves `#/components/…`, or returns the value itself. */
export function deref(document: JsonObject, value: JsonObject): JsonObject {
  const { $ref } = value;
  if (typeof $ref !== 'string') return value;
  const found = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), document);
  return isObject(found) ? found : value;
}

export function typeOf(schema: JsonObject): string {
  if (typeof schema.$ref === 'string') {
    const name = nameOf(schema.$ref);
    return `<a href="#${schemaName(name)}">${escapeHtml(name)}</a>`;
  }
  if (schema.const !== undefined) return `<code>${escapeHtml(String(schema.const))}</code>`;
  const options = asList(schema.anyOf).filter(isObject);
  if (options.length > 0) return options.map(typeOf).join(' or ');
  if (isObject(schema.items)) return `list of ${typeOf(schema.items)}`;
  const values = asList(schema.enum);
  if (values.length > 0 && values.length <= 12) return values.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' ');
  if (isObject(schema.properties) && schema.properties !== undefined)
    return `object {${Object.keys(schema.properties).map(escapeHtml).join(', ')}}`;
  const types = asList(schema.type).join(' or ') || 'any';
  const { minimum, maximum, format } = schema;
  const range = minimum === undefined && maximum === undefined ? '' : ` ${minimum ?? ''}–${maximum ?? ''}`;
  return escapeHtml(`${types}${range}${format === undefined ? '' : ` (${format})`}`);
}

// The OpenAPI document and an answer in, what the document does not say of it out: an address, status, media type, body or header field that is not declared.
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { OPERATIONS, openApiDocument } from '../../server/openapi/document.ts';
import { isObject, type JsonObject } from '../../server/recognise/json.ts';
import { PUBLIC_TABLE } from '../../server/routes/public.ts';
import { PUBLIC_ROOTS } from '../../server/routes/public-roots.ts';

export interface Seen {
  readonly method: string;
  readonly target: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

/** Sent by the transport with whatever it sends: they say nothing of the answer. */
const OF_TRANSPORT =
  /^(?:content-(?:type|length|security-policy)|date|connection|keep-alive|transfer-encoding|x-content-type-options|referrer-policy|cross-origin-\w+-policy|access-control-[\w-]+|allow)$/;

const NAMES = { baseUrl: 'http://localhost:8080', did: 'did:web:localhost%3A8080' };
const document = openApiDocument(NAMES);
const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
// Both packages type their default export in a way that only bundlers read.
(formats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema({ ...document, $id: 'https://contract.test/openapi.json' });

const escaped = (step: string): string => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
const at = (...steps: readonly string[]): string => `https://contract.test/openapi.json#/${steps.map(escaped).join('/')}`;

const follow = (value: unknown): JsonObject => {
  if (!isObject(value)) return {};
  if (typeof value.$ref !== 'string') return value;
  return follow(
    value.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((found, step) => (isObject(found) ? found[step] : undefined), document),
  );
};
const pointerOf = (value: unknown, otherwise: readonly string[]): readonly string[] =>
  isObject(value) && typeof value.$ref === 'string' ? pointerOf(undefined, value.$ref.slice(2).split('/')) : otherwise;

/** One trailing slash is tolerated where the table of routes has a row of its own for it. */
const withSlash = new Set(PUBLIC_TABLE.filter(({ path }) => path.endsWith('/')).map(({ path }) => path.slice(0, -1)));
const templates = Object.keys(isObject(document.paths) ? document.paths : {}).map((path) => ({
  path,
  parameters: path.split('{').length - 1,
  fits: new RegExp(
    `^${path.replace(/[.+]/g, '\\$&').replace(/\{\w+\}/g, '[^/]*')}${withSlash.has(path.replace(/\{(\w+)\}/g, ':$1')) ? '/?' : ''}$`,
    's',
  ),
}));
/** Where the table of routes takes any spelling, the document has the fullest. */
const anySpelling = OPERATIONS.filter(({ row }) => row?.endsWith('*')).map(({ path, row = '' }) => ({ path, stem: row.slice(0, -1) }));

/** The path of the document that a target is of: the one with the fewest parameters. A base URL may have a path, which goes before it. */
export function pathOf(target: string): string | undefined {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  const below = path.split('/').findIndex((segment, index) => index > 0 && PUBLIC_ROOTS.has(segment));
  return documented(path) ?? (below > 1 ? documented(`/${path.split('/').slice(below).join('/')}`) : undefined);
}

function documented(path: string): string | undefined {
  const [best] = templates.filter(({ fits }) => fits.test(path)).sort((a, b) => a.parameters - b.parameters);
  return best?.path ?? anySpelling.findLast(({ stem }) => path.startsWith(stem))?.path;
}

/** What a server may say to any request at all. */
const TO_ANYTHING = [400, 404, 405, 408, 413, 414, 415, 429, 431, 500, 503];

export function faultsOf(seen: Seen): readonly string[] {
  const { method, target, status } = seen;
  const path = pathOf(target);
  const item = path === undefined ? {} : follow((document.paths as JsonObject)[path]);
  const operation = follow(item[(method === 'HEAD' ? 'get' : method).toLowerCase()]);
  const where = `${method} ${target.slice(0, 120)} → ${status}`;
  if (method === 'OPTIONS' && status === 204) return seen.headers.allow === undefined ? [`${where}: no Allow`] : [];
  const responses = follow(operation.responses);
  const declared = responses[String(status)];
  const elsewhere = documented(target.replace(/[?#].*$/s, '')) === undefined && TO_ANYTHING.includes(status);
  if (path === undefined || operation.responses === undefined || elsewhere) {
    if (!TO_ANYTHING.includes(status)) return [`${where}: nothing is declared there`];
    return problemFaults(seen, where);
  }
  if (declared === undefined) return [`${where}: the status is not declared`];
  const pointer = pointerOf(declared, ['paths', path, method === 'HEAD' ? 'get' : method.toLowerCase(), 'responses', String(status)]);
  return [...headerFaults(seen, follow(declared), where), ...bodyFaults(seen, follow(declared), pointer, where)];
}

function problemFaults(seen: Seen, where: string): readonly string[] {
  if (seen.method === 'HEAD' && seen.bytes.length === 0) return [];
  if (essence(seen) === 'text/html' && seen.headers['content-language'] !== undefined) return [];
  if (essence(seen) !== 'application/problem+json') return [`${where}: no problem document`];
  return valueFaults(JSON.parse(seen.bytes.toString('utf8')), ['components', 'schemas', 'Problem'], where);
}

const essence = ({ headers }: Seen): string => (headers['content-type'] ?? '').replace(/\s*;.*$/s, '').toLowerCase();

function headerFaults({ headers }: Seen, response: JsonObject, where: string): readonly string[] {
  const declared = new Map(Object.entries(follow(response.headers)).map(([name, value]) => [name.toLowerCase(), follow(value)]));
  const undeclared = Object.keys(headers).filter((name) => !declared.has(name) && !OF_TRANSPORT.test(name));
  const missing = [...declared].filter(([name, { required }]) => required === true && headers[name] === undefined).map(([name]) => name);
  const wrong = [...declared].filter(([name, { schema }]) => {
    const value = headers[name];
    return value !== undefined && !ajv.validate(isObject(schema) ? schema : {}, value);
  });
  return [
    ...undeclared.map((name) => `${where}: header ${name} is not declared`),
    ...missing.map((name) => `${where}: header ${name} is missing`),
    ...wrong.map(([name]) => `${where}: header ${name} is not of its schema: ${headers[name]}`),
  ];
}

function bodyFaults(seen: Seen, response: JsonObject, pointer: readonly string[], where: string): readonly string[] {
  const content = follow(response.content);
  const types = Object.keys(content);
  if (types.length === 0) return seen.bytes.length === 0 ? [] : [`${where}: a body, and none is declared`];
  const type = essence(seen);
  if (!types.includes(type)) return [`${where}: the media type '${type}' is not declared`];
  if (seen.method === 'HEAD') return seen.bytes.length === 0 ? [] : [`${where}: a body for HEAD`];
  if (follow(content[type]).schema === undefined) return seen.bytes.length > 0 ? [] : [`${where}: no body`];
  const text = seen.bytes.toString('utf8');
  return valueFaults(/json$|application\/vc$/.test(type) ? JSON.parse(text) : text, [...pointer, 'content', type, 'schema'], where);
}

function valueFaults(value: unknown, pointer: readonly string[], where: string): readonly string[] {
  const validate = ajv.getSchema(at(...pointer));
  if (validate === undefined) return [`${where}: no schema at ${pointer.join('/')}`];
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${where}: the body at '${instancePath}' ${message} ${JSON.stringify(params).slice(0, 200)}`,
  );
}

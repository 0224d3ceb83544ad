// Defines the header fields and refusals that operations share, by their names in `components`.
import type { JsonObject } from '../../domain/json/json.ts';
import { PROBLEMS, type ProblemCode } from '../../lib/problem.ts';
import { ref, type Schemas } from './schema.ts';

const header = (description: string, schema: JsonObject = { type: 'string' }): JsonObject => ({ description, required: true, schema });
const mayBe = ({ required: _, ...rest }: JsonObject): JsonObject => rest;

export const HEADERS: Schemas = {
  ETag: header('Strong entity tag of these bytes.', { type: 'string', pattern: '^"[^"]+"$' }),
  'Cache-Control': header('How long the answer may be kept; `no-store` on verdicts, on refusals and on whatever a key was shown for.'),
  Vary: header('The request header fields that the answer depends on.'),
  'Content-Language': header('Language of the texts (BCP 47).'),
  Link: header('The link set (`rel="linkset"`), the next page (`rel="next"`), or who handles this GTIN.'),
  Location: header('Where to go on.', { type: 'string', format: 'uri' }),
  'WWW-Authenticate': header('`StakeholderKey`: send a key that is known here, or none.'),
  'Retry-After': header('Seconds to wait.', { type: 'string', pattern: '^[0-9]+$' }),
  RateLimit: mayBe(header('What is left of the quota; off loopback only.')),
  'RateLimit-Policy': mayBe(header('The quota of one address; off loopback only.')),
  'DPP-Replica': mayBe(header('From a replica only (RFC 9651): the date of its copy, the limit of its age in seconds, epoch and number.')),
};

/** A question mark after the name of a header marks it as optional here. */
export const headersOf = (names: readonly string[]): JsonObject =>
  Object.fromEntries(
    names.map((name) => {
      const bare = name.replace('?', '');
      return [bare, bare === name ? { $ref: `#/components/headers/${bare}` } : mayBe(HEADERS[bare] ?? {})];
    }),
  );

/** Header fields that any response may have. */
export const ON_ANY = ['RateLimit', 'RateLimit-Policy', 'DPP-Replica'];
/** A browser receives a page in the language of its reader instead. */
const PAGE: JsonObject = { 'text/html': {} };

const problem = (description: string, code: ProblemCode, detail: string, headers: readonly string[] = []): JsonObject => {
  const { title, status } = PROBLEMS[code];
  return {
    description,
    headers: headersOf(['Cache-Control', 'Vary?', 'Content-Language?', ...headers, ...ON_ANY]),
    content: {
      'application/problem+json': {
        schema: ref('Problem'),
        example: { type: `{base_url}/problems/${code}`, title, status, detail, instance: '/api/v1/public/dpp/x', code },
      },
      ...(code === 'not-acceptable' ? {} : PAGE),
    },
  };
};

/** Refusals for which EN 18222 defines a status code. A request refused before its methods are reached remains a problem document. */
const result = (description: string, statusCode: string, code: string, said: string, headers: readonly string[] = []): JsonObject => ({
  description,
  headers: headersOf(['Cache-Control', 'Vary?', 'Content-Language?', ...headers, ...ON_ANY]),
  content: {
    'application/json': {
      schema: ref('Result'),
      example: { statusCode, message: [{ messageType: 'Error', text: said, code, timestamp: '2026-11-21T10:49:45.638Z' }] },
    },
    ...(code === 'bad-parameter' ? { 'application/problem+json': { schema: ref('Problem') }, ...PAGE } : {}),
  },
});

/** Refusals by name. */
export const REFUSALS: Schemas = {
  BadRequest: problem(
    'The request cannot be understood, or a parameter has a value that is not allowed.',
    'bad-parameter',
    "'size' is the width in pixels, 100 to 2000, in decimal digits",
  ),
  UnknownKey: problem(
    'The stakeholder key is unknown, revoked or expired. It is never answered with the public view.',
    'unknown-key',
    'this stakeholder key is not known here; without one, the public view is served',
    ['WWW-Authenticate'],
  ),
  ResultBadRequest: result(
    'A parameter or the body is wrong.',
    'ClientErrorBadRequest',
    'bad-parameter',
    "'representation' is compressed or full",
  ),
  ResultUnknownKey: result(
    'The stakeholder key is not known here.',
    'ClientNotAuthorized',
    'unknown-key',
    'this stakeholder key is not known here',
    ['WWW-Authenticate'],
  ),
  ResultNotFound: result(
    'There is nothing of that name here, or the passport was set to invalid.',
    'ClientErrorResourceNotFound',
    'not-found',
    "there is no passport 'x' here",
  ),
  LocalOnly: problem('Only for this computer.', 'local-only', 'the figures of the service are for the computer it runs on'),
  NotFound: problem('There is nothing of that name here.', 'not-found', "there is no passport 'x' here", ['Link?']),
  NotAcceptable: problem('None of the accepted media types can be served.', 'not-acceptable', 'this address serves application/json'),
  RequestTimeout: problem('The request took too long to arrive.', 'request-timeout', 'the request was not complete in time'),
  Gone: problem('The passport was set to invalid by its issuer.', 'gone', "the passport 'x' was set to invalid by its issuer"),
  TooLarge: problem('The body is larger than 1 MiB.', 'too-large', 'the body is larger than this service accepts'),
  AddressTooLong: problem(
    'A segment of the path is longer than any identifier can be.',
    'address-too-long',
    'a segment of the path is longer than any identifier can be',
  ),
  UnsupportedMediaType: problem(
    'The body has another media type, or a content coding.',
    'unsupported-media-type',
    'send the body as application/json',
  ),
  TooManyRequests: problem(
    'More requests than the quota allows, off loopback.',
    'too-many-requests',
    'more than 600 requests within 60 seconds; try again in 12 seconds',
    ['Retry-After'],
  ),
  HeadersTooLarge: problem(
    'The header fields are larger than 16 KiB.',
    'headers-too-large',
    'the request line and the header fields are larger than this service accepts',
  ),
  Internal: problem(
    'A fault inside the service; it was noted there.',
    'internal',
    'an error inside the service; it was noted in the error output of the service',
  ),
  Unavailable: problem(
    'The store cannot be read, or the workbench has not left an identity in it yet.',
    'unavailable',
    'the workbench has not left an identity in this store yet: start it once',
  ),
};

/** The refusals that every operation may return. */
export const ALWAYS: Readonly<Record<string, string>> = {
  400: 'BadRequest',
  408: 'RequestTimeout',
  414: 'AddressTooLong',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
  431: 'HeadersTooLarge',
  500: 'Internal',
  503: 'Unavailable',
};

export const SECURITY_SCHEME: JsonObject = {
  type: 'apiKey',
  in: 'header',
  name: 'X-Stakeholder-Key',
  description:
    'Optional. The key of a consumer, retailer, customs authority, market surveillance authority (msa) or notified body selects that role’s view. Without it the public view is served; an unknown one is refused.',
};

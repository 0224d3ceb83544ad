// Parameters, headers and refusals that many operations share, by the names under which `components` holds them.
import type { JsonObject } from '../recognise/json.ts';
import { oneOf, ref, type Schemas, text, whole } from './schema.ts';

/** What the sample set always holds. */
export const SAMPLE = { gtin: '09520123456788', serial: 'ABC123', dppCode: 'DPP-09520123456788-ABC123' } as const;

type Place = 'path' | 'query' | 'header';
const parameter = (place: Place, name: string, schema: JsonObject, example?: JsonObject[string]): JsonObject => {
  const { description = name, ...shape } = schema;
  const shown = example === undefined ? {} : { example };
  return { name, in: place, description, ...(place === 'path' ? { required: true } : {}), schema: shape, ...shown };
};

export const PARAMETERS: Schemas = {
  code: parameter(
    'path',
    'code',
    text('The dppCode: `DPP-<gtin>-<serial>`, or a UUID-based code. A slash or a percent sign within it is percent-encoded once.', {
      minLength: 1,
      maxLength: 256,
    }),
    SAMPLE.dppCode,
  ),
  gtin: parameter('path', 'gtin', text('GTIN-14: fourteen digits with the right check digit.', { pattern: '^[0-9]{14}$' }), SAMPLE.gtin),
  serial: parameter('path', 'serial', text('Serial number, AI 21, percent-encoded.', { minLength: 1, maxLength: 20 }), SAMPLE.serial),
  lot: parameter(
    'path',
    'lot',
    text('Batch or lot, AI 10, percent-encoded. An unknown lot walks up to its GTIN.', { minLength: 1, maxLength: 20 }),
    'L1',
  ),
  epc: parameter(
    'path',
    'epc',
    text(
      'Binary encoding of an SGTIN as a reader of RFID tags gives it: `eh` and hexadecimal digits, or `ex` and base64url (GS1-Conformant Resolver 2.3).',
    ),
    'eh3034257bf7194e4000001a85',
  ),
  file: parameter(
    'path',
    'file',
    oneOf(['battery.ttl', 'electronics.ttl', 'textile.ttl', 'steel.ttl', 'construction.ttl'], 'Product group.'),
    'battery.ttl',
  ),
  problem: parameter('path', 'code', text('A problem code.'), 'not-found'),
  size: parameter(
    'query',
    'size',
    whole('Width and height in pixels, in decimal digits.', { minimum: 100, maximum: 2000, default: 300 }),
    300,
  ),
  linkType: parameter(
    'query',
    'linkType',
    text('Type of the link that is wanted, as an IRI, a CURIE (`gs1:dpp`, `untp:dpp`) or a GS1 term; `linkset` for the link set.', {
      maxLength: 200,
    }),
  ),
  limit: parameter('query', 'limit', whole('Entries of a page.', { minimum: 1, maximum: 500, default: 100 })),
  offset: parameter('query', 'offset', whole('Entries to leave out before the page.', { minimum: 0, maximum: 999_999_999, default: 0 })),
  pageOfBodies: parameter('query', 'limit', whole('Bodies of a page.', { minimum: 1, maximum: 100, default: 50 })),
  q: parameter(
    'query',
    'q',
    text('Body name, number, country (code or name) or act (`305/2011`, `CPR`); accents and case do not matter.', { maxLength: 200 }),
    'TÜV',
  ),
  country: parameter('query', 'country', text('ISO 3166-1 alpha-2 code.', { pattern: '^[A-Za-z]{2}$' }), 'DE'),
  lang: parameter('query', 'lang', text('Language of the page, before those of Accept-Language (BCP 47).'), 'de'),
  AcceptLanguage: parameter(
    'header',
    'Accept-Language',
    text(
      'Languages of the reader, RFC 4647 look-up over the translations that the manufacturer supplied; without a match, his default language.',
    ),
    'de-CH, fr;q=0.8',
  ),
  IfNoneMatch: parameter('header', 'If-None-Match', text('Entity tags that the client holds.')),
};

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
};

/** A question mark behind the name of a header says that it may be missing here. */
export const headersOf = (names: readonly string[]): JsonObject =>
  Object.fromEntries(
    names.map((name) => {
      const bare = name.replace('?', '');
      return [bare, bare === name ? { $ref: `#/components/headers/${bare}` } : mayBe(HEADERS[bare] ?? {})];
    }),
  );

export const RATE = ['RateLimit', 'RateLimit-Policy'];
const problem = (description: string, code: string, status: number, detail: string, headers: readonly string[] = []): JsonObject => ({
  description,
  headers: headersOf(['Cache-Control', ...headers, ...RATE]),
  content: {
    'application/problem+json': {
      schema: ref('Problem'),
      example: { type: `{base_url}/problems/${code}`, title: '{title}', status, detail, instance: '/api/v1/public/dpp/x', code },
    },
  },
});

/** Refusals, by name; the example’s title is put in from the list of problem codes. */
export const REFUSALS: Schemas = {
  BadRequest: problem(
    'The request cannot be understood, or a parameter has a value that is not allowed.',
    'bad-parameter',
    400,
    "'size' is the width in pixels, 100 to 2000, in decimal digits",
    ['Vary?'],
  ),
  UnknownKey: problem(
    'The stakeholder key is unknown, revoked or expired. It is never answered with the public view.',
    'unknown-key',
    401,
    'this stakeholder key is not known here; without one, the public view is served',
    ['WWW-Authenticate', 'Vary?'],
  ),
  LocalOnly: problem('Only for this computer.', 'local-only', 403, 'the figures of the service are for the computer it runs on'),
  NotFound: problem('There is nothing of that name here.', 'not-found', 404, "there is no passport 'x' here", ['Vary?', 'Link?']),
  NotAcceptable: problem('None of the accepted media types can be served.', 'not-acceptable', 406, 'this address serves application/json', [
    'Vary?',
  ]),
  RequestTimeout: problem('The request took too long to arrive.', 'request-timeout', 408, 'the request was not complete in time'),
  Gone: problem('The passport was set to invalid by its issuer.', 'gone', 410, "the passport 'x' was set to invalid by its issuer", [
    'Vary?',
  ]),
  TooLarge: problem('The body is larger than 1 MiB.', 'too-large', 413, 'the body is larger than this service accepts'),
  AddressTooLong: problem(
    'A segment of the path is longer than any identifier can be.',
    'address-too-long',
    414,
    'a segment of the path is longer than any identifier can be',
    ['Vary?'],
  ),
  UnsupportedMediaType: problem(
    'The body has another media type, or a content coding.',
    'unsupported-media-type',
    415,
    'send the body as application/json',
  ),
  TooManyRequests: problem(
    'More requests than the quota allows, off loopback.',
    'too-many-requests',
    429,
    'more than 600 requests within 60 seconds; try again in 12 seconds',
    ['Retry-After'],
  ),
  HeadersTooLarge: problem(
    'The header fields are larger than 16 KiB.',
    'headers-too-large',
    431,
    'the request line and the header fields are larger than this service accepts',
  ),
  Internal: problem(
    'A fault inside the service; it was noted there.',
    'internal',
    500,
    'an error inside the service; it was noted in the error output of the service',
  ),
  Unavailable: problem(
    'The store cannot be read, or the workbench has not left an identity in it yet.',
    'unavailable',
    503,
    'the workbench has not left an identity in this store yet: start it once',
    ['Vary?'],
  ),
};

/** What every operation may answer, whatever it is asked. */
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

// Defines the parameters of the operations, by their names in `components`, with examples from the sample set.
import { SHAPED } from '../../domain/formats/shacl/shaped.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import { CATEGORIES } from '../../domain/passport/fields.ts';
import { oneOf, type Schemas, text, whole } from './schema.ts';

/** Values that the sample set always contains. */
export const SAMPLE = { gtin: '09520123456788', serial: 'ABC123', dppCode: 'DPP-09520123456788-ABC123' } as const;

type Place = 'path' | 'query' | 'header';
const parameter = (place: Place, name: string, schema: JsonObject, example?: JsonObject[string]): JsonObject => {
  const { description = name, ...shape } = schema;
  const shown = example === undefined ? {} : { example };
  return { name, in: place, description, ...(place === 'path' ? { required: true } : {}), schema: shape, ...shown };
};

export const PARAMETERS: Schemas = {
  dpp_code: parameter(
    'path',
    'dpp_code',
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
    'eh3636450fec2c9ba0c286c593300000000000000000000000000',
  ),
  file: parameter(
    'path',
    'file',
    oneOf(
      SHAPED.map((category) => `${category}.ttl`),
      'Product group.',
    ),
    'battery.ttl',
  ),
  schema: parameter(
    'path',
    'schema',
    oneOf(
      ['passport', ...CATEGORIES].map((name) => `${name}.json`),
      'All product groups, or one.',
    ),
    'passport.json',
  ),
  list: parameter('path', 'list', text('Number of the list, from 1.', { pattern: '^[1-9][0-9]{0,8}$' }), '1'),
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
  credential: parameter(
    'path',
    'id',
    text('Name of the credential within the list, with `.jwt` or `.sd-jwt` behind it for that form.', { maxLength: 256 }),
    'passport',
  ),
  dppId: parameter(
    'path',
    'dppId',
    text('Identifier of the passport, percent-encoded, or its dppCode.', { maxLength: 256 }),
    SAMPLE.dppCode,
  ),
  productId: parameter(
    'path',
    'productId',
    text('Identifier of the product, percent-encoded: a GS1 Digital Link at whatever domain, or one of the maker’s own scheme.', {
      maxLength: 256,
    }),
    `https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`,
  ),
  elementIdPath: parameter(
    'path',
    'elementIdPath',
    text('Path of the element (EN 18222 clause 6.2).', { maxLength: 256 }),
    '$.countryOfOrigin',
  ),
  date: {
    ...parameter('query', 'date', text('The moment, with its time zone.', { format: 'date-time' }), '2026-11-22T00:00:00Z'),
    required: true,
  },
  representation: parameter('query', 'representation', oneOf(['compressed', 'full'], 'Which of the two forms of EN 18223.'), 'compressed'),
  cursor: parameter('query', 'cursor', text('`nextCursor` of the page before.', { maxLength: 400 })),
  context: parameter('query', 'context', text('Where or for whom the link is to apply.', { maxLength: 200 })),
  IfNoneMatch: parameter('header', 'If-None-Match', text('Entity tags that the client holds.')),
};

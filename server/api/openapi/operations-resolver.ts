// Describes the operations of the resolver: GS1 Digital Links of items, lots and products, binary EPCs, product page.
import { LABEL_LANGUAGES } from '../../domain/language/languages.ts';

import { found, get, media, type Operation, type Reply, unchanged } from './operation.ts';
import { SAMPLE } from './parameters.ts';

const HEADERS = ['Vary', 'Link'];
const PARAMETERS = ['linkType', 'context', 'AcceptLanguage'];
const LINK = `{base_url}/api/v1/public/01/${SAMPLE.gtin}`;
const addresses = {
  passportUrl: `{base_url}/dpp/${SAMPLE.dppCode}`,
  apiUrl: `{base_url}/api/v1/public/dpp/${SAMPLE.dppCode}`,
};

const REFERENCE = {
  dppCode: SAMPLE.dppCode,
  gtin: SAMPLE.gtin,
  serial: SAMPLE.serial,
  ...addresses,
  productName: 'VeloPack 520 e-bike battery',
  manufacturer: 'Rheintal Energiespeicher GmbH',
  sample: true,
};
const LISTING = { gtin: SAMPLE.gtin, results: [{ dppCode: SAMPLE.dppCode, ...addresses }], total: 1, sample: true };
const LINKSET = {
  linkset: [
    {
      anchor: `${LINK}/21/${SAMPLE.serial}`,
      description: 'SAMPLE – VeloPack 520 e-bike battery',
      'https://ref.gs1.org/voc/defaultLink': [{ href: addresses.passportUrl, title: 'Digital product passport' }],
      'https://ref.gs1.org/voc/dpp': [
        { href: addresses.passportUrl, title: 'Digital product passport', type: 'text/html', hreflang: LABEL_LANGUAGES },
      ],
    },
  ],
};

const linkset = { 'application/linkset+json': media('Linkset', LINKSET) };
/** Redirects to the page, to a link of the requested type, or to the global resolver. */
const redirect: Reply = {
  description: 'Go on there; the query is passed on.',
  headers: ['Location', 'Cache-Control', ...HEADERS],
  content: { 'text/plain': { schema: { type: 'string', description: 'The same address as text.' } } },
};
const several: Reply = {
  description: 'Several links of that type, and nothing in the request decides between them.',
  headers: ['Cache-Control', ...HEADERS],
  content: linkset,
};

const item = found('A passport reference, or the link set.', { 'application/json': media('PassportReference', REFERENCE), ...linkset }, [
  ...HEADERS,
  'Content-Language?',
]);
const product = found(
  'The active passports of the GTIN, or the link set. For a GTIN that is not registered here: an empty listing with the address of the GS1 global resolver.',
  { 'application/json': media('PassportListing', LISTING), ...linkset },
  HEADERS,
);
const either = found(
  'A passport reference where the link names an item, a listing where it does not, or the link set.',
  {
    'application/json': {
      schema: { anyOf: [{ $ref: '#/components/schemas/PassportReference' }, { $ref: '#/components/schemas/PassportListing' }] },
    },
    ...linkset,
  },
  [...HEADERS, 'Content-Language?'],
);
const others = { 300: several, 304: unchanged(item), 307: redirect, 404: 'NotFound', 410: 'Gone' } as const;

export const RESOLVER_OPERATIONS: readonly Operation[] = [
  get({
    path: '/api/v1/public/01/{gtin}/21/{serial}',
    tag: 'Resolution',
    operationId: 'resolveItem',
    summary: 'Resolve GTIN and serial',
    description:
      'The address in printed QR codes. `application/json` gives a reference, `application/linkset+json` the link set; everything else, `*/*` and no Accept are redirected to the passport page. An unknown serial is never another item’s passport.',
    parameters: ['gtin', 'serial', ...PARAMETERS],
    good: item,
    replies: others,
  }),
  get({
    path: '/api/v1/public/01/{gtin}',
    tag: 'Resolution',
    operationId: 'listPassports',
    summary: 'List the active passports of a GTIN',
    description: '`application/json`, `*/*` and no Accept give the listing, `text/html` is redirected to the product’s page.',
    parameters: ['gtin', 'limit', 'offset', ...PARAMETERS],
    good: product,
    replies: others,
  }),
  get({
    path: '/api/v1/public/01/{gtin}/10/{lot}',
    row: '/api/v1/public/01/*',
    tag: 'Resolution',
    operationId: 'resolveLot',
    summary: 'Resolve GTIN and lot',
    parameters: ['gtin', 'lot', 'limit', 'offset', ...PARAMETERS],
    good: product,
    replies: others,
  }),
  get({
    path: '/api/v1/public/01/{gtin}/10/{lot}/21/{serial}',
    row: '/api/v1/public/01/*',
    tag: 'Resolution',
    operationId: 'resolveLotItem',
    summary: 'Resolve GTIN, lot and serial',
    description: 'Stands for every other spelling of a GS1 Digital Link below a GTIN too: with AI 22 or 235, with one trailing slash.',
    parameters: ['gtin', 'lot', 'serial', ...PARAMETERS],
    good: either,
    replies: others,
  }),
  get({
    path: '/api/v1/public/{epc}',
    tag: 'Resolution',
    operationId: 'resolveEpc',
    summary: 'Resolve the binary encoding of an RFID tag',
    parameters: ['epc', 'limit', 'offset', ...PARAMETERS],
    good: either,
    replies: others,
  }),
  get({
    path: '/.well-known/gs1resolver',
    tag: 'Resolution',
    operationId: 'getResolverDescription',
    summary: 'Resolver description file',
    good: found('The description.', {
      'application/json': media('ResolverDescription', {
        name: 'DPP Desk',
        resolverRoot: '{base_url}/api/v1/public',
        supportedPrimaryKeys: ['01'],
        linkTypeDefaultCanBeLinkset: false,
      }),
    }),
  }),
  get({
    path: '/gtin/{gtin}',
    tag: 'Resolution',
    operationId: 'getProductPage',
    summary: 'The passports of a product as a page for people',
    parameters: ['gtin', 'limit', 'offset', 'AcceptLanguage'],
    good: found('The page.', { 'text/html': {} }, ['Vary', 'Content-Language']),
    replies: { 404: 'NotFound', 410: 'Gone' },
  }),
];

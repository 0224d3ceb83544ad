// Describes the service operations: identity, notified bodies, shapes, health, metrics and documentation.
import { found, get, media, type Operation, unchanged, under } from './operation.ts';
import { text } from './schema.ts';

const DID = {
  '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
  id: '{service_did}',
  verificationMethod: [
    {
      id: '{service_did}#key-1',
      type: 'JsonWebKey2020',
      controller: '{service_did}',
      publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x: 'N_Ks6Bo-wDAjGeeSdgdLSEK6xB0YNCZDxpTSQXDd2a8' },
    },
  ],
  assertionMethod: ['{service_did}#key-1'],
};
const DID_TYPES = ['application/json', 'application/did+json', 'application/did+ld+json', 'application/ld+json'];
const didDocument = found('The DID document.', under(DID_TYPES, 'DidDocument', DID), ['Vary']);
const figures = found('The figures.', { 'text/plain': { schema: text('One sample a line.') } });

const file = (operationId: string, path: string, summary: string, type: string, headers: readonly string[] = []): Operation =>
  get({
    path,
    tag: 'Service',
    operationId,
    summary,
    good: found('The file.', { [type]: {} }, headers),
  });

export const SERVICE_OPERATIONS: readonly Operation[] = [
  get({
    path: '/.well-known/did.json',
    tag: 'Identity',
    operationId: 'getDidDocument',
    summary: 'DID document of the service',
    description: 'did:web. Holds the Ed25519 public key with which passports can be verified offline.',
    good: didDocument,
    replies: { 406: 'NotAcceptable' },
  }),
  get({
    path: '/did.json',
    tag: 'Identity',
    operationId: 'getDidDocumentBelowPath',
    summary: 'The same, where did:web looks for it when the base URL has a path',
    good: didDocument,
    replies: { 406: 'NotAcceptable' },
  }),
  get({
    path: '/.well-known/untp-conformance.json',
    tag: 'Identity',
    operationId: 'getConformanceManifest',
    summary: 'UNTP conformance manifest',
    description: 'Declares what is really issued, and in which formats.',
    good: found(
      'The manifest.',
      {
        'application/json': media('ConformanceManifest', {
          conformsTo: 'https://untp.unece.org/docs/specification/',
          version: '0.7.0',
          implementationName: 'DPP Desk',
          credentials: [
            {
              type: 'DigitalProductPassport',
              version: '0.7.0',
              issuerDid: '{service_did}',
              credentialFormats: ['W3C VC v2.0 (eddsa-jcs-2022)', 'W3C VC v2.0 (vc+jwt, EdDSA)'],
            },
          ],
        }),
      },
      ['Vary'],
    ),
    replies: { 406: 'NotAcceptable' },
  }),
  get({
    path: '/api/v1/public/nando/search',
    tag: 'Reference',
    operationId: 'searchNotifiedBodies',
    summary: 'Search for notified bodies',
    description: 'Ordered by number. A parameter that is not known is refused: leaving a filter out silently would show too much.',
    parameters: ['q', 'country', 'pageOfBodies', 'offset'],
    good: found(
      'The bodies that fit.',
      {
        'application/json': media('NotifiedBodyList', {
          results: [
            {
              id: 'nb-0044',
              name: 'TÜV NORD CERT GmbH',
              country: 'DE',
              notifiedNumber: '0044',
              directives: ['Regulation (EU) 2023/1230'],
              website: 'https://www.tuev-nord-cert.de/',
            },
          ],
          total: 1,
          statusDate: '2026-11-21',
          source: 'Extract that ships with DPP Desk; each entry names its own source',
          note: 'An extract, as known on the status date. Check NANDO before relying on an entry.',
        }),
      },
      ['Vary'],
    ),
    replies: { 406: 'NotAcceptable' },
  }),
  get({
    path: '/public/schemas/shacl/{file}',
    tag: 'Reference',
    operationId: 'getShapes',
    summary: 'SHACL shapes of a product group',
    description: 'SHACL Core in Turtle; the names of the shapes are addresses of this service.',
    parameters: ['file'],
    good: found('The shapes.', under(['text/turtle', 'text/plain'], text('Turtle.')), ['Vary']),
    replies: { 404: 'NotFound', 406: 'NotAcceptable' },
  }),
  get({
    path: '/public/schemas/json/{schema}',
    tag: 'Reference',
    operationId: 'getImportSchema',
    summary: 'JSON Schema of what an import takes',
    description: 'Draft 2020-12: a passport or an array of passports, in the shape of the model or as this interface writes them.',
    parameters: ['schema'],
    good: found('The schema.', { 'application/schema+json': {}, 'application/json': {} }, ['Vary']),
    replies: { 404: 'NotFound', 406: 'NotAcceptable' },
  }),
  get({
    path: '/health',
    tag: 'Service',
    operationId: 'getHealth',
    summary: 'Whether the service can answer',
    good: found('It can.', { 'application/json': media('Health', { status: 'ok' }) }),
  }),
  {
    method: 'get',
    path: '/metrics',
    tag: 'Service',
    operationId: 'getMetrics',
    summary: 'Figures of this process',
    description:
      'Prometheus text format 0.0.4, for the computer that the service runs on; for others only where the service was started so.',
    replies: { 200: figures, 304: unchanged(figures), 403: 'LocalOnly' },
  },
  get({
    path: '/openapi.json',
    tag: 'Service',
    operationId: 'getOpenApi',
    summary: 'This document',
    good: found('The document.', under(['application/json', 'application/vnd.oai.openapi+json'], 'OpenApiDocument'), ['Vary']),
    replies: { 406: 'NotAcceptable' },
  }),
  get({
    path: '/',
    tag: 'Service',
    operationId: 'getFrontPage',
    summary: 'What this service is, and how to open a passport, as a page for people',
    description: 'Only for a client that prefers `text/html` to `application/json`. Others receive 404.',
    good: found('The page.', { 'text/html': {} }, ['Content-Language', 'Vary']),
    replies: { 404: 'NotFound' },
  }),
  file('getDocs', '/docs', 'This document as a page for people', 'text/html', ['Content-Language']),
  file('getDocsStylesheet', '/docs.css', 'Style sheet of that page', 'text/css'),
  file('getPageStylesheet', '/passport.css', 'Style sheet of the pages', 'text/css'),
  file('getRobots', '/robots.txt', 'What crawlers may read: everything', 'text/plain'),
  {
    method: 'get',
    path: '/favicon.ico',
    tag: 'Service',
    operationId: 'getIcon',
    summary: 'No icon',
    description: 'Browsers request it with every page.',
    replies: { 204: { description: 'There is none.', headers: ['Cache-Control'] } },
  },
  get({
    path: '/problems/{code}',
    tag: 'Service',
    operationId: 'getProblem',
    summary: 'What a problem code means',
    description: 'Where the `type` of a problem document leads.',
    parameters: ['problem'],
    good: found('Its meaning.', { 'application/json': media('ProblemMeaning', { code: 'not-found', status: 404, title: 'Not found' }) }),
    replies: { 404: 'NotFound' },
  }),
];

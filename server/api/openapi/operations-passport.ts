// Describes the operations on one passport: view, signed forms, QR picture, AAS, events and page.

import { found, get, media, type Operation, under } from './operation.ts';
import { SAMPLE } from './parameters.ts';

const GONE = { 404: 'NotFound', 410: 'Gone' } as const;
const BY_READER = ['Vary', 'Content-Language'];
const API = `{base_url}/api/v1/public/dpp/${SAMPLE.dppCode}`;

const PASSPORT = {
  dppCode: SAMPLE.dppCode,
  productName: 'VeloPack 520 e-bike battery',
  manufacturer: 'Rheintal Energiespeicher GmbH',
  countryOfOrigin: 'DE',
  carbonFootprint: '61.4 kg CO₂e per kWh',
  repairabilityScore: 7.8,
  materials: [
    { name: 'Graphite', percentage: 17.2, recycledContent: 0, materialKind: 'mineral', critical: true },
    { name: 'Aluminium', percentage: 16.8, recycledContent: 55, materialKind: 'metal', critical: true },
  ],
  certifications: ['UN 38.3', 'EN 50604-1', 'IEC 62133-2 test mark'],
  vcUrl: `${API}/vc`,
  verifiedAt: '2026-11-21T10:49:45.638Z',
  gtin: SAMPLE.gtin,
  serial: SAMPLE.serial,
  category: 'battery',
  dppStatus: 'active',
  sample: true,
  language: 'en',
  labels: { productName: 'Product name' },
  labelsLanguage: 'en',
};

export const CREDENTIAL = {
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'],
  id: `${API}/vc`,
  type: ['VerifiableCredential', 'DigitalProductPassport'],
  issuer: { id: '{service_did}', name: 'DPP Desk' },
  validFrom: '2026-11-21T10:49:45Z',
  credentialSubject: {
    type: ['Product'],
    id: `{base_url}/api/v1/public/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`,
    name: 'VeloPack 520 e-bike battery',
  },
  proof: {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    verificationMethod: '{service_did}#key-1',
    proofPurpose: 'assertionMethod',
    proofValue: 'z3FXQjecWufY46yg5abdVZsXqLhxhueuSoZgNSARiKBk9czhSePTFehP8c3PGfb6a22gkfUKods5D2UAUL5n2Brbx',
  },
};

const EVENTS = {
  '@context': ['https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'],
  id: `{base_url}/api/v1/dpp/${SAMPLE.dppCode}/events/document`,
  type: 'EPCISDocument',
  schemaVersion: '2.0',
  creationDate: '2026-11-21T10:49:45.638Z',
  epcisBody: {
    eventList: [
      {
        type: 'ObjectEvent',
        eventID: 'ni:///sha-256;3bddf8bf972a47c50fdbcf032fc7d005c82e56d43961ed78d4f5f7a4fa0cf914?ver=CBV2.0',
        eventTime: '2026-02-11T08:55:00.000Z',
        eventTimeZoneOffset: '+01:00',
        action: 'ADD',
        bizStep: 'commissioning',
        disposition: 'active',
        epcList: ['urn:epc:id:sgtin:9520123.045678.ABC123'],
        readPoint: { id: 'urn:epc:id:sgln:9520123.00002.0' },
      },
    ],
  },
};

export const PASSPORT_OPERATIONS: readonly Operation[] = [
  get({
    path: '/api/v1/public/dpp/{dpp_code}',
    tag: 'Passports',
    operationId: 'getPassport',
    summary: 'Full public passport',
    description:
      'The view of the role that the stakeholder key belongs to; without a key, the public view. Texts and labels are in the language of the reader.',
    parameters: ['dpp_code', 'AcceptLanguage'],
    byKey: true,
    good: found('The passport.', { 'application/json': media('Passport', PASSPORT) }, BY_READER),
    replies: { 401: 'UnknownKey', 406: 'NotAcceptable', ...GONE },
  }),
  get({
    path: '/api/v1/public/dpp/{dpp_code}/vc',
    tag: 'Passports',
    operationId: 'getCredential',
    summary: 'Verifiable Credential of the passport',
    description: 'The bytes as they were signed. The proof can be verified offline with the public key of the DID document.',
    parameters: ['dpp_code'],
    good: found(
      'The credential.',
      under(['application/vc+ld+json', 'application/vc', 'application/ld+json', 'application/json'], 'VerifiableCredential', CREDENTIAL),
      ['Vary'],
    ),
    replies: { 406: 'NotAcceptable', ...GONE },
  }),
  get({
    path: '/api/v1/public/dpp/{dpp_code}/vc.jwt',
    tag: 'Passports',
    operationId: 'getCredentialToken',
    summary: 'The credential as a signed token',
    description: 'The same bytes as `text/plain` and, when asked for by that name, as `application/vc+jwt`.',
    parameters: ['dpp_code'],
    good: found('The token.', under(['text/plain', 'application/vc+jwt'], 'CompactJws'), ['Vary']),
    replies: { 406: 'NotAcceptable', ...GONE },
  }),
  get({
    path: '/api/v1/public/dpp/{dpp_code}/qr.png',
    tag: 'Passports',
    operationId: 'getQrPicture',
    summary: 'QR code of the product',
    description:
      'Encodes the GS1 Digital Link of the product, which leads to its passport page; for a passport without GTIN, the address of that page. Level M, quiet zone 4.',
    parameters: ['dpp_code', 'size'],
    good: found('The picture, exactly `size` pixels wide.', { 'image/png': {} }),
    replies: { ...GONE },
  }),
  get({
    path: '/api/v1/public/dpp/{dpp_code}/aas.json',
    tag: 'Passports',
    operationId: 'getAssetAdministrationShell',
    summary: 'Asset Administration Shell of the product',
    description: 'The public content as an environment with five submodels.',
    parameters: ['dpp_code'],
    good: found('The environment.', { 'application/json': media('AasEnvironment') }, ['Vary']),
    replies: { 406: 'NotAcceptable', ...GONE },
  }),
  get({
    path: '/api/v1/dpp/{dpp_code}/events/document',
    tag: 'Events',
    operationId: 'getEventsDocument',
    summary: 'EPCIS 2.0 document of the passport',
    description:
      'All recorded events from manufacture to retail. With the key of customs or of a market surveillance authority, with additional metadata.',
    parameters: ['dpp_code'],
    byKey: true,
    good: found('The document.', under(['application/ld+json', 'application/json'], 'EpcisDocument', EVENTS), ['Vary']),
    replies: { 401: 'UnknownKey', 406: 'NotAcceptable', ...GONE },
  }),
  get({
    path: '/dpp/{dpp_code}',
    tag: 'Passports',
    operationId: 'getPassportPage',
    summary: 'The passport as a page for people',
    description: 'Rendered on the server, without script. The signature is checked as the page is read.',
    parameters: ['dpp_code', 'lang', 'AcceptLanguage'],
    good: found('The page.', { 'text/html': {} }, BY_READER),
    replies: { ...GONE },
  }),
];

// Defines the schemas for identity and location: DID document, manifest, references, listings and link sets.

import { DESCRIPTION_SCHEMA, LINKSET_SCHEMA } from '../../domain/formats/linkset-schema.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import { always, list, moment, object, oneOf, orNull, ref, type Schemas, text, texts, url, whole } from './schema.ts';

const dppCode = text('Passport identifier: `DPP-<gtin>-<serial>`, or a UUID-based code.');
const gtin = text('GTIN-14 with its check digit.', { pattern: '^[0-9]{14}$' });
const passportUrl = url('Address of the public passport page.');
const apiUrl = url('Address of the passport data.');
const sample = always(true, 'There for what belongs to the sample set, which describes no real goods.');

/** Treats one of our own deeply read-only tables as a JSON value. */
const asJson = (schema: unknown): JsonObject => schema as JsonObject;

export const IDENTITY_SCHEMAS: Schemas = {
  DidDocument: object('W3C DID document of the service.', {
    '@context': texts('Holds the W3C DID v1 context.', { contains: { const: 'https://www.w3.org/ns/did/v1' } }),
    id: text('The service DID (did:web of the base URL).', { pattern: '^did:web:' }),
    verificationMethod: list(ref('VerificationMethod'), 'The public keys of the service, the one that signs now first.', { minItems: 1 }),
    assertionMethod: texts('Key ids that sign credentials, or did: `<service_did>#key-1`, after a rotation `#key-2` before it.', {
      minItems: 1,
    }),
  }),
  VerificationMethod: object(
    'One public key.',
    {
      id: text('Key id: `<service_did>#key-1`, after a rotation `#key-2` before it.'),
      type: always('JsonWebKey2020', 'How the key is written down.'),
      controller: text('The service DID.'),
      publicKeyJwk: object('Ed25519 public key as a JSON Web Key (RFC 8037).', {
        kty: always('OKP', 'Key type.'),
        crv: always('Ed25519', 'Curve.'),
        x: text('The public key, base64url.', { pattern: '^[A-Za-z0-9_-]{43}$' }),
      }),
    },
    { revoked: text('Since when nothing that it signed counts, ISO 8601 UTC.') },
  ),
  ConformanceManifest: object('UNTP conformance manifest: what the service issues.', {
    conformsTo: url('The UNTP specification.'),
    version: always('0.7.0', 'UNTP version.'),
    implementationName: text('Name of the software.'),
    credentials: list(
      object('One type of credential that is issued.', {
        type: text('DigitalProductPassport, DigitalConformityCredential, DigitalTraceabilityEvent or DigitalFacilityRecord.'),
        version: text('UNTP version of the type.'),
        issuerDid: text('The service DID.'),
        credentialFormats: texts(
          'The formats in which it is issued, such as `W3C VC v2.0 (eddsa-jcs-2022)` or `SD-JWT (vc+sd-jwt, EdDSA)`.',
        ),
      }),
      'Everything that is issued, and nothing else.',
    ),
  }),
  PassportReference: object(
    'Where the passport of a product is.',
    {
      dppCode,
      passportUrl,
      apiUrl,
      productName: text('In the reader’s language where a translation was supplied.'),
      manufacturer: text('Name of the manufacturer.'),
    },
    { gtin, serial: text('Serial number (AI 21).'), sample },
  ),
  PassportListing: object(
    'The active passports of a GTIN, or where else to ask when there are none here.',
    {
      gtin,
      results: list(object('One passport.', { dppCode, passportUrl, apiUrl }), 'One page of the listing.'),
      total: whole('How many there are before paging.', { minimum: 0 }),
    },
    {
      lot: text('The lot (AI 10), where one was asked for and is known.'),
      fallback: object('For a GTIN that is not registered here. The service itself never connects to it.', {
        resolver: url('The GS1 global resolver.'),
        url: url('The same GTIN there.'),
      }),
      sample,
    },
  ),
  Linkset: {
    description: 'RFC 9264 link set in the shape of GS1-Conformant Resolver 1.2.1; keys of link types are whole IRIs.',
    ...asJson(LINKSET_SCHEMA),
  },
  ResolverDescription: { description: 'GS1 resolver description file, schema 1.2.0.', ...asJson(DESCRIPTION_SCHEMA) },
  NotifiedBody: object(
    'A notified conformity assessment body.',
    {
      id: text('Identifier of the entry.'),
      name: text('Name of the body.'),
      country: text('ISO 3166-1 alpha-2 code of its seat.', { pattern: '^[A-Z]{2}$' }),
      notifiedNumber: text('Four digits, as NANDO writes it.', { pattern: '^[0-9]{4}$' }),
      directives: texts('Acts that a source confirmed; most bodies are notified under more.'),
    },
    { website: url('Web site of the body; absent where an imported list names none.') },
  ),
  NotifiedBodyList: object('One page of the search result, ordered by number.', {
    results: list(ref('NotifiedBody'), 'The bodies that fit.'),
    total: whole('How many fit, before paging.', { minimum: 0 }),
    statusDate: text('When the list was gathered, ISO 8601 date.'),
    source: text('Who states the list.'),
    note: text('How far the list can be relied on.'),
  }),
  Health: object(
    'The service can read its store.',
    {
      status: oneOf(
        ['ok', 'late'],
        'late: a replica whose copy is older than its limit, so that no verdict is valid. A failure is a problem.',
      ),
    },
    {
      replica: object('What a replica serves.', {
        asOf: moment('The moment that its copy shows.'),
        lagSeconds: orNull(whole('Age of the copy; null if it is dated ahead of the clock.')),
        maxLagSeconds: whole('Age from which no verdict is valid.'),
        epoch: text('Drawn by lot by the store; numbers are comparable only within one epoch.'),
        number: whole('Counts the changes of the store.'),
      }),
    },
  ),
  ProblemMeaning: object('What a problem code stands for.', {
    code: text('The code.'),
    status: whole('HTTP status that goes with it.'),
    title: text('One sentence.'),
  }),
  Problem: object(
    'RFC 9457 problem document: every refusal has this shape.',
    {
      type: text('Address that describes the code.', { format: 'uri-reference' }),
      title: text('What kind of problem it is, in a sentence.'),
      status: whole('The HTTP status.', { minimum: 400, maximum: 599 }),
      detail: text('What was wrong this time.'),
      code: text('Stable code for programs.'),
    },
    {
      instance: text('The path that was asked for.'),
      state: oneOf(['revoked', 'invalid'], 'Why a passport is gone (410).'),
      since: text('Since when, ISO 8601 UTC.', { format: 'date-time' }),
      errors: list(
        object(
          'One mistake.',
          { detail: text('What is wrong with it.') },
          {
            pointer: text('JSON Pointer (RFC 6901) into the body.'),
            parameter: text('Name of the parameter.'),
            code: text('Code of the rule that was broken.'),
          },
        ),
        'One entry for each mistake that can be pointed at.',
      ),
    },
  ),
  OpenApiDocument: {
    type: 'object',
    description: 'This document.',
    required: ['openapi', 'info', 'paths'],
    properties: { openapi: text('Version of the OpenAPI Specification.'), info: { type: 'object' }, paths: { type: 'object' } },
  },
};

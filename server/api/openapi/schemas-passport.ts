// Derives the schemas of the passport's representations from its field table: plain view, credential, token and AAS.
import { defined } from '../../domain/json/defined.ts';

import type { JsonObject } from '../../domain/json/json.ts';
import type { Field, FieldType } from '../../domain/passport/fields/field.ts';
import { FORMATS, type TextFormat } from '../../domain/passport/fields/formats.ts';
import { FIELDS } from '../../domain/passport/fields.ts';
import { ROLE_NAMES } from '../../domain/passport/roles.ts';
import { always, list, moment, number, object, oneOf, open, type Schemas, text, texts, url, whole } from './schema.ts';

/** The schema of a field value as a reader receives it: texts in one language, numbers and codes as stored. */
function viewOf(type: FieldType): JsonObject {
  switch (type.kind) {
    case 'text': {
      const { pattern, max, says }: TextFormat = FORMATS[type.format];
      return { type: 'string', maxLength: max, ...defined({ pattern }), description: `${says}.` };
    }
    case 'local':
    case 'language-map':
      return { type: 'string', description: 'in the language of the answer.' };
    case 'number':
      return {
        type: type.integer === true ? 'integer' : 'number',
        ...defined({ minimum: type.min, maximum: type.max }),
        ...(type.unit === '' ? {} : { description: `in ${type.unit}.` }),
      };
    case 'boolean':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: Object.keys(type.choices) };
    case 'list':
      return { type: 'array', items: viewOf(type.of) };
    case 'labels':
      return { type: 'object' };
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(type.members).map(([name, member]) => [name, { title: member.label.en, ...viewOf(member.type) }]),
        ),
        required: Object.keys(type.members).filter(
          (name) => type.members[name]?.required === true && type.members[name]?.tiers === undefined,
        ),
        additionalProperties: false,
      };
  }
}

function fieldSchema({ label, type, legalBasis, tiers }: Field): JsonObject {
  const { description, ...shape } = viewOf(type);
  const readers = tiers.includes('public') ? '' : ' Not public: seen with the key of a role that may read it.';
  return {
    title: label.en,
    description: `${label.en}${description === undefined ? '.' : `: ${description}`} Basis: ${legalBasis}.${readers}`,
    ...shape,
  };
}

/** Fields that the interface serves under another name or in another shape. */
const RESHAPED: ReadonlySet<string> = new Set(['manufacturer', 'carbonFootprint', 'certifications', 'labelTranslations']);
const named = (name: string): JsonObject => {
  const field = FIELDS.find((one) => one.name === name);
  if (field === undefined) throw new RangeError(`the field table has no '${name}'`);
  return fieldSchema(field);
};
const rest = Object.fromEntries(FIELDS.filter(({ name }) => !RESHAPED.has(name)).map((field) => [field.name, fieldSchema(field)]));
const { dppCode: _, productName: __, countryOfOrigin: ___, ...others } = rest;

export const PASSPORT_SCHEMAS: Schemas = {
  Passport: object(
    'A passport as its reader may see it. Without a key: the public view.',
    {
      dppCode: named('dppCode'),
      productName: named('productName'),
      manufacturer: text('Name of the manufacturer.'),
      countryOfOrigin: named('countryOfOrigin'),
      certifications: texts('Names of the certifications, in the language of the answer.'),
      language: text('Language of the maker’s texts (BCP 47); the first that Content-Language names.'),
      labels: { type: 'object', description: 'What each field is called.', additionalProperties: { type: 'string' } },
      labelsLanguage: text('Language of what the maker has no text for in `language`: labels, “per” in `carbonFootprint` (BCP 47).'),
    },
    {
      ...others,
      carbonFootprint: text('Value with its unit, for people to read; the numbers are in `carbonFootprintDetail`.'),
      vcUrl: url('Address of the signed credential.'),
      verifiedAt: moment('When this service last verified the passport’s signature, ISO 8601 UTC.'),
      view: oneOf(ROLE_NAMES, 'The role whose view it is, with a key; the public view has no such member.'),
      manufacturerDetail: named('manufacturer'),
      carbonFootprintDetail: named('carbonFootprint'),
    },
  ),
  VerifiableCredential: open(
    'W3C Verifiable Credential 2.0, byte for byte as it was signed.',
    {
      '@context': texts('The W3C credentials v2 context first, then the UNTP vocabulary context.', { minItems: 2 }),
      id: url('Address of the credential.'),
      type: texts('VerifiableCredential and the UNTP type, such as DigitalProductPassport.', {
        contains: { const: 'VerifiableCredential' },
      }),
      issuer: open('Who signed it.', { id: text('The DID of the issuer.', { pattern: '^did:' }) }),
      validFrom: moment('From when it holds, ISO 8601 UTC.'),
      credentialSubject: {
        type: ['object', 'array'],
        description: 'What is said, in the UNTP 0.7.0 vocabulary: the product, the conformity assessment, the events or the facility.',
      },
      proof: open('The signature; it can be checked offline with the key of the DID document.', {
        type: always('DataIntegrityProof', 'Kind of proof.'),
        cryptosuite: always('eddsa-jcs-2022', 'Ed25519 over the canonical JSON (RFC 8785).'),
        verificationMethod: text('Key id: `<service_did>#key-1`, after a rotation `#key-2`.'),
        proofPurpose: always('assertionMethod', 'What the key was used for.'),
        proofValue: text('Multibase base58-btc signature.', { pattern: '^z[1-9A-HJ-NP-Za-km-z]+$' }),
      }),
    },
    {
      name: text('Title of the credential.'),
      validUntil: moment('Until when it holds.'),
      credentialStatus: open('Its place in a status list of the service.', {
        statusPurpose: always('revocation', 'What the list is about.'),
        statusListIndex: whole('The place, an integer as UNTP 0.7.0 has it.', { minimum: 0 }),
        statusListCredential: url('Address of the list; what is suspended is in the list at `…/suspension` below it.'),
      }),
    },
  ),
  StatusList: open('BitstringStatusListCredential, signed.', {
    '@context': texts('The W3C credentials v2 context.', { minItems: 1 }),
    id: url('Address of the list.'),
    type: texts('VerifiableCredential and BitstringStatusListCredential.', { contains: { const: 'BitstringStatusListCredential' } }),
    issuer: text('The service DID.', { pattern: '^did:' }),
    validFrom: moment('When it was signed, ISO 8601 UTC.'),
    validUntil: moment('Until when what it says is good counts.'),
    credentialSubject: open('The list.', {
      type: always('BitstringStatusList', 'Kind of list.'),
      statusPurpose: oneOf(['revocation', 'suspension'], 'What a bit that is set means.'),
      encodedList: text('Multibase base64url of the GZIP-compressed bits, 131072 of them.', { pattern: '^u[A-Za-z0-9_-]+$' }),
      ttl: whole('How long it may be kept, in milliseconds.', { minimum: 0 }),
    }),
    proof: open('The signature.', { proofValue: text('Multibase base58-btc signature.') }),
  }),
  CompactJws: text(
    'Compact JWS: header, payload and signature, base64url, separated by dots. Header: `alg` EdDSA, `kid` `<service_did>#key-1` (after a rotation `#key-2`), `typ` vc+jwt. The payload is the credential itself.',
    { pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$' },
  ),
  AasEnvironment: object('Asset Administration Shell environment, valid against the JSON schemas of metamodel 3.0 and 3.1.2.', {
    assetAdministrationShells: list(
      open('The shell of the product.', {
        modelType: always('AssetAdministrationShell', 'Kind of element.'),
        id: text('Identifier of the shell.'),
        idShort: text('Short name.'),
        assetInformation: { type: 'object', description: 'What the shell is about: kind, global identifier, specific identifiers.' },
      }),
      'One shell.',
      { minItems: 1 },
    ),
    submodels: list(
      open(
        'One submodel.',
        {
          modelType: always('Submodel', 'Kind of element.'),
          id: text('Identifier of the submodel.'),
          idShort: text('Nameplate, TechnicalData, CarbonFootprint, Circularity or EnergyConsumption.'),
        },
        { submodelElements: list({ type: 'object' }, 'What it holds.') },
      ),
      'Nameplate, TechnicalData, CarbonFootprint, Circularity, EnergyConsumption.',
      { minItems: 5 },
    ),
  }),
  EpcisDocument: open(
    'EPCIS 2.0 document, valid against the JSON schema of the standard.',
    {
      '@context': list({ type: ['string', 'object'] }, 'Holds the EPCIS 2.0 JSON-LD context.', { minItems: 1 }),
      type: always('EPCISDocument', 'Kind of document.'),
      schemaVersion: always('2.0', 'EPCIS version.'),
      creationDate: moment('When the document came to say what it says, ISO 8601 UTC.'),
      epcisBody: object('Body of the document.', {
        eventList: list({ $ref: '#/components/schemas/EpcisEvent' }, 'All recorded events, oldest first.'),
      }),
    },
    {
      id: url('Address of the document.'),
      'dpp:sample': always(true, 'Of the sample set: nothing of it ever happened.'),
      'dpp:eventSources': list(
        {
          type: 'object',
          properties: {
            eventID: text('The ID of an event of the document.'),
            'dpp:assertedBy': text('Who asserts it: the DID of this service, or what names another: a DID, a key, an address or a name.'),
            'dpp:acceptedBy': text('Who accepted the event of another here; absent: it is an own one.'),
            'dpp:acceptedAt': text('When.'),
            'dpp:conflicting': always(
              true,
              'Its source said something else under the same ID: both are in the document, neither is signed.',
            ),
          },
        },
        'Who asserts each event. Credentials of this service hold its own events only.',
      ),
      'dpp:eventMetadata': list(
        { $ref: '#/components/schemas/EventMetadata' },
        'For customs and market surveillance: where each event came from, in the order of the events.',
      ),
    },
  ),
  EventMetadata: object(
    'Where one event came from. What the received document says of itself is passed on as said.',
    { eventID: text('The event of this document.') },
    {
      'dpp:receivedAt': moment('When this service took the event in.'),
      'dpp:source': oneOf(['epcis-document', 'sample-set'], 'How it came here.'),
      'dpp:documentSha256': text('SHA-256 of the document as received, hex.', { pattern: '^[0-9a-f]{64}$' }),
      'dpp:documentId': text('ID of the received document.'),
      'dpp:documentCreationDate': moment('Creation date of the received document.'),
      'dpp:sender': text('Sender named by the received document.'),
      'dpp:receivedEventID': text('ID that the event had when it was received.'),
    },
  ),
  EpcisEvent: open(
    'One event, as it was recorded.',
    {
      type: oneOf(
        ['ObjectEvent', 'TransformationEvent', 'AggregationEvent', 'AssociationEvent', 'TransactionEvent'],
        'What kind of event it is.',
      ),
      eventTime: moment('When it happened.'),
      eventTimeZoneOffset: text('Local time where it happened.', { pattern: '^[+-][0-9]{2}:[0-9]{2}$' }),
    },
    {
      eventID: text('Event hash identifier (CBV 2.0 §8.9).'),
      action: oneOf(['ADD', 'OBSERVE', 'DELETE'], 'Not for a TransformationEvent.'),
      bizStep: text('Business step (CBV), such as commissioning.'),
      disposition: text('State of the objects after the event (CBV).'),
      epcList: texts('ObjectEvent: the objects, as EPC URNs.'),
      readPoint: open('Where it was recorded.', { id: text('Location URN.') }),
      bizLocation: open('Where the objects are afterwards.', { id: text('Location URN.') }),
      parentID: text('AggregationEvent: what the objects were put into.'),
      childEPCs: texts('AggregationEvent: what was put in or taken out.'),
      inputEPCList: texts('TransformationEvent: the objects that were used up.'),
      inputQuantityList: list({ type: 'object' }, 'TransformationEvent: the quantities that were used up.'),
      outputEPCList: texts('TransformationEvent: the objects that came out.'),
      outputQuantityList: list({ type: 'object' }, 'TransformationEvent: the quantities that came out.'),
      quantityList: list({ type: 'object' }, 'ObjectEvent: quantities without serial numbers.'),
    },
  ),
  Material: object('One material.', {
    name: text('Name of the material.'),
    percentage: number('Share of mass in percent.', { minimum: 0, maximum: 100 }),
  }),
};

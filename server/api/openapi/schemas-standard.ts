// Defines the schemas that other standards shape: EN 18223 passports and results, SD-JWT VCs, credential lists.
import type { JsonObject } from '../../domain/json/json.ts';
import { list, moment, object, oneOf, open, orNull, type Schemas, text, url, whole } from './schema.ts';

const anything = (description: string): JsonObject => ({ description });

export const STANDARD_SCHEMAS: Schemas = {
  StandardPassport: open(
    'EN 18223 passport. Compressed: the data elements are next to the header, with texts in every language. Full: they are in `elements`, each with its type.',
    {
      digitalProductPassportId: text('Identifier of the passport.'),
      uniqueProductIdentifier: text('Identifier of the product.'),
      granularity: oneOf(['model', 'batch', 'item'], 'What the passport is about.'),
      dppSchemaVersion: text('Version of the standard.'),
      dppStatus: oneOf(['active', 'inactive', 'archived'], 'State of the passport.'),
      lastUpdated: moment('Since when it reads as it does.'),
      economicOperatorId: text('Who is responsible for it.'),
    },
    {
      facilityId: text('Where the product was made.'),
      contentSpecificationIds: list({ type: 'string' }, 'Specifications that the content keeps to.'),
      elements: list({ $ref: '#/components/schemas/DataElement' }, 'Full representation: the data elements.'),
    },
  ),
  DataElement: object(
    'One element of a passport.',
    { elementId: text('Its name.') },
    {
      objectType: oneOf(
        ['SingleValuedDataElement', 'MultiValuedDataElement', 'MultiLanguageDataElement', 'DataElementCollection', 'RelatedResource'],
        'Full representation: what kind of element it is.',
      ),
      valueDataType: text('Full representation: XSD type of the value.'),
      value: anything('Its value.'),
      url: url('Address of a related resource.'),
      elements: list({ $ref: '#/components/schemas/DataElement' }, 'Elements within it.'),
    },
  ),
  DppIds: object(
    'A page of identifiers of passports.',
    { dppIds: list({ type: 'string' }, 'Identifiers of passports.') },
    { nextCursor: text('`cursor` of the next page; missing on the last one.') },
  ),
  Result: object('Result object of EN 18222 (tables 12 to 15).', {
    statusCode: oneOf(
      ['ClientErrorBadRequest', 'ClientNotAuthorized', 'ClientForbidden', 'ClientErrorResourceNotFound'],
      'Status code of the standard.',
    ),
    message: list(
      object(
        'One message.',
        { messageType: oneOf(['Error'], 'Kind of message.'), text: text('What was wrong.'), timestamp: moment('When it was said.') },
        { code: text('Code of the problem or of the rule that was broken.') },
      ),
      'The problem first, then each mistake.',
      { minItems: 1 },
    ),
  }),
  SdJwt: text('SD-JWT in compact serialisation: the signed token, then each disclosure, each followed by `~`.', {
    pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+~(?:[A-Za-z0-9_-]+~)*$',
  }),
  TypeMetadata: open(
    'SD-JWT VC type metadata.',
    { vct: url('The type.') },
    {
      name: text('Name of the type.'),
      description: text('What it holds.'),
      display: list({ type: 'object' }, 'Its name by language.'),
      claims: list(
        open('One claim.', { path: list({ type: ['string', 'integer', 'null'] }, 'Where it stands; null for every element of a list.') }),
        'Claims, with their labels and whether they may be concealed.',
      ),
    },
  ),
  CredentialList: object('What was issued about a passport.', {
    dppCode: text('The passport.'),
    total: whole('How many credentials there are.', { minimum: 0 }),
    credentials: list(
      object(
        'One credential.',
        {
          id: text('Its name within this list; the passport’s own is `passport`.'),
          type: oneOf(
            ['DigitalProductPassport', 'DigitalConformityCredential', 'DigitalTraceabilityEvent', 'DigitalFacilityRecord'],
            'UNTP type.',
          ),
          name: text('Its title.'),
          validFrom: orNull(moment('From when it holds.')),
          url: url('Its address; the media type chooses the form.'),
          formats: list(
            object('One form.', {
              format: oneOf(['vc', 'vc-jwt', 'sd-jwt'], 'Which form.'),
              mediaType: text('Its media type.'),
              url: url('Its own address.'),
            }),
            'The forms in which it was signed.',
          ),
        },
        { validUntil: moment('Until when it holds.'), description: text('What it says, in a sentence.') },
      ),
      'In the order in which they were issued.',
    ),
  }),
};

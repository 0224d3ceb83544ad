// Describes the read methods of EN 18222.
// Refusals for which the standard defines a status code use its result object.

import { found, get, media, type Operation, type Reply } from './operation.ts';
import { SAMPLE } from './parameters.ts';

const VARY = ['Vary'];
const REFUSED = { 400: 'ResultBadRequest', 401: 'ResultUnknownKey', 404: 'ResultNotFound', 406: 'NotAcceptable' } as const;
const passport: Reply = found(
  'The passport.',
  {
    'application/json': media('StandardPassport', {
      digitalProductPassportId: `{base_url}/api/v1/public/dpp/${SAMPLE.dppCode}`,
      uniqueProductIdentifier: `{base_url}/api/v1/public/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`,
      granularity: 'item',
      dppSchemaVersion: 'EN 18223:2026',
      dppStatus: 'active',
      lastUpdated: '2026-11-21T10:49:45Z',
      economicOperatorId: 'https://register.example/operators/DE-7712045',
      productName: { en: 'VeloPack 520 e-bike battery', de: 'VeloPack 520 E-Bike-Akku' },
    }),
  },
  VARY,
);
const reading = (path: string, operationId: string, summary: string, parameters: readonly string[], good: Reply = passport): Operation =>
  get({
    path,
    tag: 'EN 18222',
    operationId,
    summary,
    parameters: [...parameters, 'representation'],
    byKey: true,
    good,
    replies: { ...REFUSED },
  });

const element = found(
  'The element, with its value or, in the full representation, with its type.',
  { 'application/json': media('DataElement', { elementId: 'countryOfOrigin', value: 'DE' }) },
  VARY,
);

export const EN18222_OPERATIONS: readonly Operation[] = [
  reading('/v1/dpps/{dppId}', 'readDppById', 'ReadDPPById (clause 4.2)', ['dppId']),
  reading('/v1/dppsByProductId/{productId}', 'readDppByProductId', 'ReadDPPByProductId (clause 4.3)', ['productId']),
  reading('/v1/dppsByIdAndDate/{dppId}', 'readDppVersionByIdAndDate', 'ReadDPPVersionByIdAndDate (clause 4.4)', ['dppId', 'date']),
  {
    method: 'post',
    path: '/v1/dppsByProductIds',
    tag: 'EN 18222',
    operationId: 'readDppIdsByProductIds',
    summary: 'ReadDPPIdsByProductIds (clause 4.5)',
    description: 'A GTIN or a lot stands for its active passports, an item for its own. Each passport comes once.',
    parameters: ['limit', 'cursor'],
    byKey: true,
    body: {
      description: 'The product identifiers: GS1 Digital Links at whatever domain, or identifiers of the maker’s own scheme.',
      content: {
        'application/json': media(
          {
            type: 'object',
            required: ['productIds'],
            properties: {
              productIds: {
                type: 'array',
                minItems: 1,
                maxItems: 500,
                items: { type: 'string', minLength: 1, maxLength: 1000 },
                description: 'Product identifiers.',
              },
            },
          },
          { productIds: [`https://id.gs1.org/01/${SAMPLE.gtin}`] },
        ),
      },
    },
    replies: {
      200: {
        description: 'One page of identifiers.',
        headers: ['Cache-Control'],
        content: { 'application/json': media('DppIds', { dppIds: [`{base_url}/api/v1/public/dpp/${SAMPLE.dppCode}`] }) },
      },
      400: 'ResultBadRequest',
      401: 'ResultUnknownKey',
      406: 'NotAcceptable',
      413: 'TooLarge',
    },
  },
  reading(
    '/v1/dpps/{dppId}/elements/{elementIdPath}',
    'readDataElement',
    'ReadDataElement (clause 6.2)',
    ['dppId', 'elementIdPath'],
    element,
  ),
];

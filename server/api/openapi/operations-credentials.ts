// Describes the operations on the credentials issued about a passport: its SD-JWT, the type metadata and all others.

import { FURTHER_TYPES } from '../../domain/formats/credential-types.ts';
import { found, get, media, type Operation, under } from './operation.ts';
import { CREDENTIAL } from './operations-passport.ts';
import { SAMPLE } from './parameters.ts';

const GONE = { 404: 'NotFound', 410: 'Gone' } as const;
const API = `{base_url}/api/v1/public/dpp/${SAMPLE.dppCode}`;

const CREDENTIALS = {
  dppCode: SAMPLE.dppCode,
  total: 1,
  credentials: [
    {
      id: 'passport',
      type: 'DigitalProductPassport',
      name: 'Digital product passport: VeloPack 520 e-bike battery',
      validFrom: '2026-11-21T10:49:45Z',
      url: `${API}/credentials/passport`,
      formats: [
        { format: 'vc', mediaType: 'application/vc+ld+json', url: `${API}/vc` },
        { format: 'vc-jwt', mediaType: 'application/vc+jwt', url: `${API}/vc.jwt` },
      ],
    },
  ],
};

const typeMetadata = (type: string, operationId: string, summary: string): Operation =>
  get({
    path: `/vct/${type}`,
    tag: 'Reference',
    operationId,
    summary,
    description: 'What stands at the address that the tokens have as their `vct` (SD-JWT VC type metadata).',
    good: found('The metadata.', { 'application/json': media('TypeMetadata') }, ['Vary']),
    replies: { 406: 'NotAcceptable' },
  });

export const CREDENTIAL_OPERATIONS: readonly Operation[] = [
  get({
    path: '/api/v1/public/dpp/{dpp_code}/vc.sd-jwt',
    tag: 'Passports',
    operationId: 'getSelectiveToken',
    summary: 'The passport as an SD-JWT VC',
    description:
      'Flat claims under the names of this interface, signed once. What the reader may not see is left out as undisclosed; the key of a role discloses what that role may see. `application/vc+sd-jwt` gives the older `typ`.',
    parameters: ['dpp_code'],
    byKey: true,
    good: found(
      'The token with its disclosures.',
      under(['application/dc+sd-jwt', 'application/vc+sd-jwt', 'application/sd-jwt', 'text/plain'], 'SdJwt'),
      ['Vary'],
    ),
    replies: { 401: 'UnknownKey', 406: 'NotAcceptable', ...GONE },
  }),
  typeMetadata('DigitalProductPassport', 'getPassportType', 'Type metadata of that token'),
  ...FURTHER_TYPES.map((type) => typeMetadata(type, `get${type}Type`, `Type metadata of a ${type} as a token`)),
  get({
    path: '/api/v1/public/dpp/{dpp_code}/credentials',
    tag: 'Passports',
    operationId: 'listCredentials',
    summary: 'Every credential that was issued about the passport',
    parameters: ['dpp_code'],
    good: found('The list.', { 'application/json': media('CredentialList', CREDENTIALS) }, ['Vary']),
    replies: { 406: 'NotAcceptable', ...GONE },
  }),
  get({
    path: '/api/v1/public/dpp/{dpp_code}/credentials/{id}',
    tag: 'Passports',
    operationId: 'getIssuedCredential',
    summary: 'One of them, in the form that the client likes best',
    description: '`.jwt` or `.sd-jwt` behind the identifier names the form where no header can.',
    parameters: ['dpp_code', 'credential'],
    good: found(
      'The signed bytes, as they were stored.',
      {
        ...under(
          ['application/vc+ld+json', 'application/vc', 'application/ld+json', 'application/json'],
          'VerifiableCredential',
          CREDENTIAL,
        ),
        'application/vc+jwt': media('CompactJws'),
        'application/dc+sd-jwt': media('SdJwt'),
        'application/vc+sd-jwt': media('SdJwt'),
      },
      ['Vary'],
    ),
    replies: { 406: 'NotAcceptable', ...GONE },
  }),
  ...(
    [
      ['/api/v1/public/status/{list}', 'getRevocationList', 'What is revoked'],
      ['/api/v1/public/status/{list}/suspension', 'getSuspensionList', 'What is suspended'],
    ] as const
  ).map(
    ([path, operationId, summary]): Operation =>
      get({
        path,
        tag: 'Verification',
        operationId,
        summary: `${summary}: a signed status list`,
        description:
          'W3C Bitstring Status List 1.0, whole and signed; `credentialStatus` of a credential names the list and the place in it. Both lists of a number have a credential at the same place. Some of the bits that are set are decoys.',
        parameters: ['list'],
        good: found(
          'The list as it was signed last.',
          {
            ...under(['application/vc+ld+json', 'application/vc', 'application/ld+json', 'application/json'], 'StatusList'),
            'application/vc+jwt': media('CompactJws'),
          },
          ['Vary'],
        ),
        replies: { 404: 'NotFound', 406: 'NotAcceptable' },
      }),
  ),
];

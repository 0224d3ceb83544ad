// Describes the operations that verify a stored passport, a submitted credential or SD-JWT, and the customs summary.

import { found, get, media, type Operation, type Reply, under } from './operation.ts';
import { CREDENTIAL } from './operations-passport.ts';
import { SAMPLE } from './parameters.ts';

const CHECKS = [{ check: 'integrity', outcome: 'passed', code: 'DPP-SIG-01', means: 'the signature matches the document' }];
const outcome = { verdict: 'valid', checks: CHECKS, reasons: ['DPP-ISS-02', 'DPP-STA-02'], sample: true };

const STORED = {
  valid: true,
  dppCode: SAMPLE.dppCode,
  issuer: '{service_did}',
  verificationMethod: '{service_did}#key-1',
  algorithm: 'Ed25519',
  signedAt: '2026-11-21T10:49:45Z',
  productName: 'VeloPack 520 e-bike battery',
  dppStatus: 'active',
  ...outcome,
};
const SUBMITTED = {
  valid: true,
  issuer: '{service_did}',
  credentialType: 'DigitalProductPassport',
  issuanceDate: '2026-11-21T10:49:45Z',
  credentialSubject: CREDENTIAL.credentialSubject,
  ...outcome,
};
const TOKEN = {
  valid: true,
  algorithm: 'EdDSA',
  issuer: '{service_did}',
  disclosedClaims: { productName: 'VeloPack 520 e-bike battery', carbonFootprint: '61.4 kg CO₂e per kWh' },
  undisclosedFields: ['hsCode', 'producerLei'],
  undisclosedCount: 2,
  keyBinding: 'none',
  ...outcome,
};
const CUSTOMS = {
  dppCode: SAMPLE.dppCode,
  productName: 'VeloPack 520 e-bike battery',
  manufacturer: 'Rheintal Energiespeicher GmbH',
  countryOfOrigin: 'DE',
  hsCode: '850760',
  materials: [{ name: 'Graphite', percentage: 17.2 }],
  espr_compliant: true,
  hasVerifiableCredential: true,
  signatureValid: true,
  dppStatus: 'active',
  dataComplete: true,
  missing: [],
  requiredDocuments: [],
  rules: {
    edition: '2026-11',
    source: 'program',
    on: '2026-03-02',
    basis: 'placed-on-market',
    passportRequired: false,
    passportRequiredFrom: '2027-02-18',
  },
  labels: { espr_compliant: 'data complete, required documents named, signature good; says nothing about the goods themselves' },
  ...outcome,
};

/** A response to POST has no entity tag. */
const judged = (description: string, content: NonNullable<Reply['content']>): Reply => ({
  description,
  headers: ['Cache-Control'],
  content,
});
const JUDGED = 'The verdict, also where it is a bad one: HTTP 200 with `valid: false` and the reasons.';
const SENT = { 413: 'TooLarge' } as const;

export const VERIFICATION_OPERATIONS: readonly Operation[] = [
  get({
    path: '/api/v1/verify/{dpp_code}',
    tag: 'Verification',
    operationId: 'verifyStored',
    summary: 'Verify a stored passport',
    description:
      'The stored signature against the public key of the DID document, and every other check. A passport that was set to invalid is answered with that reason.',
    parameters: ['dpp_code'],
    good: found(JUDGED, { 'application/json': media('StoredVerification', STORED) }),
    replies: { 404: 'NotFound' },
  }),
  {
    method: 'post',
    path: '/api/v1/verify',
    tag: 'Verification',
    operationId: 'verifyCredential',
    summary: 'Verify a submitted credential',
    description:
      'Stateless: only what was sent is looked at, with the keys that are known here. `credentialSubject` and `validFrom` may be missing; that is then one of the findings.',
    body: {
      description: 'One W3C Verifiable Credential, or an EnvelopedVerifiableCredential, as a JSON object of at most 1 MiB.',
      content: under(
        ['application/json', 'application/vc', 'application/vc+ld+json', 'application/ld+json'],
        {
          type: 'object',
          description: 'The credential.',
          additionalProperties: true,
          properties: {
            '@context': { type: 'array', description: 'Contexts.' },
            type: { type: ['array', 'string'], description: 'Types.' },
            issuer: { type: ['string', 'object'], description: 'DID of the issuer, or an object with it as `id`.' },
            proof: {
              type: ['object', 'array'],
              description:
                'DataIntegrityProof with `type`, `cryptosuite` (eddsa-jcs-2022, eddsa-rdfc-2022, ecdsa-jcs-2019 or ecdsa-rdfc-2019) and `proofValue`; or Ed25519Signature2020.',
            },
          },
        },
        CREDENTIAL,
      ),
    },
    replies: { 200: judged(JUDGED, { 'application/json': media('SubmittedVerification', SUBMITTED) }), ...SENT },
  },
  {
    method: 'post',
    path: '/api/v1/verify/sd-jwt',
    tag: 'Verification',
    operationId: 'verifySdJwt',
    summary: 'Verify a submitted SD-JWT',
    description: 'RFC 9901. What is disclosed, what stays hidden, and whether the signature holds.',
    body: {
      description: 'The token in compact serialisation: `header.payload.signature` and disclosures, each followed by `~`.',
      content: under(
        ['application/json'],
        {
          type: 'object',
          required: ['token'],
          properties: { token: { type: 'string', description: 'The token.' } },
        },
        { token: 'eyJ0eXAiOiJkYytzZC1qd3QiLCJhbGciOiJFZERTQSJ9.e30.c2lnbmF0dXJl~' },
      ),
    },
    replies: { 200: judged(JUDGED, { 'application/json': media('SdJwtVerification', TOKEN) }), ...SENT },
  },
  get({
    path: '/api/v1/public/customs/verify/{dpp_code}',
    tag: 'Verification',
    operationId: 'getCustomsSummary',
    summary: 'Customs summary',
    description:
      'Tariff code, country of origin, materials declaration and whether the data are complete. A passport that was set to invalid is answered with that reason. A service may ask for the key of customs or of market surveillance before it shows the tariff code.',
    parameters: ['dpp_code'],
    byKey: true,
    good: found('The summary.', { 'application/json': media('CustomsSummary', CUSTOMS) }, ['Vary']),
    replies: { 401: 'UnknownKey', 404: 'NotFound' },
  }),
];

// Defines the built-in examples of the self-test and the results that every runtime must give.
// The signing key is that of RFC 8032, 7.1 TEST 1.
import type { JsonObject } from '../../domain/json/json.ts';

const DID = 'did:web:golden.dpp-desk.example';

export const GOLDEN_DID_DOCUMENT: JsonObject = {
  id: DID,
  verificationMethod: [
    {
      id: `${DID}#key-1`,
      type: 'JsonWebKey',
      controller: DID,
      publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' },
    },
  ],
  assertionMethod: [`${DID}#key-1`],
};

export const GOLDEN_NOW = '2026-06-01T00:00:00Z';
export const GOLDEN_GTIN = '09520123456788';
export const GOLDEN_SERIAL = 'ABC123';

const CONTEXT = ['https://www.w3.org/ns/credentials/v2'];

export const GOLDEN_VC = JSON.stringify({
  '@context': CONTEXT,
  id: 'urn:uuid:00000000-0000-4000-8000-000000000001',
  type: ['VerifiableCredential'],
  issuer: DID,
  validFrom: '2026-01-01T00:00:00Z',
  credentialSubject: { id: `https://golden.dpp-desk.example/01/${GOLDEN_GTIN}/21/${GOLDEN_SERIAL}`, name: 'Prüfstück €' },
  proof: {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: '2026-01-01T00:00:00Z',
    verificationMethod: `${DID}#key-1`,
    proofPurpose: 'assertionMethod',
    '@context': CONTEXT,
    proofValue: 'z3VYw9xmFqBWeZ84QAWH8osjdijWDTFzpiyBysKYSzMeFjoxTXutGFnwDKhwiWviny3gigYm3Mqq5zzUJgPWsRVK7',
  },
});

export const GOLDEN_JWT = [
  'eyJhbGciOiJFZERTQSIsInR5cCI6InZjK2p3dCIsImN0eSI6InZjIiwia2lkIjoiZGlkOndlYjpnb2xkZW4uZHBwLWRlc2suZXhhbXBsZSNrZXktMSJ9',
  [
    'eyJAY29udGV4dCI6WyJodHRwczovL3d3dy53My5vcmcvbnMvY3JlZGVudGlhbHMvdjIiXSwiaWQiOiJ1cm46dXVpZDowMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAw',
    'MDAwMDEiLCJ0eXBlIjpbIlZlcmlmaWFibGVDcmVkZW50aWFsIl0sImlzc3VlciI6ImRpZDp3ZWI6Z29sZGVuLmRwcC1kZXNrLmV4YW1wbGUiLCJ2YWxpZEZyb20iOiIyMDI2',
    'LTAxLTAxVDAwOjAwOjAwWiIsImNyZWRlbnRpYWxTdWJqZWN0Ijp7ImlkIjoiaHR0cHM6Ly9nb2xkZW4uZHBwLWRlc2suZXhhbXBsZS8wMS8wOTUyMDEyMzQ1Njc4OC8yMS9B',
    'QkMxMjMiLCJuYW1lIjoiUHLDvGZzdMO8Y2sg4oKsIn19',
  ].join(''),
  'VSMMM08hbVA5u9Jm51FWy978WZDDfIKjn1vHThRMXnrqgaYARUF2Hva7E7rxNciVTb9fEvMCwgj5L_gzaNN6BA',
].join('.');

/** RFC 6979, A.2.5 with SHA-256 and A.2.6 with SHA-384. The message is `sample`; the signature is r ‖ s. */
export const RFC_6979 = [
  {
    jwk: { kty: 'EC', crv: 'P-256', x: 'YP7UuiVanTHJYet0xjVtaMBJuJI7Yfps5mliLmDyn7Y', y: 'eQP-EAi4vJmkGunpVii8ZPLxsgwtfp9Rd6PClNRGIpk' },
    signature:
      'efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8',
  },
  {
    jwk: {
      kty: 'EC',
      crv: 'P-384',
      x: '7DpOQVtOGaRWhhgCn0J_pdqai8SukuAuBqrlKGswDGTe-PDqkFWGYGSiVFFUgLwT',
      y: 'gBXZty19VyROqO-awMYhiWcIpZNn-d-59UyoSz8cnbEoiyMcOuDU_nNE_SUzJkcg',
    },
    signature:
      '94edbb92a5ecb8aad4736e56c691916b3f88140666ce9fa73d64c4ea95ad133c81a648152e44acf96e36dd1e80fabe4699ef4aeb15f178cea1fe40db2603138f130e740a19624526203b6351d0a3a94fa329c145786e679e7b82c71a38628ac8',
  },
] as const;

/** Keys that would let anyone sign, or on which libraries disagree. */
export const REFUSED_KEYS = [
  { name: 'the identity', key: '0100000000000000000000000000000000000000000000000000000000000000' },
  { name: 'a point of order 2', key: 'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f' },
  { name: 'a point of order 4', key: '0000000000000000000000000000000000000000000000000000000000000000' },
  { name: 'a point of order 8', key: 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a' },
  { name: 'a key with a torsion component', key: 'e1b0bf612940e4bcaf11d76e000c97e347b89d955a1ba5246fb9dbc7d15f9358' },
  { name: 'a key with y = p + 1', key: 'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f' },
] as const;

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

/** RFC 8032, 7.1. */
export const RFC_8032 = [
  {
    name: 'TEST 1',
    key: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    message: '',
    signature:
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  },
  {
    name: 'TEST 2',
    key: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    message: '72',
    signature:
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  },
] as const;

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

/** Signatures by the holder of the key 31337·B, on which libraries disagree. The messages are exactly these texts. */
export const REFUSED_SIGNATURES = [
  {
    message: '2b: R the identity, clean key 0',
    signature:
      '0100000000000000000000000000000000000000000000000000000000000000604c6342811885a6a17b5dcc7c40177fbebacd623b1c303c3abd7232ddbb950f',
  },
  {
    message: '5b: mixed R, clean key 0',
    signature:
      '8c5d1b813f9cc1ecb1a9ba251ffe8e9690839cc3bbb98372ced8e58e5b5b03e6cbf0d4ffa0d1b00b61dede08add5aef02d801a1a04ab6940ee0a60d3771c9f0e',
  },
  {
    message: '6: S + L',
    signature:
      '5df5f337d636989dcb87e37c79ee83059d6574e17fa913186e6430419c9e2714240a9236691d768e6a253029744ddc4bfb65a7a39cb7093f2771d42863e8c81f',
  },
  {
    message: '9: R with x = −0',
    signature:
      '01000000000000000000000000000000000000000000000000000000000000804ca1bfd5bd8635b7b1b4f784aa2c38fb94513343318580427705303ebf391b05',
  },
] as const;
export const REFUSED_SIGNATURES_KEY = '6c1245816cd5f18e8801c891242e138cfcaae57703718e507c7f379c91be3bc3';

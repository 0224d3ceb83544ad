// The service's did:web identifier and its DID document.
import { describe, expect, it } from 'vitest';
import { didDocument, didWebOf } from '../../../server/domain/did/document.ts';
import { testSigner } from '../../fixtures/signer.ts';

describe('didWebOf', () => {
  it.each([
    ['https://dpp.example.org', 'did:web:dpp.example.org'],
    ['http://localhost:8080', 'did:web:localhost%3A8080'],
    ['https://dpp.example.org:443', 'did:web:dpp.example.org'],
    ['https://DPP.Example.org/', 'did:web:dpp.example.org'],
    ['https://example.org/lab/dpp', 'did:web:example.org:lab:dpp'],
  ])('%s → %s', (baseUrl, did) => {
    expect(didWebOf(baseUrl)).toBe(did);
  });

  it.each(['http://192.168.1.10:8080', 'http://[::1]:8080', 'https://127.0.0.1', 'https://0x7f.1', 'ftp://example.org', 'example.org', ''])(
    'refuses %s',
    (baseUrl) => {
      expect(() => didWebOf(baseUrl)).toThrow(RangeError);
    },
  );
});

it('the DID document has the interface’s shape and never a private member', () => {
  const { publicJwk } = testSigner();
  const document = didDocument('did:web:dpp.example.org', { ...publicJwk, d: 'secret' } as typeof publicJwk);
  expect(document).toEqual({
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id: 'did:web:dpp.example.org',
    verificationMethod: [
      { id: 'did:web:dpp.example.org#key-1', type: 'JsonWebKey2020', controller: 'did:web:dpp.example.org', publicKeyJwk: publicJwk },
    ],
    assertionMethod: ['did:web:dpp.example.org#key-1'],
  });
});

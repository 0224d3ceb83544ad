// DID documents named for one run: granted, fresh, and only those that name somebody.
import { expect, it } from 'vitest';
import { trustFromDidDocuments } from '../../../server/domain/trust/from-did-documents.ts';

it('makes each document a granted issuer of a fresh list', () => {
  const document = { id: 'did:web:maker.example', verificationMethod: [] };
  const trust = trustFromDidDocuments([document, { id: 5 }, {}], { asOf: '2026-06-01T00:00:00Z' });
  expect(trust).toMatchObject({ state: 'fresh', asOf: '2026-06-01T00:00:00Z' });
  expect([...trust.issuers.values()]).toEqual([
    { did: 'did:web:maker.example', origin: 'list', status: 'granted', didDocument: document, asOf: '2026-06-01T00:00:00Z' },
  ]);
  expect(trust.clockFloor).toBeUndefined();
});

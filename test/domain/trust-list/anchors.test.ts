// A trust list names anchors for certificate chains in addition to issuers with a DID: one form, and nothing in it that is not the certificate.
import { describe, expect, it } from 'vitest';
import { anchorDocument, anchorId, anchorKeyId, readPem } from '../../../server/domain/certificates/anchor.ts';
import { beforeOf, omittedKeys } from '../../../server/domain/trust-list/omitted-keys.ts';
import { issuersOf, readTrustList } from '../../../server/domain/trust-list/read.ts';
import { hierarchy, pem } from '../../fixtures/certificates.ts';
import { DID, didDocument } from '../../fixtures/issuing.ts';
import { entry, signed, trustList } from '../../fixtures/office.ts';

const root = readPem(pem(hierarchy().root));
if ('detail' in root) throw new Error(root.detail);
const did = anchorId(root);
const document = anchorDocument(root) ?? {};
const anchor = entry({
  kind: 'x509-anchor',
  did,
  didDocument: document,
  legalName: 'Trust service',
  credentialTypes: ['DigitalProductPassport'],
});

describe('an anchor in a trust list', () => {
  it('is read like an issuer: with types, products, windows and a standing', () => {
    const keys = [{ id: anchorKeyId(did), until: '2030-01-01T00:00:00Z' }];
    const said = { ...anchor, keys, scope: { gs1Prefixes: ['9520123'] }, status: 'suspended' as const };
    const read = readTrustList(signed(1, [entry(), said], { retracts: [{ did, key: anchorKeyId(did), except: [] }] }));
    expect(read.ok && issuersOf(read.trustList)).toMatchObject([
      { did: DID },
      { did, status: 'suspended', keyWindows: keys, scope: said.scope, credentialTypes: anchor.credentialTypes, didDocument: document },
    ]);
  });

  it.each<[string, object, RegExp]>([
    ['without its kind', { kind: undefined }, /'kind' is 'x509-anchor'/],
    ['of another kind', { kind: 'anchor' }, /one of x509-anchor/],
    ['under a DID', { did: DID, didDocument: didDocument(DID) }, /'kind' is 'x509-anchor'/],
    ['under the hash of another', { did: `ni:///sha-256;${'A'.repeat(43)}` }, /another DID/],
    [
      'with a second key',
      { didDocument: { ...document, verificationMethod: [document.verificationMethod, {}] } },
      /not that of a certificate/,
    ],
    ['with one more member', { didDocument: { ...document, alsoKnownAs: ['did:web:a.example'] } }, /not that of a certificate/],
  ])('is refused %s', (_, change, why) => {
    const { didDocumentSha256: _sha256, ...bare } = anchor;
    const changed = JSON.parse(JSON.stringify(entry({ ...bare, ...change })));
    expect(() => signed(1, [changed])).toThrow(why);
  });

  it('is missed when the next list leaves it out', () => {
    const missing = omittedKeys(beforeOf(trustList(1, [anchor, entry()])), [entry()]);
    expect(missing).toMatchObject([{ did, key: anchorKeyId(did), why: 'issuer' }]);
  });
});

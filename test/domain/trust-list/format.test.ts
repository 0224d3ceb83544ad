// What a trust list says beyond issuers and documents: windows of keys, products, claims that are never hidden, retractions and resets.
import { describe, expect, it } from 'vitest';
import { issuersOf, readTrustList } from '../../../server/domain/trust-list/read.ts';
import type { TrustListEntry } from '../../../server/domain/trust-list/trust-list.ts';
import { didKeyOf } from '../../../server/domain/trust-list/write.ts';
import { DID, METHOD } from '../../fixtures/issuing.ts';
import { entry, newOperatorKey, signed, trustList } from '../../fixtures/office.ts';

const RETIRED = {
  id: `${DID}#key-0`,
  publicKeyMultibase: didKeyOf(newOperatorKey()).slice('did:key:'.length),
  until: '2027-01-31T23:59:59Z',
};
const SAID = {
  keys: [RETIRED, { id: METHOD, from: '2027-01-01T00:00:00Z' }],
  scope: { gs1Prefixes: ['9520123'], gtins: [{ from: '09506000134352', to: '09506000134352' }], categories: ['battery'] },
  alwaysDisclosed: [{ type: 'https://types.example/battery', claims: ['exp', 'product.serial'] }],
} satisfies Partial<TrustListEntry>;

describe('a trust list', () => {
  it('carries windows of keys, a scope and claims that are never hidden to the issuer that a verdict asks', () => {
    const read = readTrustList(signed(1, [entry(SAID)]));
    const { keys: keyWindows, scope, alwaysDisclosed } = SAID;
    expect(read.ok && issuersOf(read.trustList)).toMatchObject([{ did: DID, keyWindows, scope, alwaysDisclosed }]);
  });

  it('carries retractions and resets', () => {
    const sha256 = '0a'.repeat(32);
    const more = { retracts: [{ sha256 }, { did: DID, key: RETIRED.id, except: [sha256] }], resets: [{ sequence: 5000, sha256 }] };
    expect(readTrustList(signed(1, [entry()], more))).toMatchObject({ ok: true, trustList: more });
  });

  it('without any of them is what it was', () => {
    const read = readTrustList(signed(1));
    expect(read.ok && read.trustList).toEqual(trustList(1));
    expect(read.ok && Object.keys(issuersOf(read.trustList)[0] ?? {})).not.toEqual(expect.arrayContaining(['scope']));
  });

  it('takes a key from one place only: the document, or the list for a key that the document has dropped', () => {
    const { publicKeyMultibase, ...bare } = RETIRED;
    expect(() => signed(1, [entry({ keys: [bare] })])).toThrow("'publicKeyMultibase' is needed");
    expect(() => signed(1, [entry({ keys: [{ id: METHOD, publicKeyMultibase }] })])).toThrow("without 'publicKeyMultibase'");
  });
});

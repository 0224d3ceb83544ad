// The forms of keys that issuers use: did:key, did:jwk and the methods of a did:web document.
import { describe, expect, it } from 'vitest';
import { didMethod, documentInDid } from '../../server/domain/did/did.ts';
import { decodeBase64url } from '../../server/domain/encoding/base64url.ts';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { findKey } from '../../server/domain/keys/controlling-document.ts';
import { readJwk } from '../../server/domain/keys/jwk.ts';
import { keysOf } from '../../server/domain/proof/prove.ts';
import { trustFromDidDocuments } from '../../server/domain/trust/from-did-documents.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { readJson } from './credentials.ts';

interface Case {
  readonly id: string;
  readonly did?: string;
  readonly document?: JsonObject;
  readonly publicKeyJwk?: JsonObject;
  readonly expect: string;
}
interface Suite {
  readonly cases: readonly Case[];
}

/** What the DID says of its key, under the name that the method of the DID gives it. */
function answer(did: string): { readonly answer: string; readonly key?: string } {
  const [bare = '', name = bare.startsWith('did:jwk:') ? '0' : bare.slice('did:key:'.length)] = did.split('#');
  const document = documentInDid(bare);
  if (document === undefined) return { answer: 'refuse' };
  const found = findKey(document, `${bare}#${name}`);
  if (found.kind !== 'key') return { answer: found.kind === 'unsupported' ? 'unsupported' : 'refuse' };
  return { answer: found.authorised ? 'key' : 'key-not-for-assertion', key: found.key.fingerprint };
}

if (vectors === undefined) it.skip(`did-forms: ${skipReason}`, () => {});
else {
  const read = (name: string): readonly Case[] => readJson<Suite>(`${vectors}formats/open/did-forms/${name}.json`).cases;

  describe.each(['did-key', 'did-jwk'])('%s', (name) => {
    const cases = read(name);
    it('has cases', () => expect(cases.length).toBeGreaterThan(10));
    it.each(cases)('$id', ({ id, did = id, publicKeyJwk, expect: expected }) => {
      const found = answer(did);
      expect(found.answer).toBe(expected.replace(/ \(.*/, ''));
      if (expected !== 'key' || publicKeyJwk === undefined) return;
      const reading = readJwk(publicKeyJwk);
      expect(found.key).toBe(reading.ok && reading.key.fingerprint);
    });
  });

  it('a did:jwk spelled with another order of members is another DID with the same key', () => {
    const [one = '', other = ''] = read('did-jwk')
      .filter(({ id }) => id === 'pos-p256' || id.startsWith('pos-other-member-order'))
      .map(({ did = '' }) => did);
    expect(one).not.toBe(other);
    expect(answer(one).key).toBe(answer(other).key);
    expect(decodeBase64url(one.slice('did:jwk:'.length))).toBeDefined();
  });

  describe('did:web documents', () => {
    it.each(read('did-web-documents'))('$id', ({ did, document, expect: expected }) => {
      if (document === undefined) {
        // A method that is not supported holds no key.
        expect(documentInDid(did ?? '')).toBeUndefined();
        expect(['key', 'jwk', 'web']).not.toContain(didMethod(did ?? ''));
        return expect(expected).toBe('unsupported');
      }
      const trust = trustFromDidDocuments([document], { asOf: '2026-11-15T12:00:00Z' });
      const found = keysOf(trust)({ controller: 'did:web:a.example', fragment: 'k' }, 'did:web:a.example#k');
      const answered = found.kind === 'key' && found.authorised ? 'key' : 'refuse';
      if (expected === 'key' || expected === 'refuse') expect(answered).toBe(expected);
      else expect([expected, answered]).toEqual([expected, 'refuse']);
    });
  });
}

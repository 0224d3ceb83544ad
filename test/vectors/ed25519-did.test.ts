// RFC 8032 test vectors in both engines; did:web addresses and did:key documents.
import { describe, expect, it } from 'vitest';
import { didKeyDocument, didKeyMultikey, didWebUrl } from '../../server/domain/did/did.ts';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { findKey } from '../../server/domain/keys/controlling-document.ts';
import { admitEd25519, verifyEd25519, verifyEd25519Noble } from '../../server/domain/keys/ed25519.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { readJson } from './credentials.ts';

if (vectors === undefined) it.skip(`ed25519, did: ${skipReason}`, () => {});
else {
  const folder = `${vectors}credentials/open/`;

  interface Rfc8032 {
    readonly name: string;
    readonly public: string;
    readonly message: string;
    readonly signature: string;
  }
  describe('RFC 8032', () => {
    it.each(readJson<Rfc8032[]>(`${folder}ed25519/rfc8032.json`))('$name', ({ public: key, message, signature }) => {
      const admission = admitEd25519(Buffer.from(key, 'hex'));
      if (!admission.ok) throw new Error(admission.detail);
      const [bytes, signed] = [Buffer.from(message, 'hex'), Buffer.from(signature, 'hex')];
      for (const verify of [verifyEd25519, verifyEd25519Noble]) {
        expect(verify(admission.key, bytes, signed)).toBe(true);
        expect(verify(admission.key, Buffer.concat([bytes, Buffer.from([0])]), signed)).toBe(false);
      }
    });
  });

  const web = readJson<{ readonly map: readonly { did: string; url: string }[]; readonly reject: readonly string[] }>(
    `${folder}did/did-web.json`,
  );
  describe('did:web', () => {
    it.each(web.map)('$did is at $url', ({ did, url }) => expect(didWebUrl(did)).toBe(url));
    it.each(web.reject)('%s is refused', (did) => expect(didWebUrl(did)).toBeUndefined());
  });

  interface DidKey {
    readonly expected_public_key_hex: string;
    readonly didDocument: JsonObject;
  }
  const { _reject: rejected, ...keys } = readJson<Record<string, DidKey> & { readonly _reject: readonly string[] }>(
    `${folder}did/did-key-ed25519.json`,
  );
  describe('did:key', () => {
    it.each(Object.entries(keys))('%s', (did, { expected_public_key_hex, didDocument }) => {
      expect(Buffer.from(didKeyMultikey(did)?.raw ?? []).toString('hex')).toBe(expected_public_key_hex);
      const methodId = `${did}#${did.slice('did:key:'.length)}`;
      // Our Multikey document and the Ed25519VerificationKey2018 document of the vectors hold the same key under the same name.
      for (const document of [didKeyDocument(did) ?? {}, didDocument]) {
        const finding = findKey(document, methodId);
        expect(finding).toMatchObject({ kind: 'key', controller: did, authorised: true });
        expect(finding.kind === 'key' && Buffer.from(finding.key.raw).toString('hex')).toBe(expected_public_key_hex);
      }
    });
    it.each(rejected)('%s is refused', (did) => expect(didKeyDocument(did)).toBeUndefined());
  });
}

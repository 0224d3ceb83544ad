// Tokens of real issuers: vc+jwt, SD-JWT and the licences of GS1, signed with ES256, ES384 and EdDSA; and the JWS examples of the standards.
import { describe, expect, it } from 'vitest';
import { decodeBase64url } from '../../server/domain/encoding/base64url.ts';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { kindOfAlg } from '../../server/domain/keys/jose-algorithm.ts';
import { readJwk } from '../../server/domain/keys/jwk.ts';
import { verifySignature } from '../../server/domain/keys/verify-signature.ts';
import { readPart } from '../../server/domain/recognise/token-part.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { readJson } from './credentials.ts';
import { runFormats } from './formats.ts';

runFormats('vc-jwt-es/derived', () => 'vc-jwt', 60);
runFormats('sd-jwt-es/derived', () => 'sd-jwt', 25);
runFormats('real-issuers/gs1-es256', () => 'vc-jwt', 14);
runFormats('unsupported-suites/derived', () => 'vc', 13);

if (vectors === undefined) it.skip(`wycheproof, RFC 7515: ${skipReason}`, () => {});
else {
  const folder = `${vectors}formats/open/`;

  interface Group {
    readonly publicKeyJwk: JsonObject;
    readonly tests: readonly {
      readonly tcId: number;
      readonly comment: string;
      readonly msg: string;
      readonly sig: string;
      readonly result: string;
    }[];
  }
  describe.each(['ecdsa_secp256r1_sha256_p1363_test', 'ecdsa_secp384r1_sha384_p1363_test'])('Wycheproof %s', (name) => {
    const { groups } = readJson<{ readonly groups: readonly Group[] }>(`${folder}wycheproof/${name}.json`);
    it('has cases', () => expect(groups.flatMap(({ tests }) => tests).length).toBeGreaterThan(170));
    it.each(groups.flatMap(({ publicKeyJwk, tests }) => tests.map((one) => ({ ...one, publicKeyJwk }))))(
      '$tcId $comment',
      ({ publicKeyJwk, msg, sig, result }) => {
        const reading = readJwk(publicKeyJwk);
        if (!reading.ok) throw new Error(reading.detail);
        expect(verifySignature(reading.key, Buffer.from(msg, 'hex'), Buffer.from(sig, 'hex'))).toBe(result === 'valid');
      },
    );
  });

  interface RawToken {
    readonly publicKeyJwk: JsonObject;
    readonly jws: string;
  }
  /**
   * These tokens hold no credential and name no key by URL. What `verifyJws` makes of the parts is asked here with the key that the suite gives: the algorithm
   * of the header against the kind of the key, the strict encoding, and the signature.
   */
  function holds({ jws, publicKeyJwk }: RawToken): boolean {
    const reading = readJwk(publicKeyJwk);
    const [head = '', body, signature = '', ...more] = jws.split('.');
    const [header, bytes] = [readPart(head)?.object, decodeBase64url(signature)];
    if (!reading.ok || reading.barred !== undefined || body === undefined || more.length > 0 || header === undefined || bytes === undefined)
      return false;
    return kindOfAlg(header.alg) === reading.key.kind && verifySignature(reading.key, Buffer.from(`${head}.${body}`), bytes);
  }

  describe('Wycheproof json_web_signature_es256', () => {
    type Case = RawToken & { readonly tcId: number; readonly comment: string; readonly result: string };
    const { cases } = readJson<{ readonly cases: readonly Case[] }>(`${folder}wycheproof/json_web_signature_es256.json`);
    it('has cases', () => expect(cases.length).toBeGreaterThan(25));
    it.each(cases)('$tcId $comment', (one) => expect(holds(one)).toBe(one.result === 'valid'));
  });

  describe('RFC 7515, appendix A', () => {
    type Case = Omit<RawToken, 'jws'> & { readonly id: string; readonly token: string; readonly expect: { readonly signature: string } };
    const { cases } = readJson<{ readonly cases: readonly Case[] }>(`${folder}jose-official/rfc7515.json`);
    it.each(cases)('$id', ({ token, publicKeyJwk, expect: expected }) => {
      expect(holds({ jws: token, publicKeyJwk })).toBe(expected.signature === 'valid');
      if (expected.signature === 'not-evaluated') expect(readJwk(publicKeyJwk)).toMatchObject({ fault: 'unsupported' });
    });
  });
}

// vc+jwt and enveloped credentials: every derived case, and the cases of the W3C suite that are about verifying.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { trustFromDidDocuments } from '../../server/domain/trust/from-did-documents.ts';
import { decide } from '../../server/domain/verdict/decide.ts';
import { verifyCredential, verifySignature } from '../../server/domain/verify/index.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { accepts, credential, readJson, trustOf, type World } from './credentials.ts';

interface Case {
  readonly id: string;
  readonly token: string;
  readonly expect: { readonly signature: string; readonly verdict: 'accept' | 'reject' | 'either' };
}

/** The verdict is as the vectors want it; only the bare cryptographic answer differs, with a reason. */
const OTHER_SIGNATURE: Readonly<Record<string, string>> = {
  // RFC 7515 4: a header with a name twice has two readings, here two keys. We do not pick one to evaluate the signature with.
  'neg-header-dup-keys': 'not-evaluated',
};

if (vectors === undefined) it.skip(`vc-jwt: ${skipReason}`, () => {});
else {
  const folder = `${vectors}credentials/open/vc-jwt/`;
  const world: World & { readonly cases: readonly Case[]; readonly enveloped_cases: readonly (Case & { readonly input: JsonObject })[] } =
    readJson(`${folder}derived.json`);

  describe('derived cases', () => {
    it('has cases', () => expect(world.cases.length).toBeGreaterThan(40));
    it.each(world.cases)('$id', ({ id, token, expect: expected }) => {
      const received = credential('vc-jwt', token);
      expect(verifySignature(received, trustOf(world))).toBe(OTHER_SIGNATURE[id] ?? expected.signature);
      if (expected.verdict !== 'either') expect(accepts(received, world)).toBe(expected.verdict === 'accept');
    });
  });

  describe('enveloped cases', () => {
    it.each(world.enveloped_cases)('$id', ({ input, expect: expected }) => {
      expect(accepts(credential('enveloped-vc', JSON.stringify(input)), world)).toBe(expected.verdict === 'accept');
    });
  });

  /**
   * Left out: `fn: issue` (not about verifying). Of those that want success, each signature is valid here too, and none is a valid credential, each for a reason:
   * - 7 and 22 are presentations, which are taken apart before their credentials come here;
   * - 8 and 20 have an `iat` that is a text, and RFC 7519 4.1.6 wants a number.
   */
  describe('W3C vc-jose-cose suite', () => {
    interface SuiteCase {
      readonly name: string;
      readonly input: string;
      readonly fn: string;
      readonly feature: string;
      readonly expected: 'success' | 'failure';
      readonly key_file: string;
    }
    const cases = readJson<SuiteCase[]>(`${folder}w3c-vc-jose-cose/cases.json`).filter(({ fn }) => fn === 'verify');
    const issuer = 'https://example.issuer/vc-jose-cose';
    const verify = ({ input, feature, key_file }: SuiteCase) => {
      const method: JsonObject = readJson(`${folder}w3c-vc-jose-cose/input/${key_file}`);
      const controller = { id: issuer, verificationMethod: [method], assertionMethod: [method.id ?? ''] };
      const trust = trustFromDidDocuments([controller], { asOf: '2026-01-01T00:00:00Z' });
      const text = readFileSync(`${folder}w3c-vc-jose-cose/input/${input}`, 'utf8');
      const kind = input.endsWith('.json') ? 'vc' : feature.endsWith('sdjwt') ? 'sd-jwt' : 'vc-jwt';
      const received = credential(kind, text);
      const { evidence } = verifyCredential(received, { now: new Date('2026-01-01T00:00:00Z'), trust });
      return { signature: verifySignature(received, trust), headline: decide(evidence).headline, evidence };
    };

    it.each(cases.filter(({ expected }) => expected === 'failure'))('$name is not valid', (one) => {
      expect(verify(one).headline).not.toBe('valid');
    });
    const REASONS: Readonly<Record<string, object>> = {
      7: { code: 'DPP-SIG-06', detail: "'typ' is not 'vc+jwt'" },
      8: { code: 'DPP-SIG-06', detail: "'iat' is not a number" },
      20: { code: 'DPP-SIG-06', detail: "'iat' is not a number" },
      22: { code: 'DPP-SIG-10', detail: "an SD-JWT of type 'vp+sd-jwt', which is no credential" },
    };
    it.each(cases.filter(({ expected }) => expected === 'success'))('$name has a valid signature', (one) => {
      const { signature, evidence } = verify(one);
      expect(signature).toBe('valid');
      expect(evidence[0]).toMatchObject(REASONS[one.name.split('.')[0] ?? ''] ?? { code: 'DPP-SIG-01' });
    });
  });
}

// SD-JWT: every derived case, the examples of RFC 9901 and of SD-JWT VC draft 19, and the tokens of the Python implementation's cases.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { readJwk } from '../../server/domain/keys/jwk.ts';
import { verifySignature as verifyBytes } from '../../server/domain/keys/verify-signature.ts';
import { splitSdJwt } from '../../server/domain/proof/sd-jwt-parts.ts';
import { processPayload } from '../../server/domain/proof/sd-jwt-payload.ts';
import { trustFromDidDocuments } from '../../server/domain/trust/from-did-documents.ts';
import { decide } from '../../server/domain/verdict/decide.ts';
import { verifyCredential, verifySignature } from '../../server/domain/verify/index.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { accepts, credential, readJson, trustOf, type World } from './credentials.ts';

interface Case {
  readonly id: string;
  readonly token: string;
  readonly expect: {
    readonly verdict: 'accept' | 'reject' | 'either';
    readonly code: string;
    readonly processed_payload?: JsonObject;
    readonly disclosed?: readonly string[];
  };
}

interface Example {
  readonly id: string;
  readonly sd_jwt?: string;
  readonly sd_jwt_json?: JsonObject;
  readonly alg?: string;
  readonly issuer_jwk: JsonObject;
  readonly expected_processed_payload: JsonObject;
}

/** RFC 9901 7.1 alone, without the rules of a credential: the examples are of many types, issuers and algorithms. */
function processed(token: string): JsonObject {
  const parts = splitSdJwt(token);
  if ('detail' in parts) throw new Error(parts.detail);
  const payload: JsonObject = JSON.parse(Buffer.from(parts.jwt.split('.')[1] ?? '', 'base64url').toString());
  const result = processPayload(payload, parts.disclosures, new Set());
  if (!('claims' in result)) throw new Error(result.detail);
  return result.claims;
}

if (vectors === undefined) it.skip(`sd-jwt: ${skipReason}`, () => {});
else {
  const folder = `${vectors}credentials/open/sd-jwt/`;
  const world: World & { readonly cases: readonly Case[]; readonly key_binding_cases: { readonly cases: readonly Case[] } } = readJson(
    `${folder}derived.json`,
  );
  const verify = (token: string) => verifyCredential(credential('sd-jwt', token), { now: new Date(world.now), trust: trustOf(world) });

  describe('derived cases', () => {
    it('has cases', () => expect(world.cases.length).toBeGreaterThan(40));
    it.each(world.cases)('$id', ({ token, expect: expected }) => {
      const { document, disclosed = {} } = verify(token);
      if (expected.verdict !== 'either') expect(accepts(credential('sd-jwt', token), world)).toBe(expected.verdict === 'accept');
      if (expected.processed_payload !== undefined) expect(document).toEqual(expected.processed_payload);
      if (expected.disclosed !== undefined) expect(Object.keys(disclosed).sort()).toEqual([...expected.disclosed].sort());
    });
    it('a claim called __proto__ is a claim like others and changes no prototype', () => {
      const { document } = verify(world.cases.find(({ id }) => id === 'neg-proto-claim')?.token ?? '');
      expect(Object.getPrototypeOf(document)).toBe(Object.prototype);
      expect(Object.hasOwn(document ?? {}, '__proto__')).toBe(true);
    });
    it('a missing closing ~ is tolerated with a remark', () => {
      const { evidence } = verify(world.cases.find(({ id }) => id === 'policy-missing-trailing-tilde')?.token ?? '');
      expect(evidence[0]).toMatchObject({ code: 'DPP-SIG-01', detail: "the closing '~' is missing" });
      expect(decide(evidence).headline).toBe('valid');
    });
  });

  /**
   * The vectors ask what a verifier says whose policy wants key binding. Ours does not: a product has no holder, and nobody gave it a
   * nonce to sign. RFC 9901 7.3 leaves that to policy, which must not depend on whether a key binding came. So each of these is what its
   * issuer's JWT is, and says that the key binding was not looked at.
   */
  describe('key binding cases', () => {
    it.each(world.key_binding_cases.cases)('$id', ({ token }) => {
      const { evidence, document } = verify(token);
      expect(evidence[0]?.code).toBe('DPP-SIG-01');
      expect(evidence[1]).toMatchObject({ code: 'DPP-SIG-19', outcome: 'not-checked' });
      expect(document).toBeDefined();
      expect(decide(evidence)).toMatchObject({ headline: 'valid', reasons: expect.arrayContaining(['DPP-SIG-19']) });
    });
  });

  describe.each(['official-examples.json', 'sd-jwt-python-tokens.json'])('%s', (file) => {
    const cases = readJson<{ readonly cases: readonly Example[] }>(`${folder}${file}`).cases;
    // JWS JSON serialisation is optional (RFC 9901 8); the interface takes the compact form only.
    const compact = cases.flatMap((one) => (one.sd_jwt === undefined ? [] : [{ ...one, sd_jwt: one.sd_jwt }]));
    it('has cases', () => expect(compact.length).toBeGreaterThan(8));

    it.each(compact)('$id gives the payload that the standard shows', ({ sd_jwt, expected_processed_payload }) => {
      expect(processed(sd_jwt)).toEqual(expected_processed_payload);
    });

    it.each(compact.filter(({ alg = 'EdDSA' }) => alg === 'EdDSA'))('$id: signature and type', ({ sd_jwt, issuer_jwk, ...one }) => {
      const did = 'did:web:issuer.example.test';
      const id = `${did}#key-1`;
      const method = { id, type: 'JsonWebKey', controller: did, publicKeyJwk: issuer_jwk };
      const trust = trustFromDidDocuments([{ id: did, verificationMethod: [method], assertionMethod: [id] }], {
        asOf: '2026-01-01T00:00:00Z',
      });
      const received = credential('sd-jwt', sd_jwt);
      expect(verifySignature(received, trust)).toBe('valid');
      const { evidence, document } = verifyCredential(received, { now: new Date('2026-01-01T00:00:00Z'), trust });
      const header: JsonObject = JSON.parse(Buffer.from(sd_jwt.split('.')[0] ?? '', 'base64url').toString());
      if (header.typ === 'dc+sd-jwt') expect(document).toEqual(one.expected_processed_payload);
      // `example+sd-jwt`: of an application that is not ours.
      else expect(evidence[0]).toMatchObject({ code: 'DPP-SIG-10', outcome: 'not-checked' });
    });

    const others = compact.filter(({ alg = 'EdDSA' }) => alg !== 'EdDSA');
    it.each(others)('$id: the signature is good, and its key is not named by URL', ({ sd_jwt, issuer_jwk }) => {
      const { evidence } = verifyCredential(credential('sd-jwt', sd_jwt), { now: new Date('2026-01-01T00:00:00Z'), trust: trustOf(world) });
      expect(evidence[0]).toMatchObject({ check: 'integrity', outcome: 'not-checked' });
      expect(['cannot-check', 'unknown-issuer']).toContain(decide(evidence).headline);
      const jwt = sd_jwt.split('~')[0] ?? '';
      const dot = jwt.lastIndexOf('.');
      const reading = readJwk(issuer_jwk);
      if (!reading.ok) throw new Error(reading.detail);
      expect(verifyBytes(reading.key, Buffer.from(jwt.slice(0, dot)), Buffer.from(jwt.slice(dot + 1), 'base64url'))).toBe(true);
    });
  });
}

// vc+jwt: each rule of the token beyond its signature, one by one.
import { describe, expect, it } from 'vitest';
import { codesOf, headlineOf, METHOD, newKey, passport, token, verify } from '../../fixtures/issuing.ts';

const lead = (compact: string) => verify(compact).evidence[0];

describe('headers', () => {
  it.each<[string, object, string | undefined]>([
    ['typ of another kind', { typ: 'dpp-trust+jwt' }, "'typ' is not 'vc+jwt'"],
    ['typ of an SD-JWT', { typ: 'dc+sd-jwt' }, "'typ' is not 'vc+jwt'"],
    ['typ that is no text', { typ: 5 }, "'typ' is not 'vc+jwt'"],
    ['cty of a presentation', { cty: 'vp' }, "'cty' is not 'vc'"],
    ['crit', { crit: ['exp'], exp: 1 }, "'crit' asks for extensions that are not understood"],
    ['b64 without crit', { b64: false }, "'b64' is not understood"],
    ['a relative kid', { kid: '#key-1' }, "'kid' is not an absolute URL of a verification method"],
    ['kid without fragment', { kid: 'did:web:maker.example' }, "'kid' is not an absolute URL of a verification method"],
    ['iss of another', { iss: 'did:web:other.example' }, "'iss' is not the same as 'issuer'"],
  ])('%s', (_name, header, detail) => {
    expect(lead(token(passport(), { ...header }))).toMatchObject({ code: 'DPP-SIG-06', detail });
  });
  it.each(['none', 'NONE', 'HS256', 'HS512'])('alg %s is refused', (alg) => {
    expect(lead(token(passport(), { alg }))).toMatchObject({ code: 'DPP-SIG-05', outcome: 'failed' });
  });
  it.each(['RS256', 'PS256', 'ES512', 'ESP256', 'es256', 'Ed448', 'ES256K', 'ML-DSA-44'])('alg %s cannot be checked', (alg) => {
    expect(headlineOf(verify(token(passport(), { alg })))).toBe('cannot-check');
  });
  it('a key in the header is never used', () => {
    const rogue = newKey();
    for (const header of [{ jwk: rogue.jwk }, { jku: 'https://evil.example' }, { x5c: ['MIIB'] }, { x5u: 'https://evil.example' }]) {
      expect(lead(token(passport(), header, rogue))?.code).toBe('DPP-SIG-02');
      expect(lead(token(passport(), header))?.code).toBe('DPP-SIG-01');
    }
  });
});

describe('claims', () => {
  it.each<[string, object, string]>([
    ['exp as text', { exp: '1893456000' }, "'exp' is not a number"],
    ['jti of another credential', { jti: 'urn:x:1' }, "'jti' is not the same as 'id'"],
    ['sub of another subject', { sub: 'did:x:1' }, "'sub' is not the same as 'credentialSubject.id'"],
    ['vp next to the credential', { vp: {} }, "the claim 'vp' must not be there"],
  ])('%s', (_name, claims, detail) => {
    expect(lead(token(passport({ ...claims })))).toMatchObject({ code: 'DPP-SIG-06', detail });
  });
  it('dates of the signature count next to those of the credential', () => {
    expect(codesOf(verify(token(passport({ exp: 1_700_000_000 }))))).toContain('DPP-DAT-03');
    expect(codesOf(verify(token(passport({ nbf: 4_000_000_000 }))))).toContain('DPP-DAT-04');
    expect(codesOf(verify(token(passport({ iat: 4_000_000_000 }))))).toContain('DPP-DAT-04');
    expect(verify(token(passport({ iat: 1_767_225_600 }))).signedAt).toBe('2026-01-01T00:00:00.000Z');
  });
});

describe('the token', () => {
  it('may have white space around it, not inside', () => {
    expect(lead(`\n ${token()}\t`)?.code).toBe('DPP-SIG-01');
    expect(lead(token().replace('.', '.\n'))?.outcome).toBe('not-checked');
  });
  it('that was cut off cannot be checked', () => {
    const whole = token();
    for (const part of [whole.slice(0, 40), whole.slice(0, whole.lastIndexOf('.')), `${whole}.x`, '.', '..', '']) {
      expect(headlineOf(verify(part, { kind: 'vc-jwt' }))).toBe('cannot-check');
    }
  });
  it('whose signature was cut off does not match', () => {
    expect(lead(token().slice(0, -10))?.code).toBe('DPP-SIG-02');
  });
  it('keeps its name for the key', () => {
    expect(verify(token()).verificationMethod).toBe(METHOD);
  });
});

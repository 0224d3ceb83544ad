// A credential and trust data in, evidence out: every check reports, a good credential passes, each kind of wrong has its code.
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../server/domain/evidence/checks.ts';
import { canonicalise } from '../../../server/domain/json/jcs.ts';
import { selfTest } from '../../../server/features/self-test/self-test.ts';
import {
  CONTEXT,
  codesOf,
  DID,
  didDocument,
  headlineOf,
  issuer,
  KEY,
  METHOD,
  NOW,
  newKey,
  passport,
  proofOf,
  proofOptions,
  secure,
  token,
  trusting,
  verify,
} from '../../fixtures/issuing.ts';

const expected = { gtin: '09520123456788', serial: 'ABC123' };

describe('a good credential', () => {
  it.each([
    ['eddsa-jcs-2022 without @context in the proof', secure()],
    ['eddsa-jcs-2022 with @context in the proof', secure(passport(), proofOptions({ '@context': CONTEXT }))],
    ['vc+jwt', token()],
    ['enveloped', JSON.stringify({ '@context': CONTEXT, id: `data:application/vc+jwt,${token()}`, type: 'EnvelopedVerifiableCredential' })],
  ])('is valid as %s', (name, credential) => {
    const verification = verify(credential, { expected, ...(name === 'enveloped' ? { kind: 'enveloped-vc' as const } : {}) });
    expect(codesOf(verification)).toEqual([
      ...[
        'DPP-SIG-01',
        'DPP-ISS-01',
        'DPP-KEY-01',
        'DPP-PRD-01',
        'DPP-DAT-01',
        'DPP-STA-02',
        'DPP-TRU-01',
        'DPP-CLK-01',
        'DPP-CON-04',
        'DPP-CPL-03',
      ],
    ]);
    expect(headlineOf(verification)).toBe('valid');
    expect(verification).toMatchObject({ issuerId: DID, id: passport().id, verificationMethod: METHOD, types: ['VerifiableCredential'] });
    expect(verification.document).toEqual(passport());
    expect(verification.keyFingerprint).toMatch(/^[0-9a-f]{4}( [0-9a-f]{4}){15}$/);
    expect(verification.issuer?.name).toBe('Maker');
  });

  it('reports every check, in order, for whatever comes', () => {
    for (const text of ['', '{', '[]', '"x"', '{}', '{"proof":{}}', '.', '..', 'a.b.c', token().slice(0, 50), JSON.stringify(secure())]) {
      for (const kind of ['vc', 'vc-jwt', 'enveloped-vc', 'sd-jwt'] as const) {
        const checks = verify(text, { kind }).evidence.map(({ check }) => check);
        // Licences are judged by who holds them, not with the credential.
        expect([...new Set(checks)]).toEqual(CHECKS.filter((check) => check !== 'licence'));
        expect(checks).toEqual([...checks].sort((one, other) => CHECKS.indexOf(one) - CHECKS.indexOf(other)));
      }
    }
  });

  it('is not what an SD-JWT is taken for', () => {
    expect(verify(`${token()}~`, { kind: 'sd-jwt' }).evidence[0]).toMatchObject({
      code: 'DPP-SIG-06',
      detail: "'typ' is neither 'dc+sd-jwt' nor 'vc+sd-jwt'",
    });
  });
});

describe('who signed', () => {
  it('an unknown key is an unknown issuer, not a forgery', () => {
    const verification = verify(secure(), { trust: trusting() });
    expect(verification.evidence[0]).toMatchObject({ code: 'DPP-SIG-12', outcome: 'not-checked' });
    expect(verification.document).toBeUndefined();
    expect(headlineOf(verification)).toBe('unknown-issuer');
  });
  it('a did:key proves integrity and nothing about who', () => {
    const options = proofOptions({
      verificationMethod: 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp#z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp',
    });
    expect(codesOf(verify(secure(passport(), options)))).toContain('DPP-ISS-22');
    expect(codesOf(verify(secure(passport(), options), { trust: trusting() }))).toContain('DPP-ISS-10');
  });
  it('the key of another issuer does not sign for this one', () => {
    const other = newKey();
    const foreign = issuer({ did: 'did:web:other.example', didDocument: didDocument('did:web:other.example', other.jwk) });
    const signed = secure(passport(), proofOptions({ verificationMethod: 'did:web:other.example#key-1' }), other);
    const verification = verify(signed, { trust: trusting(issuer(), foreign) });
    expect(codesOf(verification)).toEqual(expect.arrayContaining(['DPP-SIG-01', 'DPP-ISS-22']));
    expect(headlineOf(verification)).toBe('invalid');
  });
  it('a method that another controls does not sign for this one', () => {
    const lent = issuer({ didDocument: didDocument(DID, KEY.jwk, { controller: 'did:web:other.example' }) });
    expect(codesOf(verify(secure(), { trust: trusting(lent) }))).toContain('DPP-ISS-22');
  });

  it('a trusted issuer that names another one as controller of its key cannot sign in that one’s name', () => {
    const [rogue, victim] = ['did:web:rogue.example', DID];
    const own = newKey();
    const trust = trusting(issuer(), issuer({ did: rogue, didDocument: didDocument(rogue, own.jwk, { controller: victim }) }));
    const forged = secure(passport(), proofOptions({ verificationMethod: `${rogue}#key-1` }), own);
    const verification = verify(forged, { trust });
    expect(codesOf(verification)).toEqual(expect.arrayContaining(['DPP-SIG-01', 'DPP-ISS-22']));
    expect(headlineOf(verification)).toBe('invalid');
  });
  it.each([
    ['withdrawn', 'DPP-ISS-20'],
    ['suspended', 'DPP-ISS-21'],
  ] as const)('an issuer that is %s', (status, code) => {
    const verification = verify(secure(), { trust: trusting(issuer({ status })) });
    expect(codesOf(verification)).toContain(code);
    expect(headlineOf(verification)).toBe('invalid');
  });
  it.each([
    ['own', 'DPP-ISS-02', 'DPP-TRU-02', 'valid'],
    ['local', 'DPP-ISS-03', 'DPP-TRU-06', 'valid'],
    ['list', 'DPP-ISS-01', 'DPP-TRU-04', 'valid-not-current'],
  ] as const)('an issuer of origin %s under an expired list', (origin, issuerCode, trustCode, headline) => {
    const verification = verify(secure(), { trust: { ...trusting(issuer({ origin })), state: 'expired' } });
    expect(codesOf(verification)).toEqual(expect.arrayContaining([issuerCode, trustCode]));
    expect(headlineOf(verification)).toBe(headline);
  });
  it('an identifier method that is not supported', () => {
    expect(codesOf(verify(secure(passport({ issuer: 'did:webvh:abc:x.example' })), { trust: trusting() }))).toContain('DPP-ISS-12');
  });
});

describe('which key', () => {
  const withMethod = (method: Parameters<typeof didDocument>[2]) => trusting(issuer({ didDocument: didDocument(DID, KEY.jwk, method) }));
  it.each([
    ['revoked', { revoked: '2026-05-01T00:00:00Z' }, 'DPP-KEY-04'],
    ['revoked on a date that nobody can read', { revoked: 'last May' }, 'DPP-KEY-04'],
    ['expired', { expires: '2026-05-01T00:00:00Z' }, 'DPP-KEY-05'],
    ['revoked tomorrow', { revoked: '2026-06-02T00:00:00Z' }, 'DPP-KEY-01'],
    ['published with its private part', { publicKeyJwk: { ...KEY.jwk, d: 'x' } }, 'DPP-KEY-03'],
    ['of another curve', { publicKeyJwk: { kty: 'OKP', crv: 'X25519', x: KEY.jwk.x ?? '' } }, 'DPP-KEY-14'],
    ['of an unknown type', { type: 'RsaVerificationKey2018' }, 'DPP-KEY-14'],
    ['meant for encryption', { publicKeyJwk: { ...KEY.jwk, use: 'enc' } }, 'DPP-KEY-03'],
    ['with another name', { id: `${DID}#key-2` }, 'DPP-KEY-02'],
  ] as const)('a key %s', (_name, method, code) => {
    expect(codesOf(verify(secure(), { trust: withMethod(method) }))).toContain(code);
  });
  it('a key that may not make assertions', () => {
    const trust = trusting(issuer({ didDocument: { ...didDocument(), assertionMethod: [], authentication: [METHOD] } }));
    expect(codesOf(verify(secure(), { trust }))).toContain('DPP-KEY-03');
  });
  it('a key that expired before what the clock has seen, on a clock that is behind', () => {
    const trust = { ...withMethod({ expires: '2026-07-01T00:00:00Z' }), clockFloor: '2026-08-01T00:00:00Z' };
    expect(codesOf(verify(secure(), { trust }))).toContain('DPP-KEY-05');
  });
  it('two keys of one name: neither is taken', () => {
    const [method] = didDocument().verificationMethod as readonly object[];
    const trust = trusting(
      issuer({ didDocument: { ...didDocument(), verificationMethod: [{ ...method }, { ...method, publicKeyJwk: newKey().jwk }] } }),
    );
    expect(headlineOf(verify(secure(), { trust }))).toBe('unknown-issuer');
  });
  it.each(['Multikey', 'Ed25519VerificationKey2020'])('a key as %s embedded in assertionMethod, with a relative name', (type) => {
    const raw = Buffer.from(String(KEY.jwk.x), 'base64url');
    const publicKeyMultibase = `z${bs58(Buffer.concat([Buffer.from([0xed, 0x01]), raw]))}`;
    const document = { id: DID, assertionMethod: [{ id: '#key-1', type, controller: DID, publicKeyMultibase }] };
    expect(headlineOf(verify(secure(), { trust: trusting(issuer({ didDocument: document })) }))).toBe('valid');
  });
});

/** A second, plain implementation: division of one big number. */
function bs58(bytes: Buffer): string {
  let text = '';
  for (let number = BigInt(`0x${bytes.toString('hex')}`); number > 0n; number /= 58n)
    text = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'[Number(number % 58n)] + text;
  return text;
}

describe('sets of proofs', () => {
  const other = newKey();
  const foreignDid = 'did:web:other.example';
  const foreignOptions = proofOptions({ verificationMethod: `${foreignDid}#key-1` });
  const known = trusting(issuer(), issuer({ did: foreignDid, didDocument: didDocument(foreignDid, other.jwk) }));
  const both = (...proofs: readonly ReturnType<typeof proofOf>[]) => ({ ...passport(), proof: proofs });

  it('two good proofs, the issuer’s second', () => {
    const verification = verify(both(proofOf(passport(), foreignOptions, other), proofOf(passport())), { trust: known });
    expect(headlineOf(verification)).toBe('valid');
    expect(verification.verificationMethod).toBe(METHOD);
  });
  it('one that fails spoils the set', () => {
    const bad = { ...proofOf(passport(), foreignOptions, other), created: '2026-01-02T00:00:00Z' };
    const verification = verify(both(proofOf(passport()), bad), { trust: known });
    expect(verification.evidence[0]).toMatchObject({ code: 'DPP-SIG-02' });
    expect(verification.document).toBeUndefined();
    expect(headlineOf(verification)).toBe('invalid');
  });
  it('a foreign proof does not stand in for the issuer’s that cannot be checked', () => {
    const unsupported = { ...proofOf(passport()), cryptosuite: 'bbs-2023' };
    const verification = verify(both(proofOf(passport(), foreignOptions, other), unsupported), { trust: known });
    expect(verification.document).toBeUndefined();
    expect(headlineOf(verification)).toBe('cannot-check');
  });
  it('seventeen proofs are more than are looked at, which makes nothing malformed', () => {
    expect(verify(both(...Array.from({ length: 17 }, () => proofOf(passport())))).evidence[0]).toMatchObject({ code: 'DPP-SIG-11' });
  });
});

describe('members that other parsers lose', () => {
  it('an injected __proto__ breaks the signature', () => {
    const text = JSON.stringify(secure()).replace('"credentialSubject":{', '"credentialSubject":{"__proto__":{"mass":1},');
    expect(verify(text).evidence[0]).toMatchObject({ code: 'DPP-SIG-02' });
    const top = JSON.stringify(secure()).replace('{', '{"__proto__":{"x":1},');
    expect(verify(top).evidence[0]).toMatchObject({ code: 'DPP-SIG-02' });
    const inProof = JSON.stringify(secure()).replace('"proof":{', '"proof":{"__proto__":{"x":1},');
    expect(verify(inProof).evidence[0]).toMatchObject({ code: 'DPP-SIG-02' });
  });
  it('a signed __proto__ is part of the verified document', () => {
    const document = JSON.parse(JSON.stringify(passport()).replace('"name":"Zelle', '"__proto__":{"a":1},"name":"Zelle'));
    const verification = verify(JSON.stringify(secure(document, proofOptions({ '@context': CONTEXT }))));
    expect(verification.evidence[0]).toMatchObject({ code: 'DPP-SIG-01' });
    expect(canonicalise(verification.document ?? null)).toBe(canonicalise(document));
    expect(canonicalise(verification.document ?? null)).toContain('__proto__');
  });
});

describe('the clock', () => {
  it('that is behind says nothing of dates, and trust data is not called fresh', () => {
    const trust = { ...trusting(issuer()), clockFloor: '2026-07-01T00:00:00Z' };
    const verification = verify(secure(passport({ validUntil: '2026-05-01T00:00:00Z' })), { trust });
    expect(codesOf(verification)).toEqual(expect.arrayContaining(['DPP-CLK-02', 'DPP-DAT-10', 'DPP-TRU-07']));
    expect(headlineOf(verification)).toBe('valid-not-current');
  });
  it.each([
    ['by milliseconds is as good as one that is not', 5, 'valid'],
    ['by 60 seconds still is', 60_000, 'valid'],
    ['by more is suspect', 60_001, 'valid-not-current'],
  ])('that was set back %s', (_, milliseconds, headline) => {
    const trust = { ...trusting(issuer()), clockFloor: NOW.toISOString() };
    expect(headlineOf(verify(secure(), { trust, now: new Date(NOW.getTime() - milliseconds) }))).toBe(headline);
  });
  it('whose floor cannot be read is suspect', () => {
    expect(codesOf(verify(secure(), { trust: { ...trusting(issuer()), clockFloor: 'yesterday' } }))).toContain('DPP-CLK-02');
  });
  it('without a floor is taken as it is', () => {
    expect(codesOf(verify(secure(), { now: NOW }))).toContain('DPP-CLK-01');
  });
});

it('passes its own self-test', () => {
  const results = selfTest();
  expect(results.length).toBeGreaterThan(20);
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
});

// What the standards allow and is not understood here in; not checked and why out: never called wrong, never valid.

import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { heldAt } from '../../fixtures/held.ts';
import {
  CONTEXT,
  codesOf,
  DID,
  headlineOf,
  issuer,
  KEY,
  METHOD,
  newKey,
  passport,
  proofOf,
  proofOptions,
  secure,
  token,
  trusting,
  verify,
} from '../../fixtures/issuing.ts';
import { claim, digestOf, flat, hiding, issueSdJwt } from '../../fixtures/sd-jwt-issuing.ts';
import { bits, LIST_URL, packed, statusEntry, statusList } from '../../fixtures/status-list-issuing.ts';
import { MALFORMED, statusWord } from '../../fixtures/status-words.ts';

const absent = undefined as never;
const tell = (values: readonly Json[]): [string, Json][] => values.map((value) => [JSON.stringify(value), value]);
const HTTPS = 'https://maker.example/issuer';
const https = issuer({
  did: HTTPS,
  didDocument: {
    id: HTTPS,
    verificationMethod: [{ id: `${HTTPS}#a`, type: 'JsonWebKey', controller: HTTPS, publicKeyJwk: { ...KEY.jwk, kid: 'one' } }],
    assertionMethod: [`${HTTPS}#a`],
  },
});
const lead = (text: string, kind: 'vc' | 'vc-jwt' | 'sd-jwt') => {
  const verification = verify(text, { kind, trust: trusting(issuer(), https) });
  const [first] = verification.evidence;
  if (first?.outcome !== 'passed') expect(verification.document).toBeUndefined();
  return { code: first?.code, outcome: first?.outcome, headline: headlineOf(verification) };
};

describe('a key that is named in another way', () => {
  const NAMES: readonly [string, JsonObject][] = [
    ['by no kid', { kid: absent }],
    ['by a kid that is a name', { kid: 'key-1' }],
    ['by a kid that is relative', { kid: '#key-1' }],
  ];
  it.each(NAMES)('an SD-JWT VC may name it %s (kid is RECOMMENDED)', (_how, header) => {
    for (const iss of [DID, HTTPS, absent]) {
      expect(lead(issueSdJwt(flat({ iss }), [], header), 'sd-jwt')).toMatchObject({
        outcome: 'not-checked',
        headline: expect.not.stringMatching(/valid/),
      });
    }
  });
  it.each(NAMES)('a credential that names its issuer by iss may name it %s (VC-JOSE-COSE 3.3)', (_how, header) => {
    const payload = passport({ issuer: HTTPS, iss: HTTPS });
    for (const [text, kind] of [
      [token(payload, header), 'vc-jwt'],
      [issueSdJwt(payload, [], { typ: 'vc+sd-jwt', ...header }), 'sd-jwt'],
    ] as const) {
      expect(lead(text, kind)).toMatchObject({ outcome: 'not-checked', headline: expect.not.stringMatching(/valid/) });
    }
  });
  it('a new key of an issuer with an https address is not held here, which is no fault of the token', () => {
    const signed = (kid: string, key = KEY) => lead(token(passport({ issuer: HTTPS, iss: HTTPS }), { kid }, key), 'vc-jwt');
    expect(signed('one')).toMatchObject({ headline: 'valid' });
    expect(signed('two', newKey())).toMatchObject({ code: 'DPP-SIG-12', headline: 'unknown-issuer' });
    expect(signed('one', newKey())).toMatchObject({ code: 'DPP-SIG-02', headline: 'invalid' });
  });
  it.each([
    // The example of VC-JOSE-COSE 3.5.
    'https://vendor.example/issuers/42/keys/urn:ietf:params:oauth:jwk-thumbprint:sha-256:NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs',
    'https://maker.example/keys/1?v=2',
    `${DID}?versionId=1#key-1`,
    `${DID}/keys#key-1`,
  ])('by another absolute URL: %s', (url) => {
    const found = { code: 'DPP-SIG-12', outcome: 'not-checked', headline: 'unknown-issuer' };
    expect(lead(token(passport(), { kid: url }), 'vc-jwt')).toEqual(found);
    expect(lead(issueSdJwt(flat(), [], { kid: url }), 'sd-jwt')).toEqual(found);
    const proof = proofOf(passport(), proofOptions({ verificationMethod: url }));
    expect(lead(JSON.stringify({ ...passport(), proof }), 'vc')).toEqual(found);
    for (const set of [
      [proof, proofOf(passport())],
      [proofOf(passport()), proof],
    ]) {
      expect(lead(JSON.stringify({ ...passport(), proof: set }), 'vc').headline).not.toBe('valid');
    }
  });
  it.each([
    'https://',
    'https://maker.example/keys#',
    'https://maker.example/a b',
    'https://maker.example/#a#b',
    DID,
    `${DID}/keys`,
    `${DID}?a=b#`,
    'did:web#k',
  ])('%s is no such URL', (url) => {
    expect(lead(token(passport(), { kid: url }), 'vc-jwt')).toMatchObject({ code: 'DPP-SIG-06', outcome: 'failed' });
    expect(lead(JSON.stringify(secure(passport(), proofOptions({ verificationMethod: url }))), 'vc')).toMatchObject({ code: 'DPP-SIG-03' });
  });
  it('a token of the Data Model 1.1 needs no kid (its 6.3.1: MAY)', () => {
    const vc = {
      '@context': ['https://www.w3.org/2018/credentials/v1'],
      type: ['VerifiableCredential'],
      credentialSubject: { id: 'urn:x:1' },
    };
    const header = { typ: 'JWT', cty: absent };
    for (const kid of [absent, 'key-1', METHOD] as Json[]) {
      expect(lead(token({ iss: DID, vc }, { ...header, kid }), 'vc-jwt')).toEqual({
        code: 'DPP-SIG-10',
        outcome: 'not-checked',
        headline: 'cannot-check',
      });
    }
  });
  it('a kid that is no text is none (RFC 7515 4.1.4)', () => {
    for (const kid of [5, null, [METHOD], {}] as Json[]) {
      expect(lead(issueSdJwt(flat(), [], { kid }), 'sd-jwt')).toMatchObject({ code: 'DPP-SIG-06', outcome: 'failed' });
      expect(lead(token(passport({ iss: DID }), { kid }), 'vc-jwt')).toMatchObject({ code: 'DPP-SIG-06', outcome: 'failed' });
    }
  });
  it('a credential whose issuer is a DID has a kid, and without iss it is an absolute URL (VC-JOSE-COSE 3.3.1, 3.5)', () => {
    for (const text of [token(passport({ iss: DID }), { kid: absent }), token(passport(), { kid: 'key-1' })]) {
      expect(lead(text, 'vc-jwt')).toMatchObject({ code: 'DPP-SIG-06', outcome: 'failed' });
    }
  });
});

describe('a type that the standard only recommends (VC-JOSE-COSE 3.2.1: SHOULD)', () => {
  it.each<[string, JsonObject]>([
    ['none', { typ: absent }],
    ['that of every token', { typ: 'JWT' }],
    ['the general one', { typ: 'sd-jwt' }],
    ['the general one, in full', { typ: 'application/sd-jwt' }],
  ])('%s', (_what, header) => {
    expect(lead(issueSdJwt(passport(), [], header), 'sd-jwt')).toEqual({
      code: 'DPP-SIG-10',
      outcome: 'not-checked',
      headline: 'cannot-check',
    });
    // SD-JWT VC 2.2.1: MUST be dc+sd-jwt.
    expect(lead(issueSdJwt(flat(), [], header), 'sd-jwt')).toMatchObject({ code: 'DPP-SIG-06', outcome: 'failed' });
    expect(lead(issueSdJwt(passport(), [], header, newKey()), 'sd-jwt')).toMatchObject({ code: 'DPP-SIG-02', outcome: 'failed' });
  });
});

describe('cty, which may be a more specific media type than that of a credential (VC-JOSE-COSE 3.1.1, 3.2.1)', () => {
  const both = (header: JsonObject, payload = passport(), key?: typeof KEY) =>
    [lead(token(payload, header, key), 'vc-jwt'), lead(issueSdJwt(payload, [], { typ: 'vc+sd-jwt', ...header }, key), 'sd-jwt')] as const;
  it.each(['application/example-passport', 'example-passport+json', 'vc+ld+json'])('%s is not known here', (cty) => {
    for (const found of both({ cty })) expect(found).toEqual({ code: 'DPP-SIG-10', outcome: 'not-checked', headline: 'cannot-check' });
  });
  it('excuses nothing else', () => {
    for (const found of both({ cty: 'example', crit: ['x'] })) expect(found).toMatchObject({ code: 'DPP-SIG-06', headline: 'invalid' });
    for (const found of both({ cty: 'example' }, passport({ iss: 'did:web:other.example' })))
      expect(found).toMatchObject({ code: 'DPP-SIG-06' });
    for (const found of both({ cty: 'example' }, passport(), newKey())) expect(found).toMatchObject({ code: 'DPP-SIG-02' });
  });
  it.each(tell(['vp', 'application/vp', 'JWT', '', 'two words', 'text/html', null, 5, ['vc']]))('%s is no credential', (_text, cty) => {
    for (const found of both({ cty })) expect(found).toMatchObject({ code: 'DPP-SIG-06', outcome: 'failed' });
  });
});

describe('a disclosure that can only be read in more than one way, or not by this program', () => {
  it.each([
    ['a number beyond every double', '["s","n",12345678901234567890123]'],
    ['a number that a double does not hold', '["s","n",9007199254740993]'],
    ['a member twice', '["s","n",{"x":1,"x":1}]'],
    ['nested beyond every bound', `["s","n",${'['.repeat(70)}${']'.repeat(70)}]`],
  ])('%s is not read, as it would not be in the payload', (_what, json) => {
    const disclosure = Buffer.from(json).toString('base64url');
    const found = { code: 'DPP-SIG-11', outcome: 'not-checked', headline: 'cannot-check' };
    expect(lead(issueSdJwt(flat(hiding(disclosure)), [disclosure]), 'sd-jwt')).toEqual(found);
    const inner = claim('outer', { _sd: [digestOf(disclosure)] });
    expect(lead(issueSdJwt(flat(hiding(inner)), [inner, disclosure]), 'sd-jwt')).toEqual(found);
    // One that nobody signed a digest of is no reading matter.
    expect(lead(issueSdJwt(flat(), [disclosure]), 'sd-jwt')).toMatchObject({ code: 'DPP-SIG-09', outcome: 'failed' });
  });
});

describe('a credential of the Data Model 1.1 under a proof', () => {
  const [V2 = ''] = CONTEXT as readonly string[];
  const V1 = 'https://www.w3.org/2018/credentials/v1';
  const older = (context: Json): JsonObject => {
    const { validFrom: _, ...rest } = passport({ '@context': context, issuanceDate: '2026-01-01T00:00:00Z' });
    return rest;
  };
  it.each<[string, Json]>([
    ['alone', [V1]],
    ['with others', [V1, 'https://w3id.org/security/data-integrity/v2', { name: 'https://x.example/n' }]],
  ])('%s breaks no rule of 2.0: it is another standard', (_what, context) => {
    const found = verify(secure(older(context)));
    expect(codesOf(found)).not.toContain('DPP-CON-02');
    expect(lead(JSON.stringify(secure(older(context))), 'vc')).toEqual({
      code: 'DPP-SIG-10',
      outcome: 'not-checked',
      headline: 'cannot-check',
    });
  });
  it('that was altered is told', () => {
    const altered = JSON.stringify({ ...secure(older([V1])), issuanceDate: '2026-02-01T00:00:00Z' });
    expect(lead(altered, 'vc')).toMatchObject({ code: 'DPP-SIG-02', headline: 'invalid' });
  });
  it('that names both is neither', () => {
    expect(headlineOf(verify(secure(older([V1, V2]))))).toBe('invalid');
  });
});

describe('a status list that is no conforming credential (Bitstring Status List 2.2: MUST)', () => {
  const status = (list: JsonObject, index: string): string => {
    const trust = {
      ...trusting(issuer()),
      statusLists: heldAt(LIST_URL, JSON.stringify(secure(list)), '2026-05-31T12:00:00Z'),
    };
    return statusWord(verify(secure(passport({ credentialStatus: statusEntry(index) })), { trust }));
  };
  const without = (member: string): JsonObject => Object.fromEntries(Object.entries(statusList([7])).filter(([name]) => name !== member));
  const subject = (more: JsonObject): JsonObject => ({
    type: 'BitstringStatusList',
    statusPurpose: 'revocation',
    encodedList: packed(bits([7])),
    ...more,
  });
  it.each<[string, JsonObject]>([
    ['without @context', without('@context')],
    ['of the Data Model 1.1', statusList([7], { '@context': ['https://www.w3.org/2018/credentials/v1'] })],
    ['that is of no type but its own', statusList([7], { type: ['BitstringStatusListCredential'] })],
    ['whose subject has an id that is no URL', statusList([7], { credentialSubject: subject({ id: 'list' }) })],
    ['with a name that is a number', statusList([7], { name: 5 })],
  ])('%s: what it takes back counts, nothing good does', (_what, list) => {
    expect(status(list, '7')).toBe('revoked');
    expect(status(list, '8')).toBe(MALFORMED);
  });
  it('one that keeps to it counts', () => expect(status(statusList([7]), '8')).toBe('good'));
});

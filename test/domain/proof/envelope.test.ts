// Tokens and their envelopes, clause by clause (VC-JOSE-COSE 1.0, VCDM 2.0 section 4.13.1, RFC 7515, RFC 7519, RFC 2397).
import { createHmac, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { evidence } from '../../../server/domain/evidence/evidence.ts';
import { say } from '../../../server/domain/evidence/particulars.ts';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { encodeMultikey } from '../../../server/domain/keys/multikey.ts';
import { decide } from '../../../server/domain/verdict/decide.ts';
import {
  CONTEXT,
  codesOf,
  DID,
  headlineOf,
  issuer,
  KEY,
  METHOD,
  NOW,
  newKey,
  passport,
  secure,
  token,
  trusting,
  verify,
} from '../../fixtures/issuing.ts';

const part = (value: unknown): string => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const signed = (header: string, payload: string, key = KEY): string => {
  const input = `${header}.${payload}`;
  return `${input}.${sign(null, Buffer.from(input), key.privateKey).toString('base64url')}`;
};
const HEADER: JsonObject = { alg: 'EdDSA', typ: 'vc+jwt', cty: 'vc', kid: METHOD };
const judged = (compact: string) => verify(compact, { kind: 'vc-jwt' });
const lead = (compact: string) => judged(compact).evidence[0];
const withHeader = (more: Json) => token(passport(), more as JsonObject);
const tell = (values: readonly Json[]): [string, Json][] => values.map((value) => [JSON.stringify(value).slice(0, 70), value]);

describe('the header', () => {
  it.each(
    tell([
      ...['VC+JWT', 'application/vc+jwt', 'Application/VC+JWT', 'JWT', 'jwt'].map((typ) => ({ typ })),
      ...['VC', 'application/vc'].map((cty) => ({ cty })),
      ...[
        { iss: DID },
        { jti: 'urn:uuid:0b0d6d7a-6f0e-4d5c-9d3e-1f2a3b4c5d6e' },
        { jwk: newKey().jwk },
        { 'x5t#S256': 'x' },
        { comment: {} },
      ],
    ]),
  )('may say %s', (_text, more) => expect(headlineOf(judged(withHeader(more)))).toBe('valid'));
  it.each(
    tell([
      ...['', ' vc+jwt', 'vc+jwt; charset=utf-8', 'vc+ld+json+jwt', 'vc+ld+json', 'vp+jwt', 'vc+sd-jwt', 'kb+jwt', 'at+jwt', null].map(
        (typ) => ({ typ }),
      ),
      ...['application/application/vc+jwt', 'statuslist+jwt', 'dpp-trust+jwt', ['vc+jwt']].map((typ) => ({ typ })),
      ...['vp', 'JWT', '', null, ['vc']].map((cty) => ({ cty })),
      ...[[], null, 'x', ['alg'], ['exp'], ['nothing']].map((crit) => ({ crit, exp: 1 })),
      ...[{ iss: null }, { iss: [DID] }, { sub: 'urn:x:1' }, { jti: 5 }, { b64: false }, { b64: true, crit: ['b64'] }],
      ...[null, '', '#key-1', 'key-1', DID, `${METHOD} `, `${DID}?versionId=1`, `${DID}/x`, [METHOD], 5].map((kid) => ({ kid })),
    ]),
  )('must not say %s', (_text, more) => expect(lead(withHeader(more))).toMatchObject({ outcome: 'failed', code: 'DPP-SIG-06' }));
  it.each(tell(['none', 'None', 'nOnE', 'HS256', 'hs512']))('alg %s is refused', (_text, alg) => {
    expect(lead(withHeader({ alg }))).toMatchObject({ outcome: 'failed', code: 'DPP-SIG-05' });
  });
  it.each(tell(['eddsa', 'EDDSA', 'ed25519', 'EdDSA ', '', 'ES512', 'Ed448', 'dir', 'ML-DSA-65']))(
    'alg %s cannot be checked',
    (_text, alg) => {
      expect(lead(withHeader({ alg }))).toMatchObject({ outcome: 'not-checked', code: 'DPP-SIG-10' });
    },
  );
  it('has one reading, or none', () => {
    const doubled = [
      `{"alg":"EdDSA","kid":"x","kid":"${METHOD}"}`,
      `{"alg":"none","alg":"EdDSA","kid":"${METHOD}"}`,
      '"x"',
      'null',
      '[]',
      '',
    ];
    for (const header of [
      ...doubled,
      `\ufeff${JSON.stringify(HEADER)}`,
      `{"alg":"EdDSA"/**/,"kid":"${METHOD}"}`,
      `${JSON.stringify(HEADER)}x`,
    ])
      expect([header, headlineOf(judged(signed(part(header), part(passport()))))]).toEqual([header, 'cannot-check']);
  });
  it('never brings the key: not as did:key, not as a shared secret', () => {
    const rogue = newKey();
    const raw = Buffer.from(String(rogue.jwk.x), 'base64url');
    const did = `did:key:${encodeMultikey(raw)}`;
    expect(headlineOf(judged(token(passport(), { kid: `${did}#${encodeMultikey(raw)}` }, rogue)))).toBe('invalid');
    const input = `${part({ ...HEADER, alg: 'HS256' })}.${part(passport())}`;
    const mac = createHmac('sha256', Buffer.from(String(KEY.jwk.x), 'base64url'))
      .update(input)
      .digest('base64url');
    expect(lead(`${input}.${mac}`)).toMatchObject({ code: 'DPP-SIG-05' });
  });
});

describe('the claims', () => {
  const seconds = NOW.getTime() / 1000;
  it.each(
    tell([
      { exp: seconds + 1 },
      { exp: 1e300 },
      { exp: seconds + 0.5 },
      { nbf: seconds },
      { iat: seconds - 5, exp: seconds + 5 },
      { iss: DID },
    ]),
  )('may be %s', (_text, claims) => expect(headlineOf(judged(token(passport(claims as JsonObject))))).toBe('valid'));
  it.each(tell(['x', DID, [], [DID], null]))(
    'V12: refuses aud %s, because no reader here is named by it (RFC 7519 4.1.3)',
    (_text, aud) => {
      expect(lead(token(passport({ aud })))).toMatchObject({ code: 'DPP-SIG-06' });
      expect(headlineOf(judged(token(passport({ aud }))))).toBe('invalid');
    },
  );
  it.each<[string, JsonObject, string]>([
    ['exp at this very second: "on or after which" (RFC 7519 4.1.4)', { exp: seconds }, 'DPP-DAT-03'],
    ['exp of 1970', { exp: 0 }, 'DPP-DAT-03'],
    ['exp before 1970', { exp: -1 }, 'DPP-DAT-03'],
    ['exp before iat', { iat: seconds - 5, exp: seconds - 9 }, 'DPP-DAT-05'],
    ['a good exp over a credential that is not valid any more', { exp: seconds + 9, validUntil: '2026-05-01T00:00:00Z' }, 'DPP-DAT-03'],
    ['nbf in an hour', { nbf: seconds + 3600 }, 'DPP-DAT-04'],
    ['iat in an hour', { iat: seconds + 3600 }, 'DPP-DAT-04'],
    ...['exp', 'nbf', 'iat'].flatMap((name): [string, JsonObject, string][] =>
      [null, '1893456000', '2027-01-01T00:00:00Z', true, [1893456000], {}].map((value) => [
        `${name} ${JSON.stringify(value)}`,
        { [name]: value },
        'DPP-SIG-06',
      ]),
    ),
    ...[null, false, {}, 'x'].flatMap((value): [string, JsonObject, string][] => [
      ['vc', { vc: value }, 'DPP-SIG-06'],
      ['vp', { vp: value }, 'DPP-SIG-06'],
    ]),
    ['iss of another', { iss: `${DID}/` }, 'DPP-SIG-06'],
    ['iss as a list', { iss: [DID] }, 'DPP-SIG-06'],
    ['iss and no issuer', { iss: DID, issuer: { name: 'x' } }, 'DPP-SIG-06'],
    ['sub of another', { sub: 'urn:x:1' }, 'DPP-SIG-06'],
    ['jti as a number', { jti: 5 }, 'DPP-SIG-06'],
  ])('%s', (_what, claims, code) => {
    const verification = judged(token(passport(claims)));
    expect(codesOf(verification)).toContain(code);
    expect(headlineOf(verification)).not.toBe('valid');
  });
  it.each([
    '"x"',
    '5',
    'null',
    '',
    `\ufeff${JSON.stringify(passport())}`,
    `${JSON.stringify(passport())}{}`,
    '{"a":1,"a":2}',
    '{"a":9007199254740993}',
    '{"a":"\\ud800"}',
  ])('that are %j are no credential, though they were signed', (payload) =>
    expect(headlineOf(judged(signed(part(HEADER), part(payload))))).not.toBe('valid'),
  );
});

describe('the text', () => {
  const good = token();
  const [header = '', payload = '', signature = ''] = good.split('.');
  it.each([
    ...[`.${good}`, `${good}.`, `${good}.a.b`, `.${payload}.${signature}`, `${header}..${signature}`, `${header}=.${payload}.${signature}`],
    ...[
      `${header}.${payload}=.${signature}`,
      `${header}.${payload}.${signature}=`,
      `"${good}"`,
      `Bearer ${good}`,
      `${good}\u0000`,
      good.replace('.', '%2E'),
    ],
    ...[
      `data:application/vc+jwt,${good}`,
      good.replace('.', '．'),
      `${header}.${payload.slice(0, 9)}\n${payload.slice(9)}.${signature}`,
      `${good}~`,
    ],
    ...[
      JSON.stringify({ protected: header, payload, signature }),
      JSON.stringify({ payload, signatures: [{ protected: header, signature }] }),
    ],
    ...[Buffer.alloc(64), Buffer.alloc(63), Buffer.alloc(65)].map((bytes) => `${header}.${payload}.${bytes.toString('base64url')}`),
  ])('is the compact serialisation alone, strict: not %j', (text) => {
    expect(headlineOf(judged(text))).not.toBe('valid');
    expect(judged(text).document).toBeUndefined();
  });
  it('has no stray bits in its last letter, not even signed ones', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const stray = (text: string): string => `${text.slice(0, -1)}${letters[letters.indexOf(text.at(-1) ?? '') + 1]}`;
    for (const comment of ['', 'a', 'aa']) {
      const [one, other] = [part({ ...HEADER, comment }), part(passport({ comment }))];
      if (one.length % 4 > 0) expect(lead(signed(stray(one), other))?.code).toBe('DPP-SIG-11');
      if (other.length % 4 > 0) expect(lead(signed(one, stray(other)))?.code).toBe('DPP-SIG-11');
    }
  });
});

describe('an envelope', () => {
  const BASE = (CONTEXT as readonly string[])[0] ?? '';
  const id = `data:application/vc+jwt,${token()}`;
  const envelope = (more: JsonObject = {}): string =>
    JSON.stringify({ '@context': BASE, id, type: 'EnvelopedVerifiableCredential', ...more });
  const opened = (text: string) => verify(text, { kind: 'enveloped-vc', trust: trusting(issuer()) });
  it.each(
    tell([
      {},
      { '@context': [BASE, 'https://x.example/c'] },
      { type: ['EnvelopedVerifiableCredential'] },
      { id: id.replace('application/vc+jwt', 'Application/VC+JWT') },
    ]),
  )('with %s is opened', (_text, more) => expect(headlineOf(opened(envelope(more as JsonObject)))).toBe('valid'));
  it.each<[string, JsonObject]>([
    ['credentialSubject', { credentialSubject: { id: 'https://id.gs1.org/01/09520123456788/21/OTHER' } }],
    ['proof, validUntil', { proof: {}, validUntil: '2020-01-01T00:00:00Z' }],
    ['type', { type: ['EnvelopedVerifiableCredential', 'DigitalProductPassport'] }],
  ])('V13: says that %s outside the token was ignored', (names, more) => {
    const verification = opened(envelope(more));
    expect(decide(verification.evidence)).toMatchObject({ headline: 'valid', reasons: expect.arrayContaining(['DPP-SIG-28']) });
    expect(verification.evidence).toContainEqual(evidence('DPP-SIG-28', say('outside-envelope', { members: names })));
    expect(verification.document).toEqual(passport());
  });
  const others = [
    'application/vc',
    'application/jwt',
    'application/vp+jwt',
    'application/vc+ld+json+jwt',
    '',
    'text/plain',
    'application/vc+jwt;base64',
  ];
  it.each(
    tell([
      ...[null, 'VerifiableCredential', 'EnvelopedVerifiablePresentation', [], 'envelopedVerifiableCredential'].map((type) => ({ type })),
      ...[null, [], 'https://www.w3.org/2018/credentials/v1', ['https://x.example/c', BASE], { '@vocab': BASE }].map((context) => ({
        '@context': context,
      })),
      ...[
        null,
        '',
        token(),
        [id],
        'https://x.example/vc',
        `${id}#x`,
        `${id}?x`,
        ` ${id}`,
        'data:application/vc+jwt,',
        'data:application/vc+jwt',
      ].map((one) => ({ id: one })),
      ...[id.replace(',', ', '), `${id}\n`, id.replace(',', ',\t'), id.replace(/\.(?=[^.]*$)/, '%2E'), id.replace(',', ';')].map((one) => ({
        id: one,
      })),
      ...others.map((type) => ({ id: id.replace('application/vc+jwt', type) })),
      { id: `data:application/vc+jwt;base64,${Buffer.from(token()).toString('base64')}` },
      { id: `data:application/vc+jwt,${token(JSON.parse(envelope()))}` },
    ]),
  )('with %s is not', (_text, more) => {
    expect(headlineOf(opened(envelope(more as JsonObject)))).not.toBe('valid');
  });
  it('shows only what was signed, whatever stands around it', () => {
    const around: JsonObject = {
      issuer: 'did:web:other.example',
      credentialSubject: { mass: 1 },
      validUntil: '2020-01-01T00:00:00Z',
      proof: {},
    };
    expect(opened(envelope(around)).document).toEqual(passport());
  });
  it('is none of the other forms', () => {
    expect(headlineOf(opened(JSON.stringify(secure())))).not.toBe('valid');
    expect(headlineOf(verify(envelope(), { kind: 'vc' }))).not.toBe('valid');
    expect(headlineOf(verify(envelope(), { kind: 'vc-jwt' }))).not.toBe('valid');
    expect(headlineOf(opened(`[${envelope()}]`))).not.toBe('valid');
  });
});

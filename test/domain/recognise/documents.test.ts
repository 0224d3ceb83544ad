// JSON and tokens in, each credential and each document by itself out, in the very words in which it came.
import { describe, expect, it } from 'vitest';
import { recognise } from '../../../server/domain/recognise/index.ts';
import type { Recognised } from '../../../server/domain/recognise/recognised.ts';
import { signBeacon, signBeaconAlso } from '../../../server/domain/trust-list/beacon.ts';
import { signed } from '../../fixtures/office.ts';
import { A, B, jointly } from '../../fixtures/operators.ts';

const BEACON = signBeacon({ issuer: { id: 'did:web:lists.example', name: 'List office' }, newest: 5, at: '2027-06-01T00:00:00Z' }, A.key);

const read = (text: string): readonly Recognised[] => recognise({ text, channel: 'file' });
const verdicts = (text: string) => read(text).map((item) => (item.kind === 'invalid' ? item.code : item.kind));
const texts = (text: string) => read(text).map((item) => ('text' in item ? item.text : undefined));

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (header: object, payload: object) => `${encode({ alg: 'EdDSA', ...header })}.${encode(payload)}.c2lnbmF0dXJl`;

const vc = '{"type": ["VerifiableCredential"], "n": 1.0}';
const vcJwt = token({ typ: 'vc+jwt' }, { type: ['VerifiableCredential'] });
const enveloped = `{"type":"EnvelopedVerifiableCredential","id":"data:application/vc+jwt,${vcJwt}"}`;
const vp = `{"type": "VerifiablePresentation", "verifiableCredential": [ ${vc} , ${enveloped},"${vcJwt}" ], "proof": {}}`;

describe('an error answer of a service', () => {
  const problem = { type: 'about:blank', title: 'Not Found', status: 404, detail: 'no passport has this code', instance: '/dpp/1' };
  it('is named for what it is, with its title and status', () => {
    const [item] = read(JSON.stringify(problem));
    expect(item).toMatchObject({ kind: 'invalid', code: 'DPP-INP-27', detail: expect.stringContaining('“Not Found”, status 404') });
    expect(verdicts(JSON.stringify({ ...problem, dppCode: 'DPP-09506000134352-A1' }))).toEqual(['DPP-INP-27']);
    // What it says is shown as text from outside.
    const [hostile] = read(JSON.stringify({ ...problem, title: 'a\nVALID\u202e' }));
    expect(hostile?.kind === 'invalid' ? hostile.detail : '').not.toMatch(/\n|\u202e/);
  });

  it('is nothing that only has a title or a status, and no credential', () => {
    for (const one of [{ title: 'a' }, { status: 404 }, { title: 'a', status: 200 }, { title: 'a', status: '404' }])
      expect(verdicts(JSON.stringify(one))).toEqual(['json']);
    expect(verdicts(JSON.stringify({ ...problem, credentialSubject: {} }))).toEqual(['vc']);
  });
});

describe('credentials', () => {
  it('are told by their form', () => {
    expect(verdicts(vc)).toEqual(['vc']);
    expect(verdicts(enveloped)).toEqual(['enveloped-vc']);
    expect(verdicts(vcJwt)).toEqual(['vc-jwt']);
    expect(verdicts(`${vcJwt}~WyJhIl0~`)).toEqual(['sd-jwt']);
    expect(verdicts(JSON.stringify(vcJwt))).toEqual(['vc-jwt']);
  });

  it('without their type are still held to what they claim', () => {
    expect(verdicts('{"credentialSubject":{}}')).toEqual(['vc']);
    expect(verdicts('{"issuer":"did:web:a","proof":{}}')).toEqual(['vc']);
  });

  it('of a presentation come one by one, in the words in which they stand there', () => {
    expect(verdicts(vp)).toEqual(['vc', 'enveloped-vc', 'vc-jwt']);
    expect(texts(vp)).toEqual([vc, enveloped, vcJwt]);
  });

  it('of a presentation in a token, and of one in an envelope, come one by one', () => {
    const vpJwt = token({ typ: 'vp+jwt' }, JSON.parse(vp));
    expect(verdicts(vpJwt)).toEqual(['vc', 'enveloped-vc', 'vc-jwt']);
    expect(verdicts(`{"type":"EnvelopedVerifiablePresentation","id":"data:application/vp+jwt,${vpJwt}"}`)).toEqual([
      'vc',
      'enveloped-vc',
      'vc-jwt',
    ]);
    expect(verdicts(token({ typ: 'JWT' }, { vp: JSON.parse(vp) }))).toEqual(['vc', 'enveloped-vc', 'vc-jwt']);
  });

  it('V13: a presentation that claims to be a credential too is an item of its own, next to those that it holds', () => {
    const both = `{"type": ["VerifiableCredential", "VerifiablePresentation"], "verifiableCredential": [${vcJwt}]}`.replace(
      vcJwt,
      `"${vcJwt}"`,
    );
    expect([verdicts(both), texts(both)]).toEqual([
      ['vc', 'vc-jwt'],
      [both, vcJwt],
    ]);
    const claiming = vp.replace('{"type"', '{"credentialSubject": {"id": "urn:x:1"}, "type"');
    expect(verdicts(claiming)).toEqual(['vc', 'vc', 'enveloped-vc', 'vc-jwt']);
    expect(verdicts(claiming.replace('"VerifiablePresentation"', '"x"'))).toEqual(['vc', 'vc', 'enveloped-vc', 'vc-jwt']);
    expect(verdicts('{"type":"VerifiablePresentation","credentialSubject":{}}')).toEqual(['vc']);
    const compact = token({ typ: 'vc+jwt' }, JSON.parse(claiming));
    expect(verdicts(token({ typ: 'vp+jwt' }, { credentialSubject: {}, vp: JSON.parse(vp) }))).toEqual([
      'vc-jwt',
      'vc',
      'enveloped-vc',
      'vc-jwt',
    ]);
    expect([verdicts(compact), texts(compact)[0]]).toEqual([['vc-jwt', 'vc', 'enveloped-vc', 'vc-jwt'], compact]);
    expect(verdicts(`{"type":"EnvelopedVerifiablePresentation","id":"data:application/vp+jwt,${compact}","credentialSubject":{}}`)).toEqual(
      ['vc', 'vc-jwt', 'vc', 'enveloped-vc', 'vc-jwt'],
    );
  });

  it('of an array and of one line each come one by one', () => {
    expect(verdicts(`[${vc}, ${vp}, {"x": 1}]`)).toEqual(['vc', 'vc', 'enveloped-vc', 'vc-jwt', 'json']);
    expect(verdicts(`${vc}\n${vc}\r\n${vcJwt}\n{"broken\n`)).toEqual(['vc', 'vc', 'vc-jwt', 'DPP-INP-09']);
    expect(verdicts(`["https://id.gs1.org/01/09520123456788","9520123456788"]`)).toEqual(['gs1', 'gs1']);
  });
});

describe('other documents', () => {
  it.each([
    ['{"type":"EPCISDocument","epcisBody":{"eventList":[]}}', 'epcis-document'],
    ['{"id":"did:web:a.example","verificationMethod":[]}', 'did-document'],
    [signed(1), 'trust-snapshot'],
    [jointly(1, [A.key, B.key]), 'trust-snapshot'],
    [BEACON, 'trust-beacon'],
    [signBeaconAlso(BEACON, B.key), 'trust-beacon'],
    ['{"dppCode":"DPP-09520123456788-A","productName":"x"}', 'passport'],
    ['{"a":1}', 'json'],
    ['[1,2,3]', 'json'],
    ['{"type":"VerifiablePresentation","verifiableCredential":[]}', 'json'],
    ['{"type":"EnvelopedVerifiablePresentation","id":"https://a.example"}', 'json'],
  ])('%s: %s', (text, expected) => {
    expect(verdicts(text)).toEqual([expected]);
    expect(texts(text)).toEqual([text]);
  });

  it('keep hostile member names to themselves', () => {
    expect(verdicts('{"__proto__":{"dppCode":"x","credentialSubject":1}}')).toEqual(['json']);
    expect(verdicts('{"constructor":1,"hasOwnProperty":2}')).toEqual(['json']);
  });
});

describe('broken documents', () => {
  it.each([
    ['{"a":', 'DPP-INP-09'],
    ['{"a":1}x', 'DPP-INP-09'],
    ['{"a":1,"a":2}', 'DPP-INP-12'],
    ['{"a":9007199254740993}', 'DPP-INP-13'],
    ['{"a":"\\ud800"}', 'DPP-INP-14'],
    ['\ufeff{"a":1}', 'DPP-INP-09'],
    ['['.repeat(100_000), 'DPP-INP-11'],
    [`{"verifiableCredential":`.repeat(6) + vc + '}'.repeat(6), 'DPP-INP-11'],
    [`{"verifiableCredential":[${'1,'.repeat(10_000)}1]}`, 'DPP-INP-10'],
    [`[${'1,'.repeat(10_000)}1]`, 'DPP-INP-10'],
  ])('case %#: %s', (text, expected) => {
    expect(verdicts(text)).toEqual([expected]);
  });
});

describe('broken tokens', () => {
  const [header = '', payload = '', signature = ''] = vcJwt.split('.');
  it.each([
    ['cut off in the payload', `${header}.${payload.slice(0, 10)}`],
    ['without signature', `${header}.${payload}.`],
    ['cut off in the middle of a byte', `${header}.${payload}.${'A'.repeat(5)}`],
    ['with a fourth part', `${vcJwt}.AAAA`],
    ['with padding', `${header}=.${payload}.${signature}`],
    ['with a blank inside', `${header}.${payload}. ${signature}`],
    ['with a header that is no JSON', `${header.slice(0, 8)}.${payload}.${signature}`],
    ['broken over lines', `${header}.${payload.slice(0, 10)}\n${payload.slice(10)}.${signature}`],
    ['cut off, selective', `${header}.${payload}~WyJh`],
  ])('%s are refused', (_, text) => {
    expect(verdicts(text)).toEqual(['DPP-INP-15']);
  });

  it('say where', () => {
    expect(read(`${header}.${payload}`)[0]).toMatchObject({ detail: 'the token has 2 of 3 parts: it is cut off' });
  });
});

// Endpoint 11 over real sockets and over the port: SD-JWTs of the service's own key and of others, good ones, altered ones, and what is none.
import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublic } from '../../../server/api/public.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { addCredential } from '../../../server/store/passports/credentials.ts';
import { type Client, TRANSPORTS } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { claim, flat, hiding, issueSdJwt } from '../../fixtures/sd-jwt-issuing.ts';

const PATH = '/api/v1/verify/sd-jwt';

describe.each(TRANSPORTS)('11: verify a submitted SD-JWT, over %s', (_transport, connect) => {
  const fresh = freshApp({ sample: true });
  const signer = fresh.context.signer();
  const faults: unknown[] = [];
  let client: Client;
  beforeAll(async () => {
    client = await connect(createPublic(fresh.reader, { report: (fault) => void faults.push(fault) }));
  });
  afterAll(async () => {
    await client.close();
    fresh.close();
    expect(faults).toEqual([]);
  });

  const send = (token: unknown) => client.ask(PATH, { method: 'POST', body: JSON.stringify({ token }) });
  const own = (payload: JsonObject, ...disclosures: readonly string[]): string => {
    const header = { alg: 'EdDSA', kid: signer.verificationMethod, typ: 'dc+sd-jwt' };
    const input = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    const jwt = `${input}.${Buffer.from(signer.sign(Buffer.from(input))).toString('base64url')}`;
    return [jwt, ...disclosures, ''].join('~');
  };

  const productName = claim('productName', 'VeloPack 500');
  const carbonFootprint = claim('carbonFootprint', '74.5 kg CO2e');
  const hsCode = claim('hsCode', '850760');
  const decoy = hash('sha256', 'a decoy', 'base64url');
  const { _sd, ...hidden } = hiding(productName, carbonFootprint, hsCode);
  const payload = {
    iss: signer.did,
    iat: 1767225600,
    vct: 'https://maker.example/vct/passport/1',
    dppCode: SAMPLE.dppCode,
    ...hidden,
    _sd: [...(_sd as string[]), decoy],
    _sd_alg: 'sha-256',
  };

  test('answers what was disclosed, how much was not, and the whole verdict', async () => {
    const { status, headers, json } = await send(own(payload, productName, carbonFootprint));
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json', 'no-store']);
    expect(json).toMatchObject({
      valid: true,
      algorithm: 'EdDSA',
      issuer: signer.did,
      disclosedClaims: { productName: 'VeloPack 500', carbonFootprint: '74.5 kg CO2e' },
      undisclosedFields: [],
      undisclosedCount: 2,
      keyBinding: 'none',
      verdict: 'valid',
    });
    expect(json.reasons).toContain('DPP-ISS-02');
    expect(json.checks[0]).toEqual({
      check: 'integrity',
      outcome: 'passed',
      code: 'DPP-SIG-01',
      means: 'the signature matches the document',
    });
  });

  test('names what is hidden where a token that discloses it is held here; decoys have no name', async () => {
    addCredential(fresh.context.store, {
      dppCode: SAMPLE.dppCode,
      type: payload.vct,
      format: 'sd-jwt',
      issuer: signer.did,
      receivedAt: '2026-01-01T00:00:00Z',
      source: 'published',
      body: own(payload, productName, carbonFootprint, hsCode),
      sample: true,
    });
    const { json } = await send(own(payload, carbonFootprint));
    expect([...json.undisclosedFields].sort()).toEqual(['hsCode', 'productName']);
    expect(json.undisclosedCount).toBe(3);
  });

  test('without the closing ~, and with blanks round it', async () => {
    const { json } = await send(` ${own(payload, hsCode).slice(0, -1)}\n`);
    expect([json.valid, json.disclosedClaims]).toEqual([true, { hsCode: '850760' }]);
  });

  test('a key binding is named and not checked', async () => {
    const { json } = await send(`${own(payload, hsCode)}e30.e30.c2ln`);
    expect([json.valid, json.keyBinding]).toEqual([true, 'not checked']);
    expect(json.reasons).toContain('DPP-SIG-19');
  });

  test('an altered disclosure: invalid, and nothing of the token is passed on', async () => {
    const { status, json } = await send(own(payload, claim('carbonFootprint', '1 kg CO2e')));
    expect([status, json.valid, json.verdict]).toEqual([200, false, 'invalid']);
    expect([json.disclosedClaims, json.undisclosedFields, json.undisclosedCount]).toEqual([{}, [], 0]);
    expect(json.reasons).toContain('DPP-SIG-09');
  });

  test('an altered payload: invalid', async () => {
    const [header = '', , signature = ''] = own(payload).split('.');
    const forged = Buffer.from(JSON.stringify({ ...payload, dppCode: 'DPP-09520123456788-OTHER' })).toString('base64url');
    const { json } = await send([header, forged, signature].join('.'));
    expect([json.valid, json.verdict]).toEqual([false, 'invalid']);
    expect(json.reasons).toContain('DPP-SIG-02');
  });

  test('an issuer that is not known, and another algorithm, are not invalid', async () => {
    const unknown = await send(issueSdJwt(flat()));
    expect([unknown.status, unknown.json.valid, unknown.json.verdict]).toEqual([200, false, 'unknown-issuer']);
    const es512 = await send(issueSdJwt(flat(), [], { alg: 'ES512' }));
    expect([es512.status, es512.json.valid, es512.json.verdict, es512.json.algorithm]).toEqual([200, false, 'cannot-check', 'ES512']);
  });

  test('a plain JWT can be decoded and is no SD-JWT', async () => {
    const { status, json } = await send(own(payload).slice(0, -1));
    expect([status, json.valid]).toEqual([200, false]);
    expect(json.reasons).toContain('DPP-SIG-06');
  });

  const part = (text: string) => Buffer.from(text).toString('base64url');
  test.each<[string, string, string]>([
    ['no object', '[]', 'bad-body'],
    ['nothing', '', 'bad-body'],
    ['no token', '{}', 'bad-body'],
    ['a token that is a number', '{"token":5}', 'bad-body'],
    ['an empty token', '{"token":""}', 'bad-credential'],
    ['a tilde', '{"token":"~"}', 'bad-credential'],
    ['two parts', '{"token":"e30.e30~"}', 'bad-credential'],
    ['a header that is no JSON', JSON.stringify({ token: `${part('x')}.e30.c2ln~` }), 'bad-credential'],
    ['a payload that is no JSON', JSON.stringify({ token: own(payload).replace(/\.[^.]*\./, `.${part('{"a":')}.`) }), 'bad-credential'],
    ['characters that no token has', '{"token":"e30.e30.é~"}', 'bad-credential'],
    ['the token twice', '{"token":"a","token":"b"}', 'bad-json'],
  ])('refuses %s with 400', async (_what, body, code) => {
    const { status, headers, json } = await client.ask(PATH, { method: 'POST', body });
    expect([status, headers['content-type'], json.code]).toEqual([400, 'application/problem+json', code]);
    expect(json.detail.length).toBeGreaterThan(10);
  });
});

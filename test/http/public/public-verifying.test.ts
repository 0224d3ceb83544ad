// The public interface over real sockets and over the port: verifying, good questions and bad ones.
import { describe, expect, test } from 'vitest';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { asPlainRows } from '../../fixtures/plain-rows.ts';
import { DPP, publicInterface, VERIFY } from '../../fixtures/public-interface.ts';

describe.each(TRANSPORTS)('the public interface over %s', (_, connect) => {
  const { fresh, ask, expectProblem, invalid, inactive } = publicInterface(connect);

  describe('9: verifying a stored passport', () => {
    test('says valid, with what it rests on', async () => {
      const { status, headers, json } = await ask(VERIFY);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(json).toMatchObject({
        valid: true,
        dppCode: SAMPLE.dppCode,
        issuer: 'did:web:localhost%3A8080',
        verificationMethod: 'did:web:localhost%3A8080#key-1',
        algorithm: 'Ed25519',
        signedAt: expect.stringMatching(/Z$/),
        productName: expect.any(String),
        verdict: 'valid',
        sample: true,
      });
      expect(json.checks).toContainEqual(expect.objectContaining({ check: 'integrity', outcome: 'passed', code: 'DPP-SIG-01' }));
    });

    test('says why when the passport was set to invalid, and stays readable when it is inactive', async () => {
      const { status, json } = await ask(`/api/v1/verify/${encodeURIComponent(invalid)}`);
      expect([status, json.valid, json.verdict, json.reasons]).toEqual([200, false, 'invalid', expect.arrayContaining(['DPP-STA-22'])]);
      expect((await ask(`/api/v1/verify/${inactive}`)).json.valid).toBe(true);
      expect((await ask(`/api/v1/public/dpp/${inactive}`)).json.dppStatus).toBe('inactive');
    });

    test('says altered when one byte of the stored credential was changed', async () => {
      const { db } = fresh.context.store;
      asPlainRows(fresh.context.store);
      const row = db
        .prepare("SELECT id, body FROM credentials WHERE dpp_code = ? AND format = 'vc' AND type = 'DigitalProductPassport'")
        .get(inactive) as {
        id: number;
        body: string;
      };
      db.prepare('UPDATE credentials SET body = ? WHERE id = ?').run(row.body.replace('"name":"', '"name":"x'), row.id);
      const { json } = await ask(`/api/v1/verify/${inactive}`);
      expect([json.valid, json.verdict, json.reasons]).toEqual([false, 'invalid', expect.arrayContaining(['DPP-SIG-02'])]);
      db.prepare('UPDATE credentials SET body = ? WHERE id = ?').run(row.body, row.id);
    });
  });

  describe('10: verifying what was sent', () => {
    const send = (body: string, headers = {}) => ask('/api/v1/verify', { method: 'POST', body, headers });

    test('the own credential is valid, with its subject', async () => {
      const { text, json: credential } = await ask(`${DPP}/vc`);
      const { status, headers, json } = await send(text);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(json).toMatchObject({
        valid: true,
        verdict: 'valid',
        issuer: 'did:web:localhost%3A8080',
        credentialType: 'DigitalProductPassport',
        issuanceDate: credential.validFrom,
        credentialSubject: credential.credentialSubject,
      });
      expect((await send(JSON.stringify(credential, null, 2), { 'content-type': 'application/vc+ld+json' })).json.valid).toBe(true);
    });

    test('a changed character is found, and nothing of the document is passed on', async () => {
      const { text } = await ask(`${DPP}/vc`);
      const { status, json } = await send(text.replace(/"name":"(?=[A-Z])/, '"name":"x'));
      expect([status, json.valid, json.verdict, json.credentialSubject]).toEqual([200, false, 'invalid', null]);
      expect(json.reasons).toContain('DPP-SIG-02');
    });

    test('an issuer whose key is not held is unknown, never invalid', async () => {
      const { text } = await ask(`${DPP}/vc`);
      const { json } = await send(text.replaceAll('did:web:localhost%3A8080', 'did:web:other.example'));
      expect([json.valid, json.verdict]).toEqual([false, 'unknown-issuer']);
    });

    test('the sample of the interface, without subject and date, is judged and not refused', async () => {
      const { status, json } = await send(
        JSON.stringify({
          '@context': ['https://www.w3.org/ns/credentials/v2'],
          type: ['VerifiableCredential', 'DigitalProductPassport'],
          issuer: 'did:web:localhost%3A8080',
          proof: { type: 'DataIntegrityProof', cryptosuite: 'eddsa-jcs-2022', proofValue: 'z58DAdFfa9' },
        }),
      );
      expect([status, json.valid]).toEqual([200, false]);
      expect(json.reasons.length).toBeGreaterThan(0);
    });

    test('an object without any proof cannot be checked', async () => {
      const { status, json } = await send('{}');
      expect([status, json.valid, json.verdict]).toEqual([200, false, 'cannot-check']);
    });

    test.each([
      ['an array', '[]', 400, 'bad-credential'],
      ['a string', '"a.b.c"', 400, 'bad-credential'],
      ['null', 'null', 400, 'bad-credential'],
      ['a presentation', '{"type":["VerifiablePresentation"]}', 400, 'bad-credential'],
      ['half an object', '{"a":', 400, 'bad-json'],
      ['a name twice', '{"issuer":"a","issuer":"b"}', 400, 'bad-json'],
      ['__proto__ twice', '{"__proto__":1,"__proto__":2}', 400, 'bad-json'],
      ['a depth bomb', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 400, 'bad-json'],
      ['2 MiB', JSON.stringify({ a: 'x'.repeat(2 * 1024 * 1024) }), 413, 'too-large'],
      ['nothing', '', 400, 'bad-credential'],
    ])('refuses %s', async (_, body, status, code) => {
      await expectProblem('/api/v1/verify', status, code, { method: 'POST', body });
    });

    test('refuses another media type', async () => {
      await expectProblem('/api/v1/verify', 415, 'unsupported-media-type', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'text/plain' },
      });
    });
  });
});

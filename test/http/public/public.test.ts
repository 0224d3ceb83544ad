// The public interface over real sockets and over the port: each endpoint by the book, good questions and bad ones.
import { createHash } from 'node:crypto';
import { compactVerify, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimit } from '../../../server/api/http/rate.ts';
import { createPublic, PUBLIC_TABLE } from '../../../server/api/public.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { readPicture } from '../../../server/features/pictures/picture.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { type Client, TRANSPORTS } from '../../fixtures/client.ts';
import { type FreshApp, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

const DPP = `/api/v1/public/dpp/${SAMPLE.dppCode}`;
const VERIFY = `/api/v1/verify/${SAMPLE.dppCode}`;

/** A passport of our own from one of the sample set: another serial, another state. */
function derived({ context }: FreshApp, serial: string, change: Readonly<Record<string, unknown>> = {}, publish = true): string {
  const document = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}') as Record<string, unknown>;
  const { digitalProductPassportId: _, uniqueProductIdentifier: __, batteryPassportIdentifier: ___, sample: ____, ...rest } = document;
  const dppCode = `DPP-${SAMPLE.gtin}-${serial}`;
  const { refused } = importText(JSON.stringify({ ...rest, ...change, dppCode, serial }), context);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  if (publish) publishStored(dppCode, context);
  return dppCode;
}

describe.each(TRANSPORTS)('the public interface over %s', (transport, connect) => {
  const fresh = freshApp({ sample: true });
  const faults: unknown[] = [];
  const slash = derived(fresh, 'A/B%+1');
  const invalid = derived(fresh, 'INVALID1');
  const draft = derived(fresh, 'DRAFT1', {}, false);
  fresh.context.store.db.prepare("UPDATE passports SET dpp_status = 'invalid' WHERE dpp_code = ?").run(invalid);
  const inactive = derived(fresh, 'INACTIVE1', { dppStatus: 'inactive' });
  let client: Client;

  beforeAll(async () => {
    client = await connect(createPublic(fresh.reader, { report: (fault) => void faults.push(fault) }));
  });
  afterAll(async () => {
    await client.close();
    fresh.close();
    expect(faults).toEqual([]);
  });

  const ask: Client['ask'] = (...args) => client.ask(...args);
  const expectProblem = async (target: string, status: number, code: string, options = {}) => {
    const answer = await ask(target, options);
    expect([answer.status, answer.headers['content-type'], answer.json.code]).toEqual([status, 'application/problem+json', code]);
    expect(answer.json.type).toBe(`http://localhost:8080/problems/${code}`);
    return answer;
  };

  describe('1: the DID document', () => {
    test('names the service and its key', async () => {
      const { status, headers, json } = await ask('/.well-known/did.json', { headers: { accept: 'application/json' } });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'cache-control': 'public, max-age=3600',
        'access-control-allow-origin': '*',
      });
      expect(json).toMatchObject({
        id: 'did:web:localhost%3A8080',
        verificationMethod: [
          {
            id: 'did:web:localhost%3A8080#key-1',
            type: 'JsonWebKey2020',
            controller: 'did:web:localhost%3A8080',
            publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x: fresh.context.signer().publicJwk.x },
          },
        ],
        assertionMethod: ['did:web:localhost%3A8080#key-1'],
      });
      expect(json['@context']).toContain('https://www.w3.org/ns/did/v1');
      expect(JSON.stringify(json)).not.toContain('"d"');
    });

    test('is served as DID media type when asked, and refused as a picture', async () => {
      expect((await ask('/.well-known/did.json', { headers: { accept: 'application/did+json' } })).headers['content-type']).toBe(
        'application/did+json',
      );
      await expectProblem('/.well-known/did.json', 406, 'not-acceptable', { headers: { accept: 'image/png' } });
    });
  });

  describe('5: the passport', () => {
    test('has every field of the public view, and none that is not public', async () => {
      const { status, headers, json } = await ask(DPP);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'cache-control': 'public, max-age=60, must-revalidate',
        vary: 'Accept, Accept-Language, X-Stakeholder-Key',
        'content-language': expect.stringMatching(/^[a-z]{2}/),
      });
      expect(json).toMatchObject({
        dppCode: SAMPLE.dppCode,
        productName: expect.any(String),
        manufacturer: expect.any(String),
        countryOfOrigin: expect.stringMatching(/^[A-Z]{2}$/),
        carbonFootprint: expect.any(String),
        repairabilityScore: expect.any(Number),
        materials: expect.arrayContaining([{ ...aMaterial }].map((one) => expect.objectContaining(one))),
        vcUrl: `http://localhost:8080${DPP}/vc`,
        verifiedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        sample: true,
      });
      expect(Array.isArray(json.certifications)).toBe(true);
      expect(Object.keys(json)).not.toContain('hsCode');
      expect(Object.keys(json)).not.toContain('producerLei');
    });

    test('speaks the language of the reader', async () => {
      const names = new Set<string>();
      for (const [asked, got] of [
        ['de-CH, en;q=0.5', 'de'],
        ['fr', 'fr'],
        ['xx', undefined],
      ] as const) {
        const { headers, json } = await ask(DPP, { headers: { 'accept-language': asked } });
        if (got !== undefined) expect(headers['content-language']).toBe(got);
        names.add(json.productName);
      }
      expect(names.size).toBe(3);
    });

    test('declares the language of its labels too, where it is another', async () => {
      const washer = '/api/v1/public/dpp/DPP-09520123000226-WM26%2F0042-7';
      const { headers, json } = await ask(washer, { headers: { 'accept-language': 'it' } });
      expect([headers['content-language'], json.language, json.labelsLanguage]).toEqual(['it, en', 'it', 'en']);
      expect([json.labels.countryOfOrigin, json.labels.category]).toEqual(['Paese di origine', 'Product group']);
    });

    test('refuses a stakeholder key that was never given out', async () => {
      for (const key of ['secret', '']) {
        const { headers } = await expectProblem(DPP, 401, 'unknown-key', { headers: { 'x-stakeholder-key': key } });
        expect(headers['www-authenticate']).toContain('StakeholderKey');
        expect(headers['cache-control']).toBe('no-store');
      }
    });

    test('has a tag, and 304 for whoever holds it', async () => {
      const { headers } = await ask(DPP);
      const again = await ask(DPP, { headers: { 'if-none-match': `"x", W/${headers.etag}` } });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
      expect(again.headers.vary).toBe('Accept, Accept-Language, X-Stakeholder-Key');
      const german = await ask(DPP, { headers: { 'accept-language': 'de', 'if-none-match': headers.etag ?? '' } });
      expect(german.status).toBe(200);
    });

    test('answers HEAD and OPTIONS', async () => {
      const [get, head] = [await ask(DPP), await ask(DPP, { method: 'HEAD' })];
      expect([head.status, head.bytes.length, head.headers['content-length'], head.headers.etag]).toEqual([
        200,
        0,
        String(get.bytes.length),
        get.headers.etag,
      ]);
      const options = await ask(DPP, { method: 'OPTIONS' });
      expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
    });
  });

  describe('6: the credential', () => {
    test('is served byte for byte as it was signed, under each of its media types', async () => {
      const { headers, bytes, json } = await ask(`${DPP}/vc`);
      expect(headers['content-type']).toBe('application/vc+ld+json');
      expect(json).toMatchObject({
        '@context': ['https://www.w3.org/ns/credentials/v2', expect.stringContaining('untp')],
        id: `http://localhost:8080${DPP}/vc`,
        type: ['VerifiableCredential', 'DigitalProductPassport'],
        issuer: { id: 'did:web:localhost%3A8080' },
        validFrom: expect.stringMatching(/Z$/),
        credentialSubject: expect.any(Object),
        proof: {
          type: 'DataIntegrityProof',
          cryptosuite: 'eddsa-jcs-2022',
          verificationMethod: 'did:web:localhost%3A8080#key-1',
          proofPurpose: 'assertionMethod',
          proofValue: expect.stringMatching(/^z/),
        },
      });
      for (const type of ['application/vc', 'application/vc+ld+json', 'application/ld+json', 'application/json']) {
        const other = await ask(`${DPP}/vc`, { headers: { accept: type } });
        expect([other.headers['content-type'], other.bytes.equals(bytes), other.headers.vary]).toEqual([type, true, 'Accept']);
      }
      const { headers: refused } = await expectProblem(`${DPP}/vc`, 406, 'not-acceptable', { headers: { accept: 'text/html' } });
      expect(refused.vary).toBe('Accept, Accept-Language');
      expect(bytes.toString('utf8')).not.toMatch(/hsCode|producerLei/);
    });
  });

  describe('7: the token', () => {
    test('verifies with an independent library and the key of the DID document', async () => {
      const { headers, text } = await ask(`${DPP}/vc.jwt`);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      const { verificationMethod } = (await ask('/.well-known/did.json')).json;
      const { protectedHeader } = await compactVerify(text, await importJWK(verificationMethod[0].publicKeyJwk, 'EdDSA'));
      expect(protectedHeader).toMatchObject({ alg: 'EdDSA', kid: 'did:web:localhost%3A8080#key-1', typ: 'vc+jwt', cty: 'vc' });
      const other = await ask(`${DPP}/vc.jwt`, { headers: { accept: 'application/vc+jwt' } });
      expect([other.headers['content-type'], other.text]).toEqual(['application/vc+jwt', text]);
    });
  });

  describe('8: the QR picture', () => {
    /** Width and height from the PNG header, the text as our own reader finds it. */
    const decode = async (bytes: Buffer) => {
      const picture = await readPicture(bytes);
      return {
        width: bytes.readUInt32BE(16),
        height: bytes.readUInt32BE(20),
        texts: 'symbols' in picture ? picture.symbols.map(({ text }) => text) : [],
      };
    };

    test.each([undefined, 100, 101, 300, 777, 2000])('is as wide as asked (%s) and holds the Digital Link', async (size) => {
      const { headers, bytes } = await ask(`${DPP}/qr.png${size === undefined ? '' : `?size=${size}`}`);
      expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
      expect(await decode(bytes)).toEqual({
        width: size ?? 300,
        height: size ?? 300,
        texts: [`http://localhost:8080/api/v1/public/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`],
      });
    });

    test.each(
      ['99', '2001', '0', '-300', '3e2', '300.0', '0x12c', '%2B300', '', '%20300', '300&size=300', '99999999999', '٣٠٠', 'NaN'].map(
        (text) => `size=${encodeURI(decodeURI(text))}`,
      ),
    )('refuses ?%s', async (query) => {
      await expectProblem(`${DPP}/qr.png?${query}`, 400, 'bad-parameter');
    });

    test.each(['', '/vc', '/vc.jwt', '/qr.png'])(
      '%s ignores a parameter that it does not know, as every form of a passport does',
      async (end) => {
        const [plain, other] = [await ask(`${DPP}${end}`), await ask(`${DPP}${end}?foo=1`)];
        expect([other.status, other.headers.etag]).toEqual([200, plain.headers.etag]);
      },
    );
  });

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

  describe('the page', () => {
    test('is HTML without script, in the language of the reader, with its own policy', async () => {
      const { status, headers, text } = await ask(`/dpp/${SAMPLE.dppCode}`, { headers: { 'accept-language': 'de', accept: 'text/html' } });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': 'de',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        vary: 'Accept-Language',
      });
      expect(text).toContain('lang="de"');
      expect(/<script|<style|\sstyle="|\son[a-z]+="/i.exec(text)).toBeNull();
      expect(text).toContain('SAMPLE');
      const style = /href="([^"]+\.css)"/.exec(text)?.[1] ?? '';
      expect((await ask(new URL(style, 'http://x/dpp/code').pathname)).headers['content-type']).toBe('text/css; charset=utf-8');
    });

    test('loads its QR code from where the page is, and offers its languages', async () => {
      const { text } = await ask(`/dpp/${SAMPLE.dppCode}`);
      const picture = /<img src="([^"]+)"/.exec(text)?.[1] ?? '';
      expect(new URL(picture, `http://other.example/dpp/${SAMPLE.dppCode}`).href).toBe(`http://other.example${DPP}/qr.png`);
      const french = await ask(`/dpp/${SAMPLE.dppCode}?lang=fr`, { headers: { 'accept-language': 'de' } });
      expect(french.headers['content-language']).toBe('fr');
      expect((await ask(`/dpp/${SAMPLE.dppCode}?lang=%22%3E&lang=x`)).status).toBe(200);
    });

    test('says failed when the signature does not hold, not what was once verified', async () => {
      const code = derived(fresh, 'ALTERED1');
      fresh.context.store.db
        .prepare('UPDATE credentials SET body = replace(body, \'"proofValue":"z\', \'"proofValue":"z1\') WHERE dpp_code = ?')
        .run(code);
      expect((await ask(`/dpp/${code}`)).text).toContain('class="signature failed"');
      expect((await ask(`/dpp/${SAMPLE.dppCode}`)).text).toContain('class="signature verified"');
    });

    test('shows what is in a passport as text, never as markup', async () => {
      const code = derived(fresh, 'XSS1', { productName: { en: '<img src=x onerror=alert(1)>&"\'' } });
      const { text } = await ask(`/dpp/${code}`);
      expect(text).not.toContain('<img src=x');
      expect(text).toContain('&lt;img src=x');
    });
  });

  describe('codes in the address', () => {
    test('an encoded slash, percent sign and plus belong to the serial', async () => {
      const code = encodeURIComponent(slash);
      expect(code).toContain('%2F');
      expect((await ask(`/api/v1/public/dpp/${code}`)).json.dppCode).toBe(slash);
      expect((await ask(`/api/v1/verify/${code}`)).json.valid).toBe(true);
      expect((await ask(`/dpp/${code}`)).status).toBe(200);
      await expectProblem(`/api/v1/public/dpp/${code.replaceAll('%', '%25')}`, 404, 'not-found');
    });

    test.each(['', '/vc', '/vc.jwt', '/qr.png'])('an unknown, a draft and an invalid passport have no %s', async (end) => {
      for (const code of [
        'DPP-09520123456788-NONE',
        'x',
        '%00',
        '..%2F..',
        '%F0%9F%98%80',
        'DPP-09506000134352-1',
        draft,
        SAMPLE.dppCode.toLowerCase(),
      ]) {
        await expectProblem(`/api/v1/public/dpp/${code}${end}`, 404, 'not-found');
      }
      await expectProblem(`/api/v1/public/dpp/${invalid}${end}`, 410, 'gone');
    });

    test('nor a page, nor a verification', async () => {
      await expectProblem('/dpp/none', 404, 'not-found');
      await expectProblem(`/dpp/${invalid}`, 410, 'gone');
      await expectProblem('/api/v1/verify/none', 404, 'not-found');
      await expectProblem(`/api/v1/verify/${draft}`, 404, 'not-found');
    });

    test('malformed percent-encoding is a mistake', async () => {
      if (transport === 'a socket') await expectProblem('/api/v1/public/dpp/%E0%A4%A', 400, 'bad-encoding');
      await expectProblem('/api/v1/public/dpp/%zz', 400, 'bad-encoding');
    });
  });

  describe('the rest', () => {
    test('every row of the table is there', async () => {
      for (const { path, method } of PUBLIC_TABLE) {
        const answer = await ask(path.replaceAll(/:\w+/g, 'x'), { method: 'OPTIONS' });
        expect([path, answer.status]).toEqual([path, 204]);
        expect(answer.headers.allow).toContain(method);
      }
      expect(PUBLIC_TABLE.map(({ number }) => number).filter((number) => number !== '-')).toEqual(
        Array.from({ length: 14 }, (_, index) => String(index + 1)),
      );
    });

    test('health, and what a problem type means', async () => {
      expect((await ask('/health')).json).toEqual({ status: 'ok' });
      expect((await ask('/problems/gone')).json).toMatchObject({ code: 'gone', status: 410 });
      await expectProblem('/problems/constructor', 404, 'not-found');
    });

    test('wrong methods', async () => {
      const { headers } = await expectProblem('/api/v1/verify', 405, 'method-not-allowed');
      expect(headers.allow).toBe('POST, OPTIONS');
      await expectProblem(DPP, 405, 'method-not-allowed', { method: 'DELETE' });
    });

    test('a passport that is changed after it was published is read as it was signed, until it is published anew', async () => {
      const code = derived(fresh, 'CHANGED1');
      const target = `/api/v1/public/dpp/${code}`;
      const before = await ask(target);
      derived(fresh, 'CHANGED1', { productName: { en: 'Another name' }, dppStatus: 'inactive' }, false);
      expect((await ask(target)).json).toEqual({ ...before.json, dppStatus: 'inactive' });
      const page = (await ask(`/dpp/${code}`)).text;
      expect(page).toContain('class="signature verified"');
      expect(page).not.toContain('Another name');
      expect((await ask(`/api/v1/verify/${code}`)).json).toMatchObject({ valid: true, productName: before.json.productName });
      expect(passportByCode(fresh.context.store, code)?.document).toContain('Another name');

      publishStored(code, fresh.context);
      expect((await ask(target)).json.productName).toBe('Another name');
      expect((await ask(`/dpp/${code}`)).text).toContain('Another name');
    });

    test('a file that says nothing of the state leaves an invalid passport invalid', async () => {
      const code = derived(fresh, 'STAYS1', { dppStatus: undefined });
      derived(fresh, 'STAYS1', { dppStatus: 'invalid' }, false);
      derived(fresh, 'STAYS1', { dppStatus: undefined }, false);
      await expectProblem(`/api/v1/public/dpp/${code}`, 410, 'gone');
      expect((await ask(`/api/v1/verify/${code}`)).json).toMatchObject({ verdict: 'invalid', reasons: ['DPP-STA-22'] });
    });

    test('a change by the workbench is seen at once, and the tag with it', async () => {
      const before = await ask(DPP);
      fresh.context.changeSettings({ baseUrl: 'https://lab.example' });
      const after = await ask(DPP);
      expect(after.json.vcUrl).toBe(`https://lab.example${DPP}/vc`);
      expect(after.headers.etag).not.toBe(before.headers.etag);
      // Signed under the name before: nobody vouches for that name here any more, and nothing was altered.
      expect((await ask(VERIFY)).json).toMatchObject({ valid: false, verdict: 'unknown-issuer' });
      fresh.context.changeSettings({ baseUrl: 'http://localhost:8080' });
      expect((await ask(VERIFY)).json.valid).toBe(true);
    });
  });
});

const aMaterial = { name: expect.any(String), percentage: expect.any(Number) };

test('a store that no workbench has prepared: the public interface says so and serves nothing', async () => {
  const fresh = freshApp();
  fresh.context.store.db.prepare("DELETE FROM settings WHERE name = 'didDocument'").run();
  const app = createPublic(fresh.reader, { report: () => undefined });
  for (const path of ['/health', '/.well-known/did.json']) {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  }
  await app.close();
  fresh.close();
});

test('off loopback the rate of one address is limited', async () => {
  const fresh = freshApp();
  const app = createPublic(fresh.reader, { report: () => undefined, rate: rateLimit() });
  expect((await app.inject('/health')).headers.ratelimit).toMatch(/^"default";r=\d+;t=\d+$/);
  await app.close();
  fresh.close();
});

test('the same passport gives the same bytes from one request to the next', async () => {
  const fresh = freshApp({ sample: true });
  const app = createPublic(fresh.reader, { report: () => undefined });
  for (const path of [DPP, `${DPP}/vc`, `${DPP}/qr.png`]) {
    const hashes = await Promise.all(
      [1, 2, 3].map(async () =>
        createHash('sha256')
          .update((await app.inject(path)).rawPayload)
          .digest('hex'),
      ),
    );
    expect(new Set(hashes).size).toBe(1);
  }
  await app.close();
  fresh.close();
});

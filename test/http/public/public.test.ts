// The public interface over real sockets and over the port: what is there about a passport and its service, good questions and bad ones.
import { compactVerify, importJWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { readPicture } from '../../../server/features/pictures/picture.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { DPP, publicInterface } from '../../fixtures/public-interface.ts';

describe.each(TRANSPORTS)('the public interface over %s', (_, connect) => {
  const { fresh, ask, expectProblem } = publicInterface(connect);

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
});

const aMaterial = { name: expect.any(String), percentage: expect.any(Number) };

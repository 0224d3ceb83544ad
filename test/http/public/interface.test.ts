// What integrators rely on: passports, credentials, keys and codes, each in the documented form.
import { createPublicKey } from 'node:crypto';
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { FIELDS, obligationOf } from '../../../server/domain/passport/fields.ts';
import { RULES_EDITION } from '../../../server/domain/passport/law/duties.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { readPicture } from '../../../server/features/pictures/picture.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { verifyIndependently } from '../../fixtures/independent.ts';
import {
  BASE,
  boolean,
  CODES,
  country,
  DID,
  DPP,
  follow,
  fresh,
  get,
  ITEM,
  KEY,
  keyOfService,
  keys,
  number,
  passportOf,
  post,
  serveSample,
  string,
  utc,
} from '../../fixtures/served-sample.ts';

serveSample();

/** The sample that lacks data on purpose. */
const INCOMPLETE = 'DPP-09520123000226-WM26/0042-7';

describe('the public view of a passport', () => {
  test('has all ten fields of the table, each in its type', async () => {
    const { headers, json } = await get(DPP);
    expect(headers['content-type']).toBe('application/json');
    expect(json).toMatchObject({
      dppCode: `DPP-${SAMPLE.gtin}-${SAMPLE.serial}`,
      productName: string,
      manufacturer: string,
      countryOfOrigin: country,
      carbonFootprint: expect.stringMatching(/^\d+(?:\.\d+)? (?:kg|t) CO₂e/),
      repairabilityScore: number,
      vcUrl: string,
      verifiedAt: utc,
    });
    expect(json.materials.length).toBeGreaterThan(0);
    for (const material of json.materials) expect(material).toMatchObject({ name: string, percentage: number, recycledContent: number });
    expect(json.certifications.length).toBeGreaterThan(0);
    expect(json.certifications).toEqual(json.certifications.map(() => string));
  });

  test.each(CODES)('%s: what is there is of its type, and shares are shares', async (code) => {
    const json = await passportOf(code);
    expect(json).toMatchObject({ dppCode: code, productName: string, manufacturer: string, countryOfOrigin: country, verifiedAt: utc });
    expect(code).toMatch(/^DPP-(?:\d{14}-.{1,20}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/);
    const materials = (json.materials ?? []) as { name: string; percentage: number; recycledContent: number }[];
    for (const material of materials) {
      expect(material).toMatchObject({ name: string, percentage: number });
      for (const share of [material.percentage, material.recycledContent ?? 0]) expect(share >= 0 && share <= 100).toBe(true);
    }
    expect(materials.reduce((sum, { percentage }) => sum + percentage, 0)).toBeLessThanOrEqual(100.000_001);
    expect(['string', 'undefined']).toContain(typeof json.carbonFootprint);
    expect(['number', 'undefined']).toContain(typeof json.repairabilityScore);
    expect(json.certifications).toEqual(expect.any(Array));
  });

  test('vcUrl leads to the data of this very passport, signed', async () => {
    const { vcUrl, productName } = await passportOf(SAMPLE.dppCode);
    const { json } = await follow(String(vcUrl));
    expect([json.id, json.credentialSubject.name]).toEqual([vcUrl, productName]);
  });

  test.each(sampleSet())('$passport.dppCode: what the law requires, or will, and is public is there', async ({ passport }) => {
    const { dppCode, category, batteryCategory } = passport;
    const view = await passportOf(dppCode);
    const due = FIELDS.filter((field) => field.tiers.includes('public') && obligationOf(field, category, batteryCategory) === 'mandatory');
    expect(due.length).toBeGreaterThan(10);
    expect(due.map(({ name }) => name).filter((name) => !Object.hasOwn(view, name))).toEqual(
      dppCode === INCOMPLETE ? ['declarationOfConformity', 'markings', 'weeeCategory'] : [],
    );
  });

  test('the customs summary says by which rules the data are complete', async () => {
    const summary = (await get(`/api/v1/public/customs/verify/${encodeURIComponent(SAMPLE.dppCode)}`)).json;
    expect(summary).toMatchObject({ espr_compliant: true, dataComplete: true, missing: [], requiredDocuments: [] });
    expect(summary.rules).toEqual({
      edition: RULES_EDITION,
      source: 'program',
      on: '2026-03-02',
      basis: 'placed-on-market',
      passportRequired: false,
      passportRequiredFrom: '2027-02-18',
    });
  });

  test('labels and values are in the language asked for, where the manufacturer gave it: any language, not a fixed set', async () => {
    const asked = async (language: string) => (await get(DPP, { 'accept-language': language })).json;
    const [english, german, french] = await Promise.all(['en', 'de', 'fr'].map(asked));
    expect(german.labels.countryOfOrigin).toBe('Ursprungsland');
    expect(new Set([english, german, french].map(({ labels }) => labels.materials)).size).toBeGreaterThan(1);
    expect(new Set([english, german, french].map(({ productName }) => productName)).size).toBe(3);
    const italian = (await get('/api/v1/public/dpp/DPP-09520123000226-WM26%2F0042-7', { 'accept-language': 'it' })).json;
    expect([italian.productName, italian.labels.countryOfOrigin]).toEqual(['Lavatrice Onda 9', 'Paese di origine']);
    expect((await asked('xx')).productName).toBe(english.productName);
  });

  test('without a stakeholder key the public view applies: nothing for authorities only is in it', async () => {
    for (const code of CODES) expect(keys(await passportOf(code))).not.toEqual(expect.arrayContaining(['hsCode']));
    for (const code of CODES) expect(keys(await passportOf(code))).not.toEqual(expect.arrayContaining(['producerLei']));
  });
});

describe('the passport reference', () => {
  test('has its seven fields, and its two addresses lead to the passport', async () => {
    const { headers, json } = await get(ITEM, { accept: 'application/json' });
    expect(headers['content-type']).toBe('application/json');
    expect(json).toMatchObject({
      dppCode: SAMPLE.dppCode,
      gtin: expect.stringMatching(/^\d{14}$/),
      serial: SAMPLE.serial,
      passportUrl: string,
      apiUrl: string,
      productName: string,
      manufacturer: string,
    });
    expect((await follow(json.passportUrl, { accept: 'text/html' })).headers['content-type']).toBe('text/html; charset=utf-8');
    const { json: passport } = await follow(json.apiUrl);
    for (const field of ['dppCode', 'gtin', 'serial', 'productName', 'manufacturer']) expect(passport[field]).toBe(json[field]);
  });

  test('other clients get a redirect to the public passport, or the link set', async () => {
    const page = await fresh.ask(ITEM, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.location]).toEqual([307, `${BASE}/dpp/${SAMPLE.dppCode}`]);
    const { headers, json } = await get(ITEM, { accept: 'application/linkset+json' });
    expect(headers['content-type']).toBe('application/linkset+json');
    expect(json.linkset[0].anchor).toMatch(new RegExp(`${ITEM}$`));
  });

  test('of a GTIN: gtin, results of three fields each, total', async () => {
    const { json } = await get(`/api/v1/public/01/${SAMPLE.gtin}`, { accept: 'application/json' });
    expect(json).toMatchObject({ gtin: SAMPLE.gtin, total: json.results.length });
    expect(Number.isInteger(json.total) && json.total > 0).toBe(true);
    for (const result of json.results) {
      expect(result).toEqual({ dppCode: string, passportUrl: string, apiUrl: string });
      expect((await follow(result.apiUrl)).json.dppCode).toBe(result.dppCode);
      await follow(result.passportUrl);
    }
  });

  test('of a GTIN that nobody registered: the same three fields, and where else to ask', async () => {
    const { json } = await get('/api/v1/public/01/09506000134352', { accept: 'application/json' });
    expect(json).toEqual({
      gtin: '09506000134352',
      results: [],
      total: 0,
      fallback: { resolver: 'https://id.gs1.org', url: 'https://id.gs1.org/01/09506000134352' },
    });
  });
});

describe('the verifiable credential', () => {
  test('has all seven members in their form, under the media type of the interface', async () => {
    const { headers, json } = await get(`${DPP}/vc`, { accept: 'application/vc+ld+json' });
    expect(headers['content-type']).toBe('application/vc+ld+json');
    expect(json).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'],
      id: string,
      type: expect.arrayContaining(['VerifiableCredential', 'DigitalProductPassport']),
      issuer: { id: DID },
      validFrom: utc,
      credentialSubject: { id: `${BASE}${ITEM}` },
    });
    expect(json.proof).toMatchObject({
      type: 'DataIntegrityProof',
      cryptosuite: 'eddsa-jcs-2022',
      verificationMethod: KEY,
      proofPurpose: 'assertionMethod',
      proofValue: expect.stringMatching(/^z[1-9A-HJ-NP-Za-km-z]{80,90}$/),
    });
    expect((await follow(json.id)).json).toEqual(json);
  });

  test.each(CODES)('%s verifies offline with the key of the DID document, by another implementation', async (code) => {
    const { text } = await get(`/api/v1/public/dpp/${encodeURIComponent(code)}/vc`);
    const key = await keyOfService();
    expect(verifyIndependently(text, key)).toBe(true);
    expect(verifyIndependently(text.replace('"name":"', '"name":"x'), key)).toBe(false);
  });
});

test('the JWT credential: three parts, alg and kid of the interface, typ vc+jwt, issuer and id of the credential, a good signature', async () => {
  const { text } = await get(`${DPP}/vc.jwt`);
  expect(text).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(decodeProtectedHeader(text)).toMatchObject({ alg: 'EdDSA', kid: KEY, typ: 'vc+jwt' });
  const { payload } = await compactVerify(text, await importJWK(await keyOfService(), 'EdDSA'));
  const claims = JSON.parse(Buffer.from(payload).toString('utf8'));
  const { json: credential } = await get(`${DPP}/vc`);
  expect(claims.issuer.id).toBe(DID);
  expect([claims.credentialSubject.id, claims.type]).toEqual([credential.credentialSubject.id, credential.type]);
  expect(claims.id).toMatch(new RegExp(`^${BASE}${DPP}/vc`));
});

describe('the DID document', () => {
  test('comes under the name that was asked for, and says so to whoever keeps it', async () => {
    for (const accept of ['application/json', 'application/did+json', 'application/did+ld+json', 'application/ld+json']) {
      const { headers } = await fresh.ask('/.well-known/did.json', { headers: { accept } });
      expect([headers['content-type'], headers.vary]).toEqual([accept, 'Accept']);
    }
  });

  test('has all four members, and one public key of 32 bytes', async () => {
    const { json } = await get('/.well-known/did.json', { accept: 'application/json' });
    expect(json).toMatchObject({ '@context': expect.arrayContaining(['https://www.w3.org/ns/did/v1']), id: DID });
    expect(json.verificationMethod).toEqual([
      {
        id: KEY,
        type: 'JsonWebKey2020',
        controller: DID,
        publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x: expect.stringMatching(/^[\w-]{43}$/) },
      },
    ]);
    expect(json.assertionMethod).toEqual([KEY]);
    const [{ publicKeyJwk }] = json.verificationMethod;
    expect(createPublicKey({ key: publicKeyJwk, format: 'jwk' }).asymmetricKeyType).toBe('ed25519');
  });
});

test('the conformance manifest: four members, and four of each of the four credential types, both formats of the interface among them', async () => {
  const { json } = await get('/.well-known/untp-conformance.json', { accept: 'application/json' });
  expect(keys(json).sort()).toEqual(['conformsTo', 'credentials', 'implementationName', 'version']);
  expect(json).toMatchObject({ conformsTo: expect.stringMatching(/^https:\/\/untp\./), version: '0.7.0', implementationName: string });
  const types = json.credentials.map(({ type }: { type: string }) => type);
  expect(types.sort()).toEqual([
    'DigitalConformityCredential',
    'DigitalFacilityRecord',
    'DigitalProductPassport',
    'DigitalTraceabilityEvent',
  ]);
  for (const entry of json.credentials) {
    const formats = expect.arrayContaining(['W3C VC v2.0 (eddsa-jcs-2022)', 'SD-JWT (vc+sd-jwt, EdDSA)']);
    expect(entry).toEqual({ type: string, version: '0.7.0', issuerDid: DID, credentialFormats: formats });
  }
});

describe('the QR code', () => {
  const widthOf = (bytes: Buffer): number => bytes.readUInt32BE(16);

  test('is a PNG of 300 pixels, or as many as asked from 100 to 2000', async () => {
    const { headers, bytes } = await get(`${DPP}/qr.png`);
    expect([headers['content-type'], bytes.subarray(1, 4).toString('latin1'), widthOf(bytes)]).toEqual(['image/png', 'PNG', 300]);
    for (const size of [100, 2000]) expect(widthOf((await get(`${DPP}/qr.png?size=${size}`)).bytes)).toBe(size);
    for (const size of [99, 2001]) expect((await fresh.ask(`${DPP}/qr.png?size=${size}`)).status).toBe(400);
  });

  test.each(CODES)('%s: what it holds leads to the page of the passport', async (code) => {
    const picture = await readPicture((await get(`/api/v1/public/dpp/${encodeURIComponent(code)}/qr.png`)).bytes);
    const [symbol] = 'symbols' in picture ? picture.symbols : [];
    const url = symbol?.text ?? '';
    const { gtin, serial } = await passportOf(code);
    const page = `${BASE}/dpp/${encodeURIComponent(code)}`;
    if (serial !== undefined) {
      expect(url).toBe(`${BASE}/api/v1/public/01/${gtin}/21/${encodeURIComponent(String(serial))}`);
      const { status, headers } = await fresh.ask(url.slice(BASE.length));
      expect([status, headers.location]).toEqual([307, page]);
    }
    expect((await follow(page)).text).toContain('<html');
  });
});

describe('the result of verifying', () => {
  test.each(CODES)('a stored passport: seven fields (%s)', async (code) => {
    const { json } = await get(`/api/v1/verify/${encodeURIComponent(code)}`);
    const { productName } = await passportOf(code);
    expect(json).toMatchObject({
      valid: true,
      dppCode: code,
      issuer: DID,
      verificationMethod: KEY,
      algorithm: 'Ed25519',
      signedAt: utc,
      productName,
    });
  });

  test('a submitted credential: four fields and the subject', async () => {
    const { text, json: credential } = await get(`${DPP}/vc`);
    const { json } = await post('/api/v1/verify', text);
    expect(json).toMatchObject({ valid: true, issuer: DID, credentialType: 'DigitalProductPassport', issuanceDate: utc });
    expect(json.issuanceDate).toBe(credential.validFrom);
    expect(json.credentialSubject).toEqual(credential.credentialSubject);
  });

  test('a submitted credential that is altered, or shaped as the interface’s sample: the same fields, valid false', async () => {
    const { json: credential } = await get(`${DPP}/vc`);
    const { type, cryptosuite, proofValue } = credential.proof;
    const bare = { '@context': credential['@context'], type: credential.type, issuer: DID, proof: { type, cryptosuite, proofValue } };
    for (const sent of [{ ...credential, validFrom: '2020-01-01T00:00:00Z' }, bare]) {
      const { json } = await post('/api/v1/verify', sent);
      expect(json.valid).toBe(false);
      expect(keys(json)).toEqual(expect.arrayContaining(['valid', 'issuer', 'credentialType', 'issuanceDate', 'credentialSubject']));
      expect(json.credentialSubject).toBeNull();
      expect(json.reasons).not.toEqual([]);
    }
  });

  test('a submitted SD-JWT, here the service’s own: five fields, what is disclosed with its values, what is not by its name', async () => {
    const { productName, carbonFootprint, materials } = await passportOf(SAMPLE.dppCode);
    const { text: token } = await get(`${DPP}/vc.sd-jwt`);
    const whole = (await post('/api/v1/verify/sd-jwt', { token })).json;
    expect(whole).toMatchObject({
      valid: true,
      algorithm: 'EdDSA',
      issuer: DID,
      disclosedClaims: { productName, carbonFootprint, materials },
    });
    expect(whole.undisclosedFields).toEqual(expect.arrayContaining(['hsCode', 'producerLei']));
    expect(whole.undisclosedFields).toEqual(whole.undisclosedFields.map(() => string));

    // header.payload.signature, disclosures, and a closing tilde that may be left out.
    const [jwt = '', ...disclosures] = token.split('~').filter((part) => part !== '');
    const nameOf = (disclosure: string): string => JSON.parse(Buffer.from(disclosure, 'base64url').toString('utf8'))[1];
    const kept = disclosures.filter((disclosure) => nameOf(disclosure) !== 'carbonFootprint');
    for (const end of ['~', '']) {
      const { json } = await post('/api/v1/verify/sd-jwt', { token: [jwt, ...kept].join('~') + end });
      expect([json.valid, json.disclosedClaims.productName, json.disclosedClaims.carbonFootprint]).toEqual([true, productName, undefined]);
      expect([...json.undisclosedFields].sort()).toEqual([...whole.undisclosedFields, 'carbonFootprint'].sort());
    }
    const forged = await post('/api/v1/verify/sd-jwt', { token: [`${jwt.slice(0, -6)}AAAAAA`, ...kept, ''].join('~') });
    expect(forged.json).toMatchObject({ valid: false, algorithm: 'EdDSA', disclosedClaims: {}, undisclosedFields: [] });
  });
});

test.each(CODES)('the customs summary of %s: nine fields', async (code) => {
  const { headers, json } = await get(`/api/v1/public/customs/verify/${encodeURIComponent(code)}`);
  expect(headers['content-type']).toBe('application/json');
  const { productName, manufacturer, countryOfOrigin } = await passportOf(code);
  expect(json).toMatchObject({
    dppCode: code,
    productName,
    manufacturer,
    countryOfOrigin,
    hsCode: expect.stringMatching(/^\d{6,10}$/),
    espr_compliant: json.dataComplete,
    hasVerifiableCredential: true,
    signatureValid: true,
  });
  expect(json.espr_compliant).toEqual(boolean);
  for (const material of json.materials) expect(material).toEqual({ name: string, percentage: number });
});

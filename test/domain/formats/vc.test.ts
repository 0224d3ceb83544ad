// The credentials of every sample passport: valid UNTP, verifiable by an independent route, broken by any change.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { compactVerify, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { flatStatus } from '../../../server/domain/formats/status-list.ts';
import { isSampleCredential, signCredential, toCredential, toVcJwt } from '../../../server/domain/formats/vc.ts';
import { isObject, type JsonObject } from '../../../server/domain/json/json.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { verifyCredential } from '../../../server/domain/verify/index.ts';
import { publish } from '../../../server/features/issuing/sign-passport.ts';
import { verifyIndependently } from '../../fixtures/independent.ts';
import { BASE_URL, NOW, testSigner } from '../../fixtures/signer.ts';
import { skipReason, vectors } from '../../fixtures/vectors-folder.ts';

const signer = testSigner();
const key = await importJWK({ ...signer.publicJwk }, 'EdDSA');
const indexFor = () => ({ list: 1, index: 94_567 });
const published = sampleSet().map(({ passport }) => publish(passport, signer, { baseUrl: BASE_URL, now: NOW, indexFor }));
const bodies = published.map(({ passport, credentials }) => {
  const body = (format: string): string => credentials.find((one) => one.format === format)?.body ?? '';
  return { code: passport.dppCode, passport, vc: body('vc'), jwt: body('vc-jwt') };
});
const parse = (text: string): JsonObject => JSON.parse(text) as JsonObject;
const subjectOf = (document: JsonObject): JsonObject => (isObject(document.credentialSubject) ? document.credentialSubject : {});

/** jose, and the rule that it lacks: base64url has one spelling (RFC 4648 section 3.5). */
async function joseAccepts(token: string): Promise<boolean> {
  try {
    await compactVerify(token, key, { algorithms: ['EdDSA'] });
    return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
  } catch {
    return false;
  }
}

describe.each(bodies)('the credential of $code', ({ code, passport, vc, jwt }) => {
  it.skipIf(vectors === undefined)(`is valid against the UNTP 0.7.0 schema (skipped when ${skipReason})`, () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    (addFormats as unknown as (instance: Ajv2020) => void)(ajv);
    const schema = JSON.parse(readFileSync(`${vectors}credentials/open/untp-0.7.0/schemas/DigitalProductPassport.json`, 'utf8')) as object;
    const validate = ajv.compile(schema);
    validate(parse(vc));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('verifies by an independent route, as a VC and as a JWT of the same document, which names both purposes', async () => {
    expect(verifyIndependently(vc, signer.publicJwk)).toBe(true);
    const { payload, protectedHeader } = await compactVerify(jwt, key);
    expect(protectedHeader).toEqual({ alg: 'EdDSA', kid: 'did:web:dpp.example.org#key-1', typ: 'vc+jwt', cty: 'vc' });
    const { proof, ...document } = parse(vc);
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({ ...document, credentialStatus: flatStatus(BASE_URL, indexFor()) });
    expect(proof).toMatchObject({ '@context': document['@context'], created: '2026-11-21T09:30:00Z', proofPurpose: 'assertionMethod' });
  });

  it('passes the product’s own verification with the issuer known', () => {
    const trust = {
      issuers: new Map([
        [
          signer.did,
          { did: signer.did, origin: 'list', status: 'granted', didDocument: signer.didDocument, asOf: NOW.toISOString() } as const,
        ],
      ]),
      state: 'fresh',
    } as const;
    for (const [kind, text] of [
      ['vc', vc],
      ['vc-jwt', jwt],
    ] as const) {
      const { evidence } = verifyCredential({ kind, text, flags: [] }, { now: new Date('2026-11-22T00:00:00Z'), trust });
      expect(evidence.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      expect(evidence.map(({ code: found }) => found)).toEqual(expect.arrayContaining(['DPP-SIG-01', 'DPP-ISS-01', 'DPP-CON-01']));
    }
  });

  it('holds neither the commodity code nor the LEI', () => {
    for (const secret of [passport.hsCode, passport.producerLei].filter((value) => value !== undefined)) {
      expect(vc).not.toContain(secret);
      expect(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()).not.toContain(secret);
    }
    expect(vc).not.toMatch(/hsCode|producerLei|eori/);
  });

  it('says by itself that it is a sample, in its signed content and its id', () => {
    const document = parse(vc);
    expect(isSampleCredential(document)).toBe(true);
    expect(document.name).toMatch(/^SAMPLE – /);
    expect(subjectOf(document).characteristics).toMatchObject({ sample: true, dppCode: code });
    // GS1 952: demonstrations and examples; 53414d504c45: "SAMPLE".
    expect(document.id).toMatch(/\/DPP-(0952|53414d50-4c45-)/);
  });
});

describe('tampering', () => {
  const [short] = bodies.toSorted((a, b) => a.vc.length - b.vc.length);

  it('with any single character of the VC breaks it', () => {
    const { vc } = short ?? { vc: '' };
    const accepted: number[] = [];
    for (let at = 0; at < vc.length; at++) {
      // The lowest bit: digits stay digits, letters stay letters.
      const changed = String.fromCharCode(vc.charCodeAt(at) ^ 1);
      if (verifyIndependently(vc.slice(0, at) + changed + vc.slice(at + 1), signer.publicJwk)) accepted.push(at);
    }
    expect(vc.length).toBeGreaterThan(2000);
    expect(accepted).toEqual([]);
  });

  it('with any single character of the JWT breaks it', async () => {
    const { jwt } = short ?? { jwt: '' };
    const accepted: number[] = [];
    for (let at = 0; at < jwt.length; at++) {
      const changed = jwt[at] === 'A' ? 'B' : 'A';
      if (await joseAccepts(jwt.slice(0, at) + changed + jwt.slice(at + 1))) accepted.push(at);
    }
    expect(await joseAccepts(jwt)).toBe(true);
    expect(accepted).toEqual([]);
  });

  it('with the key breaks it', () => {
    expect(verifyIndependently(short?.vc ?? '', testSigner(8).publicJwk)).toBe(false);
  });
});

describe('toCredential', () => {
  const [first] = sampleSet();
  const passport = first?.passport;
  if (passport === undefined) throw new Error('the sample set is empty');

  it('names the product by the Digital Link that its QR code holds', () => {
    const subject = subjectOf(toCredential(passport, signer, BASE_URL, NOW));
    expect(subject).toMatchObject({
      id: 'https://dpp.example.org/api/v1/public/01/09520123456788/21/ABC123',
      itemNumber: 'ABC123',
      idGranularity: 'item',
      name: 'VeloPack 520 e-bike battery',
      countryOfProduction: { countryCode: 'DE' },
    });
  });

  it('carries the translations as language-tagged values', () => {
    const { characteristics } = subjectOf(toCredential(passport, signer, BASE_URL, NOW));
    expect(characteristics).toMatchObject({
      productName: expect.arrayContaining([{ '@value': 'E-Bike-Akku VeloPack 520', '@language': 'de' }]),
    });
  });

  it('never tells where materials come from or which facility made it', () => {
    const text = JSON.stringify(toCredential(passport, signer, BASE_URL, NOW));
    expect(text).not.toContain('Plant Freiburg 2');
    expect(text).toContain('"originCountry":{"countryCode":"ZZ"');
  });

  it('is not a sample without the mark', () => {
    const { sample: _, ...real } = passport;
    const document = toCredential(real as typeof passport, signer, BASE_URL, NOW);
    expect(isSampleCredential(document)).toBe(false);
    expect(JSON.stringify(document)).not.toContain('SAMPLE –');
  });

  it('is signed once only', () => {
    const signed = signCredential(toCredential(passport, signer, BASE_URL, NOW), signer, NOW);
    expect(() => signCredential(signed, signer, NOW)).toThrow(TypeError);
    expect(() => toVcJwt(signed, signer)).toThrow(TypeError);
  });
});

// What is issued with the passports of the sample set: valid UNTP, verifiable by an independent route, true to the passport and no more than is public of it.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { compactVerify, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { eventDocument } from '../../../server/domain/epcis/document.ts';
import { CREDENTIAL_TYPES, ISSUED_FORMATS } from '../../../server/domain/formats/credential-types.ts';
import { flatStatus } from '../../../server/domain/formats/status-list.ts';
import { isSampleCredential } from '../../../server/domain/formats/vc.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import type { Passport } from '../../../server/domain/passport/model.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { trustFromIssuers } from '../../../server/domain/trust/from-issuers.ts';
import { verifyCredential } from '../../../server/domain/verify/index.ts';
import { publish, type SignedCredential } from '../../../server/features/issuing/sign-passport.ts';
import { verifyIndependently } from '../../fixtures/independent.ts';
import { openSdJwt } from '../../fixtures/independent-sd-jwt.ts';
import { BASE_URL, NOW, testSigner } from '../../fixtures/signer.ts';
import { skipReason, vectors } from '../../fixtures/vectors-folder.ts';

const signer = testSigner();
const key = await importJWK({ ...signer.publicJwk }, 'EdDSA');
const indexFor = () => ({ list: 1, index: 94_567 });
const trust = trustFromIssuers(
  [{ did: signer.did, origin: 'list', status: 'granted', didDocument: signer.didDocument, asOf: NOW.toISOString() }],
  { state: 'fresh', asOf: NOW.toISOString() },
);
const SCHEMAS: Readonly<Record<string, string>> = {
  DigitalConformityCredential: 'ConformityCredential.json',
  DigitalTraceabilityEvent: 'DigitalTraceabilityEvent.json',
  DigitalFacilityRecord: 'DigitalFacilityRecord.json',
};

// biome-ignore lint/suspicious/noExplicitAny: tests look into documents of every shape
type Parsed = any;
const parse = (text: string): Parsed => JSON.parse(text);
const issue = (passport: Passport, events: readonly JsonObject[] = []) =>
  publish(passport, signer, { baseUrl: BASE_URL, now: NOW, events, indexFor }).credentials;
const beside = (credentials: readonly SignedCredential[]) => credentials.filter(({ type }) => type !== 'DigitalProductPassport');
const documents = (credentials: readonly SignedCredential[], type: string): Parsed[] =>
  credentials.filter((one) => one.type === type && one.format === 'vc').map(({ body }) => parse(body));
const nameOf = ({ id }: { readonly id: string }): string => id.slice(id.lastIndexOf('/') + 1);

const samples = sampleSet().map(({ passport, events }) => ({
  code: passport.dppCode,
  passport,
  events,
  credentials: issue(passport, events),
}));
const [battery] = samples;
if (battery === undefined) throw new Error('the sample set is empty');

describe.each(samples)('next to the passport $code', ({ passport, credentials }) => {
  const plain = beside(credentials).filter(({ format }) => format === 'vc');

  it.skipIf(vectors === undefined)(`every credential is valid against its UNTP 0.7.0 schema (skipped when ${skipReason})`, () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    (addFormats as unknown as (instance: Ajv2020) => void)(ajv);
    for (const { type, body } of plain) {
      const schema = JSON.parse(readFileSync(`${vectors}credentials/open/untp-0.7.0/schemas/${SCHEMAS[type]}`, 'utf8')) as object;
      const validate = ajv.getSchema(String((schema as { $id?: string }).$id)) ?? ajv.compile(schema);
      validate(parse(body));
      expect(validate.errors ?? []).toEqual([]);
    }
    expect(plain.length).toBeGreaterThan(0);
  });

  it('every credential verifies by an independent route, in three forms that say the same; the tokens name both purposes of the status', async () => {
    for (const { id, type, body } of plain) {
      const forms = credentials.filter((one) => one.id === id);
      expect(forms.map(({ format }) => format)).toEqual(['vc', 'vc-jwt', 'sd-jwt', 'sd-jwt']);
      expect(verifyIndependently(body, signer.publicJwk)).toBe(true);
      expect(verifyIndependently(body.replace('"name":"', '"name":"x'), signer.publicJwk)).toBe(false);
      const { proof: _, ...document } = parse(body);
      const { payload } = await compactVerify(forms[1]?.body ?? '', key);
      expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({ ...document, credentialStatus: flatStatus(BASE_URL, indexFor()) });
      const flat = await openSdJwt(forms[2]?.body ?? '', signer.publicJwk);
      const older = await openSdJwt(forms[3]?.body ?? '', signer.publicJwk);
      expect([flat.header.typ, older.header.typ]).toEqual(['dc+sd-jwt', 'vc+sd-jwt']);
      expect(older.claims).toEqual(flat.claims);
      expect(flat.claims).toMatchObject({ iss: signer.did, vct: `${BASE_URL}/vct/${type}`, id });
      const subject = document.credentialSubject;
      if (Array.isArray(subject)) expect(flat.claims.events).toEqual(subject);
      else
        expect(flat.claims).toMatchObject(Object.fromEntries(Object.entries(subject).filter(([name]) => !/^(?:id|type|name)$/.test(name))));
    }
  });

  it('every credential passes the product’s own verification with the issuer known', () => {
    for (const { format, body } of beside(credentials)) {
      const { evidence } = verifyCredential({ kind: format, text: body, flags: [] }, { now: new Date('2026-11-22T00:00:00Z'), trust });
      expect(evidence.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      const expected = format === 'sd-jwt' ? ['DPP-ISS-01', 'DPP-DAT-01'] : ['DPP-SIG-01', 'DPP-ISS-01', 'DPP-DAT-01', 'DPP-CON-01'];
      expect(evidence.map(({ code }) => code)).toEqual(expect.arrayContaining(expected));
      expect(evidence.find(({ check }) => check === 'integrity')).toMatchObject({ outcome: 'passed' });
    }
  });

  it('nothing is told that not everybody may read', () => {
    const facilities = (passport.facilities ?? []) as readonly JsonObject[];
    const secrets = [passport.hsCode, passport.producerLei, ...facilities.flatMap(({ name, facilityId }) => [name, facilityId])];
    for (const { format, body } of beside(credentials)) {
      const text = format === 'vc' ? body : Buffer.from(body.split('.')[1] ?? '', 'base64url').toString();
      for (const secret of secrets) if (typeof secret === 'string') expect(text).not.toContain(secret);
      expect(text).not.toMatch(/hsCode|producerLei|eori/);
    }
  });

  it('every credential says by itself that it is a sample', () => {
    for (const { format, body } of beside(credentials)) {
      const document = format === 'vc' ? parse(body) : parse(Buffer.from(body.split('.')[1] ?? '', 'base64url').toString());
      expect(isSampleCredential(document)).toBe(true);
    }
  });
});

describe('the sample set', () => {
  it('has every type in every form', () => {
    const made = new Set(samples.flatMap(({ credentials }) => credentials.map(({ type, format }) => `${type} ${format}`)));
    expect([...made].sort()).toEqual(CREDENTIAL_TYPES.flatMap((type) => ISSUED_FORMATS.map((format) => `${type} ${format}`)).sort());
  });
});

describe('conformity', () => {
  const attestations = (change: Readonly<Record<string, unknown>>) =>
    documents(issue({ ...battery.passport, ...change } as Passport), 'DigitalConformityCredential');

  it('is declared, never assessed: the maker’s word, signed on his behalf', () => {
    const all = samples.flatMap(({ credentials }) => documents(credentials, 'DigitalConformityCredential'));
    expect(all.length).toBeGreaterThan(3);
    for (const { credentialSubject } of all) {
      expect(credentialSubject).toMatchObject({
        assessorLevel: 'self',
        assessmentLevel: 'no-endorsement',
        attestationType: 'declaration',
        description: expect.stringContaining('on the maker’s behalf, without an assessment of its own'),
      });
      expect(credentialSubject.authorisation).toBeUndefined();
      for (const { product, idVerifiedByCAB } of credentialSubject.conformityAssessment[0].assessedProduct) {
        expect([product.id.startsWith(`${BASE_URL}/api/v1/public/01/`), idVerifiedByCAB]).toEqual([true, false]);
      }
    }
  });

  it('names the declaration with its acts, and a certificate with its number, its body and its end', () => {
    const [declaration, certificate] = attestations({
      conformityCertificates: [{ name: 'Type examination', number: 'NB 7/3', notifiedBodyNumber: '0000', validUntil: '2030-06-30' }],
      notifiedBody: { number: '0000', name: 'Example Certification ApS' },
    });
    expect(declaration).toMatchObject({
      id: `${BASE_URL}/api/v1/public/dpp/DPP-09520123456788-ABC123/credentials/declaration-doc-vp520-2026-1`,
      credentialSubject: {
        certificateNumber: 'DoC-VP520-2026-1',
        conformityCertificate: { linkURL: 'https://www.velopack.example/doc/vp-520.pdf' },
        conformityAssessment: [
          {
            assessmentDate: '2026-02-02',
            conformance: true,
            referenceRegulation: [{ name: 'Regulation (EU) 2023/1542' }, { name: 'Directive 2014/30/EU' }],
          },
        ],
      },
    });
    expect(certificate).toMatchObject({
      validUntil: '2030-06-30T23:59:59Z',
      credentialSubject: {
        certificateNumber: 'NB 7/3',
        notifiedBodyNumber: '0000',
        description: expect.stringContaining('of notified body 0000 (Example Certification ApS)'),
      },
    });
    expect(certificate.id).toMatch(/\/certificate-nb-7-3$/);
    expect(certificate.credentialSubject.conformityAssessment[0]).not.toHaveProperty('conformance');
  });

  it('is not attested of a certificate that has ended, nor of a mere name', () => {
    const ended = [{ name: 'Old', number: '1', validUntil: '2026-11-20' }];
    expect(attestations({ conformityCertificates: ended, declarationOfConformity: undefined, certifications: ['CE'] })).toEqual([]);
    const lasting = [{ name: 'New', number: '1', validUntil: '2026-11-21' }];
    expect(attestations({ conformityCertificates: lasting, declarationOfConformity: undefined })).toHaveLength(1);
  });

  it('has an address of its own for each certificate, whatever its number', () => {
    const numbers = ['A/1', 'a 1', '№ 日本', 'A-1-2', 'x'.repeat(200)];
    const found = attestations({
      conformityCertificates: numbers.map((number) => ({ name: 'C', number })),
      declarationOfConformity: undefined,
    });
    expect(found.map(nameOf)).toEqual([
      'certificate-a-1',
      'certificate-a-1-2',
      'certificate',
      'certificate-a-1-2-2',
      `certificate-${'x'.repeat(60)}`,
    ]);
  });
});

describe('facilities', () => {
  const records = (facilities: readonly JsonObject[] | undefined): Parsed[] =>
    documents(issue({ ...battery.passport, facilities } as Passport), 'DigitalFacilityRecord');

  it('have a record of what is public: country and activity, under the name that the passport has for the place of manufacture', () => {
    const [record] = documents(battery.credentials, 'DigitalFacilityRecord');
    expect(record).toMatchObject({
      credentialSubject: {
        id: `${BASE_URL}/api/v1/public/dpp/DPP-09520123456788-ABC123/vc#facility`,
        name: 'Freiburg im Breisgau, DE',
        description: 'pack assembly',
        countryOfOperation: { countryCode: 'DE', countryName: 'Germany' },
        address: { streetAddress: 'not disclosed', addressCountry: { countryCode: 'DE' } },
      },
    });
    expect(parse(battery.credentials[0]?.body ?? '').credentialSubject.producedAtFacility.id).toBe(record.credentialSubject.id);
  });

  it('of which there are several have a record each, and none where the passport names none', () => {
    const found = records([{ country: 'DE' }, { country: 'PL', activity: 'welding' }]);
    expect(found.map(nameOf)).toEqual(['facility-1', 'facility-2']);
    expect(found.map(({ credentialSubject: { name, id } }) => [name, id.endsWith(`${name === 'Germany' ? '1' : '2'}#facility`)])).toEqual([
      ['Germany', true],
      ['welding, Poland', true],
    ]);
    expect(records([])).toEqual([]);
    expect(records(undefined)).toEqual([]);
  });
});

describe('events', () => {
  const [credential] = documents(battery.credentials, 'DigitalTraceabilityEvent');
  const subject = (events: readonly JsonObject[]): Parsed[] =>
    documents(issue(battery.passport, events), 'DigitalTraceabilityEvent').flatMap(({ credentialSubject }) => credentialSubject);
  const at = (time: string, bizStep: string, place: string, more: JsonObject = {}): JsonObject => ({
    type: 'ObjectEvent',
    action: 'OBSERVE',
    eventTime: time,
    eventTimeZoneOffset: '+00:00',
    bizStep,
    readPoint: { id: place },
    epcList: ['urn:epc:id:sgtin:9520123.045678.ABC123'],
    ...more,
  });
  const kinds = (events: readonly Parsed[]) => events.map(({ type }) => type[0]);

  it('become what they were: made, changed, moved', () => {
    expect(credential.credentialSubject.map(({ type, activityType }: Parsed) => [type[0], activityType.code])).toEqual([
      ['MakeEvent', 'assembling'],
      ['MakeEvent', 'commissioning'],
      ['ModifyEvent', 'inspecting'],
      ['ModifyEvent', 'packing'],
      ['MoveEvent', 'shipping'],
      ['MoveEvent', 'receiving'],
    ]);
    const [made, , , , shipped] = credential.credentialSubject;
    expect(made.inputProduct.map(({ product, quantity }: Parsed) => [product.name, quantity])).toEqual([
      ['GTIN 09520123300012, batch C26-07', { value: 40, unit: 'C62' }],
      ['GTIN 09520123300029, batch B26-02', { value: 1, unit: 'C62' }],
    ]);
    expect(made.outputProduct).toMatchObject([{ product: { itemNumber: 'ABC123', idGranularity: 'item' }, disposition: 'active' }]);
    expect([shipped.fromFacility.id, shipped.toFacility.id]).toEqual([
      'urn:epc:id:sgln:9520123.00003.0',
      'urn:epc:id:sgln:9520123.00014.0',
    ]);
  });

  it('have the names that the EPCIS document gives them', () => {
    const { epcisBody } = eventDocument(battery.events, { id: 'urn:x', creationDate: NOW.toISOString() }) as Parsed;
    expect(credential.credentialSubject.map(({ id }: Parsed) => id)).toEqual(epcisBody.eventList.map(({ eventID }: Parsed) => eventID));
  });

  it('move only between two places that were both recorded, one after the other', () => {
    const [a, b] = ['urn:epc:id:sgln:9520123.00001.0', 'urn:epc:id:sgln:9520123.00002.0'];
    const shipped = at('2026-03-01T10:00:00Z', 'shipping', a);
    const received = at('2026-03-03T10:00:00+02:00', 'receiving', b);
    expect(kinds(subject([shipped]))).toEqual(['ModifyEvent']);
    expect(kinds(subject([received, shipped]))).toEqual(['MoveEvent', 'MoveEvent']);
    expect(kinds(subject([shipped, at('2026-03-03T08:00:00Z', 'receiving', a)]))).toEqual(['ModifyEvent', 'ModifyEvent']);
    expect(kinds(subject([shipped, at('2026-03-02T08:00:00Z', 'inspecting', b), received]))).toEqual([
      'ModifyEvent',
      'ModifyEvent',
      'ModifyEvent',
    ]);
    expect(subject([received])[0]).toMatchObject({ eventDate: '2026-03-03T08:00:00.000Z' });
  });

  it('without a place, or declared wrong, are left to the EPCIS document', () => {
    const good = at('2026-03-01T10:00:00Z', 'https://ref.gs1.org/cbv/BizStep-inspecting', 'https://id.example/414/9520123000028');
    const { readPoint: _, ...nowhere } = at('2026-03-01T11:00:00Z', 'storing', 'urn:x:y');
    const wrong = at('2026-03-01T12:00:00Z', 'storing', 'urn:x:y', { eventID: 'urn:uuid:00000000-0000-4000-8000-000000000001' });
    const declared = { ...wrong, errorDeclaration: { declarationTime: '2026-03-02T00:00:00Z', reason: 'did_not_occur' } };
    expect(subject([good, nowhere, wrong, declared])).toMatchObject([
      { activityType: { code: 'inspecting', schemeId: 'https://ref.gs1.org/cbv/BizStep' } },
    ]);
    expect(subject([nowhere, wrong, declared])).toEqual([]);
  });

  it('of another vocabulary, or without a step, say what they are', () => {
    const { bizStep: _, ...plain } = at('2026-03-01T10:00:00Z', '', 'urn:x:y');
    expect(subject([at('2026-03-01T09:00:00Z', 'https://mill.example/steps/carding', 'urn:x:y'), plain])).toMatchObject([
      { activityType: { code: 'https://mill.example/steps/carding', schemeId: 'https://mill.example/steps/carding' } },
      { activityType: { code: 'ObjectEvent' } },
    ]);
  });

  it('name of a long list of inputs a hundred, and say how many more there are', () => {
    const inputs = Array.from({ length: 130 }, (_, serial) => `urn:epc:id:sgtin:9520123.030001.${serial}`);
    const [made] = subject([
      {
        ...at('2026-03-01T10:00:00Z', 'assembling', 'urn:x:y'),
        type: 'TransformationEvent',
        inputEPCList: inputs,
        outputEPCList: ['urn:epc:id:sgtin:9520123.045678.ABC123'],
      },
    ]);
    expect([made.inputProduct.length, made.description]).toEqual([100, '30 more inputs and outputs are in the EPCIS document.']);
  });

  it('of which there are many make several credentials, each of which is valid', () => {
    const many = Array.from({ length: 1001 }, (_, minute) =>
      at(new Date(Date.UTC(2026, 2, 1) + minute * 60_000).toISOString(), 'inspecting', 'urn:x:y'),
    );
    const found = documents(issue(battery.passport, many), 'DigitalTraceabilityEvent');
    expect(found.map((one) => [nameOf(one), one.credentialSubject.length])).toEqual([
      ['events', 500],
      ['events-2', 500],
      ['events-3', 1],
    ]);
  });

  it('that are long make more credentials, ten at most: the latest events are the ones that are told', () => {
    const inputs = Array.from({ length: 100 }, (_, number) => `urn:x:${'y'.repeat(900)}:${number}`);
    const large = Array.from({ length: 60 }, (_, minute) => ({
      ...at(new Date(Date.UTC(2026, 2, 1) + minute * 60_000).toISOString(), 'assembling', 'urn:x:y'),
      type: 'TransformationEvent',
      inputEPCList: inputs,
      outputEPCList: ['urn:epc:id:sgtin:9520123.045678.ABC123'],
    }));
    const found = documents(issue(battery.passport, large), 'DigitalTraceabilityEvent');
    expect(found.map(nameOf)).toEqual(['events', ...Array.from({ length: 9 }, (_, index) => `events-${index + 2}`)]);
    for (const one of found) expect(JSON.stringify(one).length).toBeLessThan(1_100_000);
    expect(found.at(-1).credentialSubject.at(-1).eventDate).toBe('2026-03-01T00:59:00.000Z');
  });

  it('are not valid from a moment before they were known', () => {
    const earlier = documents(
      issue({ ...battery.passport, validFrom: '2026-01-01T00:00:00Z' } as Passport, battery.events),
      'DigitalTraceabilityEvent',
    );
    expect(earlier[0].validFrom).toBe('2026-11-21T09:30:00Z');
  });

  it('that nobody recorded have no credential', () => {
    expect(subject([])).toEqual([]);
  });
});

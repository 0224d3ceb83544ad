// The versions of UNTP: which one a document is of, what is checked of each, and which products it names.
import { describe, expect, it } from 'vitest';
import { judgeContent } from '../../../server/domain/credential/content.ts';
import { UNTP_CONTEXT } from '../../../server/domain/credential/context-terms.ts';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { readProducts } from '../../../server/domain/product/claims.ts';
import { judgeProduct } from '../../../server/domain/product/judge-product.ts';
import { EPCIS_CONTEXT, versionOf, versionsIn } from '../../../server/domain/untp/versions.ts';
import { codesOf, headlineOf, passport, secure, token, verify } from '../../fixtures/issuing.ts';

const V2 = 'https://www.w3.org/ns/credentials/v2';
const V8 = 'https://vocabulary.uncefact.org/untp/0.8.0/context/';
const V6 = 'https://test.uncefact.org/vocabulary/untp/dpp/0.6.1/';
const LINK = 'https://id.gs1.org/01/09520123456788/21/A1';
const SCANNED = { gtin: '09520123456788', serial: 'A1' };

const document = (context: Json, types: readonly string[], credentialSubject: Json, more: JsonObject = {}): JsonObject =>
  passport({ '@context': context, type: ['VerifiableCredential', ...types], credentialSubject, ...more });
const dpp = (context: Json, credentialSubject: JsonObject) => document(context, ['DigitalProductPassport'], credentialSubject);
const PRODUCT = { type: ['Product'], id: LINK, name: 'Zelle', idGranularity: 'item' };
const event = (more: JsonObject = {}): JsonObject => ({
  type: 'ObjectEvent',
  eventID: 'https://maker.example/events/1',
  eventTime: '2026-03-05T14:30:00Z',
  eventTimeZoneOffset: '+00:00',
  action: 'OBSERVE',
  bizStep: 'inspecting',
  epcList: [LINK],
  ...more,
});
const dte = (...events: readonly JsonObject[]) => document([V2, V8, EPCIS_CONTEXT], ['DigitalTraceabilityEvent'], events as Json);
const contentOf = (credential: JsonObject) => judgeContent(credential, 'vc-jwt').map(({ code, detail }) => [code, detail ?? '']);

describe('the version', () => {
  it('comes from the address of the context', () => {
    expect(versionOf(UNTP_CONTEXT)).toEqual({ version: '0.7.0', hasSchemas: true, product: 'subject', events: 'untp' });
    expect(versionOf(V8)).toMatchObject({ version: '0.8.0', hasSchemas: false, events: 'epcis' });
    for (const type of ['dpp', 'dcc', 'dfr', 'dia', 'dte'])
      expect(versionOf(`https://test.uncefact.org/vocabulary/untp/${type}/0.6.0/`)).toMatchObject({ version: '0.6.0', product: 'member' });
  });

  it('of an address that is not in the table is the address, and none of the versions that are', () => {
    for (const other of [
      'https://vocabulary.uncefact.org/untp/1.0.0/context/',
      'https://untp.unece.org/untp/1.0/context',
      V8.replace('https', 'http'),
      V8.slice(0, -1),
      'https://test2.un-cefact.uncefact.org/untp/9/',
    ])
      expect(versionOf(other)).toMatchObject({ version: other, hasSchemas: false, events: 'untp' });
    for (const foreign of [
      'https://example.org/untp/0.8.0/context/',
      V2,
      EPCIS_CONTEXT,
      null,
      {},
      `${V8}${'x'.repeat(300)}`,
      'https://uncefact.org.example/untp/',
    ])
      expect(versionOf(foreign)).toBeUndefined();
  });

  it('can be several, and then none is checked', () => {
    expect(versionsIn({ '@context': [V2, UNTP_CONTEXT, V8] }).map(({ version }) => version)).toEqual(['0.7.0', '0.8.0']);
    expect(contentOf(dpp([V2, UNTP_CONTEXT, V8], PRODUCT))).toEqual([['DPP-CON-06', 'UNTP 0.7.0 and 0.8.0']]);
    const dfr = V6.replace('/dpp/', '/dfr/');
    expect(versionsIn({ '@context': [V2, V6, dfr, UNTP_CONTEXT] }).map(({ version }) => version)).toEqual(['0.6.1', '0.7.0']);
    expect(contentOf(dpp([V2, V6, dfr], { product: PRODUCT }))).toEqual([['DPP-CON-06', 'UNTP 0.6.1']]);
  });
});

describe('the content', () => {
  it('of a version without schemas is not checked, and named', () => {
    expect(contentOf(dpp([V2, V8], PRODUCT))).toEqual([['DPP-CON-06', 'UNTP 0.8.0']]);
    expect(contentOf(dpp([V2, V6], { type: ['ProductPassport'], product: PRODUCT }))).toEqual([['DPP-CON-06', 'UNTP 0.6.1']]);
    // 0.7.0 is held to its schema.
    expect(contentOf(dpp([V2, UNTP_CONTEXT], PRODUCT)).map(([code]) => code)).toEqual(['DPP-CON-03']);
  });

  it('names terms that the document defines itself', () => {
    expect(contentOf(dpp([V2, V8, { maker: 'https://maker.example/terms#' }], PRODUCT)).map(([code]) => code)).toEqual([
      'DPP-CON-06',
      'DPP-CON-05',
    ]);
  });

  it('of another type names the context, which no check of UNTP reads', () => {
    expect(contentOf(document([V2, V8], ['Elsewhere'], PRODUCT))).toEqual([
      ['DPP-CON-04', 'Elsewhere'],
      ['DPP-CON-05', V8],
    ]);
  });

  it('leaves signature, issuer, dates and product to their own checks', () => {
    const valid = verify(token(dpp([V2, V8], PRODUCT)), { expected: SCANNED });
    expect([headlineOf(valid), codesOf(valid)]).toEqual([
      'valid',
      expect.arrayContaining(['DPP-SIG-01', 'DPP-ISS-01', 'DPP-PRD-01', 'DPP-CON-06']),
    ]);
    expect(headlineOf(verify(token(dpp([V2, V8], PRODUCT)), { expected: { ...SCANNED, serial: 'B2' } }))).toBe('invalid');
    expect(headlineOf(verify(token(document([V2, V8], ['DigitalProductPassport'], PRODUCT, { validUntil: '2026-02-01T00:00:00Z' }))))).toBe(
      'invalid',
    );
    expect(headlineOf(verify(secure(dpp([V2, V8], PRODUCT)), { expected: SCANNED }))).toBe('valid');
  });
});

describe('the events of 0.8.0', () => {
  it('are read as EPCIS 2.0', () => {
    expect(contentOf(dte(event(), event({ eventID: 'https://maker.example/events/2' })))).toEqual([['DPP-CON-06', 'UNTP 0.8.0']]);
    const [broken] = contentOf(dte(event(), event({ action: 'LOOK', eventTime: 'noon' })));
    expect(broken).toEqual(['DPP-CON-07', expect.stringMatching(/^\/credentialSubject\/1\/[^;]*; \/credentialSubject\/1\//)]);
    for (const subject of [null, 'x', {}, { type: 'ObjectEvent' }])
      expect(contentOf(dte(subject as never)).map(([code]) => code)).toContain('DPP-CON-07');
  });

  it('have their faults at places of the credential', () => {
    const wrong = event({ action: 'LOOK' });
    const subject = (credentialSubject: Json, more: JsonObject = {}) =>
      contentOf(document([V2, V8, EPCIS_CONTEXT], ['DigitalTraceabilityEvent'], credentialSubject, more)).find(
        ([code]) => code === 'DPP-CON-07',
      )?.[1];
    expect(subject(wrong)).toMatch(/^\/credentialSubject\/action /);
    expect(subject([wrong])).toMatch(/^\/credentialSubject\/0\/action /);
    expect(subject('x')).toMatch(/^\/credentialSubject /);
    expect(subject([event()], { validFrom: 'noon' })).toMatch(/^\/validFrom /);
    for (const text of [subject([]), subject(null), subject([{}, {}]), subject({})])
      expect(text ?? '').not.toMatch(/epcisBody|creationDate/);
  });

  it('are read as EPCIS where the version is named twice', () => {
    const twice = document([V2, V8, V8, EPCIS_CONTEXT], ['DigitalTraceabilityEvent'], [event({ action: 'LOOK' })]);
    expect(contentOf(twice)).toEqual(
      expect.arrayContaining([
        ['DPP-CON-07', expect.stringContaining('/action ')],
        ['DPP-CON-06', 'UNTP 0.8.0'],
      ]),
    );
  });

  it('are not read in another version', () => {
    expect(contentOf(document([V2, V6], ['DigitalTraceabilityEvent'], [event({ action: 'LOOK' })]))).toEqual([
      ['DPP-CON-06', 'UNTP 0.6.1'],
    ]);
  });

  it('name their products by items and by classes', () => {
    const codeOf = (one: JsonObject) => judgeProduct(dte(one), SCANNED)[0]?.code;
    const none: JsonObject = { epcList: [] };
    const other = LINK.replace('A1', 'B2');
    expect(judgeProduct(dte(event()), SCANNED).some(({ outcome }) => outcome === 'failed')).toBe(false);
    expect(codeOf(event({ epcList: [other] }))).toBe('DPP-PRD-04');
    expect(codeOf(event({ ...none, inputEPCList: [other], outputEPCList: [LINK] }))).toBe(codeOf(event()));
    expect(codeOf(event({ ...none, quantityList: [{ epcClass: 'https://id.gs1.org/01/09520123456788', quantity: 3 }] }))).not.toBe(
      'DPP-PRD-05',
    );
    expect(codeOf(event({ ...none, quantityList: [{ epcClass: 'https://id.gs1.org/01/09506000134352', quantity: 3 }] }))).toBe(
      'DPP-PRD-03',
    );
    expect(codeOf(event(none))).toBe('DPP-PRD-05');
  });
});

it('finds the product of a passport of 0.6, with its granularity', () => {
  const credential = (granularityLevel: string, id = LINK) =>
    dpp([V2, V6], { type: ['ProductPassport'], id: 'https://maker.example/passports/1', granularityLevel, product: { id, name: 'Zelle' } });
  expect(judgeProduct(credential('item'), SCANNED).map(({ code }) => code)).toEqual(['DPP-PRD-01']);
  expect(judgeProduct(credential('item', LINK.replace('A1', 'B2')), SCANNED).map(({ code }) => code)).toEqual(['DPP-PRD-04']);
  // In 0.7.0 a member of this name is no product.
  expect(judgeProduct(dpp([V2, UNTP_CONTEXT], { product: { id: LINK } }), SCANNED).map(({ code }) => code)).toEqual(['DPP-PRD-05']);
  // A product beside that states it itself, and a second version.
  const own = (context: Json, stated: JsonObject) =>
    dpp(context, { type: ['ProductPassport'], id: 'https://maker.example/passports/1', ...stated });
  const item = { id: LINK, name: 'Zelle', idGranularity: 'item' };
  expect(readProducts(own([V2, V6], { product: item })).products).toMatchObject([{ granularity: 'item' }]);
  expect(readProducts(own([V2, V6], { product: item, granularityLevel: 'batch' })).products).toMatchObject([{ granularity: 'batch' }]);
  expect(judgeProduct(own([V2, UNTP_CONTEXT, V6], { granularityLevel: 'item', product: item }), SCANNED).map(({ code }) => code)).toEqual([
    'DPP-PRD-01',
  ]);
});

// What a bearer of an SD-JWT hides, and of which type it is: neither makes a passport of what is none.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import type { KnownIssuer } from '../../../server/domain/trust/trust.ts';
import { codesOf, headlineOf, issuer, passport, trusting, verify } from '../../fixtures/issuing.ts';
import { claim, flat, hiding, issueSdJwt, VCT } from '../../fixtures/sd-jwt-issuing.ts';

const GTIN = '09520123456788';
const END = Date.parse('2027-01-01T00:00:00Z') / 1000;
const scanned = { gtin: GTIN, serial: 'B2' };

interface Given {
  readonly expected?: { readonly gtin: string; readonly serial?: string; readonly batch?: string };
  readonly known?: Partial<KnownIssuer>;
}
const judged = (token: string, { expected = scanned, known = {} }: Given = {}) =>
  verify(token, { kind: 'sd-jwt', expected, trust: trusting(issuer(known)) });

const { dppCode: _, ...bare } = flat({ exp: END, gtin: GTIN });
const serial = claim('serial', 'A1');
const hidesSerial = (more: JsonObject = {}): string => issueSdJwt({ ...bare, granularity: 'item', ...more, ...hiding(serial) });

describe('V1: what is hidden cannot be compared', () => {
  it('a token of item A1 with its serial hidden is not valid for B2, as it is not when it shows it', () => {
    const shown = issueSdJwt({ ...bare, granularity: 'item', ...hiding(serial) }, [serial]);
    expect(headlineOf(judged(shown))).toBe('invalid');
    expect(headlineOf(judged(hidesSerial()))).toBe('cannot-check');
    expect(codesOf(judged(hidesSerial()))).toContain('DPP-PRD-10');
  });

  it.each<[string, JsonObject, readonly string[]]>([
    ['of a model', { granularity: 'model' }, [claim('serial', 'A1')]],
    ['that does not say of what', {}, [claim('serial', 'A1')]],
    ['of a batch', { granularity: 'batch' }, [claim('batch', 'L1')]],
    ['whose passport code is hidden', {}, [claim('dppCode', `DPP-${GTIN}-A1`)]],
  ])('nor is one %s', (_what, more, hidden) => {
    expect(headlineOf(judged(issueSdJwt({ ...bare, ...more, ...hiding(...hidden) })))).toBe('cannot-check');
  });

  it('nor is one of the W3C form whose itemNumber, identifier or subject is hidden', () => {
    const w3c = (subject: JsonObject, more: JsonObject = {}) =>
      headlineOf(
        judged(
          issueSdJwt(passport({ validUntil: '2027-01-01T00:00:00Z', credentialSubject: subject, ...more }), [], {
            typ: 'vc+sd-jwt',
            cty: 'vc',
          }),
        ),
      );
    const model = { id: `https://maker.example/01/${GTIN}`, idGranularity: 'model' };
    expect(w3c(model)).toBe('valid');
    expect(w3c({ ...model, ...hiding(claim('itemNumber', 'A1')) })).toBe('cannot-check');
    expect(w3c({ name: 'Zelle', ...hiding(claim('id', `https://maker.example/01/${GTIN}/21/A1`)) })).toBe('cannot-check');
    expect(w3c({ ...model, mass: { ...hiding(claim('unit', 'kg')) } })).toBe('valid');
  });

  it('a revoked key or another product still decides', () => {
    expect(headlineOf(judged(hidesSerial(), { expected: { gtin: '09506000134352' } }))).toBe('invalid');
    expect(headlineOf(judged(hidesSerial(), { known: { did: 'did:web:other.example' } }))).toBe('unknown-issuer');
  });

  it('the trust list may say that identifiers are never hidden in a type of this issuer', () => {
    const model = issueSdJwt({ ...bare, granularity: 'model', ...hiding(claim('hsCode', '850760')) });
    const saying = (type: string, ...claims: readonly string[]): Given => ({ known: { alwaysDisclosed: [{ type, claims }] } });
    expect(headlineOf(judged(model))).toBe('cannot-check');
    expect(headlineOf(judged(model, saying(VCT, 'gtin', 'batch', 'serial')))).toBe('valid');
    expect(headlineOf(judged(model, saying(VCT, 'gtin', 'batch')))).toBe('cannot-check');
    expect(headlineOf(judged(model, saying('https://maker.example/vct/other', 'gtin', 'batch', 'serial')))).toBe('cannot-check');
    expect(headlineOf(judged(model, { known: { origin: 'own' } }))).toBe('valid');
  });

  it('says of what is only read, not scanned, that the answer is about the document', () => {
    const found = verify(hidesSerial(), { kind: 'sd-jwt' });
    expect(headlineOf(found)).toBe('valid');
    expect(codesOf(found)).toContain('DPP-PRD-02');
  });
});

describe('V8: a status that could be hidden', () => {
  it('is ruled out by the entry of the trust list, and by our own issuing', () => {
    const token = issueSdJwt({ ...flat(), granularity: 'item', ...hiding(claim('hsCode', '850760')) });
    const expected = { gtin: GTIN, serial: 'ABC123' };
    expect(headlineOf(judged(token, { expected }))).toBe('valid-not-current');
    expect(headlineOf(judged(token, { expected, known: { alwaysDisclosed: [{ type: VCT, claims: ['status'] }] } }))).toBe('valid');
    expect(headlineOf(judged(token, { expected, known: { origin: 'own' } }))).toBe('valid');
  });
});

describe('the type of an SD-JWT VC', () => {
  it.each<[string, Partial<KnownIssuer>, string]>([
    ['https://maker.example/vct/DigitalProductPassport', {}, 'valid'],
    ['https://maker.example/vct/dpp/1', {}, 'valid'],
    ['https://maker.example/vct/repair-order', {}, 'unknown-issuer'],
    ['https://maker.example/vct/repair-order', { origin: 'local' }, 'unknown-issuer'],
    ['https://maker.example/vct/repair-order', { credentialTypes: ['https://maker.example/vct/repair-order'] }, 'valid'],
    ['https://maker.example/vct/DigitalProductPassport', { credentialTypes: ['https://maker.example/vct/repair-order'] }, 'unknown-issuer'],
  ])('%s, %j: %s', (vct, known, headline) => {
    const found = judged(issueSdJwt(flat({ vct })), { expected: { gtin: GTIN, serial: 'ABC123' }, known });
    expect(headlineOf(found)).toBe(headline);
    expect(codesOf(found).includes('DPP-ISS-14')).toBe(headline !== 'valid');
  });
});

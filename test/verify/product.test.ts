// Product match: the scanned code against what a verified credential says it is about, in every spelling.
import { describe, expect, it } from 'vitest';
import type { Json } from '../../server/recognise/json.ts';
import { judgeProduct } from '../../server/verify/product.ts';

const GTIN = '09520123456788';
const OTHER = '09506000134352';
const scanned = { gtin: GTIN, serial: 'ABC123' };
const about = (credentialSubject: Json) => ({ credentialSubject });
const codeOf = (subject: Json, expected: Parameters<typeof judgeProduct>[1] = scanned) => judgeProduct(about(subject), expected)[0]?.code;
const link = (path: string) => ({ id: `https://maker.example${path}` });

describe('judgeProduct', () => {
  it.each<[string, Json, string]>([
    ['a Digital Link with the serial', link(`/01/${GTIN}/21/ABC123`), 'DPP-PRD-01'],
    ['a Digital Link below a path', link(`/api/v1/public/01/${GTIN}/21/ABC123`), 'DPP-PRD-01'],
    ['a Digital Link with lot and serial', link(`/01/${GTIN}/10/L1/21/ABC123`), 'DPP-PRD-01'],
    ['an EPC URN', { id: 'urn:epc:id:sgtin:9520123.045678.ABC123' }, 'DPP-PRD-01'],
    ['a passport code', { id: `DPP-${GTIN}-ABC123` }, 'DPP-PRD-01'],
    ['a passport code beside a UUID', { id: 'urn:uuid:0b0d6d7a-6f0e-4d5c-9d3e-1f2a3b4c5d6e', dppCode: `DPP-${GTIN}-ABC123` }, 'DPP-PRD-01'],
    ['the serial as itemNumber', { ...link(`/01/${GTIN}`), itemNumber: 'ABC123' }, 'DPP-PRD-01'],
    ['the identifier wins over itemNumber', { ...link(`/01/${GTIN}/21/ABC123`), itemNumber: 'internal-7' }, 'DPP-PRD-01'],
    ['one of several subjects', [link(`/01/${OTHER}`), link(`/01/${GTIN}/21/ABC123`)], 'DPP-PRD-01'],
    ['the item before the product as a whole', [link(`/01/${GTIN}`), link(`/01/${GTIN}/21/ABC123`)], 'DPP-PRD-01'],
    ['the model', { ...link(`/01/${GTIN}`), idGranularity: 'model' }, 'DPP-PRD-06'],
    ['the batch', link(`/01/${GTIN}/10/L1`), 'DPP-PRD-06'],
    ['another GTIN', link(`/01/${OTHER}/21/ABC123`), 'DPP-PRD-03'],
    ['another serial', link(`/01/${GTIN}/21/ABC124`), 'DPP-PRD-04'],
    ['the serial in another case', link(`/01/${GTIN}/21/abc123`), 'DPP-PRD-04'],
    ['another itemNumber', { ...link(`/01/${GTIN}`), itemNumber: 'ABC124' }, 'DPP-PRD-04'],
    ['no product at all', { id: 'did:web:maker.example' }, 'DPP-PRD-05'],
    ['a wrong check digit', link('/01/09520123456789/21/ABC123'), 'DPP-PRD-05'],
    ['a place', link('/414/9520123456788'), 'DPP-PRD-05'],
    ['nothing', null, 'DPP-PRD-05'],
    ['a number', 5, 'DPP-PRD-05'],
  ])('%s', (_name, subject, code) => expect(codeOf(subject)).toBe(code));

  it('finds the products of events and of conformity credentials', () => {
    const product = { product: link(`/01/${GTIN}/21/ABC123`) };
    expect(codeOf([{ type: ['MoveEvent'], movedProduct: [product] }])).toBe('DPP-PRD-01');
    expect(codeOf([{ type: ['MakeEvent'], inputProduct: [{ product: link(`/01/${OTHER}`) }], outputProduct: [product] }])).toBe(
      'DPP-PRD-01',
    );
    expect(codeOf({ conformityAssessment: [{ assessedProduct: [product] }] })).toBe('DPP-PRD-01');
    expect(codeOf({ conformityAssessment: [{ assessedProduct: [{ product: link(`/01/${OTHER}`) }] }] })).toBe('DPP-PRD-03');
  });

  it('compares a short GTIN as the same number', () => {
    expect(codeOf(link(`/01/${GTIN}/21/ABC123`), { gtin: GTIN.slice(1), serial: 'ABC123' })).toBe('DPP-PRD-01');
  });

  it('compares batches', () => {
    expect(codeOf(link(`/01/${GTIN}/10/L1`), { gtin: GTIN, batch: 'L1' })).toBe('DPP-PRD-01');
    expect(codeOf(link(`/01/${GTIN}/10/L1`), { gtin: GTIN, batch: 'L2' })).toBe('DPP-PRD-04');
    expect(codeOf(link(`/01/${GTIN}`), { gtin: GTIN, batch: 'L2' })).toBe('DPP-PRD-06');
  });

  it('says so when nothing was scanned', () => {
    expect(judgeProduct(about(link(`/01/${GTIN}`)), undefined)[0]?.code).toBe('DPP-PRD-02');
  });
});

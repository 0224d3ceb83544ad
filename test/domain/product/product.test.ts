// Product match: the scanned code against what a verified credential says it is about, in every spelling.
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../server/domain/json/json.ts';
import { judgeProduct } from '../../../server/domain/product/judge-product.ts';

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
    [
      'a passport code next to a UUID',
      { id: 'urn:uuid:0b0d6d7a-6f0e-4d5c-9d3e-1f2a3b4c5d6e', dppCode: `DPP-${GTIN}-ABC123` },
      'DPP-PRD-01',
    ],
    ['the serial as itemNumber', { ...link(`/01/${GTIN}`), itemNumber: 'ABC123' }, 'DPP-PRD-01'],
    ['V13: an identifier that contradicts itemNumber', { ...link(`/01/${GTIN}/21/ABC123`), itemNumber: 'internal-7' }, 'DPP-PRD-15'],
    ['V13: an identifier that contradicts the GTIN', { ...link(`/01/${GTIN}/21/ABC123`), gtin: OTHER }, 'DPP-PRD-15'],
    ['V13: an identifier that contradicts the passport code', { ...link(`/01/${GTIN}/21/ABC123`), dppCode: `DPP-${GTIN}-X` }, 'DPP-PRD-15'],
    ['V6: an item whose serial is a number', { ...link(`/01/${GTIN}`), itemNumber: 5, idGranularity: 'item' }, 'DPP-PRD-13'],
    ['V6: an item whose serial is a list', { ...link(`/01/${GTIN}`), itemNumber: ['ABC123'] }, 'DPP-PRD-13'],
    ['V6: an item without a serial', { ...link(`/01/${GTIN}`), idGranularity: 'item' }, 'DPP-PRD-14'],
    ['V6: a batch without its number', { ...link(`/01/${GTIN}`), idGranularity: 'batch' }, 'DPP-PRD-14'],
    ['V6: what states no granularity', link(`/01/${GTIN}`), 'DPP-PRD-12'],
    ['one of several subjects', [link(`/01/${OTHER}`), link(`/01/${GTIN}/21/ABC123`)], 'DPP-PRD-01'],
    ['the item before the product as a whole', [link(`/01/${GTIN}`), link(`/01/${GTIN}/21/ABC123`)], 'DPP-PRD-01'],
    ['the model', { ...link(`/01/${GTIN}`), idGranularity: 'model' }, 'DPP-PRD-06'],
    ['V6: the batch, where none was scanned', link(`/01/${GTIN}/10/L1`), 'DPP-PRD-09'],
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
    expect(codeOf({ ...link(`/01/${GTIN}`), idGranularity: 'model' }, { gtin: GTIN, batch: 'L2' })).toBe('DPP-PRD-06');
  });

  it('V7: tells variants (AI 22) and third-party serials (AI 235) apart', () => {
    expect(codeOf(link(`/01/${GTIN}/235/TPX1`), { gtin: GTIN, tpx: 'TPX2' })).toBe('DPP-PRD-04');
    expect(codeOf(link(`/01/${GTIN}/235/TPX1`), { gtin: GTIN, tpx: 'TPX1' })).toBe('DPP-PRD-01');
    expect(codeOf(link(`/01/${GTIN}/235/TPX1`), { gtin: GTIN })).toBe('DPP-PRD-08');
    expect(codeOf({ id: 'urn:epc:id:upui:9520123.045678.TPX1' }, { gtin: GTIN, tpx: 'TPX2' })).toBe('DPP-PRD-04');
    expect(codeOf(link(`/01/${GTIN}/22/A/21/ABC123`), { ...scanned, cpv: 'B' })).toBe('DPP-PRD-04');
    expect(codeOf(link(`/01/${GTIN}/22/A/21/ABC123`))).toBe('DPP-PRD-01');
  });

  it('V12: finds the product that a credential about several names second, and calls none of more than 1,000 another', () => {
    const many = Array.from({ length: 1001 }, (_, n) => link(`/01/${GTIN}/21/${n}`));
    expect(codeOf(many, { gtin: GTIN, serial: '7' })).toBe('DPP-PRD-01');
    expect(codeOf(many)).toBe('DPP-PRD-16');
    expect(codeOf(many.slice(1))).toBe('DPP-PRD-04');
  });

  it('V13: `sub` is the id of each subject of a list', () => {
    const subjects = [link(`/01/${GTIN}/21/ABC123`), link(`/01/${GTIN}/21/B`)];
    const sub = `https://maker.example/01/${GTIN}/21/ABC123`;
    expect(judgeProduct({ sub, credentialSubject: subjects }, scanned)[0]?.code).toBe('DPP-PRD-15');
    expect(judgeProduct({ sub, credentialSubject: subjects.slice(0, 1) }, scanned)[0]?.code).toBe('DPP-PRD-01');
  });

  it('says so when nothing was scanned', () => {
    expect(judgeProduct(about(link(`/01/${GTIN}`)), undefined)[0]?.code).toBe('DPP-PRD-02');
  });
});

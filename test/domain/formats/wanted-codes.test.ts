// Wishes in QR codes: what one desk shows, another reads as the same; nothing is split, nothing left out without being counted.
import { describe, expect, it } from 'vitest';
import { wantedCodes } from '../../../server/domain/formats/wanted-codes.ts';
import { recognise } from '../../../server/domain/recognise/index.ts';

const GTIN = '09520123456788';

describe('the want-list in QR codes', () => {
  it('is read as what is wanted, whatever is in a serial or a lot', () => {
    const wanted = [
      { gtin: GTIN, serial: 'A/B+C%' },
      { gtin: GTIN, batch: 'L..1' },
      { gtin: GTIN },
      { dppCode: 'DPP-53414d50-4c45-8000-8000-000000000001', link: 'https://maker.example/dpp/x' },
      { link: 'https://maker.example/passports/7' },
    ];
    const { texts, codes } = wantedCodes(wanted);
    expect([texts.length, codes]).toEqual([1, 5]);
    const [item, lot, product, code, link] = recognise({ text: texts[0] ?? '', channel: 'camera' });
    expect(item).toMatchObject({ kind: 'gs1', gtin: GTIN, serial: 'A/B+C%' });
    expect(lot).toMatchObject({ kind: 'gs1', gtin: GTIN, batch: 'L..1', serial: null });
    expect(product).toMatchObject({ kind: 'gs1', gtin: GTIN, serial: null });
    expect(code).toMatchObject({ kind: 'dpp-code', dppCode: wanted[3]?.dppCode });
    expect(link).toMatchObject({ kind: 'link', link: { url: wanted[4]?.link } });
  });

  it('goes on in the next picture when one is full, and counts what no picture can hold', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ gtin: GTIN, serial: `S${index}` }));
    const { texts, codes } = wantedCodes([...many, { link: `https://maker.example/${'x'.repeat(2400)}` }]);
    expect(codes).toBe(100);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.every((text) => Buffer.byteLength(text) <= 600)).toBe(true);
    expect(texts.flatMap((text) => text.split('\n'))).toEqual(many.map(({ serial }) => `https://id.gs1.org/01/${GTIN}/21/${serial}`));
    expect(wantedCodes([])).toEqual({ texts: [], codes: 0 });
  });
});

// Addresses of a passport's representations.
import { describe, expect, it } from 'vitest';
import { linksOf } from '../../../server/domain/formats/links.ts';
import { parseDigitalLink } from '../../../server/domain/gs1/digital-link.ts';

const BASE = 'https://dpp.example.org';

describe('linksOf', () => {
  it('encodes what a serial number may hold, and the Digital Link reads back', () => {
    const serial = 'WM26/0042-7';
    const links = linksOf({ dppCode: `DPP-09520123000226-${serial}`, gtin: '09520123000226', serial }, BASE);
    expect(links.api).toBe(`${BASE}/api/v1/public/dpp/DPP-09520123000226-WM26%2F0042-7`);
    expect(links.digitalLink).toBe(`${BASE}/api/v1/public/01/09520123000226/21/WM26%2F0042-7`);
    const read = parseDigitalLink(links.digitalLink);
    expect(read.ok && read.value.elements).toEqual([
      ['01', '09520123000226'],
      ['21', serial],
    ]);
  });

  it('without a GTIN leads to the page, on the site for people', () => {
    const links = linksOf({ dppCode: 'DPP-53414d50-4c45-8000-8000-000000000001' }, BASE, 'https://www.example.org');
    expect(links.digitalLink).toBe('https://www.example.org/dpp/DPP-53414d50-4c45-8000-8000-000000000001');
    expect(links.page).toBe(links.digitalLink);
  });

  it('names a batch and a model', () => {
    const common = { dppCode: 'x', gtin: '09520123000226' };
    expect(linksOf({ ...common, batchOrLot: 'L1' }, BASE).digitalLink).toMatch(/\/01\/09520123000226\/10\/L1$/);
    expect(linksOf(common, BASE).digitalLink).toMatch(/\/01\/09520123000226$/);
  });
});

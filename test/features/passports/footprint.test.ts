// The footprint of a product among others of its category: what is comparable, and what counts once.
import { beforeEach, describe, expect, it } from 'vitest';
import { parsePassport } from '../../../server/domain/passport/model.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { footprintAmong } from '../../../server/features/passports/footprint.ts';
import { putPassport } from '../../../server/store/passports/passports.ts';
import { toRecord } from '../../../server/store/passports/record.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';

const [sample] = sampleSet();

describe('a footprint among others', () => {
  let context: AppContext;
  beforeEach(() => {
    const fresh = freshApp();
    context = fresh.context;
    return fresh.close;
  });
  /** GTINs with a right check digit. */
  const GTINS = ['09520123456788', '09520123000110', '09520123000127', '09520123000134', '09520123000141'];
  const put = (gtin: number, serial: string, more: object = {}) => {
    const dppCode = `DPP-${GTINS[gtin]}-${serial}`;
    const parsed = parsePassport(
      JSON.parse(JSON.stringify({ ...sample?.passport, sample: undefined, dppCode, gtin: GTINS[gtin], serial, ...more })),
    );
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    putPassport(context.store, toRecord(parsed.passport, { sample: false }, context.now()), context.now());
    return dppCode;
  };
  const kg = (value: number, more: object = {}) => ({ carbonFootprint: { value, unit: 'kg CO2e', perUnit: 'kWh', ...more } });

  it('counts each other product of the category once, in kilograms, and leaves the product itself out', () => {
    const own = put(0, 'A', kg(60));
    put(0, 'B', kg(61));
    put(1, 'A', kg(0.07, { unit: 't CO2e' }));
    put(2, 'A', { ...kg(50), lastUpdated: '2026-01-01T00:00:00Z' });
    put(2, 'B', { ...kg(55), lastUpdated: '2026-02-01T00:00:00Z' });
    expect(footprintAmong(context.store, own)).toEqual({ value: 60, per: 'kWh', others: [55, 70], examined: 5, isCut: false });
  });

  it('compares only what is stated for the same unit, by valid passports of the same category', () => {
    const own = put(0, 'A', kg(60));
    put(1, 'A', kg(70, { perUnit: 'piece' }));
    put(2, 'A', { carbonFootprint: undefined });
    put(3, 'A', { ...kg(70), dppStatus: 'invalid' });
    const other = sampleSet().find(({ passport }) => passport.category !== 'battery')?.passport ?? expect.fail('no other category');
    const parsed = parsePassport({ ...other, sample: false, ...kg(70) });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    putPassport(context.store, toRecord(parsed.passport, { sample: false }, context.now()), context.now());
    expect(footprintAmong(context.store, own)).toMatchObject({ others: [], examined: 4 });
  });

  it('is refused for a passport that states none, and for an unknown one', () => {
    const none = put(0, 'A', { carbonFootprint: undefined });
    expect(() => footprintAmong(context.store, none)).toThrow('states no carbon footprint');
    expect(() => footprintAmong(context.store, 'DPP-NONE')).toThrow('there is no passport');
  });
});

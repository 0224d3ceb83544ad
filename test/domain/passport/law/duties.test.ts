// What the law requires of a passport on a day: by product group, kind of battery, and date.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../server/domain/json/json.ts';
import { CATEGORIES, FIELD_BY_NAME, FIELDS, obligationOf } from '../../../../server/domain/passport/fields.ts';
import { judgeCompleteness, judgeContentComplete } from '../../../../server/domain/passport/law/completeness.ts';
import { completenessOf, dayOfRules, groupNeedsPassportFrom, missingIn } from '../../../../server/domain/passport/law/duties.ts';
import { PROGRAM_EDITION, PROGRAM_RULES, type Rules, toRules } from '../../../../server/domain/passport/law/rules.ts';
import { readRules, writeRules } from '../../../../server/domain/passport/law/rules-file.ts';
import type { Passport } from '../../../../server/domain/passport/model.ts';
import { sampleSet } from '../../../../server/domain/passport/sample/index.ts';
import { readRows } from '../../../../server/domain/tables/csv.ts';
import { skipReason, vectors } from '../../../fixtures/vectors-folder.ts';

const samples = sampleSet().map(({ passport }) => passport);
const lmt = samples.find(({ batteryCategory }) => batteryCategory === 'lmt') as Passport;
const ev = samples.find(({ batteryCategory }) => batteryCategory === 'ev') as Passport;
const without = (passport: Passport, ...names: readonly string[]): Passport =>
  Object.fromEntries(Object.entries(passport).filter(([name]) => !names.includes(name))) as Passport;
const on = (passport: Passport, day: string, rules?: Rules) => completenessOf(passport, { on: day, basis: 'chosen' }, 'en', rules);
const missing = (passport: Passport, day: string): readonly string[] => missingIn(on(passport, day)).map(({ field }) => field);
const stateOf = (passport: Passport, day: string, name: string) => {
  const { state, from } = on(passport, day).duties.find(({ field }) => field === name) ?? {};
  return [state, from];
};

describe('the day', () => {
  it('is the one on which the product was placed on the market, else the day of the check', () => {
    const now = new Date('2027-05-04T23:30:00Z');
    expect(dayOfRules({ ...lmt, placedOnMarketDate: '2026-03-02' }, now)).toEqual({ on: '2026-03-02', basis: 'placed-on-market' });
    // In Brussels, where the fifth has begun.
    expect(dayOfRules(without(lmt, 'placedOnMarketDate'), now)).toEqual({ on: '2027-05-05', basis: 'today' });
    // From a credential of others, in a form that is none.
    expect(dayOfRules({ ...lmt, placedOnMarketDate: 'soon' }, now).basis).toBe('today');
    expect(dayOfRules({ placedOnMarketDate: '0001-01-01', manufacturingDate: '2026-02' }, now).basis).toBe('today');
    expect(dayOfRules({ placedOnMarketDate: '2026-02-01', manufacturingDate: '2026-02' }, now).basis).toBe('placed-on-market');
  });
});

describe('a battery', () => {
  it('misses nothing on the day before Article 77 applies, and what it lacks on that day', () => {
    const gaps = without(lmt, 'chemistry', 'modelIdentifier', 'recycledCobalt');
    expect(missing(gaps, '2027-02-17')).toEqual([]);
    expect(on(gaps, '2027-02-17')).toMatchObject({ isDue: false, passportFrom: '2027-02-18' });
    expect(stateOf(gaps, '2027-02-17', 'chemistry')).toEqual(['not-yet-required', '2027-02-18']);
    expect(missing(gaps, '2027-02-18')).toEqual(['modelIdentifier', 'chemistry']);
  });

  it.each(['portable', 'sli'] as const)('of the kind %s needs no passport, whatever the day', (batteryCategory) => {
    const bare = { ...without(lmt, 'chemistry', 'declarationOfConformity'), batteryCategory };
    expect(missing(bare, '2035-01-01')).toEqual([]);
    expect(on(bare, '2035-01-01').isDue).toBe(false);
    expect(groupNeedsPassportFrom('battery', batteryCategory)).toBeUndefined();
  });

  it('for industry needs a passport above 2 kWh only, and counts as larger while its energy is not stated', () => {
    const industrial: Passport = { ...lmt, batteryCategory: 'industrial' };
    const isDue = (capacity: Json) => on({ ...industrial, capacity }, '2027-02-18').isDue;
    expect([2, 2.01].map((value) => isDue({ value, unit: 'kWh' }))).toEqual([false, true]);
    expect(isDue({ value: 0, unit: 'kWh' })).toBe(true);
    const volts = (nominalVoltage: number) =>
      on({ ...industrial, capacity: { value: 20, unit: 'Ah' }, nominalVoltage }, '2027-02-18').isDue;
    expect([volts(48), volts(400)]).toEqual([false, true]);
    const small = { ...without(industrial, 'chemistry'), capacity: { value: 2, unit: 'kWh' } } as Passport;
    expect(missing(small, '2027-02-18')).toEqual([]);
    const unknown = { ...without(industrial, 'nominalVoltage'), capacity: { value: 1, unit: 'Ah' } } as Passport;
    expect([unknown, without(industrial, 'capacity')].map((one) => on(one, '2027-02-18').isDue)).toEqual([true, true]);
  });

  it('is asked for recycled shares when their act is adopted, which has only an earliest day', () => {
    const gaps = (passport: Passport) => without(passport, 'recycledCobalt');
    expect(stateOf(gaps(ev), '2030-01-01', 'recycledCobalt')).toEqual(['not-yet-required', '2028-08-18']);
    expect(stateOf(gaps(lmt), '2040-01-01', 'recycledCobalt')).toEqual(['not-yet-required', '2033-08-18']);
  });

  it('is asked for the report on due diligence from its own later day, and then only in certain cases', () => {
    const gaps = without(lmt, 'responsibleSourcingReportUrl');
    expect(stateOf(gaps, '2027-08-17', 'responsibleSourcingReportUrl')).toEqual(['not-yet-required', '2027-08-18']);
    expect(stateOf(gaps, '2027-08-18', 'responsibleSourcingReportUrl')).toEqual(['conditional', '2027-08-18']);
  });

  it('is not asked for its materials, the country of origin, or what publishing fills in', () => {
    const gaps = without(lmt, 'materials', 'countryOfOrigin', 'digitalProductPassportId');
    expect(missing(gaps, '2028-01-01')).toEqual([]);
  });

  it('names the address of the manufacturer when only a name is given', () => {
    const named: Passport = { ...lmt, manufacturer: { name: 'Rheintal' } as Passport['manufacturer'] };
    expect(missing(named, '2027-02-18')).toEqual(['manufacturer/address']);
    expect(missing(named, '2026-01-01')).toEqual([]);
  });

  it('that holds what its kind must not is told so', () => {
    expect(stateOf({ ...lmt, stateOfCertifiedEnergy: 90 } as Passport, '2027-02-18', 'stateOfCertifiedEnergy')).toEqual([
      'not-to-be-filled',
      undefined,
    ]);
  });

  it('takes an empty list for an answer only where "none" is one', () => {
    expect(missing({ ...lmt, hazardousSubstances: [] }, '2027-02-18')).toEqual([]);
    expect(missing({ ...lmt, detailedComposition: [] }, '2027-02-18')).toEqual(['detailedComposition']);
  });

  it('has its gaps named in the reader’s language, with the law', () => {
    const { duties } = completenessOf(without(lmt, 'chemistry'), { on: '2027-02-18', basis: 'chosen' }, 'de');
    expect(duties.filter(({ state }) => state === 'missing')).toEqual([
      expect.objectContaining({ field: 'chemistry', label: 'Chemie', legalBasis: 'Regulation (EU) 2023/1542 Annex VI Part A (7)' }),
    ]);
  });
});

describe('the table', () => {
  it('calls no field of a group mandatory by law for which no act is adopted', () => {
    for (const category of CATEGORIES.filter((one) => groupNeedsPassportFrom(one) === undefined)) {
      const bare = { category, dppCode: 'DPP-1', manufacturer: { name: 'x' } } as unknown as Passport;
      expect(missing(bare, '2099-12-31')).toEqual([]);
      expect(on(bare, '2099-12-31').duties.filter(({ state }) => state === 'conditional')).toEqual([]);
    }
  });

  it('dates only what the law asks for of that kind, with real days', () => {
    for (const field of FIELDS)
      for (const [scope, day] of Object.entries(field.from ?? {})) {
        const [category, kind] = scope.split('/') as ['battery', 'ev'];
        expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
        expect([field.name, scope, obligationOf(field, category, kind)]).toEqual([
          field.name,
          scope,
          expect.stringMatching(/^(?:mandatory|conditional|pending)$/),
        ]);
      }
  });

  const guidance = vectors === undefined ? undefined : `${vectors}../data/battery-71.csv`;
  it.skipIf(guidance === undefined || !existsSync(guidance))(
    `asks of each kind of battery what the guidance of August 2026 asks from 18 February 2027 (skipped when ${skipReason})`,
    () => {
      const STATES: Readonly<Record<string, string>> = { missing: 'M', conditional: 'C', 'not-yet-required': 'P' };
      const MANUFACTURER: Readonly<Record<string, string>> = { name: 'manufacturer', address: 'manufacturer/address' };
      /** Publishing fills it in, so it is never missing. */
      const SET_HERE = 'batteryPassportIdentifier';
      /** The guidance calls it not to be filled, next to the fields that hold its parts. The interface shows it for every product. */
      const SHOWN_ANYWAY = 'materials';
      /** The guidance repeats the capacity as a point that is not to be filled. */
      const REPEATED = '25';
      const rows = readRows(readFileSync(guidance ?? '', 'utf8'), ',')
        .flatMap((row) => ('cells' in row ? [row.cells] : []))
        .slice(1);
      const told = rows.flatMap(([number = '', , , ev = '', lmt_ = '', industrial = '', , , ours = '']) => {
        const name =
          ours.split(' ')[0]?.replace(/^manufacturer\.(name|address|email)$/, (_, part: string) => MANUFACTURER[part] ?? '') ?? '';
        if (number === REPEATED || name === SET_HERE || name === SHOWN_ANYWAY || name === '') return [];
        // The table of facts was written before the field was added.
        return [[number, name === 'MISSING' ? 'expectedLifetimeCyclesNow' : name, `${ev}${lmt_}${industrial}`] as const];
      });
      expect(told).toHaveLength(67);
      const asked = (name: string, rules: Rules): string =>
        (['ev', 'lmt', 'industrial'] as const)
          .map((batteryCategory) => {
            const bare = {
              category: 'battery',
              batteryCategory,
              ...(name === 'manufacturer/address' ? { manufacturer: { name: 'x' } } : {}),
            };
            const { duties } = on(bare as unknown as Passport, '2027-02-18', rules);
            const state = duties.find(({ field }) => field === name)?.state;
            const field = FIELD_BY_NAME.get(name);
            const isForbidden = field !== undefined && obligationOf(field, 'battery', batteryCategory) === 'not-to-be-filled';
            return state === undefined ? (isForbidden ? '-' : 'O') : name === 'batteryCategory' ? 'M' : STATES[state];
          })
          .join('');
      const file = readRules(writeRules(PROGRAM_EDITION));
      for (const rules of [PROGRAM_RULES, ...(file.ok ? [toRules(file.edition)] : [])])
        expect(told.map(([number, name]) => [number, name, asked(name, rules)])).toEqual(told);
      expect(file.ok).toBe(true);
      // And nothing else.
      for (const batteryCategory of ['ev', 'lmt', 'industrial'] as const) {
        const { duties } = on({ category: 'battery', batteryCategory, manufacturer: {} } as unknown as Passport, '2027-02-18');
        const points = new Set(told.map(([, name]) => name));
        const further = duties.filter(({ field, obligation }) => obligation !== 'pending' && !points.has(field));
        expect(further).toEqual([]);
      }
    },
  );
});

describe('the evidence', () => {
  const day = (placedOnMarketDate: string): Passport => ({ ...without(lmt, 'chemistry'), placedOnMarketDate });
  const now = new Date('2026-11-23T12:00:00Z');

  it('names the rules, the day, and why that day', () => {
    expect(judgeCompleteness({ ...lmt, placedOnMarketDate: '2027-03-01' }, now)).toMatchObject({
      code: 'DPP-CPL-01',
      detail: 'by the rules of 2026-11 (this program) for 2027-03-01, the day on which it says that it was placed on the market',
    });
    expect(judgeCompleteness(day('2027-03-01'), now)).toMatchObject({ code: 'DPP-CPL-02', detail: expect.stringMatching(/^chemistry; /) });
    expect(judgeCompleteness(without(day('2026-01-01'), 'placedOnMarketDate'), now)).toMatchObject({
      code: 'DPP-CPL-04',
      detail: 'a passport is required from 2027-02-18; by the rules of 2026-11 (this program) for 2026-11-23, the day of this check',
    });
  });

  it('counts a kind of battery that the law does not know, whatever it is, as not stated', () => {
    for (const batteryCategory of ['EV', ['lmt'], { toString: 1, valueOf: 1 }, null]) {
      const content = { category: 'battery', batteryCategory, placedOnMarketDate: '2027-03-01' };
      const found = judgeContentComplete({ credentialSubject: { characteristics: content } } as never, false, now);
      expect(found).toMatchObject({ code: 'DPP-CPL-02', detail: expect.stringContaining('batteryCategory') });
    }
    expect(missing({ ...lmt, chemistry: '', capacity: null } as unknown as Passport, '2027-02-18')).toEqual(['capacity', 'chemistry']);
  });

  it('asks an SD-JWT for the address of the manufacturer too', () => {
    const claims = { vct: 'x', category: 'battery', batteryCategory: 'lmt', placedOnMarketDate: '2027-03-01', manufacturer: 'Rheintal' };
    const bare = { ...lmt, ...claims } as never;
    expect(judgeContentComplete(bare, false, now)).toMatchObject({
      code: 'DPP-CPL-02',
      detail: expect.stringContaining('manufacturer/address'),
    });
    const detail = { ...lmt, ...claims, manufacturerDetail: lmt.manufacturer } as never;
    expect(judgeContentComplete(detail, false, now).detail).not.toContain('manufacturer/address');
  });

  it('calls a field missing only where the credential cannot hide it', () => {
    const content = { category: 'battery', batteryCategory: 'lmt', placedOnMarketDate: '2027-03-01' };
    const document = (characteristics: object) => ({ credentialSubject: { characteristics } }) as never;
    expect(judgeContentComplete(document(content), false, now).code).toBe('DPP-CPL-02');
    expect(judgeContentComplete(document(content), true, now)).toMatchObject({
      code: 'DPP-CPL-03',
      detail: expect.stringContaining('chemistry'),
    });
    expect(judgeContentComplete(document({}), false, now).code).toBe('DPP-CPL-03');
  });
});

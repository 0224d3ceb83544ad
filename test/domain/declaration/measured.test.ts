// Measured values against declared ones: units, tolerances, numbers that can be read in two ways, and what cannot be compared.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MeasuredValue, Quantity } from '../../../server/contract/index.ts';
import { compareMeasured } from '../../../server/domain/declaration/measured.ts';
import { quantitiesIn, quantitiesOf } from '../../../server/domain/declaration/quantities.ts';
import { readUnit } from '../../../server/domain/declaration/units.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';

const quantity = (value: number, unit: string, source: Quantity['source'] = 'credential'): Quantity => ({
  place: 'p',
  label: 'P',
  value,
  unit,
  source,
});
const typed = (value: string, unit = '', tolerance = '5', toleranceIn: MeasuredValue['toleranceIn'] = 'percent'): MeasuredValue => ({
  ...{ place: 'p', value, unit, tolerance, toleranceIn },
});
const found = (declared: Quantity, measured: MeasuredValue) => compareMeasured([measured], [declared])[0] ?? expect.fail('no finding');
const outcome = (declared: Quantity, measured: MeasuredValue) => {
  const { outcome, why } = found(declared, measured);
  return why === undefined ? outcome : why;
};

describe('a measured value', () => {
  it('agrees within the tolerance, the limit itself included, and differs beyond it', () => {
    const declared = quantity(2.5, 'kWh');
    expect(['2.5', '2.375', '2.625', '2,4'].map((value) => outcome(declared, typed(value)))).toEqual(Array(4).fill('agrees'));
    expect(['2.37', '2.63', '-2.5', '0'].map((value) => outcome(declared, typed(value)))).toEqual(Array(4).fill('differs'));
    expect(outcome(quantity(0.3, 'kg'), typed('0.1', '', '0.2', 'unit'))).toBe('agrees');
  });

  it('is converted into the unit of the declared one, and its absolute tolerance with it', () => {
    const declared = quantity(2.5, 'kWh');
    expect(outcome(declared, typed('2450', 'Wh'))).toBe('agrees');
    expect(outcome(declared, typed('2450', 'kWh'))).toBe('differs');
    expect(outcome(declared, typed('2450', 'Wh', '60', 'unit'))).toBe('agrees');
    expect(outcome(declared, typed('2450', 'Wh', '40', 'unit'))).toBe('differs');
    expect(outcome(declared, typed('9', 'MJ'))).toBe('agrees');
    expect(outcome(quantity(61.4, 'kg CO2e/kWh'), typed('0.0614', 't CO₂e / kWh', '0'))).toBe('agrees');
    expect(outcome(quantity(2, 'kg'), typed('2000', 'g', '0'))).toBe('agrees');
    expect(outcome(quantity(450, 'MPa'), typed('450', 'N/mm²', '0'))).toBe('agrees');
  });

  it('says how far it is from the declared one', () => {
    expect(found(quantity(2.5, 'kWh'), typed('2450', 'Wh')).deviation).toBe(-2);
    expect(found(quantity(-20, '°C'), typed('-19', '°C', '2', 'unit'))).toMatchObject({ outcome: 'agrees', deviation: 5 });
    expect(found(quantity(0, '%'), typed('1', '', '2', 'unit')).deviation).toBeUndefined();
  });

  it('agrees unverified with a value that no verified credential supports', () => {
    for (const source of ['passport', 'unproven-credential'] as const) {
      expect(outcome(quantity(1, 'V', source), typed('1'))).toBe('agrees-unproven');
      expect(outcome(quantity(1, 'V', source), typed('2'))).toBe('differs');
    }
  });

  it('is not comparable, and says why', () => {
    const declared = quantity(2.5, 'kWh');
    expect(outcome(declared, typed('2.5', 'kg'))).toBe('other-quantity');
    expect(outcome(declared, typed('2.5', 'foo'))).toBe('unit-unknown');
    expect(outcome(declared, typed('2.5 V'))).toBe('number-form');
    expect(outcome(declared, typed('much'))).toBe('number-form');
    expect(outcome(declared, typed('2.5', '', 'little'))).toBe('number-form');
    expect(compareMeasured([{ ...typed('1'), place: 'gone' }], [declared])[0]).toMatchObject({
      outcome: 'not-comparable',
      why: 'not-stated',
    });
  });

  it('has full stop and comma as decimal marks, and blanks between thousands', () => {
    for (const text of ['1.234', '1,234', ' 1.2340 ']) expect(outcome(quantity(1.234, 'kg'), typed(text, '', '0'))).toBe('agrees');
    for (const text of ['1 234', '1234', '1\u202f234,0']) expect(outcome(quantity(1234, 'kg'), typed(text, '', '0'))).toBe('agrees');
    for (const text of ['1.234,5', '1,234.5', '1e3', '0x10', '--1', '1.', '.5', '1'.repeat(16)])
      expect(outcome(quantity(1, 'kg'), typed(text))).toBe('number-form');
  });

  it('is compared in an unknown unit where both are written in the same one', () => {
    expect(outcome(quantity(500, 'cd/m²'), typed('510', 'cd/m2'))).toBe('agrees');
    expect(outcome(quantity(8, 'points'), typed('8', 'points', '0'))).toBe('agrees');
    expect(outcome(quantity(8, 'points'), typed('8', 'Points', '0'))).toBe('unit-unknown');
  });

  it('never agrees by a negative tolerance', () => {
    expect(outcome(quantity(1, 'V'), typed('1', '', '-5'))).toBe('differs');
  });

  it('gets the same answer in every unit of its dimension', () => {
    const units = fc.constantFrom(['kWh', 'Wh', 'MJ'], ['kg', 'g', 'lb'], ['mm', 'cm', 'm'], ['mΩ', 'Ω'], ['kg CO2e/kWh', 't CO2e/Wh']);
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 }), (signs, declared, measured) => {
        const [first = ''] = signs;
        const answers = signs.map((sign) => {
          const factor = readUnit(first).factor / readUnit(sign).factor;
          // Close to the limit the last digit decides.
          fc.pre(Math.abs(Math.abs(measured / declared - 1) - 0.05) > 1e-6);
          return outcome(quantity(declared * factor, sign), typed(String(measured), first));
        });
        expect(new Set(answers).size).toBe(1);
      }),
    );
  });
});

describe('units', () => {
  it('are told apart by case, and read in either writing', () => {
    expect(readUnit('mW')).not.toEqual(readUnit('MW'));
    expect(readUnit('kg CO₂e')).toEqual(readUnit('kg CO2e'));
    expect(readUnit('mΩ')).toEqual(readUnit('m\u2126'));
    expect(readUnit('\u00b5m')).toEqual(readUnit('\u03bcm'));
    expect(readUnit('Mg').isKnown).toBe(false);
    expect([readUnit('°C').isKnown, readUnit('a/b/c').isKnown, readUnit('/').isKnown]).toEqual([false, false, false]);
  });
});

describe('the numbers of a passport', () => {
  const passport = sampleSet()[0]?.passport ?? expect.fail('no sample');
  const places = (content: object) => quantitiesOf(content as typeof passport, 'en').map(({ place }) => place);

  it('have a place, a name, a unit', () => {
    const all = quantitiesOf(passport, 'en');
    expect(all.find(({ place }) => place === 'capacity')).toMatchObject({
      label: 'Rated capacity',
      unit: expect.stringMatching(/^k?[AW]h$/),
    });
    expect(all.find(({ place }) => place === 'carbonFootprint')).toEqual({
      ...{ place: 'carbonFootprint', label: 'Carbon footprint', value: 61.4, unit: 'kg CO2e/kWh' },
    });
    expect(all.find(({ place }) => place === 'materials[1].percentage')?.unit).toBe('%');
    expect(new Set(all.map(({ place }) => place)).size).toBe(all.length);
    expect(quantitiesOf(passport, 'de').find(({ place }) => place === 'capacity')?.label).toBe('Nennkapazität');
  });

  it('are left out where they have the wrong type', () => {
    expect(places({ capacity: { value: '2.5', unit: 'kWh' }, massKg: 'heavy', materials: { percentage: 5 }, carbonFootprint: 3 })).toEqual(
      [],
    );
    expect(places({ massKg: { value: 2, unit: 'KGM' } })).toEqual(['massKg']);
  });

  it('come from the verified credential before the passport, and from the passport before any other credential', () => {
    const [signed, stored] = [{ massKg: 1 }, { massKg: 2, nominalVoltage: 48 }];
    const of = (source: Quantity['source']) =>
      quantitiesIn(
        [
          { content: signed, source },
          { content: stored, source: 'passport' },
        ],
        'en',
      ).map((one) => [one.place, one.value, one.source]);
    expect(of('credential')).toEqual(
      expect.arrayContaining([
        ['massKg', 1, 'credential'],
        ['nominalVoltage', 48, 'passport'],
      ]),
    );
    expect(of('unproven-credential')).toEqual(expect.arrayContaining([['massKg', 2, 'passport']]));
  });
});

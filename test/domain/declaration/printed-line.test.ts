// What is printed beside a code, compared with the code.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLine } from '../../../server/domain/declaration/printed-line.ts';

const CODE = { gtin: '09520123456788', serial: 'ABC123', batch: 'L7' };
const outcomes = (text: string, code: object = CODE) => {
  const { outcome, findings } = compareLine(text, code);
  return [outcome, Object.fromEntries(findings.map(({ member, outcome: found, why }) => [member, why ?? found]))];
};
const AGREES = ['agrees', { gtin: 'agrees', serial: 'agrees', batch: 'agrees' }];

describe('a printed line', () => {
  it.each([
    ['as GS1 prints it', '(01)09520123456788(21)ABC123(10)L7'],
    ['with blanks', '(01) 0952 0123 456788 (21) ABC123 (10) L7'],
    ['as a scanner reads it', ']C1010952012345678821ABC123\u001d10L7'],
    ['with words', 'GTIN: 9520123456788  S/N ABC123  LOT L7'],
    ['with German words', 'EAN 9520123456788, Seriennr. ABC123, Charge: L7'],
    ['with French words', 'EAN-13 9520123456788 N° de série : ABC123 Lot L7'],
    ['with longer words', 'GTIN 9520123456788 Serial No. ABC123 Batch number: L7'],
    ['as a link', 'https://id.gs1.org/01/09520123456788/10/L7/21/ABC123'],
  ])('agrees %s', (_, text) => {
    expect(outcomes(text)).toEqual(AGREES);
  });

  it('is compared by what it names, and says what it does not name', () => {
    expect(outcomes('(21)ABC123')).toEqual(['agrees', { gtin: 'not-in-line', serial: 'agrees', batch: 'not-in-line' }]);
    expect(outcomes('(21)ABC123(10)L7', { gtin: CODE.gtin, serial: 'ABC123' })).toEqual([
      'agrees',
      { gtin: 'not-in-line', serial: 'agrees', batch: 'not-in-code' },
    ]);
  });

  it('differs if one member differs, whatever agrees', () => {
    expect(outcomes('(01)09520123456788(21)ABC124')).toEqual(['differs', { gtin: 'agrees', serial: 'differs', batch: 'not-in-line' }]);
    expect(outcomes('S/N ABC124')).toEqual(['differs', { gtin: 'not-in-line', serial: 'differs', batch: 'not-in-line' }]);
    // A check digit that is wrong is no reason not to compare.
    expect(outcomes('(01)09520123456789(21)ABC123')[0]).toBe('differs');
  });

  it('is one value: what it equals in the code, else a GTIN, else the serial number', () => {
    expect(outcomes('L7')).toEqual(['agrees', { gtin: 'not-in-line', serial: 'not-in-line', batch: 'agrees' }]);
    expect(outcomes('9520123456788')).toEqual(['agrees', { gtin: 'agrees', serial: 'not-in-line', batch: 'not-in-line' }]);
    expect(outcomes('9520123000110')).toEqual(['differs', { gtin: 'differs', serial: 'not-in-line', batch: 'not-in-line' }]);
    expect(outcomes('XYZ')).toEqual(['differs', { gtin: 'not-in-line', serial: 'differs', batch: 'not-in-line' }]);
    // A serial number that looks like a GTIN is still the serial number of the code.
    expect(outcomes('40170725', { gtin: CODE.gtin, serial: '40170725' })).toEqual(['agrees', { gtin: 'not-in-line', serial: 'agrees' }]);
  });

  it('is left to a person if only its spelling differs', () => {
    expect(outcomes('(21)abc-123')).toEqual(['not-checked', { gtin: 'not-in-line', serial: 'spelling', batch: 'not-in-line' }]);
    expect(outcomes('(01)09520123456788(21)abc123')[0]).toBe('not-checked');
    expect(outcomes('(10)l7(21)OTHER')[0]).toBe('differs');
  });

  it('is not checked without a code, and without anything that is known', () => {
    expect(compareLine('(21)ABC123', {})).toEqual({ outcome: 'not-checked', findings: [], why: 'no-code' });
    expect(compareLine('Made in Spain', CODE)).toEqual({ outcome: 'not-checked', findings: [], why: 'line-form' });
    expect(compareLine('', CODE)).toEqual({ outcome: 'not-checked', findings: [], why: 'line-form' });
  });

  it('agrees with nothing but the code itself, and reads any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600, unit: 'binary' }), (text) => {
        const { outcome, findings } = compareLine(text, CODE);
        if (outcome === 'agrees') expect(findings.some(({ code, line }) => code !== undefined && line !== undefined)).toBe(true);
        for (const one of findings) if (one.outcome === 'agrees' && one.member !== 'gtin') expect(one.line).toBe(one.code);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{1,20}$/), fc.stringMatching(/^[A-Za-z0-9]{1,20}$/), (serial, printed) => {
        const [outcome] = outcomes(`(21)${printed}`, { gtin: CODE.gtin, serial });
        if (outcome === 'agrees') expect(printed).toBe(serial);
        if (serial === printed) expect(outcome).toBe('agrees');
      }),
    );
  });
});

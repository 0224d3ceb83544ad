// Declared goods against what is known of the product: codes at each level, masses in their units, and what cannot be compared.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Headline } from '../../../server/contract/index.ts';
import { compareCodes, compareDeclaration, compareIds, massesAgree } from '../../../server/domain/declaration/compare.ts';
import { type KnownValue, knownOf } from '../../../server/domain/declaration/known.ts';
import { kilogramsPer, readAmount, readCommodityCode, readCountry, readEori } from '../../../server/domain/declaration/values.ts';

const from = (source: KnownValue['source'], ...texts: string[]): KnownValue => ({ texts, source });
const one = (...given: Parameters<typeof compareDeclaration>) => compareDeclaration(...given)[0];

describe('commodity codes', () => {
  it.each([
    ['85076000', ['850760'], { outcome: 'agrees', digits: 6 }],
    ['8507 60 00', ['850760', '85076000'], { outcome: 'agrees', digits: 8 }],
    ['8507.60', ['8507600033'], { outcome: 'agrees', digits: 6 }],
    ['8507', ['850760'], { outcome: 'agrees', digits: 4 }],
    ['8507600033', ['8507600033'], { outcome: 'agrees', digits: 10 }],
    ['85076000331', ['8507600033'], { outcome: 'agrees', digits: 10 }],
    ['850780', ['850760'], { outcome: 'contradicts', digits: 4 }],
    ['850760', ['850610'], { outcome: 'contradicts', digits: 0 }],
    ['85076000', ['850760', '85078000'], { outcome: 'contradicts', digits: 4 }],
    ['85076', ['850760'], { outcome: 'not-comparable', why: 'commodity-code-form' }],
    ['850760', ['n/a'], { outcome: 'not-comparable', why: 'commodity-code-form' }],
  ] as const)('%s against %s', (declared, known, wanted) => {
    expect(compareCodes(declared, known)).toEqual(wanted);
  });

  const code = fc.constantFrom(4, 6, 8, 10).chain((length) => fc.stringMatching(new RegExp(`^[12]{${length}}$`)));
  it('are compared alike in both directions', () => {
    fc.assert(fc.property(code, code, (a, b) => void expect(compareCodes(a, [b])).toEqual(compareCodes(b, [a]))));
  });
  it('agree exactly if one begins the other, up to the end of the shorter one', () => {
    fc.assert(
      fc.property(code, code, (a, b) => {
        const found = compareCodes(a, [b]);
        expect(found.outcome === 'agrees').toBe(a.startsWith(b) || b.startsWith(a));
        if (found.outcome === 'agrees') expect(found.digits).toBe(Math.min(a.length, b.length));
      }),
    );
  });
  it('never agree if one of several contradicts', () => {
    fc.assert(
      fc.property(code, fc.array(code, { minLength: 1, maxLength: 4 }), (a, others) => {
        const each = others.map((other) => compareCodes(a, [other]).outcome);
        expect(compareCodes(a, others).outcome).toBe(each.includes('contradicts') ? 'contradicts' : 'agrees');
      }),
    );
  });
});

describe('numbers', () => {
  it.each([
    ['12', [12], ''],
    ['12.5 kg', [12.5], 'KG'],
    ['12,5kg.', [12.5], 'KG'],
    ['1.234', [1.234, 1234], ''],
    ['1,234 KGM', [1.234, 1234], 'KGM'],
    ['0.250', [0.25], ''],
    ['1.2340', [1.234], ''],
    ['1,234.5', [1234.5], ''],
    ['1.234,5 kg', [1234.5], 'KG'],
    ['1 234,5 kg', [1234.5], 'KG'],
    ["12'000", [12000], ''],
    ['1.234.567', [1234567], ''],
  ] as const)('%s', (text, readings, unit) => {
    expect(readAmount(text)).toMatchObject({ ok: true, value: { readings, unit } });
  });
  it.each(['', 'kg', '-5', '1..2', '1,2,3', '1e5', '5 kg 3', '9'.repeat(50), '½'])('refuses %j', (text) => {
    expect(readAmount(text)).toEqual({ ok: false, why: 'number-form' });
  });
  it('are read back as they were written with a unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.constantFrom('kg', 'g', 't', 'LBR'),
        (whole, unit) =>
          void expect(readAmount(`${whole} ${unit}`)).toMatchObject({ ok: true, value: { readings: [whole], unit: unit.toUpperCase() } }),
      ),
    );
  });
});

describe('masses', () => {
  it('are converted to kilograms', () => {
    expect(['kg', 'KGM', '', 'g', 'GRM', 'MGM', 't', 'TNE', 'dtn', 'lb', 'oz'].map((unit) => kilogramsPer(unit))).toEqual([
      1, 1, 1, 1e-3, 1e-3, 1e-6, 1000, 1000, 100, 0.45359237, 0.028349523125,
    ]);
    expect(['stone', 'Mg', 'mg', 'gr'].map((unit) => kilogramsPer(unit))).toEqual(Array.from({ length: 4 }, () => undefined));
    expect(kilogramsPer('__proto__')).toBeUndefined();
  });
  it('do not depend on the unit in which they are declared', () => {
    const units = [
      [' kg', 1000],
      [' g', 1],
      [' t', 1e6],
    ] as const;
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 10 ** 8 }), fc.integer({ min: 2000, max: 10 ** 8 }), (grams, each) => {
        const told = units.map(([unit, per]) => {
          // Four decimals or none, so that no number has two readings.
          const text = `${(grams / per).toFixed(7)}${unit}`;
          return one({ netMass: text, quantity: '1' }, { netMass: from('credential', `${(each / 1000).toFixed(4)} kg`) })?.outcome;
        });
        expect(new Set(told).size).toBe(1);
        expect(told[0] === 'agrees').toBe(massesAgree(grams / 1000, each / 1000));
      }),
    );
  });
  it('agree in both directions, and with themselves', () => {
    const mass = fc.double({ min: 1e-6, max: 1e7, noNaN: true });
    fc.assert(fc.property(mass, mass, (a, b) => void expect(massesAgree(a, b)).toBe(massesAgree(b, a))));
    fc.assert(fc.property(mass, (a) => void expect(massesAgree(a, a)).toBe(true)));
  });
  it.each([
    ['the mass of all pieces', '25 kg', '10', '2.5 kg', 'agrees', undefined],
    ['within five percent', '26.2 kg', '10', '2.5 kg', 'agrees', undefined],
    ['beyond five percent', '27.5 kg', '10', '2.5 kg', 'contradicts', undefined],
    ['whole kilograms, rounded', '3', '1', '2.6 kg', 'agrees', undefined],
    ['whole kilograms with a decimal of zero', '3.0 kg', '1', '2.6 kg', 'agrees', undefined],
    ['grams, not rounded', '3000 g', '1', '2.6 kg', 'contradicts', undefined],
    ['one piece only by chance', '2.5 kg', undefined, '2.5 kg', 'not-comparable', 'no-quantity'],
    ['square metres', '25 kg', '10 MTK', '2.5 kg', 'not-comparable', 'not-pieces'],
    ['a unit that is not known', '25 stone', '10', '2.5 kg', 'not-comparable', 'unit-unknown'],
    ['a number with two readings that differ in the answer', '1.234 kg', '1', '1.2340 kg', 'not-comparable', 'number-ambiguous'],
    ['a number with two readings that agree in the answer', '1.234 kg', '1', '5 kg', 'contradicts', undefined],
  ] as const)('%s', (_, netMass, quantity, known, outcome, why) => {
    const declared = quantity === undefined ? { netMass } : { netMass, quantity };
    const found = compareDeclaration(declared, { netMass: from('credential', known) }).find(({ field }) => field === 'netMass');
    expect([found?.outcome, found?.why]).toEqual([outcome, why]);
  });
});

describe('the other fields', () => {
  it('reads countries and EORI numbers', () => {
    expect([readCountry('de '), readCountry('XS'), readCountry('XK'), readCountry('EU'), readCountry('Germany')]).toEqual([
      { ok: true, value: 'DE' },
      { ok: true, value: 'RS' },
      { ok: true, value: 'XK' },
      { ok: false, why: 'country-union' },
      { ok: false, why: 'country-form' },
    ]);
    expect([readEori('de 123 4567'), readEori('XI123'), readEori('ZZ1'), readEori('DE'), readEori(`DE${'1'.repeat(16)}`)]).toEqual([
      { ok: true, value: 'DE1234567' },
      { ok: true, value: 'XI123' },
      ...Array.from({ length: 3 }, () => ({ ok: false, why: 'eori-form' })),
    ]);
    expect(readCommodityCode('8507600033123')).toEqual({ ok: false, why: 'commodity-code-form' });
  });
  it('leaves ids that differ in spelling to a person', () => {
    expect([compareIds('A-1', 'A-1'), compareIds('a1', 'A-1'), compareIds('A-1', 'A-2')]).toEqual([
      { outcome: 'agrees' },
      { outcome: 'not-comparable', why: 'spelling' },
      { outcome: 'contradicts' },
    ]);
  });
  it('allows a part of a batch, never more', () => {
    const known = { quantity: from('credential', '100') };
    expect(['60', '100', '101', '60 kg'].map((quantity) => one({ quantity }, known)?.outcome)).toEqual([
      'agrees',
      'agrees',
      'contradicts',
      'not-comparable',
    ]);
    expect(one({ quantity: '60' }, { quantity: from('credential', '100 KGM') })).toMatchObject({
      outcome: 'not-comparable',
      why: 'not-pieces',
    });
  });
});

describe('the source of a value', () => {
  it('never calls an agreement with an unproven value an agreement', () => {
    const sources = ['credential', 'registration-proof', 'passport', 'unproven-credential', 'unproven-registration-proof'] as const;
    const outcomes = (origin: string) => sources.map((source) => one({ origin }, { origin: from(source, 'DE') })?.outcome);
    expect(outcomes('DE')).toEqual(['agrees', 'agrees', 'agrees-unproven', 'agrees-unproven', 'agrees-unproven']);
    expect(outcomes('PL')).toEqual(Array.from(sources, () => 'contradicts'));
  });
  it('names what only one side states', () => {
    expect(compareDeclaration({ origin: 'DE', eori: '  ' }, { eori: from('passport', 'DE1') })).toEqual([
      { field: 'origin', outcome: 'only-declared', declared: 'DE' },
      { field: 'eori', outcome: 'only-passport', found: 'DE1', source: 'passport' },
    ]);
  });
  it('prefers what is signed, and calls the rest by its name', () => {
    const document = {
      credentialSubject: { characteristics: { countryOfOrigin: 'DE' }, dimensions: { weight: { value: 2.125, unit: 'KGM' } } },
    };
    const passport = { countryOfOrigin: 'FR', hsCode: '850760', importer: { eori: 'DE1' } };
    const known = knownOf({ credential: { document, headline: 'valid' }, passport });
    expect(known).toEqual({
      origin: from('credential', 'DE'),
      netMass: from('credential', '2.1250 KGM'),
      commodityCode: from('passport', '850760'),
      eori: from('passport', 'DE1'),
    });
    expect(knownOf({ credential: { document, headline: 'unknown-issuer' } }).origin?.source).toBe('unproven-credential');
  });
  it('never lets an unproven credential hide what a seal says', () => {
    const document = { credentialSubject: { characteristics: { hsCode: '850760' } } };
    const registration = { format: 'cirpass-2', commodityCode: '950300', seal: { signature: 'valid' } } as const;
    const found = (headline: Headline) => one({ commodityCode: '850760' }, knownOf({ credential: { document, headline }, registration }));
    expect(found('unknown-issuer')).toMatchObject({ outcome: 'contradicts', source: 'registration-proof' });
    expect(found('invalid')).toMatchObject({ outcome: 'contradicts', source: 'registration-proof' });
    expect(found('valid')).toMatchObject({ outcome: 'agrees', source: 'credential' });
  });
  it('never lets a value that cannot be compared hide one that can', () => {
    const document = { credentialSubject: { countryOfProduction: 'DE' } };
    const known = knownOf({ credential: { document, headline: 'valid' }, passport: { countryOfOrigin: 'CN' } });
    expect(one({ origin: 'DE' }, known)).toMatchObject({ outcome: 'contradicts', found: 'CN', source: 'passport' });
  });
  it('takes the code of a classification only from the customs tariff', () => {
    const of = (schemeName: string) =>
      knownOf({ credential: { document: { credentialSubject: { productCategory: [{ code: '46410', schemeName }] } }, headline: 'valid' } });
    expect(of('UN CPC')).toEqual({});
    expect(of('Harmonized System')).toEqual({ commodityCode: from('credential', '46410') });
  });
  it('does not take the country of production for the origin', () => {
    const document = { credentialSubject: { countryOfProduction: { countryCode: 'DE' } } };
    expect(one({ origin: 'DE' }, knownOf({ credential: { document, headline: 'valid' } }))).toMatchObject({
      outcome: 'not-comparable',
      why: 'production-only',
    });
  });
  it('compares nothing if nobody says which of several products was declared', () => {
    const subject = (code: string) => ({ characteristics: { countryOfOrigin: code } });
    const document = { credentialSubject: [subject('DE'), subject('PL')] };
    expect(one({ origin: 'DE' }, knownOf({ credential: { document, headline: 'valid' } }))).toMatchObject({
      outcome: 'not-comparable',
      why: 'several-products',
    });
  });
});

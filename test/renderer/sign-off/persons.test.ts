// What a form calls the same person, against what the workbench refuses.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSamePerson, signedBy } from '../../../renderer/sign-off/persons.ts';
import { isAlone } from '../../../server/features/trust/two-persons.ts';
import { cases } from '../../fixtures/cases.ts';

const SAME = [
  ['Ana Lind', 'Ana Lind'],
  ['Ana Lind', 'ana  lind '],
  ['Zoé Müller', 'ZOE MULLER'],
  ['Ana Lind', 'Ａｎａ Ｌｉｎｄ'],
] as const;
const TWO = [
  ['Ana Lind', 'Ben Ott'],
  ['Ana Lind', 'Ana Lindt'],
] as const;

it.each(SAME)('%s and %s are one person, in the form and in the workbench', (who, secondPerson) => {
  expect(isSamePerson(who, secondPerson)).toBe(true);
  expect(isAlone({ who, secondPerson }, { twoPersons: true })).toBe(true);
});

it.each(TWO)('%s and %s are two persons, in both', (who, secondPerson) => {
  expect(isSamePerson(who, secondPerson)).toBe(false);
  expect(isAlone({ who, secondPerson }, { twoPersons: true })).toBe(false);
});

it('says nothing of a name that is not written yet', () => {
  expect(isSamePerson('', '')).toBe(false);
  expect(isSamePerson('Ana Lind', ' ')).toBe(false);
});

it.each([
  ['', 'Ben'],
  ['Ana', ''],
  ['Ana', '.'],
  ['\u200b', 'Ben'],
  ['Ana', ' ana'],
])('lets nobody press the button with “%s” and “%s”', (who, secondPerson) => {
  expect(signedBy({ who, secondPerson }, true)).toBeUndefined();
});

it('lets one person alone press it where one is enough, and sends no second name then', () => {
  expect(signedBy({ who: ' Ana ', secondPerson: 'Ana' }, false)).toEqual({ who: 'Ana' });
  expect(signedBy({ who: ' ', secondPerson: '' }, false)).toBeUndefined();
});

it('whatever two names are written, the form lets through exactly what the workbench takes', () => {
  const written = fc.string({
    unit: fc.constantFrom('A', 'a', 'á', 'a\u0301', 'Ａ', 'ß', 'ss', 'ı', 'İ', 'i', ' ', '-', '.', '\u200b', '7', '７', 'Ω', '\u2126'),
    maxLength: 4,
  });
  fc.assert(
    fc.property(fc.tuple(written, written), ([who, secondPerson]) => {
      const signed = signedBy({ who, secondPerson }, true);
      expect(signed === undefined).toBe(isAlone({ who, secondPerson }, { twoPersons: true }));
      if (signed !== undefined) expect(isAlone(signed, { twoPersons: true })).toBe(false);
    }),
    { numRuns: cases(2_000) },
  );
});

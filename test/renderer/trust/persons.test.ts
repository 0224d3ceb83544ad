// What a form calls the same person, against what the workbench refuses.
import { expect, it } from 'vitest';
import { isSamePerson } from '../../../renderer/trust/persons.ts';
import { isAlone } from '../../../server/catalogue/two-persons.ts';

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

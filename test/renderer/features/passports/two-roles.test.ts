// Two roles side by side: what only one sees comes first, and nothing that neither sees is listed.
import { expect, it } from 'vitest';
import { sideBySide } from '../../../../renderer/features/passports/entry/two-roles.ts';

const row = (place: string, ...roles: string[]) => ({ place, label: place, value: place, roles });
const ROWS = [
  row('name', 'public', 'customs', 'msa'),
  row('code', 'customs', 'msa'),
  row('test', 'msa'),
  row('brand', 'public', 'customs', 'msa'),
];
const of = (first: string, second: string) => sideBySide(ROWS, first, second).map((one) => [one.row.place, one.first, one.second]);

it('puts what only one of them sees first, and keeps the order otherwise', () => {
  expect(of('public', 'customs')).toEqual([
    ['code', false, true],
    ['name', true, true],
    ['brand', true, true],
  ]);
  expect(of('msa', 'public').slice(0, 2)).toEqual([
    ['code', true, false],
    ['test', true, false],
  ]);
});

it('has no difference of a role with itself, and nothing for roles that see nothing', () => {
  expect(of('customs', 'customs').every(([, first, second]) => first && second)).toBe(true);
  expect(of('nobody', 'none')).toEqual([]);
});

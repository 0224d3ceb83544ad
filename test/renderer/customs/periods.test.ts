// Suspensions in the reminder: those that still run come before those that ended, which may be many.
import { expect, it } from 'vitest';
import { byUrgency } from '../../../renderer/customs/periods.ts';

it('puts the one that ends first before the later ones, and all of them before those that are over', () => {
  const items = ['2027-05-03', '2027-06-09', '2027-06-07', '2027-05-31', '2027-06-08'].map((lastDay, at) => ({
    inspection: at + 1,
    lastDay,
    suspendedOn: '2027-01-01',
  }));
  expect(byUrgency(items, '2027-06-07').map(({ inspection }) => inspection)).toEqual([3, 5, 2, 4, 1]);
});

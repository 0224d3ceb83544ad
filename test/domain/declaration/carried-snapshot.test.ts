// A snapshot of the registry as an entry of a pack: the same rows on the other side, and nothing of a text that is not exactly one.
import { expect, it } from 'vitest';
import { readCarriedSnapshot, writeCarriedSnapshot } from '../../../server/domain/declaration/carried-snapshot.ts';
import { MOST_REGISTERED, readSnapshot } from '../../../server/domain/declaration/registry.ts';

const CSV = [
  'registrationId,operator,product,commodityCode',
  'R-2,DE1234567890123,09520123456788,85076000',
  'R-1,,,8507',
  'R-3,Maker & Sons "East",,8507',
  'R-3,,,8506',
].join('\n');

it('carries every row, also that several rows name a registration differently', () => {
  const read = readSnapshot(Buffer.from(CSV), 'registry.csv', '2027-05-30');
  if (!read.ok) throw new Error(read.detail);
  const text = writeCarriedSnapshot(read.snapshot);
  const carried = readCarriedSnapshot(text);
  if (!carried.ok) throw new Error(carried.detail);
  expect([carried.snapshot.name, carried.snapshot.date]).toEqual(['registry.csv', '2027-05-30']);
  expect(new Map(carried.snapshot.rows)).toEqual(new Map(read.snapshot.rows));
  expect(carried.snapshot.plain).toEqual(read.snapshot.plain);
  expect(carried.snapshot.rows.has('R-3')).toBe(true);
  expect(carried.snapshot.rows.get('R-3')).toBeUndefined();
  // The order of the rows in the file makes no other text.
  const [head, ...rows] = CSV.split('\n');
  const reordered = readSnapshot(Buffer.from([head, ...rows.toReversed()].join('\n')), 'registry.csv', '2027-05-30');
  expect(reordered.ok && writeCarriedSnapshot(reordered.snapshot)).toBe(text);
});

const whole = (change: object): string =>
  JSON.stringify({ date: '2027-05-30', name: 'registry.csv', rows: [['R-1', null, null, '8507']], ...change });

it.each([
  ['no JSON', 'R-1,8507'],
  ['a list', '[]'],
  ['another member', whole({ more: 1 })],
  ['a date that is none', whole({ date: '2027-02-30' })],
  ['no name', whole({ name: ' ' })],
  ['a name that is too long', whole({ name: 'x'.repeat(256) })],
  ['rows that are no list', whole({ rows: {} })],
  ['a row without a registration', whole({ rows: [['', null, null, '8507']] })],
  ['a row of two cells', whole({ rows: [['R-1', '8507']] })],
  ['a cell that is a number', whole({ rows: [['R-1', null, null, 8507]] })],
  ['a cell that is too long', whole({ rows: [['R-1', 'x'.repeat(301), null, null]] })],
  ['a registration twice', whole({ rows: [['R-1'], ['R-1']] })],
  ['a member twice', '{"date":"2027-05-30","name":"a","name":"b","rows":[]}'],
])('refuses %s', (_, text) => {
  expect(readCarriedSnapshot(text).ok).toBe(false);
});

it('refuses more rows than a snapshot may have, and takes as many', () => {
  const rows = Array.from({ length: MOST_REGISTERED + 1 }, (_, row) => [`R-${row}`]);
  expect(readCarriedSnapshot(whole({ rows })).ok).toBe(false);
  expect(readCarriedSnapshot(whole({ rows: rows.slice(1) })).ok).toBe(true);
});

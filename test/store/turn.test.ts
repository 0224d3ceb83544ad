// What is read in one turn of the event loop is of one state; the next turn sees what was written meanwhile.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { dataVersionOf } from '../../server/store/data-version.ts';
import { openStore } from '../../server/store/open.ts';
import { countCredentials } from '../../server/store/passports/credentials.ts';
import { readThisTurn } from '../../server/store/read-transaction.ts';
import { writeSetting } from '../../server/store/settings.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const writer = openStore(folder);
const reader = openStore(folder, { readonly: true });
afterAll(() => {
  reader.close();
  writer.close();
});

it('one turn is of one state, and the next sees what was written', async () => {
  const before = readThisTurn(reader);
  expect(dataVersionOf(reader)).toBe(before);
  writeSetting(writer, 'baseUrl', 'https://one.example');
  expect(dataVersionOf(writer)).toBeGreaterThan(before);
  expect(readThisTurn(reader)).toBe(before);
  expect(dataVersionOf(reader)).toBe(before);
  await nextTurn();
  expect(readThisTurn(reader)).toBe(dataVersionOf(writer));
  await nextTurn();
});

it('between turns nothing is held: what was written can be put into the store', async () => {
  readThisTurn(reader);
  countCredentials(reader);
  await nextTurn();
  writeSetting(writer, 'baseUrl', 'https://two.example');
  expect(writer.db.pragma('wal_checkpoint(TRUNCATE)')).toEqual([{ busy: 0, log: 0, checkpointed: 0 }]);
});

it('a store that writes has its own transactions', () => {
  expect(readThisTurn(writer)).toBe(dataVersionOf(writer));
  expect(writer.db.inTransaction).toBe(false);
  writeSetting(writer, 'baseUrl', 'https://three.example');
  expect(readThisTurn(writer)).toBe(dataVersionOf(writer));
});

it('a fault of the first read leaves no transaction behind', async () => {
  const other = openStore(folder, { readonly: true });
  writer.db.exec('ALTER TABLE generation RENAME TO hidden');
  expect(() => readThisTurn(other)).toThrow('no such table');
  await nextTurn();
  expect(other.db.inTransaction).toBe(false);
  writer.db.exec('ALTER TABLE hidden RENAME TO generation');
  expect(readThisTurn(other)).toBe(dataVersionOf(writer));
  await nextTurn();
  other.close();
});

it('a store that is closed in its turn is closed', async () => {
  const other = openStore(folder, { readonly: true });
  readThisTurn(other);
  dataVersionOf(other);
  other.close();
  await nextTurn();
  expect(other.db.open).toBe(false);
});

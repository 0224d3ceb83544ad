// What undoes a single entry is kept in memory for a batch, and never at the cost of a temporary table or a transaction under way.
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../server/store/open.ts';
import { journalsInMemory } from '../../server/store/statement-journals.ts';
import { inTransaction } from '../../server/store/transaction.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const { db, close } = openStore(temporaryFolder());
const [FILE, MEMORY] = [0, 2] as const;
const temporaryStore = (): unknown => db.pragma('temp_store', { simple: true });

db.exec('CREATE TABLE entries (name TEXT PRIMARY KEY)');
beforeEach(() => void db.exec('DELETE FROM entries'));
afterAll(close);
const add = (name: string) => db.prepare('INSERT INTO entries VALUES (?)').run(name);
const names = (): unknown => db.prepare('SELECT name FROM entries ORDER BY name').pluck().all();

it('a batch has its journals in memory, also when it fails, and what follows has not', () => {
  expect(journalsInMemory(db, temporaryStore)).toBe(MEMORY);
  const fails = () =>
    journalsInMemory(db, () => {
      throw new Error('the disk');
    });
  expect(fails).toThrow('the disk');
  expect(temporaryStore()).toBe(FILE);
});

it('an entry that fails is undone, and those before it stay', () => {
  journalsInMemory(db, () =>
    inTransaction(db, 'immediate', () => {
      inTransaction(db, 'deferred', () => add('one'));
      const twice = () =>
        inTransaction(db, 'deferred', () => {
          add('two');
          add('one');
        });
      expect(twice).toThrow('UNIQUE');
    }),
  );
  expect(names()).toEqual(['one']);
  expect(db.inTransaction).toBe(false);
});

it('a transaction under way and a temporary table are left as they are', () => {
  inTransaction(db, 'immediate', () => expect(journalsInMemory(db, temporaryStore)).toBe(FILE));
  db.exec("CREATE TEMP TABLE stamps (thing TEXT); INSERT INTO temp.stamps VALUES ('kept')");
  expect(journalsInMemory(db, temporaryStore)).toBe(FILE);
  expect(db.prepare('SELECT thing FROM temp.stamps').pluck().all()).toEqual(['kept']);
});

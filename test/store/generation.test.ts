// Counting what changes: many rows that are put in together are one change.
import { afterAll, describe, expect, it } from 'vitest';
import { countLater, dataVersionOf } from '../../server/store/data-version.ts';
import { arrivalsIn } from '../../server/store/look-back.ts';
import { addCredential } from '../../server/store/passports/credentials.ts';
import { freshApp } from '../fixtures/fresh-app.ts';

const fresh = freshApp({});
const { store } = fresh.context;
afterAll(() => fresh.close());

let number = 0;
const add = (): unknown =>
  addCredential(store, {
    type: 'DigitalProductPassport',
    format: 'vc-jwt',
    issuer: 'did:web:maker.example',
    receivedAt: '2027-06-01T00:00:00Z',
    source: 'imported',
    body: `a.b.${number++}`,
    sample: false,
  });
const once = (work: () => unknown) =>
  store.db.transaction(() => {
    const count = countLater(store.db, 'credentials');
    work();
    count();
  })();
const schema = () => store.db.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all();

describe('what is put in together', () => {
  it('counts as one change, and what comes after it is counted as ever', () => {
    const [before, arrived, parts] = [dataVersionOf(store), arrivalsIn(store).count, schema()];
    once(() => [add(), add(), add()]);
    expect([dataVersionOf(store), arrivalsIn(store).count]).toEqual([before + 1, arrived + 1]);
    expect(schema()).toEqual(parts);
    add();
    add();
    expect([dataVersionOf(store), arrivalsIn(store).count]).toEqual([before + 3, arrived + 3]);
  });

  it('counts as a change for a reader that looked before it and looks again after it', () => {
    const reader = fresh.reader.store;
    const before = dataVersionOf(reader);
    once(add);
    expect(dataVersionOf(reader)).toBe(before + 1);
  });

  it('is not there, nor counted, nor uncounted for later, when it fails on the way', () => {
    const [before, parts] = [dataVersionOf(store), schema()];
    const failing = () => {
      add();
      throw new Error('the stick was pulled out');
    };
    expect(() => once(failing)).toThrow('the stick was pulled out');
    expect([dataVersionOf(store), schema()]).toEqual([before, parts]);
    add();
    expect(dataVersionOf(store)).toBe(before + 1);
  });
});

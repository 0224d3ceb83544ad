// What a desk saw of other logs, and what others cosigned of its own, once an earlier backup is back: neither is forgotten.
import { expect, it } from 'vitest';
import { allCosigned, putCosigned } from '../../../server/store/log-tree/cosigned.ts';
import { allWitnessed, putWitnessed } from '../../../server/store/log-tree/witnessed.ts';
import type { Store } from '../../../server/store/store.ts';
import { backup, copyOf, life, open, restore } from '../../fixtures/lived.ts';

const seen = (origin: string, size: number) => ({
  ...{ origin, size, root: Buffer.alloc(32, size), key: Buffer.alloc(32, 7) },
  cosignedAt: `2027-05-0${size}T00:00:00.000Z`,
});
const cosigned = (origin: string, size: number) => ({
  ...{ witness: 'w+1+a', origin, size, note: `note of ${size}` },
  cosignedAt: `2027-05-0${size}T00:00:00.000Z`,
});
const sizes = (rows: readonly { readonly origin: string; readonly size: number }[]) =>
  Object.fromEntries(rows.map(({ origin, size }) => [origin, size]));

it('carries the larger of both over, and what came after the backup', () => {
  const data = copyOf(life.data);
  const within = <T>(work: (store: Store) => T): T => {
    const context = open(data);
    try {
      return work(context.store);
    } finally {
      context.close();
    }
  };
  const put = ({ db }: Store, origin: string, size: number) => {
    putWitnessed(db, seen(origin, size));
    putCosigned(db, cosigned(origin, size));
  };
  const context = open(data);
  put(context.store, 'both', 3);
  put(context.store, 'backup', 2);
  const file = backup(context);
  put(context.store, 'both', 5);
  put(context.store, 'here', 4);
  // As if this store had forgotten what only the backup has.
  context.store.db.exec(`DELETE FROM witnessed_logs WHERE origin = 'backup'; DELETE FROM log_witnesses WHERE origin = 'backup'`);
  context.close();
  restore(data, file);
  const expected = { both: 5, backup: 2, here: 4 };
  within((store) => {
    expect(sizes(allWitnessed(store.db))).toEqual(expected);
    expect(sizes(allCosigned(store.db))).toEqual(expected);
    expect(allWitnessed(store.db).find(({ origin }) => origin === 'both')).toEqual(seen('both', 5));
    expect(allCosigned(store.db).find(({ origin }) => origin === 'both')).toEqual(cosigned('both', 5));
  });
});

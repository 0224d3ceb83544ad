// Trust lists through a backup and a restore: what was signed stands as it was signed, what was not only counts against.

import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { settleListed } from '../../../server/features/backups/merge/listed.ts';
import { restoreBackup } from '../../../server/features/backups/restore.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { undoTrustList } from '../../../server/features/trust/import-trust-list.ts';
import { storedTrustSet } from '../../../server/features/trust/trust-set.ts';
import { openStore, storeFile } from '../../../server/store/open.ts';
import { admittedLists, trustListsInForce } from '../../../server/store/trust/trust-lists.ts';
import { entry, newOperatorKey, signed } from '../../fixtures/office.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const root = temporaryFolder();
let count = 0;
const fresh = (): string => join(root, `${count++}`);
const openAt = (folder: string): AppContext => openApp({ folder, now: () => NOW });
const take = (context: AppContext, text: string): void => {
  bringList(context.store, text, NOW, { reason: 'a test' });
};
const OTHER = { issuer: { id: 'did:web:other-lists.example', name: 'Other office' } };
const inForce = (context: AppContext) => trustListsInForce(context.store).map(({ operator, sequence }) => `${operator} ${sequence}`);
const asides = (context: AppContext) => admittedLists(context.store).map(({ sequence, setAside = false }) => [sequence, setAside]);

/** Writes a backup and restores it in its own folder and in an empty one. */
function restored(data: string): readonly AppContext[] {
  const context = openAt(data);
  const file = join(fresh());
  writeBackup(context.store, { file, who: 'Ana', now: NOW });
  context.close();
  return [data, fresh()].map((folder) => {
    restoreBackup({ folder, file, who: 'Ana', reason: 'a test', now: NOW, withoutKeys: true });
    return openAt(folder);
  });
}

describe('a restore of trust lists', () => {
  it('keeps both of two lists with one number: in favour counts what both say', () => {
    const data = fresh();
    const context = openAt(data);
    take(context, signed(3));
    take(context, signed(3, []));
    context.close();
    for (const after of restored(data)) {
      expect(asides(after)).toEqual([
        [3, false],
        [3, false],
      ]);
      expect(inForce(after)).toHaveLength(2);
      after.close();
    }
  });

  it('keeps the lists of every operator', () => {
    const data = fresh();
    const context = openAt(data);
    const key = newOperatorKey();
    take(context, signed(3));
    take(context, signed(7, [], OTHER, key));
    const before = inForce(context);
    context.close();
    for (const after of restored(data)) {
      expect(inForce(after)).toEqual(before);
      expect(storedTrustSet(after.store).pins).toHaveLength(2);
      after.close();
    }
  });

  it('keeps the list that an undo set aside, and the one before it in force', () => {
    const data = fresh();
    const context = openAt(data);
    take(context, signed(3));
    take(context, signed(4, []));
    expect(undoTrustList(context.store, { who: 'Ana', reason: 'a test' }, { twoPersons: false }, NOW).ok).toBe(true);
    context.close();
    for (const after of restored(data)) {
      expect(inForce(after)).toEqual(['did:web:lists.example 3']);
      expect(asides(after)).toContainEqual([4, true]);
      after.close();
    }
  });

  it('keeps what an older list retracts, on a new computer too', () => {
    const data = fresh();
    const context = openAt(data);
    const retracts = [{ sha256: 'ab'.repeat(32) }];
    take(context, signed(2, [entry()], { retracts }));
    for (const number of [3, 4, 5]) take(context, signed(number));
    context.close();
    for (const after of restored(data)) {
      expect(admittedLists(after.store).find(({ sequence }) => sequence === 2)?.retracts).toEqual(retracts);
      after.close();
    }
  });
});

describe('a database that somebody wrote', () => {
  const written = (sql: string): AppContext => {
    const data = fresh();
    const context = openAt(data);
    take(context, signed(2));
    take(context, signed(3));
    context.close();
    const db = new Database(storeFile(data));
    db.exec(sql);
    db.close();
    const store = openStore(data);
    settleListed(store);
    store.close();
    return openAt(data);
  };
  const ROW = `INSERT INTO snapshots (operator, sequence, issued_at, next_update, operator_key, sha256, issuers, status_lists, imported_at, imported_by, active, retracts)
    VALUES ('did:web:lists.example', 1, '2027-05-31T00:00:00Z', '2099-01-01T00:00:00Z', '', 'forged', 1, 0, '2027-05-31T00:00:00Z', 'Eve', 0, '[{"sha256":"aa"}]')`;

  it('retracts nothing without a signed file', () => {
    const context = written(ROW);
    expect(admittedLists(context.store).find(({ sha256 }) => sha256 === 'forged')).not.toHaveProperty('retracts');
    context.close();
  });

  it('puts no list without a signed file in force, also where the signed ones are said to be set aside', () => {
    const context = written(`${ROW}; UPDATE snapshots SET set_aside = 1 WHERE sha256 <> 'forged'`);
    expect(inForce(context)).toEqual([]);
    expect(context.trust().issuers.get('did:web:maker.example')).toBeUndefined();
    context.close();
  });

  it('takes dates and numbers from the signed file', () => {
    const context = written(`UPDATE snapshots SET sequence = 9, next_update = '2099-01-01T00:00:00Z' WHERE sequence = 3`);
    expect(trustListsInForce(context.store)).toMatchObject([{ sequence: 3, nextUpdate: '2027-06-30T00:00:00Z' }]);
    context.close();
  });
});

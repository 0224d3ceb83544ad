// A backup put back: of the edition of the rules that is kept here and the one in the backup, the newer counts.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROGRAM_RULES } from '../../../server/domain/passport/law/rules.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { restoreBackup } from '../../../server/features/backups/restore.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { takeRules } from '../../../server/features/rules/index.ts';
import { openStore } from '../../../server/store/open.ts';
import { keptRules, removeRules, rulesInForce } from '../../../server/store/rules.ts';
import type { Store } from '../../../server/store/store.ts';
import { rulesText } from '../../fixtures/rules-edition.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const folder = temporaryFolder();
let count = 0;
const take = (store: Store, date: string, maker?: string) =>
  takeRules(store, rulesText(date), {
    officer: 'Ana',
    now: NOW,
    ...(maker === undefined ? {} : { origin: { key: 'did:key:z', name: maker } }),
  });

/** What is in force after the backup was put back, with its source. `then` is what happened here since. */
function after(before: (store: Store) => void, then: (store: Store) => void) {
  const data = join(folder, `${++count}`);
  const file = join(folder, `${count}.backup`);
  const context = openApp({ folder: data, now: () => NOW });
  before(context.store);
  writeBackup(context.store, { file, who: 'Ana', now: NOW });
  then(context.store);
  context.close();
  restoreBackup({ folder: data, file, who: 'Ana', reason: 'a test', now: NOW });
  const store = openStore(data);
  const { edition, source } = rulesInForce(store);
  const found = { date: edition.date, source, sha256: keptRules(store)?.sha256 };
  store.close();
  return found;
}

it('the one that came in a pack since stays, with its maker', () => {
  expect(
    after(
      () => undefined,
      (store) => take(store, '2027-05-30', 'Office'),
    ),
  ).toMatchObject({
    date: '2027-05-30',
    source: { kind: 'pack', maker: 'Office' },
  });
  expect(
    after(
      (store) => take(store, '2027-03-01'),
      (store) => take(store, '2027-05-30', 'Office'),
    ).date,
  ).toBe('2027-05-30');
});

it('that of the backup comes back, if it is newer or the only one', () => {
  const back = (store: Store) => {
    removeRules(store);
    take(store, '2027-03-01', 'Office');
  };
  expect(after((store) => take(store, '2027-05-30'), back)).toMatchObject({ date: '2027-05-30', source: { kind: 'import' } });
  expect(after((store) => take(store, '2027-05-30'), removeRules).date).toBe('2027-05-30');
});

it('without either, that of the program counts', () => {
  expect(
    after(
      () => undefined,
      () => undefined,
    ),
  ).toEqual({ date: PROGRAM_RULES.edition.date, source: undefined, sha256: undefined });
});

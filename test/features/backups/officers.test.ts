// Officers in backups: they travel without their failed attempts, and a restore adds nobody to a computer that has officers.
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import {
  beginOfficers,
  changeRules,
  makeOfficer,
  removeOfficer,
  requireSecret,
  resetSecret,
} from '../../../server/features/officers/index.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { readBackupLog } from '../../../server/store/audit-log/backup-log.ts';
import { devicePublicKey } from '../../../server/store/audit-log/device.ts';
import { endFaults } from '../../../server/store/audit-log/signing.ts';
import { underSignIn } from '../../../server/store/officers/acting.ts';
import { listOfficers, officerRules } from '../../../server/store/officers/officers.ts';
import { codeOf } from '../../fixtures/backup-refused.ts';
import { backup, copyOf, fresh, life, NOW, open, restore } from '../../fixtures/lived.ts';

const by = { who: 'Ana', now: NOW };
const names = (data: string): readonly string[] => {
  const context = open(data);
  const found = listOfficers(context.store)
    .map(({ name }) => name)
    .sort();
  context.close();
  return found;
};
const within = async (data: string, work: (store: ReturnType<typeof open>['store']) => Promise<unknown> | unknown): Promise<void> => {
  const context = open(data);
  await work(context.store);
  context.close();
};
function backupOf(data: string): string {
  const context = open(data);
  const file = backup(context);
  context.close();
  return file;
}
async function withOfficers(): Promise<string> {
  const data = copyOf(life.data);
  await within(data, async (store) => {
    await beginOfficers(store, { name: 'Ana', secret: '482137' }, NOW);
    await makeOfficer(store, { name: 'Ben', secret: 'a longer phrase', role: 'officer' }, by);
  });
  return data;
}
const idOf = (store: Parameters<typeof listOfficers>[0], wanted: string): string =>
  listOfficers(store).find(({ name }) => name === wanted)?.id ?? '';

describe('officers', () => {
  it('come along to an empty folder, and the restore names them', async () => {
    const data = await withOfficers();
    await within(data, async (store) => {
      await expect(requireSecret(store, idOf(store, 'Ben'), 'not his phrase', () => NOW)).rejects.toThrow();
      expect(store.db.prepare('SELECT count(*) FROM officer_attempts').pluck().get()).toBe(1);
    });
    const file = backupOf(data);
    const copy = new Database(file, { readonly: true });
    expect(copy.prepare('SELECT count(*) FROM officer_attempts').pluck().get()).toBe(0);
    copy.close();
    const to = fresh();
    restore(to, file);
    await within(to, async (store) => {
      expect(officerRules(store).isOn).toBe(true);
      await requireSecret(store, idOf(store, 'Ben'), 'a longer phrase', () => NOW);
      expect(readBackupLog(store)[0]?.officers?.toSorted()).toEqual(['Ana', 'Ben']);
      expect(firstBroken(store, 'officer_log')).toBeUndefined();
    });
  });

  it('stay as they are here: their secrets, who left, and that they sign in', async () => {
    const data = await withOfficers();
    const file = backupOf(data);
    await within(data, async (store) => {
      await resetSecret(store, idOf(store, 'Ana'), { secret: '271828', reason: 'a test' }, by);
      removeOfficer(store, idOf(store, 'Ben'), by);
      changeRules(store, { lockMinutes: 3 }, by);
    });
    restore(data, file, { reason: 'a test' });
    await within(data, async (store) => {
      expect(listOfficers(store).map(({ name }) => name)).toEqual(['Ana']);
      expect(officerRules(store)).toEqual({ isOn: true, lockMinutes: 3 });
      await requireSecret(store, idOf(store, 'Ana'), '271828', () => NOW);
      expect(readBackupLog(store)[0]?.officers).toBeUndefined();
    });
  });

  it('of a backup do not become officers of a computer that has its own', async () => {
    const file = backupOf(await withOfficers());
    const data = copyOf(life.data);
    await within(data, (store) => beginOfficers(store, { name: 'Cleo', secret: '482137' }, NOW));
    restore(data, file, { reason: 'a test' });
    expect(names(data)).toEqual(['Cleo']);
  });

  it('outlive a backup from before they were made, and no log reads as changed after it', async () => {
    const data = await withOfficers();
    restore(data, life.file, { reason: 'a test' });
    expect(names(data)).toEqual(['Ana', 'Ben']);
    await within(data, (store) => {
      expect(officerRules(store).isOn).toBe(true);
      expect(endFaults(store, devicePublicKey(data) ?? '')).toEqual([]);
    });
  });

  it('confirm a restore by two sign-ins where two persons are required; two typed names do not count', async () => {
    const data = await withOfficers();
    const file = backupOf(data);
    await within(data, (store) => store.db.prepare("INSERT OR REPLACE INTO settings VALUES ('trustTwoPersons', 'true')").run());
    const [ana, ben] = [
      { id: 'a', name: 'Ana' },
      { id: 'b', name: 'Ben' },
    ];
    const refused = codeOf(() => underSignIn([ana], () => restore(data, file, { reason: 'a test', who: 'Ana', secondPerson: 'Ben' })));
    expect(refused).toBe('second-person');
    underSignIn([ana, ben], () => restore(data, file, { reason: 'a test', who: 'Ana', secondPerson: 'Ben' }));
    await within(data, (store) => expect(readBackupLog(store)[0]).toMatchObject({ who: 'Ana, Ben', signedIn: [ana, ben] }));
  });
});

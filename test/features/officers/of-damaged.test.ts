// Officers of a store that cannot be opened: they sign in as far as they can be read, and the damaged file is left alone.
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { beginOfficers, officersOfDamaged, requireSecret } from '../../../server/features/officers/index.ts';
import { changeRules } from '../../../server/features/officers/manage.ts';
import { listOfficers } from '../../../server/store/officers/officers.ts';
import { openStore, storeFile } from '../../../server/store/open.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const folder = withNewStore(temporaryFolder());
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inStore = async (work: (store: ReturnType<typeof openStore>) => unknown): Promise<void> => {
  const store = openStore(folder);
  try {
    await work(store);
  } finally {
    store.close();
  }
};

it('are asked to sign in, and failed attempts count without a write to the file', async () => {
  await inStore((store) => beginOfficers(store, { name: 'Ana', secret: '482137' }, NOW));
  const file = storeFile(folder);
  const before = readFileSync(file);
  const store = officersOfDamaged(folder);
  if (store === undefined) throw new Error('the officers were not read');
  const [ana] = listOfficers(store);
  expect(ana?.name).toBe('Ana');
  const attempt = (secret: string) => requireSecret(store, ana?.id ?? '', secret, () => NOW);
  for (let n = 0; n < 4; n++) await expect(attempt('000001')).rejects.toMatchObject({ code: 'wrong-secret' });
  await expect(attempt('000001')).rejects.toMatchObject({ code: 'locked-out' });
  await expect(attempt('482137')).rejects.toMatchObject({ code: 'locked-out' });
  store.close();
  expect(readFileSync(file).equals(before)).toBe(true);
});

it('are asked for nothing where they do not sign in, or cannot be read', async () => {
  await inStore((store) => changeRules(store, { isOn: false }, { who: 'Ana', now: NOW }));
  expect(officersOfDamaged(folder)).toBeUndefined();
  truncateSync(storeFile(folder), 4096);
  expect(officersOfDamaged(folder)).toBeUndefined();
  writeFileSync(storeFile(folder), 'no database');
  expect(officersOfDamaged(folder)).toBeUndefined();
  rmSync(storeFile(folder));
  expect(officersOfDamaged(folder)).toBeUndefined();
});

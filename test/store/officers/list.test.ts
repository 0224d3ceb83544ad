// The order of the officers on the lock screen, which gives each of them a digit.
import { expect, it } from 'vitest';
import { closing } from '../../../server/lib/closing.ts';
import { addOfficer, listOfficers } from '../../../server/store/officers/officers.ts';
import { openStore } from '../../../server/store/open.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

it('lists officers as they were added, and those of one moment by name', () => {
  using store = closing(openStore(withNewStore(temporaryFolder())));
  const stored = { kind: 'pin', salt: Buffer.alloc(16), hash: Buffer.alloc(32), cost: 1024, block: 8, parallel: 1 } as const;
  const now = new Date('2027-06-01T12:00:00Z');
  for (const [id, name] of [
    ['z', 'Ana'],
    ['a', 'Ben'],
  ] as const)
    addOfficer(store, { id, name, role: 'officer' }, { text: '482137', stored }, now);
  expect(listOfficers(store).map(({ name }) => name)).toEqual(['Ana', 'Ben']);
});

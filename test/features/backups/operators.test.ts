// A backup from the time of one operator, put back where several sign by now: the rule that is pinned here stays.
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ruleFingerprint } from '../../../server/domain/trust-list/quorum.ts';
import { didKeyOf } from '../../../server/domain/trust-list/write.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { restoreBackup } from '../../../server/features/backups/restore.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { importTrustList } from '../../../server/features/trust/import-trust-list.ts';
import { openStore } from '../../../server/store/open.ts';
import { operatorFingerprints, pinnedRule, speaksAlone } from '../../../server/store/trust/operator-rule.ts';
import { OPERATOR, signed } from '../../fixtures/office.ts';
import { A, B, jointly, TWO_OF_THREE } from '../../fixtures/operators.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const folder = temporaryFolder();
const data = join(folder, 'data');
const file = join(folder, 'before.backup');

describe('a backup from before several operators signed', () => {
  const context = openApp({ folder: data, now: () => NOW });
  bringList(context.store, signed(1), NOW);
  writeBackup(context.store, { file, who: 'Ana', now: NOW });
  expect(speaksAlone(context.store, didKeyOf(OPERATOR))).toBe(true);
  bringList(context.store, jointly(2, [A.key, B.key, OPERATOR]), NOW);
  // For a pack too: one of several operators is not the operator.
  expect([OPERATOR, A.key].map((key) => speaksAlone(context.store, didKeyOf(key)))).toEqual([false, false]);
  context.close();
  restoreBackup({ folder: data, file, who: 'Ana', reason: 'the disk failed', now: NOW });
  const store = openStore(data);
  afterAll(() => store.close());

  it('brings its old key back for nothing: the rule of several stays pinned', () => {
    expect(pinnedRule(store)).toEqual(TWO_OF_THREE);
    expect(operatorFingerprints(store)).toMatchObject([{ fingerprint: ruleFingerprint(TWO_OF_THREE) }]);
    const old = importTrustList(store, signed(3), { who: 'Ana', reason: 'x' }, { twoPersons: false }, NOW);
    expect(old).toMatchObject({ ok: false, code: 'other-operator' });
    expect(importTrustList(store, jointly(3, [A.key, B.key]), { who: 'Ana' }, { twoPersons: false }, NOW).ok).toBe(true);
  });
});

// A backup from the time of one operator, put back where several sign by now: the rule that is pinned here stays.
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '../../server/backup/restore.ts';
import { writeBackup } from '../../server/backup/write.ts';
import { importSnapshot } from '../../server/catalogue/snapshot.ts';
import { openDesk } from '../../server/desk.ts';
import { ruleFingerprint } from '../../server/snapshot/quorum.ts';
import { readSnapshot } from '../../server/snapshot/read.ts';
import { didKeyOf } from '../../server/snapshot/write.ts';
import { openStore } from '../../server/store/open.ts';
import { operatorFingerprints, pinnedRule, speaksAlone } from '../../server/store/operator-rule.ts';
import { OPERATOR, signed } from '../snapshot/office.ts';
import { A, B, jointly, TWO_OF_THREE } from '../snapshot/operators.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const folder = temporaryFolder();
const data = join(folder, 'data');
const file = join(folder, 'before.backup');

describe('a backup from before several operators signed', () => {
  const desk = openDesk({ folder: data, now: () => NOW });
  const take = (text: string) => {
    const read = readSnapshot(text);
    return importSnapshot(desk.store, text, { who: 'Ana', fingerprint: read.ok ? read.fingerprint : '' }, { twoPersons: false }, NOW).ok;
  };
  expect(take(signed(1))).toBe(true);
  writeBackup(desk.store, { file, who: 'Ana', now: NOW });
  expect(speaksAlone(desk.store, didKeyOf(OPERATOR))).toBe(true);
  expect(take(jointly(2, [A.key, B.key, OPERATOR]))).toBe(true);
  // For a pack too: one of several operators is not the operator.
  expect([OPERATOR, A.key].map((key) => speaksAlone(desk.store, didKeyOf(key)))).toEqual([false, false]);
  desk.close();
  restoreBackup({ folder: data, file, who: 'Ana', reason: 'the disk failed', now: NOW });
  const store = openStore(data);
  afterAll(() => store.close());

  it('brings its old key back for nothing: the rule of several stays pinned', () => {
    expect(pinnedRule(store)).toEqual(TWO_OF_THREE);
    expect(operatorFingerprints(store)).toMatchObject([{ fingerprint: ruleFingerprint(TWO_OF_THREE) }]);
    const old = importSnapshot(store, signed(3), { who: 'Ana', reason: 'x' }, { twoPersons: false }, NOW);
    expect(old).toMatchObject({ ok: false, code: 'other-operator' });
    expect(importSnapshot(store, jointly(3, [A.key, B.key]), { who: 'Ana' }, { twoPersons: false }, NOW).ok).toBe(true);
  });
});

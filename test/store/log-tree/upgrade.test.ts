// A store of a version without a tree: its lines are covered at the first start, and each can be proved.
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { entryLeaf, isProved } from '../../../server/domain/merkle/entry.ts';
import { leafHash } from '../../../server/domain/merkle/hash.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { LOGS } from '../../../server/store/audit-log/heads.ts';
import { epochsOf } from '../../../server/store/log-tree/epochs.ts';
import { headAt, treeSize } from '../../../server/store/log-tree/leaves.ts';
import { proofOfEntry } from '../../../server/store/log-tree/proofs.ts';
import { storeFile } from '../../../server/store/open.ts';
import { oldLog } from '../../fixtures/old-log.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

it('covers every line of an earlier version once, and goes on from there', () => {
  const folder = temporaryFolder();
  oldLog(folder, 40);
  const old = new Database(storeFile(folder));
  const records = old.prepare('SELECT record FROM inspections ORDER BY id').pluck().all() as string[];
  old.close();
  for (const starts of [1, 2]) {
    const context = openApp({ folder });
    const { store } = context;
    expect(LOGS.map((log) => firstBroken(store, log))).toEqual(LOGS.map(() => undefined));
    expect(epochsOf(store.db)).toMatchObject([{ number: 1 }]);
    const lines = LOGS.reduce((sum, log) => sum + (store.db.prepare(`SELECT count(*) FROM ${log}`).pluck().get() as number), 0);
    expect(treeSize(store.db)).toBe(lines + 1);
    const head = headAt(store.db);
    for (const [index, record] of records.entries()) {
      const proof = proofOfEntry(store, 'inspections', index + 1, head.size);
      expect(proof.salt).toBeNull();
      expect(isProved(head, proof, record)).toBe(true);
    }
    inspect({ channel: 'manual', text: `(01)09520123456788(21)S${starts}` }, context);
    expect(treeSize(store.db)).toBe(lines + 2);
    expect(proofOfEntry(store, 'inspections', 40 + starts, lines + 2).salt).toMatch(/^2(?:\.[\w-]{22}){4}$/);
    expect(firstBroken(store, 'inspections')).toBeUndefined();
    context.close();
  }
});

it('gives lines of different logs different leaves', () => {
  const leaf = entryLeaf('inspections', 1, 'a'.repeat(64));
  expect(leaf).not.toEqual(entryLeaf('decisions', 1, 'a'.repeat(64)));
  expect(leaf).toEqual(leafHash(Buffer.from(`dpp-desk-entry-1\ninspections\n1\n${'a'.repeat(64)}`)));
});

// A damaged tree: records are still kept, no checkpoint is signed, and each check names the leaf.
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { examineDesk } from '../../../server/features/diagnosis/index.ts';
import { appendLine, firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { LOGS } from '../../../server/store/audit-log/heads.ts';
import { treeSize } from '../../../server/store/log-tree/leaves.ts';
import { firstDamagedLeaf } from '../../../server/store/log-tree/recompute.ts';
import { desk } from '../../fixtures/desk-command.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { checkpointIn, folders, forge, look, opened, verdictOn } from '../../fixtures/witnessed-log.ts';

const root = temporaryFolder();
const { worked } = folders(root);

const LEAF = 4;
const DAMAGES: readonly (readonly [string, 'intact' | 'rewritten', (db: Database.Database) => void])[] = [
  ['a row that is gone', 'rewritten', (db) => db.prepare('DELETE FROM log_tree WHERE id = ?').run(LEAF)],
  ['a row without its subtrees', 'intact', (db) => db.prepare('UPDATE log_tree SET hashes = substr(hashes, 1, 32) WHERE id = ?').run(LEAF)],
  [
    'a subtree that was altered',
    'intact',
    (db) => db.prepare('UPDATE log_tree SET hashes = CAST(substr(hashes, 1, 64) || zeroblob(32) AS BLOB) WHERE id = ?').run(LEAF),
  ],
  [
    'a leaf that was altered',
    'rewritten',
    (db) => db.prepare('UPDATE log_tree SET hashes = zeroblob(length(hashes)) WHERE id = ?').run(LEAF),
  ],
  ['text in the place of hashes', 'rewritten', (db) => db.prepare("UPDATE log_tree SET hashes = 'x' WHERE id = ?").run(LEAF)],
];

describe.each(DAMAGES)('a tree with %s', (_, verdict, damage) => {
  it('keeps records, signs nothing, also after more lines, and is reported with its leaf', async () => {
    const folder = worked();
    const seen = checkpointIn(folder);
    forge(folder, damage);
    const before = opened(folder, ({ store }) => treeSize(store.db));
    const refusal = expect.objectContaining({ code: 'log-tree-damaged', message: expect.stringContaining(`leaf ${LEAF}`) });
    expect(() => checkpointIn(folder)).toThrow(refusal);
    opened(folder, (context) => {
      for (let count = 0; count < 9; count += 1) look(context, `B${count}`);
      expect(treeSize(context.store.db)).toBe(before + 9);
      expect(firstDamagedLeaf(context.store.db)).toBe(LEAF);
    });
    expect(() => checkpointIn(folder)).toThrow(refusal);
    expect(verdictOn(folder, seen).outcome).toBe(verdict);
    const { outcome, detail } = (await examineDesk({ folder, now: new Date() })).find(({ check }) => check === 'logs') ?? {};
    expect([outcome, detail]).toEqual(['wrong', expect.stringMatching(/from leaf 4 on|lines were changed/)]);
  });
});

it('is refused by the command with a code and what to do, and named by the self-test', () => {
  const folder = worked();
  forge(folder, (db) => db.prepare('UPDATE log_tree SET hashes = substr(hashes, 1, 32) WHERE id = ?').run(LEAF));
  const made = desk(['log', 'checkpoint', '--out', join(root, 'none'), '--data', folder]);
  expect([made.code, made.stdout, made.stderr]).toEqual([65, '', expect.stringMatching(/leaf 4 on.*\[log-tree-damaged\]\n.*desk restore/)]);
  const tested = desk(['self-test', '--data', folder]);
  expect([tested.code, tested.stdout]).toEqual([1, expect.stringContaining('FAIL Merkle tree of the logs: damaged from leaf 4 on')]);
});

it('is not taken for one that has not begun when all of it is gone', () => {
  const folder = worked();
  forge(folder, (db) => db.exec('DELETE FROM log_tree'));
  opened(folder, ({ store }) => {
    expect(firstBroken(store, 'inspections')).toBe(1);
    expect(firstDamagedLeaf(store.db)).toBe(1);
  });
  expect(() => checkpointIn(folder)).toThrow(/leaf 1/);
});

it('with another record of an epoch is damaged', () => {
  const folder = worked();
  forge(folder, (db) => db.exec("UPDATE log_epochs SET record = replace(record, 'at', 'on')"));
  opened(folder, ({ store }) => expect(firstDamagedLeaf(store.db)).toBe(1));
});

describe('a line and its leaf', () => {
  it('are both written or none', () => {
    const folder = worked();
    opened(folder, (context) => {
      const { store } = context;
      const lines = () => LOGS.map((log) => store.db.prepare(`SELECT count(*) FROM ${log}`).pluck().get());
      const [before, size] = [lines(), treeSize(store.db)];
      store.db.exec("CREATE TRIGGER full BEFORE INSERT ON log_tree BEGIN SELECT RAISE(ABORT, 'the disk is full'); END");
      expect(() => look(context, 'B1')).toThrow('the disk is full');
      store.db.exec('DROP TRIGGER full');
      expect([lines(), treeSize(store.db)]).toEqual([before, size]);
      look(context, 'B2');
      expect(firstBroken(store, 'inspections')).toBeUndefined();
      expect(firstDamagedLeaf(store.db)).toBeUndefined();
    });
  });

  it('are refused outside of a transaction', () => {
    opened(worked(), ({ store }) => {
      expect(() => appendLine(store, 'clock_resets', '{}', () => 1)).toThrow(/one transaction/);
    });
  });
});

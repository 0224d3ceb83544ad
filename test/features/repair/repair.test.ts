// A store whose pages are overwritten at random: what can be read is recovered as it was, what cannot is named, and the damaged file stays as it is.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../server/cli/repair/repair.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { fileSha256 } from '../../../server/features/repair/digest.ts';
import { RepairRefusal, repairStore } from '../../../server/features/repair/index.ts';
import { walk } from '../../../server/store/audit-log/audit-log.ts';
import { readBackupLog } from '../../../server/store/audit-log/backup-log.ts';
import { damageIn } from '../../../server/store/integrity.ts';
import { openStore, storeFile } from '../../../server/store/open.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const root = temporaryFolder();
const sound = join(root, 'sound');
const LINES = 300;
const SEEDS = 10;
const PAGE = 16384;
const SECRET = 'twelve letters and more';
let count = 0;

/** Tables whose rows are written once. */
const COMPARED = ['inspections', 'contents', 'inputs', 'run_log', 'log_tree'] as const;
const rowsOf = (file: string, table: string): Map<string, string> => {
  const db = new Database(file, { readonly: true });
  const key = table === 'inputs' ? 'sha256' : 'id';
  const rows = db.prepare(`SELECT * FROM ${table}`).safeIntegers().all() as Record<string, unknown>[];
  db.close();
  return new Map(
    rows.map((row) => [String(row[key]), JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value))]),
  );
};

/** mulberry32: the same pages in each run. */
const random = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

beforeAll(() => {
  withNewStore(sound);
  const context = openApp({ folder: sound, secret: SECRET });
  for (let at = 0; at < LINES; at += 1) {
    inspect({ channel: 'paste', text: `(01)09520123456788(21)A${at} ${'x'.repeat(at % 7 === 0 ? 40_000 : 10)}${at}` }, context);
  }
  context.close();
});

function damaged(pages: (bytes: Buffer, pageCount: number) => readonly number[], fill: (page: Buffer) => void): string {
  const folder = join(root, `damaged-${++count}`);
  mkdirSync(folder, { mode: 0o700 });
  for (const name of readdirSync(sound)) if (/\.(?:sqlite|json)$/.test(name)) copyFileSync(join(sound, name), join(folder, name));
  const bytes = readFileSync(storeFile(folder));
  for (const page of pages(bytes, bytes.length / PAGE)) fill(bytes.subarray((page - 1) * PAGE, page * PAGE));
  writeFileSync(storeFile(folder), bytes);
  return folder;
}
/** The pages of a table and of nothing else. */
const pagesOf = (table: string, type: string): readonly number[] => {
  const db = new Database(storeFile(sound), { readonly: true });
  const pages = db.prepare('SELECT pageno FROM dbstat WHERE name = ? AND pagetype = ?').pluck().all(table, type) as number[];
  db.close();
  return pages;
};
const repair = (folder: string) => {
  const output = join(root, `repaired-${++count}`);
  const before = fileSha256(storeFile(folder));
  const names = readdirSync(folder);
  try {
    const result = repairStore({ folder, output, who: 'Ana', secondPerson: 'Ben', reason: 'disk', now: new Date(), secret: SECRET });
    return { output, result };
  } finally {
    expect(fileSha256(storeFile(folder))).toBe(before);
    expect(readdirSync(folder)).toEqual(names);
  }
};
const expand = (missing: readonly string[]): string[] =>
  missing.flatMap((one) => {
    const [first = 0, last = first] = one.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
  });
/** What came back is what was there, and what did not is named. */
function compare(output: string, { logs, tables }: ReturnType<typeof repair>['result']): void {
  for (const table of COMPARED) {
    const [was, is] = [rowsOf(storeFile(sound), table), rowsOf(storeFile(output), table)];
    // The leaf of the entry about the repair, and of the new name of the log. Without its earlier names, all its leaves are added again.
    const isNamed = !tables.some((one) => one.table === 'log_epochs');
    const added = table === 'log_tree' ? [...is.keys()].filter((key) => Number(key) > was.size) : [];
    if (isNamed) expect(added.length).toBe(table === 'log_tree' ? 2 : 0);
    const foreign = [...is].filter(([key, row]) => was.get(key) !== row && !added.includes(key));
    const lost = [...was.keys()].filter((key) => !is.has(key));
    const named = tables.find((one) => one.table === table);
    if (lost.length > 0) expect(named, table).toBeDefined();
    expect(foreign.length, table).toBe(0);
    if (table === 'inspections') expect(expand(logs.find(({ log }) => log === table)?.missing ?? [])).toEqual(lost);
  }
}

describe('repairing a store', () => {
  it('recovers everything of a store that is whole, with its keys, under the same signatures', () => {
    const folder = damaged(
      () => [],
      () => undefined,
    );
    const { output, result } = repair(folder);
    expect([result.tables, result.logs]).toEqual([[], []]);
    compare(output, result);
    const context = openApp({ folder: output, secret: SECRET });
    expect(walk(context.store, 'inspections')).toMatchObject({ number: LINES });
    expect(walk(context.store, 'inspections').broken).toBeUndefined();
    const [entry] = readBackupLog(context.store);
    expect(entry).toMatchObject({ action: 'repair', who: 'Ana, Ben', reason: 'disk', file: storeFile(folder) });
    expect(entry?.missing).toBeUndefined();
    // Search works on the recovered rows.
    expect(context.store.db.prepare('SELECT count(*) FROM inspection_words WHERE inspection_words MATCH \'"a299"\'').pluck().get()).toBe(1);
    inspect({ channel: 'manual', text: '(01)09520123456788(21)NEXT' }, context);
    expect(walk(context.store, 'inspections')).toEqual({ number: LINES + 1, hash: expect.any(String) });
    context.close();
  });

  it('recovers all that lies around one leaf that is gone, and names the lines that it held', () => {
    const leaves = pagesOf('inspections', 'leaf');
    expect(leaves.length).toBeGreaterThan(3);
    const middle = leaves[Math.floor(leaves.length / 2)] ?? 0;
    const { output, result } = repair(
      damaged(
        () => [middle],
        (page) => page.fill(0),
      ),
    );
    compare(output, result);
    const lost = result.logs.find(({ log }) => log === 'inspections');
    expect(lost?.missingCount).toBeGreaterThan(0);
    expect(lost?.missingCount).toBeLessThan(LINES / 3);
    const store = openStore(output);
    expect(damageIn(store.db)).toEqual([]);
    expect(readBackupLog(store)[0]).toMatchObject({
      action: 'repair',
      missing: { logs: [{ log: 'inspections', missing: lost?.missing }] },
    });
    store.close();
  });

  it('gives no number again whose line is lost at the end of a log', () => {
    const leaves = pagesOf('inspections', 'leaf');
    const lastPage = leaves.at(-1) ?? 0;
    const { output, result } = repair(
      damaged(
        () => [lastPage],
        (page) => page.fill(0xff),
      ),
    );
    compare(output, result);
    const lost = result.logs.find(({ log }) => log === 'inspections');
    expect(lost?.end).toBe(`it ends before number ${LINES}, which was signed last`);
    const context = openApp({ folder: output, secret: SECRET });
    inspect({ channel: 'manual', text: '(01)09520123456788(21)NEXT' }, context);
    expect(context.store.db.prepare('SELECT max(id) FROM inspections').pluck().get()).toBe(LINES + 1);
    context.close();
  });

  it('recovers from pages overwritten at random, or refuses when the schema is gone', { timeout: 240_000 }, () => {
    let [recovered, refused, lossy] = [0, 0, 0];
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const next = random(seed);
      const folder = damaged(
        (_, pageCount) => Array.from({ length: 1 + Math.floor(next() * 6) }, () => 2 + Math.floor(next() * (pageCount - 1))),
        (page) => {
          for (let at = 0; at < page.length; at += 1) page[at] = Math.floor(next() * 256);
        },
      );
      try {
        const { output, result } = repair(folder);
        recovered += 1;
        if (result.tables.length > 0) lossy += 1;
        compare(output, result);
        const store = openStore(output);
        expect(damageIn(store.db), `seed ${seed}`).toEqual([]);
        store.close();
      } catch (error) {
        if (!(error instanceof RepairRefusal)) throw new Error(`seed ${seed}`, { cause: error });
        expect(error.message).toContain('restore a backup');
        refused += 1;
      }
    }
    expect(recovered).toBeGreaterThan(SEEDS / 2);
    expect(lossy).toBeGreaterThan(SEEDS / 3);
    expect(recovered + refused).toBe(SEEDS);
  });

  it('refuses what it cannot read, leaves nothing behind, and asks for two persons', () => {
    const headless = damaged(
      () => [1],
      (page) => page.fill(7),
    );
    const output = join(root, 'never');
    const order = ['--data', headless, '--reason', 'disk'];
    expect(run([output, ...order, '--by', 'Ana', '--second', 'Ben'])).toBe(1);
    expect(existsSync(output)).toBe(false);
    expect(() => run([output, ...order, '--by', 'Ana', '--second', ' ana '])).toThrow(/another person/);
    expect(readdirSync(root).filter((name) => name.endsWith('.new'))).toEqual([]);
    expect(run([root, ...order, '--by', 'Ana', '--second', 'Ben'])).toBe(1);
    expect(run([output, '--data', root, '--reason', 'disk', '--by', 'Ana', '--second', 'Ben'])).toBe(1);
    expect(existsSync(output)).toBe(false);
  });
});

// What a recovered store does afterwards: it goes on, makes backups where its logs are whole, and brings back nothing that was revoked.
import { readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { BackupRefusal } from '../../../server/features/backups/index.ts';
import { changeStatus, renewLists } from '../../../server/features/issuing/status.ts';
import { repairStore } from '../../../server/features/repair/index.ts';
import { rowsByNumber } from '../../../server/features/repair/read-rows.ts';
import { appendDecision } from '../../../server/store/audit-log/append.ts';
import { allBroken, walk } from '../../../server/store/audit-log/audit-log.ts';
import { LOGS } from '../../../server/store/audit-log/heads.ts';
import { positionIn } from '../../../server/store/epoch.ts';
import { storeFile } from '../../../server/store/open.ts';
import { listPassports } from '../../../server/store/passports/list.ts';
import { passportByCode, putPassport } from '../../../server/store/passports/passports.ts';
import { startRun } from '../../../server/store/runs/run-log.ts';
import { bitsOf, ownLists, signedLists, statusStandingOf } from '../../../server/store/trust/own-status.ts';
import { backup, copyOf, fresh, life, NOW, open, restore, scan } from '../../fixtures/lived.ts';

/** Overwrites every page of these tables, or those that `pick` takes. */
function damage(folder: string, tables: readonly string[], pick: (pages: readonly number[]) => readonly number[] = (all) => all): void {
  const file = storeFile(folder);
  const db = new Database(file, { readonly: true });
  const size = Number(db.pragma('page_size', { simple: true }));
  const pages = tables.flatMap((table) =>
    pick(db.prepare('SELECT pageno FROM dbstat WHERE name = ? ORDER BY path').pluck().all(table) as number[]),
  );
  db.close();
  expect(pages.length).toBeGreaterThanOrEqual(tables.length);
  const bytes = readFileSync(file);
  for (const page of pages) bytes.fill(0xff, (page - 1) * size, page * size);
  writeFileSync(file, bytes);
}

function repair(folder: string) {
  const output = fresh();
  const result = repairStore({ folder, output, who: 'Ana', secondPerson: 'Ben', reason: 'disk', now: NOW });
  return { output, result };
}

function lived(work: (context: AppContext) => void): string {
  const data = copyOf(life.data);
  const context = open(data);
  work(context);
  context.close();
  return data;
}

describe('a recovered store', () => {
  it('derives anew what follows from its logs, and makes backups', () => {
    const data = lived((context) => {
      startRun(context.store, '5d0e1f9e-0000-4000-8000-000000000001', { name: 'Pallet', place: '', reference: '', officer: 'Ana' }, NOW);
      const id = scan(context, 'RUN1').inspections[0]?.id ?? 0;
      appendDecision(context.store, id, { decision: 'held', officer: 'Ana', place: '', reference: '', note: 'looked at' }, NOW);
    });
    const rows = (folder: string): unknown => {
      const db = new Database(storeFile(folder), { readonly: true });
      const all = ['inspection_standing', 'run_items', 'open_runs'].map((table) => db.prepare(`SELECT * FROM ${table}`).all());
      db.close();
      return all;
    };
    const before = rows(data);
    expect(before).toEqual([
      expect.arrayContaining([expect.objectContaining({ decision: 'held' })]),
      [expect.anything()],
      [expect.anything()],
    ]);
    damage(data, ['inspection_standing', 'run_items', 'open_runs']);
    const { output, result } = repair(data);
    expect([result.tables, result.logs]).toEqual([[], []]);
    expect(rows(output)).toEqual(before);
    const context = open(output);
    backup(context);
    context.close();
  });

  it('has the counters without which a store does not work, in an epoch of its own', () => {
    const data = lived(() => undefined);
    const former = open(life.data);
    const { epoch } = positionIn(former.store.db) ?? {};
    former.close();
    damage(data, ['generation', 'store_epoch', 'look_back', 'pack_series']);
    const { output, result } = repair(data);
    expect(result.tables.map(({ table }) => table).toSorted()).toEqual(['generation', 'look_back', 'pack_series', 'store_epoch']);
    const context = open(output);
    const position = positionIn(context.store.db);
    expect(position).toEqual({ epoch: expect.stringMatching(/^[0-9a-f]{32}$/), number: expect.any(Number) });
    expect(position?.epoch).not.toBe(epoch);
    scan(context);
    context.close();
  });

  it('has an epoch of its own also where nothing was lost', () => {
    const data = lived(() => undefined);
    const { output } = repair(data);
    const [one, other] = [data, output].map((folder) => {
      const db = new Database(storeFile(folder), { readonly: true });
      const position = positionIn(db);
      db.close();
      return position?.epoch;
    });
    expect(one).not.toBe(other);
  });

  // The second: what else says how long the log was is lost with them.
  for (const more of [[], ['log_heads', 'log_tree', 'sqlite_sequence']]) {
    it(`never shows a log as whole whose last lines are lost, also when it goes on (${more.join(', ') || 'they alone'})`, () => {
      const data = lived((context) => {
        for (let at = 0; at < 40; at += 1) scan(context, `CUT${at}${'X'.repeat(12)}`);
      });
      damage(data, ['inspections'], (pages) => pages.slice(-1));
      if (more.length > 0) damage(data, more);
      const context = open(repair(data).output);
      scan(context);
      expect(allBroken(context.store, 'inspections', 10).length).toBeGreaterThan(0);
      expect(() => backup(context)).toThrow(BackupRefusal);
      context.close();
    });
  }

  it('takes back the last backup, which fills the gaps of its logs, keeps what is here aside, and makes backups', () => {
    let file = '';
    const data = lived((context) => {
      for (let at = 0; at < 40; at += 1) scan(context, `GAP${at}${'X'.repeat(12)}`);
      file = backup(context);
      scan(context, 'LATER');
    });
    damage(data, ['inspections'], (pages) => pages.slice(2, 3));
    const { output, result } = repair(data);
    expect(result.logs.find(({ log }) => log === 'inspections')?.missingCount).toBeGreaterThan(0);
    const gappy = open(output);
    expect(() => backup(gappy)).toThrow(BackupRefusal);
    gappy.close();
    // What was recorded after the backup is named, and stays in the folder next to it.
    expect(() => restore(output, file)).toThrow(/1 inspection made here is not in the backup/);
    const { keptAside } = restore(output, file, { reason: 'disk', secondPerson: 'Ben' });
    const aside = new Database(storeFile(keptAside ?? ''), { readonly: true });
    expect(aside.prepare("SELECT count(*) FROM inspections WHERE serial = 'LATER'").pluck().get()).toBe(1);
    aside.close();
    const context = open(output);
    for (const log of LOGS) expect(walk(context.store, log).broken, log).toBeUndefined();
    scan(context, 'NEXT');
    backup(context);
    context.close();
  });
});

it('keeps no passport whose draft is lost, and counts it', () => {
  const codes = ['DPP-LOST-1', 'DPP-LOST-2'];
  const data = lived(({ store }) => {
    const record = {
      category: 'other',
      dppStatus: 'active',
      productName: 'P',
      manufacturer: 'M',
      lastUpdated: '2026-01-01T00:00:00Z',
    } as const;
    for (const dppCode of codes) putPassport(store, { ...record, dppCode, document: '{}', sample: false }, NOW);
  });
  damage(data, ['drafts']);
  const { output, result } = repair(data);
  expect(result.tables.find(({ table }) => table === 'passports')?.dangling).toBe(codes.length);
  const context = open(output);
  for (const dppCode of codes) expect(passportByCode(context.store, dppCode)).toBeUndefined();
  expect(listPassports(context.store, { limit: 100, offset: 0 }).total).toBeGreaterThan(0);
  context.close();
});

describe('what was revoked', () => {
  const withStatus = (): {
    readonly data: string;
    readonly revoked: string;
    readonly suspended: string;
    readonly bits: readonly Uint8Array[];
  } => {
    let [revoked, suspended, bits]: [string, string, Uint8Array[]] = ['', '', []];
    const data = lived((context) => {
      [revoked = '', suspended = ''] = context.store.db
        .prepare('SELECT DISTINCT dpp_code FROM status_places WHERE dpp_code IS NOT NULL ORDER BY dpp_code')
        .pluck()
        .all() as string[];
      changeStatus(revoked, { action: 'revoke', who: 'Ana', reason: 'false' }, context);
      changeStatus(suspended, { action: 'suspend', who: 'Ana', reason: 'asked' }, context);
      bits = [bitsOf(context.store, 1, 'revocation'), bitsOf(context.store, 1, 'suspension')];
    });
    return { data, revoked, suspended, bits };
  };
  const forgotten = (before: Uint8Array | undefined, now: Uint8Array): number =>
    (before ?? new Uint8Array()).reduce((sum, byte, at) => sum + (byte & ~(now[at] ?? 0)), 0);

  for (const lost of [
    ['status_log'],
    ['status_places'],
    ['own_status_lists'],
    ['signed_status_lists'],
    ['status_log', 'signed_status_lists'],
  ]) {
    it(`stays revoked without ${lost.join(' and ')}`, () => {
      const { data, revoked, suspended, bits } = withStatus();
      damage(data, lost);
      const { output, result } = repair(data);
      expect(result.tables.map(({ table }) => table)).toEqual(expect.arrayContaining(lost));
      const context = open(output);
      const { store } = context;
      expect(statusStandingOf(store, revoked)?.state).toBe('revoked');
      expect(statusStandingOf(store, suspended)?.state).toBe('suspended');
      expect(forgotten(bits[0], bitsOf(store, 1, 'revocation'))).toBe(0);
      expect(forgotten(bits[1], bitsOf(store, 1, 'suspension'))).toBe(0);
      expect(ownLists(store)).toContain(1);
      renewLists(store, context.signer(), NOW);
      expect(signedLists(store).filter(({ list }) => list === 1)).toHaveLength(2);
      context.close();
    });
  }

  it('keeps its bits in the list that others read without both the log and the places', () => {
    const { data, bits } = withStatus();
    damage(data, ['status_log', 'status_places']);
    const context = open(repair(data).output);
    expect(forgotten(bits[0], bitsOf(context.store, 1, 'revocation'))).toBe(0);
    expect(forgotten(bits[1], bitsOf(context.store, 1, 'suspension'))).toBe(0);
    context.close();
  });
});

it('loses no row that can be read behind a long gap', () => {
  const file = `${fresh()}.sqlite`;
  const db = new Database(file);
  db.exec('CREATE TABLE narrow (id INTEGER PRIMARY KEY, x TEXT)');
  const put = db.prepare('INSERT INTO narrow VALUES (?, ?)');
  db.transaction(() => {
    for (let id = 1; id <= 40_000; id += 1) put.run(id, `row ${id}`);
  })();
  const leaves = db
    .prepare("SELECT pageno FROM dbstat WHERE name = 'narrow' AND pagetype = 'leaf' ORDER BY path")
    .pluck()
    .all() as number[];
  const lost = leaves.slice(20, 60);
  const cells = db.prepare(`SELECT sum(ncell) FROM dbstat WHERE name = 'narrow' AND pageno IN (${lost.join()})`).pluck().get() as number;
  db.close();
  const bytes = readFileSync(file);
  for (const page of lost) bytes.fill(0xff, (page - 1) * 4096, page * 4096);
  writeFileSync(file, bytes);
  const damaged = new Database(file, { readonly: true });
  const found = [...rowsByNumber(damaged, 'narrow', ['id', 'x'])];
  damaged.close();
  expect(cells).toBeGreaterThan(4000);
  expect(found.filter((one) => 'row' in one)).toHaveLength(40_000 - cells);
});

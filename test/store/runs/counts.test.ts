// What a run counts: the newest verdict on each input, and each verdict on an item once.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Inspection } from '../../../server/contract/index.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { inspectAgain, reinspection } from '../../../server/features/inspection/inspect-again.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { appendDecision } from '../../../server/store/audit-log/append.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { migrateTo, openStore, storeFile, versionSince } from '../../../server/store/open.ts';
import { readRun } from '../../../server/store/runs/read.ts';
import { addPhoto, closeRun, startRun } from '../../../server/store/runs/run-log.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { unsalt } from '../../fixtures/unsalted-log.ts';

const root = temporaryFolder();
const NOW = new Date('2027-06-01T12:00:00Z');
const HEAD = { name: 'Pallet 7', place: 'Gate 4', reference: '', officer: 'Ana' };
const SAID = { decision: 'held', officer: 'Ana', place: 'Gate 4', reference: '', note: '' } as const;
const LINK = `https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`;
const ELEMENTS = `(01)${SAMPLE.gtin}(21)${SAMPLE.serial}`;
const MODEL = `(01)${SAMPLE.gtin}`;

describe('the counts of a run', () => {
  let context: AppContext;
  let run: string;
  beforeEach(() => {
    context = openApp({ folder: withNewStore(join(root, randomUUID())), now: () => NOW });
    run = randomUUID();
    startRun(context.store, run, HEAD, NOW);
    return () => {
      expect(firstBroken(context.store, 'inspections')).toBeUndefined();
      context.close();
    };
  });
  const look = (text: string): Inspection => inspect({ channel: 'wedge', text }, context).inspections[0] as Inspection;
  const again = ({ id }: Inspection) => inspectAgain(id, {}, context);
  const hold = ({ id }: Inspection) => appendDecision(context.store, id, SAID, NOW);
  const counts = () => {
    const { items, undecided, headlines } = readRun(context.store, run) ?? {};
    return { items, undecided, headlines };
  };
  const one = (headline: string, undecided = 1) => ({ items: 1, undecided, headlines: { [headline]: 1 } });

  it('have an item once that got another verdict, when it was inspected again and when it was scanned again', async () => {
    const first = look(LINK);
    loadSample(context);
    expect((await again(first)).headline).toBe('valid');
    look(LINK);
    look(LINK);
    expect(counts()).toEqual(one('valid'));
  });

  it('have an item once that was scanned with one verdict and then twice with another', () => {
    look(LINK);
    loadSample(context);
    look(LINK);
    expect(look(LINK).run?.seen).toMatchObject({ id: 1 });
    expect(counts()).toEqual(one('valid'));
  });

  it('have an item once that was scanned twice before its copy arrived', () => {
    look(LINK);
    look(LINK);
    expect(counts()).toEqual(one('cannot-check'));
    loadSample(context);
    expect(reinspection(context)()).toBe(1);
    expect(counts()).toEqual(one('valid'));
  });

  it('have an item once for each verdict that its codes have', () => {
    look(LINK);
    loadSample(context);
    look(ELEMENTS);
    look(ELEMENTS);
    expect(counts()).toEqual({ items: 2, undecided: 2, headlines: { 'cannot-check': 1, valid: 1 } });
    reinspection(context)();
    expect(counts()).toEqual(one('valid'));
  });

  it('have each code of a whole product, under its latest verdict', async () => {
    look(MODEL);
    const second = look(MODEL);
    const later = await again(second);
    await again(later);
    await again(second);
    expect(counts()).toEqual({ items: 2, undecided: 2, headlines: { 'cannot-check': 2 } });
    hold(second);
    expect(counts()).toMatchObject({ items: 2, undecided: 1 });
  });

  it('have a decision for an item and its verdict, whichever of the entries it was made on', () => {
    look(LINK);
    hold(look(ELEMENTS));
    expect(counts()).toEqual(one('cannot-check', 0));
    loadSample(context);
    look(LINK);
    look(ELEMENTS);
    expect(counts()).toEqual(one('valid'));
  });

  it('have the same item of one input once, and the later entry names the earlier', () => {
    const links = inspect({ channel: 'file', text: `${LINK}\n${LINK}` }, context).inspections;
    expect(links.map(({ run: of }) => of?.seen?.id)).toEqual([undefined, links[0]?.id]);
    expect(counts()).toEqual(one('cannot-check'));
  });
});

/** Those that the earlier version had. */
const columnsOf = (db: Database.Database, table: string): string =>
  (db.pragma(`main.table_info(${table})`) as { readonly name: string }[]).map(({ name }) => name).join(', ');

describe('a store of an earlier version', () => {
  it('gets the items of later verdicts, seals and photos that cannot be changed, and counts anew', async () => {
    const folder = join(root, randomUUID());
    const context = openApp({ folder, now: () => NOW });
    const run = randomUUID();
    startRun(context.store, run, HEAD, NOW);
    const [first] = inspect({ channel: 'wedge', text: LINK }, context).inspections;
    loadSample(context);
    await inspectAgain(first?.id ?? 0, {}, context);
    inspect({ channel: 'wedge', text: LINK }, context);
    closeRun(context.store, run, 'Ana', () => ({ items: 2, undecided: 2, headlines: { valid: 2 } }), NOW);
    context.close();
    const later = new Database(storeFile(folder));
    unsalt(later);
    later.close();

    const earlier = join(root, randomUUID());
    mkdirSync(earlier);
    const old = new Database(storeFile(earlier));
    migrateTo(old, versionSince('095-run-items.sql') - 1);
    old.exec(`ATTACH '${storeFile(folder)}' AS later`);
    for (const table of ['inputs', 'dictionaries', 'contents', 'inspections', 'inspection_standing', 'run_log', 'run_seals'])
      old.exec(`INSERT INTO main.${table} SELECT ${columnsOf(old, table)} FROM later.${table}`);
    old.exec(`INSERT INTO main.run_items SELECT r.inspection_id, r.run, 0, iif(i.again IS NULL, r.item, NULL)
      FROM later.run_items r JOIN later.inspections i ON i.id = r.inspection_id`);
    const broken = (log: 'inspections' | 'run_log') => firstBroken({ db: old }, log);
    expect([broken('inspections'), broken('run_log')]).toEqual([undefined, undefined]);
    old.exec("BEGIN; DROP TRIGGER run_items_no_update; UPDATE run_items SET item = 'x' WHERE inspection_id = 3");
    expect(broken('inspections')).toBe(3);
    old.exec('ROLLBACK');
    old.close();

    const store = openStore(earlier);
    expect([firstBroken(store, 'inspections'), firstBroken(store, 'run_log')]).toEqual([undefined, undefined]);
    const item = `${SAMPLE.gtin} ${SAMPLE.serial}`;
    expect(store.db.prepare('SELECT item FROM run_items').pluck().all()).toEqual([item, item, item]);
    expect(readRun(store, run)).toMatchObject({ items: 1, undecided: 1, headlines: { valid: 1 } });
    expect(() => store.db.exec("UPDATE run_seals SET key = 'x'")).toThrow(/does not change/);
    store.close();
  });
});

describe('the rows of runs', () => {
  it.each([
    "UPDATE run_items SET item = 'x'",
    'DELETE FROM run_items',
    'UPDATE run_seals SET number = 1',
    'DELETE FROM run_seals',
    'DELETE FROM run_photos',
  ])('cannot be changed: %s', (sql) => {
    const context = openApp({ folder: withNewStore(join(root, randomUUID())), now: () => NOW });
    const run = randomUUID();
    startRun(context.store, run, HEAD, NOW);
    inspect({ channel: 'wedge', text: LINK }, context);
    addPhoto(context.store, run, { officer: 'Ana', name: 'a.png', type: 'image/png', bytes: 1, sha256: 'a' }, Buffer.of(1), NOW);
    closeRun(context.store, run, 'Ana', () => ({ items: 1, undecided: 1, headlines: {} }), NOW);
    expect(() => context.store.db.exec(sql)).toThrow(/append-only|does not change|as they came/);
    context.close();
  });
});

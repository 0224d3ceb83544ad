// A bulk inspection in a real store, examined in processes of its own: each input is accounted for, and each step does what it says.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BulkInput, BulkReading, BulkRequest } from '../../../server/contract/index.ts';
import { appendContent, dropContent, heldPositions } from '../../../server/features/bulk/contents.ts';
import { examineHere, examineInProcesses } from '../../../server/features/bulk/examiners.ts';
import { type BulkJob, bulkJob } from '../../../server/features/bulk/index.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { countInspections } from '../../../server/store/audit-log/read.ts';
import { bulkRows } from '../../../server/store/bulk/rows.ts';
import { migrateTo, openStore, storeFile, versionSince } from '../../../server/store/open.ts';
import { passportsByCode } from '../../../server/store/passports/credentials.ts';
import { closeRun, pauseRun, resumeRun, startRun } from '../../../server/store/runs/run-log.ts';
import { type FreshApp, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const link = (serial: string): string => `https://id.gs1.org/01/${SAMPLE.gtin}/21/${serial}`;
const code = (name: string, ...readings: BulkReading[]): BulkInput => ({ name, kind: 'code', readings });
const scan = (serial: string): BulkInput => code(serial, { channel: 'file', text: link(serial) });

let fresh: FreshApp;
let job: BulkJob;
const faults: unknown[] = [];
const report = (fault: unknown): void => void faults.push(fault);

beforeEach(() => {
  fresh = freshApp({ sample: true });
  job = bulkJob(fresh.context, report, examineInProcesses(fresh.folder, 2));
});
afterEach(async () => {
  await job.stop();
  fresh.close();
  expect(faults.splice(0)).toEqual([]);
});

function begin(items: readonly BulkInput[], more: Partial<BulkRequest> = {}): string {
  const id = randomUUID();
  job.create({ id, name: 'delivery', language: 'en', total: items.length, ...more });
  for (let from = 0; from < items.length; from += 500) job.add(id, { from, items: items.slice(from, from + 500) });
  return id;
}
const rows = (id: string, more = {}) => bulkRows(fresh.context.store, id, { limit: 500, offset: 0, ...more });
const stateOf = (id: string) => expect.poll(() => job.get(id).state);
const vc = (): Buffer => {
  const found = passportsByCode(fresh.context.store, SAMPLE.dppCode).find(({ format }) => format === 'vc');
  return Buffer.from(found?.body ?? '');
};

describe('a bulk inspection', () => {
  it('accounts for each input: codes, documents, pictures, what cannot be read', async () => {
    const good = vc();
    const altered = Buffer.from(good.toString().replace('VeloPack', 'VeloPakk'));
    const id = begin([
      scan(SAMPLE.serial),
      { name: 'good.json', kind: 'document', bytes: good.length },
      { name: 'altered.json', kind: 'document', bytes: altered.length },
      { name: 'empty.txt', kind: 'document', bytes: 0 },
      { name: 'two.png', kind: 'unread', bytes: 3 },
      { name: 'broken.png', kind: 'unread', bytes: 3 },
      code('refused.exe', { channel: 'file', text: '', fileName: 'refused.exe', unreadable: { code: 'DPP-INP-17', detail: 'program' } }),
    ]);
    expect(job.missing(id).items).toMatchObject([
      { position: 1, bytes: good.length, held: 0 },
      { position: 2 },
      { position: 3 },
      { position: 4 },
      { position: 5 },
    ]);
    job.append(id, 1, 0, good.subarray(0, 100));
    expect(() => job.append(id, 1, 99, good)).toThrow('100 bytes are here');
    job.append(id, 1, 100, good.subarray(100));
    job.append(id, 2, 0, altered);
    job.append(id, 3, 0, Buffer.alloc(0));
    for (const position of [4, 5]) job.append(id, position, 0, Buffer.of(1, 2, 3));

    const reader = randomUUID();
    expect(job.claim(id, { reader, holding: [], most: 1 })).toEqual({ lost: [], items: [{ position: 4, name: 'two.png', bytes: 3 }] });
    // Another reader gets another picture.
    expect(job.claim(id, { reader: randomUUID(), holding: [4], most: 9 })).toMatchObject({ lost: [4], items: [{ position: 5 }] });
    expect(job.content(id, 4)).toEqual(Buffer.of(1, 2, 3));
    const read = (text: string): BulkReading => ({ channel: 'file', text, fileName: 'two.png', symbology: ']Q1' });
    job.read(id, 4, { readings: [read(link('X1')), read(link('X2'))] });
    job.read(id, 4, { readings: [read(link('X3'))] });
    job.read(id, 5, { fault: 'the decoder stopped' });

    await stateOf(id).toBe('done');
    expect(rows(id).rows.map(({ name, state, inspection }) => [name, state, inspection?.headline, inspection?.reason])).toEqual([
      [SAMPLE.serial, 'done', 'valid', expect.anything()],
      ['good.json', 'done', 'valid', expect.anything()],
      ['altered.json', 'done', 'invalid', expect.anything()],
      ['empty.txt', 'done', 'cannot-check', 'DPP-SIG-11'],
      ['two.png', 'done', 'cannot-check', expect.anything()],
      ['two.png', 'done', 'cannot-check', expect.anything()],
      ['broken.png', 'failed', undefined, undefined],
      ['refused.exe', 'done', 'cannot-check', 'DPP-INP-17'],
    ]);
    expect(job.get(id)).toMatchObject({
      items: { done: 6, failed: 1 },
      headlines: { valid: 2, invalid: 1, 'cannot-check': 4 },
    });
    expect(countInspections(fresh.context.store)).toBe(7);
    expect(firstBroken(fresh.context.store, 'inspections')).toBeUndefined();
    // Only the file that may be read again is still there.
    const content = (position: number) => existsSync(join(fresh.folder, 'bulk', id, String(position)));
    expect([content(1), content(4), content(5)]).toEqual([false, false, true]);

    expect(rows(id, { show: 'invalid' })).toMatchObject({ total: 1, rows: [{ name: 'altered.json' }] });
    expect(rows(id, { show: 'failed' })).toMatchObject({ total: 1, rows: [{ fault: { kind: 'other', detail: 'the decoder stopped' } }] });
    expect(rows(id, { query: 'X2' })).toMatchObject({ total: 1, rows: [{ inspection: { serial: 'X2' } }] });
    expect(rows(id, { query: '%' }).total).toBe(0);
    expect(rows(id, { sort: 'headline', order: 'descending' }).rows[0]?.inspection?.headline).toBe('valid');

    job.step(id, 'retry');
    expect(job.get(id)).toMatchObject({ state: 'running', items: { unread: 1 } });
    expect(job.claim(id, { reader, holding: [], most: 9 }).items).toMatchObject([{ position: 5 }]);
    job.read(id, 5, { readings: [read(link('X4'))] });
    await stateOf(id).toBe('done');
    job.forget(id);
    expect([job.list().items, existsSync(join(fresh.folder, 'bulk', id))]).toEqual([[], false]);
    expect(countInspections(fresh.context.store)).toBe(8);
  });

  it('joins the parts of a code that several pictures hold, and records those of an incomplete one', async () => {
    const whole = link('PARTS1');
    const halves = [whole.slice(0, 20), whole.slice(20)];
    const parity = [...Buffer.from(whole)].reduce((sum, byte) => sum ^ byte, 0);
    const part = (text: string, index: number, id = String(parity)): BulkReading => ({
      channel: 'file',
      text,
      part: {
        text,
        format: 'QRCode',
        symbology: ']Q1',
        reader: 'zxing',
        part: { index, count: 2, id },
        base64: Buffer.from(text).toString('base64'),
      },
    });
    const id = begin(['second.png', 'first.png', 'alone.png'].map((name) => ({ name, kind: 'unread', bytes: 1 })));
    for (const position of [0, 1, 2]) job.append(id, position, 0, Buffer.of(1));
    job.read(id, 0, { readings: [part(halves[1] as string, 1)] });
    job.read(id, 1, { readings: [part(halves[0] as string, 0)] });
    expect(job.get(id).items).toEqual({ part: 2, unread: 1 });
    job.read(id, 2, { readings: [part('x', 1, '999')] });
    await stateOf(id).toBe('done');
    expect(rows(id).rows.map(({ inspection }) => inspection?.serial ?? inspection?.reason)).toEqual([undefined, 'PARTS1', 'DPP-INP-23']);
  });

  it('pauses, goes on, and cancels the rest', async () => {
    const items = Array.from({ length: 400 }, (_, at) => scan(`P${at}`));
    const id = begin(items);
    await expect.poll(() => job.get(id).items.done ?? 0).toBeGreaterThan(0);
    job.step(id, 'pause');
    const { done = 0 } = job.get(id).items;
    expect(done).toBeLessThan(400);
    await expect.poll(() => job.isRunning()).toBe(false);
    expect(job.get(id)).toMatchObject({ state: 'paused', items: { done, ready: 400 - done } });
    job.step(id, 'resume');
    await expect.poll(() => (job.get(id).items.done ?? 0) > done).toBe(true);
    job.step(id, 'cancel');
    const after = job.get(id).items;
    expect([(after.done ?? 0) + (after.cancelled ?? 0), after.ready]).toEqual([400, undefined]);
    await expect.poll(() => job.isRunning()).toBe(false);
    expect(job.get(id).items).toEqual(after);
    expect(countInspections(fresh.context.store)).toBe(after.done);
    expect(() => job.step(id, 'resume')).toThrow('cancelled');
  });

  it('belongs to the run that was open, and waits for it', async () => {
    const { store } = fresh.context;
    const run = randomUUID();
    const now = () => fresh.context.now();
    startRun(store, run, { name: 'Pallet', place: 'Gate', reference: '', officer: 'Ana' }, now());
    const id = begin([scan('R1'), { name: 'later.json', kind: 'document', bytes: 1 }]);
    await expect.poll(() => job.get(id).items.done).toBe(1);
    pauseRun(store, run, 'Ana', now());
    job.append(id, 1, 0, Buffer.from('x'));
    expect(job.get(id)).toMatchObject({ run, state: 'running', waitsForRun: 'paused', items: { done: 1, ready: 1 } });
    await expect.poll(() => job.isRunning()).toBe(false);
    expect(job.get(id).items.ready).toBe(1);
    resumeRun(store, run, 'Ana', now());
    job.wake();
    await stateOf(id).toBe('done');
    const runs = store.db.prepare('SELECT run FROM run_items').pluck().all();
    expect(runs).toEqual([run, run]);

    // One that was begun without a run stays without, and one of a closed run can only be cancelled.
    const held = begin([{ name: 'a.json', kind: 'document', bytes: 1 }]);
    closeRun(store, run, 'Ana', () => ({ items: 2, undecided: 2, headlines: {} }), now());
    expect(job.get(held).waitsForRun).toBe('closed');
    const free = begin([{ name: 'b.json', kind: 'document', bytes: 1 }]);
    startRun(store, randomUUID(), { name: 'Next', place: 'Gate', reference: '', officer: 'Ana' }, now());
    job.append(held, 0, 0, Buffer.from('x'));
    job.append(free, 0, 0, Buffer.from('x'));
    await stateOf(free).toBe('done');
    expect(store.db.prepare('SELECT count(*) FROM run_items').pluck().get()).toBe(2);
    expect(job.step(held, 'cancel').items).toEqual({ cancelled: 1 });
  });

  it('examines the sample that was drawn and leaves out the rest', async () => {
    const id = begin(
      Array.from({ length: 220 }, (_, at) => scan(`S${at}`)),
      { level: 'II' },
    );
    expect(job.get(id).sample).toEqual({ level: 'II', letter: 'G', size: 32 });
    await stateOf(id).toBe('done');
    expect(job.get(id).items).toEqual({ done: 32, 'left-out': 188 });
    expect(rows(id, { show: 'left-out' }).total).toBe(188);
  });

  it('is not begun twice under one id, nor with inputs that were not announced', () => {
    const id = begin([scan('A')]);
    expect(job.create({ id, name: 'delivery', language: 'en', total: 1 }).registered).toBe(1);
    expect(() => job.create({ id, name: 'other', language: 'en', total: 1 })).toThrow('under this id');
    expect(() => job.add(id, { from: 1, items: [scan('B')] })).toThrow('announced');
    expect(() => job.step(randomUUID(), 'pause')).toThrow('no such');
  });

  it('needs the whole content of a file', async () => {
    const id = begin([{ name: 'a.json', kind: 'document', bytes: 3 }]);
    expect(() => job.append(id, 0, 0, Buffer.alloc(4))).toThrow('said to have 3 bytes');
    expect(() => job.append(id, 0, 1, Buffer.alloc(1))).toThrow('0 bytes are here');
    expect(job.get(id).items).toEqual({ awaited: 1 });
  });
});

describe('a file that arrived whole before the program ended', () => {
  it('is inspected, though that was not recorded', async () => {
    const id = begin([
      { name: 'a.txt', kind: 'document', bytes: 1 },
      { name: 'b.txt', kind: 'document', bytes: 1 },
    ]);
    appendContent(fresh.folder, id, 0, 1, 0, Buffer.from('x'));
    expect(job.get(id).items).toEqual({ awaited: 2 });
    await job.stop();
    job = bulkJob(fresh.context, report, examineHere(fresh.context));
    expect(job.get(id).items).toEqual({ ready: 1, awaited: 1 });
    appendContent(fresh.folder, id, 1, 1, 0, Buffer.from('x'));
    job.append(id, 1, 0, Buffer.from('x'));
    await stateOf(id).toBe('done');
    expect(job.get(id).items).toEqual({ done: 2 });
  });
});

describe('a file that arrived in part', () => {
  it('is replaced when another one with its name and size begins again', async () => {
    const id = begin([{ name: 'a.txt', kind: 'document', bytes: 6 }]);
    job.append(id, 0, 0, Buffer.from('old'));
    job.append(id, 0, 0, Buffer.from('new'));
    expect(job.missing(id).items).toMatchObject([{ held: 3 }]);
    job.step(id, 'pause');
    job.append(id, 0, 3, Buffer.from('one'));
    expect(job.content(id, 0).toString()).toBe('newone');
    expect(job.missing(id)).toEqual({ items: [], here: [{ position: 0, name: 'a.txt', bytes: 6 }] });
  });
});

describe('an input that failed', () => {
  it('is awaited again if its content is not here', async () => {
    const id = begin([
      { name: 'gone.txt', kind: 'document', bytes: 1 },
      { name: 'here.png', kind: 'unread', bytes: 1 },
      { name: 'none.png', kind: 'unread', bytes: 0 },
    ]);
    job.read(id, 0, { fault: 'the file was deleted' });
    job.append(id, 1, 0, Buffer.of(1));
    job.append(id, 2, 0, Buffer.alloc(0));
    expect(rows(id, { show: 'failed' }).rows).toMatchObject([{ fault: { kind: 'other', detail: 'the file was deleted' } }]);
    for (const position of [1, 2]) job.read(id, position, { fault: 'the decoder stopped' });
    await stateOf(id).toBe('done');
    expect(job.step(id, 'retry')).toMatchObject({ state: 'running', items: { awaited: 1, unread: 2 } });
    job.append(id, 0, 0, Buffer.from('x'));
    for (const position of [1, 2]) job.read(id, position, { readings: [{ channel: 'file', text: link('R') }] });
    await stateOf(id).toBe('done');
    expect(job.get(id).items).toEqual({ done: 3 });
  });

  it('is not one that another reader read before', () => {
    const id = begin([
      { name: 'a.png', kind: 'unread', bytes: 1 },
      { name: 'b.txt', kind: 'document', bytes: 1 },
    ]);
    job.step(id, 'pause');
    job.append(id, 0, 0, Buffer.of(1));
    job.read(id, 0, { readings: [{ channel: 'file', text: link('A') }] });
    job.read(id, 0, { fault: 'the decoder stopped' });
    expect(job.get(id).items).toEqual({ ready: 1, awaited: 1 });
  });
});

describe('a document whose content is gone', () => {
  it('fails with that reason', async () => {
    const id = begin([{ name: 'a.txt', kind: 'document', bytes: 1 }]);
    job.step(id, 'pause');
    job.append(id, 0, 0, Buffer.from('x'));
    dropContent(fresh.folder, id, 0);
    job.step(id, 'resume');
    await stateOf(id).toBe('done');
    expect(rows(id).rows).toMatchObject([{ state: 'failed', fault: { kind: 'content' } }]);
  });
});

describe('the disk', () => {
  it('needs room for what all requests announced', () => {
    const { bavail, bsize } = statfsSync(fresh.folder);
    const third = Math.floor((bavail * bsize) / 3);
    const file: BulkInput = { name: 'large.pdf', kind: 'unread', bytes: third };
    const id = begin([file]);
    expect(() => begin([file])).toThrow('no room');
    job.step(id, 'cancel');
    expect(job.get(begin([file])).items).toEqual({ awaited: 1 });
  });

  it('does not keep the content of inputs that were done when the program ended', async () => {
    const id = begin([
      { name: 'a.txt', kind: 'document', bytes: 1 },
      { name: 'b.txt', kind: 'document', bytes: 2 },
    ]);
    job.append(id, 0, 0, Buffer.from('x'));
    await expect.poll(() => job.get(id).items.done).toBe(1);
    await job.stop();
    for (const position of [0, 1, 7]) appendContent(fresh.folder, id, position, 2, 0, Buffer.from('x'));
    job = bulkJob(fresh.context, report, examineHere(fresh.context));
    expect(heldPositions(fresh.folder, id)).toEqual([1, 7]);
  });
});

describe('processes that cannot start', () => {
  it('are reported, and no input is given up', async () => {
    await job.stop();
    job = bulkJob(fresh.context, report, examineInProcesses(join(fresh.folder, 'nowhere'), 2));
    const id = begin(Array.from({ length: 8 }, (_, at) => scan(`N${at}`)));
    for (let again = 0; again < 6; again++) {
      job.wake();
      await expect.poll(() => job.isRunning()).toBe(false);
    }
    const attempts = fresh.context.store.db.prepare('SELECT DISTINCT attempts FROM bulk_items').pluck().all();
    expect([job.get(id).items, attempts]).toEqual([{ ready: 8 }, [0]]);
    expect(faults.splice(0).map(String)).toEqual(expect.arrayContaining([expect.stringContaining('before it was given one')]));

    await job.stop();
    job = bulkJob(fresh.context, report, examineInProcesses(fresh.folder, 2));
    job.wake();
    await stateOf(id).toBe('done');
    expect(job.get(id).items).toEqual({ done: 8 });
  });
});

describe('an input that ends the process that examines it', () => {
  it('is given up in the end, and the others are inspected', async () => {
    await job.stop();
    const here = examineHere(fresh.context);
    let tries = 0;
    job = bulkJob(fresh.context, report, {
      ...here,
      examine: (item) => {
        if (item.position !== 3) return here.examine(item);
        tries += 1;
        return Promise.resolve(undefined);
      },
    });
    const id = begin(Array.from({ length: 8 }, (_, at) => scan(`K${at}`)));
    await stateOf(id).toBe('done');
    expect([job.get(id).items, tries]).toEqual([{ done: 7, failed: 1 }, 5]);
    expect(rows(id, { show: 'failed' }).rows).toMatchObject([{ position: 3, fault: { kind: 'stopped' } }]);
  });
});

describe('a store of an earlier version', () => {
  it('gets the tables of bulk inspections, empty', () => {
    const earlier = temporaryFolder();
    mkdirSync(earlier, { recursive: true });
    const old = new Database(storeFile(earlier));
    migrateTo(old, versionSince('100-bulk.sql') - 1);
    old.close();
    const store = openStore(earlier);
    const tables = ['bulk_queues', 'bulk_items', 'bulk_entries'];
    expect(tables.map((table) => store.db.prepare(`SELECT count(*) FROM ${table}`).pluck().get())).toEqual([0, 0, 0]);
    store.close();
  });
});

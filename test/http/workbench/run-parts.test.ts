// Runs of two desks over the workbench API: the bundle of the other one is added by a line of the log, and both are shown as one run.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { ErasablePart, Inspection, InspectResponse, Problem, RunPartAdded, RunTogether } from '../../../server/contract/index.ts';
import { eraseBecauseAsked } from '../../../server/features/erasure/index.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { sightingBundles } from '../../../server/store/sightings/other-sightings.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { bundleOf, deskEntry, didOfDesk, LATER } from '../../fixtures/evidence.ts';
import { signed } from '../../fixtures/office.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';
import { CODE, secondDesk } from '../../fixtures/second-desk.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const HEAD = { name: 'Pallet 7, left half', place: 'Gate 4', reference: 'mrn 26de0001', officer: 'Ana' };
const minutes = (count: number): Date => new Date(LATER.getTime() + count * 60_000);

describe.each(TRANSPORTS)('a run of two desks over %s', (_, connect) => {
  const clock = { now: minutes(10) };
  const { context, ask: send } = reachedWorkbench(connect, { now: () => clock.now });
  const { store } = context;
  const other = secondDesk();
  const stranger = secondDesk({ name: 'Lorry 1', reference: 'MRN 99' });
  other.see('BOTH', 'held');
  other.see('THERE');
  stranger.see('BOTH');
  const third = secondDesk();
  third.see('MORE');
  const bundle = other.bundle();
  afterAll(() => {
    other.close();
    stranger.close();
    third.close();
  });

  const post = (path: string, body: object) => send(`/workbench${path}`, { method: 'POST', body: JSON.stringify(body) });
  let files = 0;
  const bring = async (bytes: Buffer) => {
    files += 1;
    const about = { name: 'evidence.zip', size: bytes.length, modified: files };
    const begun = await post('/run-parts/incoming', about);
    if (begun.status !== 200) return begun.status;
    const half = bytes.length >> 1;
    for (const [at, part] of [
      [0, bytes.subarray(0, half)],
      [half, bytes.subarray(half)],
    ] as const) {
      const headers = { 'content-type': 'application/octet-stream' };
      const sent = await send(`/workbench/run-parts/incoming?at=${at}`, { method: 'PUT', headers, body: part });
      if (sent.status !== 200) return sent.status;
    }
    return 200;
  };
  const add = async (bytes: Buffer, more: object = {}, to = run) => {
    expect(await bring(bytes)).toBe(200);
    const { status, json } = await post(`/runs/${to}/parts`, { officer: 'Ana', ...more });
    return status === 201 ? (json as RunPartAdded) : `${status} ${(json as Problem).detail}`;
  };
  const together = async (page = ''): Promise<RunTogether> =>
    (await send(`/workbench/runs/${run}/together${page}`, { method: 'GET' })).json as RunTogether;
  const scan = async (serial: string): Promise<Inspection> =>
    ((await post('/inspections', { channel: 'wedge', text: CODE(serial) })).json as InspectResponse).inspections[0] as Inspection;
  const run = randomUUID();
  let line = 0;

  test('is a run of one desk before', async () => {
    await post('/runs', { id: run, ...HEAD });
    const both = await scan('BOTH');
    await scan('HERE');
    const decided = { decision: 'referred', officer: 'Ana', place: 'Gate 4', reference: '', note: '' };
    expect((await post(`/inspections/${both.id}/decisions`, decided)).status).toBe(201);
    expect(await together()).toMatchObject({ parts: [], counts: { items: 2, undecided: 1 }, duplicates: { total: 0 }, rows: { total: 2 } });
  });

  test('refuses a file that is no bundle, one that did not arrive, and one that was altered, and keeps none of them', async () => {
    expect(await bring(Buffer.from('no archive at all'))).toBe(400);
    await post('/run-parts/incoming', { name: 'a.zip', size: bundle.length, modified: 1 });
    expect((await post(`/runs/${run}/parts`, { officer: 'Ana' })).status).toBe(409);
    const altered = Buffer.from(bundle);
    altered.writeUInt8(altered.readUInt8(2000) ^ 1, 2000);
    expect(await add(altered)).toMatch(/^400 the bundle was altered/);
    expect(await add(bundle.subarray(0, bundle.length - 40))).toMatch(/^400 the bundle was altered/);
    expect(existsSync(join(store.folder, 'run-part-incoming'))).toBe(false);
    expect((await post(`/runs/${run}/parts`, { officer: 'Ana' })).status).toBe(404);
    expect((await together()).parts).toEqual([]);
  });

  test('refuses a bundle of this desk, of chosen inspections, and of another run', async () => {
    expect(await add(bundleOf({ context }, { kind: 'run', run }, LATER))).toMatch(/^409 the bundle is of this computer/);
    expect(await add(bundleOf(other, { kind: 'all' }, LATER))).toMatch(/^400 the bundle is not of a whole run/);
    expect(await add(stranger.bundle())).toMatch(/^409 the bundle is of another run: "MRN 99" there, "mrn 26de0001" here/);
    expect(await add(bundle, { signer: 'ab'.repeat(32) })).toMatch(/^409 .*another key/);
    expect(await add(bundle, {}, randomUUID())).toMatch(/^404/);
    expect((await together()).parts).toEqual([]);
  });

  test('takes the bundle of a desk that nobody named as undetermined, by one line of the log, once', async () => {
    const before = store.db.prepare('SELECT count(*) FROM inspections').pluck().get();
    const added = await add(bundle);
    if (typeof added === 'string') throw new Error(added);
    line = added.number;
    expect(added.isAlready).toBe(false);
    expect(await add(bundle)).toEqual({ number: line, isAlready: true });
    expect(store.db.prepare('SELECT count(*) FROM inspections').pluck().get()).toBe(before);
    expect(store.db.prepare("SELECT count(*) FROM run_log WHERE action = 'part'").pluck().get()).toBe(1);
    expect(firstBroken(store, 'run_log')).toBeUndefined();
    const kept = store.db.prepare('SELECT record FROM run_log').pluck().all().join();
    expect(kept).not.toContain('Quartz');
    const { parts } = await together();
    expect(parts).toMatchObject([
      {
        number: line,
        state: 'undetermined',
        doubt: 'unnamed',
        officer: 'Ana',
        run: { place: 'Gate 9' },
        counts: { items: 2, undecided: 1 },
      },
    ]);
    expect(sightingBundles(store)).toEqual([]);
  });

  test('counts both as one, marks each row with its desk, and points out the item that two decided differently', async () => {
    const whole = await together();
    expect([whole.counts.items, whole.counts.undecided, whole.here.items]).toEqual([3, 2, 2]);
    expect(whole.rows.items.map(({ part, number }) => [part, number])).toEqual([
      [line, 1],
      [line, 2],
      [0, 1],
      [0, 2],
    ]);
    expect(whole.duplicates).toMatchObject({
      total: 1,
      differing: 1,
      items: [
        {
          item: '09506000134352 BOTH',
          differs: ['decision'],
          rows: [
            { part: 0, decision: 'referred' },
            { part: line, decision: 'held' },
          ],
        },
      ],
    });
    const page = await together('?limit=1&offset=2');
    expect([page.rows.total, page.rows.items]).toMatchObject([4, [{ part: 0, number: 1 }]]);
    expect((await send(`/workbench/runs/${run}/together?limit=0`, { method: 'GET' })).status).toBe(400);
    expect((await send(`/workbench/runs/${randomUUID()}/together`, { method: 'GET' })).status).toBe(404);
  });

  test('is intact once a trust list names the desk, and a newer bundle counts instead of an older one', async () => {
    bringList(store, signed(1, [deskEntry(didOfDesk(other)), deskEntry(didOfDesk(stranger), { legalName: 'Gate 1' })]), clock.now);
    expect((await together()).parts).toMatchObject([{ state: 'intact', name: 'Gate 4' }]);
    other.see('LATE');
    other.end();
    const newer = await add(other.bundle(minutes(1)));
    if (typeof newer === 'string') throw new Error(newer);
    const { parts, counts } = await together();
    expect(parts).toMatchObject([
      { number: line, isReplaced: true },
      { number: newer.number, state: 'intact', run: { closedAt: expect.any(String) } },
    ]);
    expect(counts.items).toBe(4);
    expect(await add(other.bundle(new Date(LATER.getTime() + 1000)))).toMatch(/^409 a bundle of the same run/);
    // An item that an intact bundle names is compared with what is scanned here from now on.
    expect(sightingBundles(store)).toMatchObject([{ name: 'Gate 4', items: 3 }]);
  });

  test('takes a bundle of another run if a person says why', async () => {
    const added = await add(stranger.bundle(), { note: 'the lorry was loaded from this pallet' });
    if (typeof added === 'string') throw new Error(added);
    const part = (await together()).parts.find(({ number }) => number === added.number);
    expect(part).toMatchObject({ note: 'the lorry was loaded from this pallet', name: 'Gate 1' });
  });

  test('does not count what was changed in the store, and says so', async () => {
    const [{ number } = { number: 0 }] = (await together()).parts.filter(({ isReplaced, note }) => !isReplaced && note === undefined);
    const content = store.db.prepare('SELECT content FROM run_parts WHERE number = ?').pluck().get(number);
    store.db.exec('DROP TRIGGER run_parts_no_update');
    store.db.prepare("UPDATE run_parts SET content = x'00' WHERE number = ?").run(number);
    const { parts } = await together();
    expect(parts.find((part) => part.number === number)).toMatchObject({ state: 'changed' });
    store.db.prepare('UPDATE run_parts SET content = ? WHERE number = ?').run(content, number);
    expect((await together()).parts.find((part) => part.number === number)).toMatchObject({ state: 'intact' });
  });

  test('is closed with a signature over these lines, and takes no further part', async () => {
    await post(`/runs/${run}/close`, { officer: 'Ana' });
    const { json } = await send(`/workbench/runs/${run}`, { method: 'GET' });
    expect(json).toMatchObject({ state: 'closed', seal: { isGood: true } });
    expect(firstBroken(store, 'run_log')).toBeUndefined();
    expect(await add(third.bundle())).toMatch(/^409 the run is closed/);
    expect(await add(stranger.bundle())).toMatchObject({ isAlready: true });
  });

  test('an erasure of places and references erases what is kept of the bundles too, one of officers does not', async () => {
    const erase = (...parts: readonly ErasablePart[]) =>
      eraseBecauseAsked(
        store,
        { inspections: [], run, parts, who: 'Data office', why: 'request 17' },
        { trustTwoPersons: false },
        clock.now,
      );
    erase('officer');
    expect((await together()).parts.map(({ state }) => state)).toEqual(['intact', 'intact', 'intact']);
    erase('place', 'reference');
    const whole = await together();
    expect(whole.parts.map(({ state }) => state)).toEqual(['erased', 'erased', 'erased']);
    expect(store.db.prepare('SELECT count(*) FROM run_parts').pluck().get()).toBe(0);
    expect(whole.counts.items).toBe(2);
    expect(firstBroken(store, 'run_log')).toBeUndefined();
  });
});

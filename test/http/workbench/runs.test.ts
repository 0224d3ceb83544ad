// Runs over the workbench API: what is set once, what belongs to them, decisions for several items, notes, photos, the seal, and what they refuse.
import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CurrentRun, Inspection, InspectionList, InspectResponse, Run, RunDetail, RunList } from '../../../server/contract/index.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { factsOf } from '../../../server/store/audit-log/contents.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

const HEAD = { name: 'Pallet 7', place: 'Gate 4', reference: 'MRN 26DE0001', officer: 'Ana' };
const link = (serial: string) => `https://id.gs1.org/01/${SAMPLE.gtin}/21/${serial}`;
/** The smallest PNG: one pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

describe.each(TRANSPORTS)('runs over %s', (_, connect) => {
  const clock = { now: new Date('2027-06-01T12:00:00Z') };
  const { context, ask: send } = reachedWorkbench(connect, { sample: true, now: () => clock.now });
  const ask = (method: string, path: string, body?: object) =>
    send(`/workbench${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const scan = async (text: string, more: object = {}): Promise<Inspection> =>
    ((await ask('POST', '/inspections', { channel: 'wedge', text, ...more })).json as InspectResponse).inspections[0] as Inspection;
  const current = async () => ((await ask('GET', '/runs/current')).json as CurrentRun).run;
  const detail = async (id: string) => (await ask('GET', `/runs/${id}`)).json as RunDetail;
  const photo = (id: string, bytes: Uint8Array, inspection?: number) =>
    send(`/workbench/runs/${id}/photos?officer=Ana&name=label.png${inspection === undefined ? '' : `&inspection=${inspection}`}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes,
    });
  const decide = (id: string, inspections: readonly number[], more: object = {}) =>
    ask('POST', `/runs/${id}/decisions`, {
      requestId: randomUUID(),
      inspections,
      decision: 'held',
      officer: 'Ana',
      place: 'Gate 4',
      reference: HEAD.reference,
      note: '',
      ...more,
    });
  const A = randomUUID();
  const B = randomUUID();

  test('an inspection without a run names none', async () => {
    expect((await scan(link('BEFORE'))).run).toBeUndefined();
    expect(await current()).toBeUndefined();
  });

  test('the figures of a day need its two ends', async () => {
    const figures = await ask('GET', '/day?from=2027-06-01T00:00:00.000Z&until=2027-06-02T00:00:00.000Z');
    expect([figures.status, figures.json]).toMatchObject([200, { inspections: 1, undecided: 1, openRuns: 0 }]);
    expect((await ask('GET', '/day?from=2027-06-01T00:00:00.000Z')).status).toBe(400);
    expect((await ask('GET', '/day?from=today&until=2027-06-02T00:00:00.000Z')).status).toBe(400);
  });

  test('one run is open at a time; starting it again starts no second one', async () => {
    const { status, json } = await ask('POST', '/runs', { id: A, ...HEAD });
    expect([status, json]).toMatchObject([201, { id: A, ...HEAD, state: 'open', items: 0, undecided: 0, headlines: {} }]);
    expect((await ask('POST', '/runs', { id: A, ...HEAD })).status).toBe(201);
    expect((await ask('POST', '/runs', { id: A, ...HEAD, name: 'Other' })).status).toBe(409);
    expect((await ask('POST', '/runs', { id: B, ...HEAD })).status).toBe(409);
    expect((await ask('POST', '/runs', { id: B, ...HEAD, name: '  ' })).status).toBe(400);
    expect(((await ask('GET', '/runs')).json as RunList).total).toBe(1);
  });

  test('everything that is inspected meanwhile belongs to it, in the record that the chain covers', async () => {
    const first = await scan(link(SAMPLE.serial));
    expect(first.run).toEqual({ id: A, ...HEAD });
    const record = context.store.db.prepare('SELECT record FROM inspections WHERE id = ?').pluck().get(first.id) as Buffer;
    expect(JSON.parse(factsOf(context.store.db, { record })).run).toEqual({ id: A, ...HEAD });
    await scan(link('NOCOPY'));
    const list = (await ask('GET', `/inspections?run=${A}`)).json as InspectionList;
    expect(list.items.map(({ id }) => id)).toEqual([first.id + 1, first.id]);
    expect((await current())?.headlines).toEqual({ [first.headline]: 1, 'cannot-check': 1 });
  });

  test('the same item twice is said, with number and time, and counts once', async () => {
    clock.now = new Date('2027-06-01T12:03:00Z');
    const again = await scan(`(01)${SAMPLE.gtin}(21)${SAMPLE.serial}`);
    expect(again.run?.seen).toEqual({ id: 2, at: '2027-06-01T12:00:00.000Z' });
    expect((await current())?.items).toBe(2);
    // A code without a serial is that of a whole product: a pallet has many.
    await scan(`(01)${SAMPLE.gtin}`);
    expect((await scan(`(01)${SAMPLE.gtin}`)).run?.seen).toBeUndefined();
  });

  test('one decision for a selection gives each item a line of its own, all or none, once', async () => {
    expect((await decide(A, [2, 1])).status).toBe(409);
    expect((await ask('GET', '/inspections?decision=held')).json.total).toBe(0);
    const refused = await decide(A, [2, 3], { decision: 'released' });
    expect([refused.status, refused.json.errors?.[0]?.pointer]).toEqual([400, '/note']);
    expect((await ask('GET', '/inspections?decision=released')).json.total).toBe(0);
    const requestId = randomUUID();
    expect((await decide(A, [2, 3, 3], { requestId })).json).toEqual({ decision: 'held', count: 2 });
    expect((await decide(A, [2, 3], { requestId })).status).toBe(201);
    const { decisions } = (await ask('GET', '/inspections/3')).json as Inspection;
    expect(decisions).toHaveLength(1);
    expect(decisions[0]).toMatchObject({ decision: 'held', officer: 'Ana', reference: HEAD.reference });
    const { items = 0, undecided } = (await current()) ?? {};
    expect(undecided).toBe(items - 2);
  });

  test('the last decision is undone for all of them, while it is fresh', async () => {
    expect((await decide(A, [2, 3], { decision: 'undone' })).status).toBe(201);
    expect((await current())?.undecided).toBe((await current())?.items);
    const [held, released] = [randomUUID(), randomUUID()];
    await decide(A, [2, 3], { requestId: held });
    await decide(A, [3], { requestId: released, decision: 'released', note: 'Papers seen' });
    // Of one of the two, another decision was recorded since: neither is undone.
    expect((await decide(A, [2, 3], { decision: 'undone', undoes: held })).status).toBe(409);
    expect((await decide(A, [3], { decision: 'undone', undoes: released })).status).toBe(201);
    await decide(A, [2, 3]);
    clock.now = new Date('2027-06-01T12:10:00Z');
    expect((await decide(A, [2, 3], { decision: 'undone' })).status).toBe(409);
  });

  test('while it is paused nothing joins it; another may be open meanwhile', async () => {
    expect((await ask('POST', `/runs/${A}/pause`, { officer: 'Bo' })).json.state).toBe('paused');
    expect((await ask('POST', `/runs/${A}/pause`, { officer: 'Bo' })).json.state).toBe('paused');
    expect((await scan(link('BETWEEN'))).run).toBeUndefined();
    expect((await current())?.id).toBe(A);
    expect((await ask('POST', '/runs', { id: B, ...HEAD, name: 'Pallet 8' })).status).toBe(201);
    expect((await ask('POST', `/runs/${A}/resume`, { officer: 'Bo' })).status).toBe(409);
    expect((await scan(link(SAMPLE.serial))).run).toMatchObject({ id: B, name: 'Pallet 8' });
    expect((await ask('POST', `/runs/${B}/close`, { officer: 'Bo' })).json).toMatchObject({ state: 'closed', closedBy: 'Bo', items: 1 });
    expect((await ask('POST', `/runs/${A}/resume`, { officer: 'Ana' })).json.state).toBe('open');
    expect((await scan(link('AFTER'))).run?.id).toBe(A);
  });

  test('notes and photos are kept with an item or with the run, each once', async () => {
    const note = { requestId: randomUUID(), inspection: 3, officer: 'Ana', text: 'Seal broken' };
    await ask('POST', `/runs/${A}/notes`, note);
    const { json } = await ask('POST', `/runs/${A}/notes`, note);
    expect((json as RunDetail).notes).toEqual([{ at: clock.now.toISOString(), inspection: 3, officer: 'Ana', text: 'Seal broken' }]);
    expect((await ask('POST', `/runs/${A}/notes`, { ...note, requestId: randomUUID(), inspection: 1 })).status).toBe(404);
    await photo(A, PNG, 3);
    await photo(A, PNG, 3);
    const sha256 = createHash('sha256').update(PNG).digest('hex');
    expect((await detail(A)).photos).toMatchObject([{ inspection: 3, name: 'label.png', type: 'image/png', bytes: PNG.length, sha256 }]);
    const { headers, bytes } = await ask('GET', `/runs/photos/${sha256}`);
    expect([headers['content-type'], bytes.equals(PNG)]).toEqual(['image/png', true]);
    expect((await photo(A, Buffer.from('<svg onload="alert(1)"/>'), 3)).status).toBe(400);
    expect((await photo(A, Buffer.concat([PNG, Buffer.alloc(9 * 1024 * 1024)]))).status).toBe(413);
    expect((await ask('GET', `/runs/photos/${'0'.repeat(64)}`)).status).toBe(404);
  });

  test('an export holds the run, its lines, its entries and its photos', async () => {
    const { status, json, headers } = await ask('GET', `/runs/${A}/export`);
    expect([status, headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="run-2027-06-01-[0-9a-f]{8}\.json"$/),
    ]);
    expect(json.run.name).toBe(HEAD.name);
    expect(json.inspections.every(({ run }: Inspection) => run?.id === A)).toBe(true);
    expect(json.inspections).toHaveLength((await ask('GET', `/inspections?run=${A}`)).json.total);
    expect(json.lines.length).toBeGreaterThan(4);
    expect(Object.values(json.photos)).toEqual([PNG.toString('base64')]);
  });

  test('it is closed with the ends of the logs, signed; nothing is added afterwards', async () => {
    const closed = (await ask('POST', `/runs/${A}/close`, { officer: 'Chief' })).json as Run;
    expect(closed).toMatchObject({ state: 'closed', closedBy: 'Chief', closedAt: clock.now.toISOString() });
    const { seal } = await detail(A);
    const last = (await ask('GET', '/inspections?limit=1')).json.items[0].id;
    expect(seal).toMatchObject({ isGood: true, inspection: last, fingerprint: (await ask('GET', '/log')).json.fingerprint });
    expect((await ask('POST', `/runs/${A}/close`, { officer: 'Other' })).json.closedBy).toBe('Chief');
    expect((await ask('POST', `/runs/${A}/resume`, { officer: 'Ana' })).status).toBe(409);
    expect((await photo(A, PNG, 2)).status).toBe(409);
    expect((await scan(link('LATER'))).run).toBeUndefined();
    // A later verdict on an item does not change what was signed.
    expect(((await ask('POST', '/inspections/3/again', {})).json as Inspection).run).toBeUndefined();
    expect(await current()).toBeUndefined();
    expect((await ask('GET', '/log')).json.faults).toEqual([]);
    for (const log of ['inspections', 'decisions', 'run_log'] as const) expect(firstBroken(context.store, log)).toBeUndefined();
  });

  test('what does not exist is not found', async () => {
    expect((await ask('GET', `/runs/${randomUUID()}`)).status).toBe(404);
    expect((await ask('POST', `/runs/${randomUUID()}/close`, { officer: 'Ana' })).status).toBe(404);
    expect((await ask('GET', '/runs/1')).status).toBe(400);
  });
});

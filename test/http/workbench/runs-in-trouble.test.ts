// A run over the workbench API when the disk is full while photos are added, and when the clock is set back in the middle.
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Inspection, InspectResponse, Run, RunDetail } from '../../../server/contract/index.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

const HEAD = { name: 'Pallet 7', place: 'Gate 4', reference: 'MRN 26DE0001', officer: 'Ana' };
/** The smallest PNG: one pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

describe.each(TRANSPORTS)('a run over %s', (_, connect) => {
  const clock = { now: new Date('2027-06-01T12:00:00Z') };
  const { context, ask: send } = reachedWorkbench(connect, { sample: true, now: () => clock.now });
  const ask = (method: string, path: string, body?: object) =>
    send(`/workbench${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const scan = async (serial: string): Promise<Inspection> => {
    const text = `https://id.gs1.org/01/${SAMPLE.gtin}/21/${serial}`;
    return ((await ask('POST', '/inspections', { channel: 'wedge', text })).json as InspectResponse).inspections[0] as Inspection;
  };
  const id = randomUUID();
  const detail = async () => (await ask('GET', `/runs/${id}`)).json as RunDetail;
  const photo = (bytes: Uint8Array, inspection: number) =>
    send(`/workbench/runs/${id}/photos?officer=Ana&name=label.png&inspection=${inspection}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes,
    });

  test('on a full disk a photo is refused in a sentence and half of it is not kept; with room again it is, once', async () => {
    await ask('POST', '/runs', { id, ...HEAD });
    const item = await scan(SAMPLE.serial);
    expect((await photo(PNG, item.id)).status).toBe(201);
    const before = await detail();
    const pages = context.store.db.pragma('page_count', { simple: true });
    context.store.db.pragma(`max_page_count = ${pages}`);
    const large = Buffer.concat([PNG, randomBytes(2_000_000)]);
    const answer = await photo(large, item.id);
    expect([answer.status, answer.json.code, answer.json.detail]).toEqual([503, 'disk-full', expect.stringContaining('is full')]);
    expect(await detail()).toEqual(before);
    context.store.db.pragma('max_page_count = 4294967294');
    expect((await photo(large, item.id)).status).toBe(201);
    expect((await detail()).photos.map(({ bytes }) => bytes)).toEqual([PNG.length, large.length]);
    expect(firstBroken(context.store, 'run_log')).toBeUndefined();
  });

  test('with the clock set back by a day, items join in the order of the log, are not called valid, and the run closes signed', async () => {
    clock.now = new Date('2027-05-31T12:00:00Z');
    const later = await scan('LATER');
    expect(later).toMatchObject({ run: { id }, at: clock.now.toISOString() });
    const again = await scan(SAMPLE.serial);
    expect(again.headline).not.toBe('valid');
    expect(again.reasons).toContain('DPP-CLK-02');
    expect(again.id).toBeGreaterThan(later.id);
    expect((await ask('GET', '/runs/current')).json).toMatchObject({ run: { id, items: 2 } });
    const closed = (await ask('POST', `/runs/${id}/close`, { officer: 'Chief' })).json as Run;
    expect(closed).toMatchObject({ state: 'closed', closedBy: 'Chief' });
    expect((await detail()).seal).toMatchObject({ isGood: true, inspection: again.id });
    for (const log of ['inspections', 'decisions', 'run_log'] as const) expect(firstBroken(context.store, log)).toBeUndefined();
  });
});

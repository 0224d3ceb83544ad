// Bulk inspections over the workbench API: begun, fed, read, listed and ended, and what they refuse.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { packParcel } from '../../../renderer/features/inspect/bulk/parcel.ts';
import type { Bulk, BulkClaimed, BulkList, BulkMissing, BulkRows } from '../../../server/contract/index.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

const text = `https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`;
const BYTES = { 'content-type': 'application/octet-stream' };

describe.each(TRANSPORTS)('a bulk inspection over %s', (_, connect) => {
  const { ask: send } = reachedWorkbench(connect, { sample: true });
  const ask = (method: string, path: string, body?: object) =>
    send(`/workbench/bulk${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const put = (id: string, position: number, at: number, body: Uint8Array) =>
    send(`/workbench/bulk/${id}/items/${position}/content?at=${at}`, { method: 'PUT', headers: BYTES, body });
  const bulk = async (id: string) => (await ask('GET', `/${id}`)).json as Bulk;
  const id = randomUUID();

  test('is fed, read and listed', async () => {
    expect(await ask('POST', '', { id, name: 'delivery', language: 'de', total: 3 })).toMatchObject({ status: 201 });
    const items = [
      { name: 'code', kind: 'code', readings: [{ channel: 'file', text }] },
      { name: 'a.txt', kind: 'document', bytes: 5 },
      { name: 'b.png', kind: 'unread', bytes: 2 },
    ];
    expect((await ask('POST', `/${id}/items`, { from: 0, items: items.slice(0, 2) })).json).toMatchObject({
      state: 'filling',
      registered: 2,
    });
    expect((await ask('POST', `/${id}/items`, { from: 2, items: items.slice(2) })).json).toMatchObject({ state: 'running', registered: 3 });
    expect((await put(id, 1, 0, Buffer.from('he'))).status).toBe(204);
    expect((await put(id, 1, 1, Buffer.from('e'))).status).toBe(409);
    expect((await put(id, 1, 0, Buffer.from('he'))).status).toBe(204);
    expect((await ask('GET', `/${id}/missing`)).json as BulkMissing).toEqual({
      items: [
        { position: 1, name: 'a.txt', bytes: 5, held: 2 },
        { position: 2, name: 'b.png', bytes: 2, held: 0 },
      ],
      here: [{ position: 0, name: 'code', bytes: null }],
    });
    expect((await put(id, 1, 2, Buffer.from('llo'))).status).toBe(204);
    expect((await put(id, 2, 0, Buffer.of(0xff, 0xd8))).status).toBe(204);
    const claimed = (await ask('POST', `/${id}/claims`, { reader: randomUUID(), holding: [], most: 2 })).json as BulkClaimed;
    expect(claimed.items).toEqual([{ position: 2, name: 'b.png', bytes: 2 }]);
    const content = await send(`/workbench/bulk/${id}/items/2/content`);
    expect([content.status, content.bytes]).toEqual([200, Buffer.of(0xff, 0xd8)]);
    expect((await ask('PUT', `/${id}/items/2/readings`, { readings: [{ channel: 'file', text }] })).status).toBe(204);
    await expect.poll(async () => (await bulk(id)).state).toBe('done');
    expect(await bulk(id)).toMatchObject({ items: { done: 3 }, headlines: { valid: 2, 'cannot-check': 1 } });
    expect((await ask('GET', '')).json).toEqual({ items: [expect.not.objectContaining({ headlines: expect.anything() })] });
    const rows = (await ask('GET', `/${id}/rows?show=valid&sort=position&order=descending&limit=1`)).json as BulkRows;
    expect(rows).toMatchObject({ total: 2, rows: [{ position: 2, inspection: { serial: SAMPLE.serial, code: SAMPLE.dppCode } }] });
    const found = await send(`/workbench/inspections/export?format=csv&bulk=${id}`);
    expect(found.text.trim().split('\n')).toHaveLength(4);
  });

  test('takes small files together, each once', async () => {
    const few = randomUUID();
    const files = ['one', 'three', 'five!'].map((content, at) => ({ position: at + 1, content: Buffer.from(content) }));
    const items = [
      { name: '0', kind: 'document', bytes: 900 },
      ...files.map(({ content }) => ({ name: '', kind: 'document', bytes: content.length })),
    ];
    await ask('POST', '', { id: few, name: 'few', language: 'en', total: items.length });
    await ask('POST', `/${few}/items`, { from: 0, items });
    const parcel = async (given: typeof files, cut = 0) => {
      const packed = packParcel(given.map(({ position, content }) => ({ position, content: Uint8Array.from(content).buffer })));
      const body = Buffer.from(await packed.arrayBuffer());
      return (await send(`/workbench/bulk/${few}/contents`, { method: 'PUT', headers: BYTES, body: body.subarray(0, body.length - cut) }))
        .status;
    };
    const missing = async () => ((await ask('GET', `/${few}/missing`)).json as BulkMissing).items.map(({ position }) => position);
    expect(await parcel(files, 1)).toBe(400);
    expect(await parcel([...files, { position: 0, content: Buffer.from('short') }])).toBe(409);
    expect(await parcel([{ position: 9, content: Buffer.from('x') }])).toBe(404);
    expect(await missing()).toEqual([0, 1, 2, 3]);
    expect(await parcel(files.slice(0, 2))).toBe(204);
    expect(await parcel(files)).toBe(204);
    expect(await missing()).toEqual([0]);
    await expect.poll(async () => (await bulk(few)).items).toEqual({ done: 3, awaited: 1 });
    expect(await parcel(files)).toBe(204);
    expect((await bulk(few)).items).toEqual({ done: 3, awaited: 1 });
    expect((await ask('POST', `/${few}/cancel`)).status).toBe(200);
    expect((await ask('DELETE', `/${few}`)).status).toBe(200);
  });

  test('refuses what it cannot account for', async () => {
    const status = async (method: string, path: string, body?: object) => (await ask(method, path, body)).status;
    const other = randomUUID();
    expect(await status('POST', '', { id: other, name: 'x', language: 'en', total: 10_001 })).toBe(400);
    expect(await status('POST', '', { id, name: 'x', language: 'en', total: 1 })).toBe(409);
    expect(await status('POST', '', { id: other, name: 'x', language: 'en', total: 2, level: 'II' })).toBe(201);
    const add = (item: object) => status('POST', `/${other}/items`, { from: 0, items: [item] });
    expect(await add({ name: 'x', kind: 'code' })).toBe(400);
    expect(await add({ name: 'x', kind: 'code', readings: [{ channel: 'file' }] })).toBe(400);
    expect(await add({ name: 'x', kind: 'document', bytes: 60 * 1024 * 1024 })).toBe(400);
    expect(await add({ name: 'x', kind: 'document', bytes: 1, readings: [{ channel: 'file', text }] })).toBe(400);
    expect(await status('PUT', `/${id}/items/2/readings`, {})).toBe(400);
    expect(await status('PUT', `/${id}/items/9/readings`, { fault: 'x' })).toBe(404);
    expect(await status('GET', `/${id}/items/2/content`)).toBe(404);
    expect(await status('GET', `/${randomUUID()}/rows`)).toBe(404);
    expect(await status('DELETE', `/${other}`)).toBe(409);
    expect(await status('POST', `/${other}/retry`)).toBe(409);
    expect(await status('POST', `/${id}/cancel`)).toBe(409);
    expect(await status('POST', `/${other}/cancel`)).toBe(200);
    const list = (await ask('DELETE', `/${other}`)).json as BulkList;
    expect(list.items.map((one) => one.id)).toEqual([id]);
  });
});

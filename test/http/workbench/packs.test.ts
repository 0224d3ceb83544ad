// Packs over the workbench API: brought in parts, looked at, applied, stopped, given up; made and taken away; and what was applied.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import type { PackImport, PacksOverview, Problem } from '../../../server/contract/index.ts';
import { MOST_OF_A_CODE, wantedCodes } from '../../../server/domain/formats/wanted-codes.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { openPack } from '../../../server/features/packs/format/read.ts';
import { packFile } from '../../../server/features/packs/upload.ts';
import { type Client, TRANSPORTS } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { applyPack, fingerprintIn, inTheField, office, pack } from '../../fixtures/pack-office.ts';

describe.each(TRANSPORTS)('the packs over %s', (_, connect) => {
  const hq = office();
  const { context, close } = inTheField();
  let client: Client;
  beforeAll(async () => {
    client = await connect(createWorkbench(context, { report: (fault) => expect.unreachable(String(fault)) }));
  });
  afterAll(async () => {
    await client.close();
    close();
    hq.close();
  });

  test('are listed with what became of their entries, the last one first', async () => {
    const listed = async () => ((await client.ask('/workbench/packs')).json as PacksOverview).applied;
    expect(await listed()).toEqual([]);
    await applyPack(context, pack(hq.context, { trust: hq.trust }));
    await applyPack(context, pack(hq.context, { lines: [] }));
    expect(await listed()).toMatchObject([
      { selection: true, appliedBy: 'Ana', report: { credentials: 0, refused: 0 } },
      { selection: false, creator: 'Office', report: { trust: 'taken-over', refused: 0 } },
    ]);
  });

  const incoming = async (): Promise<PackImport | undefined> => ((await client.ask('/workbench/packs')).json as PacksOverview).incoming;
  const post = (path: string, body: object = {}) => client.ask(`/workbench/packs/${path}`, { method: 'POST', body: JSON.stringify(body) });
  const put = (at: number, body: Uint8Array) =>
    client.ask(`/workbench/packs/incoming?at=${at}`, { method: 'PUT', body, headers: { 'content-type': 'application/octet-stream' } });
  const PART = 10_000;
  async function bring(file: string, name = 'weekly.pack'): Promise<Buffer> {
    const bytes = readFileSync(file);
    expect((await post('incoming', { name, size: bytes.length, modified: 1 })).status).toBe(200);
    for (let at = 0; at < bytes.length; at += PART) expect((await put(at, bytes.subarray(at, at + PART))).status).toBe(200);
    return bytes;
  }
  const until = async (...stages: readonly PackImport['stage'][]): Promise<PackImport> => {
    await expect.poll(async () => (await incoming())?.stage, { timeout: 20_000 }).toSatisfy((stage) => stages.includes(stage));
    return (await incoming()) as PackImport;
  };
  const discard = () => client.ask('/workbench/packs/incoming', { method: 'DELETE' });
  afterEach(async () => {
    await post('incoming/stop');
    await discard();
  });

  test('arrive in parts, are shown with what they would change, and are applied with what a person adds', async () => {
    const { context: field, close: done } = inTheField();
    const own = await connect(createWorkbench(field, { report: (fault) => expect.unreachable(String(fault)) }));
    const before = client;
    client = own;
    const file = pack(hq.context, { trust: hq.trust, passports: true });
    await bring(file);
    const { preview, trust, needs, fault } = await until('ready');
    expect(fault).toBeUndefined();
    expect(needs).toEqual(['creator-key']);
    expect(trust).toMatchObject({ sequence: 1, added: [{ name: 'Office' }] });
    const { counts, changes } = preview ?? {};
    expect(counts?.passports).toBe(10);
    expect(changes).toMatchObject({ credentials: { fresh: counts?.credentials, here: 0 }, passports: { fresh: 10, changed: 0, same: 0 } });
    const wrong = { who: 'Ana', creatorKey: '0'.repeat(64) };
    expect((await post('incoming/apply', wrong)).json).toMatchObject({ stage: 'applying' });
    expect((await until('ready')).fault?.code).toBe('unknown-creator');
    await post('incoming/apply', { who: 'Ana', creatorKey: fingerprintIn(file) });
    const { result } = await until('applied');
    expect(result?.applied.report).toMatchObject({ credentials: counts?.credentials, passports: 10, refused: 0, trust: 'taken-over' });
    expect(existsSync(packFile(field.store.folder).path)).toBe(false);
    // Once more: all of it is here.
    await bring(file);
    const again = await until('ready');
    expect([again.needs, again.preview?.already, again.preview?.changes?.passports]).toEqual([
      [],
      true,
      { fresh: 0, changed: 0, same: 10 },
    ]);
    await discard();
    client = before;
    await own.close();
    done();
  });

  test('go on where they stopped, never take a name for a path, and are refused when a part is not the next one', async () => {
    const bytes = readFileSync(pack(hq.context));
    const begin = (name: string) => post('incoming', { name, size: bytes.length, modified: 7 });
    const files = () => readdirSync(context.store.folder).filter((name) => !/^dpp-desk|^pack-incoming|\.json$/.test(name));
    const present = files();
    expect((await begin('../../../evil.pack')).json).toMatchObject({ stage: 'receiving', held: 0 });
    await put(0, bytes.subarray(0, 4000));
    expect((await put(0, bytes.subarray(0, 4000))).json).toMatchObject({ status: 409, detail: expect.stringContaining('byte 4000') });
    expect((await put(5000, bytes.subarray(5000, 6000))).status).toBe(409);
    expect((await begin('../../../evil.pack')).json.held).toBe(4000);
    expect(files()).toEqual(present);
    expect((await put(4000, Buffer.concat([bytes.subarray(4000), Buffer.from('x')]))).status).toBe(413);
    await put(4000, bytes.subarray(4000));
    expect((await until('ready')).name).toBe('../../../evil.pack');
    expect((await begin('another.pack')).json.held).toBe(0);
  });

  test('that are none, are damaged or claim what no disk holds are refused with the code, and nothing is left', async () => {
    expect((await post('incoming', { name: 'x', size: Number.MAX_SAFE_INTEGER, modified: 1 })).json).toMatchObject({ code: 'too-large' });
    expect((await post('incoming', { name: 'x', size: 0, modified: 1 })).status).toBe(400);
    await post('incoming', { name: 'x', size: 100, modified: 1 });
    expect((await put(0, Buffer.from('PK\u0003\u0004'))).json).toMatchObject({ code: 'bad-body' });
    expect((await client.ask('/workbench/packs/incoming?at=0', { method: 'PUT', body: '{}' })).json).toMatchObject({ code: 'bad-body' });
    const file = pack(hq.context);
    const bytes = readFileSync(file);
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    await bring(file);
    expect((await until('refused')).fault?.code).toBe('changed-chunk');
    expect((await post('incoming/apply', { who: 'Ana' })).status).toBe(409);
    await discard();
    expect([await incoming(), existsSync(packFile(context.store.folder).path)]).toEqual([undefined, false]);
  });

  test('are stopped between two parts, go on there, and only one is applied at a time', async () => {
    const { context: field, close: done } = inTheField();
    const own = await connect(createWorkbench(field, { report: (fault) => expect.unreachable(String(fault)) }));
    const before = client;
    client = own;
    const file = pack(hq.context, { chunkTarget: 20_000 });
    const bytes = await bring(file);
    await until('ready');
    const [first, second] = await Promise.all([
      post('incoming/apply', { who: 'Ana', creatorKey: fingerprintIn(file) }),
      post('incoming/apply', { who: 'Ben', creatorKey: fingerprintIn(file) }),
    ]);
    expect([first.status, second.status].sort()).toEqual([202, 409]);
    expect((await post('incoming', { name: 'other', size: 5, modified: 1 })).status).toBe(409);
    await post('incoming/stop');
    const stopped = await until('ready', 'applied');
    if (stopped.stage === 'ready') {
      expect(((await client.ask('/workbench/packs')).json as PacksOverview).applied).toEqual([]);
      await post('incoming/apply', { who: 'Ana', creatorKey: fingerprintIn(file) });
    }
    expect((await until('applied')).result?.applied).toMatchObject({ report: { refused: 0 } });
    expect(bytes.length).toBeGreaterThan(0);
    await discard();
    client = before;
    await own.close();
    done();
  });

  test('are found again by a workbench that was ended, as far as they had come', async () => {
    const { context: first, close: done } = inTheField();
    const before = client;
    client = await connect(createWorkbench(first, { report: (fault) => expect.unreachable(String(fault)) }));
    const bytes = readFileSync(pack(hq.context));
    await post('incoming', { name: 'x.pack', size: bytes.length, modified: 3 });
    await put(0, bytes.subarray(0, 5000));
    await client.close();
    const again = openApp({ folder: first.store.folder, now: first.now });
    client = await connect(createWorkbench(again, { report: (fault) => expect.unreachable(String(fault)) }));
    expect(await incoming()).toMatchObject({ name: 'x.pack', stage: 'receiving', held: 5000 });
    await put(5000, bytes.subarray(5000));
    expect((await until('ready')).preview?.refused).toBe(0);
    await discard();
    await client.close();
    again.close();
    client = before;
    done();
  });

  test('hold what a saved list of wanted copies names, and are refused with the line that names nothing', async () => {
    const made = async () => ((await client.ask('/workbench/packs')).json as PacksOverview).made;
    const order = { role: 'consumer', passports: false, trust: false };
    const list = { format: 'dpp-want-list', version: 1, items: [{ gtin: SAMPLE.gtin, serial: SAMPLE.serial, dppCode: SAMPLE.dppCode }] };
    const link = `https://id.example.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`;
    const counts: unknown[] = [];
    // The last: what a scanner reads off the QR code of a want-list, in one go.
    for (const lines of [[link], JSON.stringify(list, null, 2).split('\n'), [`${link}-NOT-HERE\r\n${link}\r\n`]]) {
      expect((await post('made', { ...order, lines })).status).toBe(202);
      await expect.poll(async () => (await made())?.stage, { timeout: 20_000 }).toBe('made');
      counts.push((await made())?.entries);
    }
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts.slice(1)).toEqual([counts[0], counts[0]]);
    // As long as a line of a want-list may be that still fits a QR code, scanned or out of its file.
    const long = `https://maker.example/${'x'.repeat(MOST_OF_A_CODE - 22)}`;
    expect(wantedCodes([{ link: long }]).texts).toEqual([long]);
    for (const lines of [[link, long], JSON.stringify({ ...list, items: [...list.items, { link: long }] }, null, 2).split('\n')]) {
      expect((await post('made', { ...order, lines })).status).toBe(202);
      await expect.poll(async () => (await made())?.stage, { timeout: 20_000 }).toBe('made');
    }
    const { status, json } = await post('made', { ...order, lines: [link, 'hello there'] });
    expect([status, (json as Problem).detail]).toEqual([400, expect.stringContaining('line 2')]);
    await client.ask('/workbench/packs/made', { method: 'DELETE' });
  });

  test('are made here with the key of the service, and taken away part by part', async () => {
    const made = async () => ((await client.ask('/workbench/packs')).json as PacksOverview).made;
    const finished = async () => {
      await expect.poll(async () => (await made())?.stage, { timeout: 20_000 }).not.toBe('making');
      return made();
    };
    const order = { role: 'customs', passports: false, trust: false };
    expect((await client.ask('/workbench/packs/made/file?at=0')).status).toBe(404);
    expect((await post('made', { ...order, lines: ['a'], since: 1 })).status).toBe(400);
    await post('made', { ...order, since: 99 });
    expect(await finished()).toMatchObject({ stage: 'failed', fault: { code: 'bad-base' } });
    expect((await post('made', { ...order, trust: true })).status).toBe(202);
    const { name, size = 0, sequence } = (await finished()) ?? {};
    expect(name).toMatch(/^[A-Za-z0-9.-]+-\d+\.pack$/);
    const bytes = (await client.ask('/workbench/packs/made/file?at=0')).bytes;
    const rest = (await client.ask('/workbench/packs/made/file?at=100')).bytes;
    expect([bytes.length, rest.equals(bytes.subarray(100))]).toEqual([size, true]);
    const file = join(context.store.folder, 'taken.pack');
    writeFileSync(file, bytes);
    const { header, close: closePack } = openPack(file);
    closePack();
    expect(header).toMatchObject({ sequence, trust: { bytes: expect.any(Number) } });
    const { fingerprint, created } = (await client.ask('/workbench/packs')).json as PacksOverview;
    expect([fingerprintIn(file), created[0]]).toEqual([
      fingerprint,
      expect.objectContaining({ sequence, role: 'customs', passports: false }),
    ]);
    await client.ask('/workbench/packs/made', { method: 'DELETE' });
    expect(await made()).toBeUndefined();
  });
});

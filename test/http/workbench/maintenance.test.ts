// Maintenance over HTTP: every route of the tables is asked before and during it, so that a new one is refused until somebody decides otherwise.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPublic, PUBLIC_TABLE } from '../../../server/api/public.ts';
import { RULES } from '../../../server/api/workbench/officers/rule.ts';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import { reinspection } from '../../../server/features/inspection/index.ts';
import { renewLists } from '../../../server/features/issuing/index.ts';
import { changeMaintenance } from '../../../server/features/maintenance/index.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { type Asked, type Client, overSocket } from '../../fixtures/client.ts';
import { asReal, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

const fresh = freshApp({ sample: true });
const { context, folder } = fresh;
asReal(context);
const backups = mkdtempSync(join(tmpdir(), 'dpp-desk-maintenance-'));
const faults: unknown[] = [];
const report = (fault: unknown): void => void faults.push(fault);
const routes = new Set<string>();
let workbench: Client;
let listener: Client;

beforeAll(async () => {
  const noteRoutes = (bare: FastifyInstance) =>
    void bare.addHook('onRoute', ({ url, method }) => {
      for (const one of [method].flat()) if (one !== 'HEAD' && url.startsWith('/workbench/')) routes.add(`${one} ${url}`);
    });
  workbench = await overSocket(createWorkbench(context, { report, prepare: noteRoutes }));
  listener = await overSocket(createPublic(fresh.reader, { report }));
});
afterAll(async () => {
  await Promise.all([workbench.close(), listener.close()]);
  fresh.close();
  rmSync(backups, { recursive: true });
  expect(faults).toEqual([]);
});
afterEach(() => {
  if (context.state().maintenance !== undefined) changeMaintenance(context.store, { on: false, who: 'Ana' }, new Date());
});

const begin = () => ask('PUT', '/workbench/maintenance', { on: true, who: 'Ana', reason: 'the disk is exchanged' });
const ask = (method: string, path: string, body?: object): Promise<Asked> =>
  workbench.ask(path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
const pathOf = (url: string): string => url.replace(':code', encodeURIComponent(SAMPLE.dppCode)).replace(/:\w+/g, '1');
const written = (): unknown => context.store.db.prepare('SELECT total_changes()').pluck().get();
const files = (): readonly string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !/-(?:wal|shm)$/.test(name))
    .sort();

/** Answered during maintenance although their method may change something. Whoever adds one decides here that it may. */
const GO_ON = [
  'POST /workbench/officers/sign-in',
  'POST /workbench/officers/lock',
  'POST /workbench/officers/use',
  'POST /workbench/officers/second',
  'POST /workbench/log/check',
  'POST /workbench/log/checkpoint',
  'POST /workbench/log/compare',
  'POST /workbench/passports/:code/status',
  'POST /workbench/edits/:id/differences',
  'POST /workbench/backups',
  'POST /workbench/backups/incoming',
  'PUT /workbench/backups/incoming',
  'DELETE /workbench/backups/incoming',
  'POST /workbench/backups/incoming/restore',
  'POST /workbench/labels',
  'POST /workbench/tables/stop',
  'PUT /workbench/resolver',
  'POST /workbench/resolver/renewal',
  'POST /workbench/resolver/check',
  'POST /workbench/resolver/preview',
  'PUT /workbench/maintenance',
  'DELETE /workbench/keys/:id',
  'POST /workbench/trust/preview',
  'POST /workbench/trust/issuers/look',
  'POST /workbench/office/look',
  'POST /workbench/packs/incoming/stop',
  'DELETE /workbench/sync',
];

describe('during maintenance', () => {
  it('every route that may change something is refused with the reason and a time to come again, unless it is named here', async () => {
    expect((await begin()).status).toBe(200);
    const [changes, there] = [written(), files()];
    const refused = [...routes].filter((route) => !route.startsWith('GET ') && !GO_ON.includes(route));
    expect(refused.length).toBeGreaterThan(70);
    for (const route of refused) {
      const [method = '', url = ''] = route.split(' ');
      const { status, headers, json } = await ask(method, pathOf(url), {});
      expect([route, status, headers['content-type'], headers['retry-after'], json.code]).toEqual([
        ...[route, 503, 'application/problem+json', '60', 'maintenance'],
      ]);
      expect(json.detail).toMatch(/^the service is in maintenance since 20.*Z, by Ana: the disk is exchanged\. Reading goes on/);
    }
    expect([written(), files()]).toEqual([changes, there]);
  });

  it('the routes that are named here are those of the table, and none of them is refused for maintenance', async () => {
    const named = Object.entries(RULES).flatMap(([route, { goesOn }]) => (goesOn ? [route] : []));
    expect(named.toSorted()).toEqual(GO_ON.toSorted());
    await begin();
    for (const route of GO_ON) {
      const [method = '', url = ''] = route.split(' ');
      const { text } = await ask(method, pathOf(url), {});
      expect([route, text]).not.toEqual([route, expect.stringContaining('"code":"maintenance"')]);
    }
  });

  it('every route that reads answers as before, and writes nothing', async () => {
    const reading = [...routes].filter((route) => route.startsWith('GET ')).map((route) => pathOf(route.slice(4)));
    expect(reading.length).toBeGreaterThan(70);
    const answers = async (): Promise<readonly (readonly [string, number])[]> => {
      const got: (readonly [string, number])[] = [];
      for (const path of reading) got.push([path, (await ask('GET', path)).status]);
      return got;
    };
    const before = await answers();
    expect(before.filter(([, status]) => status === 200).length).toBeGreaterThan(40);
    await begin();
    const changes = written();
    expect(await answers()).toEqual(before);
    expect(written()).toBe(changes);
  });

  it('the public interface answers word for word as before', async () => {
    const fill = (path: string): string =>
      path
        .replace(':gtin', SAMPLE.gtin)
        .replace(':serial', SAMPLE.serial)
        .replace(':dpp_code', SAMPLE.dppCode)
        .replace(':list', '1')
        .replace(/:\w+\*?/g, '1');
    const words = async (): Promise<readonly unknown[]> => {
      const got: unknown[] = [];
      for (const { method, path } of PUBLIC_TABLE) {
        if (path === '/metrics') continue;
        const body = method === 'GET' ? {} : { body: '{"credential":"x"}' };
        const { status, headers, text } = await listener.ask(fill(path), { method, ...body });
        // A verification is dated, and so is its tag.
        const isDated = headers['cache-control']?.includes('no-store');
        const word = isDated ? [] : [headers.etag, text];
        got.push([method, path, status, headers['content-type'], headers['cache-control'], ...word]);
      }
      return got;
    };
    const before = await words();
    expect(before.filter((one) => (one as unknown[])[2] === 200).length).toBeGreaterThan(20);
    await begin();
    expect(await words()).toEqual(before);
  });

  it('a passport is revoked and suspended, and readers learn it at once; nothing is reinstated', async () => {
    const { json: list } = await ask('GET', '/workbench/passports');
    const other = (list.items as { dppCode: string }[]).find(({ dppCode }) => dppCode !== SAMPLE.dppCode)?.dppCode ?? '';
    const change = (code: string, action: string) =>
      ask('POST', `/workbench/passports/${encodeURIComponent(code)}/status`, { action, who: 'Ben', reason: 'a forgery was found' });
    await begin();
    expect((await change(other, 'suspend')).status).toBe(200);
    expect([(await change(other, 'reinstate')).status, (await change(other, 'reinstate')).json.code]).toEqual([503, 'maintenance']);
    expect((await change(SAMPLE.dppCode, 'revoke')).status).toBe(200);
    expect((await listener.ask(`/api/v1/public/dpp/${SAMPLE.dppCode}`)).status).toBe(410);
    expect((await ask('GET', '/workbench/maintenance')).json.takenBack).toEqual({ passports: 2, keys: 0 });
    const ended = await ask('PUT', '/workbench/maintenance', { on: false, who: 'Ana', reason: 'the new disk runs' });
    expect(ended.json.standing).toBeUndefined();
    expect(ended.json.log[0]).toMatchObject({
      action: 'off',
      who: 'Ana',
      reason: 'the new disk runs',
      takenBack: { passports: 2, keys: 0 },
    });
    expect((await change(other, 'reinstate')).status).toBe(200);
  });

  it('a stakeholder key is revoked, and none is given out', async () => {
    const { json } = await ask('POST', '/workbench/keys', { label: 'Customs', role: 'customs' });
    await begin();
    expect((await ask('POST', '/workbench/keys', { label: 'Customs', role: 'customs' })).json.code).toBe('maintenance');
    expect((await ask('DELETE', `/workbench/keys/${json.key.id}`)).json.key.state).toBe('revoked');
    expect((await ask('GET', '/workbench/maintenance')).json.takenBack.keys).toBe(1);
  });

  it('a backup is made', async () => {
    await begin();
    expect((await ask('POST', '/workbench/backups', { folder: backups, who: 'Ana' })).json.log[0]).toMatchObject({ action: 'backup' });
    expect(readdirSync(backups)).toHaveLength(1);
  });

  it('what works in the background cannot write either, except that lists are renewed', async () => {
    const { db } = context.store;
    await begin();
    const changes = written();
    expect(() => db.prepare("UPDATE settings SET value = '1' WHERE name = 'sound'").run()).toThrow(/in maintenance/);
    expect(() => db.transaction(() => db.prepare('DELETE FROM events').run()).immediate()).toThrow(/in maintenance/);
    expect(() => db.exec('DELETE FROM events')).toThrow(/in maintenance/);
    db.exec('BEGIN IMMEDIATE');
    expect(() => db.exec('DELETE FROM events')).toThrow(/in maintenance/);
    db.exec('ROLLBACK');
    expect(db.transaction(() => db.prepare('SELECT count(*) FROM events').pluck().get())()).toBeGreaterThan(0);
    expect(() => context.rotateKey({ compromised: false })).toThrow(/in maintenance/);
    reinspection(context)();
    expect(written()).toBe(changes);
    expect(renewLists(context.store, context.signer(), new Date(), { all: true })).toBeGreaterThan(0);
  });

  it('every screen learns since when, by whom and why; the metrics too', async () => {
    const gauge = async () => /^dpp_desk_maintenance (\d)$/m.exec((await listener.ask('/metrics')).text)?.[1];
    expect([(await ask('GET', '/workbench/state')).json.maintenance, await gauge()]).toEqual([undefined, '0']);
    await begin();
    expect((await ask('GET', '/workbench/state')).json.maintenance).toEqual({
      since: expect.stringMatching(/Z$/),
      who: 'Ana',
      reason: 'the disk is exchanged',
    });
    expect(await gauge()).toBe('1');
  });

  it('a name and a reason are needed, and it neither begins nor ends twice', async () => {
    const put = (body: object) => ask('PUT', '/workbench/maintenance', body);
    expect((await put({ on: true, who: 'Ana', reason: ' ' })).status).toBe(400);
    expect((await put({ on: true, who: '', reason: 'x' })).status).toBe(400);
    expect((await put({ on: false, who: 'Ana' })).json.code).toBe('conflict');
    expect((await begin()).status).toBe(200);
    expect((await begin()).json.code).toBe('conflict');
    expect(firstBroken(context.store, 'maintenance_log')).toBeUndefined();
  });
});

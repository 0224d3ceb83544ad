// What the workbench answers without a sign-in: in a locked window, while a window locks, and at a kiosk.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { RULES } from '../../../server/api/workbench/officers/rule.ts';
import type { InspectResponse, ListedOfficer, OfficerLogLine } from '../../../server/contract/index.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { ANA, BEN, officersDesk } from '../../fixtures/officers-desk.ts';

const { clock, routes, first, other, stranger, ask, askPath, signIn, scan, hold, port, setUp } = officersDesk();

it('each route of the workbench says which sign-in it needs, and no other is named', () => {
  expect([...routes].filter((route) => !Object.hasOwn(RULES, route))).toEqual([]);
  expect(Object.keys(RULES).filter((route) => !routes.has(route))).toEqual([]);
});

describe('with officers', () => {
  let ana: ListedOfficer;
  let ben: ListedOfficer;
  beforeAll(async () => {
    ({ ana, ben } = await setUp());
  });

  it('a locked window reads and writes nothing, on every route', async () => {
    const open = Object.entries(RULES).filter(([, { needs }]) => needs === 'nobody');
    expect(open.map(([route]) => route)).toEqual([
      'GET /workbench/officers',
      'POST /workbench/officers/begin',
      'POST /workbench/officers/sign-in',
      'POST /workbench/officers/lock',
      // Answers with a page only for a key that an officer was given.
      'GET /workbench/resolver/preview/:key',
    ]);
    for (const [route, { needs }] of Object.entries(RULES)) {
      if (needs === 'nobody') continue;
      const [method = '', url = ''] = route.split(' ');
      const path = url.replace('/workbench', '').replace(/:id/, '1').replace(/:\w+/g, '1');
      const { status, json } = await ask(stranger, method, path);
      expect([route, status, json.code]).toEqual([route, 423, 'locked']);
      expect([route, (await ask({ token: 'x'.repeat(43) }, method, path)).status]).toEqual([route, 423]);
    }
    const head = await askPath('/workbench/inspections', 'HEAD');
    expect(head.status).toBe(423);
    expect((await askPath('/%77orkbench/settings', 'GET')).status).toBe(423);
  });

  it('a scan in a locked window is refused with a plain sentence, and is not recorded', async () => {
    const { json: before } = await ask(first, 'GET', '/inspections');
    const { status, json } = await ask(stranger, 'POST', '/inspections', { channel: 'wedge', text: 'X' });
    expect([status, json.detail]).toEqual([423, 'this computer is locked: an officer has to sign in']);
    expect((await ask(first, 'GET', '/inspections')).json.total).toBe(before.total);
  });

  it('locks a window by itself, except while somebody is at it; reading is no use', async () => {
    await ask(first, 'POST', '/officers/use');
    await ask(first, 'PUT', '/officers/rules', { lockMinutes: 2 });
    for (const seconds of [0, 60, 119]) {
      clock.elapsed += seconds * 1000;
      expect((await ask(first, 'POST', '/officers/use')).status).toBe(204);
    }
    clock.elapsed += 119_000;
    expect((await ask(first, 'GET', '/settings')).status).toBe(200);
    clock.elapsed += 1000;
    expect((await ask(first, 'GET', '/settings')).status).toBe(423);
    expect((await ask(first, 'POST', '/officers/use')).status).toBe(423);
    expect(await signIn(first, ana.id, ANA)).toBe(200);
    await ask(first, 'PUT', '/officers/rules', { lockMinutes: 10 });
    expect(await signIn(other, ben.id, BEN)).toBe(200);
  });

  it('locks at once on request, and the other window goes on', async () => {
    const token = first.token;
    await ask(first, 'POST', '/officers/lock');
    expect((await ask(first, 'GET', '/inspections')).status).toBe(423);
    expect((await ask(other, 'GET', '/inspections')).status).toBe(200);
    expect(await signIn(first, ana.id, ANA)).toBe(200);
    expect(first.token).not.toBe(token);
  });

  it('an inspection that began before the lock is finished and recorded under who began it', async () => {
    const body = JSON.stringify({ channel: 'wedge', text: `https://id.gs1.org/01/${SAMPLE.gtin}/21/RUNNING` });
    const running = request({
      port: port(),
      method: 'POST',
      path: '/workbench/inspections',
      headers: {
        'x-desk-officer': other.token,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    running.flushHeaders();
    // The workbench has taken the request, and waits for its body.
    await once(running, 'continue');
    await ask(other, 'POST', '/officers/lock');
    running.end(body);
    const [answer] = (await once(running, 'response')) as [IncomingMessage];
    const { inspections } = JSON.parse(Buffer.concat(await answer.toArray()).toString()) as InspectResponse;
    expect(inspections[0]?.signedIn).toEqual([{ id: ben.id, name: 'Ben' }]);
    expect((await ask(other, 'GET', '/settings')).status).toBe(423);
    expect(await signIn(other, ben.id, BEN)).toBe(200);
  });

  it('a kiosk inspects and decides without a sign-in, under its own name, and does nothing else', async () => {
    const kiosk = { name: 'Kiosk at gate 4', resetSeconds: 30 };
    const turnOn = () => ask(first, 'PUT', '/officers/rules', { kiosk });
    expect((await turnOn()).status).toBe(409);
    expect((await ask(first, 'PUT', '/settings', { place: 'Gate 4' })).status).toBe(200);
    expect((await ask(first, 'PUT', '/officers/rules', { kiosk: { ...kiosk, resetSeconds: 1 } })).status).toBe(400);
    expect((await turnOn()).json.kiosk).toEqual(kiosk);
    const inspection = await scan(stranger, 'KIOSK');
    expect(inspection).toMatchObject({ headline: 'cannot-check', place: 'Gate 4' });
    const { status, json } = await hold(stranger, inspection.id, 'Ana');
    expect(status).toBe(201);
    expect(json.decisions.at(-1)).toMatchObject({ officer: 'Kiosk at gate 4', place: 'Gate 4' });
    expect([json.signedIn, json.decisions.at(-1).signedIn]).toEqual([undefined, undefined]);
    const answered: string[] = [];
    for (const [route, { needs }] of Object.entries(RULES)) {
      const [method = '', url = ''] = route.split(' ');
      const path = url.replace('/workbench', '').replace(/:id/, '1').replace(/:\w+/g, '1');
      if (needs !== 'nobody' && (await ask(stranger, method, path)).status !== 423) answered.push(route);
    }
    expect(answered).toEqual([
      'GET /workbench/state',
      'GET /workbench/settings',
      'POST /workbench/inspections',
      'POST /workbench/inspections/:id/decisions',
      'GET /workbench/evidence/slip',
    ]);
    // The name of an officer who signs in there is recorded as ever.
    expect((await hold(first, inspection.id)).json.decisions.at(-1)).toMatchObject({ officer: 'Ana', signedIn: [{ name: 'Ana' }] });
    expect((await ask(first, 'PUT', '/officers/rules', { kiosk: null })).json.kiosk).toBeUndefined();
    expect((await ask(stranger, 'GET', '/state')).status).toBe(423);
    const log = (await ask(first, 'GET', '/officers/log')).json as OfficerLogLine[];
    expect(log.slice(0, 2).map(({ action }) => action)).toEqual(['kiosk-off', 'kiosk-on']);
  });
});

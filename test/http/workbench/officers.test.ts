// Officers over the workbench API: sign-in, lock, lock-out, two windows, two persons, and what the records say.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULES } from '../../../server/api/workbench/officers/rule.ts';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import type { Inspection, InspectResponse, ListedOfficer, OfficerLogLine, SignedIn } from '../../../server/contract/index.ts';
import { openSessions } from '../../../server/features/officers/index.ts';
import { portOf } from '../../../server/lib/loopback.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { type Client, overSocket } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

const ANA = '482137';
const BEN = 'a longer phrase';
const clock = { now: new Date('2027-06-01T12:00:00Z'), elapsed: 0 };
const fresh = freshApp({ sample: true, now: () => clock.now });
const { context } = fresh;
const routes = new Set<string>();
const faults: unknown[] = [];
let client: Client;
let app: FastifyInstance;

const connect = async (): Promise<void> => {
  app = createWorkbench(context, {
    report: (fault) => void faults.push(fault),
    sessions: openSessions(context.store, () => clock.elapsed),
    prepare: (bare) =>
      void bare.addHook('onRoute', ({ url, method }) => {
        for (const one of [method].flat()) if (one !== 'HEAD' && url.startsWith('/workbench/')) routes.add(`${one} ${url}`);
      }),
  });
  client = await overSocket(app);
};
beforeAll(connect);
afterAll(async () => {
  await client.close();
  fresh.close();
  expect(faults).toEqual([]);
});

interface Window {
  token?: string;
  second?: string;
}
const ask = (window: Window, method: string, path: string, body?: object) =>
  client.ask(`/workbench${path}`, {
    method,
    headers: {
      ...(window.token === undefined ? {} : { 'x-desk-officer': window.token }),
      ...(window.second === undefined ? {} : { 'x-desk-second': window.second }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const first: Window = {};
const other: Window = {};
const stranger: Window = {};
let ana: ListedOfficer;
let ben: ListedOfficer;
const signIn = async (window: Window, officer: string, secret: string): Promise<number> => {
  const { status, json } = await ask(window, 'POST', '/officers/sign-in', { officer, secret });
  if (status === 200) window.token = json.token;
  return status;
};
const scan = async (window: Window, serial: string): Promise<Inspection> => {
  const text = `https://id.gs1.org/01/${SAMPLE.gtin}/21/${serial}`;
  return ((await ask(window, 'POST', '/inspections', { channel: 'wedge', text })).json as InspectResponse).inspections[0] as Inspection;
};
const hold = (window: Window, id: number, officer = 'Somebody else') =>
  ask(window, 'POST', `/inspections/${id}/decisions`, { decision: 'held', officer, place: 'Gate 4', reference: '', note: '' });

describe('before officers are set up', () => {
  it('each route of the workbench says which sign-in it needs, and no other is named', () => {
    expect([...routes].filter((route) => !Object.hasOwn(RULES, route))).toEqual([]);
    expect(Object.keys(RULES).filter((route) => !routes.has(route))).toEqual([]);
  });

  it('everything works as without them, and a record says nothing of a sign-in', async () => {
    const { json } = await ask(stranger, 'GET', '/officers');
    expect(json).toMatchObject({ isOn: false, officers: [] });
    const before = await scan(stranger, 'BEFORE');
    expect(before.signedIn).toBeUndefined();
    const decided = await hold(stranger, before.id, 'Typed Name');
    expect(decided.json.decisions.at(-1)).toMatchObject({ officer: 'Typed Name' });
    expect(decided.json.decisions.at(-1).signedIn).toBeUndefined();
  });

  it('nobody can make an officer without being the first', async () => {
    expect((await ask(stranger, 'POST', '/officers', { name: 'Eve', secret: '482137', role: 'administrator' })).status).toBe(409);
    expect((await ask(stranger, 'PUT', '/officers/rules', { isOn: true })).status).toBe(409);
  });

  it('refuses a first PIN that is short or simple, without repeating it', async () => {
    for (const secret of ['31415', '654321']) {
      const { status, text } = await ask(stranger, 'POST', '/officers/begin', { name: 'Ana', secret });
      expect(status).toBe(400);
      expect(text).not.toContain(secret);
    }
  });
});

describe('with officers', () => {
  beforeAll(async () => {
    const begun = await ask(first, 'POST', '/officers/begin', { name: ' Ana ', secret: ANA });
    expect(begun.status).toBe(201);
    expect(begun.text).not.toContain(ANA);
    first.token = begun.json.token;
    ana = begun.json.signedIn;
    const made = await ask(first, 'POST', '/officers', { name: 'Ben', secret: BEN, role: 'officer' });
    expect(made.status).toBe(201);
    ben = made.json.officers.find(({ name }: ListedOfficer) => name === 'Ben');
  });

  it('knows the first one as administrator, and takes no second “first” one and no second Ben', async () => {
    expect(ana).toMatchObject({ name: 'Ana', role: 'administrator', kind: 'pin' });
    expect(ben).toMatchObject({ role: 'officer', kind: 'passphrase' });
    expect((await ask(stranger, 'POST', '/officers/begin', { name: 'Eve', secret: '271828' })).status).toBe(409);
    expect((await ask(first, 'POST', '/officers', { name: 'BÉN', secret: '271828', role: 'officer' })).status).toBe(409);
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
    const head = await client.ask('/workbench/inspections', { method: 'HEAD' });
    expect(head.status).toBe(423);
    expect((await client.ask('/%77orkbench/settings')).status).toBe(423);
  });

  it('a scan in a locked window is refused with a plain sentence, and is not recorded', async () => {
    const { json: before } = await ask(first, 'GET', '/inspections');
    const { status, json } = await ask(stranger, 'POST', '/inspections', { channel: 'wedge', text: 'X' });
    expect([status, json.detail]).toEqual([423, 'this computer is locked: an officer has to sign in']);
    expect((await ask(first, 'GET', '/inspections')).json.total).toBe(before.total);
  });

  it('two windows have two officers, and each record names its own, whatever was typed', async () => {
    expect(await signIn(other, ben.id, BEN)).toBe(200);
    const [mine, his] = [await scan(first, 'MINE'), await scan(other, 'HIS')];
    expect(mine.signedIn).toEqual([{ id: ana.id, name: 'Ana' }]);
    expect(his.signedIn).toEqual([{ id: ben.id, name: 'Ben' }]);
    const { json } = await hold(first, his.id);
    expect(json.decisions.at(-1)).toMatchObject({ officer: 'Ana', signedIn: [{ id: ana.id, name: 'Ana' }] });
    expect(readInspection(context.store, his.id)).toMatchObject({
      signedIn: [{ name: 'Ben' }],
      decisions: [{ signedIn: [{ name: 'Ana' }] }],
    });
  });

  it('the chain covers who was signed in: a changed name is found', () => {
    const { db } = context.store;
    expect(firstBroken(context.store, 'decisions')).toBeUndefined();
    const change = db.transaction((to: string | null) => {
      db.exec('DROP TRIGGER IF EXISTS decisions_no_update');
      const { id } = db.prepare('SELECT id FROM decisions WHERE signed_in IS NOT NULL ORDER BY id DESC').get() as { id: number };
      db.prepare('UPDATE decisions SET signed_in = ? WHERE id = ?').run(to, id);
      const broken = firstBroken(context.store, 'decisions');
      throw Object.assign(new Error('undo'), { isSame: broken === id });
    });
    const found = (to: string | null) => {
      try {
        change(to);
      } catch (error) {
        return (error as { isSame?: boolean }).isSame;
      }
    };
    expect(found(JSON.stringify([{ id: ben.id, name: 'Ben' }]))).toBe(true);
    expect(found(null)).toBe(true);
    expect(found('nobody')).toBe(true);
    for (const log of ['inspections', 'officer_log'] as const) expect(firstBroken(context.store, log)).toBeUndefined();
  });

  it('a run, a key rotation and a change of rules name the sign-in too', async () => {
    const id = randomUUID();
    const run = await ask(first, 'POST', '/runs', { id, name: 'Pallet', place: 'Gate', reference: '', officer: 'Somebody else' });
    expect(run.json).toMatchObject({ officer: 'Ana', signedIn: [{ name: 'Ana' }] });
    await ask(other, 'POST', `/runs/${id}/notes`, { requestId: randomUUID(), officer: 'x', text: 'wet' });
    await ask(other, 'POST', `/runs/${id}/close`, { officer: 'x' });
    expect((await ask(first, 'GET', `/runs/${id}`)).json).toMatchObject({
      closedBy: 'Ben',
      closedSignedIn: [{ name: 'Ben' }],
      notes: [{ officer: 'Ben', signedIn: [{ name: 'Ben' }] }],
    });
    const { json: keys } = await ask(first, 'POST', '/identity/rotate', { compromised: false });
    expect(keys.rotations[0]).toMatchObject({ who: 'Ana', signedIn: [{ name: 'Ana' }] });
    await ask(first, 'PUT', '/settings', { trustFreshDays: 90, who: 'x' });
    expect((await ask(first, 'GET', '/trust')).json.log[0]).toMatchObject({ who: 'Ana', signedIn: [{ name: 'Ana' }] });
    for (const log of ['run_log', 'key_rotations'] as const) expect(firstBroken(context.store, log)).toBeUndefined();
  });

  it('an edit and a publication name the sign-in, one by one and all drafts', async () => {
    const document = {
      category: 'other',
      defaultLanguage: 'en',
      productName: { en: 'Lamp' },
      manufacturer: { name: 'Muster AG' },
      countryOfOrigin: 'DE',
    };
    const bring = async (window: Window): Promise<string> => {
      const { id } = (await ask(window, 'POST', '/edits', { category: 'other', language: 'en' })).json;
      await ask(window, 'PUT', `/edits/${id}`, { revision: 1, document });
      return (await ask(window, 'POST', `/edits/${id}/save`, { revision: 2 })).json.dppCode;
    };
    const acts = async (code: string) => (await ask(first, 'GET', `/passports/${code}/history`)).json.acts;
    const signed = (name: string, action: string) => ({
      at: clock.now.toISOString(),
      action,
      who: name,
      signedIn: [{ id: expect.any(String), name }],
    });
    const [one, two] = [await bring(other), await bring(first)];
    expect((await ask(first, 'POST', `/passports/${one}/publish`)).status).toBe(200);
    expect(await acts(one)).toEqual([signed('Ana', 'publish'), signed('Ben', 'edit')]);
    expect((await ask(other, 'POST', '/publish-drafts', {})).status).toBe(200);
    expect(await acts(two)).toEqual([signed('Ben', 'publish'), signed('Ana', 'edit')]);
    const change = () => context.store.db.prepare("UPDATE passport_acts SET who = 'Eve'").run();
    expect(change).toThrow('never changed');
  });

  it('the CSV says of each name whether it was signed in or typed', async () => {
    const { text } = await ask(first, 'GET', '/inspections/export?format=csv');
    const [head = '', ...lines] = text.slice(1).split('\r\n');
    const columns = head.split(',');
    const cell = (line: string, name: string) => line.trim().split(',')[columns.indexOf(name)];
    const of = (serial: string) => lines.find((line) => line.includes(serial)) ?? '';
    expect([cell(of('BEFORE'), 'inspectedBy'), cell(of('BEFORE'), 'officer'), cell(of('BEFORE'), 'officerIs')]).toEqual([
      '',
      'Typed Name',
      'typed',
    ]);
    expect([cell(of('HIS'), 'inspectedBy'), cell(of('HIS'), 'officer'), cell(of('HIS'), 'officerIs')]).toEqual(['Ben', 'Ana', 'signed in']);
  });

  it('only an administrator manages officers', async () => {
    const { status, json } = await ask(other, 'POST', '/officers', { name: 'Eve', secret: '271828', role: 'administrator' });
    expect([status, json.code]).toEqual([403, 'administrator-only']);
    expect((await ask(other, 'PUT', `/officers/${ana.id}/secret`, { secret: '271828', reason: 'x' })).status).toBe(403);
    expect((await ask(first, 'DELETE', `/officers/${ana.id}`)).status).toBe(409);
    expect((await ask(first, 'PUT', `/officers/${ana.id}/role`, { role: 'officer' })).status).toBe(409);
  });

  it('two persons are two sign-ins: two typed names or one officer twice are none', async () => {
    const loosen = (window: Window) => ask(window, 'PUT', '/settings', { trustFreshDays: 180, who: 'Ana', secondPerson: 'Ben' });
    await ask(first, 'PUT', '/settings', { trustTwoPersons: true });
    expect((await loosen(first)).json).toMatchObject({ code: 'trust-refused', errors: [{ code: 'second-person' }] });
    expect((await ask(first, 'POST', '/officers/second', { officer: ana.id, secret: ANA })).status).toBe(409);
    expect((await ask(first, 'POST', '/officers/second', { officer: ben.id, secret: 'not his phrase' })).status).toBe(403);
    const { json } = await ask(first, 'POST', '/officers/second', { officer: ben.id, secret: BEN });
    expect((await loosen({ token: other.token as string, second: json.token })).status).toBe(409);
    expect((await loosen({ ...first, second: json.token })).status).toBe(200);
    const [line] = (await ask(first, 'GET', '/trust')).json.log;
    expect(line).toMatchObject({ who: 'Ana, Ben', signedIn: [{ name: 'Ana' }, { name: 'Ben' }] satisfies { name: string }[] });
    // It serves one action.
    await ask(first, 'PUT', '/settings', { trustFreshDays: 90 });
    expect((await loosen({ ...first, second: json.token })).status).toBe(409);
  });

  it('one administrator alone cannot make a second person where two are required', async () => {
    expect((await ask(first, 'POST', '/officers', { name: 'Eve', secret: '271828', role: 'officer' })).json.code).toBe('trust-refused');
    expect((await ask(first, 'PUT', `/officers/${ben.id}/secret`, { secret: '271828', reason: 'x' })).json.code).toBe('trust-refused');
    expect((await ask(first, 'PUT', '/officers/rules', { isOn: false })).json.code).toBe('trust-refused');
    const { json } = await ask(first, 'POST', '/officers/second', { officer: ben.id, secret: BEN });
    expect((await ask({ ...first, second: json.token }, 'PUT', '/settings', { trustTwoPersons: false })).status).toBe(200);
  });

  it('a second sign-in that waits too long is none', async () => {
    await ask(first, 'PUT', '/settings', { trustTwoPersons: true });
    const { json } = await ask(first, 'POST', '/officers/second', { officer: ben.id, secret: BEN });
    clock.elapsed += 120_000;
    expect((await ask({ ...first, second: json.token }, 'PUT', '/settings', { trustTwoPersons: false })).status).toBe(409);
    const again = await ask(first, 'POST', '/officers/second', { officer: ben.id, secret: BEN });
    expect((await ask({ ...first, second: again.json.token }, 'PUT', '/settings', { trustTwoPersons: false })).status).toBe(200);
  });

  it('a second sign-in is taken by one request at a time', () => {
    const sessions = openSessions(context.store, () => clock.elapsed);
    const token = sessions.open(ana.id);
    const second = sessions.openSecond(token, ben.id);
    const take = (): string | undefined => sessions.takeSecond(token, second)?.name;
    expect([take(), take()]).toEqual(['Ben', undefined]);
    sessions.endSecond(token, false);
    expect(take()).toBe('Ben');
    sessions.endSecond(token, true);
    expect(take()).toBeUndefined();
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
      port: portOf(app),
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

  it('locks out after failed attempts, across a restart, and the clock set back does not help', async () => {
    for (let n = 0; n < 4; n++) expect(await signIn({}, ben.id, `wrong ${n} phrase`)).toBe(403);
    const fifth = await ask({}, 'POST', '/officers/sign-in', { officer: ben.id, secret: 'wrong 5 phrase' });
    expect([fifth.status, fifth.json.code, fifth.headers['retry-after']]).toEqual([429, 'locked-out', '30']);
    expect(fifth.text).not.toContain('wrong');
    await client.close();
    await connect();
    expect(await signIn(other, ben.id, BEN)).toBe(429);
    clock.now = new Date('2027-05-31T12:00:00Z');
    expect(await signIn(other, ben.id, BEN)).toBe(429);
    clock.now = new Date('2027-05-31T12:00:29Z');
    expect(await signIn(other, ben.id, BEN)).toBe(429);
    clock.now = new Date('2027-05-31T12:00:31Z');
    expect(await signIn(other, ben.id, BEN)).toBe(200);
    expect(await signIn(first, ana.id, ANA)).toBe(200);
    clock.now = new Date('2027-06-01T12:00:00Z');
    const log = (await ask(first, 'GET', '/officers/log')).json as OfficerLogLine[];
    expect(log[0]).toMatchObject({ action: 'locked-out', officer: { name: 'Ben' } });
  });

  it('counts attempts that are made at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 12 }, (_, n) => signIn({}, ben.id, `guess number ${n}`)));
    expect(statuses.filter((status) => status === 403)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
  });

  it('an administrator resets a forgotten secret with a reason; what was open with the old one is locked', async () => {
    expect((await ask(first, 'PUT', `/officers/${ben.id}/secret`, { secret: '271828', reason: ' ' })).status).toBe(400);
    // The own one takes the present one.
    expect((await ask(first, 'PUT', `/officers/${ana.id}/secret`, { secret: '271828', reason: 'x' })).status).toBe(409);
    expect((await ask(other, 'GET', '/settings')).status).toBe(200);
    const { status, text } = await ask(first, 'PUT', `/officers/${ben.id}/secret`, { secret: '271828', reason: 'forgotten' });
    expect([status, text.includes('271828')]).toEqual([200, false]);
    expect((await ask(other, 'GET', '/settings')).status).toBe(423);
    expect(await signIn(other, ben.id, BEN)).toBe(403);
    expect(await signIn(other, ben.id, '271828')).toBe(200);
    const log = (await ask(first, 'GET', '/officers/log')).json as OfficerLogLine[];
    expect(log[0]).toMatchObject({
      action: 'secret-reset',
      officer: { name: 'Ben' },
      who: 'Ana',
      reason: 'forgotten',
      signedIn: [{ id: ana.id, name: 'Ana' }] satisfies SignedIn,
    });
  });

  it('an officer changes the own secret, with the present one', async () => {
    expect((await ask(other, 'PUT', '/officers/own-secret', { secret: '999999', newSecret: BEN })).status).toBe(403);
    const { status, json } = await ask(other, 'PUT', '/officers/own-secret', { secret: '271828', newSecret: BEN });
    expect(status).toBe(200);
    expect((await ask(other, 'GET', '/settings')).status).toBe(423);
    other.token = json.token;
    expect((await ask(other, 'GET', '/settings')).status).toBe(200);
  });

  it('an officer who left is out at once; the records keep the name', async () => {
    expect((await ask(first, 'DELETE', `/officers/${ben.id}`)).json.officers).toHaveLength(1);
    expect((await ask(other, 'GET', '/settings')).status).toBe(423);
    expect(await signIn(other, ben.id, BEN)).toBe(403);
  });

  it('no secret is in the store or in the log of the officers', async () => {
    const text = context.store.db.serialize().toString('latin1');
    for (const secret of [ANA, BEN, '271828']) expect(text.includes(secret)).toBe(false);
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

  it('turned off, names are typed again, and only an administrator turns it on', async () => {
    expect((await ask(first, 'PUT', '/officers/rules', { isOn: false })).status).toBe(200);
    const inspection = await scan(stranger, 'AFTER');
    expect(inspection.signedIn).toBeUndefined();
    expect((await ask(stranger, 'PUT', '/officers/rules', { isOn: true })).status).toBe(423);
    expect((await ask(first, 'PUT', '/officers/rules', { isOn: true })).status).toBe(200);
  });
});

// What the records say of sign-ins: the officer of each window, whatever was typed, in logs, runs, edits and exports.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedOfficer } from '../../../server/contract/index.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { officersDesk, type Window } from '../../fixtures/officers-desk.ts';

const { clock, context, first, other, stranger, ask, scan, hold, setUp } = officersDesk();

it('before officers are set up, everything works as without them, and a record says nothing of a sign-in', async () => {
  const { json } = await ask(stranger, 'GET', '/officers');
  expect(json).toMatchObject({ isOn: false, officers: [] });
  const before = await scan(stranger, 'BEFORE');
  expect(before.signedIn).toBeUndefined();
  const decided = await hold(stranger, before.id, 'Typed Name');
  expect(decided.json.decisions.at(-1)).toMatchObject({ officer: 'Typed Name' });
  expect(decided.json.decisions.at(-1).signedIn).toBeUndefined();
});

describe('with officers', () => {
  let ana: ListedOfficer;
  let ben: ListedOfficer;
  beforeAll(async () => {
    ({ ana, ben } = await setUp());
  });

  it('two windows have two officers, and each record names its own, whatever was typed', async () => {
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
});

// Officers over the workbench API: how the first one begins, what an administrator may do, two persons, secrets and the lock-out.
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedOfficer, OfficerLogLine, SignedIn } from '../../../server/contract/index.ts';
import { openSessions } from '../../../server/features/officers/index.ts';
import { ANA, BEN, officersDesk, type Window } from '../../fixtures/officers-desk.ts';

const { clock, context, first, other, stranger, ask, signIn, scan, restart, setUp } = officersDesk();

describe('before officers are set up', () => {
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
  let ana: ListedOfficer;
  let ben: ListedOfficer;
  beforeAll(async () => {
    ({ ana, ben } = await setUp());
  });

  it('knows the first one as administrator, and takes no second “first” one and no second Ben', async () => {
    expect(ana).toMatchObject({ name: 'Ana', role: 'administrator', kind: 'pin' });
    expect(ben).toMatchObject({ role: 'officer', kind: 'passphrase' });
    expect((await ask(stranger, 'POST', '/officers/begin', { name: 'Eve', secret: '271828' })).status).toBe(409);
    expect((await ask(first, 'POST', '/officers', { name: 'BÉN', secret: '271828', role: 'officer' })).status).toBe(409);
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
    await ask(first, 'PUT', '/settings', { trustTwoPersons: true, trustFreshDays: 90 });
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

  it('locks out after failed attempts, across a restart, and the clock set back does not help', async () => {
    for (let n = 0; n < 4; n++) expect(await signIn({}, ben.id, `wrong ${n} phrase`)).toBe(403);
    const fifth = await ask({}, 'POST', '/officers/sign-in', { officer: ben.id, secret: 'wrong 5 phrase' });
    expect([fifth.status, fifth.json.code, fifth.headers['retry-after']]).toEqual([429, 'locked-out', '30']);
    expect(fifth.text).not.toContain('wrong');
    await restart();
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

  it('turned off, names are typed again, and only an administrator turns it on', async () => {
    expect((await ask(first, 'PUT', '/officers/rules', { isOn: false })).status).toBe(200);
    const inspection = await scan(stranger, 'AFTER');
    expect(inspection.signedIn).toBeUndefined();
    expect((await ask(stranger, 'PUT', '/officers/rules', { isOn: true })).status).toBe(423);
    expect((await ask(first, 'PUT', '/officers/rules', { isOn: true })).status).toBe(200);
  });
});

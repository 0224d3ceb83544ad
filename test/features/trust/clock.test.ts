// A clock that was years ahead once: said so by a person with a name and a reason, in a chain, and never below what others have signed.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { takeList } from '../../../server/features/sync/take-list.ts';
import { clockFloorOf, clockResetTo, resetClock } from '../../../server/features/trust/clock.ts';
import { undoTrustList } from '../../../server/features/trust/import-trust-list.ts';
import { trustOf } from '../../../server/features/trust/trust.ts';
import { RELEASED } from '../../../server/lib/version.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { logBackup, seenBeforeRestore } from '../../../server/store/audit-log/backup-log.ts';
import { putIssuer } from '../../../server/store/trust/issuers.ts';
import { readTrustLog } from '../../../server/store/trust/trust-lists.ts';
import { type FreshApp, freshApp } from '../../fixtures/fresh-app.ts';
import { codesOf, DID, didDocument, issuer, KEY, secure, trusting, verify } from '../../fixtures/issuing.ts';
import { entry, LIST_URL, revocationList, signed } from '../../fixtures/office.ts';
import { passportAt } from '../../fixtures/status-list-issuing.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const NOW = '2027-06-01T12:00:00.000Z';
const AHEAD = '2031-01-01T00:00:00.000Z';
const GIVEN = { who: 'Ana', reason: 'the battery was changed' };
let now = NOW;
let fresh: FreshApp;
beforeEach(() => {
  now = NOW;
  fresh = freshApp({ now: () => new Date(now) });
});
afterEach(() => fresh.close());

const scan = () => inspect({ channel: 'paste', text: '(01)09520123456788(21)X' }, fresh.context);
const floor = () => clockFloorOf(fresh.context.store);
const reset = (more: object = {}) => resetClock(fresh.context.store, { ...GIVEN, ...more }, new Date(now));
const scanAhead = () => {
  now = AHEAD;
  scan();
  now = NOW;
};
const list = (sequence: number, issuedAt: string) => {
  bringList(fresh.context.store, signed(sequence, [entry()], { issuedAt, nextUpdate: '2099-01-01T00:00:00Z' }), new Date(now));
};

describe('one inspection on a clock that is years ahead', () => {
  it('makes the right clock suspect, until a person says with a reason that it is right', () => {
    scan();
    scanAhead();
    expect(floor()).toBe(AHEAD);
    expect(fresh.context.state().notices.map(({ code }) => code)).toContain('clock-behind');
    expect(reset()).toMatchObject({ ...GIVEN, at: NOW, oldFloor: AHEAD, newFloor: NOW, inspection: 2 });
    expect(floor()).toBe(NOW);
    expect(fresh.context.trust().clockFloor).toBe(NOW);
    expect(fresh.context.state().notices).toEqual([]);
    expect(readTrustLog(fresh.context.store)[0]).toMatchObject({
      action: 'clock-reset',
      subject: `${AHEAD} → ${NOW}`,
      who: 'Ana',
      reason: GIVEN.reason,
    });
  });

  it('ends no key that runs out in between, once it was reset', () => {
    const key = { ...issuer({ didDocument: didDocument(undefined, KEY.jwk, { expires: '2029-01-01T00:00:00Z' }) }) };
    const codes = () => codesOf(verify(secure(), { trust: { ...trusting(key), clockFloor: floor() }, now: new Date(now) }));
    scanAhead();
    expect(codes()).toContain('DPP-KEY-05');
    reset();
    expect(codes()).toContain('DPP-KEY-01');
  });

  it('counts no more what a store had seen that was replaced before', () => {
    const heads = { inspections: 0, inspectionsHead: '', decisions: 0, decisionsHead: '' };
    const line = { at: NOW, action: 'restore', who: 'Ana', file: 'x', sha256: '', heads, keys: true, seenUntil: AHEAD } as const;
    logBackup(fresh.context.store, line);
    expect(floor()).toBe(AHEAD);
    reset();
    expect([floor(), seenBeforeRestore(fresh.context.store)]).toEqual([NOW, undefined]);
    logBackup(fresh.context.store, line);
    expect(floor()).toBe(AHEAD);
  });

  it('counts again what is seen after the reset', () => {
    scanAhead();
    reset();
    now = '2027-07-01T00:00:00.000Z';
    scan();
    expect(floor()).toBe(now);
    now = NOW;
    scanAhead();
    expect(floor()).toBe(AHEAD);
    now = '2027-06-30T00:00:00.000Z';
    reset();
    expect(floor()).toBe(now);
    expect(firstBroken(fresh.context.store, 'clock_resets')).toBeUndefined();
  });
});

describe('a reset', () => {
  it('is refused while the clock is not behind what it has seen', () => {
    scan();
    expect(() => reset()).toThrow(/nothing to reset/);
    expect(clockResetTo(fresh.context.store, new Date(now))).toBeUndefined();
  });

  it.each([
    ['before the release of the app', '2026-01-01T00:00:00.000Z', () => RELEASED],
    ['before the list in force', '2027-05-01T00:00:00.000Z', () => '2027-05-31T00:00:00Z'],
  ])('is refused to a clock that is %s', (_what, moment, least) => {
    if (least() !== RELEASED) list(1, least());
    scanAhead();
    now = moment;
    expect(() => reset()).toThrow(`which is before ${least()}`);
    expect(floor()).toBe(AHEAD);
  });

  it('does not go below a list that was in force and is not any more', () => {
    list(1, '2027-05-01T00:00:00Z');
    list(2, '2027-05-31T00:00:00Z');
    expect(undoTrustList(fresh.context.store, GIVEN, { twoPersons: false }, new Date(now)).ok).toBe(true);
    scanAhead();
    now = '2027-05-15T00:00:00.000Z';
    expect(() => reset()).toThrow('which is before 2027-05-31T00:00:00Z');
  });

  it('needs two persons where the settings want two', () => {
    scanAhead();
    fresh.context.changeSettings({ trustTwoPersons: true });
    expect(() => reset()).toThrow(/two persons/);
    expect(reset({ secondPerson: 'Ben' })).toMatchObject({ who: 'Ana, Ben' });
  });

  it('cannot be taken out of its chain, changed, or moved to another place of the log', () => {
    const { db } = fresh.context.store;
    scanAhead();
    reset();
    expect(() => db.exec('DELETE FROM clock_resets')).toThrow(/append-only/);
    expect(() => db.exec("UPDATE clock_resets SET record = '{}'")).toThrow(/append-only/);
    db.exec('DROP TRIGGER clock_resets_no_update');
    db.exec(`UPDATE clock_resets SET record = json_set(record, '$.who', 'Eve')`);
    expect(firstBroken(fresh.context.store, 'clock_resets')).toBe(1);
  });
});

it('a list that was fetched while the clock was ahead is no younger than its own word when the clock was said to be right', () => {
  const day = (number: number): string => new Date(Date.parse(NOW) + number * 86_400_000).toISOString();
  const { store } = fresh.context;
  putIssuer(store, { did: DID, origin: 'local', status: 'granted', didDocument: didDocument(), asOf: '2027-05-01T00:00:00Z' });
  now = day(5);
  expect(takeList(fresh.context, revocationList([], { validFrom: day(-1) }), { url: LIST_URL, issuerId: DID, own: true })).toEqual({
    kind: 'stored',
  });
  scan();
  now = day(0);
  reset();
  const status = (): string | undefined => {
    const trust = trustOf(store, undefined, new Date(now));
    return codesOf(verify(passportAt(7), { trust, now: new Date(now) })).find((code) => code.startsWith('DPP-STA'));
  };
  expect(status()).toBe('DPP-STA-01');
  now = day(5.5);
  expect(status()).toBe('DPP-STA-01');
  // Six days after it was fetched by the clock that was ahead, and truly eleven.
  now = day(11);
  expect(status()).toBe('DPP-STA-04');
});

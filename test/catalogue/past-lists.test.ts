// Two versions of one status list fetched in the same moment: of a past moment the one counts that was taken over last; where that is not known, neither says that all is well.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pastOf } from '../../server/catalogue/past.ts';
import { importSnapshot } from '../../server/catalogue/snapshot.ts';
import { readSnapshot } from '../../server/snapshot/read.ts';
import { putStatusList } from '../../server/store/status-lists.ts';
import { decide, wasValid } from '../../server/verdict/decide.ts';
import { verifyAsOf } from '../../server/verify/as-of.ts';
import { type FreshDesk, freshDesk } from '../http/desk.ts';
import { entry, LIST_URL, revocationList, signed } from '../snapshot/office.ts';
import { passportAt } from '../verify/status-list-issuing.ts';

const NOW = new Date('2027-06-20T12:00:00Z');
const AT = new Date('2027-06-02T12:00:00Z');
const FETCHED = '2027-06-01T00:00:00Z';
const suspended = (set: readonly number[], more = '') =>
  revocationList(set, {
    credentialSubject: {
      ...JSON.parse(revocationList(set)).credentialSubject,
      statusPurpose: 'suspension',
      ...(more === '' ? {} : { description: more }),
    },
  });
const GOOD = suspended([]);
const BAD = suspended([1]);
const TEXT = passportAt(1, { statusPurpose: 'suspension' });

let fresh: FreshDesk;
beforeEach(() => {
  fresh = freshDesk({ now: () => NOW });
  const text = signed(1, [entry()]);
  const read = readSnapshot(text);
  const given = { who: 'Ana', ...(read.ok ? { fingerprint: read.fingerprint } : {}) };
  expect(importSnapshot(fresh.desk.store, text, given, { twoPersons: false }, NOW).ok).toBe(true);
});
afterEach(() => fresh.close());

const take = (...lists: readonly string[]) => {
  for (const credential of lists) putStatusList(fresh.desk.store, LIST_URL, { credential, retrievedAt: FETCHED });
};
const stood = (text = TEXT) => {
  const { store } = fresh.desk;
  const trust = fresh.desk.trust();
  const { evidence } = verifyAsOf({ kind: 'vc', text, flags: [] }, { now: NOW, trust, past: pastOf(store, trust, AT) });
  return { ...decide(evidence), status: evidence.find(({ check }) => check === 'status')?.outcome };
};

describe('two versions of a status list that were fetched in one moment', () => {
  it.each([
    ['the one that suspends came last', [GOOD, BAD], 'failed'],
    ['the one that suspends came first', [BAD, GOOD], 'passed'],
    ['the good one came again', [GOOD, BAD, GOOD], 'passed'],
    ['the one that suspends came again', [BAD, GOOD, BAD], 'failed'],
  ])('%s', (_what, lists, status) => {
    take(...lists);
    expect(stood().status).toBe(status);
  });

  it.each(['a', 'b', 'c', 'd', 'e', 'f'])('whatever the digests are, the last one counts (%s)', (more) => {
    take(suspended([1], more), GOOD);
    expect(stood().status).toBe('passed');
    take(suspended([1], `${more}2`));
    expect(stood().status).toBe('failed');
  });

  it('from before their order was written down, neither says that all is well', () => {
    take(BAD, GOOD);
    fresh.desk.store.db.exec('UPDATE status_list_versions SET taken = 0');
    const then = stood();
    expect([then.headline, wasValid(then), then.status]).toEqual(['valid-not-current', false, 'not-checked']);
  });

  it('what one of them revoked binds all the same', () => {
    take(revocationList([1]), revocationList([]));
    fresh.desk.store.db.exec('UPDATE status_list_versions SET taken = 0');
    expect(stood(passportAt(1)).reasons).toContain('DPP-STA-20');
  });
});

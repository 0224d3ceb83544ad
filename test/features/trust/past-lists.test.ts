// Two versions of one status list fetched in the same moment: as of a past moment both count, in whichever order they came.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decide } from '../../../server/domain/verdict/decide.ts';
import { verifyAsOf } from '../../../server/domain/verify/as-of.ts';
import { pastOf } from '../../../server/features/trust/past.ts';
import type { FreshApp } from '../../fixtures/fresh-app.ts';
import { LIST_URL, revocationList } from '../../fixtures/office.ts';
import { putStatusList } from '../../fixtures/put-status-list.ts';
import { passportAt } from '../../fixtures/status-list-issuing.ts';
import { appWithList } from '../../fixtures/trust-lists.ts';

const NOW = new Date('2027-06-20T12:00:00Z');
const AT = new Date('2027-06-02T12:00:00Z');
const FETCHED = '2027-06-01T00:00:00Z';
const suspended = (set: readonly number[], more = '', validFrom = '2026-05-01T00:00:00Z') =>
  revocationList(set, {
    validFrom,
    credentialSubject: {
      ...JSON.parse(revocationList(set)).credentialSubject,
      statusPurpose: 'suspension',
      ...(more === '' ? {} : { description: more }),
    },
  });
const GOOD = suspended([]);
const BAD = suspended([1]);
const TEXT = passportAt(1, { statusPurpose: 'suspension' });

let fresh: FreshApp;
beforeEach(() => {
  fresh = appWithList(NOW);
});
afterEach(() => fresh.close());

const take = (...lists: readonly string[]) => {
  for (const credential of lists) putStatusList(fresh.context.store, LIST_URL, { credential, retrievedAt: FETCHED });
};
const stood = (text = TEXT) => {
  const { store } = fresh.context;
  const trust = fresh.context.trust();
  const { evidence } = verifyAsOf({ kind: 'vc', text, flags: [] }, { now: NOW, trust, past: pastOf(store, trust, AT) });
  return { ...decide(evidence), status: evidence.find(({ check }) => check === 'status')?.outcome };
};

describe('two versions of a status list that were fetched in one moment', () => {
  it.each([
    ['the one that suspends came last', [GOOD, BAD]],
    ['the one that suspends came first', [BAD, GOOD]],
    ['the good one came again', [GOOD, BAD, GOOD]],
  ])('suspend, whatever came last, where both count from the same moment: %s', (_what, lists) => {
    take(...lists);
    expect(stood().status).toBe('failed');
  });

  it('suspend no longer where the good one counts from a later moment', () => {
    take(suspended([], 'later', '2026-05-02T00:00:00Z'), BAD);
    expect(stood().status).toBe('passed');
  });

  it('revoke where one of them does', () => {
    take(revocationList([1]), revocationList([]));
    expect(stood(passportAt(1)).reasons).toContain('DPP-STA-20');
  });
});

// Local restrictions: a desk may accept less of an issuer than the trust list does, never more; two persons lift one where two are wanted.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recognise } from '../../../server/domain/recognise/index.ts';
import { readTrustList } from '../../../server/domain/trust-list/read.ts';
import type { TrustListEntry } from '../../../server/domain/trust-list/trust-list.ts';
import { NO_COPIES } from '../../../server/features/inspection/copies-in.ts';
import { examine } from '../../../server/features/inspection/examine.ts';
import { importTrustList } from '../../../server/features/trust/import-trust-list.ts';
import { liftRestrictions, restrictIssuer } from '../../../server/features/trust/restrict-issuer.ts';
import { trustOverview } from '../../../server/features/trust/trust-overview.ts';
import { type FreshDesk, freshDesk } from '../../fixtures/http-desk.ts';
import { DID, passport, secure } from '../../fixtures/issuing.ts';
import { entry, signed } from '../../fixtures/office.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const GIVEN = { did: DID, who: 'Ana', reason: 'three altered passports this week' };
const PASSPORT = JSON.stringify(secure(passport()));

let fresh: FreshDesk;
const list = (status: TrustListEntry['status'] = 'granted') => {
  const text = signed(1, [entry({ status })]);
  const read = readTrustList(text);
  const fingerprint = read.ok ? read.fingerprint : '';
  expect(importTrustList(fresh.desk.store, text, { who: 'Ana', fingerprint }, { twoPersons: false }, NOW).ok).toBe(true);
};
beforeEach(() => {
  fresh = freshDesk({ now: () => NOW });
});
afterEach(() => fresh.close());

/** What the issuer's line says, and the headline. */
function found(): readonly (string | undefined)[] {
  const [item] = recognise({ text: PASSPORT, channel: 'file' });
  if (item === undefined) throw new RangeError('nothing was recognised');
  const { verdict, evidence } = examine(item, { now: NOW, trust: fresh.desk.trust(), ...NO_COPIES });
  return [verdict.headline, ...evidence.flatMap(({ code }) => (code.startsWith('DPP-ISS') ? [code] : []))];
}

describe('an issuer of the list that is restricted here', () => {
  it('reads unknown, with the reason that was given, until that is lifted', () => {
    list();
    const before = found();
    expect(before.at(-1)).toBe('DPP-ISS-01');
    restrictIssuer(fresh.desk.store, GIVEN, NOW);
    expect(found()).toEqual(['unknown-issuer', 'DPP-ISS-24']);
    const { restrictions, log } = trustOverview(fresh.desk);
    expect(restrictions).toEqual([{ ...GIVEN, types: [], at: NOW.toISOString() }]);
    expect(log[0]).toMatchObject({ action: 'issuer-restricted', subject: DID, who: 'Ana', reason: GIVEN.reason });
    liftRestrictions(fresh.desk.store, { ...GIVEN, reason: 'explained' }, NOW);
    expect(found()).toEqual(before);
    expect(trustOverview(fresh.desk).restrictions).toEqual([]);
    expect(() => liftRestrictions(fresh.desk.store, GIVEN, NOW)).toThrow(/no restriction of/);
  });

  it.each([
    [['VerifiableCredential'], 'DPP-ISS-01'],
    [['DigitalConformityCredential'], 'DPP-ISS-24'],
  ])('to %j: %s', (types, code) => {
    list();
    restrictIssuer(fresh.desk.store, { ...GIVEN, types }, NOW);
    expect(found().at(-1)).toBe(code);
  });

  it('is limited by every restriction: a second one widens nothing', () => {
    list();
    restrictIssuer(fresh.desk.store, { ...GIVEN, types: ['DigitalConformityCredential'] }, NOW);
    restrictIssuer(fresh.desk.store, { ...GIVEN, types: ['VerifiableCredential'] }, NOW);
    expect(found()).toEqual(['unknown-issuer', 'DPP-ISS-24']);
  });

  it('stays withdrawn when it is: a restriction raises nothing', () => {
    list('withdrawn');
    restrictIssuer(fresh.desk.store, GIVEN, NOW);
    expect(found()).toEqual(['invalid', 'DPP-ISS-20']);
  });
});

it('one person restricts, and two lift where the settings want two', () => {
  list();
  fresh.desk.changeSettings({ trustTwoPersons: true });
  restrictIssuer(fresh.desk.store, GIVEN, NOW);
  for (const secondPerson of [undefined, 'ána', '  '])
    expect(() => liftRestrictions(fresh.desk.store, { ...GIVEN, secondPerson }, NOW)).toThrow(/two persons/);
  expect(found()).toEqual(['unknown-issuer', 'DPP-ISS-24']);
  liftRestrictions(fresh.desk.store, { ...GIVEN, secondPerson: 'Ben' }, NOW);
  expect(trustOverview(fresh.desk).log[0]).toMatchObject({ action: 'restriction-lifted', who: 'Ana, Ben' });
  expect(found().at(-1)).toBe('DPP-ISS-01');
});

it('is refused for what is no DID, and for this computer itself', () => {
  expect(() => restrictIssuer(fresh.desk.store, { ...GIVEN, did: 'maker.example' }, NOW)).toThrow(/no DID/);
  expect(() => restrictIssuer(fresh.desk.store, { ...GIVEN, did: fresh.desk.signer().did }, NOW)).toThrow(/this computer itself/);
});

it('nothing that was decided is changed or removed afterwards', () => {
  restrictIssuer(fresh.desk.store, GIVEN, NOW);
  expect(() => fresh.desk.store.db.exec('DELETE FROM restrictions')).toThrow(/append-only/);
  expect(() => fresh.desk.store.db.exec('UPDATE restrictions SET types = \'["DigitalProductPassport"]\'')).toThrow(/append-only/);
});

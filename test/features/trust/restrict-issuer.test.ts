// Local restrictions: a desk may accept less of an issuer than the trust list does, never more; two persons lift one where two are wanted.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examine } from '../../../server/domain/examination/examine.ts';
import { recognise } from '../../../server/domain/recognise/index.ts';
import type { TrustListEntry } from '../../../server/domain/trust-list/trust-list.ts';
import { NO_COPIES } from '../../../server/features/inspection/copies-in.ts';
import { liftRestrictions, restrictIssuer } from '../../../server/features/trust/restrict-issuer.ts';
import { trustOverview } from '../../../server/features/trust/trust-overview.ts';
import { type FreshApp, freshApp } from '../../fixtures/fresh-app.ts';
import { DID, passport, secure } from '../../fixtures/issuing.ts';
import { entry, signed } from '../../fixtures/office.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const GIVEN = { did: DID, who: 'Ana', reason: 'three altered passports this week' };
const PASSPORT = JSON.stringify(secure(passport()));

let fresh: FreshApp;
const list = (status: TrustListEntry['status'] = 'granted') => {
  bringList(fresh.context.store, signed(1, [entry({ status })]), NOW);
};
beforeEach(() => {
  fresh = freshApp({ now: () => NOW });
});
afterEach(() => fresh.close());

/** What the issuer's line says, and the headline. */
function found(): readonly (string | undefined)[] {
  const [item] = recognise({ text: PASSPORT, channel: 'file' });
  if (item === undefined) throw new RangeError('nothing was recognised');
  const { verdict, evidence } = examine(item, { now: NOW, trust: fresh.context.trust(), ...NO_COPIES });
  return [verdict.headline, ...evidence.flatMap(({ code }) => (code.startsWith('DPP-ISS') ? [code] : []))];
}

describe('an issuer of the list that is restricted here', () => {
  it('reads unknown, with the reason that was given, until that is lifted', () => {
    list();
    const before = found();
    expect(before.at(-1)).toBe('DPP-ISS-01');
    restrictIssuer(fresh.context.store, GIVEN, NOW);
    expect(found()).toEqual(['unknown-issuer', 'DPP-ISS-24']);
    const { restrictions, log } = trustOverview(fresh.context);
    expect(restrictions).toEqual([{ ...GIVEN, types: [], at: NOW.toISOString() }]);
    expect(log[0]).toMatchObject({ action: 'issuer-restricted', subject: DID, who: 'Ana', reason: GIVEN.reason });
    liftRestrictions(fresh.context.store, { ...GIVEN, reason: 'explained' }, NOW);
    expect(found()).toEqual(before);
    expect(trustOverview(fresh.context).restrictions).toEqual([]);
    expect(() => liftRestrictions(fresh.context.store, GIVEN, NOW)).toThrow(/no restriction of/);
  });

  it.each([
    [['VerifiableCredential'], 'DPP-ISS-01'],
    [['DigitalConformityCredential'], 'DPP-ISS-24'],
  ])('to %j: %s', (types, code) => {
    list();
    restrictIssuer(fresh.context.store, { ...GIVEN, types }, NOW);
    expect(found().at(-1)).toBe(code);
  });

  it('is limited by every restriction: a second one widens nothing', () => {
    list();
    restrictIssuer(fresh.context.store, { ...GIVEN, types: ['DigitalConformityCredential'] }, NOW);
    restrictIssuer(fresh.context.store, { ...GIVEN, types: ['VerifiableCredential'] }, NOW);
    expect(found()).toEqual(['unknown-issuer', 'DPP-ISS-24']);
  });

  it('stays withdrawn when it is: a restriction raises nothing', () => {
    list('withdrawn');
    restrictIssuer(fresh.context.store, GIVEN, NOW);
    expect(found()).toEqual(['invalid', 'DPP-ISS-20']);
  });
});

it('one person restricts, and two lift where the settings want two', () => {
  list();
  fresh.context.changeSettings({ trustTwoPersons: true });
  restrictIssuer(fresh.context.store, GIVEN, NOW);
  for (const secondPerson of [undefined, 'ána', '  '])
    expect(() => liftRestrictions(fresh.context.store, { ...GIVEN, secondPerson }, NOW)).toThrow(/two persons/);
  expect(found()).toEqual(['unknown-issuer', 'DPP-ISS-24']);
  liftRestrictions(fresh.context.store, { ...GIVEN, secondPerson: 'Ben' }, NOW);
  expect(trustOverview(fresh.context).log[0]).toMatchObject({ action: 'restriction-lifted', who: 'Ana, Ben' });
  expect(found().at(-1)).toBe('DPP-ISS-01');
});

it('is refused for what is no DID, and for this computer itself', () => {
  expect(() => restrictIssuer(fresh.context.store, { ...GIVEN, did: 'maker.example' }, NOW)).toThrow(/no DID/);
  expect(() => restrictIssuer(fresh.context.store, { ...GIVEN, did: fresh.context.signer().did }, NOW)).toThrow(/this computer itself/);
});

it('nothing that was decided is changed or removed afterwards', () => {
  restrictIssuer(fresh.context.store, GIVEN, NOW);
  expect(() => fresh.context.store.db.exec('DELETE FROM restrictions')).toThrow(/append-only/);
  expect(() => fresh.context.store.db.exec('UPDATE restrictions SET types = \'["DigitalProductPassport"]\'')).toThrow(/append-only/);
});

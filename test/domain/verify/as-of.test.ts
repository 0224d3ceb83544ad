// How a credential stood at a past moment: intervals of issuers, keys, dates and lists at their boundaries, and what has happened since.

import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import type { HeldStatusList, KnownIssuer, Trust } from '../../../server/domain/trust/trust.ts';
import { decide, wasValid } from '../../../server/domain/verdict/decide.ts';
import { verifyAsOf } from '../../../server/domain/verify/as-of.ts';
import { isToCome, readAsOf } from '../../../server/domain/verify/as-of-moment.ts';
import { type PastList, pastTrust, type Statement } from '../../../server/domain/verify/past.ts';
import { heldList } from '../../fixtures/held.ts';
import { DID, didDocument, issuer, KEY, newKey, passport, secure, trusting } from '../../fixtures/issuing.ts';
import { LIST_URL, revocationList } from '../../fixtures/office.ts';
import { passportAt } from '../../fixtures/status-list-issuing.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const list = (number: number, issuedAt: string, more: Partial<PastList> = {}): PastList => ({
  number,
  sequence: number,
  issuedAt,
  nextUpdate: '2027-12-31T00:00:00Z',
  ...more,
});

interface Told {
  /** What each list, in turn, says of the issuer; nothing when it does not have it. */
  readonly said: readonly (Partial<KnownIssuer> | undefined)[];
  readonly lists?: readonly PastList[];
  readonly statusLists?: ReadonlyMap<string, HeldStatusList>;
  readonly present?: Trust;
  readonly text?: string;
  readonly at: string;
}

const LISTS = [list(1, '2027-02-01T00:00:00Z'), list(2, '2027-04-01T00:00:00Z')];
const TEXT = JSON.stringify(secure(passport()));

function stood({ said, lists = LISTS, statusLists = new Map(), present, text = TEXT, at }: Told) {
  const statements = said.flatMap((one, index): Statement[] =>
    one === undefined ? [] : [{ issuer: issuer(one), from: index + 1, to: index + 1 }],
  );
  const moment = new Date(at);
  const last = said.at(-1);
  const trust = present ?? trusting(...(last === undefined ? [] : [issuer(last)]));
  const past = pastTrust({ lists, statements: new Map([[DID, statements]]), statusLists }, trust, moment, ({ issuedAt, nextUpdate }) => ({
    state: moment.getTime() <= Date.parse(nextUpdate) ? 'fresh' : 'stale',
    asOf: issuedAt,
  }));
  const { evidence } = verifyAsOf({ kind: 'vc', text, flags: [] }, { now: NOW, trust, past });
  const { headline, reasons } = decide(evidence);
  return { headline, reasons, wasValid: wasValid({ reasons }), codes: evidence.map(({ code }) => code), evidence };
}

const granted = {};

describe('a past moment', () => {
  it('at which everything was good is never plainly valid, and says first that it is past', () => {
    const { headline, reasons, evidence } = stood({ said: [granted, granted], at: '2027-03-01T00:00:00Z' });
    expect(headline).toBe('valid-not-current');
    expect(reasons[0]).toBe('DPP-CLK-03');
    expect(evidence.find(({ code }) => code === 'DPP-CLK-03')?.asOf).toBe('2027-03-01T00:00:00.000Z');
  });

  it('is judged by the list of that time, and the clock of the computer by itself', () => {
    const behind = { ...trusting(issuer()), clockFloor: '2030-01-01T00:00:00Z' };
    const { codes, evidence, wasValid: valid } = stood({ said: [granted, granted], present: behind, at: '2027-03-01T00:00:00Z' });
    expect(evidence.find(({ code }) => code === 'DPP-TRU-01')?.asOf).toBe('2027-02-01T00:00:00Z');
    expect(codes).toContain('DPP-CLK-02');
    expect(valid).toBe(false);
  });

  it('of which no trust list is held is not valid, and says so', () => {
    const { codes, wasValid: valid } = stood({ said: [{ since: '2026-01-01T00:00:00Z' }], at: '2027-01-15T00:00:00Z' });
    expect(codes).toContain('DPP-TRU-08');
    expect(valid).toBe(false);
  });

  it('is a date, its end in UTC, or a date-time with a zone; nothing to come', () => {
    expect(readAsOf('2027-03-01')?.toISOString()).toBe('2027-03-01T23:59:59.999Z');
    expect(readAsOf('2027-03-01T12:00:00+02:00')?.toISOString()).toBe('2027-03-01T10:00:00.000Z');
    for (const text of ['', 'yesterday', '2027-02-30', '2027-03-01T12:00', '1969-12-31', '01/03/2027'])
      expect(readAsOf(text)).toBeUndefined();
    expect(isToCome(new Date(NOW.getTime() + 1), NOW, undefined)).toBe(true);
    expect(isToCome(NOW, NOW, undefined)).toBe(false);
    // The clock is behind: what has been seen already is past.
    expect(isToCome(new Date('2027-07-01T00:00:00Z'), NOW, '2027-08-01T00:00:00Z')).toBe(false);
  });
});

describe('the issuer', () => {
  // A status counts from its date, that moment included.
  const suspended = { status: 'suspended', since: '2027-03-01T00:00:00Z' } as const;
  it.each([
    ['2027-02-28T23:59:59.999Z', 'DPP-ISS-17', 'valid-not-current'],
    ['2027-03-01T00:00:00Z', 'DPP-ISS-21', 'invalid'],
    ['2027-03-01T00:00:00.001Z', 'DPP-ISS-21', 'invalid'],
    ['2027-05-01T00:00:00Z', 'DPP-ISS-21', 'invalid'],
  ])('who by a later list is suspended since 1 March was so at %s: %s', (at, code, headline) => {
    const found = stood({ said: [granted, suspended], at });
    expect(found.codes).toContain(code);
    expect(found.headline).toBe(headline);
    expect(found.wasValid).toBe(false);
  });

  const withdrawn = { status: 'withdrawn', since: '2027-05-01T00:00:00Z' } as const;
  it.each<[string, readonly (Partial<KnownIssuer> | undefined)[], string, string]>([
    ['is withdrawn and nobody says since when', [granted, { status: 'withdrawn' }], '2027-03-01T00:00:00Z', 'DPP-ISS-18'],
    ['is vouched for anew since a later day', [granted, { since: '2027-04-01T00:00:00Z' }], '2027-03-01T00:00:00Z', 'DPP-ISS-18'],
    ['was not on the list of that time', [undefined, granted], '2027-03-01T00:00:00Z', 'DPP-ISS-18'],
    ['was on no list yet', [granted, granted], '2027-01-15T00:00:00Z', 'DPP-ISS-18'],
    ['is gone from the list since', [granted, undefined], '2027-03-01T00:00:00Z', 'DPP-ISS-17'],
    ['was withdrawn since', [granted, withdrawn], '2027-03-01T00:00:00Z', 'DPP-ISS-17'],
    ['was suspended then and is granted today', [{ status: 'suspended' }, granted], '2027-03-01T00:00:00Z', 'DPP-ISS-21'],
    ['was never on any', [undefined, undefined], '2027-03-01T00:00:00Z', 'DPP-ISS-10'],
  ])('who %s was not simply good', (_, said, at, code) => {
    const found = stood({ said, at });
    expect(found.codes).toContain(code);
    expect(found.wasValid).toBe(false);
  });

  it('who was suspended by a list in between, and dated back, was so', () => {
    const lists = [...LISTS, list(3, '2027-05-01T00:00:00Z')];
    const said = [granted, { status: 'suspended', since: '2027-02-15T00:00:00Z' } as const, granted];
    expect(stood({ said, lists, at: '2027-03-01T00:00:00Z' }).codes).toContain('DPP-ISS-21');
  });

  it('is judged by the highest number that was issued by then, whenever it came', () => {
    const lists = [list(1, '2027-02-01T00:00:00Z'), list(2, '2027-03-01T00:00:00Z'), list(3, '2027-02-15T00:00:00Z', { sequence: 0 })];
    expect(stood({ said: [undefined, granted, undefined], lists, at: '2027-04-01T00:00:00Z' }).codes).toContain('DPP-ISS-01');
    expect(stood({ said: [granted, undefined, granted], lists, at: '2027-04-01T00:00:00Z' }).headline).toBe('unknown-issuer');
  });

  it('is not plainly good where two lists have one number', () => {
    const lists = [list(1, '2027-02-01T00:00:00Z'), list(2, '2027-02-01T00:00:00Z', { sequence: 1 })];
    expect(stood({ said: [granted, granted], lists, at: '2027-03-01T00:00:00Z' }).codes).toContain('DPP-TRU-10');
  });

  it('added on this computer counts from the day when it was', () => {
    const local = trusting(issuer({ origin: 'local', asOf: '2027-03-01T00:00:00Z' }));
    const at = (moment: string) => stood({ said: [], present: local, at: moment });
    expect(at('2027-02-28T00:00:00Z').codes).toContain('DPP-ISS-18');
    expect(at('2027-03-01T00:00:00Z').codes).toContain('DPP-ISS-03');
    expect(at('2027-03-01T00:00:00Z').wasValid).toBe(true);
  });
});

describe('the key', () => {
  const document = (method: JsonObject): Partial<KnownIssuer> => ({ didDocument: didDocument(DID, KEY.jwk, method) });
  // CID 1.0: from that moment on no signature counts; the moment itself is included.
  it.each([
    ['2027-02-28T23:59:59.999Z', 'DPP-KEY-08', 'valid-not-current'],
    ['2027-03-01T00:00:00Z', 'DPP-KEY-04', 'invalid'],
    ['2027-03-01T00:00:00.001Z', 'DPP-KEY-04', 'invalid'],
  ])('that by a later document is revoked since 1 March stood so at %s: %s', (at, code, headline) => {
    const found = stood({ said: [granted, document({ revoked: '2027-03-01T00:00:00Z' })], at });
    expect(found.codes).toContain(code);
    expect(found.headline).toBe(headline);
    expect(found.wasValid).toBe(false);
  });

  it.each([
    ['2027-02-28T23:59:59.999Z', 'DPP-KEY-07', true],
    ['2027-03-01T00:00:00Z', 'DPP-KEY-05', false],
  ])('that ended as planned on 1 March stood so at %s: %s', (at, code, valid) => {
    const found = stood({ said: [document({ expires: '2027-03-01T00:00:00Z' }), document({ expires: '2027-03-01T00:00:00Z' })], at });
    expect(found.codes).toContain(code);
    expect(found.wasValid).toBe(valid);
  });

  it('valid when signed and revoked since says both, and is not plainly valid then', () => {
    const { codes, reasons } = stood({ said: [granted, document({ revoked: '2027-05-01T00:00:00Z' })], at: '2027-03-01T00:00:00Z' });
    expect(codes).toEqual(expect.arrayContaining(['DPP-KEY-01', 'DPP-KEY-08']));
    expect(reasons[0]).toBe('DPP-KEY-08');
  });

  it('that left the document has been revoked as far as anybody can tell', () => {
    const { codes } = stood({ said: [granted, { didDocument: didDocument(DID, newKey().jwk) }], at: '2027-03-01T00:00:00Z' });
    expect(codes).toContain('DPP-KEY-08');
  });

  it('that came with a later list was not there', () => {
    const other = newKey().jwk;
    const id = `${DID}#key-2`;
    const before: Partial<KnownIssuer> = {
      didDocument: {
        id: DID,
        verificationMethod: [{ id, type: 'JsonWebKey', controller: DID, publicKeyJwk: other }],
        assertionMethod: [id],
      },
    };
    const { codes, wasValid: valid } = stood({ said: [before, granted], at: '2027-03-01T00:00:00Z' });
    expect(codes).toContain('DPP-KEY-09');
    expect(valid).toBe(false);
  });

  it('whose end cannot be read never helps', () => {
    expect(stood({ said: [granted, document({ revoked: 'last spring' })], at: '2027-03-01T00:00:00Z' }).codes).toContain('DPP-KEY-04');
  });
});

describe('the dates', () => {
  const text = (more: JsonObject): string => JSON.stringify(secure(passport(more)));
  // VCDM 2.0 4.9: validFrom and validUntil are part of the period.
  it.each([
    ['2027-02-28T23:59:59.999Z', 'DPP-DAT-04'],
    ['2027-03-01T00:00:00Z', 'DPP-DAT-06'],
    ['2027-03-31T00:00:00Z', 'DPP-DAT-06'],
    ['2027-03-31T00:00:00.001Z', 'DPP-DAT-03'],
  ])('of a passport for March, at %s: %s', (at, code) => {
    const march = text({ validFrom: '2027-03-01T00:00:00Z', validUntil: '2027-03-31T00:00:00Z' });
    expect(stood({ said: [granted, granted], text: march, at }).codes).toContain(code);
  });

  it('of which there is none leave open whether it was there', () => {
    const { validFrom: _, ...undated } = passport();
    const bare = JSON.stringify(
      secure(undated, {
        type: 'DataIntegrityProof',
        cryptosuite: 'eddsa-jcs-2022',
        verificationMethod: `${DID}#key-1`,
        proofPurpose: 'assertionMethod',
      }),
    );
    const found = stood({ said: [granted, granted], text: bare, at: '2027-03-01T00:00:00Z' });
    expect(found.codes).toContain('DPP-DAT-12');
    expect(found.wasValid).toBe(false);
  });
});

describe('the status', () => {
  const text = passportAt(1);
  const held = (set: readonly number[], retrievedAt: string): HeldStatusList => heldList(revocationList(set), retrievedAt);
  const of = (then: HeldStatusList | undefined, today: HeldStatusList | undefined, at: string) =>
    stood({
      said: [granted, granted],
      text,
      at,
      statusLists: new Map(then === undefined ? [] : [[LIST_URL, then]]),
      present: { ...trusting(issuer()), statusLists: new Map(today === undefined ? [] : [[LIST_URL, today]]) },
    });
  const FEBRUARY = '2027-02-27T00:00:00Z';
  const TODAY = '2027-06-01T00:00:00Z';

  // A list without a time to live counts seven days from when it was fetched, the last moment included.
  it.each([
    ['2027-02-27T00:00:00Z', 'DPP-STA-01', true],
    ['2027-03-06T00:00:00Z', 'DPP-STA-01', true],
    ['2027-03-06T00:00:00.001Z', 'DPP-STA-08', false],
  ])('by the list of 27 February at %s: %s', (at, code, valid) => {
    const found = of(held([], FEBRUARY), held([], TODAY), at);
    expect(found.codes).toContain(code);
    expect(found.wasValid).toBe(valid);
  });

  it.each<[string, HeldStatusList | undefined, HeldStatusList | undefined, string, boolean]>([
    ['no list of that time', undefined, held([], TODAY), 'DPP-STA-08', false],
    ['no list at all', undefined, undefined, 'DPP-STA-08', false],
    ['revoked today, no list of that time', undefined, held([1], TODAY), 'DPP-STA-10', false],
    ['good then, revoked since', held([], FEBRUARY), held([1], TODAY), 'DPP-STA-09', true],
    ['revoked then', held([1], FEBRUARY), held([1], TODAY), 'DPP-STA-20', false],
    ['revoked then and no longer today', held([1], FEBRUARY), held([], TODAY), 'DPP-STA-20', false],
  ])('%s', (_, then, today, code, valid) => {
    const found = of(then, today, '2027-03-01T00:00:00Z');
    expect(found.codes).toContain(code);
    expect(found.wasValid).toBe(valid);
  });

  it('a later revocation is shown with the verdict of that time', () => {
    const { reasons } = of(held([], FEBRUARY), held([1], TODAY), '2027-03-01T00:00:00Z');
    expect(reasons.slice(0, 2)).toEqual(['DPP-CLK-03', 'DPP-STA-09']);
  });
});

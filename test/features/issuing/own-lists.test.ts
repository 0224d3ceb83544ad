// A service whose data were brought back from an old copy: what its own lists say, wherever they come back from, is not forgotten; what nobody brings back cannot be known.
import { cpSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StatusAction } from '../../../server/contract/index.ts';
import { signCredential } from '../../../server/domain/formats/vc.ts';
import { bitAt } from '../../../server/domain/status-list/bitstring.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { decideRecall, recallOwnLists, waitingRecalls } from '../../../server/features/issuing/own-lists.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { changeStatus, renewLists } from '../../../server/features/issuing/status.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { credentialsByCode } from '../../../server/store/passports/credentials.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { bitsOf, ownIndexAt, ownLists, readStatusLog, signedList } from '../../../server/store/trust/own-status.ts';
import { readTrustLog } from '../../../server/store/trust/trust-lists.ts';
import { asReal, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { freePlaces, fullerList } from '../../fixtures/fuller-list.ts';
import { entry, signed } from '../../fixtures/office.ts';
import { putStatusList } from '../../fixtures/put-status-list.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const CODE = SAMPLE.dppCode;
let now: string;
let here: AppContext;
let old: AppContext;
const opened: AppContext[] = [];
const at = (moment: string) => {
  now = moment;
};
const open = (folder: string): AppContext => {
  const context = openApp({ folder, now: () => new Date(now) });
  context.store.db.pragma('synchronous = OFF');
  opened.push(context);
  return context;
};
/** The service as it was: a copy of its folder. */
const copyOf = (context: AppContext): AppContext => {
  const folder = temporaryFolder();
  context.store.db.pragma('wal_checkpoint(TRUNCATE)');
  cpSync(context.store.folder, folder, { recursive: true });
  return open(folder);
};

beforeEach(() => {
  at('2027-06-01T12:00:00.000Z');
  const fresh = freshApp({ sample: true, now: () => new Date(now) });
  asReal(fresh.context);
  here = copyOf(fresh.context);
  fresh.close();
  at('2027-06-01T13:00:00.000Z');
});
afterEach(() => {
  for (const context of opened.splice(0)) context.close();
});

const change = (context: AppContext, action: StatusAction) => changeStatus(CODE, { action, who: 'Ana', reason: 'recall' }, context);
const listOf = (context: AppContext, purpose: 'revocation' | 'suspension', list = 1) => signedList(context.store, list, purpose)?.vc ?? '';
const reading = (context: AppContext): readonly unknown[] => {
  const [body] = credentialsByCode(context.store, CODE).map((one) => one.body);
  const [found] = inspect({ channel: 'file', text: body ?? '' }, context).inspections;
  return [found?.headline, found?.reasons[0]];
};
/** They name the item that was published. */
const withoutIdentifiers = ({
  uniqueProductIdentifier: _,
  digitalProductPassportId: __,
  batteryPassportIdentifier: ___,
  ...document
}: Record<string, unknown>): Record<string, unknown> => document;
const actions = (context: AppContext) => readTrustLog(context.store).map(({ action }) => action);

describe('an old copy of a service that has taken a passport back since', () => {
  beforeEach(() => {
    old = copyOf(here);
    change(here, 'revoke');
    at('2027-06-02T12:00:00.000Z');
    // As at every start: the old copy signs its lists anew, with a later date than those that it has forgotten.
    renewLists(old.store, old.signer(), old.now(), { all: true });
    expect(reading(old)[0]).toBe('valid');
  });

  it.each(['a file', 'a trust list'])('takes it back again when its own list comes back in %s', (way) => {
    const list = listOf(here, 'revocation');
    if (way === 'a file') expect(importText(list, old).refused).toEqual([]);
    else {
      const { did, didDocument } = here.signer();
      bringList(
        old.store,
        signed(1, [
          entry({
            did,
            didDocument,
            statusLists: [{ url: JSON.parse(list).id as string, credential: list, retrievedAt: '2027-05-31T00:00:00Z' }],
          }),
        ]),
        old.now(),
      );
    }
    expect(recallOwnLists(old)).toBeGreaterThan(0);
    expect(reading(old)).toEqual(['invalid', 'DPP-STA-20']);
    expect(passportByCode(old.store, CODE)?.dppStatus).toBe('invalid');
    expect(readStatusLog(old.store)[0]).toMatchObject({ dppCode: CODE, action: 'revoke' });
    expect(actions(old)).toContain('own-list-newer');
    expect(old.state().notices[0]).toMatchObject({ code: 'own-list-newer', detail: expect.stringContaining('/api/v1/public/status/1') });
    // What it serves to others has every bit that it ever served.
    const [before, after] = [bitsOf(here.store, 1, 'revocation'), bitsOf(old.store, 1, 'revocation')];
    for (const [index, byte] of before.entries()) expect(byte & ~(after[index] ?? 0)).toBe(0);
    expect(JSON.parse(listOf(old, 'revocation')).validFrom).toBe('2027-06-02T12:00:00Z');
    // Said once; and nothing new is put on a list whose places are not known any more.
    expect(recallOwnLists(old)).toBe(0);
    expect(actions(old).filter((one) => one === 'own-list-newer')).toHaveLength(1);
    const next = 'DPP-09520123456788-NEW1';
    const document = withoutIdentifiers(JSON.parse(passportByCode(old.store, CODE)?.document ?? '{}'));
    expect(importText(JSON.stringify({ ...document, dppCode: next, serial: 'NEW1', dppStatus: 'active' }), old).refused).toEqual([]);
    publishStored(next, old);
    expect(ownLists(old.store)).toEqual([1, 2]);
  });

  it('does not say of a day before that the passport was good then: when it was taken back is forgotten', () => {
    importText(listOf(here, 'revocation'), old);
    const body = credentialsByCode(old.store, CODE)[0]?.body ?? '';
    const then = () => {
      const [found] = inspect({ channel: 'file', text: body, asOf: '2027-06-01T12:30:00Z' }, old).inspections;
      return found?.checks.find(({ check }) => check === 'status');
    };
    // Its own list says so before it is written down.
    expect(then()).toMatchObject({ code: 'DPP-STA-10', outcome: 'not-checked' });
    expect(recallOwnLists(old)).toBeGreaterThan(0);
    expect(then()).toMatchObject({ code: 'DPP-STA-10', outcome: 'not-checked' });
  });

  it('believes no list that another key has signed, nor one whose signature fails', () => {
    const other = freshApp({ now: () => new Date(now) });
    const { proof: _, ...unsigned } = JSON.parse(listOf(here, 'revocation'));
    const forged = [
      JSON.stringify(
        signCredential(unsigned, { ...other.context.signer(), verificationMethod: here.signer().verificationMethod }, new Date(now)),
      ),
      listOf(here, 'revocation').replace('"ttl":', '"ttl":1'),
    ];
    other.close();
    for (const credential of forged) {
      putStatusList(old.store, unsigned.id, { credential, retrievedAt: now });
      expect(recallOwnLists(old)).toBe(0);
    }
    expect(reading(old)[0]).toBe('valid');
    expect(actions(old)).toEqual([]);
  });
});

describe('a suspension', () => {
  it('that was forgotten is in force again', () => {
    old = copyOf(here);
    change(here, 'suspend');
    at('2027-06-02T12:00:00.000Z');
    renewLists(old.store, old.signer(), old.now(), { all: true });
    importText(listOf(here, 'suspension'), old);
    expect(recallOwnLists(old)).toBeGreaterThan(0);
    expect(reading(old)).toEqual(['invalid', 'DPP-STA-21']);
    expect(passportByCode(old.store, CODE)?.dppStatus).toBe('inactive');
    change(old, 'reinstate');
    expect(reading(old)[0]).toBe('valid');
  });

  it('that was lifted since is not put back by a list of before', () => {
    change(here, 'suspend');
    const list = listOf(here, 'suspension');
    at('2027-06-01T14:00:00.000Z');
    change(here, 'reinstate');
    importText(list, here);
    expect(recallOwnLists(here)).toBe(0);
    expect(reading(here)[0]).toBe('valid');
  });
});

it('lists that came back unchanged say nothing', () => {
  for (const purpose of ['revocation', 'suspension'] as const) importText(listOf(here, purpose), here);
  expect(recallOwnLists(here)).toBe(0);
  expect(actions(here)).toEqual([]);
});

it('a list of a number that the store does not know yet is closed, and its entries are kept', () => {
  old = copyOf(here);
  here.store.db.exec('UPDATE own_status_lists SET given = 131072');
  publishStored(CODE, here);
  const { dppCode: _, sample: __, ...document } = withoutIdentifiers(JSON.parse(passportByCode(here.store, CODE)?.document ?? '{}'));
  const next = 'DPP-09520123456788-NEW1';
  importText(JSON.stringify({ ...document, dppCode: next, serial: 'NEW1' }), here);
  publishStored(next, here);
  changeStatus(next, { action: 'revoke', who: 'Ana', reason: 'recall' }, here);
  importText(listOf(here, 'revocation', 2), old);
  // More entries than are taken back unasked.
  expect(recallOwnLists(old)).toBe(0);
  const [waiting] = waitingRecalls(old);
  expect(decideRecall({ sha256: waiting?.sha256 ?? '', action: 'confirm', who: 'Ana' }, old)).toBeGreaterThan(10);
  expect(ownLists(old.store)).toEqual([1, 2]);
  const bits = bitsOf(here.store, 2, 'revocation');
  for (let index = 0; index < bits.length * 8; index++)
    if (bitAt(bits, index)) expect(ownIndexAt(old.store, 2, index)).toEqual({ list: 2, index });
});

describe('V19: a list that revokes many of the own entries, or whose key was replaced', () => {
  const everyPlace = Array.from({ length: 131_072 }, (_, place) => place);
  const bring = (text: string): number => {
    expect(importText(text, here).refused).toEqual([]);
    return recallOwnLists(here);
  };

  it('is proposed to a person where its key was replaced before it was first seen, and revokes nothing', () => {
    const retired = here.signer();
    at('2027-06-02T12:00:00.000Z');
    here.rotateKey({ compromised: false });
    at('2027-06-03T12:00:00.000Z');
    const text = fullerList(here, everyPlace, retired);
    expect(bring(text)).toBe(0);
    expect(here.state().notices[0]).toMatchObject({ code: 'own-list-waiting' });
    expect(passportByCode(here.store, CODE)?.dppStatus).toBe('active');
    // It is amber, and named, until a person decides.
    expect(reading(here)).toEqual(['valid-not-current', 'DPP-STA-12']);
    const [waiting] = waitingRecalls(here);
    expect(waiting).toMatchObject({ contested: true, at: '2027-06-03T12:00:00.000Z' });
    expect(decideRecall({ sha256: waiting?.sha256 ?? '', action: 'refuse', who: 'Ana', reason: 'forged' }, here)).toBe(0);
    expect(waitingRecalls(here)).toEqual([]);
    expect(reading(here)[0]).toBe('valid');
    expect(actions(here)).toContain('own-list-refused');
  });

  it('is taken back at once where it was first seen before its key was replaced', () => {
    const [place] = here.store.db.prepare('SELECT place FROM status_places WHERE dpp_code = ? LIMIT 1').pluck().all(CODE) as number[];
    expect(bring(fullerList(here, [place ?? 0]))).toBe(1);
    expect(reading(here)[0]).toBe('invalid');
  });

  it('is taken back at once where one passport is revoked, with as many decoys as come with that', () => {
    const own = here.store.db.prepare('SELECT place FROM status_places WHERE dpp_code = ?').pluck().all(CODE) as number[];
    const decoys = freePlaces(here, 8);
    expect(own.length + decoys.length).toBeGreaterThan(10);
    expect(bring(fullerList(here, [...own, ...decoys]))).toBe(own.length + decoys.length);
    expect(reading(here)[0]).toBe('invalid');
  });

  it('waits for a person beyond ten entries, and is taken back when the person confirms it', () => {
    const text = fullerList(here, freePlaces(here, 11));
    expect(bring(text)).toBe(0);
    const [waiting] = waitingRecalls(here);
    expect(waiting).toMatchObject({ contested: false, entries: 11 });
    expect(decideRecall({ sha256: waiting?.sha256 ?? '', action: 'confirm', who: 'Ana' }, here)).toBe(11);
    expect(waitingRecalls(here)).toEqual([]);
    expect(actions(here)).toEqual(expect.arrayContaining(['own-list-confirmed', 'own-list-newer']));
  });
});

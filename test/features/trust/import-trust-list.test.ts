// Trust lists on their way into a store: who may bring which, and what of the old one stays.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeMultikey } from '../../../server/domain/keys/multikey.ts';
import { signBeacon } from '../../../server/domain/trust-list/beacon.ts';
import { fingerprintOfDidKey } from '../../../server/domain/trust-list/read.ts';
import { didKeyOf } from '../../../server/domain/trust-list/write.ts';
import { takeBeacon } from '../../../server/features/trust/beacon.ts';
import { type Confirmation, importTrustList, signedFileSha256, undoTrustList } from '../../../server/features/trust/import-trust-list.ts';
import { trustOf } from '../../../server/features/trust/trust.ts';
import { openStore } from '../../../server/store/open.ts';
import { writeSettings } from '../../../server/store/settings.ts';
import type { Store } from '../../../server/store/store.ts';
import { listIssuers, putIssuer } from '../../../server/store/trust/issuers.ts';
import { heldStatusList } from '../../../server/store/trust/status-lists.ts';
import { listOperatorKeys, readTrustLog, trustListInForce } from '../../../server/store/trust/trust-lists.ts';
import { codesOf, DID, newKey, signWith, verify } from '../../fixtures/issuing.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { entry, ISSUED, LIST_URL, newOperatorKey, OPERATOR, signed, withList } from '../../fixtures/office.ts';
import { passportAt } from '../../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { fingerprintOf } from '../../fixtures/trust-lists.ts';

/** After the day of the release, which is the floor of every clock. */
const NOW = new Date('2027-06-01T12:00:00Z');

let store: Store;
beforeEach(() => {
  store = openStore(withNewStore(temporaryFolder()));
});
afterEach(() => store.close());

const ANA = { who: 'Ana' };
const take = (text: string, more: Partial<Confirmation> = {}, twoPersons = false) =>
  importTrustList(store, text, { ...ANA, ...more }, { twoPersons }, NOW);
const first = (text: string) => take(text, { fingerprint: fingerprintOf(text) });
const codeOf = (result: ReturnType<typeof take>): string => (result.ok ? (result.already ? 'already' : 'ok') : result.code);
const inspect = (index: number, now = NOW) => codesOf(verify(passportAt(index), { trust: trustOf(store, undefined, now), now }));

describe('the first trust list', () => {
  it('is imported only when its fingerprint was compared, and pins its operator', () => {
    const text = signed(4);
    expect(codeOf(take(text))).toBe('unknown-operator');
    expect(codeOf(take(text, { fingerprint: 'ffff' }))).toBe('unknown-operator');
    expect(listIssuers(store)).toEqual([]);
    expect(codeOf(take(text, { fingerprint: fingerprintOf(text).toUpperCase().replaceAll(' ', ':') }))).toBe('ok');
    expect(listOperatorKeys(store)).toMatchObject([{ operator: 'did:web:lists.example', pinnedBy: 'Ana' }]);
    expect(trustListInForce(store)).toMatchObject({ sequence: 4, issuers: 1, importedBy: 'Ana' });
    expect(readTrustLog(store).map(({ action }) => action)).toEqual(['snapshot-imported', 'operator-pinned']);
    expect(codeOf(take(text))).toBe('already');
  });

  it('makes its issuers trusted, and its status lists heard', () => {
    first(signed(1, [withList([7])]));
    expect(inspect(8)).toEqual(expect.arrayContaining(['DPP-ISS-01', 'DPP-TRU-01', 'DPP-STA-01']));
    expect(inspect(7)).toContain('DPP-STA-20');
  });
});

/** Order of the base point of P-256 (FIPS 186-5). */
const N = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

describe('a list signed with ES256', () => {
  it('is the same list under the other value of s, with which everybody can write it anew', () => {
    const key = newKey('P-256');
    const { x = '', y = '' } = key.jwk;
    const [left, right] = [x, y].map((part) => Buffer.from(String(part), 'base64url')) as [Buffer, Buffer];
    const point = Buffer.concat([Buffer.from([2 + ((right.at(-1) ?? 0) & 1)]), left]);
    const name = encodeMultikey(point, 'P-256');
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const head = part({ alg: 'ES256', typ: 'dpp-trust+jwt', kid: `did:key:${name}#${name}` });
    const body = `${head}.${signed(4).split('.')[1]}`;
    const signature = signWith(key, Buffer.from(body));
    const other = N - BigInt(`0x${signature.subarray(32).toString('hex')}`);
    const rewritten = Buffer.concat([signature.subarray(0, 32), Buffer.from(other.toString(16).padStart(64, '0'), 'hex')]);
    const [text, again] = [signature, rewritten].map((bytes) => `${body}.${bytes.toString('base64url')}`) as [string, string];
    expect(codeOf(first(text))).toBe('ok');
    expect(codeOf(take(again))).toBe('already');
    expect(signedFileSha256(again)).toBe(signedFileSha256(text));
    expect(signedFileSha256(signed(4))).not.toBe(signedFileSha256(signed(5)));
  });
});

describe('the next trust list', () => {
  beforeEach(() => {
    first(signed(4, [withList([7]), entry({ did: 'did:web:b.example' })]));
  });

  it('replaces the list as a whole', () => {
    expect(codeOf(take(signed(5, [entry({ status: 'withdrawn', since: '2027-05-31T00:00:00Z' })])))).toBe('ok');
    expect(listIssuers(store).map(({ did, status }) => [did, status])).toEqual([[DID, 'withdrawn']]);
    expect(inspect(8)).toContain('DPP-ISS-20');
  });

  it.each([
    ['of a key nobody knows', () => signed(5, [entry()], {}, newOperatorKey()), {}, 'other-operator'],
    [
      'of another operator with the same key',
      () => signed(5, [entry()], { issuer: { id: 'did:web:other.example', name: 'x' } }),
      {},
      'other-operator',
    ],
    ['that was cut', () => signed(5).slice(0, -40), {}, 'bad-signature'],
  ])('%s: %s', (_what, text, more, code) => {
    expect(codeOf(take(text(), more))).toBe(code);
    expect(trustListInForce(store)?.sequence).toBe(4);
  });

  it('of an older number is kept and says nothing in favour', () => {
    const taken = take(signed(3, [entry({ did: 'did:web:gone.example' })]));
    expect(taken).toMatchObject({ ok: true, place: 'older' });
    expect(trustListInForce(store)?.sequence).toBe(4);
    expect(trustOf(store, undefined, NOW).issuers.has('did:web:gone.example')).toBe(false);
  });

  it('of the same number and another text is kept, reported, and turns no light green', () => {
    expect(take(signed(4, [entry()], { nextUpdate: '2027-08-01T00:00:00Z' }))).toMatchObject({ ok: true, place: 'twice' });
    expect(inspect(8)).toContain('DPP-TRU-10');
    expect(take(signed(5, [withList([])]))).toMatchObject({ ok: true, place: 'in-force' });
    expect(inspect(8)).not.toContain('DPP-TRU-10');
  });

  it('whose number jumps too far waits for a comparison', () => {
    const far = signed(5000, [entry({ status: 'withdrawn' })]);
    expect(take(far)).toMatchObject({ ok: true, place: 'pending' });
    expect(inspect(8)).toEqual(expect.arrayContaining(['DPP-ISS-01', 'DPP-TRU-09']));
    const fingerprint = fingerprintOfDidKey(didKeyOf(OPERATOR));
    expect(take(far, { fingerprint })).toMatchObject({ ok: true, place: 'in-force' });
    expect(inspect(8)).toContain('DPP-ISS-20');
  });

  it('needs two persons where the settings say so', () => {
    for (const secondPerson of [undefined, '', 'Ana', ' ANA ', 'ána', 'Ａna', 'A\u200bna', '\u200b', '.']) {
      expect(codeOf(take(signed(5), secondPerson === undefined ? {} : { secondPerson }, true))).toBe('second-person');
    }
    expect(codeOf(take(signed(5), { secondPerson: 'Ben' }, true))).toBe('ok');
    expect(trustListInForce(store)?.importedBy).toBe('Ana, Ben');
  });

  it('does not take a revocation back, nor does an undo, nor a list that was fetched before', () => {
    for (const text of [signed(5, [withList([])]), signed(6, [entry()]), signed(7, [withList([], '2027-05-01T00:00:00Z')])]) {
      expect(codeOf(take(text))).toBe('ok');
      expect(inspect(7)).toContain('DPP-STA-20');
    }
    expect(codeOf(undoTrustList(store, { who: 'Ana', reason: 'wrong file' }, { twoPersons: false }, NOW))).toBe('ok');
    expect(trustListInForce(store)?.sequence).toBe(6);
    expect(inspect(7)).toContain('DPP-STA-20');
  });

  it('cannot make a status list younger than itself', () => {
    take(signed(5, [withList([7], '2099-01-01T00:00:00Z')]));
    expect(heldStatusList(store, LIST_URL)?.statements[0]?.retrievedAt).toBe(new Date(ISSUED).toISOString());
    expect(inspect(8, new Date('2027-06-20T12:00:00Z'))).toContain('DPP-STA-04');
  });

  it('from an office whose clock was years ahead does not keep later status lists out', () => {
    const ahead = { issuedAt: '2099-01-01T00:00:00Z', nextUpdate: '2099-02-01T00:00:00Z' };
    const early = signed(5, [withList([7], ahead.issuedAt)], ahead);
    take(early);
    expect(inspect(8)).toEqual(expect.arrayContaining(['DPP-CLK-02', 'DPP-STA-04']));
    // Only its operator can say that the list was dated wrongly.
    take(signed(6, [withList([9])], { retracts: [{ sha256: signedFileSha256(early) }] }));
    expect(heldStatusList(store, LIST_URL)?.statements[1]?.retrievedAt).toBe('2027-05-31T00:00:00.000Z');
    expect(inspect(8)).toEqual(expect.arrayContaining(['DPP-CLK-01', 'DPP-STA-01']));
    for (const index of [7, 9]) expect(inspect(index)).toContain('DPP-STA-20');
  });

  it('can be undone once, with a reason', () => {
    take(signed(5, []));
    expect(codeOf(undoTrustList(store, ANA, { twoPersons: false }, NOW))).toBe('rollback');
    expect(codeOf(undoTrustList(store, { who: 'Ana', reason: 'wrong file' }, { twoPersons: false }, NOW))).toBe('ok');
    expect(listIssuers(store)).toHaveLength(2);
    expect(readTrustLog(store)[0]).toMatchObject({ action: 'snapshot-undone', sequence: 4, reason: 'wrong file' });
  });

  it('may name the keys that come after it, and only they count then', () => {
    const next = newOperatorKey();
    expect(codeOf(take(signed(5, [entry()], { operatorKeys: [didKeyOf(next)] })))).toBe('ok');
    expect(codeOf(take(signed(6)))).toBe('other-operator');
    expect(codeOf(take(signed(6, [entry()], {}, next)))).toBe('ok');
    // An old trust list brought back with a reason does not bring its old keys back.
    expect(codeOf(take(signed(3, [entry()], { operatorKeys: [didKeyOf(OPERATOR)] }), { reason: 'x' }))).toBe('other-operator');
  });

  it('leaves what an officer added, and speaks louder about the same issuer: its word against it is the last one', () => {
    const { didDocument } = entry();
    putIssuer(store, {
      did: DID,
      origin: 'local',
      status: 'granted',
      didDocument,
      asOf: '2027-05-01T00:00:00Z',
      addedBy: 'Ana',
      reason: 'known',
    });
    take(signed(5, [entry()]));
    expect(inspect(8)).toContain('DPP-ISS-01');
    take(signed(6, []));
    expect(inspect(8)).toContain('DPP-ISS-19');
    take(signed(7, [entry({ status: 'suspended' })]));
    expect(inspect(8)).toContain('DPP-ISS-21');
    take(signed(8, []));
    expect(inspect(8)).toContain('DPP-ISS-21');
  });
});

describe('the age of the list', () => {
  it.each([
    ['2027-06-01T12:00:00Z', 'fresh'],
    ['2027-07-01T12:00:00Z', 'stale'],
    ['2027-08-01T12:00:00Z', 'expired'],
  ])('on %s it is %s', (moment, state) => {
    first(signed(1));
    expect(trustOf(store, undefined, new Date(moment)).state).toBe(state);
  });

  it.each([
    ['2027-11-26T23:59:59Z', 'fresh'],
    ['2027-11-27T00:00:00Z', 'fresh'],
    ['2027-11-27T00:00:01Z', 'stale'],
    ['2027-12-27T00:00:01Z', 'expired'],
  ])('that says 2099 of itself is on %s %s: 180 days are the limit', (moment, state) => {
    first(signed(1, [entry()], { nextUpdate: '2099-01-01T00:00:00Z' }));
    expect(trustOf(store, undefined, new Date(moment))).toMatchObject({ state, nextUpdate: '2027-11-27T00:00:00.000Z' });
  });

  it('is judged by the limit of the settings', () => {
    first(signed(1));
    writeSettings(store, { trustFreshDays: 1 });
    expect(trustOf(store, undefined, NOW)).toMatchObject({ state: 'stale', nextUpdate: '2027-06-01T00:00:00.000Z' });
  });

  it('raises the floor of the clock: a clock before it is suspect', () => {
    first(signed(1, [entry()], { issuedAt: '2028-01-01T00:00:00Z', nextUpdate: '2028-02-01T00:00:00Z' }));
    expect(trustOf(store, undefined, NOW).clockFloor).toBe('2028-01-01T00:00:00Z');
    expect(inspect(8)).toEqual(expect.arrayContaining(['DPP-CLK-02', 'DPP-TRU-07']));
  });
});

describe('a beacon', () => {
  const told = (newest: number, key = OPERATOR) =>
    signBeacon({ issuer: { id: 'did:web:lists.example', name: 'List office' }, newest, at: '2027-06-01T00:00:00Z' }, key);

  it('turns the light amber until the list that it announces is here, and an older one changes nothing', () => {
    first(signed(4, [withList([7])]));
    expect(takeBeacon(store, told(6), 'Ana', NOW)).toMatchObject({ ok: true, newest: 6 });
    expect(inspect(8)).toContain('DPP-TRU-11');
    expect(takeBeacon(store, told(5), 'Ana', NOW).ok).toBe(true);
    take(signed(5, [withList([7])]));
    expect(inspect(8)).toContain('DPP-TRU-11');
    take(signed(6, [withList([7])]));
    expect(inspect(8)).toContain('DPP-TRU-01');
  });

  it('of another key announces nothing', () => {
    first(signed(4, [withList([7])]));
    expect(takeBeacon(store, told(6, newOperatorKey()), 'Ana', NOW)).toMatchObject({ ok: false, code: 'other-operator' });
    expect(inspect(8)).toContain('DPP-TRU-01');
  });
});

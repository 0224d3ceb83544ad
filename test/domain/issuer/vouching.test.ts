// What several trust lists say of one issuer and its keys: in favour the newest, against all of them, and nothing outside what is vouched for.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TrustList, TrustListEntry } from '../../../server/domain/trust-list/trust-list.ts';
import { decide } from '../../../server/domain/verdict/decide.ts';
import { verifyCredential } from '../../../server/domain/verify/index.ts';
import { signedFileSha256 } from '../../../server/features/trust/import-trust-list.ts';
import { trustOf } from '../../../server/features/trust/trust.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import { DID, didDocument, newKey, passport, proofOptions, secure } from '../../fixtures/issuing.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { entry, newOperatorKey, signed, withList } from '../../fixtures/office.ts';
import { passportAt } from '../../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const KEY_1 = `${DID}#key-1`;
let store: Store;
beforeEach(() => {
  store = openStore(withNewStore(temporaryFolder()));
});
afterEach(() => store.close());

const bring = (text: string, now = NOW) => {
  bringList(store, text, now);
  return text;
};
const list = (sequence: number, one: Partial<TrustListEntry> | undefined, more: Partial<TrustList> = {}) =>
  bring(signed(sequence, one === undefined ? [] : [entry(one)], more));
const judge = (text: string, seenAt?: string) => {
  const seen = seenAt === undefined ? {} : { seenAt: () => Date.parse(seenAt) };
  const { evidence } = verifyCredential({ kind: 'vc', text, flags: [] }, { now: NOW, trust: trustOf(store, undefined, NOW), ...seen });
  return { codes: evidence.map(({ code }) => code), headline: decide(evidence).headline };
};
const made = (created: string, more = {}) => JSON.stringify(secure(passport(more), proofOptions({ created })));

describe('a key', () => {
  it('that the newest list leaves out is unknown, not altered', () => {
    list(1, {});
    list(2, { didDocument: didDocument(DID, newKey().jwk, {}, 'key-2') });
    expect(judge(made('2027-05-01T00:00:00Z'))).toMatchObject({
      headline: 'unknown-issuer',
      codes: expect.arrayContaining(['DPP-SIG-01', 'DPP-KEY-13']),
    });
  });

  it('that is listed with its end counts for what was signed by then', () => {
    list(1, {});
    list(2, { keys: [{ id: KEY_1, until: '2027-04-30T00:00:00Z' }] });
    expect(judge(made('2027-04-01T00:00:00Z')).codes).toContain('DPP-KEY-01');
    expect(judge(made('2027-05-01T00:00:00Z'))).toMatchObject({ headline: 'invalid', codes: expect.arrayContaining(['DPP-KEY-12']) });
  });

  it('that was revoked after a credential was signed and seen here leaves it amber, and any other invalid', () => {
    list(1, {});
    list(2, { keys: [{ id: KEY_1, revoked: '2027-05-20T00:00:00Z' }] });
    expect(judge(made('2027-05-01T00:00:00Z'), '2027-05-02T00:00:00Z').headline).toBe('valid-not-current');
    expect(judge(made('2027-05-01T00:00:00Z'))).toMatchObject({ headline: 'invalid', codes: expect.arrayContaining(['DPP-KEY-04']) });
  });

  it('that any list called revoked stays so, until the operator retracts that list', () => {
    list(1, {});
    const mistaken = list(2, { keys: [{ id: KEY_1, revoked: '2027-01-01T00:00:00Z' }] });
    list(3, {});
    expect(judge(made('2027-05-01T00:00:00Z')).headline).toBe('invalid');
    list(4, {}, { retracts: [{ sha256: signedFileSha256(mistaken) }] });
    expect(judge(made('2027-05-01T00:00:00Z')).codes).toContain('DPP-KEY-01');
  });

  it('whose name the document uses again for another key is still known by what it signed', () => {
    list(1, { ...withList([7]) });
    list(2, { didDocument: didDocument(DID, newKey().jwk) });
    const { codes, headline } = judge(passportAt(7));
    expect(codes).toEqual(expect.arrayContaining(['DPP-SIG-01', 'DPP-KEY-13', 'DPP-STA-20']));
    expect(headline).toBe('invalid');
  });
});

describe('an issuer', () => {
  it('that the newest list leaves out is no longer vouched for, and stays withdrawn if it was', () => {
    list(1, {});
    list(2, undefined);
    expect(judge(made('2027-05-01T00:00:00Z'))).toMatchObject({
      headline: 'unknown-issuer',
      codes: expect.arrayContaining(['DPP-ISS-19']),
    });
    list(3, { status: 'withdrawn' });
    list(4, undefined);
    expect(judge(made('2027-05-01T00:00:00Z'))).toMatchObject({ headline: 'invalid', codes: expect.arrayContaining(['DPP-ISS-20']) });
  });

  it('for whom another operator vouches too is good as long as none speaks against it', () => {
    const other = { issuer: { id: 'did:web:other-lists.example', name: 'Other office' } };
    const key = newOperatorKey();
    list(1, {});
    bring(signed(1, [entry()], other, key));
    list(2, undefined);
    expect(judge(made('2027-05-01T00:00:00Z')).codes).toContain('DPP-ISS-01');
    bring(signed(2, [entry({ status: 'suspended' })], other, key));
    list(3, {});
    expect(judge(made('2027-05-01T00:00:00Z'))).toMatchObject({ headline: 'invalid', codes: expect.arrayContaining(['DPP-ISS-21']) });
  });

  it('is vouched for on the products of its scope only', () => {
    list(1, { scope: { gs1Prefixes: ['9520123'] } });
    const about = (gtin: string) =>
      made('2027-05-01T00:00:00Z', { credentialSubject: { id: `https://maker.example/01/${gtin}/21/A1`, name: 'Zelle' } });
    expect(judge(about('09520123456788')).codes).toContain('DPP-ISS-01');
    expect(judge(about('09506000134352'))).toMatchObject({ headline: 'unknown-issuer', codes: expect.arrayContaining(['DPP-ISS-23']) });
  });

  it('is vouched for on the categories of its scope only', () => {
    list(1, { scope: { categories: ['battery'] } });
    const of = (name: string) =>
      made('2027-05-01T00:00:00Z', {
        credentialSubject: { id: 'https://maker.example/01/09520123456788', productCategory: [{ code: '1', name }] },
      });
    expect(judge(of('battery')).codes).toContain('DPP-ISS-01');
    expect(judge(of('textile')).codes).toContain('DPP-ISS-23');
  });
});

it('the same answer in every order of arrival', () => {
  const next = newKey();
  const lists = [
    signed(1, [withList([7], '2027-05-30T00:00:00Z')]),
    signed(2, [entry({ keys: [{ id: KEY_1, until: '2027-05-10T00:00:00Z' }] })]),
    signed(3, [entry({ didDocument: didDocument(DID, next.jwk, {}, 'key-2') })]),
  ];
  const answers = new Set<string>();
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]) {
    store.close();
    store = openStore(withNewStore(temporaryFolder()));
    for (const at of order) bring(lists[at] ?? '');
    answers.add(JSON.stringify([7, 8].map((index) => judge(passportAt(index)))));
  }
  expect(answers.size).toBe(1);
});

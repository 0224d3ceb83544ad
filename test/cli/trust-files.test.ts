// Several files given with `--trust` in any order: the later word of the list counts, and what one of them takes back stays so.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pastOfFiles } from '../../server/cli/inspect/past-files.ts';
import { readTrustFiles } from '../../server/cli/inspect/trust-files.ts';
import { toVcJwt } from '../../server/domain/formats/vc.ts';
import type { Trust } from '../../server/domain/trust/trust.ts';
import { verifyCredential } from '../../server/domain/verify/index.ts';
import { storedOwn, trustOf, trustSetOf } from '../../server/features/trust/trust.ts';
import { openStore } from '../../server/store/open.ts';
import { freshApp } from '../fixtures/fresh-app.ts';
import { codesOf, DID, didDocument, KEY, newKey, passport, secure, verify } from '../fixtures/issuing.ts';
import { withNewStore } from '../fixtures/new-store.ts';
import { entry, LIST_URL, revocationList, signed, withList } from '../fixtures/office.ts';
import { passportAt, statusList } from '../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { bringList } from '../fixtures/trust-lists.ts';

const NOW = new Date('2027-06-02T12:00:00Z');
const folder = temporaryFolder();
let files = 0;
const write = (text: string): string => {
  const file = join(folder, `${++files}`);
  writeFileSync(file, text);
  return file;
};
const both = (one: string, other: string): readonly (readonly string[])[] => [
  [one, other],
  [other, one],
];
const LATER = { issuedAt: '2027-06-01T00:00:00Z', nextUpdate: '2027-06-30T00:00:00Z' };

it('takes the state of an issuer from the later list, whichever is named first', () => {
  const older = write(signed(1));
  for (const status of ['suspended', 'withdrawn'] as const)
    for (const order of both(older, write(signed(2, [entry({ status })], LATER))))
      expect(readTrustFiles(order, NOW).issuers.get(DID)?.status).toBe(status);
  for (const order of both(write(signed(1, [entry({ status: 'suspended' })])), write(signed(2, [entry()], LATER))))
    expect(readTrustFiles(order, NOW).issuers.get(DID)?.status).toBe('granted');
});

it('does not let a bare document speak for whom a list took off', () => {
  for (const order of both(write(JSON.stringify(didDocument())), write(signed(1, [entry({ status: 'withdrawn' })]))))
    expect(readTrustFiles(order, NOW).issuers.get(DID)?.status).toBe('withdrawn');
});

it('lets neither a bare document nor an earlier list speak for whom the list of the store took off', () => {
  const store = openStore(withNewStore(temporaryFolder()));
  bringList(store, signed(5, [entry({ status: 'withdrawn' })], LATER), NOW);
  const stored = { store, set: trustSetOf(store, undefined, NOW), trust: trustOf(store, undefined, NOW) };
  const status = (...texts: readonly string[]) => readTrustFiles(texts.map(write), NOW, stored).issuers.get(DID)?.status;
  expect(status(JSON.stringify(didDocument()))).toBe('withdrawn');
  expect(status(signed(4))).toBe('withdrawn');
  expect(status(signed(4), JSON.stringify(didDocument()))).toBe('withdrawn');
  expect(status(signed(6, [entry()], { ...LATER, issuedAt: '2027-06-02T00:00:00Z' }))).toBe('granted');
  store.close();
});

it('knows as revoked what any of the lists shows so, and how old the newest of them is', () => {
  const older = write(signed(1, [withList([7], '2027-05-30T00:00:00Z')]));
  const newer = write(signed(2, [withList([9], '2027-06-01T00:00:00Z')], LATER));
  for (const order of both(older, newer)) {
    const trust = readTrustFiles(order, NOW);
    expect(
      trust.statusLists
        ?.get(LIST_URL)
        ?.statements.map(({ retrievedAt }) => retrievedAt)
        .toSorted(),
    ).toEqual(['2027-05-30T00:00:00Z', '2027-06-01T00:00:00Z']);
    const status = (index: number) => codesOf(verify(passportAt(index), { trust, now: NOW })).find((code) => code.startsWith('DPP-STA'));
    expect([7, 8, 9].map(status)).toEqual(['DPP-STA-20', 'DPP-STA-01', 'DPP-STA-20']);
  }
});

const statusOf = (trust: Trust, text: string) => codesOf(verify(text, { trust, now: NOW })).find((code) => code.startsWith('DPP-STA'));
const AS_OF = new Date('2027-05-25T12:00:00Z');

it('knows it of lists that are named by themselves too, and of two takes the later one for what is suspended', () => {
  const document = write(JSON.stringify(didDocument()));
  const bare = (set: readonly number[], day: string, statusPurpose = 'revocation') =>
    write(JSON.stringify(secure(statusList(set, { validFrom: `2027-05-${day}T00:00:00Z` }, { statusPurpose }))));
  for (const order of both(bare([7], '20'), bare([], '21'))) {
    const trust = readTrustFiles([document, ...order], NOW);
    expect([7, 8].map((index) => statusOf(trust, passportAt(index)))).toEqual(['DPP-STA-20', 'DPP-STA-01']);
    const past = pastOfFiles([document, ...order], trust, AS_OF, undefined).trust;
    expect(statusOf(past, passportAt(7))).toBe('DPP-STA-20');
  }
  const suspended = passportAt(7, { statusPurpose: 'suspension' });
  for (const order of both(bare([], '20', 'suspension'), bare([7], '21', 'suspension'))) {
    const trust = readTrustFiles([...order, document], NOW);
    expect(statusOf(trust, suspended)).toBe('DPP-STA-21');
    expect(statusOf(pastOfFiles([...order, document], trust, AS_OF, undefined).trust, suspended)).toBe('DPP-STA-21');
  }
});

it('believes of a list that is named by itself only what its issuer has signed', () => {
  const document = write(JSON.stringify(didDocument()));
  const forged = write(revocationList([7], { validFrom: '2027-05-20T00:00:00Z' }, newKey()));
  const good = write(revocationList([], { validFrom: '2027-05-21T00:00:00Z' }));
  for (const order of both(forged, good)) expect(statusOf(readTrustFiles([document, ...order], NOW), passportAt(7))).toBe('DPP-STA-01');
});

it('V3: an earlier document of the own service, named by itself, does not bring its compromised key back', () => {
  const { context, close } = freshApp({ now: () => NOW });
  const earlier = write(JSON.stringify(context.signer().didDocument));
  const signedBefore = toVcJwt(passport({ issuer: { id: context.signer().did } }), context.signer());
  context.rotateKey({ compromised: true });
  const { store } = context;
  const own = storedOwn(store);
  const stored = { store, set: trustSetOf(store, own, NOW), trust: trustOf(store, own, NOW) };
  const judged = (files: readonly string[]) =>
    codesOf(verifyCredential({ kind: 'vc-jwt', text: signedBefore, flags: [] }, { now: NOW, trust: readTrustFiles(files, NOW, stored) }));
  expect(judged([])).toContain('DPP-KEY-04');
  expect(judged([earlier])).toContain('DPP-KEY-04');
  close();
});

it('V4: the order of files decides nothing, in any set of three lists, a document and status lists', () => {
  const next = newKey();
  const lists = [
    signed(1, [withList([7], '2027-05-30T00:00:00Z')]),
    signed(
      2,
      [
        entry({
          credentialTypes: ['DigitalConformityCredential'],
          didDocument: didDocument(DID, KEY.jwk, { revoked: '2027-05-01T00:00:00Z' }),
        }),
      ],
      LATER,
    ),
    signed(2, [], LATER),
    signed(3, [entry({ didDocument: didDocument(DID, next.jwk, {}, 'key-2') })], LATER),
    signed(3, [entry({ status: 'suspended', since: '2027-05-01T00:00:00Z' })], LATER),
  ];
  const bare = [
    JSON.stringify(didDocument()),
    JSON.stringify(didDocument(DID, next.jwk)),
    revocationList([8], { validFrom: '2027-05-20T00:00:00Z' }),
  ];
  const all = [...lists, ...bare].map(write);
  const answer = (files: readonly string[]) => {
    const trust = readTrustFiles(files, NOW);
    return JSON.stringify(
      [1, 7, 8].map((index) => verify(passportAt(index), { trust, now: NOW }).evidence.map(({ code, detail }) => [code, detail])),
    );
  };
  let sets = 0;
  for (const one of all)
    for (const two of all)
      for (const three of all) {
        if (one >= two || two >= three) continue;
        const orders = [
          [one, two, three],
          [three, two, one],
          [two, one, three],
          [two, three, one],
          [three, one, two],
          [one, three, two],
        ];
        expect(new Set(orders.map(answer)).size, orders[0]?.map((file) => all.indexOf(file)).join()).toBe(1);
        sets++;
      }
  expect(sets).toBe(56);
});

// What a person is shown before a trust list is taken over: every member of an entry that can change a verdict, as it was and as it will be.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IssuerDifference, TrustPreview } from '../../../server/contract/index.ts';
import { didKeyDocument } from '../../../server/domain/did/did.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { fingerprintOfDidKey } from '../../../server/domain/trust-list/read.ts';
import { documentSha256 } from '../../../server/domain/trust-list/shape.ts';
import type { TrustListEntry } from '../../../server/domain/trust-list/trust-list.ts';
import { didKeyOf } from '../../../server/domain/trust-list/write.ts';
import { previewTrustList } from '../../../server/features/trust/preview-trust-list.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import { putIssuer } from '../../../server/store/trust/issuers.ts';
import { DID, didDocument } from '../../fixtures/issuing.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { entry, LIST_URL, newOperatorKey, OPERATOR, revocationList, signed, withList } from '../../fixtures/office.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const ALONE = { twoPersons: false };

let store: Store;
beforeEach(() => {
  store = openStore(withNewStore(temporaryFolder()));
});
afterEach(() => store.close());

function take(text: string): void {
  bringList(store, text, NOW);
}

function preview(text: string): TrustPreview {
  const found = previewTrustList(store, text, ALONE, NOW);
  if (!found.ok) throw new Error(found.detail);
  return found.preview;
}

/** What changes of the one issuer when the second entry takes the place of the first. */
function differences(before: Partial<TrustListEntry>, after: Partial<TrustListEntry>): readonly IssuerDifference[] {
  take(signed(1, [entry(before)]));
  return preview(signed(2, [entry(after)])).changed.flatMap((one) => one.differences);
}

const document = didDocument(DID);
const [method] = document.verificationMethod as readonly JsonObject[];
const withKey = (change: JsonObject): Partial<TrustListEntry> => ({
  didDocument: { ...document, verificationMethod: [{ ...method, ...change }] } as JsonObject,
});
const FINGERPRINT = /^[0-9a-f]{4}( [0-9a-f]{4}){15}$/;
const key = { id: `${DID}#key-1`, fingerprint: expect.stringMatching(FINGERPRINT), signs: true };
const JANUARY = '2027-01-01T00:00:00Z';
const MAY = '2027-05-01T00:00:00Z';
const DELEGATE = 'did:web:lists.maker.example';

type Case = readonly [what: string, before: Partial<TrustListEntry>, after: Partial<TrustListEntry>, IssuerDifference];

const CASES: readonly Case[] = [
  ['its state', {}, { status: 'withdrawn' }, { member: 'status', before: 'granted', after: 'withdrawn' }],
  ['the date of its state', { since: JANUARY }, { since: MAY }, { member: 'since', before: JANUARY, after: MAY }],
  ['a date that its state did not have', {}, { since: MAY }, { member: 'since', after: MAY }],
  ['a date that its state has no more', { since: MAY }, {}, { member: 'since', before: MAY }],
  ['who else signs its status lists', {}, { statusListIssuers: [DELEGATE] }, { member: 'listIssuers', before: [], after: [DELEGATE] }],
  [
    'who no longer signs its status lists',
    { statusListIssuers: [DELEGATE, 'did:web:b.example'] },
    { statusListIssuers: ['did:web:b.example'] },
    { member: 'listIssuers', before: [DELEGATE, 'did:web:b.example'], after: ['did:web:b.example'] },
  ],
  ['what it is vouched for', { credentialTypes: ['DigitalProductPassport'] }, {}, { member: 'types', before: ['DigitalProductPassport'] }],
  ['what it is vouched for, by a name like a gap', {}, { credentialTypes: ['undefined'] }, { member: 'types', after: ['undefined'] }],
  [
    'two kinds of documents for one with a comma',
    { credentialTypes: ['A,B'] },
    { credentialTypes: ['A', 'B'] },
    { member: 'types', before: ['A,B'], after: ['A', 'B'] },
  ],
  ['its name', {}, { legalName: 'Maker AG' }, { member: 'name', before: 'Maker GmbH', after: 'Maker AG' }],
  ['its country', {}, { country: 'CH' }, { member: 'country', before: 'AT', after: 'CH' }],
  ['its part', {}, { role: 'service provider' }, { member: 'role', before: 'manufacturer', after: 'service provider' }],
  ['a key that is revoked', {}, withKey({ revoked: MAY }), { member: 'keys', before: [key], after: [{ ...key, revoked: MAY }] }],
  [
    'a key that lasts longer',
    withKey({ expires: MAY }),
    withKey({ expires: '2029-01-01T00:00:00Z' }),
    { member: 'keys', before: [{ ...key, expires: MAY }], after: [{ ...key, expires: '2029-01-01T00:00:00Z' }] },
  ],
  [
    'a key that may no longer sign',
    {},
    { didDocument: { ...document, assertionMethod: [] } },
    { member: 'keys', before: [key], after: [{ ...key, signs: false }] },
  ],
  [
    'a key that somebody else controls',
    {},
    withKey({ controller: DELEGATE }),
    { member: 'keys', before: [key], after: [{ ...key, controller: DELEGATE }] },
  ],
  ['a key that goes', {}, { didDocument: { id: DID } }, { member: 'keys', before: [key], after: [] }],
  [
    'a key that becomes none, and another that was none',
    { didDocument: { ...document, verificationMethod: [method ?? {}, { id: `${DID}#old`, type: 'RsaKey' }] } },
    withKey({ type: 'RsaKey' }),
    {
      member: 'keys',
      before: [key, { id: `${DID}#old`, signs: false, fault: 'unsupported' }],
      after: [{ id: `${DID}#key-1`, signs: false, fault: 'unsupported' }],
    },
  ],
  ['what else its document says', {}, { didDocument: { ...document, alsoKnownAs: ['https://maker.example'] } }, { member: 'document' }],
];

describe('the look at a trust list names what changes of an issuer', () => {
  it.each(CASES)('%s', (_what, before, after, difference) => {
    expect(differences(before, after)).toEqual([difference]);
  });

  it('and nothing where only the day of fetching or an order is another', () => {
    expect(
      differences(
        { credentialTypes: ['A', 'B'], statusListIssuers: [] },
        { credentialTypes: ['B', 'A'], fetchedAt: '2027-05-31T00:00:00Z', identityAnchors: ['x'] },
      ),
    ).toEqual([]);
  });

  it('all of it, when several members change at once', () => {
    const after = { status: 'suspended' as const, since: MAY, statusListIssuers: [DELEGATE], legalName: 'Maker AG' };
    expect(differences({}, after).map(({ member }) => member)).toEqual(['status', 'since', 'listIssuers', 'name']);
  });
});

describe('the look at a trust list', () => {
  it('says of whom comes in for what it is vouched and who else signs its status lists', () => {
    expect(preview(signed(1, [entry({ since: MAY, credentialTypes: ['A'], statusListIssuers: [DELEGATE] })])).added).toEqual([
      { did: DID, name: 'Maker GmbH', status: 'granted', since: MAY, types: ['A'], listIssuers: [DELEGATE] },
    ]);
  });

  it('says of whom it speaks that an officer added on this computer, coming or going', () => {
    const local = { origin: 'local', status: 'granted', asOf: MAY, addedBy: 'Ana', reason: 'known' } as const;
    for (const did of ['did:web:c.example', 'did:web:g.example']) putIssuer(store, { ...local, did, didDocument: didDocument(did) });
    take(signed(1, [entry(), entry({ did: 'did:web:g.example' }), entry({ did: 'did:web:h.example' })]));
    const { added, removed } = preview(signed(2, [entry(), entry({ did: 'did:web:c.example' }), entry({ did: 'did:web:d.example' })]));
    expect(added.map(({ did, local }) => [did, local])).toEqual([
      ['did:web:c.example', true],
      ['did:web:d.example', undefined],
    ]);
    expect(removed.map(({ did, local }) => [did, local])).toEqual([
      ['did:web:g.example', true],
      ['did:web:h.example', undefined],
    ]);
  });

  it('says what is in force now, and from when it comes', () => {
    take(signed(4));
    expect(preview(signed(5))).toMatchObject({
      sequence: 5,
      inForce: { sequence: 4, issuedAt: '2027-05-31T00:00:00Z', freshUntil: '2027-06-30T00:00:00Z' },
    });
  });

  it('names the keys of the operator that come, and those that count no more', () => {
    const next = didKeyOf(newOperatorKey());
    const present = didKeyOf(OPERATOR);
    expect(preview(signed(1, [], { operatorKeys: [present, next] }))).toMatchObject({
      newKeys: [fingerprintOfDidKey(next)],
      goneKeys: [],
    });
    take(signed(1));
    expect(preview(signed(2, [], { operatorKeys: [next] }))).toMatchObject({
      newKeys: [fingerprintOfDidKey(next)],
      goneKeys: [fingerprintOfDidKey(present)],
    });
    expect(preview(signed(2))).toMatchObject({ newKeys: [], goneKeys: [] });
  });

  it('names the desks whose evidence bundles come to count, change, or count no more', () => {
    const did = didKeyOf(newOperatorKey());
    const document = didKeyDocument(did) ?? {};
    const about = { kind: 'desk', did, legalName: 'Gate 4', didDocument: document, didDocumentSha256: documentSha256(document) } as const;
    const desk: TrustListEntry = { ...about, status: 'granted', fetchedAt: '2027-05-30T00:00:00Z' };
    const granted = { did, name: 'Gate 4', status: 'granted' };
    expect(preview(signed(1, [desk]))).toMatchObject({ added: [], desks: { added: [granted], removed: [] } });
    take(signed(1, [desk]));
    expect(preview(signed(2, [desk])).desks).toEqual({ added: [], removed: [] });
    expect(preview(signed(2, [{ ...desk, status: 'withdrawn' }])).desks).toEqual({
      added: [{ ...granted, status: 'withdrawn' }],
      removed: [granted],
    });
    expect(preview(signed(2, [])).desks).toEqual({ added: [], removed: [granted] });
  });
});

describe('the look at the status lists of a trust list', () => {
  const lists = (text: string) => preview(text).lists;

  it('says which are new, with what they revoke', () => {
    expect(lists(signed(1, [withList([7, 9])]))).toMatchObject([
      {
        url: LIST_URL,
        did: DID,
        name: 'Maker GmbH',
        taken: true,
        after: { revoked: 2, suspended: 0, retrievedAt: '2027-05-31T00:00:00Z' },
      },
    ]);
    expect(lists(signed(1, [withList([])]))[0]).not.toHaveProperty('before');
  });

  it('says what a newer one revokes, and that nothing is taken back', () => {
    take(signed(1, [withList([7], '2027-05-20T00:00:00Z')]));
    expect(lists(signed(2, [withList([9])]))).toMatchObject([
      {
        taken: true,
        before: { revoked: 1, retrievedAt: '2027-05-20T00:00:00.000Z' },
        after: { revoked: 2, retrievedAt: '2027-05-31T00:00:00Z' },
      },
    ]);
  });

  it('says what it suspends and no longer suspends', () => {
    const suspension = (set: readonly number[], validFrom: string) =>
      revocationList(set, {
        validFrom,
        credentialSubject: {
          ...(JSON.parse(revocationList(set)) as { credentialSubject: JsonObject }).credentialSubject,
          statusPurpose: 'suspension',
        },
      });
    const listed = (set: readonly number[], retrievedAt: string) =>
      entry({ statusLists: [{ url: LIST_URL, credential: suspension(set, retrievedAt), retrievedAt }] });
    take(signed(1, [listed([1, 2], '2027-05-20T00:00:00Z')]));
    expect(lists(signed(2, [listed([2, 3, 4], '2027-05-21T00:00:00Z')]))).toMatchObject([
      { before: { revoked: 0, suspended: 2 }, after: { revoked: 0, suspended: 3 } },
    ]);
  });

  it('says that an older one is not taken, though what it revokes counts', () => {
    take(signed(1, [withList([7], '2027-05-20T00:00:00Z')]));
    const before = { retrievedAt: '2027-05-20T00:00:00.000Z', revoked: 1 };
    const older = {
      url: LIST_URL,
      credential: revocationList([8], { validFrom: '2026-04-01T00:00:00Z' }),
      retrievedAt: '2027-05-01T00:00:00Z',
    };
    expect(lists(signed(2, [entry({ statusLists: [older] })]))).toMatchObject([
      { taken: false, before, after: { retrievedAt: '2027-05-20T00:00:00.000Z', revoked: 2 } },
    ]);
    expect(lists(signed(2, [withList([7], '2027-05-01T00:00:00Z')]))).toEqual([]);
  });

  it('is silent about what stays as it is, and what it shows is what is held afterwards', () => {
    take(signed(1, [withList([7])]));
    expect(lists(signed(2, [withList([7])]))).toEqual([]);
    const next = signed(2, [withList([7, 8], '2027-05-31T00:00:00Z')]);
    const shown = lists(next).map(({ after }) => after);
    take(next);
    expect(lists(signed(3, [withList([7, 8], '2027-05-31T00:00:00Z')]))).toEqual([]);
    expect(shown).toMatchObject([{ revoked: 2 }]);
  });
});

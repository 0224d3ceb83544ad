// TrustList files whose maker means harm, or whose signer's tool was wrong: every member, every header, every reading; and chains of the operator's keys.
import { sign } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeMultikey } from '../../../server/domain/keys/multikey.ts';
import { MAX_LIST_BYTES } from '../../../server/domain/status-list/bitstring.ts';
import { readTrustList } from '../../../server/domain/trust-list/read.ts';
import { documentSha256 } from '../../../server/domain/trust-list/shape.ts';
import { type Operator, TRUST_LIST_TYPE } from '../../../server/domain/trust-list/trust-list.ts';
import { didKeyOf } from '../../../server/domain/trust-list/write.ts';
import { importTrustList } from '../../../server/features/trust/import-trust-list.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import { listOperatorKeys } from '../../../server/store/trust/trust-lists.ts';
import { DID, didDocument, newKey } from '../../fixtures/issuing.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { entry, LIST_URL, newOperatorKey, OPERATOR, revocationList, signed, trustList, withList } from '../../fixtures/office.ts';
import { packed } from '../../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const HEADER = { alg: 'EdDSA', typ: TRUST_LIST_TYPE, kid: didKeyOf(OPERATOR) };
const part = (value: unknown): string => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
/** Signs what the office's own tool would refuse to sign. */
function forced(claims: unknown, header: unknown = HEADER): string {
  const input = `${part(header)}.${part(claims)}`;
  return `${input}.${sign(null, Buffer.from(input), OPERATOR).toString('base64url')}`;
}
const codeOf = (text: string): string => {
  const read = readTrustList(text);
  return read.ok ? 'ok' : read.code;
};
const withMembers = (more: object): string => codeOf(forced({ ...trustList(1), ...more }));
const withEntry = (more: object): string => withMembers({ entries: [{ ...entry(), ...more }] });
const TEXT = JSON.stringify(trustList(1, [entry()]));

const office = (id: string): Operator => ({ id: `did:web:${id}.example`, name: `Office ${id}`, keys: [didKeyOf(newOperatorKey())] });
const [A, B] = [office('a'), office('b')];
const several = (more: object) => ({ threshold: 2, members: [A, B], ...more });
const HASH = '0a'.repeat(32);

const DATES = [undefined, null, 5, '', '2027-05-31', '2027-05-31T00:00:00', '2027-02-30T00:00:00Z', '2027-05-31t00:00:00z'];
/** What a terminal would obey, and what a screen would show as another text. */
const NAMES = [undefined, null, 5, '', ' ', 'x'.repeat(501), 'a\u001b[2K', 'a\nb', 'a\u0000', 'a\u202eb', 'a\u2028b'];

it.each<[string, readonly unknown[]]>([
  ['sequence', [undefined, null, 0, -1, 1.5, '1', true, [1], 2 ** 53, 1e300]],
  ['issuedAt', DATES],
  ['nextUpdate', [...DATES, trustList(1).issuedAt, '2027-05-31T01:00:00+02:00', '2027-05-30T00:00:00Z']],
  ['entries', [undefined, null, {}, 'x', [null], [5], [[]], [entry(), entry({ status: 'withdrawn' })]]],
  ['operatorKeys', [null, [], 'did:key:z6Mk', [5], ['did:web:x.example'], [`${didKeyOf(OPERATOR)}#x`], ['did:key:z6LSbysY2xFMRpGMhb7tFTLMpeuPRaqaWM1yECx2AtzE3KCc']]],
  ['issuer', [undefined, null, 'did:web:x.example', { id: 'did:web:x.example' }, { id: 'x', name: 'x' }, { id: 'did:web:x.example', name: 'x', more: 1 }]],
  ['operators', [null, [], {}, { threshold: 1, members: [] }, ...[0, 3, 1.5, '2'].map((threshold) => several({ threshold })), several({ more: 1 })]],
  ['operators', [[A, { ...B, keys: A.keys }], [A, { ...B, keys: [...B.keys, A.keys[0]] }], [A, { ...A, keys: B.keys }], [A, { ...B, id: 'DID:WEB:a.example ' }], [A, { ...B, keys: [] }], [A, { ...B, keys: [`${B.keys[0]}#x`] }], [A, { ...B, name: '' }], [{ ...A, keys: [A.keys[0], A.keys[0]] }, B]].map((members) => several({ members }))],
  ['retracts', [{}, [], [{}], [{ sha256: 'x' }], [{ sha256: HASH.toUpperCase() }], [{ did: DID, key: `${DID}#k` }], [{ did: DID, key: 'k', except: [] }], [{ sha256: HASH, did: DID, key: `${DID}#k`, except: [] }]]],
  ['resets', [{}, [], [{ sequence: 5 }], [{ sequence: 0, sha256: HASH }], [{ sequence: 5, sha256: 'x' }]]],
  ['issuer', NAMES.map((name) => ({ id: 'did:web:x.example', name }))],
])('a trust list whose %s is not as it has to be is refused', (member, values) => {
  for (const value of values) expect([member, value, withMembers({ [member]: value })]).toEqual([member, value, 'bad-content']);
}); // biome-ignore format: a table

const { didDocumentSha256: digest } = entry();
const HELD = `${DID}#key-1`;
const MULTIKEY = didKeyOf(OPERATOR).slice('did:key:'.length);
const LIST = { url: LIST_URL, credential: revocationList([1]), retrievedAt: '2027-05-31T00:00:00Z' };
it.each<[string, readonly unknown[]]>([
  ['did', [undefined, null, 'https://x.example', 'did:web:maker.example#k', 'did:web:MAKER.example', 'did:web:']],
  ['legalName', NAMES],
  ['role', NAMES.slice(1)],
  ['country', [null, 5, 'AUT', 'at', '']],
  ['status', [undefined, null, 'Granted', ['granted'], 'revoked', '']],
  ['since', DATES.slice(1)],
  ['didDocument', [undefined, null, [], 'x', {}, { ...didDocument(), id: 'did:web:other.example' }, { ...didDocument(), assertionMethod: [] }]],
  ['didDocumentSha256', [undefined, null, '', `${digest}=`, digest.toUpperCase(), Buffer.from(digest, 'base64url').toString('hex')]],
  ['fetchedAt', DATES],
  ['credentialTypes', ['x', [5], null]],
  ['identityAnchors', ['x', [5], null]],
  ['statusListIssuers', ['did:web:x.example', ['x'], null]],
  ['statusLists', [{}, [{}], [{ ...LIST, more: 1 }], [{ ...LIST, url: '/x' }], [{ ...LIST, credential: 5 }], [{ ...LIST, retrievedAt: 'x' }], [LIST, LIST]]],
  ['statusLists', ['', 'a.b.c', '{}', LIST.credential.replace('"revocation"', '"suspension"')].map((credential) => [{ ...LIST, credential }])],
  ['keys', [{}, [], [{}], [{ id: 'k' }], [{ id: `${DID}#x` }], [{ id: HELD, publicKeyMultibase: MULTIKEY }], [{ id: `${DID}#old`, publicKeyMultibase: 'z6Mk' }], [{ id: HELD, from: '2027-02-01T00:00:00Z', until: '2027-01-01T00:00:00Z' }], [{ id: HELD, until: '2027-01-01' }], [{ id: HELD, revoked: 1 }], [{ id: HELD }, { id: HELD }], [{ id: HELD, more: 1 }]]],
  ['scope', [null, [], {}, { gs1Prefixes: [] }, { gs1Prefixes: ['952'] }, { gs1Prefixes: ['95201234567890'] }, { gtins: [{ from: '09520123456788' }] }, { gtins: [{ from: '09520123456788', to: '09506000134352' }] }, { gtins: [{ from: '9520123456788', to: '9520123456788' }] }, { categories: [''] }, { more: ['x'] }]],
  ['alwaysDisclosed', [{}, [], [{}], [{ type: 'x' }], [{ type: 'x', claims: [] }], [{ type: '', claims: ['exp'] }], [{ type: 'x', claims: ['exp'] }, { type: 'x', claims: ['nbf'] }]]],
  ['more', [1]],
])('an entry whose %s is not as it has to be is refused with the whole list', (member, values) => {
  for (const value of values) expect([member, value, withEntry({ [member]: value })]).toEqual([member, value, 'bad-content']);
}); // biome-ignore format: a table

it('an address of a status list has one list, and the list its own issuer, among all entries', () => {
  const other = didDocument('did:web:b.example', newKey().jwk);
  const second = { ...entry({ did: 'did:web:b.example', didDocument: other }), didDocumentSha256: documentSha256(other) };
  expect(withMembers({ entries: [withList([1]), second] })).toBe('ok');
  expect(withMembers({ entries: [withList([1]), { ...second, statusLists: [LIST] }] })).toBe('bad-content');
  expect(withMembers({ entries: [entry(), { ...second, statusLists: [LIST] }] })).toBe('bad-content');
});

it.each([
  ['"sequence":1', '"sequence":1,"sequence":2'],
  ['"sequence":1', '"sequence":1,"sequenc\\u0065":2'],
  ['"sequence":1', '"sequence":9007199254740993'],
  ['"sequence":1', '"sequence":-0'],
  ['"sequence":1', '"sequence":01'],
  ['"status":"granted"', '"status":"withdrawn","status":"granted"'],
  ['"country"', '"__proto__":{"status":"granted"},"country"'],
  ['List office', '\\ud800'],
  ['"entries":', `"x":${'['.repeat(1e5)},"entries":`],
])('has one reading: not %s as %s', (from, to) => {
  expect(TEXT).toContain(from);
  expect(codeOf(forced(TEXT.replace(from, to)))).toBe('bad-content');
});

describe('the file', () => {
  const weak = `did:key:${encodeMultikey(Buffer.from(`01${'00'.repeat(31)}`, 'hex'))}`;
  it.each<[string, object | string, string]>([
    ...[`application/${TRUST_LIST_TYPE}`, 'DPP-TRUST+JWT', 'dpp-pack+jwt', 'vc+jwt', null].map((typ): [string, object, string] => [`typ ${typ}`, { ...HEADER, typ }, 'not-a-snapshot']),
    ...['none', 'eddsa', 'HS256', ['EdDSA'], null].map((alg): [string, object, string] => [`alg ${alg}`, { ...HEADER, alg }, 'bad-signature']),
    ...[[], null, ['b64']].map((crit): [string, object, string] => [`crit ${JSON.stringify(crit)}`, { ...HEADER, crit }, 'bad-signature']),
    ...[null, 5, '', 'did:web:x.example#k', didKeyOf(newOperatorKey()), weak, [didKeyOf(OPERATOR)], `${didKeyOf(OPERATOR)}?x#y`].map((kid): [string, object, string] => [`kid ${kid}`, { ...HEADER, kid }, 'bad-signature']),
    ['two kids', JSON.stringify(HEADER).replace('{', '{"kid":"x",'), 'not-a-snapshot'],
    ['a header of 5000 letters', { ...HEADER, x: 'x'.repeat(5000) }, 'not-a-snapshot'],
  ])('with %s is refused', (_what, header, code) => expect(codeOf(forced(trustList(1), header))).toBe(code)); // biome-ignore format: a table

  it('is one token and a line end, nothing else', () => {
    const good = signed(1);
    for (const text of [`${good}\n`, `${good}\r\n`]) expect(codeOf(text)).toBe('ok');
    for (const text of [`${good}\u0000`, `${good}.x`, `${good}..`, `${good}.`, `${good}\n${good}`, good.replace('.', '..'), `${good}=`])
      expect(codeOf(text)).not.toBe('ok');
  });

  it('signed with a key with which anybody can sign is signed by nobody', () => {
    const input = `${part({ ...HEADER, kid: weak })}.${part(trustList(1))}`;
    expect(codeOf(`${input}.${Buffer.concat([Buffer.from([1]), Buffer.alloc(63)]).toString('base64url')}`)).toBe('bad-signature');
  });
});

describe('a chain of operator keys', () => {
  const [second, rogue] = [newOperatorKey(), newOperatorKey()];
  let store: Store;
  beforeEach(() => {
    store = openStore(withNewStore(temporaryFolder()));
    bringList(store, signed(1), NOW);
  });
  afterEach(() => store.close());
  const NOW = new Date('2027-06-01T12:00:00Z');
  const take = (sequence: number, key = OPERATOR, keys?: readonly string[], reason?: string): string => {
    const text = signed(sequence, [entry()], keys === undefined ? {} : { operatorKeys: keys }, key);
    const result = importTrustList(store, text, { who: 'Ana', ...(reason === undefined ? {} : { reason }) }, { twoPersons: false }, NOW);
    return result.ok ? 'ok' : result.code;
  };
  const pinned = (): readonly string[] => listOperatorKeys(store).map(({ key }) => key);

  it('cannot be begun by the key that is to come, nor by a stranger’s word for it', () => {
    expect(take(2, second, [didKeyOf(second)])).toBe('other-operator');
    expect(take(2, rogue, [didKeyOf(OPERATOR), didKeyOf(rogue)])).toBe('other-operator');
    expect(pinned()).toEqual([didKeyOf(OPERATOR)]);
  });
  it('leaves the old key behind, whatever it signs afterwards and whatever reason is given', () => {
    expect(take(2, OPERATOR, [didKeyOf(second)])).toBe('ok');
    for (const reason of [undefined, 'it was lost']) expect(take(3, OPERATOR, [didKeyOf(OPERATOR)], reason)).toBe('other-operator');
    expect(take(1, OPERATOR, [didKeyOf(rogue)], 'back')).toBe('other-operator');
    expect(take(3, second)).toBe('ok');
    expect(pinned()).toEqual([didKeyOf(second)]);
  });
  it('may lead back to the first key, link by link', () => {
    expect(take(2, OPERATOR, [didKeyOf(second)])).toBe('ok');
    expect(take(3, second, [didKeyOf(OPERATOR)])).toBe('ok');
    expect(take(4, second)).toBe('other-operator');
    expect(take(4)).toBe('ok');
  });
  it('is not moved by an older list that is brought back with a reason', () => {
    expect(take(5)).toBe('ok');
    expect(take(4, OPERATOR, [didKeyOf(rogue)], 'the newer one was wrong')).toBe('ok');
    expect(pinned()).toEqual([didKeyOf(OPERATOR)]);
    expect(take(6, rogue)).toBe('other-operator');
  });
});

it('a trust list is read as far as its status lists unpack to what somebody may have, and no further', () => {
  const encodedList = packed(Buffer.alloc(MAX_LIST_BYTES));
  const lists = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const url = `${LIST_URL}/${at}`;
      const subject = { id: `${url}#list`, type: 'BitstringStatusList', statusPurpose: 'revocation', encodedList };
      return { url, credential: revocationList([], { id: url, credentialSubject: subject }), retrievedAt: '2027-05-31T00:00:00Z' };
    });
  expect(withEntry({ statusLists: lists(16) })).toBe('ok');
  const read = readTrustList(forced(trustList(1, [{ ...entry(), statusLists: lists(18) }])));
  expect(read.ok ? [] : [read.code, read.faults.map(({ pointer }) => pointer)]).toEqual([
    'bad-content',
    ['/entries/0/statusLists/16/credential'],
  ]);
});

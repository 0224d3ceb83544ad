// The IETF's token status list, clause by clause: a token that names a list, the list that is held for it and the moment in; its status out.

import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import type { KnownIssuer } from '../../../server/domain/trust/trust.ts';
import { heldAt } from '../../fixtures/held.ts';
import {
  DID,
  didDocument,
  headlineOf,
  issuer,
  NOW,
  newKey,
  passport,
  secure,
  type TestKey,
  token,
  trusting,
  verify,
} from '../../fixtures/issuing.ts';
import { flat, issueSdJwt } from '../../fixtures/sd-jwt-issuing.ts';
import { statusEntry, statusList, statusListToken } from '../../fixtures/status-list-issuing.ts';
import { MALFORMED, statusWord, UNVERIFIED } from '../../fixtures/status-words.ts';

const URL = 'https://maker.example/lists/1';
const OTHER = 'did:web:other.example';
const at = (moment: string): number => Date.parse(moment) / 1000;

/** Section 4.1: values from the lowest bits of the first byte upwards. */
function packed(width: number, values: Readonly<Record<number, number>>, entries = 64): string {
  const bytes = Buffer.alloc((entries * width) / 8);
  for (const [index, value] of Object.entries(values)) {
    const bit = Number(index) * width;
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (value << (bit & 7));
  }
  return deflateSync(bytes).toString('base64url');
}

const claims = (more: JsonObject = {}, list: JsonObject = {}): JsonObject => ({
  iss: DID,
  sub: URL,
  iat: at('2026-05-31T00:00:00Z'),
  exp: at('2026-06-30T00:00:00Z'),
  status_list: { bits: 1, lst: packed(1, { 7: 1 }), ...list },
  ...more,
});
const without = (member: string, of: JsonObject): JsonObject => Object.fromEntries(Object.entries(of).filter(([name]) => name !== member));
const jwt = (payload: JsonObject = claims(), header?: JsonObject, key?: TestKey): string => statusListToken(payload, header, key);

interface Held {
  readonly list?: string;
  readonly issuers?: readonly KnownIssuer[];
  readonly now?: Date;
  readonly retrievedAt?: string;
}

/** As a credential and as an SD-JWT, which must not differ. */
function status(claim: Json, { list = jwt(), issuers = [issuer()], now = NOW, retrievedAt = '2026-06-01T00:00:00Z' }: Held = {}): string {
  const trust = { ...trusting(...issuers), statusLists: heldAt(URL, list, retrievedAt) };
  const words = [
    verify(token(passport({ status: claim })), { trust, now }),
    verify(issueSdJwt(flat({ status: claim })), { trust, now, kind: 'sd-jwt' }),
  ].map((verification) => {
    const word = statusWord(verification);
    if (!['good', 'revoked', 'suspended'].includes(word)) expect(headlineOf(verification)).toBe('valid-not-current');
    return word;
  });
  expect(words[0]).toBe(words[1]);
  return words[0] ?? '';
}

const entry = (idx: Json, more: JsonObject = {}): JsonObject => ({ status_list: { idx, uri: URL, ...more } });

describe('4.1 and 4.2: what the list holds', () => {
  // The draft's own examples, as it packs them.
  it('eNrbuRgAAhcBXQ of one bit', () => {
    const list = jwt(claims({}, { lst: 'eNrbuRgAAhcBXQ' }));
    const said = [1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 1, 0, 1];
    for (const [index, value] of said.entries()) expect(status(entry(index), { list })).toBe(value === 1 ? 'revoked' : 'good');
    expect(status(entry(16), { list })).toBe('RANGE_ERROR');
  });
  it('eNo76fITAAPfAgc of two bits', () => {
    const words = ['good', 'revoked', 'suspended', 'revoked'];
    const said = [1, 2, 0, 3, 0, 1, 0, 1, 1, 2, 3, 3];
    for (const [index, value] of said.entries()) {
      expect(status(entry(index), { list: jwt(claims({}, { bits: 2, lst: 'eNo76fITAAPfAgc' })) })).toBe(words[value]);
    }
  });
  it.each<[number, number, string]>([
    [4, 0, 'good'],
    [4, 1, 'revoked'],
    [4, 2, 'suspended'],
    [4, 3, 'revoked'],
    [4, 15, 'revoked'],
    [8, 0, 'good'],
    [8, 1, 'revoked'],
    [8, 2, 'suspended'],
    [8, 12, 'revoked'],
    [8, 255, 'revoked'],
  ])('%i bits, value %i: %s, and its neighbours have theirs', (width, value, word) => {
    const list = jwt(claims({}, { bits: width, lst: packed(width, { 4: 1, 5: value, 6: 2 }) }));
    expect([4, 5, 6, 7].map((idx) => status(entry(idx), { list }))).toEqual(['revoked', word, 'suspended', 'good']);
  });
  it.each<[string, JsonObject]>([
    ['three bits', { bits: 3 }],
    ['no bits', { bits: 0 }],
    ['sixteen bits', { bits: 16 }],
    ['bits as text', { bits: '1' }],
    ['bits that are null', { bits: null }],
    ['lst that is a number', { lst: 5 }],
    ['an empty lst', { lst: '' }],
    ['lst with padding', { lst: `${packed(1, {})}=` }],
    ['lst of the other alphabet', { lst: '+/+/' }],
    ['lst of GZIP', { lst: gzipSync(Buffer.alloc(8)).toString('base64url') }],
    ['lst of bare DEFLATE', { lst: deflateRawSync(Buffer.alloc(8)).toString('base64url') }],
    ['lst that is not packed', { lst: Buffer.alloc(8).toString('base64url') }],
    ['lst that is cut off', { lst: packed(1, {}).slice(0, -4) }],
    ['lst that unpacks beyond every bound', { lst: deflateSync(Buffer.alloc(17 * 2 ** 20)).toString('base64url') }],
  ])('%s', (_what, list) => expect(status(entry(3), { list: jwt(claims({}, list)) })).toBe(MALFORMED));
});

describe('6.2: what the token says', () => {
  it.each<[string, Json, string]>([
    ['a place', entry(3), 'good'],
    ['a place that is revoked', entry(7), 'revoked'],
    ['the first place', entry(0), 'good'],
    ['a place beyond the list', entry(64), 'RANGE_ERROR'],
    ['a place beyond every list', entry(2 ** 52), 'RANGE_ERROR'],
    ['a place as text', entry('3'), MALFORMED],
    ['a place below 0', entry(-1), MALFORMED],
    ['half a place', entry(3.5), MALFORMED],
    ['no place', { status_list: { uri: URL } }, MALFORMED],
    ['no list', { status_list: { idx: 3 } }, MALFORMED],
    ['a list that is no URI', entry(3, { uri: 'lists/1' }), MALFORMED],
    ['a list that is a list', entry(3, { uri: [URL] }), MALFORMED],
    ['another list', entry(3, { uri: 'https://maker.example/lists/2' }), 'not held'],
    ['the list with a fragment', entry(3, { uri: `${URL}#x` }), 'not held'],
    ['something besides', entry(7, { note: 1 }), 'revoked'],
    ['another mechanism', { status_assertion: {} }, 'not supported'],
    ['two mechanisms', { ...entry(7), status_assertion: {} }, 'revoked'],
    ['nothing', {}, 'not supported'],
    ['a text', 'valid', 'not supported'],
    ['null', null, 'not supported'],
    ['a list of entries', [entry(3)], 'not supported'],
    ['an entry that is a text', { status_list: URL }, 'not supported'],
  ])('%s', (_what, claim, word) => expect(status(claim)).toBe(word));
});

describe('5.1 and 8.3: what the list says of itself', () => {
  it.each<[string, JsonObject, string]>([
    ['no sub', without('sub', claims()), MALFORMED],
    ['another sub', claims({ sub: `${URL}/` }), UNVERIFIED],
    ['no iat', without('iat', claims()), MALFORMED],
    ['iat as text', claims({ iat: '2026-05-31' }), MALFORMED],
    ['iat of tomorrow', claims({ iat: at('2026-06-02T12:00:00Z') }), UNVERIFIED],
    ['nbf of tomorrow (RFC 7519 4.1.5)', claims({ nbf: at('2026-06-02T12:00:00Z') }), UNVERIFIED],
    ['nbf of now', claims({ nbf: at('2026-06-01T12:00:00Z') }), 'good'],
    ['nbf as text', claims({ nbf: '0' }), MALFORMED],
    ['exp of yesterday', claims({ exp: at('2026-05-31T12:00:00Z') }), 'out of date'],
    ['exp of now (RFC 7519 4.1.4: on or after)', claims({ exp: at('2026-06-01T12:00:00Z') }), 'out of date'],
    ['exp in a second', claims({ exp: at('2026-06-01T12:00:01Z') }), 'good'],
    ['exp as text', claims({ exp: '1893456000' }), MALFORMED],
    ['no exp and no ttl', without('exp', claims()), 'good'],
    ['ttl of an hour', claims({ ttl: 3600 }), 'out of date'],
    ['ttl of half a day, which is over now', claims({ ttl: 43_200 }), 'good'],
    ['ttl of a second less', claims({ ttl: 43_199 }), 'out of date'],
    ['ttl of a fraction', claims({ ttl: 43_200.5 }), 'good'],
    ['ttl 0', claims({ ttl: 0 }), MALFORMED],
    ['ttl below 0', claims({ ttl: -1 }), MALFORMED],
    ['ttl as text', claims({ ttl: '3600' }), MALFORMED],
    ['aggregation_uri', claims({}, { aggregation_uri: 'https://maker.example/lists' }), 'good'],
    ['no list', without('status_list', claims()), MALFORMED],
    ['a list that is a list', claims({ status_list: [] }), MALFORMED],
    ['others as its readers (RFC 7519 4.1.3)', claims({ aud: 'https://customs.example' }), UNVERIFIED],
    ['other claims', claims({ jti: 'x', extra: { a: 1 } }), 'good'],
  ])('%s', (_what, payload, word) => expect(status(entry(3), { list: jwt(payload) })).toBe(word));

  it('bad news does not grow old', () => {
    for (const payload of [claims({ exp: 1 }), claims({ ttl: 1 }), claims({ iat: at('2026-06-02T12:00:00Z') }), claims({ aud: 'x' })]) {
      expect(status(entry(7), { list: jwt(payload) })).toBe('revoked');
    }
  });

  it.each<[string, JsonObject, string]>([
    ['typ application/statuslist+jwt', { typ: 'application/statuslist+jwt' }, 'good'],
    ['typ in capitals', { typ: 'STATUSLIST+JWT' }, 'good'],
    ['no typ', { typ: undefined as never }, UNVERIFIED],
    ['typ JWT', { typ: 'JWT' }, UNVERIFIED],
    ['typ of the CBOR form', { typ: 'statuslist+cwt' }, UNVERIFIED],
    ['crit', { crit: ['x'], x: 1 }, UNVERIFIED],
    ['alg none', { alg: 'none' }, UNVERIFIED],
    ['alg HS256', { alg: 'HS256' }, UNVERIFIED],
    ['alg ES256', { alg: 'ES256' }, UNVERIFIED],
    ['no kid', { kid: undefined as never }, UNVERIFIED],
    ['a key that the issuer does not have', { kid: `${DID}#key-9` }, UNVERIFIED],
  ])('%s', (_what, header, word) => expect(status(entry(3), { list: jwt(claims(), header) })).toBe(word));
});

describe('5.1 and RFC 8725 3.11: one kind of token is not taken for another', () => {
  it('a list in a credential is no status list token', () => {
    const document = claims({ issuer: DID });
    for (const list of [jwt(document, { typ: 'vc+jwt' }), jwt(document, { typ: undefined as never }), JSON.stringify(secure(document))]) {
      expect(status(entry(3), { list })).toBe(UNVERIFIED);
    }
  });
  it('a Bitstring list in a status list token is no credential', () => {
    const list = statusList([], { id: URL });
    const credentialStatus = statusEntry('1', { statusListCredential: URL });
    const code = (credential: string) => {
      const trust = { ...trusting(issuer()), statusLists: heldAt(URL, credential, '2026-06-01T00:00:00Z') };
      return verify(token(passport({ credentialStatus })), { trust }).evidence.find(({ check }) => check === 'status')?.code;
    };
    expect([code(token(list)), code(jwt({ ...claims(), ...list }))]).toEqual(['DPP-STA-01', 'DPP-STA-06']);
  });
});

describe('11.3: whose list it is', () => {
  const key = newKey();
  const theirs = issuer({ did: OTHER, didDocument: didDocument(OTHER, key.jwk) });
  const byOther = (payload: JsonObject) => jwt(payload, { kid: `${OTHER}#key-1` }, key);
  it.each<[string, Held, string]>([
    ['of the issuer, who is not named again (5.1 asks for no iss)', { list: jwt(without('iss', claims())) }, 'revoked'],
    ['whose iss is no text', { list: jwt(claims({ iss: 5 })) }, UNVERIFIED],
    ['whose iss is another', { list: jwt(claims({ iss: OTHER })), issuers: [issuer(), theirs] }, UNVERIFIED],
    ['of another known issuer', { list: byOther(claims({ iss: OTHER })), issuers: [issuer(), theirs] }, UNVERIFIED],
    ['of another known issuer, not named again', { list: byOther(without('iss', claims())), issuers: [issuer(), theirs] }, UNVERIFIED],
    ['of another in the name of the issuer', { list: byOther(claims()), issuers: [issuer(), theirs] }, UNVERIFIED],
    ['of an issuer that is not known', { list: byOther(without('iss', claims())) }, UNVERIFIED],
    ['of one who is named for it', { list: byOther(without('iss', claims())), issuers: [issuer({ statusListIssuers: [OTHER] }), theirs] }, 'revoked'], // biome-ignore format: a row
    ['of one who is named for it, and is suspended', { list: byOther(claims({ iss: OTHER })), issuers: [issuer({ statusListIssuers: [OTHER] }), { ...theirs, status: 'suspended' }] }, 'revoked'], // biome-ignore format: a row
    ['signed with another key', { list: jwt(claims(), {}, key) }, UNVERIFIED],
  ])('a list %s', (_what, held, word) => expect(status(entry(7), held)).toBe(word));
});

describe('next to a Bitstring status list', () => {
  it('the worse of the two counts', () => {
    const trust = { ...trusting(issuer()), statusLists: heldAt(URL, jwt(), '2026-06-01T00:00:00Z') };
    const credentialStatus = statusEntry('1', { statusListCredential: 'https://maker.example/b' });
    const code = (idx: number) =>
      verify(token(passport({ status: entry(idx), credentialStatus })), { trust }).evidence.find(({ check }) => check === 'status')?.code;
    expect([code(3), code(7)]).toEqual(['DPP-STA-03', 'DPP-STA-20']);
  });
});

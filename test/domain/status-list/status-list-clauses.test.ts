// Bitstring Status List 1.0, clause by clause: an entry, the list that is held for it and the moment in; what the whole verification says of the status out.

import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import type { KnownIssuer } from '../../../server/domain/trust/trust.ts';
import { heldAt } from '../../fixtures/held.ts';
import {
  CONTEXT,
  DID,
  didDocument,
  issuer,
  KEY,
  METHOD,
  NOW,
  newKey,
  passport,
  proofOf,
  proofOptions,
  secure,
  type TestKey,
  token,
  trusting,
  verify,
} from '../../fixtures/issuing.ts';
import { bits, ENTRIES, packed, statusEntry, statusList, LIST_URL as URL } from '../../fixtures/status-list-issuing.ts';
import { MALFORMED, statusWord, UNVERIFIED } from '../../fixtures/status-words.ts';

const OTHER = 'did:web:other.example';

const list = (subject: JsonObject = {}, more: JsonObject = {}): JsonObject =>
  statusList([7, ENTRIES - 1], more, { statusPurpose: ['revocation', 'suspension', 'refresh', 'message'], ...subject });
const entry = (more: JsonObject = {}): JsonObject => statusEntry('8', more);
const without = (member: string, of: JsonObject): JsonObject => Object.fromEntries(Object.entries(of).filter(([name]) => name !== member));
const messages = (count: number): Json => Array.from({ length: count }, (_, at) => ({ status: `0x${at.toString(16)}`, message: `m${at}` }));

interface Held {
  readonly list?: JsonObject | string;
  readonly retrievedAt?: string;
  readonly issuers?: readonly KnownIssuer[];
  readonly now?: Date;
}

function status(
  credentialStatus: Json,
  { list: held = list(), retrievedAt = '2026-05-31T12:00:00Z', issuers = [issuer()], now = NOW }: Held = {},
) {
  const credential = typeof held === 'string' ? held : JSON.stringify(secure(held));
  const trust = { ...trusting(...issuers), statusLists: heldAt(URL, credential, retrievedAt) };
  return statusWord(verify(secure(passport({ credentialStatus })), { trust, now }));
}

describe('2.1 statusListIndex: an integer of any size from 0, as a string in base 10 (or an integer, as UNTP writes it)', () => {
  it.each<[Json, string]>([
    ['0', 'good'],
    ['6', 'good'],
    ['7', 'revoked'],
    ['8', 'good'],
    [7, 'revoked'],
    [0, 'good'],
    ['131071', 'revoked'],
    [131_071, 'revoked'],
    ['131070', 'good'],
    ['131072', 'RANGE_ERROR'],
    [131_072, 'RANGE_ERROR'],
    ['4294967303', 'RANGE_ERROR'],
    ['9007199254740993', 'RANGE_ERROR'],
    ['9'.repeat(31), 'RANGE_ERROR'],
    ['9'.repeat(32), 'RANGE_ERROR'],
    ['9'.repeat(400), 'RANGE_ERROR'],
    [9_007_199_254_740_992, 'RANGE_ERROR'],
    [1e21, 'RANGE_ERROR'],
    ['-1', MALFORMED],
    [-1, MALFORMED],
    ['-0', MALFORMED],
    ['+7', MALFORMED],
    [' 7', MALFORMED],
    ['7 ', MALFORMED],
    ['7\n', MALFORMED],
    ['007', MALFORMED],
    ['00', MALFORMED],
    ['7.0', MALFORMED],
    [7.5, MALFORMED],
    ['1e1', MALFORMED],
    ['0x7', MALFORMED],
    ['٧', MALFORMED],
    ['７', MALFORMED],
    ['1_0', MALFORMED],
    ['seven', MALFORMED],
    ['', MALFORMED],
    [null, MALFORMED],
    [true, MALFORMED],
    [['7'], MALFORMED],
    [{ '@value': '7' }, MALFORMED],
  ])('%j is %s', (statusListIndex, word) => expect(status(entry({ statusListIndex }))).toBe(word));
  it('missing is malformed', () => expect(status(without('statusListIndex', entry()))).toBe(MALFORMED));
});

describe('3: a member of the entry that breaks a MUST is a MALFORMED_VALUE_ERROR', () => {
  it.each<[string, Json]>([
    ['a purpose that is a number', entry({ statusPurpose: 5 })],
    ['a purpose that is a list', entry({ statusPurpose: ['revocation'] })],
    ['an empty purpose', entry({ statusPurpose: '' })],
    ['no purpose', without('statusPurpose', entry())],
    ['no list', without('statusListCredential', entry())],
    ['a list that is no URL', entry({ statusListCredential: 'status/3' })],
    ['a list that is an object', entry({ statusListCredential: { id: URL } })],
    ['a list that is one of several', entry({ statusListCredential: [URL] })],
    ['statusSize 0', entry({ statusSize: 0 })],
    ['statusSize -1', entry({ statusSize: -1 })],
    ['statusSize 1.5', entry({ statusSize: 1.5 })],
    ['statusSize as text', entry({ statusSize: '1' })],
    ['statusSize null', entry({ statusSize: null })],
    ['statusSize 2 without messages', entry({ statusSize: 2 })],
    ['statusSize 2 with two messages', entry({ statusSize: 2, statusMessage: messages(2) })],
    ['statusSize 2 with three messages', entry({ statusSize: 2, statusMessage: messages(3) })],
    ['statusSize 2 with five messages', entry({ statusSize: 2, statusMessage: messages(5) })],
    ['statusSize 1 with three messages', entry({ statusSize: 1, statusMessage: messages(3) })],
    ['one message without a statusSize', entry({ statusMessage: messages(1) })],
    ['messages that are no list', entry({ statusMessage: 'revoked' })],
    ['messages that are an object', entry({ statusMessage: { status: '0x0', message: 'ok' } })],
    ['a message without its status', entry({ statusMessage: [{ message: 'a' }, { status: '0x1', message: 'b' }] })],
    ['a message without its text', entry({ statusMessage: [{ status: '0x0' }, { status: '0x1', message: 'b' }] })],
    [
      'a message whose status is a number',
      entry({
        statusMessage: [
          { status: 0, message: 'a' },
          { status: 1, message: 'b' },
        ],
      }),
    ],
    ['a message that is a text', entry({ statusMessage: ['unset', 'set'] })],
    ['a text in place of the entry', 'active'],
    ['a number in place of the entry', 1],
    ['a list in a list', [[entry()]]],
  ])('%s', (_what, credentialStatus) => expect(status(credentialStatus)).toBe(MALFORMED));
  it('two messages for one bit are as they should be', () => expect(status(entry({ statusMessage: messages(2) }))).toBe('good'));
  it('statusSize 1 is what is meant without it', () => expect(status(entry({ statusSize: 1, statusListIndex: '7' }))).toBe('revoked'));
  it('the id of the entry takes no part', () => expect(status(entry({ id: 'https://elsewhere.example/x#1' }))).toBe('good'));
});

describe('3.2: entries of several bits stand at index times size', () => {
  const wide = (statusSize: number, statusListIndex: string, set: readonly number[], bytes: number) =>
    status(entry({ statusSize, statusListIndex, statusMessage: messages(2 ** statusSize) }), {
      list: list({ encodedList: packed(bits(set, bytes)) }),
    });
  it.each<[number, string, number[], number, string]>([
    [2, '7', [14], 32_768, 'revoked'],
    [2, '7', [15], 32_768, 'revoked'],
    [2, '7', [13, 16], 32_768, 'good'],
    [2, '7', [7], 32_768, 'good'],
    [2, '131071', [262_143], 32_768, 'revoked'],
    [2, '131072', [], 32_768, 'RANGE_ERROR'],
    [2, '7', [], 16_384, 'STATUS_LIST_LENGTH_ERROR'],
    [2, '7', [14], 32_767, 'STATUS_LIST_LENGTH_ERROR'],
    [3, '5', [17], 49_152, 'revoked'],
    [3, '5', [14, 18], 49_152, 'good'],
    [4, '3', [12], 65_536, 'revoked'],
    [4, '3', [11, 16], 65_536, 'good'],
    [8, '1', [15], 131_072, 'revoked'],
    [8, '1', [7, 16], 131_072, 'good'],
    [1, '7', [7], 16_383, 'STATUS_LIST_LENGTH_ERROR'],
    [1, '131072', [131_072], 16_385, 'revoked'],
    [1, '0', [], 0, 'STATUS_LIST_LENGTH_ERROR'],
  ])('%i bits, entry %s, %j set in %i bytes: %s', (size, index, set, bytes, word) => expect(wide(size, index, set, bytes)).toBe(word));
});

describe('2.2 encodedList: `u`, base64url without padding, GZIP', () => {
  const good = bits([7]);
  const [gzip, zlib, raw] = [gzipSync(good), deflateSync(good), deflateRawSync(good)];
  const broken = (at: number): Buffer => {
    const bytes = Buffer.from(gzip);
    bytes[bytes.length + at] = (bytes[bytes.length + at] ?? 0) ^ 1;
    return bytes;
  };
  it.each<[string, Json]>([
    ['a number', 5],
    ['empty', ''],
    ['the prefix alone', 'u'],
    ['without a prefix', gzip.toString('base64url')],
    ['of base64url with padding (U)', `U${gzip.toString('base64url')}`],
    ['of base64 (m)', `m${gzip.toString('base64')}`],
    ['of base58 (z)', `z${gzip.toString('base64url')}`],
    ['padded', `u${gzip.toString('base64url')}=`],
    ['with white space', `u${gzip.toString('base64url')}\n`],
    ['with white space in front', ` u${gzip.toString('base64url')}`],
    ['with another alphabet', `u${Buffer.concat([gzip, Buffer.from([0xfb, 0xff])]).toString('base64')}`],
    ['of ZLIB', `u${zlib.toString('base64url')}`],
    ['of bare DEFLATE', `u${raw.toString('base64url')}`],
    ['not packed', `u${good.toString('base64url')}`],
    ['cut off', `u${gzip.subarray(0, -9).toString('base64url')}`],
    ['without its last byte', `u${gzip.subarray(0, -1).toString('base64url')}`],
    ['with a wrong check sum', `u${broken(-8).toString('base64url')}`],
    ['with a wrong length', `u${broken(-1).toString('base64url')}`],
    ['with something else behind it', `u${Buffer.concat([gzip, Buffer.from('more')]).toString('base64url')}`],
    ['with half a member behind it', `u${Buffer.concat([gzip, gzip.subarray(0, 12)]).toString('base64url')}`],
    ['that unpacks beyond every bound', `u${gzipSync(Buffer.alloc(17 * 2 ** 20)).toString('base64url')}`],
    ['a list of texts', [packed(good)]],
  ])('%s is malformed', (_what, encodedList) => expect(status(entry(), { list: list({ encodedList }) })).toBe(MALFORMED));
  it('missing is malformed', () => {
    const { encodedList: _, ...subject } = list().credentialSubject as JsonObject;
    expect(status(entry(), { list: list({}, { credentialSubject: subject }) })).toBe(MALFORMED);
  });
  it('RFC 1952 2.2: several members are one stream', () => {
    const encodedList = `u${Buffer.concat([gzipSync(good.subarray(0, 8192)), gzipSync(bits([0], 8192))]).toString('base64url')}`;
    expect(status(entry({ statusListIndex: '7' }), { list: list({ encodedList }) })).toBe('revoked');
    expect(status(entry({ statusListIndex: '65536' }), { list: list({ encodedList }) })).toBe('revoked');
    expect(status(entry({ statusListIndex: '65537' }), { list: list({ encodedList }) })).toBe('good');
  });
  it('any level of packing', () => {
    for (const level of [0, 1, 9]) {
      const encodedList = `u${gzipSync(good, { level }).toString('base64url')}`;
      expect(status(entry({ statusListIndex: '7' }), { list: list({ encodedList }) })).toBe('revoked');
    }
  });
});

describe('2.2: what the list credential says of itself', () => {
  it.each<[string, JsonObject, string]>([
    ['of one purpose', list({ statusPurpose: 'revocation' }), 'good'],
    ['of a list of one purpose', list({ statusPurpose: ['revocation'] }), 'good'],
    ['of another purpose', list({ statusPurpose: 'suspension' }), UNVERIFIED],
    ['of other purposes', list({ statusPurpose: ['suspension', 'refresh'] }), UNVERIFIED],
    ['of a purpose in other letters', list({ statusPurpose: 'Revocation' }), UNVERIFIED],
    ['of no purpose', list({ statusPurpose: [] }), UNVERIFIED],
    ['of a purpose that is a number', list({ statusPurpose: 1 }), MALFORMED],
    ['of purposes one of which is no text', list({ statusPurpose: ['revocation', 5] }), MALFORMED],
    ['of a purpose that is null', list({ statusPurpose: null }), MALFORMED],
    ['of another type', list({}, { type: ['VerifiableCredential'] }), UNVERIFIED],
    ['of the older type', list({}, { type: ['VerifiableCredential', 'StatusList2021Credential'] }), UNVERIFIED],
    ['whose subject is of the older type', list({ type: 'StatusList2021' }), MALFORMED],
    ['whose subject has no type', list({ type: null }), MALFORMED],
    ['of several subjects', list({}, { credentialSubject: [list().credentialSubject ?? null] }), MALFORMED],
    ['of no subject', list({}, { credentialSubject: 'x' }), MALFORMED],
    ['of another address', list({}, { id: 'https://maker.example/status/4' }), UNVERIFIED],
    ['of the address with a slash behind it', list({}, { id: `${URL}/` }), UNVERIFIED],
    ['of a part of the address', list({}, { id: `${URL}#list` }), UNVERIFIED],
    ['of the address in capitals', list({}, { id: URL.toUpperCase() }), UNVERIFIED],
    ['of the address with a moment', list({}, { id: `${URL}?timestamp=2026-01-01T00%3A00%3A00Z` }), UNVERIFIED],
    ['without an address (it may have none, but then nothing says that it is this one)', without('id', list()), UNVERIFIED],
    ['whose address is a number', list({}, { id: 3 }), MALFORMED],
    ['with a ttl of text', list({ ttl: '300000' }), MALFORMED],
    ['with a ttl below 0', list({ ttl: -1 }), MALFORMED],
    ['with a ttl that is no whole number', list({ ttl: 0.5 }), MALFORMED],
    ['with a ttl of null', list({ ttl: null }), MALFORMED],
    ['with a beginning that is a day', list({}, { validFrom: '2026-05-01' }), MALFORMED],
    ['with a beginning without a zone', list({}, { validFrom: '2026-05-01T00:00:00' }), MALFORMED],
    ['with an end that is a number', list({}, { validUntil: 1_893_456_000 }), MALFORMED],
    ['with an end that is null', list({}, { validUntil: null }), MALFORMED],
    ['without a beginning', without('validFrom', list()), 'good'],
    ['with members of its own', list({ statusSize: 1, note: 'x' }, { name: 'List 3' }), 'good'],
  ])('a list %s', (_what, held, word) => expect(status(entry(), { list: held })).toBe(word));
});

describe('2.2 validity and ttl: good news grows old, bad news does not', () => {
  const end = (validUntil: string, more: JsonObject = {}) => list(more, { validUntil });
  it.each<[string, Held, string]>([
    ['that ends at this very moment', { list: end('2026-06-01T12:00:00Z') }, 'good'],
    ['that ended a moment ago', { list: end('2026-06-01T11:59:59.999Z') }, 'out of date'],
    ['that ends now in another zone', { list: end('2026-06-01T14:00:00+02:00') }, 'good'],
    ['that ended in another zone', { list: end('2026-06-01T13:59:59+02:00') }, 'out of date'],
    ['that begins now', { list: list({}, { validFrom: '2026-06-01T12:00:00Z' }) }, 'good'],
    ['that begins in a moment', { list: list({}, { validFrom: '2026-06-01T12:00:00.001Z' }) }, UNVERIFIED],
    ['of ttl 0', { list: list({ ttl: 0 }) }, 'out of date'],
    ['whose ttl ends now', { list: list({ ttl: 86_400_000 }) }, 'good'],
    ['whose ttl ended a moment ago', { list: list({ ttl: 86_399_999 }) }, 'out of date'],
    ['whose ttl is over though it has not ended', { list: end('2027-01-01T00:00:00Z', { ttl: 60_000 }) }, 'out of date'],
    ['that has ended though its ttl is not over', { list: end('2026-06-01T00:00:00Z', { ttl: 999_999_999 }) }, 'out of date'],
    ['that says neither, within a week', { retrievedAt: '2026-05-25T12:00:00Z' }, 'good'],
    ['that says neither, after a week', { retrievedAt: '2026-05-25T11:59:59Z' }, 'out of date'],
    ['fetched at a moment that nobody can read', { retrievedAt: 'lately' }, 'out of date'],
  ])('a list %s', (_what, held, word) => {
    expect(status(entry(), held)).toBe(word);
    expect(status(entry({ statusListIndex: '7' }), held)).toBe('revoked');
  });
});

describe('3.2: the proof of the list, and who made it', () => {
  const SECOND = `${DID}#key-2`;
  /** The issuer's document with one more key. */
  const withSecond = ({ jwk }: TestKey, dates: JsonObject = {}): JsonObject => {
    const { verificationMethod, ...document } = didDocument();
    const method = { id: SECOND, type: 'JsonWebKey', controller: DID, publicKeyJwk: jwk, ...dates };
    return { ...document, verificationMethod: [...(verificationMethod as Json[]), method] };
  };
  const signing = (document: JsonObject): JsonObject => ({ ...document, assertionMethod: [METHOD, SECOND] });
  const other = newKey();
  const theirs = issuer({ did: OTHER, didDocument: didDocument(OTHER, other.jwk) });
  const byOther = JSON.stringify(
    secure(list({ encodedList: packed(bits([8])) }, { issuer: OTHER }), proofOptions({ verificationMethod: `${OTHER}#key-1` }), other),
  );
  const seconds = (moment: string): number => Date.parse(moment) / 1000;
  const held = (document: JsonObject): string => JSON.stringify(document);
  it.each<[string, Held, string]>([
    ['with no proof', { list: held(list()) }, UNVERIFIED],
    ['with an empty list of proofs', { list: held({ ...list(), proof: [] }) }, UNVERIFIED],
    ['with a proof for logging in', { list: held(secure(list(), proofOptions({ proofPurpose: 'authentication' }))) }, UNVERIFIED],
    ['with a proof of another suite', { list: held(secure(list(), proofOptions({ cryptosuite: 'eddsa-rdfc-2022' }))) }, UNVERIFIED],
    ['with the proof of another key', { list: held(secure(list(), proofOptions(), other)) }, UNVERIFIED],
    ['with two proofs, one of them bad', { list: held({ ...list(), proof: [proofOf(list()), proofOf(list(), proofOptions(), other)] }) }, UNVERIFIED], // biome-ignore format: a row
    ['with two good proofs', { list: held({ ...list(), proof: [proofOf(list()), proofOf(list())] }) }, 'good'],
    ['changed after it was signed', { list: held({ ...secure(list()), name: 'x' }) }, UNVERIFIED],
    [
      'with a name in it twice',
      { list: held(secure(list())).replace('"issuer"', '"issuer":"did:web:other.example","issuer"') },
      UNVERIFIED,
    ],
    ['of an issuer that is not known', { list: byOther }, UNVERIFIED],
    ['of another known issuer', { list: byOther, issuers: [issuer(), theirs] }, UNVERIFIED],
    ['of one who is named for it', { list: byOther, issuers: [issuer({ statusListIssuers: [OTHER] }), theirs] }, 'revoked'],
    ['of one who is named, and is withdrawn', { list: byOther, issuers: [issuer({ statusListIssuers: [OTHER] }), { ...theirs, status: 'withdrawn' }] }, 'revoked'], // biome-ignore format: a row
    ['of one who is named, and is not known', { list: byOther, issuers: [issuer({ statusListIssuers: [OTHER] })] }, UNVERIFIED],
    ['in our name with the key of another', { list: held(secure(list(), proofOptions({ verificationMethod: `${OTHER}#key-1` }), other)), issuers: [issuer(), theirs] }, UNVERIFIED], // biome-ignore format: a row
    ['as a token', { list: token(list()) }, 'good'],
    ['whose member iss, which no credential has, names another', { list: held(secure(list({}, { iss: OTHER }))), issuers: [issuer(), theirs] }, 'good'], // biome-ignore format: a row
    ['as a token in an envelope', { list: held({ '@context': CONTEXT, id: `data:application/vc+jwt,${token(list())}`, type: 'EnvelopedVerifiableCredential' }) }, 'good'], // biome-ignore format: a row
    ['as a token without an algorithm', { list: token(list(), { alg: 'none' }) }, UNVERIFIED],
    ['as a token of another type', { list: token(list(), { typ: 'dc+sd-jwt' }) }, UNVERIFIED],
    ['as a token whose iss is another', { list: token({ ...list(), iss: OTHER }) }, UNVERIFIED],
    ['as a token with crit', { list: token(list(), { crit: ['exp'] }) }, UNVERIFIED],
    [
      'as a token that ends now (RFC 7519 4.1.4: on or after)',
      { list: token({ ...list(), exp: seconds('2026-06-01T12:00:00Z') }) },
      'out of date',
    ],
    ['as a token that ends in a moment', { list: token({ ...list(), exp: seconds('2026-06-01T12:00:01Z') }) }, 'good'],
    ['as a token of tomorrow (nbf)', { list: token({ ...list(), nbf: seconds('2026-06-02T12:00:00Z') }) }, UNVERIFIED],
    ['as a token of tomorrow (iat)', { list: token({ ...list(), iat: seconds('2026-06-02T12:00:00Z') }) }, UNVERIFIED],
    ['with a proof of tomorrow', { list: held(secure(list(), proofOptions({ created: '2026-06-02T12:00:00Z' }))) }, UNVERIFIED],
    ['with a proof that has expired', { list: held(secure(list(), proofOptions({ expires: '2026-06-01T11:00:00Z' }))) }, 'out of date'],
    ['whose proof has a date nobody can read', { list: held(secure(list(), proofOptions({ created: 'today' }))) }, UNVERIFIED],
  ])('a list %s', (_what, more, word) => expect(status(entry(), more)).toBe(word));

  it.each<[string, JsonObject, string]>([
    ['revoked', { revoked: '2026-05-15T00:00:00Z' }, UNVERIFIED],
    ['expired', { expires: '2026-05-15T00:00:00Z' }, UNVERIFIED],
    ['revoked from tomorrow', { revoked: '2026-06-02T00:00:00Z' }, 'good'],
  ])('a list signed with a key of its own that is %s', (_what, dates, word) => {
    const second = newKey();
    const signed = JSON.stringify(secure(list(), proofOptions({ verificationMethod: SECOND }), second));
    expect(status(entry(), { list: signed, issuers: [issuer({ didDocument: signing(withSecond(second, dates)) })] })).toBe(word);
  });

  it.each<[string, JsonObject, JsonObject, string]>([
    ['is as good', {}, {}, 'good'],
    ['is of a key that was revoked', { revoked: '2026-05-15T00:00:00Z' }, {}, UNVERIFIED],
    ['is of a key that has expired', { expires: '2026-05-15T00:00:00Z' }, {}, UNVERIFIED],
    ['has expired', {}, { expires: '2026-06-01T11:00:00Z' }, 'out of date'],
    ['is of tomorrow', {}, { created: '2026-06-02T12:00:00Z' }, UNVERIFIED],
  ])('a list with a second proof that %s, whichever stands first', (_what, ofKey, ofProof, word) => {
    const second = newKey();
    const both = signing(withSecond(second, ofKey));
    const proofs = [proofOf(list()), proofOf(list(), proofOptions({ verificationMethod: SECOND, ...ofProof }), second)];
    for (const proof of [proofs, proofs.toReversed()]) {
      expect(status(entry(), { list: JSON.stringify({ ...list(), proof }), issuers: [issuer({ didDocument: both })] })).toBe(word);
    }
  });

  it('a list signed with a key that may not sign credentials', () => {
    const second = newKey();
    const both = withSecond(second);
    const signed = JSON.stringify(secure(list(), proofOptions({ verificationMethod: SECOND }), second));
    expect(status(entry(), { list: signed, issuers: [issuer({ didDocument: both })] })).toBe(UNVERIFIED);
  });

  it('a list whose key has expired since it was first read is not believed from memory, nor doubted', () => {
    const issuers = [issuer({ didDocument: didDocument(DID, KEY.jwk, { expires: '2026-06-01T12:00:30Z' }) })];
    const trust = {
      ...trusting(...issuers),
      statusLists: heldAt(URL, token(list()), '2026-06-01T00:00:00Z'),
    };
    const line = (now: string) =>
      verify(secure(passport({ credentialStatus: entry() })), { trust, now: new Date(now) }).evidence.find(
        ({ check }) => check === 'status',
      );
    expect(line('2026-06-01T12:00:00Z')?.code).toBe('DPP-STA-01');
    expect(line('2026-06-01T12:01:00Z')?.code).toBe('DPP-STA-06');
    expect(line('2026-06-01T12:00:00Z')?.code).toBe('DPP-STA-01');
  });
});

describe('2.1: several entries, other kinds and other purposes', () => {
  const revoked = entry({ statusListIndex: '7' });
  const suspended = entry({ statusListIndex: '7', statusPurpose: 'suspension' });
  const elsewhere = entry({ statusListCredential: 'https://maker.example/status/9' });
  it.each<[string, Json, string]>([
    ['revoked and suspended', [suspended, revoked], 'revoked'],
    ['suspended', [entry(), suspended], 'suspended'],
    ['suspended alone', suspended, 'suspended'],
    ['good of both', [entry(), entry({ statusPurpose: 'suspension' })], 'good'],
    ['good, and one not held', [entry(), elsewhere], 'not held'],
    ['suspended, and one not held', [elsewhere, suspended], 'suspended'],
    ['good, and one malformed', [entry(), entry({ statusListIndex: 'x' })], MALFORMED],
    ['revoked, and one malformed', [entry({ statusListIndex: 'x' }), revoked], 'revoked'],
    ['good, and one of another kind', [entry(), { type: 'OtherStatus' }], 'not supported'],
    ['revoked, and one of another kind', [{ type: 'OtherStatus' }, revoked], 'revoked'],
    ['an older kind', entry({ type: 'StatusList2021Entry' }), 'not supported'],
    ['a kind among others', entry({ type: ['BitstringStatusListEntry', 'MyEntry'], statusListIndex: '7' }), 'revoked'],
    ['the kind in other letters', entry({ type: 'bitstringstatuslistentry' }), 'not supported'],
    ['a purpose in other letters', entry({ statusPurpose: 'Revocation' }), UNVERIFIED],
    ['no entry', [], 'none'],
    ['an update that is announced', entry({ statusPurpose: 'refresh', statusListIndex: '7' }), 'none'],
    ['an update that is not announced', entry({ statusPurpose: 'refresh' }), 'none'],
    ['an update whose list is not held', { ...elsewhere, statusPurpose: 'refresh' }, 'none'],
    ['an update, and revoked', [entry({ statusPurpose: 'refresh', statusListIndex: '7' }), revoked], 'revoked'],
    ['an update, and good', [entry({ statusPurpose: 'refresh', statusListIndex: '7' }), entry()], 'good'],
    ['an update at a malformed place', entry({ statusPurpose: 'refresh', statusListIndex: '-7' }), MALFORMED],
    ['an update beyond the list', entry({ statusPurpose: 'refresh', statusListIndex: '131072' }), 'RANGE_ERROR'],
    ['a message of two bits without its texts', entry({ statusPurpose: 'message', statusSize: 2 }), MALFORMED],
    ['a message of two bits in too short a list', entry({ statusPurpose: 'message', statusSize: 2, statusMessage: messages(4) }), 'STATUS_LIST_LENGTH_ERROR'], // biome-ignore format: a row
  ])('%s', (_what, credentialStatus, word) => expect(status(credentialStatus)).toBe(word));

  it('what is read takes back, whatever else is wrong with the entry or the list', () => {
    expect(status(entry({ statusListIndex: '7', statusMessage: 'none' }))).toBe('revoked');
    expect(status(entry({ statusListIndex: '7' }), { list: list({ statusPurpose: ['revocation', 5] }) })).toBe('revoked');
    expect(status(entry({ statusListIndex: '7' }), { list: token({ ...list(), iat: 4_000_000_000 }) })).toBe('revoked');
  });

  it('a kind that is no text is told, not stumbled over', () => {
    expect(status({ type: { toString: 1 } })).toBe('not supported');
  });

  it('a message is found by its number, however its hexadecimal digits are written', () => {
    const statusMessage = Array.from({ length: 16 }, (_, at) => ({ status: `0x0${at.toString(16).toUpperCase()}`, message: `m${at}` }));
    const wide = list({ encodedList: packed(bits([4, 6], 65_536)) });
    const trust = {
      ...trusting(issuer()),
      statusLists: heldAt(URL, token(wide), '2026-06-01T00:00:00Z'),
    };
    const credentialStatus = entry({ statusPurpose: 'message', statusListIndex: '1', statusSize: 4, statusMessage });
    const { evidence } = verify(secure(passport({ credentialStatus })), { trust });
    expect(evidence.find(({ check }) => check === 'status')?.detail).toBe("the issuer announces: message 0xa 'm10'");
  });
});

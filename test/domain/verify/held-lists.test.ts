// Status lists that are held here, signed by a small issuer: what they say binds, and only as far as they are what they say.

import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { statementOf } from '../../../server/domain/status-list/index.ts';
import type { HeldStatusList, Trust } from '../../../server/domain/trust/trust.ts';
import {
  codesOf,
  DID,
  didDocument,
  headlineOf,
  issuer,
  newKey,
  passport,
  proofOptions,
  secure,
  token,
  trusting,
  verify,
} from '../../fixtures/issuing.ts';
import { bits, packed, statusEntry, statusList, statusListToken, LIST_URL as URL } from '../../fixtures/status-list-issuing.ts';

const YESTERDAY = '2026-05-31T12:00:00Z';
const DELEGATE = 'did:web:lists.example';

const list = (set: readonly number[], more: JsonObject = {}, subject: JsonObject = {}): JsonObject =>
  statusList(set, more, { statusPurpose: ['revocation', 'suspension'], ...subject });
const entry = (statusPurpose: string, index: Json): JsonObject => statusEntry(index, { statusPurpose });

interface Holding {
  readonly credential?: string;
  readonly retrievedAt?: string;
  readonly knownRevoked?: HeldStatusList['knownRevoked'];
}
const holding = ({ credential, retrievedAt = YESTERDAY, knownRevoked }: Holding, base: Trust = trusting(issuer())): Trust => ({
  ...base,
  statusLists: new Map([[URL, { statements: credential === undefined ? [] : [statementOf(credential, retrievedAt)], knownRevoked }]]),
});
const signed = (document: JsonObject): string => JSON.stringify(secure(document));
const asked = (credentialStatus: Json, trust: Trust, now?: Date) =>
  verify(secure(passport({ credentialStatus })), { trust, ...(now === undefined ? {} : { now }) });

describe('a list that is held', () => {
  it.each([
    ['nothing is set', [], entry('revocation', '7'), 'DPP-STA-01', 'valid'],
    ['it is revoked', [7], entry('revocation', '7'), 'DPP-STA-20', 'invalid'],
    ['it is revoked, with an integer', [7], entry('revocation', 7), 'DPP-STA-20', 'invalid'],
    ['it is suspended', [7], entry('suspension', '7'), 'DPP-STA-21', 'invalid'],
    ['its neighbours are revoked', [6, 8], entry('revocation', '7'), 'DPP-STA-01', 'valid'],
    ['the index is beyond the list', [], entry('revocation', '131072'), 'DPP-STA-06', 'valid-not-current'],
    ['the purpose is not known', [], entry('blessing', '7'), 'DPP-STA-06', 'valid-not-current'],
    ['of two entries one is set', [9], [entry('revocation', '7'), entry('suspension', '9')], 'DPP-STA-21', 'invalid'],
    ['of two entries one is unreadable', [], [entry('revocation', '7'), entry('suspension', 'x')], 'DPP-STA-06', 'valid-not-current'],
  ] as const)('%s', (_what, set, status, code, headline) => {
    const verification = asked(status as Json, holding({ credential: signed(list(set)) }));
    expect([codesOf(verification).find((one) => one.startsWith('DPP-STA')), headlineOf(verification)]).toEqual([code, headline]);
  });

  it('counts no longer than it says, but a revocation in it binds for ever', () => {
    const late = new Date('2026-07-01T00:00:00Z');
    const old = { credential: signed(list([7])) };
    expect(codesOf(asked(entry('revocation', '8'), holding(old), late))).toContain('DPP-STA-04');
    expect(codesOf(asked(entry('revocation', '7'), holding(old), late))).toContain('DPP-STA-20');
  });

  it.each([
    ['its time to live', {}, { ttl: 60_000 }],
    ['its end', { validUntil: '2026-05-31T13:00:00Z' }, {}],
  ])('is out of date after %s', (_what, more, subject) => {
    expect(codesOf(asked(entry('revocation', '8'), holding({ credential: signed(list([], more, subject)) })))).toContain('DPP-STA-04');
  });

  it.each<[string, JsonObject, JsonObject]>([
    ['an end', { validUntil: '2099-01-01T00:00:00Z' }, {}],
    ['a time to live', {}, { ttl: 70 * 365 * 86_400_000 }],
    ['both', { validUntil: '2099-01-01T00:00:00Z' }, { ttl: Number.MAX_SAFE_INTEGER }],
  ])('with %s in a lifetime counts for half a year from when it was fetched', (_what, more, subject) => {
    const held = { credential: signed(list([], more, subject)), retrievedAt: '2026-06-01T00:00:00Z' };
    const at = (moment: string) => codesOf(asked(entry('revocation', '8'), holding(held), new Date(moment)));
    expect(at('2026-11-28T00:00:00Z')).toContain('DPP-STA-01');
    expect(at('2026-11-28T00:00:01Z')).toContain('DPP-STA-04');
  });

  it('what was revoked once stays revoked when a newer list has it no more, or none is held any more', () => {
    const knownRevoked = new Map([[DID, bits([7])]]);
    for (const held of [{ credential: signed(list([])), knownRevoked }, { knownRevoked }]) {
      expect(codesOf(asked(entry('revocation', '7'), holding(held)))).toContain('DPP-STA-20');
      expect(codesOf(asked(entry('suspension', '7'), holding(held)))).not.toContain('DPP-STA-20');
    }
  });

  it('counts no longer than its own signature, as a document and as a token', () => {
    const until = '2026-05-31T13:00:00Z';
    const document = JSON.stringify(secure(list([7]), proofOptions({ expires: until })));
    const compact = token({ ...list([7]), exp: Date.parse(until) / 1000 });
    for (const credential of [document, compact]) {
      expect(codesOf(asked(entry('revocation', '8'), holding({ credential })))).toContain('DPP-STA-04');
      expect(codesOf(asked(entry('revocation', '7'), holding({ credential })))).toContain('DPP-STA-20');
    }
    const early = token({ ...list([]), nbf: Date.parse('2026-06-02T00:00:00Z') / 1000 });
    expect(codesOf(asked(entry('revocation', '8'), holding({ credential: early })))).toContain('DPP-STA-06');
  });

  it('that is said to have been fetched at a moment to come proves nothing good', () => {
    const held = { credential: signed(list([7])), retrievedAt: '2099-01-01T00:00:00Z' };
    expect(codesOf(asked(entry('revocation', '8'), holding(held)))).toContain('DPP-STA-06');
    expect(codesOf(asked(entry('revocation', '7'), holding(held)))).toContain('DPP-STA-20');
  });

  it('of wider entries forgets no revocation either', () => {
    const wide = {
      ...entry('revocation', '7'),
      statusSize: 2,
      statusMessage: ['0x0', '0x1', '0x2', '0x3'].map((status) => ({ status, message: status })),
    };
    const credential = signed(list([], {}, { encodedList: packed(Buffer.alloc(32_768)) }));
    expect(codesOf(asked(wide, holding({ credential })))).toContain('DPP-STA-01');
    for (const bit of [14, 15])
      expect(codesOf(asked(wide, holding({ credential, knownRevoked: new Map([[DID, bits([bit])]]) })))).toContain('DPP-STA-20');
    for (const bit of [7, 13, 16])
      expect(codesOf(asked(wide, holding({ credential, knownRevoked: new Map([[DID, bits([bit])]]) })))).toContain('DPP-STA-01');
  });

  it('what was revoked of somebody else under the same address binds nobody here', () => {
    const knownRevoked = new Map([['did:web:other.example', bits([7])]]);
    expect(codesOf(asked(entry('revocation', '7'), holding({ credential: signed(list([])), knownRevoked })))).toContain('DPP-STA-01');
  });

  it('on a clock that is behind says nothing good', () => {
    const trust = { ...holding({ credential: signed(list([])) }), clockFloor: '2026-06-02T12:00:00Z' };
    expect(codesOf(asked(entry('revocation', '7'), trust))).toContain('DPP-STA-04');
  });

  it.each<[string, string]>([
    ['was changed after it was signed', signed(list([7])).replace('"validFrom":"2026-05-01', '"validFrom":"2026-05-02')],
    ['is signed by nobody', JSON.stringify(list([]))],
    ['is another list of the same issuer', signed(list([], { id: 'https://maker.example/status/4' }))],
    ['is no JSON at all', 'x'],
    ['counts from tomorrow', signed(list([], { validFrom: '2026-06-02T00:00:00Z' }))],
    ['has a date nobody can read', signed(list([], { validUntil: 'soon' }))],
  ])('is of no use when it %s', (_what, credential) => {
    expect(codesOf(asked(entry('revocation', '8'), holding({ credential })))).toContain('DPP-STA-06');
  });

  it('of somebody else counts only when the trust data names him for it', () => {
    const key = newKey();
    const theirs = secure(
      list([7], { issuer: DELEGATE }),
      proofOptions({ created: '2026-05-01T00:00:00Z', verificationMethod: `${DELEGATE}#key-1` }),
      key,
    );
    const delegate = issuer({ did: DELEGATE, didDocument: didDocument(DELEGATE, key.jwk) });
    const credential = JSON.stringify(theirs);
    const with_ = (statusListIssuers: readonly string[]) => holding({ credential }, trusting(issuer({ statusListIssuers }), delegate));
    expect(codesOf(asked(entry('revocation', '7'), with_([])))).toContain('DPP-STA-06');
    expect(codesOf(asked(entry('revocation', '7'), with_([DELEGATE])))).toContain('DPP-STA-20');
  });
});

describe('an IETF token status list', () => {
  const payload = (lst: Buffer, width: number, more: JsonObject = {}): JsonObject => ({
    sub: URL,
    iss: DID,
    iat: Date.parse('2026-05-31T00:00:00Z') / 1000,
    exp: Date.parse('2026-06-30T00:00:00Z') / 1000,
    status_list: { bits: width, lst: deflateSync(lst).toString('base64url') },
    ...more,
  });
  // The draft's example of section 4.1: statuses 1,0,0,1,1,1,0,1,1,1,0,0,0,1,0,1 are the bytes b9 a3.
  const oneBit = payload(Buffer.from('b9a3', 'hex'), 1);
  const twoBits = payload(Buffer.from('c944f9', 'hex'), 2);

  it.each([
    [oneBit, 0, 'DPP-STA-20'],
    [oneBit, 1, 'DPP-STA-01'],
    [oneBit, 15, 'DPP-STA-20'],
    [oneBit, 16, 'DPP-STA-06'],
    // Two bits: 1, 2, 0, 3, 0, 1, 0, 1, 1, 2, 3, 3.
    [twoBits, 0, 'DPP-STA-20'],
    [twoBits, 1, 'DPP-STA-21'],
    [twoBits, 2, 'DPP-STA-01'],
    [twoBits, 3, 'DPP-STA-20'],
    [payload(Buffer.from('b9a3', 'hex'), 1, { exp: Date.parse('2026-05-31T06:00:00Z') / 1000 }), 1, 'DPP-STA-04'],
    [payload(Buffer.from('b9a3', 'hex'), 1, { sub: 'https://maker.example/status/9' }), 1, 'DPP-STA-06'],
    [payload(Buffer.from('b9a3', 'hex'), 3), 1, 'DPP-STA-06'],
  ])('%#: entry %i gives %s', (claims, idx, code) => {
    const credential = token(passport({ status: { status_list: { idx, uri: URL } } }));
    expect(codesOf(verify(credential, { trust: holding({ credential: statusListToken(claims) }) }))).toContain(code);
  });

  it('that calls itself something else is not one', () => {
    const credential = token(passport({ status: { status_list: { idx: 1, uri: URL } } }));
    expect(codesOf(verify(credential, { trust: holding({ credential: statusListToken(oneBit, { typ: 'jwt' }) }) }))).toContain(
      'DPP-STA-06',
    );
  });
});

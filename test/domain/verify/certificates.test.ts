// Credentials whose key is named by certificates: the anchor's entry vouches, the certificate names the issuer, and time has its say.

import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorKeyId } from '../../../server/domain/certificates/anchor.ts';
import { weightOf } from '../../../server/domain/issuer/weight.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import type { KnownIssuer } from '../../../server/domain/trust/trust.ts';
import { standingOf } from '../../../server/domain/trust-list/index.ts';
import { anchorOf, byChain, certificate, extension, hierarchy, pair, signerOf, type Wanted } from '../../fixtures/certificates.ts';
import { heldAt } from '../../fixtures/held.ts';
import { codesOf, headlineOf, issuer, NOW, passport, type TestKey, token, trusting, verify } from '../../fixtures/issuing.ts';
import { claim, flat, hiding, issueSdJwt, VCT } from '../../fixtures/sd-jwt-issuing.ts';
import { bits, statusListToken } from '../../fixtures/status-list-issuing.ts';

const absent = undefined as never;
const ISS = 'https://maker.example';
const made = hierarchy();
const anchor = anchorOf(made.root);
const signer = signerOf(made.keys.leaf);

const header = (of: Pick<typeof made, 'leaf' | 'issuing'> = made): JsonObject => byChain(of.leaf, of.issuing);
const sdJwt = (claims: JsonObject = {}, from = made, key: TestKey = signerOf(from.keys.leaf)): string =>
  issueSdJwt(flat({ iss: ISS, ...claims }), [], header(from), key);
const ask = (text: string, entry: KnownIssuer = anchor, now = NOW) => verify(text, { kind: 'sd-jwt', trust: trusting(entry), now });
/** A leaf, an issuing CA or a root that differs from the usual one, below an anchor that is held. */
function different(leaf: Partial<Wanted>, issuing: Partial<Wanted> = {}, root: Partial<Wanted> = {}) {
  const other = hierarchy(leaf, issuing, root);
  return ask(sdJwt({}, other), anchorOf(other.root));
}

describe('a credential below an anchor', () => {
  it('is valid, says that the revocation of the certificate was not checked, and names its certificate', () => {
    const verification = ask(sdJwt());
    expect(headlineOf(verification)).toBe('valid');
    expect(codesOf(verification)).toContain('DPP-STA-18');
    expect(verification).toMatchObject({ issuerId: ISS, issuer: { did: anchor.did }, verificationMethod: anchorKeyId(anchor.did) });
    expect(verification.evidence.find(({ code }) => code === 'DPP-KEY-01')?.detail).toMatch(/^certificate of 'CN=Maker GmbH', valid from/);
  });

  it.each(['P-256', 'P-384', 'Ed25519'] as const)('is valid as SD-JWT and as vc+jwt under a leaf of kind %s', (kind) => {
    const other = hierarchy({ keys: pair(kind) });
    const entry = anchorOf(other.root);
    expect(headlineOf(ask(sdJwt({}, other), entry))).toBe('valid');
    const text = token(passport({ issuer: ISS }), header(other), signerOf(other.keys.leaf));
    expect(headlineOf(verify(text, { trust: trusting(entry) }))).toBe('valid');
  });

  it('names its issuer by the subject of the certificate if it has no iss, apart for each anchor', () => {
    const verification = ask(sdJwt({ iss: absent }));
    expect(headlineOf(verification)).toBe('valid');
    expect(verification.issuerId).toBe(`CN=Maker GmbH (${anchor.did})`);
    const other = hierarchy();
    expect(ask(sdJwt({ iss: absent }, other), anchorOf(other.root)).issuerId).not.toBe(verification.issuerId);
  });

  it.each([
    ['another issuer', { iss: 'https://other.example' }],
    ['a DID', { iss: 'did:web:maker.example' }],
  ])('is invalid if it names %s', (_, claims) => {
    const verification = ask(sdJwt(claims));
    expect([headlineOf(verification), codesOf(verification)]).toEqual(['invalid', expect.arrayContaining(['DPP-ISS-22'])]);
  });

  it('is invalid if one byte is changed, in the header, the payload or the signature', () => {
    const text = sdJwt();
    const end = text.indexOf('~');
    fc.assert(
      fc.property(fc.nat(end - 1), fc.constantFrom(...'AZaz09-_'), (at, character) => {
        if (text[at] === character || text[at] === '.') return;
        const changed = `${text.slice(0, at)}${character}${text.slice(at + 1)}`;
        expect(headlineOf(ask(changed))).not.toMatch(/^valid/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the path', () => {
  it('leads to nobody who is held: unknown issuer, also with the root in the token', () => {
    const verification = ask(issueSdJwt(flat({ iss: ISS }), [], byChain(made.leaf, made.issuing, made.root), signer), issuer());
    expect([headlineOf(verification), codesOf(verification)]).toEqual([
      'unknown-issuer',
      expect.arrayContaining(['DPP-ISS-10', 'DPP-KEY-17']),
    ]);
  });

  it.each<[string, string, string, Partial<Wanted>, Partial<Wanted>]>([
    ['has a leaf of a web server', 'invalid', 'DPP-KEY-15', { purposes: ['1.3.6.1.5.5.7.3.1'] }, {}],
    ['has an issuer that is no CA', 'invalid', 'DPP-KEY-15', {}, { ca: false, pathLength: absent }],
    ['has a leaf out of date', 'cannot-check', 'DPP-KEY-16', { until: '2026-05-31T00:00:00Z' }, {}],
    ['has an issuer not yet in force', 'cannot-check', 'DPP-KEY-16', {}, { from: '2026-07-01T00:00:00Z' }],
    [
      'has an unknown critical extension',
      'cannot-check',
      'DPP-KEY-18',
      { extensions: [extension('1.2.3.4', Buffer.from([5, 0]), true)] },
      {},
    ],
    ['began after the stated date of the signature', 'valid', 'DPP-KEY-19', { from: '2026-03-01T00:00:00Z' }, {}],
  ])('%s: %s', (_, headline, code, leaf, issuing) => {
    const verification = different(leaf, issuing);
    expect([headlineOf(verification), codesOf(verification)]).toEqual([headline, expect.arrayContaining([code])]);
  });

  it('has an anchor out of date: never valid', () => {
    expect(headlineOf(different({}, {}, { until: '2026-05-31T00:00:00Z' }))).toBe('cannot-check');
  });

  it('is out of date by the clock floor too, whatever the clock says', () => {
    const other = hierarchy({ until: '2026-05-31T00:00:00Z' });
    const trust = { ...trusting(anchorOf(other.root)), clockFloor: NOW.toISOString() };
    const verification = verify(sdJwt({}, other), { kind: 'sd-jwt', trust, now: new Date('2026-05-01T00:00:00Z') });
    expect(headlineOf(verification)).toBe('cannot-check');
  });

  it('is the leaf alone where the leaf itself is the anchor', () => {
    const keys = pair();
    const leaf = certificate({ subject: 'Maker GmbH', keys, dns: ['maker.example'], usage: [0] });
    const text = issueSdJwt(flat({ iss: ISS }), [], byChain(leaf), signerOf(keys));
    expect(headlineOf(ask(text, anchorOf(leaf)))).toBe('valid');
  });

  it('counts for nothing where kid names a DID: its document decides', () => {
    const text = issueSdJwt(flat(), [], { ...header(), kid: 'did:web:maker.example#key-1' });
    expect(headlineOf(ask(text, issuer()))).toBe('valid');
    expect(headlineOf(ask(text))).toBe('unknown-issuer');
  });

  it('that is malformed is refused before anything is checked', () => {
    for (const x5c of [[], 'MIIB', ['MIIB'], [made.leaf.toString('base64url')]] as const)
      expect(codesOf(ask(issueSdJwt(flat({ iss: ISS }), [], { kid: absent, x5c: x5c as never }, signer)))).toContain('DPP-SIG-06');
  });
});

describe('what the trust data say about the anchor', () => {
  it.each<[string, Partial<KnownIssuer>, string, string]>([
    ['suspended', { status: 'suspended' }, 'invalid', 'DPP-ISS-21'],
    ['withdrawn', { status: 'withdrawn' }, 'invalid', 'DPP-ISS-20'],
    ['granted later', { since: '2026-08-01T00:00:00Z' }, 'unknown-issuer', 'DPP-ISS-15'],
    ['for other types', { credentialTypes: ['OtherCredential'] }, 'unknown-issuer', 'DPP-ISS-14'],
    [
      'ended before the signature',
      { keyWindows: [{ id: anchorKeyId(anchor.did), until: '2025-12-31T00:00:00Z' }] },
      'invalid',
      'DPP-KEY-12',
    ],
    ['revoked', { keyWindows: [{ id: anchorKeyId(anchor.did), revoked: '2025-12-31T00:00:00Z' }] }, 'invalid', 'DPP-KEY-04'],
  ])('%s: as for any issuer', (_, entry, headline, code) => {
    const verification = ask(sdJwt(), { ...anchor, ...entry });
    expect([headlineOf(verification), codesOf(verification)]).toEqual([headline, expect.arrayContaining([code])]);
  });

  it('holds for the types that it vouches for', () => {
    expect(headlineOf(ask(sdJwt(), { ...anchor, credentialTypes: [VCT] }))).toBe('valid');
  });

  it('is lowered by a restriction on this computer, of the anchor or of one issuer below it', () => {
    const decided = { types: [], at: NOW.toISOString(), who: 'Ana Lind', reason: 'none of theirs' };
    for (const did of [anchor.did, ISS]) {
      const trust = { ...trusting(anchor), restrictions: new Map([[did, [decided]]]) };
      expect(codesOf(verify(sdJwt(), { kind: 'sd-jwt', trust }))).toContain('DPP-ISS-24');
    }
  });

  it('stays known when the newest list leaves the anchor out: then nobody vouches for it any more', () => {
    const list = (number: number) => ({
      ...{ number, sequence: number, operator: 'did:web:lists.example', sha256: `${number}` },
      ...{ issuedAt: '2026-05-01T00:00:00Z', nextUpdate: '2026-07-01T00:00:00Z' },
    });
    const set = {
      lists: [list(1), list(2)],
      said: new Map([[anchor.did, [{ issuer: anchor, from: 1, to: 1 }]]]),
      pins: [{ operator: 'did:web:lists.example', sequence: 1 }],
      local: [],
    };
    const { issuers, records } = standingOf(set, { ageOf: ({ issuedAt }) => ({ state: 'fresh', asOf: issuedAt }) });
    const verification = verify(sdJwt(), { kind: 'sd-jwt', trust: { ...trusting(), state: 'fresh', issuers, records } });
    expect([headlineOf(verification), codesOf(verification)]).toEqual(['unknown-issuer', expect.arrayContaining(['DPP-ISS-19'])]);
  });

  it('gives no issuer a word about the goods of another below the same anchor', () => {
    const lead = ask(sdJwt()).lead;
    if (lead === undefined) throw new Error('not verified');
    const stated = (issuerId: string) => ({ issuerId, proven: [lead], seenAt: NOW.getTime(), names: () => [] });
    expect(weightOf(stated(ISS), trusting(anchor))).toBe('firm');
    for (const other of ['https://other.example', anchor.did, 'did:web:maker.example'])
      expect(weightOf(stated(other), trusting(anchor))).toBe(undefined);
  });

  it('knows the claims that are never hidden', () => {
    const disclosure = claim('hsCode', '8507.60');
    const text = issueSdJwt(flat({ iss: ISS, ...hiding(disclosure) }), [], header(), signer);
    expect(codesOf(ask(text))).toContain('DPP-STA-17');
    const said = { ...anchor, alwaysDisclosed: [{ type: VCT, claims: ['status'] }] };
    expect(codesOf(ask(text, said))).not.toContain('DPP-STA-17');
  });
});

describe('a status list under a certificate', () => {
  const URL = 'https://maker.example/lists/1';
  const at = (moment: string): number => Date.parse(moment) / 1000;
  const list = (set: readonly number[], from = made, iss = ISS): string =>
    statusListToken(
      {
        iss,
        sub: URL,
        iat: at('2026-05-31T00:00:00Z'),
        exp: at('2026-06-30T00:00:00Z'),
        status_list: { bits: 1, lst: deflateSync(Buffer.from([...bits(set, 8)].map(reversed))).toString('base64url') },
      },
      header(from),
      signerOf(from.keys.leaf),
    );
  /** Token status lists count bits from the right. */
  const reversed = (byte: number): number => Number.parseInt(byte.toString(2).padStart(8, '0').split('').reverse().join(''), 2);
  const status = (text: string, entries: readonly KnownIssuer[] = [anchor]): readonly string[] => {
    const trust = { ...trusting(...entries), statusLists: heldAt(URL, text, '2026-06-01T00:00:00Z') };
    const credential = sdJwt({ status: { status_list: { idx: 5, uri: URL } } });
    return codesOf(verify(credential, { kind: 'sd-jwt', trust })).filter((code) => code.startsWith('DPP-STA') && code !== 'DPP-STA-18');
  };

  it('of the same issuer decides: clear or revoked', () => {
    expect(status(list([3]))).toEqual(['DPP-STA-01']);
    expect(status(list([5]))).toEqual(['DPP-STA-20']);
  });

  it('of another issuer below the same anchor, or under another anchor, does not', () => {
    const other = hierarchy({ dns: ['other.example'] });
    const entries = [anchor, anchorOf(other.root)];
    expect(status(list([5], other, 'https://other.example'), entries)).toEqual(['DPP-STA-06']);
    expect(status(list([5], other, ISS), entries)).toEqual(['DPP-STA-06']);
  });

  it('by a DID that the entry of the anchor names as a delegate counts', () => {
    const delegate = issuer({ did: 'did:web:maker.example' });
    const text = statusListToken({
      iss: delegate.did,
      sub: URL,
      iat: at('2026-05-31T00:00:00Z'),
      exp: at('2026-06-30T00:00:00Z'),
      status_list: { bits: 1, lst: deflateSync(Buffer.alloc(8)).toString('base64url') },
    });
    expect(status(text, [anchor, delegate])).toEqual(['DPP-STA-06']);
    expect(status(text, [{ ...anchor, statusListIssuers: [delegate.did] }, delegate])).toEqual(['DPP-STA-01']);
  });
});

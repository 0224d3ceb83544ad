// What is known of one key when an operator signed one number twice.
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyRecord } from '../../../server/domain/issuer/key-record.ts';
import { keyOf } from '../../../server/domain/trust/issuer-keys.ts';
import type { IssuerRecord, KnownIssuer, ListWord } from '../../../server/domain/trust/trust.ts';

const DID = 'did:web:maker.example';
const KEY = `${DID}#K1`;
const method = {
  id: KEY,
  type: 'JsonWebKey',
  controller: DID,
  publicKeyJwk: { ...generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }) },
};
const issuer = (hasKey: boolean, until?: string): KnownIssuer => ({
  did: DID,
  origin: 'list',
  status: 'granted',
  asOf: '2027-06-01T00:00:00Z',
  didDocument: { id: DID, verificationMethod: hasKey ? [method] : [], assertionMethod: hasKey ? [KEY] : [] } as KnownIssuer['didDocument'],
  ...(until === undefined ? {} : { keyWindows: [{ id: KEY, until }] }),
});
const word = (said: KnownIssuer): ListWord => ({ issuer: said, sequence: 3, isReached: true, newest: 1, isRetracted: false });
const [OPEN, ENDED, WITHOUT] = [issuer(true), issuer(true, '2027-06-01T03:00:00Z'), issuer(false)];
const found = keyOf(OPEN, KEY);
const fingerprint = found.kind === 'key' ? found.key.fingerprint : '';
const recordOf = (...words: readonly KnownIssuer[]): IssuerRecord => ({
  words: [],
  against: [],
  former: words,
  operators: [{ words: words.map(word), newest: words.length, retracts: [] }],
  unlisted: [],
});
const END = Date.parse('2027-06-01T03:00:00Z');

describe('one number, signed twice', () => {
  it.each([
    [OPEN, ENDED],
    [ENDED, OPEN],
  ])('V4: in either order the later end counts against, the earlier in favour', (one, other) => {
    expect(keyRecord(recordOf(one, other), fingerprint)).toMatchObject({ ended: Number.POSITIVE_INFINITY, endedInFavour: END });
  });

  it('V2: a key that only one of the two names stays in the window that it gives', () => {
    expect(keyRecord(recordOf(ENDED, WITHOUT), fingerprint).lastWindows).toEqual([{ id: KEY, until: '2027-06-01T03:00:00Z' }]);
    expect(keyRecord(recordOf(ENDED, OPEN), fingerprint).lastWindows).toEqual([]);
  });
});

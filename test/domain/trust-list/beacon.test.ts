// The file that says which list is the newest: read as it was signed, by one operator or by several, or refused.
import { describe, expect, it } from 'vitest';
import { signerOfKey, signFile } from '../../../server/domain/signed-file/signed-file.ts';
import { type Beacon, isBeacon, readBeacon, signBeacon, signBeaconAlso } from '../../../server/domain/trust-list/beacon.ts';
import { quorum } from '../../../server/domain/trust-list/quorum.ts';
import { signed } from '../../fixtures/office.ts';
import { A, B, TWO_OF_THREE } from '../../fixtures/operators.ts';

const beacon: Beacon = {
  issuer: { id: 'did:web:lists.example', name: 'List office' },
  newest: 5,
  sha256: '0a'.repeat(32),
  at: '2027-06-01T00:00:00Z',
};
const text = signBeacon(beacon, A.key);
const forced = (claims: object, type = 'dpp-trust-beacon+jwt') => signFile(type, claims, signerOfKey(A.key));
const codeOf = (given: string) => {
  const read = readBeacon(given);
  return read.ok ? 'ok' : read.code;
};

describe('a beacon', () => {
  it('is read as it was signed, and fits a QR code', () => {
    expect(readBeacon(`${text}\n`)).toEqual({ ok: true, beacon, signers: [{ key: A.operator.keys[0], fingerprint: expect.any(String) }] });
    expect(text.length).toBeLessThan(1000);
    expect([isBeacon(text), isBeacon(signed(1))]).toEqual([true, false]);
  });

  it('of several operators is counted as their lists are', () => {
    const [one, two] = [readBeacon(text), readBeacon(signBeaconAlso(text, B.key))];
    expect([one, two].map((read) => read.ok && quorum(read.signers, TWO_OF_THREE).ok)).toEqual([false, true]);
    expect(isBeacon(signBeaconAlso(text, B.key))).toBe(true);
  });

  it.each<[string, string, string]>([
    ['changed', text.replace(/\.[^.]+\./, `.${Buffer.from(JSON.stringify({ ...beacon, newest: 4 })).toString('base64url')}.`), 'bad-signature'],
    ['a trust list', signed(1), 'not-a-beacon'],
    ['a beacon under another type', forced(beacon, 'dpp-trust+jwt'), 'not-a-beacon'],
    ['nothing', '', 'not-a-beacon'],
    ['too large', 'x'.repeat(70_000), 'too-large'],
    ...[{ newest: 0 }, { newest: 1.5 }, { newest: 2 ** 53 }, { newest: '5' }, { at: '2027-06-01' }, { sha256: 'x' }, { issuer: { id: 'x', name: 'x' } }, { issuer: { id: 'did:web:x.example', name: 'a\u001b[2K' } }, { more: 1 }].map(
      (more): [string, string, string] => [JSON.stringify(more), forced({ ...beacon, ...more }), 'bad-content'],
    ),
  ])('%s is refused', (_what, given, code) => expect(codeOf(given)).toBe(code)); // biome-ignore format: a table
});

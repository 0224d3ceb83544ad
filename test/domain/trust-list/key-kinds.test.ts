// A trust list with keys on P-256 and P-384: what it vouches for, what a newer list leaves out, and what an old key signed.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { readJwk } from '../../../server/domain/keys/jwk.ts';
import { encodeMultikey } from '../../../server/domain/keys/multikey.ts';
import { beforeOf, omittedKeys, withEnd } from '../../../server/domain/trust-list/omitted-keys.ts';
import { trustListFaults } from '../../../server/domain/trust-list/shape.ts';
import { DID, didDocument, headlineOf, issuer, METHOD, newKey, passport, token, trusting, verify } from '../../fixtures/issuing.ts';
import { entry } from '../../fixtures/office.ts';

const UNTIL = '2026-03-01T00:00:00Z';

describe.each(['Ed25519', 'P-256', 'P-384'] as const)('a list with a %s key', (kind) => {
  const [key, next] = [newKey(kind), newKey('Ed25519')];
  const reading = readJwk(key.jwk);
  if (!reading.ok) throw new Error(reading.detail);
  const { raw, fingerprint } = reading.key;
  const publicKeyMultibase = encodeMultikey(raw, kind);
  const first = entry({ didDocument: didDocument(DID, key.jwk) });
  const second = entry({ didDocument: didDocument(DID, next.jwk, {}, 'key-2') });
  const before = beforeOf({ entries: [first] });

  it('names the key and its fingerprint once a newer list omits it', () => {
    expect(omittedKeys(before, [first])).toEqual([]);
    expect(omittedKeys(before, [second])).toEqual([{ did: DID, name: 'Maker GmbH', key: METHOD, fingerprint, why: 'key' }]);
    expect(omittedKeys(before, [])).toMatchObject([{ why: 'issuer', fingerprint }]);
  });

  it('carries the key with its end, and what it signed before still verifies', () => {
    const [ended] = withEnd([second], before, { did: DID, key: METHOD }, UNTIL);
    expect(ended?.keys).toEqual([{ publicKeyMultibase, id: METHOD, until: UNTIL }]);
    const trust = trusting(issuer({ didDocument: second.didDocument, keyWindows: ended?.keys ?? [] }));
    const signed = (iat: string) => token(passport({ iat: Date.parse(iat) / 1000 }), {}, key);
    expect(headlineOf(verify(signed('2026-02-01T00:00:00Z'), { trust }))).toBe('valid');
    expect(headlineOf(verify(signed('2026-04-01T00:00:00Z'), { trust }))).toBe('invalid');
  });

  it('keeps to the form of a list', () => {
    const list = { entries: [{ keys: [{ id: METHOD, publicKeyMultibase, until: UNTIL }] }] };
    const about = (value: JsonObject) => trustListFaults(value).filter(({ pointer }) => pointer.includes('publicKeyMultibase'));
    expect(about(list)).toEqual([]);
    expect(about({ entries: [{ keys: [{ id: METHOD, publicKeyMultibase: `${publicKeyMultibase}1` }] }] })).toHaveLength(1);
  });
});

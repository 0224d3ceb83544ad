// ecdsa-jcs-2019 (VC Data Integrity ECDSA 3.3): both curves, each character changed, and proof sets with Ed25519.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import type { KnownIssuer } from '../../../server/domain/trust/trust.ts';
import { verifySignature } from '../../../server/domain/verify/index.ts';
import {
  codesOf,
  DID,
  didDocument,
  headlineOf,
  issuer,
  KEY,
  METHOD,
  newKey,
  passport,
  proofOf,
  proofOptions,
  secure,
  type TestKey,
  trusting,
  verify,
} from '../../fixtures/issuing.ts';

const trustIn = (key: TestKey) => trusting(issuer({ didDocument: didDocument(DID, key.jwk) }));
const ECDSA = proofOptions({ cryptosuite: 'ecdsa-jcs-2019' });

describe.each(['P-256', 'P-384'] as const)('ecdsa-jcs-2019 with a %s key', (kind) => {
  const key = newKey(kind);
  const trust = trustIn(key);
  const secured = secure(passport(), ECDSA, key);

  it('verifies, and yields the signed document', () => {
    const verification = verify(secured, { trust });
    expect(headlineOf(verification)).toBe('valid');
    expect(verification.document).toEqual(passport());
    expect(codesOf(verify(secured, { trust: trustIn(newKey(kind)) }))).toContain('DPP-SIG-02');
  });

  it('does not verify with any character of the text changed', () => {
    const text = JSON.stringify(secured);
    const asked = (one: string) => verifySignature({ kind: 'vc', text: one, flags: [] }, trust);
    expect(asked(text)).toBe('valid');
    const holding = [...text].filter((character, at) => {
      const other = String.fromCharCode(character.charCodeAt(0) ^ 1);
      return asked(`${text.slice(0, at)}${other}${text.slice(at + 1)}`) === 'valid';
    });
    expect(holding).toEqual([]);
  });

  it('is not what a suite for other keys verifies, whatever the signature', () => {
    const mislabelled = secure(passport(), proofOptions(), key);
    expect(headlineOf(verify(mislabelled, { trust }))).toBe('invalid');
    expect(headlineOf(verify(secure(passport(), ECDSA), { trust: trustIn(KEY) }))).toBe('invalid');
  });

  it('holds under a name that an Ed25519 key has now, and the reverse', () => {
    const [now, before] = [issuer(), issuer({ didDocument: didDocument(DID, key.jwk) })];
    const renamed = (...former: readonly [KnownIssuer, KnownIssuer]) => ({
      ...trusting(former[0]),
      records: new Map([[DID, { words: [], against: [], former, operators: [], unlisted: former }]]),
    });
    expect(codesOf(verify(secured, { trust: renamed(now, before) }))[0]).toBe('DPP-SIG-01');
    expect(codesOf(verify(secure(), { trust: renamed(before, now) }))[0]).toBe('DPP-SIG-01');
  });

  it('stands in a set next to a proof with Ed25519: both must hold', () => {
    const method = { id: `${DID}#key-2`, type: 'JsonWebKey', controller: DID, publicKeyJwk: key.jwk };
    const { verificationMethod, ...rest } = didDocument();
    const document = {
      ...rest,
      verificationMethod: [...(verificationMethod as JsonObject[]), method],
      assertionMethod: [METHOD, method.id],
    };
    const both = trusting(issuer({ didDocument: document }));
    const second = proofOptions({ cryptosuite: 'ecdsa-jcs-2019', verificationMethod: method.id });
    const set = (last: JsonObject): JsonObject => ({ ...passport(), proof: [proofOf(passport()), last] });
    expect(headlineOf(verify(set(proofOf(passport(), second, key)), { trust: both }))).toBe('valid');
    expect(headlineOf(verify(set(proofOf(passport({ name: 'x' }), second, key)), { trust: both }))).toBe('invalid');
  });
});

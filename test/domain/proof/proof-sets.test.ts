// Sets of proofs (VC Data Integrity 1.0, section 4.5): whatever order they stand in, the set holds when every proof of it does.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../server/domain/json/json.ts';
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
  type TestKey,
  trusting,
  verify,
} from '../../fixtures/issuing.ts';

const LAB = 'did:web:lab.example';
const [lab, old, gone, login] = [newKey(), newKey(), newKey(), newKey()];
const method = (name: string, { jwk }: TestKey, more: JsonObject = {}): JsonObject => ({
  id: `${DID}#${name}`,
  type: 'JsonWebKey',
  controller: DID,
  publicKeyJwk: jwk,
  ...more,
});
const maker: JsonObject = {
  id: DID,
  verificationMethod: [
    method('key-1', KEY),
    method('old', old, { expires: '2026-05-01T00:00:00Z' }),
    method('gone', gone, { revoked: '2026-05-01T00:00:00Z' }),
    method('login', login),
  ],
  assertionMethod: [METHOD, `${DID}#old`, `${DID}#gone`],
  authentication: [`${DID}#login`],
};
const trust = trusting(issuer({ didDocument: maker }), issuer({ did: LAB, didDocument: didDocument(LAB, lab.jwk) }));

const by = (verificationMethod: string, key: TestKey, more: JsonObject = {}): JsonObject =>
  proofOf(passport(), proofOptions({ verificationMethod, ...more }), key);
const own = (more: JsonObject = {}): JsonObject => by(METHOD, KEY, more);
const laboratory = (more: JsonObject = {}): JsonObject => by(`${LAB}#key-1`, lab, more);
const judged = (...proof: readonly JsonObject[]) => verify({ ...passport(), proof }, { trust });

describe.each([
  ['as it stands', (proofs: readonly JsonObject[]) => proofs],
  ['the other way round', (proofs: readonly JsonObject[]) => [...proofs].reverse()],
])('a set, %s', (_order, arranged) => {
  it.each<[string, JsonObject]>([
    ['of a laboratory that is on the list', laboratory()],
    ['of the issuer once more', own({ created: '2026-02-01T00:00:00Z' })],
    ['that ends later', laboratory({ expires: '2027-01-01T00:00:00Z' })],
  ])('holds with a second proof %s', (_what, second) => {
    expect(headlineOf(judged(...arranged([own(), second])))).toBe('valid');
  });

  it.each<[string, JsonObject, string]>([
    ['whose key was revoked', by(`${DID}#gone`, gone), 'DPP-KEY-04'],
    ['whose key has expired', by(`${DID}#old`, old), 'DPP-KEY-05'],
    ['whose key may not make assertions', by(`${DID}#login`, login), 'DPP-KEY-03'],
    ['that is over itself', own({ expires: '2026-05-01T00:00:00Z' }), 'DPP-DAT-03'],
    ['of a laboratory, over itself', laboratory({ expires: '2026-05-01T00:00:00Z' }), 'DPP-DAT-03'],
    ['dated tomorrow', laboratory({ created: '2026-06-02T12:00:00Z' }), 'DPP-DAT-04'],
    ['made for another purpose', laboratory({ proofPurpose: 'authentication' }), 'DPP-SIG-08'],
    ['that names a proof which is not there', laboratory({ previousProof: 'urn:x:9' }), 'DPP-SIG-03'],
    ['that was altered', { ...laboratory(), created: '2026-02-02T00:00:00Z' }, 'DPP-SIG-02'],
  ])('is spoiled by a second proof %s', (_what, second, code) => {
    const verification = judged(...arranged([own(), second]));
    expect(codesOf(verification)).toContain(code);
    expect(headlineOf(verification)).toBe('invalid');
  });

  it.each([
    ['the one next to it', 'urn:x:1'],
    ['itself', 'urn:x:2'],
    ['both', ['urn:x:1', 'urn:x:2']],
    ['nothing', []],
  ])('with a chained proof that names %s cannot be checked: chains are not supported', (_what, previousProof) => {
    const verification = judged(...arranged([own({ id: 'urn:x:1' }), laboratory({ id: 'urn:x:2', previousProof })]));
    expect(verification.evidence[0]).toMatchObject({ code: 'DPP-SIG-15' });
    expect(headlineOf(verification)).toBe('cannot-check');
    expect(verification.document).toBeUndefined();
  });
});

it.each<[string, unknown]>([
  ['a list in a list', [[own()]]],
  ['a list with null', [own(), null]],
  ['a list with a text', [own(), 'x']],
  ['a number', 5],
  ['true', true],
  ['an empty object', {}],
  ['a graph', { '@graph': [own()] }],
])('proof is an object or a set of objects (section 2.1), not %s', (_what, proof) => {
  expect(headlineOf(verify(JSON.stringify({ ...passport(), proof }), { trust }))).toBe('invalid');
});

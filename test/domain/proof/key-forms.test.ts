// Every form in which a key is written and every name that an issuer can have, from the document to the verdict; and a document with the keys of years.
import { describe, expect, it } from 'vitest';
import { didKeyDocument } from '../../../server/domain/did/did.ts';
import { encodeBase58 } from '../../../server/domain/encoding/base58.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { findKey } from '../../../server/domain/keys/controlling-document.ts';
import { encodeMultikey } from '../../../server/domain/keys/multikey.ts';
import {
  codesOf,
  headlineOf,
  issuer,
  KEY,
  newKey,
  passport,
  proofOptions,
  secure,
  type TestKey,
  token,
  trusting,
  verify,
} from '../../fixtures/issuing.ts';

const raw = ({ jwk }: TestKey): Uint8Array => Buffer.from(String(jwk.x), 'base64url');

const FORMS: Readonly<Record<string, (key: TestKey) => JsonObject>> = {
  JsonWebKey: ({ jwk }) => ({ publicKeyJwk: jwk }),
  JsonWebKey2020: ({ jwk }) => ({ publicKeyJwk: { ...jwk, alg: 'EdDSA', use: 'sig', kid: 'key-1' } }),
  Multikey: (key) => ({ publicKeyMultibase: encodeMultikey(raw(key)) }),
  Ed25519VerificationKey2020: (key) => ({ publicKeyMultibase: encodeMultikey(raw(key)) }),
  Ed25519VerificationKey2018: (key) => ({ publicKeyBase58: encodeBase58(raw(key)) }),
};

const NAMES = [
  'did:web:maker.example',
  'did:web:maker.example%3A8443',
  'did:web:maker.example:plants:north',
  'did:web:maker.example%3A8443:plants:north',
] as const;

const methodOf = (did: string, form: string, key: TestKey = KEY, name = 'key-1', more: JsonObject = {}): JsonObject => ({
  id: `${did}#${name}`,
  type: form,
  controller: did,
  ...FORMS[form]?.(key),
  ...more,
});

const documentOf = (did: string, ...methods: readonly JsonObject[]): JsonObject => ({
  id: did,
  verificationMethod: methods,
  assertionMethod: methods.map(({ id }) => id ?? ''),
});

const trustIn = (didDocument: JsonObject) => trusting(issuer({ did: String(didDocument.id), didDocument }));

describe.each(NAMES)('%s', (did) => {
  const signed = secure(passport({ issuer: did }), proofOptions({ verificationMethod: `${did}#key-1` }));
  const jwt = token(passport({ issuer: did }), { kid: `${did}#key-1` });

  it.each(Object.keys(FORMS))('signs with a key written as %s', (form) => {
    const trust = trustIn(documentOf(did, methodOf(did, form)));
    for (const credential of [signed, jwt]) expect(headlineOf(verify(credential, { trust }))).toBe('valid');
    const other = trustIn(documentOf(did, methodOf(did, form, newKey())));
    for (const credential of [signed, jwt]) expect(codesOf(verify(credential, { trust: other }))[0]).toBe('DPP-SIG-02');
  });

  it('is another issuer than any whose name only begins alike', () => {
    const near = `${did}:south`;
    expect(headlineOf(verify(signed, { trust: trustIn(documentOf(near, methodOf(near, 'Multikey'))) }))).toBe('unknown-issuer');
  });
});

describe('did:key', () => {
  const did = `did:key:${encodeMultikey(raw(KEY))}`;
  const signed = secure(passport({ issuer: did }), proofOptions({ verificationMethod: `${did}#${encodeMultikey(raw(KEY))}` }));

  it('speaks for itself, and is nobody until a list vouches for it', () => {
    expect(headlineOf(verify(signed, { trust: trusting(issuer()) }))).toBe('unknown-issuer');
    const document = didKeyDocument(did);
    expect(document).toBeDefined();
    expect(headlineOf(verify(signed, { trust: trustIn(document ?? {}) }))).toBe('valid');
  });
});

describe('a document with the keys of years', () => {
  const did = 'did:web:maker.example%3A8443:plants:north';
  const [first, second] = [newKey(), newKey()];
  const trust = trustIn(
    documentOf(
      did,
      methodOf(did, 'Multikey', KEY, 'key-3'),
      methodOf(did, 'JsonWebKey', second, 'key-2', { expires: '2026-05-01T00:00:00Z' }),
      methodOf(did, 'Ed25519VerificationKey2020', first, 'key-1', { revoked: '2026-03-01T00:00:00Z' }),
    ),
  );
  it.each([
    ['key-3', KEY, 'DPP-KEY-01'],
    ['key-2', second, 'DPP-KEY-05'],
    ['key-1', first, 'DPP-KEY-04'],
    // Under the name of another key it is another key.
    ['key-3', first, 'DPP-SIG-02'],
  ] as const)('%s today', (name, key, code) => {
    const credential = secure(passport({ issuer: did }), proofOptions({ verificationMethod: `${did}#${name}` }), key);
    expect(codesOf(verify(credential, { trust }))).toContain(code);
  });
});

// Once 40 seconds: each look-up read through the whole document. It runs into the time limit of the test, not into a measure.
it('finds each key of a document with 15,000 of them', () => {
  const id = 'did:web:maker.example';
  const ids = Array.from({ length: 15_000 }, (_, at) => `${id}#key-${at}`);
  const document = { id, verificationMethod: ids.map((name) => ({ id: name, type: 'Unknown', controller: id })), assertionMethod: ids };
  expect(ids.every((name) => findKey(document, name).kind === 'unsupported')).toBe(true);
});

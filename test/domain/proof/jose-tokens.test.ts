// Tokens made by jose, which shares no code with the product: each algorithm, each format, and each character changed.
import fc from 'fast-check';
import { CompactSign, compactVerify, importJWK, type JWK } from 'jose';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { readJwk } from '../../../server/domain/keys/jwk.ts';
import { encodeMultikey } from '../../../server/domain/keys/multikey.ts';
import type { KeyKind } from '../../../server/domain/keys/public-key.ts';
import { readSignedFile } from '../../../server/domain/signed-file/signed-file.ts';
import { provedList } from '../../../server/domain/status-list/signed-list.ts';
import { verifySignature } from '../../../server/domain/verify/index.ts';
import {
  codesOf,
  didDocument,
  headlineOf,
  issuer,
  METHOD,
  newKey,
  passport,
  type TestKey,
  token,
  trusting,
  verify,
} from '../../fixtures/issuing.ts';
import { claim, flat, hiding } from '../../fixtures/sd-jwt-issuing.ts';

const ALGORITHMS: readonly (readonly [alg: string, kind: KeyKind])[] = [
  ['ES256', 'P-256'],
  ['ES384', 'P-384'],
  ['EdDSA', 'Ed25519'],
  ['Ed25519', 'Ed25519'],
];

async function byJose(alg: string, key: TestKey, header: JsonObject, payload: JsonObject): Promise<string> {
  const signer = new CompactSign(new TextEncoder().encode(JSON.stringify(payload))).setProtectedHeader({ alg, kid: METHOD, ...header });
  return signer.sign(await importJWK(key.privateKey.export({ format: 'jwk' }) as JWK, alg));
}

const trustIn = (key: TestKey) => trusting(issuer({ didDocument: didDocument(undefined, key.jwk) }));

describe.each(ALGORITHMS)('%s', (alg, kind) => {
  const key = newKey(kind);
  const trust = trustIn(key);

  it('verifies as vc+jwt, also with the header of GS1, which has no typ', async () => {
    for (const header of [{ typ: 'vc+jwt', cty: 'vc' }, {}]) {
      expect(headlineOf(verify(await byJose(alg, key, header, passport()), { trust }))).toBe('valid');
    }
  });

  it('verifies as SD-JWT VC, with a key binding that is reported as not checked', async () => {
    const disclosure = claim('hsCode', '8507.60');
    const jwt = await byJose(alg, key, { typ: 'dc+sd-jwt' }, flat(hiding(disclosure)));
    const plain = verify(`${jwt}~${disclosure}~`, { kind: 'sd-jwt', trust });
    expect(headlineOf(plain)).toBe('valid');
    expect(plain.document).toMatchObject({ hsCode: '8507.60' });
    const binding = await byJose(alg, newKey(kind), { typ: 'kb+jwt' }, { nonce: 'x', aud: 'x', iat: 1, sd_hash: 'x' });
    expect(codesOf(verify(`${jwt}~${disclosure}~${binding}`, { kind: 'sd-jwt', trust }))).toContain('DPP-SIG-19');
  });

  it('verifies as a token status list', async () => {
    const list = { sub: 'https://maker.example/lists/1', iat: 1_767_225_600, status_list: { bits: 1, lst: 'eNoDAAAAAAE' } };
    const text = await byJose(alg, key, { typ: 'statuslist+jwt' }, list);
    expect(provedList(text, trust)).toMatchObject({ isToken: true, issuerId: 'did:web:maker.example' });
    expect(provedList(text, trustIn(newKey(kind)))).toHaveProperty('refused');
  });

  it('signs a trust list under a did:key', async () => {
    const reading = readJwk(key.jwk);
    if (!reading.ok) throw new Error(reading.detail);
    const multikey = encodeMultikey(reading.key.raw, kind);
    const text = await byJose(alg, key, { typ: 'dpp-trust+jwt', kid: `did:key:${multikey}#${multikey}` }, { sequence: 1 });
    expect(readSignedFile(text, 'dpp-trust+jwt', 1024)).toEqual({
      ok: true,
      claims: { sequence: 1 },
      key: `did:key:${multikey}`,
      fingerprint: reading.key.fingerprint,
    });
    const changed = `${text.slice(0, -10)}${text.at(-10) === 'A' ? 'B' : 'A'}${text.slice(-9)}`;
    expect(readSignedFile(changed, 'dpp-trust+jwt', 1024)).toMatchObject({ ok: false, fault: 'signature' });
  });

  it('gets the same answer from jose on mutated signatures', async () => {
    const text = await byJose(alg, key, { typ: 'vc+jwt' }, passport());
    const dot = text.lastIndexOf('.');
    const signature = Buffer.from(text.slice(dot + 1), 'base64url');
    const half = signature.length / 2;
    const imported = await importJWK(key.jwk as JWK, alg);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(signature.length - 1), fc.nat(255)), { maxLength: 3 }),
        fc.boolean(),
        async (changes, swap) => {
          const mutated = Buffer.from(swap ? Buffer.concat([signature.subarray(half), signature.subarray(0, half)]) : signature);
          for (const [at, byte] of changes) mutated[at] = byte;
          const one = `${text.slice(0, dot)}.${mutated.toString('base64url')}`;
          const theirs = await compactVerify(one, imported, { algorithms: [alg] }).then(
            () => 'valid',
            () => 'invalid',
          );
          expect(verifySignature({ kind: 'vc-jwt', text: one, flags: [] }, trust)).toBe(theirs);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('does not verify with any character of the token changed', async () => {
    const text = await byJose(alg, key, { typ: 'vc+jwt' }, passport({ credentialSubject: { id: 'https://maker.example/1' } }));
    const asked = (one: string) => verifySignature({ kind: 'vc-jwt', text: one, flags: [] }, trust);
    expect(asked(text)).toBe('valid');
    const broken = [...text].filter((character, at) => {
      const other = String.fromCharCode(character.charCodeAt(0) ^ 1);
      return asked(`${text.slice(0, at)}${other}${text.slice(at + 1)}`) === 'valid';
    });
    expect(broken).toEqual([]);
  });
});

describe('the key decides the algorithm', () => {
  const keys = Object.fromEntries(ALGORITHMS.map(([, kind]) => [kind, newKey(kind)])) as Record<KeyKind, TestKey>;
  const pairs = ALGORITHMS.flatMap(([alg, kind]) => (['Ed25519', 'P-256', 'P-384'] as const).map((own) => [alg, kind, own] as const));
  it.each(pairs.filter(([, kind, own]) => kind !== own))('%s is not evaluated with a %s key: the issuer has a %s key', (alg, kind, own) => {
    const text = token(passport(), { alg }, keys[kind]);
    expect(verify(text, { trust: trustIn(keys[own]) }).evidence[0]).toMatchObject({
      code: 'DPP-SIG-06',
      detail: `'alg' is '${alg}', the key is of kind ${own}`,
    });
  });

  it('finds each key of a document with several kinds by its name', () => {
    const methods = Object.entries(keys).map(([kind, { jwk }]) => ({ ...methodOf(kind), publicKeyJwk: jwk }));
    const document = { id: 'did:web:maker.example', verificationMethod: methods, assertionMethod: methods.map(({ id }) => id) };
    for (const [kind, key] of Object.entries(keys)) {
      const asked = { trust: trusting(issuer({ didDocument: document })) };
      expect(headlineOf(verify(token(passport(), { kid: methodOf(kind).id }, key), asked))).toBe('valid');
      for (const other of Object.keys(keys).filter((name) => name !== kind))
        expect(headlineOf(verify(token(passport(), { kid: methodOf(other).id }, key), asked))).toBe('invalid');
    }
  });

  it('takes no key from the header', () => {
    const rogue = newKey('P-256');
    for (const header of [{ jwk: rogue.jwk }, { jku: 'https://evil.example' }, { x5u: 'https://evil.example' }]) {
      expect(codesOf(verify(token(passport(), header, rogue), { trust: trustIn(keys['P-256']) }))).toContain('DPP-SIG-02');
      expect(headlineOf(verify(token(passport(), header, keys['P-256']), { trust: trustIn(keys['P-256']) }))).toBe('valid');
    }
  });
});

const methodOf = (kind: string) => ({
  id: `did:web:maker.example#${kind}`,
  type: 'JsonWebKey',
  controller: 'did:web:maker.example',
});

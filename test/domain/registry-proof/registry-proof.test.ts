// Proofs of registration: which texts are one, what their seal says, and which keys may seal them.
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { recognise } from '../../../server/domain/recognise/index.ts';
import { isKeySet, readRegistryProof, readSealKeys, type SealKeys } from '../../../server/domain/registry-proof/index.ts';
import { CLAIMS, jwkOf, part, seal, sha256 } from '../../fixtures/registry.ts';

const registry = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keys = (...jwks: readonly object[]) => readSealKeys(JSON.parse(JSON.stringify({ keys: jwks })));
const held = keys(jwkOf(registry)) as SealKeys;
const kindOf = (text: string) => recognise({ text, channel: 'file' }).map(({ kind }) => kind);
const sealOf = (text: string, given = held) => {
  const { signature, integrity } = readRegistryProof(text, given).seal;
  return [signature, integrity.code];
};
const token = (header: object, claims: object = CLAIMS, signature = 'c2ln') => `${part(header)}.${part(claims)}.${signature}`;

describe('a proof of registration', () => {
  it('is recognised in the form of the pilot, and by what it calls itself', () => {
    expect(kindOf(seal(registry, {}))).toEqual(['registry-proof']);
    expect(kindOf(JSON.stringify(CLAIMS))).toEqual(['registry-proof']);
    expect(kindOf(JSON.stringify({ type: ['ProofOfRegistration'], digest: 'x' }))).toEqual(['registry-proof']);
    expect(kindOf(token({ alg: 'ES256', typ: 'proof-of-registration+jwt' }, { sub: 'x' }))).toEqual(['registry-proof']);
  });

  it('is no token that merely has a registry id, no credential and no passport', () => {
    expect(kindOf(token({ alg: 'ES256' }, { registryId: 'x' }))).toEqual(['vc-jwt']);
    expect(kindOf(token({ alg: 'ES256' }, { ...CLAIMS, type: ['VerifiableCredential'] }))).toEqual(['vc-jwt']);
    expect(kindOf(JSON.stringify({ ...CLAIMS, credentialSubject: {} }))).toEqual(['vc']);
    const registered = { registryId: 'R-1', reoId: 'DE-1' };
    expect(kindOf(JSON.stringify(registered))).toEqual(['registry-proof']);
    expect(kindOf(JSON.stringify({ ...registered, dppCode: 'DPP-09520123456788-A' }))).toEqual(['passport']);
    expect(kindOf(JSON.stringify({ ...registered, productName: 'x', manufacturer: 'y' }))).toEqual(['passport']);
  });

  it('states what it says, and no hash that is none', () => {
    const hash = sha256('passport');
    const read = readRegistryProof(seal(registry, { dppHash: hash.toUpperCase() }), held);
    expect(read).toMatchObject({
      format: 'cirpass-2',
      registry: CLAIMS.iss,
      registrationId: CLAIMS.registryId,
      operatorName: CLAIMS.reoName,
      operatorId: CLAIMS.reoId,
      commodityCode: CLAIMS.commodityCode,
      registeredAt: CLAIMS.registeredAt,
      passportHash: hash,
      seal: { by: 'registry-1', algorithm: 'RS256' },
    });
    for (const dppHash of [null, '', hash.slice(1), `${hash}0`, 'z'.repeat(64), 7])
      expect(readRegistryProof(seal(registry, { dppHash }), held)).not.toHaveProperty('passportHash');
  });

  it('of a form that is not known states nothing and is not checked', () => {
    const unknown = { format: 'unknown', seal: { signature: 'not-evaluated', integrity: { code: 'DPP-SIG-31' } } };
    expect(readRegistryProof(JSON.stringify({ type: ['ProofOfRegistration'] }), held)).toMatchObject(unknown);
    expect(readRegistryProof(JSON.stringify(CLAIMS), held)).toMatchObject(unknown);
  });
});

describe('a seal', () => {
  it('is good under the key that it names, and under no other', () => {
    expect(sealOf(seal(registry, {}))).toEqual(['valid', 'DPP-SIG-01']);
    expect(sealOf(seal(registry, {}), new Map())).toEqual(['not-evaluated', 'DPP-SIG-31']);
    expect(sealOf(seal(registry, {}, { kid: 'registry-2' }))).toEqual(['not-evaluated', 'DPP-SIG-31']);
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(sealOf(seal(other, {}))).toEqual(['invalid', 'DPP-SIG-02']);
  });

  it('does not survive a change of any byte of header, claims or signature', () => {
    const text = seal(registry, { dppHash: sha256('a') });
    for (let at = 0; at < text.length; at += 7) {
      if (text[at] === '.') continue;
      const changed = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
      expect(sealOf(changed)[0], String(at)).not.toBe('valid');
    }
  });

  it('is never one that anyone can make, and no key of a registry reaches another algorithm', () => {
    for (const alg of ['none', 'NONE', 'HS256', 'HS512'])
      expect(sealOf(token({ alg, kid: 'registry-1' }))).toEqual(['not-evaluated', 'DPP-SIG-05']);
    for (const alg of ['PS256', 'RS512', 'ES256', 'rs256'])
      expect(sealOf(seal(registry, {}, { alg }))).toEqual(['not-evaluated', 'DPP-SIG-31']);
    expect(sealOf(seal(registry, {}, { crit: ['exp'] }))).toEqual(['not-evaluated', 'DPP-SIG-06']);
    expect(sealOf(seal(registry, {}, { b64: false }))).toEqual(['not-evaluated', 'DPP-SIG-06']);
  });

  it('is not made by a key that the proof brings along', () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(sealOf(seal(other, {}, { kid: 'own', jwk: jwkOf(other) }))).toEqual(['not-evaluated', 'DPP-SIG-31']);
  });
});

describe('a key set', () => {
  const small = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const odd = generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 3 });
  it.each([
    ['no key', [], /1 to 32 keys/],
    ['too many keys', Array.from({ length: 33 }, (_, at) => jwkOf(registry, { kid: String(at) })), /1 to 32 keys/],
    ['one name twice', [jwkOf(registry), jwkOf(registry)], /two keys/],
    ['a nameless key', [jwkOf(registry, { kid: undefined })], /no 'kid'/],
    ['a private key', [{ ...registry.privateKey.export({ format: 'jwk' }), kid: 'a' }], /private part/],
    ['a small key', [jwkOf(small)], /2048 to 8192 bits/],
    ['a small exponent', [jwkOf(odd)], /65537/],
    ['a key for encryption', [jwkOf(registry, { use: 'enc' })], /not a key for signatures/],
    ['a key that only signs', [jwkOf(registry, { key_ops: ['sign'] })], /not a key for signatures/],
    ['a key for another algorithm', [jwkOf(registry, { alg: 'RS512' })], /RS256/],
    ['a key of another kind', [{ kty: 'EC', crv: 'P-256', kid: 'a' }], /RS256/],
    ['something else', ['key'], /not an object/],
  ])('with %s is refused as a whole', (_, jwks, why) => {
    const read = keys(...(jwks as object[]));
    expect('detail' in read ? read.detail : '').toMatch(why);
  });

  it('is told from other documents by its keys', () => {
    expect(isKeySet({ keys: [] })).toBe(true);
    expect(isKeySet({ id: 'did:web:a', verificationMethod: [] })).toBe(false);
  });
});

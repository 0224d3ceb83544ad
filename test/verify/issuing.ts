// A small issuer for tests: its own key and DID document, proofs and tokens as asked for, also wrong ones.
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Json, JsonObject } from '../../server/recognise/json.ts';
import type { CredentialInput, ProductKey } from '../../server/recognise/recognised.ts';
import { trustFromIssuers } from '../../server/trust/from-issuers.ts';
import type { KnownIssuer, Trust } from '../../server/trust/trust.ts';
import type { Code } from '../../server/verdict/codes.ts';
import { decide } from '../../server/verdict/decide.ts';
import { encodeBase58 } from '../../server/verify/base58.ts';
import { hashData } from '../../server/verify/data-integrity.ts';
import { type Verification, verifyCredential } from '../../server/verify/index.ts';

export const NOW = new Date('2026-06-01T12:00:00Z');
export const DID = 'did:web:maker.example';
export const METHOD = `${DID}#key-1`;

export interface TestKey {
  readonly privateKey: KeyObject;
  readonly jwk: JsonObject;
}

export function newKey(): TestKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    privateKey,
    jwk: createPublicKey(createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' }))).export({ format: 'jwk' }) as JsonObject,
  };
}

export const KEY = newKey();

export function didDocument(did = DID, jwk = KEY.jwk, method: JsonObject = {}, fragment = 'key-1'): JsonObject {
  const id = `${did}#${fragment}`;
  return {
    id: did,
    verificationMethod: [{ id, type: 'JsonWebKey', controller: did, publicKeyJwk: jwk, ...method }],
    assertionMethod: [id],
  };
}

export const issuer = (more: Partial<KnownIssuer> = {}): KnownIssuer => ({
  did: DID,
  origin: 'list',
  status: 'granted',
  didDocument: didDocument(),
  asOf: '2026-05-30T00:00:00Z',
  name: 'Maker',
  ...more,
});

export const trusting = (...issuers: readonly KnownIssuer[]): Trust =>
  trustFromIssuers(issuers, { state: 'fresh', asOf: '2026-05-31T00:00:00Z' });

export const CONTEXT: Json = ['https://www.w3.org/ns/credentials/v2'];

export const passport = (more: JsonObject = {}): JsonObject => ({
  '@context': CONTEXT,
  id: 'urn:uuid:0b0d6d7a-6f0e-4d5c-9d3e-1f2a3b4c5d6e',
  type: ['VerifiableCredential'],
  issuer: { id: DID, name: 'Whatever the credential says' },
  validFrom: '2026-01-01T00:00:00Z',
  credentialSubject: { id: 'https://maker.example/01/09520123456788/21/ABC123', name: 'Zelle €', mass: 75.2 },
  ...more,
});

export function proofOptions(more: JsonObject = {}): JsonObject {
  return {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: '2026-01-01T00:00:00Z',
    verificationMethod: METHOD,
    proofPurpose: 'assertionMethod',
    ...more,
  };
}

export const proofOf = (document: JsonObject, options: JsonObject = proofOptions(), key = KEY): JsonObject => ({
  ...options,
  proofValue: `z${encodeBase58(sign(null, hashData(document, options), key.privateKey))}`,
});

export const secure = (document: JsonObject = passport(), options?: JsonObject, key?: TestKey): JsonObject => ({
  ...document,
  proof: proofOf(document, options, key),
});

export function token(payload: JsonObject = passport(), header: JsonObject = {}, key = KEY): string {
  const parts = [{ alg: 'EdDSA', typ: 'vc+jwt', cty: 'vc', kid: METHOD, ...header }, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const input = parts.join('.');
  return `${input}.${sign(null, Buffer.from(input), key.privateKey).toString('base64url')}`;
}

export interface Asked {
  readonly kind?: CredentialInput['kind'];
  readonly trust?: Trust;
  readonly now?: Date;
  readonly expected?: ProductKey;
}

export function verify(
  credential: JsonObject | string,
  { kind, trust = trusting(issuer()), now = NOW, expected }: Asked = {},
): Verification {
  const text = typeof credential === 'string' ? credential : JSON.stringify(credential);
  const guessed = kind ?? (text.startsWith('{') ? 'vc' : 'vc-jwt');
  return verifyCredential({ kind: guessed, text, flags: [] }, { now, trust, ...(expected ? { expected } : {}) });
}

export const codesOf = ({ evidence }: Verification): readonly Code[] => evidence.map(({ code }) => code);
export const headlineOf = ({ evidence }: Verification): string => decide(evidence).headline;

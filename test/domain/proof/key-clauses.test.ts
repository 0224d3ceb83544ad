// Verification methods, clause by clause (Controlled Identifiers 1.0, DID Core 1.0, RFC 7517, RFC 8037): what makes an entry of a DID document a key.
import { describe, expect, it } from 'vitest';
import { didWebUrl, isDid } from '../../../server/domain/did/did.ts';
import { encodeBase58 } from '../../../server/domain/encoding/base58.ts';
import type { Code } from '../../../server/domain/evidence/codes.ts';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { encodeMultikey } from '../../../server/domain/keys/multikey.ts';
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
  proofOptions,
  secure,
  token,
  trusting,
  verify,
} from '../../fixtures/issuing.ts';

const RAW = Buffer.from(String(KEY.jwk.x), 'base64url');
const MULTIKEY = encodeMultikey(RAW);
const OTHER = newKey();
const jwk: JsonObject = { id: METHOD, type: 'JsonWebKey', controller: DID, publicKeyJwk: KEY.jwk };
const multikey: JsonObject = { id: METHOD, type: 'Multikey', controller: DID, publicKeyMultibase: MULTIKEY };
const without = (method: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(method).filter(([one]) => one !== name));

const withDocument = (document: JsonObject) => ({ trust: trusting(issuer({ didDocument: { id: DID, ...document } })) });
const withMethod = (method: JsonObject) => withDocument({ verificationMethod: [method], assertionMethod: [METHOD] });
const judged = (asked: ReturnType<typeof withDocument>) => [verify(secure(), asked), verify(token(), asked)];

describe('a key', () => {
  it.each<[string, JsonObject]>([
    [
      'with all that RFC 7517 lets it say',
      { ...jwk, publicKeyJwk: { ...KEY.jwk, use: 'sig', key_ops: ['verify'], alg: 'EdDSA', kid: 'x' } },
    ],
    ['with a member of the JWK that nobody knows', { ...jwk, publicKeyJwk: { ...KEY.jwk, 'x5t#S256': 'x' } }],
    ['named relative to its document (DID Core 3.2.2)', { ...jwk, id: '#key-1' }],
    ['that expires a second later', { ...multikey, expires: '2026-06-01T12:00:01Z' }],
    ['that will be revoked', { ...multikey, revoked: '2026-06-02T00:00:00+02:00' }],
  ])('%s signs', (_what, method) => {
    for (const verification of judged(withMethod(method))) expect(headlineOf(verification)).toBe('valid');
  });

  const DATES: readonly Json[] = [
    ...['2026-06-01T12:00:00Z', '2026-05-01', 'never', '2026-06-01T12:00:00', '', 1767225600, true, null],
    ...[['2027-01-01T00:00:00Z'], { '@value': '2027-01-01T00:00:00Z' }],
  ];
  it.each(DATES.flatMap((date) => [['revoked', date, 'DPP-KEY-04'] as const, ['expires', date, 'DPP-KEY-05'] as const]))(
    'whose %s is %j is over: at that moment, and when no dateTimeStamp says otherwise (CID 2.2)',
    (name, date, code) => {
      for (const verification of judged(withMethod({ ...jwk, [name]: date }))) expect(codesOf(verification)).toContain(code);
    },
  );

  const secret = 'z3u2en7t5LR2WtQH5PfFqMqwVHgeXouLzo6haApm8XHqvjxq';
  it.each<[string, JsonObject]>([
    ...['secretKeyMultibase', 'privateKeyMultibase', 'privateKeyBase58'].map((name): [string, JsonObject] => [name, { ...multikey, [name]: secret }]),
    ...['secretKeyJwk', 'privateKeyJwk'].map((name): [string, JsonObject] => [name, { ...jwk, [name]: { ...KEY.jwk, d: 'x' } }]),
    ...['d', 'k', 'priv', 'p', 'q', 'dp', 'dq', 'qi', 'oth'].map((name): [string, JsonObject] => [`${name} of the JWK`, { ...jwk, publicKeyJwk: { ...KEY.jwk, [name]: 'x' } }]),
  ])('whose private part is published, %s, is nobody’s any more (CID 2.2.2, 2.2.3)', (_name, method) => {
    for (const verification of judged(withMethod(method))) {
      expect(codesOf(verification)).toContain('DPP-KEY-03');
      expect(headlineOf(verification)).toBe('invalid');
    }
  }); // biome-ignore format: a table

  it.each<[string, JsonObject, Code]>([
    ['two forms of one key at once (CID 2.2.1)', { ...jwk, publicKeyMultibase: MULTIKEY }, 'DPP-KEY-06'],
    ['two keys at once', { ...multikey, publicKeyJwk: OTHER.jwk }, 'DPP-KEY-06'],
    ['a third form beside', { ...jwk, publicKeyBase58: encodeBase58(RAW) }, 'DPP-KEY-06'],
    ['the form of another type', { ...jwk, type: 'Multikey' }, 'DPP-KEY-06'],
    ['a list of types', { ...jwk, type: ['JsonWebKey'] }, 'DPP-KEY-06'],
    ['no type', without(jwk, 'type'), 'DPP-KEY-06'],
    ['no controller', without(jwk, 'controller'), 'DPP-KEY-02'],
    ['a list of controllers', { ...jwk, controller: [DID] }, 'DPP-KEY-02'],
    ['null as controller', { ...jwk, controller: null }, 'DPP-KEY-02'],
    ['itself as controller', { ...jwk, controller: jwk }, 'DPP-KEY-02'],
    ['another controller', { ...jwk, controller: 'did:web:other.example' }, 'DPP-ISS-22'],
    ['a number as id', { ...jwk, id: 1 }, 'DPP-KEY-02'],
  ])('with %s does not sign', (_what, method, code) => {
    for (const verification of judged(withMethod(method))) {
      expect(codesOf(verification)).toContain(code);
      expect(headlineOf(verification)).not.toBe('valid');
    }
  });

  const x = String(KEY.jwk.x);
  it.each<[string, JsonObject]>([
    ['x with padding', { x: `${x}=` }],
    ['x of 31 bytes', { x: RAW.subarray(1).toString('base64url') }],
    ['x of 33 bytes', { x: Buffer.concat([RAW, Buffer.alloc(1)]).toString('base64url') }],
    ['x as a number', { x: 5 }],
    ['kty EC', { kty: 'EC' }],
  ])('as a JWK with %s is none for EdDSA', (_what, more) => {
    for (const verification of judged(withMethod({ ...jwk, publicKeyJwk: { ...KEY.jwk, ...more } })))
      expect(codesOf(verification)).toEqual(expect.arrayContaining(['DPP-SIG-12', 'DPP-KEY-06']));
  });

  it.each<[string, JsonObject]>([
    ['key_ops without verify (RFC 7517 4.3)', { key_ops: ['sign'] }],
    ['no key_ops at all in the list', { key_ops: [] }],
    ['key_ops as text', { key_ops: 'verify' }],
    ['use of encryption', { use: 'enc' }],
    ['another alg', { alg: 'ES256' }],
    ['the alg of another kind of COSE key', { alg: 'ESP256' }],
  ])('whose JWK states %s matches the signature and may not sign', (_what, more) => {
    for (const verification of judged(withMethod({ ...jwk, publicKeyJwk: { ...KEY.jwk, ...more } }))) {
      expect(codesOf(verification)).toEqual(expect.arrayContaining(['DPP-SIG-01', 'DPP-KEY-03']));
      expect(headlineOf(verification)).toBe('invalid');
    }
  });

  it.each<[string, JsonObject]>([
    ['crv in small letters', { crv: 'ed25519' }],
    ['crv of another curve', { crv: 'Ed448' }],
    ['kty RSA', { kty: 'RSA', crv: 'RSA' }],
  ])('as a JWK with %s cannot be checked', (_what, more) => {
    for (const verification of judged(withMethod({ ...jwk, publicKeyJwk: { ...KEY.jwk, ...more } }))) {
      expect(codesOf(verification)).toEqual(expect.arrayContaining(['DPP-SIG-10', 'DPP-KEY-14']));
      expect(headlineOf(verification)).toBe('cannot-check');
    }
  });

  const prefixed = (...prefix: readonly number[]): string => `z${encodeBase58(Buffer.concat([Buffer.from(prefix), RAW]))}`;
  it.each<[string, Json]>([
    ['base64url', `u${Buffer.concat([Buffer.from([0xed, 1]), RAW]).toString('base64url')}`],
    ['the prefix of X25519', prefixed(0xec, 1)],
    ['the prefix of a secret key', prefixed(0x80, 0x26)],
    ['a prefix in three bytes', prefixed(0xed, 0x81, 0)],
    ['half a prefix', prefixed(0xed)],
    ['no prefix', prefixed()],
    ['a zero byte in front', MULTIKEY.replace('z', 'z1')],
    ['a space behind', `${MULTIKEY} `],
    ['a list', [MULTIKEY]],
  ])('as a Multikey with %s is none (CID 2.2.2)', (_what, publicKeyMultibase) => {
    for (const verification of judged(withMethod({ ...multikey, publicKeyMultibase })))
      expect(codesOf(verification)).toEqual(expect.arrayContaining(['DPP-SIG-12', 'DPP-KEY-06']));
  });
});

describe('a document', () => {
  it.each<[string, JsonObject, string]>([
    ['names the key by a relative URL', { verificationMethod: [jwk], assertionMethod: ['#key-1'] }, 'valid'],
    ['holds the key in assertionMethod', { assertionMethod: [jwk] }, 'valid'],
    ['has assertionMethod as one text, which is no set', { verificationMethod: [jwk], assertionMethod: METHOD }, 'invalid'],
    ['has no assertionMethod', { verificationMethod: [jwk] }, 'invalid'],
    ['names only itself', { verificationMethod: [jwk], assertionMethod: [DID] }, 'invalid'],
    ['holds the key in authentication alone', { authentication: [jwk], assertionMethod: [METHOD] }, 'unknown-issuer'],
    ['has verificationMethod as one object, which is no set', { verificationMethod: jwk, assertionMethod: [METHOD] }, 'unknown-issuer'],
  ])('that %s (CID 2.3)', (_what, document, headline) => {
    for (const verification of judged(withDocument(document))) expect(headlineOf(verification)).toBe(headline);
  });
});

it.each([
  'DID:WEB:maker.example',
  'did:web:MAKER.example',
  `${DID}#key-1`,
  ` ${DID}`,
  'did:web:maker%2Eexample',
  `${DID}:`,
  'maker.example',
])('an issuer %j is not the one that is spelled otherwise', (other) =>
  expect(headlineOf(verify(secure(passport({ issuer: other }))))).not.toBe('valid'),
);

describe('an issuer named by an https URL, whose token names the kid of a JWK (VC-JOSE-COSE 3.3.1)', () => {
  const ISSUER = 'https://maker.example/issuer';
  const entry = (name: string, { jwk: key }: typeof OTHER): JsonObject => ({
    id: `${ISSUER}#${name}`,
    type: 'JsonWebKey',
    controller: ISSUER,
    publicKeyJwk: { ...key, kid: 'one' },
  });
  const judgedWith = (...methods: readonly JsonObject[]): string => {
    const didDocument = { id: ISSUER, verificationMethod: methods, assertionMethod: methods.map(({ id }) => id ?? '') };
    const trust = trusting(issuer({ did: ISSUER, didDocument }));
    return headlineOf(verify(token(passport({ issuer: ISSUER, iss: ISSUER }), { kid: 'one' }), { trust }));
  };
  it('has that key, or none where two have the name', () => {
    expect(judgedWith(entry('a', KEY))).toBe('valid');
    expect(judgedWith(entry('a', KEY), entry('b', OTHER))).not.toBe('valid');
    expect(judgedWith(entry('a', OTHER), entry('b', KEY))).not.toBe('valid');
  });
});

describe('did:web', () => {
  const TWINS = [
    'did:web:Maker.example',
    'did:web:maker.example%3A443',
    'did:web:maker.example%3a8443',
    'did:web:maker%2Eexample',
    'did:web:maker.example.',
  ];
  it.each([...TWINS, 'did:web:maker.example:%61', 'did:web:maker.example:%c3%bc', 'did:web:maker.example%3A443:a'])(
    'V13: has one spelling, which %s is not',
    (did) => expect(isDid(did)).toBe(false),
  );
  it.each([
    'did:web:maker.example',
    'did:web:maker.example%3A8443:A:b',
    'did:web:maker.example:%C3%BC',
    'did:web:maker.example:%20%7E',
    'did:key:z6Mk',
  ])('V13: %s is that spelling', (did) => expect(isDid(did)).toBe(true));
  it.each(TWINS)('V13: a twin %s signs nothing, though a file vouches for it', (did) => {
    const trust = trusting(issuer({ did, didDocument: didDocument(did) }), issuer({ status: 'withdrawn' }));
    const signed = [
      secure(passport({ issuer: did }), proofOptions({ verificationMethod: `${did}#key-1` })),
      token(passport({ issuer: did }), { kid: `${did}#key-1` }),
    ];
    for (const one of signed) expect(headlineOf(verify(one, { trust }))).toBe('unknown-issuer');
  });
  it.each([
    ['did:web:localhost', 'https://localhost/.well-known/did.json'],
    ['did:web:localhost%3A8080:a', 'https://localhost:8080/a/did.json'],
    ['did:web:EXAMPLE.com', 'https://EXAMPLE.com/.well-known/did.json'],
    ['did:web:example.com%3A65535', 'https://example.com:65535/.well-known/did.json'],
    ['did:web:1x.example:%C3%BC', 'https://1x.example/%C3%BC/did.json'],
  ])('%s is at %s', (did, url) => expect(didWebUrl(did)).toBe(url));
  it.each([
    ...['10.0.0.1%3A80', '2130706433', '0x7f000001', '0x7f.1', '%31%30.0.0.1', '%5B%3A%3A1%5D%3A80', 'example.com%3A', 'example.com%3A-1'],
    ...['example.com%3A08', 'example.com%3A65536', 'example.com%3A80%3A80', '-a.example', 'a-.example', 'a_b.example', 'bücher.example'],
    ...['example.com.', '.example.com', `${'a'.repeat(64)}.example`, `${'a.'.repeat(127)}example`, 'user%40example.com', 'example.com%2Fx'],
    ...[
      'example.com:..',
      'example.com:%2E',
      'example.com:a%5Cb',
      'example.com:a%00',
      'example.com:a%0Ab',
      'example.com:%ff',
      'example.com:%',
      'a b',
    ],
  ])('did:web:%s is refused', (rest) => expect(didWebUrl(`did:web:${rest}`)).toBeUndefined());
});

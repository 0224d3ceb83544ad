// VC Data Integrity 1.0 and the EdDSA cryptosuites 1.0, clause by clause: what each member of a proof may be, and what follows from it.
import { createHash, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encodeBase58 } from '../../../server/domain/encoding/base58.ts';
import { canonicalise } from '../../../server/domain/json/jcs.ts';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { CONTEXT, codesOf, DID, headlineOf, KEY, METHOD, passport, proofOf, proofOptions, secure, verify } from '../../fixtures/issuing.ts';

const first = (credential: JsonObject | string) => verify(credential).evidence[0];
const signedWith = (options: JsonObject) => first(secure(passport(), proofOptions(options)));
const without = (name: string): JsonObject => Object.fromEntries(Object.entries(proofOptions()).filter(([member]) => member !== name));
const CONTEXT_URL = (CONTEXT as readonly string[])[0] ?? '';

describe('section 2.1, members of a proof that was signed as it is', () => {
  it.each<[string, JsonObject]>([
    ['without created, which is optional', without('created')],
    ['created with an offset and a fraction', proofOptions({ created: '2026-01-01T00:00:00.123456789+14:00' })],
    ['expires tomorrow', proofOptions({ expires: '2026-06-02T00:00:00Z' })],
    ['an id that is a URN', proofOptions({ id: 'urn:uuid:6a1676b8-b51f-11ed-937b-d76685a20ff5' })],
    ['one domain, a challenge and a nonce', proofOptions({ domain: 'domain.example', challenge: '1235abcd', nonce: 'n' })],
    ['a set of domains', proofOptions({ domain: ['domain.example', 'https://domain.example:8443'] })],
    ['a member that nobody knows', proofOptions({ comment: ['x'] })],
    ['its own @context, the same as the document’s', proofOptions({ '@context': CONTEXT })],
  ])('%s: is taken', (_what, options) => {
    expect(headlineOf(verify(secure(passport(), options)))).toBe('valid');
  });

  const WRONG: Readonly<Record<string, readonly Json[]>> = {
    'id MUST be a URL': [5, null, 'no url', '', ['urn:x:1'], {}].map((id) => ({ id })),
    'domain MUST be a string or a set of strings': [5, null, {}, ['a', 5], [['a']]].map((domain) => ({ domain })),
    'challenge is a string': [5, null, ['c'], {}].map((challenge) => ({ challenge })),
    'nonce is a string': [5, null, ['n'], {}].map((nonce) => ({ nonce })),
    'proofPurpose MUST be a string': [null, 1, ['assertionMethod'], {}].map((proofPurpose) => ({ proofPurpose })),
    'created MUST be a dateTimeStamp': DATES().map((created) => ({ created })),
    'expires MUST be a dateTimeStamp': DATES().map((expires) => ({ expires })),
    'previousProof MUST be a string or a list of strings': [null, 5, {}, [5], ['urn:x:1', null]].map((previousProof) => ({
      previousProof,
    })),
    'previousProof MUST name a proof of the set': ['urn:x:1', ['urn:x:1'], ''].map((previousProof) => ({ previousProof })),
  };
  function DATES(): Json[] {
    const texts = ['2026-01-01t00:00:00Z', '2026-01-01 00:00:00Z', '2026-06-30T23:59:60Z', '2026-02-30T00:00:00Z', '2026-01-01T00:00Z'];
    return [...texts, '2026-01-01T00:00:00', '2026-01-01', '2026-01-01T00:00:00,5Z', '', 1767225600, null, ['2026-01-01T00:00:00Z'], {}];
  }
  for (const [clause, members] of Object.entries(WRONG)) {
    it.each(members.map((member) => [JSON.stringify(member), member as JsonObject]))(`${clause}: not %s`, (_text, member) => {
      expect(signedWith(member)).toMatchObject({ outcome: 'failed', code: 'DPP-SIG-03' });
    });
  }

  it.each(['authentication', 'AssertionMethod', 'assertionMethod ', 'https://w3id.org/security#assertionMethod', ''])(
    'proofPurpose %j is another purpose (section 4.4)',
    (proofPurpose) => expect(signedWith({ proofPurpose })).toMatchObject({ outcome: 'failed', code: 'DPP-SIG-08' }),
  );

  it.each<[string, Json]>([
    ...([null, '', '#key-1', DID, `${METHOD} `, ` ${METHOD}`, `${METHOD}#key-1`, `${DID}#`, [METHOD], { id: METHOD }] as const).map(
      (value): [string, Json] => [JSON.stringify(value), value as Json],
    ),
    ...['DID:WEB:maker.example#key-1', 'http://maker.example/keys#key-1', `${METHOD}\u0000`].map((value): [string, Json] => [value, value]),
  ])('verificationMethod %s is no absolute URL of a method', (_text, verificationMethod) => {
    expect(signedWith({ verificationMethod })).toMatchObject({ outcome: 'failed', code: 'DPP-SIG-03' });
  });
  it.each(['verificationMethod', 'type', 'cryptosuite', 'proofPurpose'])('%s MUST exist (4.4)', (name) => {
    expect(first(secure(passport(), without(name)))).toMatchObject({ outcome: 'failed', code: 'DPP-SIG-03' });
  });
  it.each(['did:web:MAKER.example#key-1', 'did:web:maker.example%3A443#key-1', 'did:web:maker.example:x#key-1', `${DID}#key%2D1`])(
    'verificationMethod %s is not the one that is spelled otherwise',
    (verificationMethod) => expect(signedWith({ verificationMethod })).toMatchObject({ outcome: 'not-checked', code: 'DPP-SIG-12' }),
  );
});

describe('section 2.2 of the cryptosuites, proofValue', () => {
  const proof = proofOf(passport());
  const value = String(proof.proofValue);
  const bytes = sign(null, Buffer.from('x'), KEY.privateKey);
  const withValue = (proofValue: Json) => first({ ...passport(), proof: { ...proof, proofValue } });
  it.each<[string, Json]>([
    ['nothing', ''],
    ['z alone', 'z'],
    ['null', null],
    ['a list', [value]],
    ['base64url', `u${bytes.toString('base64url')}`],
    ['base64 with padding', `M${bytes.toString('base64')}`],
    ['hexadecimal', `f${bytes.toString('hex')}`],
    ['Z', `Z${value.slice(1)}`],
    ['z twice', `z${value}`],
    ['a zero byte in front', `z1${value.slice(1)}`],
    ['65 bytes', `z${encodeBase58(Buffer.concat([bytes, Buffer.alloc(1)]))}`],
    ['63 bytes', `z${encodeBase58(bytes.subarray(1))}`],
    ['the prefix of a key', `z${encodeBase58(Buffer.concat([Buffer.from([0xed, 1]), bytes]))}`],
    ['a line feed behind', `${value}\n`],
    ['a letter outside the alphabet', `z0${value.slice(2)}`],
    ['five thousand zeros', `z${'1'.repeat(5000)}`],
  ])('%s is not 64 bytes in base58btc', (_what, proofValue) => {
    expect(withValue(proofValue)).toMatchObject({ outcome: 'failed', code: 'DPP-SIG-03' });
  });

  const [config, document] = [canonicalise(proofOptions()), canonicalise(passport())];
  const digest = (text: string, algorithm = 'sha256') => createHash(algorithm).update(text).digest();
  it.each<[string, Buffer]>([
    ['SHA-512', Buffer.concat([digest(config, 'sha512'), digest(document, 'sha512')])],
    ['the document first', Buffer.concat([digest(document), digest(config)])],
    ['the document alone', digest(document)],
    ['the configuration alone', digest(config)],
    ['hexadecimal digests', Buffer.from(digest(config).toString('hex') + digest(document).toString('hex'))],
    ['a digest of both', createHash('sha256').update(digest(config)).update(digest(document)).digest()],
    ['texts that are not canonical', Buffer.concat([digest(JSON.stringify(proofOptions())), digest(JSON.stringify(passport()))])],
  ])('a signature over %s does not match (3.3.4)', (_what, signed) => {
    expect(withValue(`z${encodeBase58(sign(null, signed, KEY.privateKey))}`)).toMatchObject({ code: 'DPP-SIG-02' });
  });
});

describe('3.3.2, the @context of the proof', () => {
  const other = 'https://vocabulary.uncefact.org/untp/0.7.0/context/';
  const both: Json = [CONTEXT_URL, other];
  it.each<[string, Json, Json, Json, string]>([
    ['is a part of the document’s, and that was signed', both, [CONTEXT_URL], [CONTEXT_URL], 'DPP-SIG-01'],
    ['is a part of the document’s, and the whole was signed', both, [CONTEXT_URL], both, 'DPP-SIG-02'],
    ['is longer', [CONTEXT_URL], both, both, 'DPP-SIG-04'],
    ['has another order', both, [other, CONTEXT_URL], both, 'DPP-SIG-04'],
    ['is null', [CONTEXT_URL], null, [CONTEXT_URL], 'DPP-SIG-04'],
    ['is one text where a list was signed', [CONTEXT_URL], CONTEXT_URL, [CONTEXT_URL], 'DPP-SIG-02'],
  ])('%s', (_what, held, inProof, signed, code) => {
    const proof = proofOf(passport({ '@context': signed }), proofOptions({ '@context': inProof }));
    expect(first({ ...passport({ '@context': held }), proof })).toMatchObject({ code });
  });
  it('that is empty signs a document without one, which is no credential', () => {
    const proof = proofOf(passport({ '@context': [] }), proofOptions({ '@context': [] }));
    expect(headlineOf(verify({ ...passport(), proof }))).toBe('invalid');
  });
});

it('expires: a proof is over from that moment on, not after it', () => {
  expect(codesOf(verify(secure(passport(), proofOptions({ expires: '2026-06-01T12:00:00Z' }))))).toContain('DPP-DAT-03');
  expect(codesOf(verify(secure(passport(), proofOptions({ expires: '2026-06-01T12:00:00.001Z' }))))).toContain('DPP-DAT-01');
});

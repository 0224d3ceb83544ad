// Proofs over the graph of a credential, signed here and judged whole: what was hidden, moved, added or altered after signing.
import { describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../../server/domain/json/json.ts';
import { decide } from '../../../server/domain/verdict/decide.ts';
import { graphOptions, olderOptions, signedGraph } from '../../fixtures/graph-proofs.ts';
import {
  CONTEXT,
  codesOf,
  DID,
  didDocument,
  headlineOf,
  issuer,
  newKey,
  passport,
  secure,
  trusting,
  verify,
} from '../../fixtures/issuing.ts';

const subject: JsonObject = { id: 'https://maker.example/01/09520123456788/21/ABC123', name: 'Zelle €' };
const product = passport({ credentialSubject: subject });
const EXPIRY = 'https://www.w3.org/2018/credentials#validUntil';
const typed = (moment: string): JsonObject => ({ '@value': moment, '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' });

describe('a good proof', () => {
  it('is valid, and shows what was signed', async () => {
    const found = verify(await signedGraph(product));
    expect(headlineOf(found)).toBe('valid');
    expect(found.document).toEqual(product);
    expect(codesOf(found)).not.toContain('DPP-CON-05');
  });
  it.each([
    ['P-256', 'SHA-256'],
    ['P-384', 'SHA-384'],
  ] as const)('of %s hashes with %s, in the canonicalisation too', async (curve, digest) => {
    const { privateKey, jwk } = newKey(curve);
    const known = trusting(issuer({ didDocument: didDocument(DID, jwk) }));
    const blank = passport({ credentialSubject: subject, evidence: [{ type: 'JsonSchema' }, { type: 'JsonSchema' }] });
    const secured = (other: typeof digest) =>
      signedGraph(blank, { options: graphOptions({ cryptosuite: 'ecdsa-rdfc-2019' }), privateKey, digest: other });
    expect(codesOf(verify(await secured(digest), { trust: known }))[0]).toBe('DPP-SIG-01');
    expect(codesOf(verify(await secured(digest === 'SHA-256' ? 'SHA-384' : 'SHA-256'), { trust: known }))[0]).toBe('DPP-SIG-02');
  });
  it('next to one of another suite counts with it, and one that does not hold spoils the set', async () => {
    const [one, other] = [(await signedGraph(product)).proof ?? null, secure(product).proof ?? null];
    expect(headlineOf(verify({ ...product, proof: [one, other] }))).toBe('valid');
    const bad = { ...(other as JsonObject), created: '2026-01-02T00:00:00Z' };
    expect(headlineOf(verify({ ...product, proof: [one, bad] }))).toBe('invalid');
  });
});

it('a document takes the time of one graph at most, however many proofs it has', async () => {
  const values = Array.from({ length: 100 }, (_, at) => at);
  const statements = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`https://x.example/${at}`, values]));
  const proof = (await signedGraph(product)).proof ?? null;
  const large = {
    ...product,
    credentialSubject: { ...subject, ...statements },
    proof: [proof, proof],
  };
  const { evidence } = verify(large);
  const found = evidence.filter(({ check }) => check === 'integrity');
  expect(found.map(({ code }) => code)).toEqual(['DPP-SIG-43', 'DPP-SIG-43']);
  expect(found[1]?.detail).toBe('an earlier proof of the document took too much work');
});

it('no byte can be changed', async () => {
  const text = JSON.stringify(await signedGraph(product));
  const bytes = Buffer.from(text);
  const valid: string[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const flipped = Buffer.from(bytes);
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    if (headlineOf(verify(flipped.toString('utf8'))) === 'valid') valid.push(flipped.toString('utf8'));
  }
  expect(valid).toEqual([]);
}, 300_000);

describe('an expiry that was signed', () => {
  const expired = passport({ credentialSubject: subject, validUntil: '2026-02-01T00:00:00Z' });
  it('counts', async () => expect(decide(verify(await signedGraph(expired)).evidence).reasons).toContain('DPP-DAT-03'));
  it('cannot be hidden behind its full address', async () => {
    const { validUntil: _, ...rest } = await signedGraph(expired);
    const found = verify({ ...rest, [EXPIRY]: typed('2026-02-01T00:00:00Z') });
    expect(decide(found.evidence)).toMatchObject({ headline: 'invalid', reasons: ['DPP-SIG-42'] });
    expect(found.document).toBeUndefined();
  });
  it('cannot be hidden in the proof', async () => {
    const { proof, ...rest } = await signedGraph(product, { options: graphOptions({ expires: '2026-02-01T00:00:00Z' }) });
    if (!isObject(proof)) throw new Error('no proof');
    const { expires: _, ...options } = proof;
    expect(codesOf(verify({ ...rest, proof }))).toContain('DPP-DAT-03');
    const hidden = { ...rest, proof: { ...options, 'https://w3id.org/security#expiration': typed('2026-02-01T00:00:00Z') } };
    expect(decide(verify(hidden).evidence)).toMatchObject({ headline: 'invalid', reasons: ['DPP-SIG-42'] });
  });
});

describe('options of the proof', () => {
  it.each<[string, JsonObject, string]>([
    ['another purpose', { proofPurpose: 'authentication' }, 'DPP-SIG-08'],
    ['a proof that is not there before it', { previousProof: 'urn:uuid:1' }, 'DPP-SIG-03'],
    ['a date without a zone', { created: '2026-01-01T00:00:00' }, 'DPP-SIG-03'],
  ])('%s', async (_, more, code) => {
    expect(codesOf(verify(await signedGraph(product, { options: graphOptions(more) })))[0]).toBe(code);
  });
  it('a proof from the future is not yet valid', async () =>
    expect(codesOf(verify(await signedGraph(product, { options: graphOptions({ created: '2026-07-01T00:00:00Z' }) })))).toContain(
      'DPP-DAT-04',
    ));
  it('a chained proof that does not match by itself is not checked, which is not the same as altered', async () => {
    const proof = (await signedGraph(product, { options: graphOptions({ id: 'urn:uuid:1' }) })).proof as JsonObject;
    const later = { ...proof, id: 'urn:uuid:2', previousProof: 'urn:uuid:1' };
    expect(codesOf(verify({ ...product, proof: later }))[0]).toBe('DPP-SIG-15');
  });
});

describe('a credential of the Data Model 1.1 with Ed25519Signature2020', () => {
  const SUITE = 'https://w3id.org/security/suites/ed25519-2020/v1';
  const older = (more: JsonObject = {}): JsonObject => ({
    '@context': ['https://www.w3.org/2018/credentials/v1', SUITE],
    id: 'urn:uuid:0b0d6d7a-6f0e-4d5c-9d3e-1f2a3b4c5d6e',
    type: ['VerifiableCredential'],
    issuer: DID,
    issuanceDate: '2026-01-01T00:00:00Z',
    credentialSubject: { id: subject.id ?? null },
    ...more,
  });
  const signed = (document: JsonObject): Promise<JsonObject> => signedGraph(document, { options: olderOptions() });

  it('is valid, from its issuance to its expiration', async () => {
    const found = verify(await signed(older({ expirationDate: '2031-01-01T00:00:00Z' })));
    expect(headlineOf(found)).toBe('valid');
    expect([found.validFrom, found.validUntil]).toEqual(['2026-01-01T00:00:00Z', '2031-01-01T00:00:00Z']);
  });
  it.each<[string, JsonObject, string]>([
    ['expired', { expirationDate: '2026-02-01T00:00:00Z' }, 'DPP-DAT-03'],
    ['expired by the date that 2.0 names, which the context of 1.1 defines too', { validUntil: '2026-02-01T00:00:00Z' }, 'DPP-DAT-03'],
    ['not yet issued', { issuanceDate: '2027-01-01T00:00:00Z' }, 'DPP-DAT-04'],
    [
      'with a status of Revocation List 2020, whose list is not held',
      {
        '@context': ['https://www.w3.org/2018/credentials/v1', SUITE, 'https://w3id.org/vc-revocation-list-2020/v1'],
        credentialStatus: {
          id: 'https://s.example/1#7',
          type: 'RevocationList2020Status',
          revocationListIndex: '7',
          revocationListCredential: 'https://s.example/1',
        },
      },
      'DPP-STA-03',
    ],
  ])('%s', async (_, more, code) => expect(codesOf(verify(await signed(older(more))))).toContain(code));
  it('without a date of issuance breaks a rule of 1.1', async () => {
    const { issuanceDate: _, ...undated } = older();
    expect(codesOf(verify(await signed(undated)))).toContain('DPP-CON-02');
  });
  it('in a document that does not define the suite signs nothing of the proof', async () => {
    const unsigned = await signed(older({ '@context': ['https://www.w3.org/2018/credentials/v1'] }));
    expect(codesOf(verify(unsigned))[0]).toBe('DPP-SIG-41');
    expect(headlineOf(verify(unsigned))).toBe('invalid');
  });
  it('on a credential of 2.0 counts too', async () =>
    expect(
      headlineOf(verify(await signed(passport({ '@context': [...(CONTEXT as readonly string[]), SUITE], credentialSubject: subject })))),
    ).toBe('valid'));
});

it('asks for no key of a context that is not bundled, and says which', async () => {
  const found = verify({ ...(await signedGraph(product)), '@context': [...(CONTEXT as readonly string[]), 'https://terms.example/v1'] });
  expect(found.evidence[0]).toMatchObject({ code: 'DPP-SIG-40', detail: "'https://terms.example/v1'" });
  expect(headlineOf(found)).toBe('cannot-check');
});

// The rules for RDF proofs: a document is read in one form only, and every other way to write its statements is refused.
import { describe, expect, it } from 'vitest';
import { UNTP_CONTEXT, VCDM_CONTEXT } from '../../../server/domain/credential/context-terms.ts';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { canonicalHash, type RdfAnswer } from '../../../server/domain/rdf/canonical.ts';
import { GS1_INLINE } from '../../../server/domain/rdf/contexts/gs1.ts';
import { bundledContexts } from '../../../server/domain/rdf/contexts.ts';

const ID = 'urn:uuid:6f0e1d6c-3d1d-4a53-9d0a-4f1c3a2b1c0d';
const PRODUCT = 'https://id.maker.example/01/09520123000011';
const document: JsonObject = {
  '@context': [VCDM_CONTEXT, UNTP_CONTEXT],
  id: ID,
  type: ['VerifiableCredential', 'DigitalProductPassport'],
  issuer: { type: ['CredentialIssuer'], id: 'did:web:maker.example', name: 'Maker' },
  validFrom: '2026-01-01T00:00:00Z',
  validUntil: '2026-02-01T00:00:00Z',
  credentialSubject: {
    type: ['Product'],
    id: PRODUCT,
    name: 'Lamp',
    batchNumber: 'B1',
    productCategory: [{ code: '1', name: 'Lamps', schemeId: 'https://schemes.example/1', schemeName: 'S' }],
    producedAtFacility: { type: ['Facility'], id: 'https://id.maker.example/414/9520123000004', name: 'Works' },
  },
};
const options: JsonObject = {
  type: 'DataIntegrityProof',
  cryptosuite: 'eddsa-rdfc-2022',
  created: '2026-01-01T00:00:00Z',
  verificationMethod: 'did:web:maker.example#k',
  proofPurpose: 'assertionMethod',
};
const judge = (changed: JsonObject): Promise<RdfAnswer> =>
  canonicalHash({ document: changed, options, digest: 'sha256' }, bundledContexts());
const codeOf = async (changed: JsonObject): Promise<string> => {
  const answer = await judge(changed);
  return answer.kind === 'hashed' ? 'accepted' : answer.breach.code;
};
const subject = (members: JsonObject): JsonObject => ({
  ...document,
  credentialSubject: { ...(document.credentialSubject as JsonObject), ...members },
});
const without = (name: string): JsonObject => Object.fromEntries(Object.entries(document).filter(([member]) => member !== name));
const EXPIRY = 'https://www.w3.org/2018/credentials#validUntil';
const TYPED: Json = { '@value': '2026-02-01T00:00:00Z', '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' };

describe('a document in its ordinary form', () => {
  it('is accepted, and is what comes back', async () => expect(await judge(document)).toMatchObject({ kind: 'hashed', document }));
  it('has the same hash in any order of members, and without what states nothing', async () => {
    const [one, other] = [
      await judge(document),
      await judge({ ...Object.fromEntries(Object.entries(document).reverse()), name: null, evidence: [] }),
    ];
    expect(other).toEqual({ ...one, document });
  });
  it('may repeat in other places what it states of its product', async () => {
    const named: JsonObject = { type: ['Product'], id: PRODUCT, name: 'Lamp' };
    expect(
      await codeOf(
        subject({ performanceClaim: [{ type: ['Claim'], id: 'urn:c:1', name: 'C', evidence: [], 'https://x.example/p': named }] }),
      ),
    ).toBe('accepted');
  });
  it('may have texts in a language', async () =>
    expect(await codeOf({ ...document, name: { '@value': 'Lampe', '@language': 'de' } })).toBe('accepted'));
  it('may have the inline context of GS1, and no other', async () => {
    const contexts = document['@context'] as readonly Json[];
    const terms = {
      '@context': [...contexts.slice(0, 1), GS1_INLINE],
      id: ID,
      type: ['VerifiableCredential'],
      issuer: 'did:web:a.example',
      credentialSubject: { id: PRODUCT, image: 'a' },
    };
    expect(await codeOf(terms)).toBe('accepted');
    expect(await codeOf({ ...terms, '@context': [contexts[0] ?? null, { ...GS1_INLINE, image: 'https://schema.org/logo' }] })).toBe(
      'DPP-SIG-40',
    );
  });
});

describe('the same statements, written so that a reader does not find them', () => {
  /** The last column: whether the statements are those of the document. */
  const hidden: readonly (readonly [string, JsonObject, string, boolean])[] = [
    ['as a full address', { ...without('validUntil'), [EXPIRY]: TYPED }, 'DPP-SIG-42', true],
    ['in @nest', { ...without('validUntil'), '@nest': { validUntil: '2026-02-01T00:00:00Z' } }, 'DPP-SIG-42', true],
    [
      'in @included',
      { ...without('validUntil'), '@included': [{ id: ID, type: document.type ?? null, validUntil: '2026-02-01T00:00:00Z' }] },
      'DPP-SIG-42',
      true,
    ],
    [
      'by an alias',
      {
        ...without('validUntil'),
        '@context': [VCDM_CONTEXT, UNTP_CONTEXT, { foo: { '@id': EXPIRY, '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' } }],
        foo: '2026-02-01T00:00:00Z',
      },
      'DPP-SIG-40',
      true,
    ],
    ['by a context further inside', subject({ '@context': { name: 'https://schema.org/description' } }), 'DPP-SIG-40', false],
    ['in a typed value', { ...document, validUntil: TYPED }, 'DPP-SIG-42', true],
    ['as @graph', { '@context': document['@context'] ?? null, '@graph': [without('@context')] }, 'DPP-SIG-42', true],
  ];
  it.each(hidden)('%s', async (_, changed, code, isSame) => {
    const answer = await judge(changed);
    expect(answer).toMatchObject({ kind: 'refused', breach: { code } });
    // Where the statements are the same, the signature would hold: only the rules stop it.
    expect(answer.hash === (await judge(document)).hash).toBe(isSame);
  });

  it('on another node with the id of the credential', async () => {
    const referring = (more: JsonObject): JsonObject => ({
      ...document,
      relatedResource: { id: ID, type: ['VerifiableCredential', 'DigitalProductPassport'], digestMultibase: 'zQm', ...more },
    });
    const { validUntil = null, ...rest } = referring({});
    const moved = { ...rest, ...referring({ validUntil }), validUntil: null };
    const answer = await judge(moved);
    expect(answer).toMatchObject({ kind: 'refused', breach: { code: 'DPP-SIG-42', detail: expect.stringContaining('another place') } });
    expect(answer.hash).toBe((await judge({ ...referring({}), digestMultibase: null })).hash);
  });
  it('on a second subject with the same id', async () => {
    const { batchNumber = null, ...product } = document.credentialSubject as JsonObject;
    const split = { ...document, credentialSubject: [product, { type: ['Product'], id: PRODUCT, batchNumber }] };
    const answer = await judge(split);
    expect(answer).toMatchObject({ kind: 'refused', breach: { code: 'DPP-SIG-42' } });
    expect(answer.hash).toBe((await judge(document)).hash);
  });
});

describe('what is not signed', () => {
  it.each<[string, JsonObject]>([
    ['an undefined member', subject({ productCategory: [{ code: '1', approved: 'yes' }] })],
    ['an undefined type', { ...document, type: ['VerifiableCredential', 'DigitalProductPassport', 'Approved'] }],
  ])('%s is refused', async (_, changed) => expect(await codeOf(changed)).toBe('DPP-SIG-41'));

  it('a relative id is not judged: processors disagree whether it is dropped', async () =>
    expect(await judge(subject({ id: 'lamp/1' }))).toMatchObject({
      kind: 'refused',
      breach: { code: 'DPP-SIG-11', detail: expect.stringContaining('lamp/1') },
    }));
});

describe('what is not processed', () => {
  let deep: JsonObject = {};
  for (let level = 0; level < 100; level++) deep = { a: deep };
  const values = Array.from({ length: 2_001 }, (_, at) => at);
  // On many predicates: jsonld compares each value of one predicate with all others.
  const statements = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`https://x.example/${at}`, values.slice(0, 100)]));
  it.each<[string, JsonObject, string, string]>([
    [
      'a context that is not bundled',
      { ...document, '@context': [VCDM_CONTEXT, 'https://terms.example/v1'] },
      'DPP-SIG-40',
      'terms.example/v1',
    ],
    ['a look-alike of a context', { ...document, '@context': [`${VCDM_CONTEXT}/`] }, 'DPP-SIG-40', `${VCDM_CONTEXT}/`],
    ['a blank node identifier', subject({ id: '_:b0' }), 'DPP-SIG-43', 'an identifier of a blank node'],
    ['a deep document', subject({ characteristics: deep }), 'DPP-SIG-43', 'deeper than 48'],
    ['a large document', subject({ name: 'a'.repeat(600_000) }), 'DPP-SIG-43', 'more than 524288 characters'],
    ['a document of many objects', subject({ characteristics: values.map(() => ({})) }), 'DPP-SIG-43', 'more than 2000 objects'],
    ['a document of many statements', subject(statements), 'DPP-SIG-43', 'statements'],
  ])('%s', async (_, changed, code, detail) => {
    expect(await judge(changed)).toEqual({
      kind: 'refused',
      breach: expect.objectContaining({ code, detail: expect.stringContaining(detail) }),
    });
  });
});

it('refuses another context of the data model in first place', async () =>
  expect(await codeOf({ ...document, '@context': [UNTP_CONTEXT, VCDM_CONTEXT] })).toBe('DPP-SIG-42'));

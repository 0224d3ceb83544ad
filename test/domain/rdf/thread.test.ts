// The RDF thread: answers as the same code does here, is given up when it takes too long, and is there again afterwards.
import { afterAll, expect, it } from 'vitest';
import { VCDM_CONTEXT } from '../../../server/domain/credential/context-terms.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { canonicalHash, type RdfTask } from '../../../server/domain/rdf/canonical.ts';
import { bundledContexts } from '../../../server/domain/rdf/contexts.ts';
import { rdfHash } from '../../../server/domain/rdf/index.ts';
import { canonicalise, endRdfThread } from '../../../server/domain/rdf/thread.ts';

const task = (name: string): RdfTask => ({
  document: {
    '@context': [VCDM_CONTEXT],
    id: 'urn:a:1',
    type: ['VerifiableCredential'],
    issuer: 'did:web:a.example',
    name,
    credentialSubject: { id: 'urn:a:2' },
  },
  options: {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    verificationMethod: 'did:web:a.example#k',
    proofPurpose: 'assertionMethod',
  },
  digest: 'sha256',
});
const UNHURRIED = { start: 60_000, document: 60_000 };

afterAll(endRdfThread);

it('answers as the same code does without a thread', async () => {
  for (const name of ['one', 'two']) {
    expect(canonicalise(task(name), UNHURRIED)).toEqual(await canonicalHash(task(name), bundledContexts()));
  }
});

it('gives a document up that takes too long, and answers the next one', () => {
  expect(canonicalise(task('a'), UNHURRIED)?.kind).toBe('hashed');
  // Equal parts below a part without a name: the number of their orders has no bound.
  const parts: JsonObject[] = Array.from({ length: 1_500 }, () => ({ type: 'JsonSchema' }));
  const slow: RdfTask = { ...task('b'), document: { ...task('b').document, credentialSchema: parts } };
  expect(canonicalise(slow, { start: 60_000, document: 1 })).toBeUndefined();
  // The next thread has its own time to start, and the next document no more than this one had.
  expect(canonicalise(slow, { start: 60_000, document: 1 })).toBeUndefined();
  expect(canonicalise(task('c'), UNHURRIED)?.kind).toBe('hashed');
});

it('keeps answers by content: another document or another proof is another question', () => {
  const one = rdfHash(task('kept'));
  expect(rdfHash(task('kept'))).toBe(one);
  const [document, options] = [rdfHash(task('other')), rdfHash({ ...task('kept'), options: { ...task('kept').options, nonce: 'n' } })];
  expect(new Set([one.hash, document.hash, options.hash, rdfHash({ ...task('kept'), digest: 'sha384' }).hash]).size).toBe(4);
});

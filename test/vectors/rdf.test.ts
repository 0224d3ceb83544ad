// RDF canonicalisation: the W3C tests of RDFC-1.0, every intermediate value of the W3C proofs, and the contexts against the published files.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalBytes } from '../../server/domain/json/jcs.ts';
import { isObject, type JsonObject } from '../../server/domain/json/json.ts';
import { canonicalHash, canonicalQuads, type Digest } from '../../server/domain/rdf/canonical.ts';
import { CONTEXT_HASHES } from '../../server/domain/rdf/context-hashes.ts';
import { bundledContexts } from '../../server/domain/rdf/contexts.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';

if (vectors === undefined) it.skip(`RDF canonicalisation: ${skipReason}`, () => {});
else {
  const folder = `${vectors}formats/open/`;
  const read = <T>(name: string): T => JSON.parse(readFileSync(`${folder}${name}`, 'utf8'));
  interface Listed {
    readonly url: string;
    readonly file: string;
  }
  const { contexts: listed } = read<{ readonly contexts: readonly Listed[] }>('contexts/index.json');
  const published = new Map(
    listed.map(({ url, file }): [string, JsonObject] => [
      url,
      file.startsWith('(')
        ? JSON.parse(readFileSync(`${vectors}credentials/open/untp-0.7.0/contexts/untp-context-0.7.0.jsonld`, 'utf8'))
        : read(`contexts/${file}`),
    ]),
  );
  /** Published in two forms; ours is the one in the package, which also defines `expires`. */
  const OTHER_COPY = 'https://w3id.org/security/suites/ed25519-2020/v1';

  describe('the contexts', () => {
    it('are all admitted', () => expect([...bundledContexts().keys()].sort()).toEqual([...CONTEXT_HASHES.keys()].sort()));
    it.each([...CONTEXT_HASHES].filter(([url]) => url !== OTHER_COPY))('%s is the published one', (url, sha256) => {
      const document = published.get(url);
      if (document === undefined) throw new Error('the published file is not among the vectors');
      expect(hash('sha256', canonicalBytes(document), 'hex')).toBe(sha256);
      expect(bundledContexts().get(url)).toEqual(document);
    });
  });

  describe('RDFC-1.0', () => {
    interface Case {
      readonly id: string;
      readonly hashAlgorithm: string;
      readonly negative: boolean;
      readonly input: string;
      readonly expected: string;
    }
    const { cases } = read<{ readonly cases: readonly Case[] }>('rdf-canon/rdfc10.json');
    it('has cases', () => expect(cases.length).toBeGreaterThan(40));
    it.each(cases)('$id', async ({ hashAlgorithm, negative, input, expected }) => {
      const canonical = canonicalQuads(input, hashAlgorithm === 'SHA-384' ? 'sha384' : 'sha256');
      if (negative) await expect(canonical).rejects.toThrow('Maximum deep iterations exceeded');
      else expect(await canonical).toBe(expected);
    });
  });

  describe('the proofs of the W3C', () => {
    interface Case {
      readonly id: string;
      readonly signed: JsonObject;
      readonly combinedHash: string;
      readonly curve: string;
    }
    const cases = read<{ readonly cases: readonly Case[] }>('w3c/vectors.json').cases.filter(({ id }) => !/jcs|unsupported/.test(id));
    // Two contexts of the examples, which no credential should use.
    const examples = new Map([...published].filter(([url]) => /examples|citizenship/.test(url)));
    it('has cases', () => expect(cases).toHaveLength(5));
    it.each(cases)('$id has the hash of the specification', async ({ signed: { proof, ...document }, combinedHash, curve }) => {
      if (!isObject(proof)) throw new Error('the vector has changed');
      const { proofValue: _, ...options } = proof;
      const digest: Digest = curve === 'P-384' ? 'sha384' : 'sha256';
      const answer = await canonicalHash({ document, options, digest }, new Map([...bundledContexts(), ...examples]));
      expect(answer).toMatchObject({ kind: 'hashed', hash: combinedHash });
    });
  });
}

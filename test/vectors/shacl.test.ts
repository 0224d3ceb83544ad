// The shapes of the five product groups against SHACL's own shapes of shapes, and the bundled context of UNTP against the published one.
import { readFileSync } from 'node:fs';
import jsonld from 'jsonld';
import { Parser, Store } from 'n3';
import Validator from 'rdf-validate-shacl';
import { describe, expect, it } from 'vitest';
import { VCDM_CONTEXT } from '../../server/domain/credential/contexts.ts';
import { SHAPED } from '../../server/domain/formats/shacl/shaped.ts';
import { shapesOf } from '../../server/domain/formats/shacl/shapes.ts';
import { offlineDocument } from '../../server/domain/formats/shacl/validate.ts';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { UNTP_TERMS } from '../../server/domain/rdf/contexts/untp.ts';
import { publish } from '../../server/features/issuing/sign-passport.ts';
import { BASE_URL, NOW, testSigner } from '../fixtures/signer.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';

describe.skipIf(vectors === undefined)(`the shapes and the context (skipped when ${skipReason})`, () => {
  it.each(SHAPED)('%s.ttl conforms to the shapes of shapes', async (category) => {
    const shaclShacl = new Store(new Parser().parse(readFileSync(`${vectors}shacl/w3c-test-suite/shacl/shacl-shacl.ttl`, 'utf8')));
    const shapes = new Store(new Parser({ baseIRI: BASE_URL }).parse(shapesOf(category)));
    const { conforms, results } = await new Validator(shaclShacl).validate(shapes);
    expect([conforms, results.map(({ message }) => message.map(({ value }) => value))]).toEqual([true, []]);
  });

  it('the sample set is the same RDF under the published context', async () => {
    const official = JSON.parse(
      readFileSync(`${vectors}credentials/open/untp-0.7.0/contexts/untp-context-0.7.0.jsonld`, 'utf8'),
    ) as JsonObject;
    const signer = testSigner();
    const graph = sampleSet().map(({ passport }) => {
      const { credentials } = publish(passport, signer, { baseUrl: BASE_URL, now: NOW });
      const text = credentials.find(({ format }) => format === 'vc')?.body ?? '{}';
      const { '@context': _, proof: __, ...document } = JSON.parse(text) as JsonObject;
      return document;
    });
    const canonical = async (context: JsonObject) =>
      String(
        await jsonld.canonize(
          { '@context': [VCDM_CONTEXT, context['@context']], '@graph': graph } as jsonld.JsonLdDocument,
          { algorithm: 'RDFC-1.0', format: 'application/n-quads', documentLoader: offlineDocument } as never,
        ),
      );
    const quads = await canonical({ '@context': UNTP_TERMS });
    expect(quads).toBe(await canonical(official));
    expect(quads.match(/untp\/Characteristics#category>/g)).toHaveLength(graph.length);
  });
});

// The terms of the contexts known here against the published contexts.
import { readFileSync } from 'node:fs';
import { contexts } from '@digitalbazaar/credentials-context';
import { describe, expect, it } from 'vitest';
import { CONTEXT_TERMS, UNTP_CONTEXT, VCDM_CONTEXT } from '../../../server/domain/credential/context-terms.ts';
import { asList, isObject, type Json } from '../../../server/domain/json/json.ts';
import { named } from '../../fixtures/skipped.ts';
import { skipReason, vectors } from '../../fixtures/vectors-folder.ts';

/** Every term, also of scoped contexts. */
const termsOf = (context: Json): readonly string[] =>
  asList(context)
    .filter(isObject)
    .flatMap((one) =>
      Object.entries(one).flatMap(([term, definition]) => [
        ...(term.startsWith('@') ? [] : [term]),
        ...(isObject(definition) && definition['@context'] !== undefined ? termsOf(definition['@context']) : []),
      ]),
    );
const held = (url: string) => [...(CONTEXT_TERMS.get(url) ?? [])].sort();
const published = (context: Json | undefined) => [...new Set(termsOf(context ?? null))].sort();

it('of VCDM 2.0 are those that the published package has', () => {
  const context = contexts.get(VCDM_CONTEXT) as { readonly '@context': Json } | undefined;
  expect(held(VCDM_CONTEXT)).toEqual(published(context?.['@context']));
});

describe.skipIf(vectors === undefined)(named('next to the vectors', vectors === undefined ? skipReason : undefined), () => {
  it.each([
    [VCDM_CONTEXT, 'credentials-v2.jsonld'],
    [UNTP_CONTEXT, 'untp-context-0.7.0.jsonld'],
    ['https://w3id.org/vc/render-method/v2rc2', 'render-method-v2rc2.jsonld'],
  ])('of %s are those of its file', (url, file) => {
    const text = readFileSync(`${vectors}credentials/open/untp-0.7.0/contexts/${file}`, 'utf8');
    expect(held(url)).toEqual(published((JSON.parse(text) as { '@context': Json })['@context']));
  });
});

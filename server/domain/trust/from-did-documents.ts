// DID documents that a person names for one run in, trust data out: each a granted, fresh issuer.
import type { JsonObject } from '../json/json.ts';
import { trustFromIssuers } from './from-issuers.ts';
import type { Trust } from './trust.ts';

/** A document without a text as `id` is not an issuer: the caller refuses it before. */
export function trustFromDidDocuments(documents: Iterable<JsonObject>, { asOf }: { readonly asOf: string }): Trust {
  const issuers = [...documents].flatMap((didDocument) =>
    typeof didDocument.id === 'string'
      ? [{ did: didDocument.id, origin: 'list' as const, status: 'granted' as const, didDocument, asOf }]
      : [],
  );
  return trustFromIssuers(issuers, { state: 'fresh', asOf });
}

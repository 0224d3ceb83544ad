// Builds trust data from DID documents that a person names for one run; each issuer is granted and fresh.
import type { JsonObject } from '../json/json.ts';
import { trustFromIssuers } from './from-issuers.ts';
import type { Trust } from './trust.ts';

/** The caller must first refuse a document whose `id` is not a string, because it describes no issuer. */
export function trustFromDidDocuments(documents: Iterable<JsonObject>, { asOf }: { readonly asOf: string }): Trust {
  const issuers = [...documents].flatMap((didDocument) =>
    typeof didDocument.id === 'string'
      ? [{ did: didDocument.id, origin: 'list' as const, status: 'granted' as const, didDocument, asOf }]
      : [],
  );
  return trustFromIssuers(issuers, { state: 'fresh', asOf });
}

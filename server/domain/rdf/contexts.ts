// Holds the JSON-LD contexts for RDF proofs, from packages and from tables of our own. Nothing is fetched.
/// <reference path="./packages.d.ts" />
import { hash } from 'node:crypto';
import { contexts as credentials } from '@digitalbazaar/credentials-context';
import { contexts as dataIntegrity } from '@digitalbazaar/data-integrity-context';
import { contexts as multikey } from '@digitalbazaar/multikey-context';
import { contexts as bitstring } from '@digitalbazaar/vc-bitstring-status-list-context';
import { contexts as statusList } from '@digitalbazaar/vc-status-list-context';
import { contexts as ed25519 } from 'ed25519-signature-2020-context';
import { UNTP_CONTEXT } from '../credential/context-terms.ts';
import { canonicalBytes } from '../json/jcs.ts';
import type { JsonObject } from '../json/json.ts';
import { CONTEXT_HASHES } from './context-hashes.ts';
import { GS1_DECLARATION, GS1_LICENSE, GS1_ORGANIZATION, GS1_PRODUCT } from './contexts/gs1.ts';
import { RENDER_METHOD } from './contexts/render-method.ts';
import { REVOCATION_LIST } from './contexts/revocation-list.ts';
import { UNTP_TERMS } from './contexts/untp.ts';

const OWN_TABLES: readonly (readonly [url: string, terms: JsonObject])[] = [
  [UNTP_CONTEXT, UNTP_TERMS],
  ['https://w3id.org/vc-revocation-list-2020/v1', REVOCATION_LIST],
  ['https://w3id.org/vc/render-method/v1', RENDER_METHOD],
  ['https://ref.gs1.org/gs1/vc/license-context', GS1_LICENSE],
  ['https://ref.gs1.org/gs1/vc/declaration-context', GS1_DECLARATION],
  ['https://ref.gs1.org/gs1/vc/product-context', GS1_PRODUCT],
  ['https://ref.gs1.org/gs1/vc/organization-context', GS1_ORGANIZATION],
];

export type Contexts = ReadonlyMap<string, JsonObject>;

const matches = (url: string, document: JsonObject): boolean => CONTEXT_HASHES.get(url) === hash('sha256', canonicalBytes(document), 'hex');

let admitted: Contexts | undefined;

/** Returns the contexts whose content has the listed hash. Each is hashed once per thread. */
export function bundledContexts(): Contexts {
  admitted ??= admit();
  return admitted;
}

function admit(): Contexts {
  const packages = [credentials, dataIntegrity, multikey, bitstring, statusList, ed25519] as readonly Contexts[];
  const all = [
    ...packages.flatMap((contexts) => [...contexts]),
    ...OWN_TABLES.map(([url, terms]): [string, JsonObject] => [url, { '@context': terms }]),
  ];
  return new Map(all.filter(([url, document]) => matches(url, document)));
}

// Lists the JSON-LD contexts that proofs by RDF are verified with, each by its URL and the hash of its content.
// A context that is not listed here, or whose content has changed, is not available.
import { OLDER_CONTEXT, UNTP_CONTEXT, VCDM_CONTEXT } from '../credential/context-terms.ts';

/** The SHA-256 of the canonical JSON (RFC 8785) of each published document, by URL. */
export const CONTEXT_HASHES: ReadonlyMap<string, string> = new Map([
  [OLDER_CONTEXT, 'b01e671e873981f19a9102a9a57f666dbcaeb31b99e3e124378d143e71549247'],
  [VCDM_CONTEXT, 'b463c8d6a066214123ddd9827b135e1b50e1fc73322cc52a9b12a4f1fc7d86cf'],
  [UNTP_CONTEXT, '3c0f6d7e6fdd4e54fc167c98a8ae232739c582fab845522bf81e7c67c881714f'],
  ['https://w3id.org/security/data-integrity/v1', '9505bf85338a4c2121ad03992ac90061bc85d43bcfa34d9d47b779381cf08b5f'],
  ['https://w3id.org/security/data-integrity/v2', '7ba3c50acf2689d5e07927267343eb353249c7c22a9f2d00307cc970e855e305'],
  ['https://w3id.org/security/multikey/v1', 'be20c3ee6af6e9c4102e66a85c26617831218e32216bdf050f870e389e737cdc'],
  ['https://w3id.org/security/suites/ed25519-2020/v1', 'fb517f09d990829aed734c9bad8cbbb2ac3d5063b865c7e3d81f246074bf5691'],
  ['https://www.w3.org/ns/credentials/status/v1', 'b2fcebfbaf4e6beae2be370fda8a5f9f99c28540c798a75a8cdccc0fb1a12492'],
  ['https://w3id.org/vc/status-list/2021/v1', '9768f9aa81ab6c3e2ad96b2d669eaba67afe13fff0140a853f1e3d313fab13b6'],
  ['https://w3id.org/vc-revocation-list-2020/v1', '375634e782babefd3763cb72b41b70527780b158fcf93855d8f3b56844233341'],
  ['https://w3id.org/vc/render-method/v1', '8f05056a047ac23216f46a19642671745830498313ce2e482b63965bb4c3f492'],
  ['https://ref.gs1.org/gs1/vc/license-context', 'cd464cba5ebf43994561b3a90f144d8f36ab1c88895f688ee089d30870529164'],
  ['https://ref.gs1.org/gs1/vc/declaration-context', 'ea31d8549110566e9328b95ba3d440659636a41b7333083ab93d592c3fe7270d'],
  ['https://ref.gs1.org/gs1/vc/product-context', 'a4a80b79c76b9a7bb8c610464e82f7c706751f66992cbafcbbd3a32508940d86'],
  ['https://ref.gs1.org/gs1/vc/organization-context', 'b6048a9259d8e18376f061edfbd3ed398d36d8c3ed6a0c2d55592f6d858f8279'],
]);

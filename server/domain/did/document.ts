// Builds the service's did:web identifier and its DID document.
import { defined } from '../json/defined.ts';

import type { JsonObject } from '../json/json.ts';
import type { EarlierKey, PublicJwk } from '../keys/identity.ts';
import { didWebUrl, didWebOf as spellDidWeb } from './did.ts';

/**
 * `https://lab.example:8443` → `did:web:lab.example%3A8443`.
 *
 * Throws a RangeError for what did:web forbids, such as IP addresses and hosts that are not domain names.
 */
export function didWebOf(baseUrl: string): string {
  const url = URL.parse(baseUrl);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new RangeError(`'${baseUrl}' is not an http or https address`);
  const did = spellDidWeb(url);
  if (didWebUrl(did) === undefined)
    throw new RangeError(`'${url.host}' cannot be part of a did:web identifier: it has to be a domain name`);
  return did;
}

/**
 * The type and the contexts are those of the public interface; verifiers accept `JsonWebKey2020` in place of `JsonWebKey`. The signing key
 * comes first.
 *
 * Earlier keys remain, so that their signatures still verify. A revoked key is not in `assertionMethod` and states its `revoked` date.
 */
export function didDocument(
  did: string,
  publicJwk: PublicJwk,
  fragment = 'key-1',
  earlier: readonly Omit<EarlierKey, 'retiredAt'>[] = [],
): JsonObject {
  const keys: readonly Omit<EarlierKey, 'retiredAt'>[] = [{ fragment, publicJwk }, ...earlier];
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id: did,
    verificationMethod: keys.map(({ fragment: name, publicJwk: { kty, crv, x }, revoked }) => ({
      id: `${did}#${name}`,
      type: 'JsonWebKey2020',
      controller: did,
      publicKeyJwk: { kty, crv, x },
      ...defined({ revoked }),
    })),
    assertionMethod: keys.filter(({ revoked }) => revoked === undefined).map(({ fragment: name }) => `${did}#${name}`),
  };
}

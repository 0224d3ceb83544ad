// The service's address and public keys in, its did:web identifier and DID document out.

import type { JsonObject } from '../json/json.ts';
import type { EarlierKey, PublicJwk } from '../keys/identity.ts';
import { didWebUrl, didWebOf as spellDidWeb } from './did.ts';

/** `https://lab.example:8443` → `did:web:lab.example%3A8443`. Throws for what did:web forbids: IP addresses, names that are no domain name. */
export function didWebOf(baseUrl: string): string {
  const url = URL.parse(baseUrl);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new RangeError(`'${baseUrl}' is not an http or https address`);
  const did = spellDidWeb(url);
  if (didWebUrl(did) === undefined)
    throw new RangeError(`'${url.host}' cannot be part of a did:web identifier: it has to be a domain name`);
  return did;
}

/**
 * Type and contexts as the interface has them; verifiers accept `JsonWebKey2020` for `JsonWebKey`. The key that signs comes first. Earlier ones
 * stay, so that what they signed is still verified; one that was revoked may not assert anything any more, and says since when.
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
      ...(revoked === undefined ? {} : { revoked }),
    })),
    assertionMethod: keys.filter(({ revoked }) => revoked === undefined).map(({ fragment: name }) => `${did}#${name}`),
  };
}

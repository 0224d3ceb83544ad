// Verifies a vc+jwt token (VC-JOSE-COSE 3.1.1 on RFC 7515 and RFC 7519, stricter).

import { type Evidence, evidence } from '../evidence/evidence.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { isMediaType, type JwsFinding, type KeySources, verifyJws } from './jws.ts';

export const verifyVcJwt = (text: string, sources: KeySources): JwsFinding => verifyJws(text.trim(), sources, judgeToken, issNamesKey);

/**
 * True if the token may name its key by something other than an absolute URL in `kid`.
 *
 * VC-JOSE-COSE 3.3.1: an issuer named by a DID requires a `kid`. 3.5: without `iss`, the `kid` is an absolute URL. Otherwise, and in tokens
 * of VCDM 1.1, `kid` is one of several hints.
 */
export function issNamesKey({ kid, iss }: JsonObject, payload: JsonObject): boolean {
  if (isOlderToken(payload)) return true;
  const issuer = iss ?? payload.iss;
  return typeof issuer === 'string' && (kid !== undefined || !issuer.startsWith('did:'));
}

const isOlderToken = (payload: JsonObject): boolean => isObject(payload.vc) && !Object.hasOwn(payload, '@context');

/** VC-JOSE-COSE 3.1.1, 3.2.2 and 3.3. `typ` and `cty` SHOULD be present: a missing one and the plain `JWT` pass; another `typ` does not. */
function judgeToken(header: JsonObject, payload: JsonObject): Evidence {
  const broken = (detail: string): Evidence => evidence('DPP-SIG-06', detail);
  if (!isMediaType(header.typ, ['vc+jwt', 'jwt'])) return broken("'typ' is not 'vc+jwt'");
  const content = judgeContentType(header.cty);
  if (content.outcome === 'failed') return content;
  // RFC 7515 4.1.11: this program understands no extension, and an empty list is malformed.
  if (Object.hasOwn(header, 'crit')) return broken("'crit' asks for extensions that are not understood");
  if (isOlderToken(payload)) return evidence('DPP-SIG-10', "a token of VCDM 1.1 (claim 'vc')");
  for (const claim of ['vc', 'vp']) if (Object.hasOwn(payload, claim)) return broken(`the claim '${claim}' must not be there`);
  for (const claim of ['iat', 'nbf', 'exp']) {
    if (Object.hasOwn(payload, claim) && typeof payload[claim] !== 'number') return broken(`'${claim}' is not a number`);
  }
  if (Object.hasOwn(payload, 'aud')) return broken(FOR_OTHERS);
  const conflict = conflictOf(header, payload);
  return conflict === undefined ? content : broken(conflict);
}

/**
 * RFC 7519 4.1.3: a reader that does not identify itself with a value in `aud` MUST reject the token.
 *
 * Policy: a passport is for anyone who holds the product. An issuer cannot name an officer's computer, so no value of `aud` matches.
 */
export const FOR_OTHERS = "'aud' names others as the only readers";

/** A media type as in RFC 6838 4.2. The top-level type `application` may be omitted. */
const MEDIA_TYPE = /^(?:application\/)?[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/i;

/**
 * VC-JOSE-COSE 3.1.1 and 3.2.1: `cty` may be "a more specific media type than application/vc". The requirements of such a type are unknown.
 */
export function judgeContentType(cty: Json | undefined): Evidence {
  if (isMediaType(cty, ['vc'])) return evidence('DPP-SIG-01');
  return typeof cty === 'string' && MEDIA_TYPE.test(cty) && !isMediaType(cty, ['vp', 'jwt'])
    ? evidence('DPP-SIG-10', `a credential of the media type '${cty}'`)
    : evidence('DPP-SIG-06', "'cty' is not 'vc'");
}

/** VC-JOSE-COSE 3.1.3: a JWT claim that repeats a member of the credential must have the same value. */
export function conflictOf(header: JsonObject, payload: JsonObject): string | undefined {
  const { issuer, credentialSubject } = payload;
  const pairs = [
    ['iss', 'issuer', isObject(issuer) ? issuer.id : issuer],
    ['jti', 'id', payload.id],
    ['sub', 'credentialSubject.id', isObject(credentialSubject) ? credentialSubject.id : undefined],
  ] as const;
  for (const [claim, name, value] of pairs) {
    // RFC 7519 4.1: each of these claims is a string, even if the credential has no matching member.
    for (const holder of [header, payload])
      if (Object.hasOwn(holder, claim) && typeof holder[claim] !== 'string') return `'${claim}' is not a text`;
    // A credential without `id` contradicts no claim. A credential without an issuer contradicts `iss`.
    if (value === undefined && claim !== 'iss') continue;
    for (const holder of [header, payload]) {
      if (Object.hasOwn(holder, claim) && holder[claim] !== value) return `'${claim}' is not the same as '${name}'`;
    }
  }
  return undefined;
}

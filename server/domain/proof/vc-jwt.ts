// A compact token in, the finding about its one signature and the rules of a vc+jwt out (VC-JOSE-COSE 3.1.1 on RFC 7515 and RFC 7519, stricter).

import { type Evidence, evidence } from '../evidence/evidence.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { isMediaType, type JwsFinding, type KidSource, verifyJws } from './jws.ts';
import type { KeySource } from './proof.ts';

export const verifyVcJwt = (text: string, keys: KeySource, kids: KidSource): JwsFinding =>
  verifyJws(text.trim(), keys, kids, judgeToken, issNamesKey);

/** VC-JOSE-COSE 3.3.1: who is named by a DID has a `kid`; 3.5: without `iss` it is an absolute URL. Else, and in tokens of VCDM 1.1, it is one hint of several. */
export function issNamesKey({ kid, iss }: JsonObject, payload: JsonObject): boolean {
  if (isOlderToken(payload)) return true;
  const issuer = iss ?? payload.iss;
  return typeof issuer === 'string' && (kid !== undefined || !issuer.startsWith('did:'));
}

const isOlderToken = (payload: JsonObject): boolean => isObject(payload.vc) && !Object.hasOwn(payload, '@context');

/** VC-JOSE-COSE 3.1.1, 3.2.2 and 3.3; `typ` and `cty` SHOULD be there, so a missing one and the plain `JWT` pass, another `typ` does not. */
function judgeToken(header: JsonObject, payload: JsonObject): Evidence {
  const broken = (detail: string): Evidence => evidence('DPP-SIG-06', detail);
  if (!isMediaType(header.typ, ['vc+jwt', 'jwt'])) return broken("'typ' is not 'vc+jwt'");
  const content = judgeContentType(header.cty);
  if (content.outcome === 'failed') return content;
  // RFC 7515 4.1.11: no extension is understood here, and an empty list is malformed.
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
 * RFC 7519 4.1.3: a reader that does not find itself in `aud` MUST reject the token. Policy: a passport is for anyone who holds the product, and no issuer can
 * name an officer's desk, so no value of `aud` is ours.
 */
export const FOR_OTHERS = "'aud' names others as the only readers";

/** RFC 6838 4.2, of the tree that may be left out. */
const MEDIA_TYPE = /^(?:application\/)?[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/i;

/** VC-JOSE-COSE 3.1.1 and 3.2.1: `cty` may be "a more specific media type than application/vc"; what that would ask for is not known here. */
export function judgeContentType(cty: Json | undefined): Evidence {
  if (isMediaType(cty, ['vc'])) return evidence('DPP-SIG-01');
  return typeof cty === 'string' && MEDIA_TYPE.test(cty) && !isMediaType(cty, ['vp', 'jwt'])
    ? evidence('DPP-SIG-10', `a credential of the media type '${cty}'`)
    : evidence('DPP-SIG-06', "'cty' is not 'vc'");
}

/** VC-JOSE-COSE 3.1.3: claims of the JWT that say the same as the credential must say it alike. */
export function conflictOf(header: JsonObject, payload: JsonObject): string | undefined {
  const { issuer, credentialSubject } = payload;
  const pairs = [
    ['iss', 'issuer', isObject(issuer) ? issuer.id : issuer],
    ['jti', 'id', payload.id],
    ['sub', 'credentialSubject.id', isObject(credentialSubject) ? credentialSubject.id : undefined],
  ] as const;
  for (const [claim, name, value] of pairs) {
    // RFC 7519 4.1: each is a text, also where nothing in the credential stands for it.
    for (const holder of [header, payload])
      if (Object.hasOwn(holder, claim) && typeof holder[claim] !== 'string') return `'${claim}' is not a text`;
    // A credential without `id` contradicts nothing; one without an issuer contradicts `iss`.
    if (value === undefined && claim !== 'iss') continue;
    for (const holder of [header, payload]) {
      if (Object.hasOwn(holder, claim) && holder[claim] !== value) return `'${claim}' is not the same as '${name}'`;
    }
  }
  return undefined;
}

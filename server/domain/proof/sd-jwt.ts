// Verifies the signature and the disclosures of a compact SD-JWT (RFC 9901 7; SD-JWT VC draft 19; VC-JOSE-COSE 3.2).

import { decodeBase64url } from '../encoding/base64url.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { asList, type Json, type JsonObject } from '../json/json.ts';
import { isMediaType, type JwsFinding, type KeySources, numericDate, unevaluated, verifyJws } from './jws.ts';
import { splitSdJwt } from './sd-jwt-parts.ts';
import { type Processed, processPayload } from './sd-jwt-payload.ts';
import { conflictOf, FOR_OTHERS, issNamesKey, judgeContentType } from './vc-jwt.ts';

export interface SdJwtFinding extends JwsFinding {
  /** The disclosed claim names and the undisclosed digests. Present only if the integrity check passed. */
  readonly selective?: Pick<Processed, 'disclosed' | 'undisclosed'>;
  /** The objects and lists of the payload in which something is hidden. Present even if the signature is not valid. */
  readonly concealing?: ReadonlySet<object>;
  /** What was not checked, in addition to a passed integrity check. */
  readonly remarks?: readonly Evidence[];
}

/**
 * The claims that must not be disclosable (SD-JWT VC 2.2.2.3, RFC 9901 9.7), in both forms. A validity period or a status that can be
 * hidden gives no protection.
 */
export const GUARDED: ReadonlySet<string> = new Set([
  ...['iss', 'nbf', 'exp', 'aud', 'cnf', 'vct', 'vct#integrity', 'aka_vcts', 'status'],
  ...['validUntil', 'credentialStatus'],
]);

/** Verifies the issuer's signature first, then the disclosures and the rules of the format. Key binding is not verified (DPP-SIG-19). */
export function verifySdJwt(text: string, sources: KeySources): SdJwtFinding {
  const parts = splitSdJwt(text.trim());
  if ('detail' in parts) return unevaluated('DPP-SIG-11', parts.detail);
  const { jwt, disclosures, keyBinding, plain, unclosed } = parts;
  const finding = verifyJws(jwt, sources, judgeHeader, mayNameOtherwise);
  const { payload } = finding;
  if (payload === undefined) return finding;
  const processed = processPayload(payload, disclosures, GUARDED);
  // The signature was not verified, so the payload is returned as claims, not as facts.
  if (finding.document === undefined || finding.header === undefined || finding.integrity.outcome !== 'passed') {
    return 'claims' in processed
      ? { ...undocumented(finding), payload: processed.claims, concealing: processed.concealing }
      : undocumented(finding);
  }
  if (!('claims' in processed)) {
    const { payload: raw, ...unread } = undocumented(finding);
    const integrity = evidence(processed.code, processed.detail);
    // A token that cannot be read as a whole is not filed either.
    return raw === undefined || processed.code === 'DPP-SIG-11' ? { ...unread, integrity } : { ...unread, payload: raw, integrity };
  }
  const { claims, disclosed, undisclosed, concealing } = processed;
  const fault = plain
    ? PLAIN
    : (faultOf(finding.header, claims) ??
      (isW3cForm(claims) && disclosed.includes('validFrom') ? DISCLOSED_START : undefined) ??
      (keyBinding === undefined || isCompact(keyBinding) ? undefined : BAD_BINDING));
  if (fault !== undefined) return { ...undocumented(finding), payload: claims, concealing, integrity: evidence('DPP-SIG-06', fault) };
  const content = isW3cForm(claims) ? judgeContentType(finding.header.cty) : finding.integrity;
  if (content.outcome !== 'passed') return { ...undocumented(finding), payload: claims, concealing, integrity: content };
  return {
    ...finding,
    payload: claims,
    document: claims,
    selective: { disclosed, undisclosed },
    concealing,
    dates: { signedAt: numericDate(claims.iat), notBefore: numericDate(claims.nbf), expires: numericDate(claims.exp) },
    integrity: unclosed ? evidence('DPP-SIG-01', "the closing '~' is missing") : finding.integrity,
    remarks: keyBinding === undefined ? [] : [evidence('DPP-SIG-19')],
  };
}

function undocumented({ document: _, ...finding }: JwsFinding): SdJwtFinding {
  return finding;
}

const PLAIN = "there is no '~': this is a plain JWT";
/** Applies to the W3C form only. In the flat form, `validFrom` is a fact about the product, and `nbf` is the start of validity. */
const DISCLOSED_START = "the claim 'validFrom' must not be in a disclosure";
const BAD_BINDING = 'what follows the last disclosure is neither a disclosure nor a key binding JWT';

/** Policy: a passport has no holder, so key binding is never required and never replaces another check. It must look like a JWT. */
const isCompact = (text: string): boolean => {
  const parts = text.split('.');
  return parts.length === 3 && parts.every((part) => decodeBase64url(part) !== undefined);
};

/** SD-JWT VC, issuer verification key discovery: `kid` is recommended, but certificates and other agreed ways are allowed too. */
const mayNameOtherwise = (header: JsonObject, payload: JsonObject): boolean => !isW3cForm(payload) || issNamesKey(header, payload);

/** RFC 9901 9.11, explicit typing: an SD-JWT of another application is not a credential, even if it is well formed. */
function judgeHeader(header: JsonObject, payload: JsonObject): Evidence {
  const { typ } = header;
  if (Object.hasOwn(header, 'crit')) return evidence('DPP-SIG-06', "'crit' asks for extensions that are not understood");
  if (typ !== undefined && isMediaType(typ, ['dc+sd-jwt', 'vc+sd-jwt'])) return evidence('DPP-SIG-01');
  // VC-JOSE-COSE 3.2.1: `typ` SHOULD be present in a W3C credential. Without it, the token does not declare that it is a credential.
  if (isMediaType(typ, ['sd-jwt', 'jwt']) && isW3cForm(payload))
    return evidence('DPP-SIG-10', "a W3C credential whose 'typ' does not say so");
  return typeof typ === 'string' && /^[^\s]{1,100}\+sd-jwt$/i.test(typ)
    ? evidence('DPP-SIG-10', `an SD-JWT of type '${typ}', which is no credential`)
    : evidence('DPP-SIG-06', "'typ' is neither 'dc+sd-jwt' nor 'vc+sd-jwt'");
}

/**
 * Checks the processed payload. Returns undefined if every rule holds. The type `vc+sd-jwt` was also used for SD-JWT VCs; the payload tells
 * the two apart.
 */
function faultOf(header: JsonObject, claims: JsonObject): string | undefined {
  const w3c = isW3cForm(claims);
  if (!w3c || isMediaType(header.typ, ['dc+sd-jwt'])) {
    if (typeof claims.vct !== 'string' || claims.vct === '') return "'vct' is missing or not a text";
  }
  for (const claim of ['iat', 'nbf', 'exp']) {
    if (Object.hasOwn(claims, claim) && typeof claims[claim] !== 'number') return `'${claim}' is not a number`;
  }
  for (const claim of ['iss', 'sub', 'jti', 'vct#integrity']) {
    if (Object.hasOwn(claims, claim) && typeof claims[claim] !== 'string') return `'${claim}' is not a text`;
  }
  if (Object.hasOwn(claims, 'aka_vcts') && !areOtherTypes(claims.aka_vcts, claims.vct)) return "'aka_vcts' is not a list of other types";
  if (Object.hasOwn(claims, 'aud')) return FOR_OTHERS;
  if (!w3c) return undefined;
  if (judgeContentType(header.cty).outcome === 'failed') return "'cty' is not 'vc'";
  for (const claim of ['vc', 'vp']) if (Object.hasOwn(claims, claim)) return `the claim '${claim}' must not be there`;
  return Object.hasOwn(claims, 'issuer') || Object.hasOwn(claims, 'iss') ? conflictOf(header, claims) : undefined;
}

/** SD-JWT VC 2.2.2.2: a non-empty list of types that does not repeat the `vct`. */
const areOtherTypes = (types: Json | undefined, vct: Json | undefined): boolean =>
  Array.isArray(types) && types.length > 0 && types.every((type) => typeof type === 'string' && type !== vct);

/**
 * True for a credential of the W3C data model in an SD-JWT (VC-JOSE-COSE 3.2), false for the flat claims of an SD-JWT VC.
 *
 * Either sign is enough. A bearer who hides one of them cannot evade the rules of the form, which include `validUntil`.
 */
export const isW3cForm = (claims: JsonObject): boolean =>
  Object.hasOwn(claims, '@context') || asList(claims.type).includes('VerifiableCredential');

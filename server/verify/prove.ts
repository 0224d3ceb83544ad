// A credential as received and the trust data in, the finding about each of its proofs out, and the one that speaks for its issuer.

import { takeOver } from '../recognise/handed-on.ts';
import { isObject, type JsonObject } from '../recognise/json.ts';
import type { CredentialInput } from '../recognise/recognised.ts';
import { parseStrictJson } from '../recognise/strict-json.ts';
import type { Trust } from '../trust/trust.ts';
import type { Code } from '../verdict/codes.ts';
import { evidence } from '../verdict/evidence.ts';
import { verifyProofs } from './data-integrity.ts';
import { didKeyDocument } from './did.ts';
import { unwrap } from './enveloped.ts';
import type { KidSource } from './jws.ts';
import { findKey, methodIdOfKid } from './keys.ts';
import type { KeySource, Proven } from './proof.ts';
import { type SdJwtFinding, verifySdJwt } from './sd-jwt.ts';
import { verifyVcJwt } from './vc-jwt.ts';

export interface Proof {
  /** What was received, as far as it could be read: claims, not facts. */
  readonly claims?: JsonObject;
  readonly proofs: readonly Proven[];
  readonly sdJwt?: SdJwtFinding;
}

const unread = (code: Code, detail: string, claims?: JsonObject): Proof => ({
  proofs: [{ signature: 'not-evaluated', integrity: evidence(code, detail), dates: {} }],
  ...(claims ? { claims } : {}),
});

export function prove({ kind, text }: CredentialInput, trust: Trust): Proof {
  const keys = keysOf(trust);
  const kids = kidsOf(trust);
  const token = (compact: string): Proof => {
    const finding = verifyVcJwt(compact, keys, kids);
    return { proofs: [finding], ...(finding.payload ? { claims: finding.payload } : {}) };
  };
  if (kind === 'vc-jwt') return token(text);
  if (kind === 'sd-jwt') {
    const finding = verifySdJwt(text, keys, kids);
    return { proofs: [finding], sdJwt: finding, ...(finding.payload ? { claims: finding.payload } : {}) };
  }
  const handed = takeOver(text);
  const parsed = handed ? { ok: true as const, value: handed } : parseStrictJson(text);
  if (!parsed.ok) return unread('DPP-SIG-11', `${parsed.code}: ${parsed.detail}`);
  const { value } = parsed;
  if (!isObject(value)) return unread('DPP-SIG-11', 'the credential is not a JSON object');
  if (kind === 'vc') return { claims: value, proofs: verifyProofs(value, keys) };
  const unwrapped = unwrap(value);
  if ('token' in unwrapped) return token(unwrapped.token);
  return unread(unwrapped.refused === 'malformed' ? 'DPP-SIG-11' : 'DPP-SIG-10', unwrapped.detail);
}

export const keysOf =
  (trust: Trust): KeySource =>
  (method, methodId) => {
    const document = controllingDocument(method.controller, trust);
    return document ? findKey(document, methodId) : { kind: 'not-found', detail: `nothing is known here of '${method.controller}'` };
  };

export const kidsOf =
  (trust: Trust): KidSource =>
  (issuer, kid) => {
    const document = issuer.startsWith('https://') ? trust.issuers.get(issuer)?.didDocument : undefined;
    return document && methodIdOfKid(document, kid);
  };

/** A frozen document of the trust data comes first; a did:key speaks for itself, without saying who is behind it. */
export const controllingDocument = (controller: string, trust: Trust): JsonObject | undefined =>
  trust.issuers.get(controller)?.didDocument ?? didKeyDocument(controller);

export const issuerOf = (claims: JsonObject | undefined): string | undefined => {
  const issuer = isObject(claims?.issuer) ? claims.issuer.id : claims?.issuer;
  return typeof issuer === 'string' ? issuer : undefined;
};

/** The proof that speaks for the issuer: one of its own that holds, then one of its own that could not be checked, then any that holds. */
export function leading(proofs: readonly Proven[], issuerId: string | undefined): Proven | undefined {
  const own = proofs.filter(({ method }) => method?.controller === issuerId);
  const passed = ({ integrity }: Proven): boolean => integrity.outcome === 'passed';
  return own.find(passed) ?? own[0] ?? proofs.find(passed) ?? proofs[0];
}

// Verifies each proof of a credential against the trust data, and selects the proof that represents the issuer.

import { documentInDid } from '../did/did.ts';
import type { Code } from '../evidence/codes.ts';
import { evidence } from '../evidence/evidence.ts';
import { say } from '../evidence/particulars.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { takeParsed } from '../json/parse-cache.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { findKey, type KeyFinding, methodIdOfKid } from '../keys/controlling-document.ts';
import type { CredentialInput } from '../recognise/recognised.ts';
import { keyOf } from '../trust/issuer-keys.ts';
import type { Trust } from '../trust/trust.ts';
import { chainsOf } from './certified.ts';
import { verifyProofs } from './data-integrity.ts';
import { unwrap } from './enveloped.ts';
import type { KeySources, KidSource } from './jws.ts';
import type { KeySource, Proven } from './proof.ts';
import { type SdJwtFinding, verifySdJwt } from './sd-jwt.ts';
import { verifyVcJwt } from './vc-jwt.ts';

export interface Proof {
  /** The content as received, as far as it could be read. These are claims, not facts. */
  readonly claims?: JsonObject;
  readonly proofs: readonly Proven[];
  readonly sdJwt?: SdJwtFinding;
}

const unread = (code: Code, detail: string, claims?: JsonObject): Proof => ({
  proofs: [{ signature: 'not-evaluated', integrity: evidence(code, detail), dates: {} }],
  ...(claims ? { claims } : {}),
});

/** Returns the claims of the credential and one result per proof. Unreadable input has the code DPP-SIG-11. */
export function prove({ kind, text }: CredentialInput, trust: Trust): Proof {
  const sources = sourcesOf(trust);
  const token = (compact: string): Proof => {
    const finding = verifyVcJwt(compact, sources);
    return { proofs: [finding], ...(finding.payload ? { claims: finding.payload } : {}) };
  };
  if (kind === 'vc-jwt') return token(text);
  if (kind === 'sd-jwt') {
    const finding = verifySdJwt(text, sources);
    return { proofs: [finding], sdJwt: finding, ...(finding.payload ? { claims: finding.payload } : {}) };
  }
  const handed = takeParsed(text);
  const parsed = handed ? { ok: true as const, value: handed } : parseStrictJson(text);
  if (!parsed.ok) return unread('DPP-SIG-11', `${parsed.code}: ${parsed.detail}`);
  const { value } = parsed;
  if (!isObject(value)) return unread('DPP-SIG-11', 'the credential is not a JSON object');
  if (kind === 'vc') return { claims: value, proofs: verifyProofs(value, sources.keys) };
  const unwrapped = unwrap(value);
  if ('token' in unwrapped) return token(unwrapped.token);
  return unread(unwrapped.refused === 'malformed' ? 'DPP-SIG-11' : 'DPP-SIG-10', unwrapped.detail);
}

/**
 * Looks up a key in the issuer's current entry first, then in former entries. A statement against something still counts under a former
 * key.
 */
export const keysOf =
  (trust: Trust): KeySource =>
  (method, methodId) => {
    const { controller } = method;
    const current = trust.issuers.get(controller);
    const former = trust.records?.get(controller)?.former ?? [];
    const ownKey = current === undefined && former.length === 0 ? documentInDid(controller) : undefined;
    if (ownKey !== undefined) return findKey(ownKey, methodId);
    if (former.length < 2 && current !== undefined) return keyOf(current, methodId);
    const found = [...(current === undefined ? [] : [current]), ...former].map((word) => keyOf(word, methodId));
    const [first] = found;
    if (first === undefined) return { kind: 'not-found', detail: say('unknown-controller', { controller }) };
    return underOneName(found) ?? first;
  };

/** If earlier lists had a different key under the same name, verification tries each of them. */
function underOneName(found: readonly KeyFinding[]): KeyFinding | undefined {
  const keys = found.filter((one) => one.kind === 'key');
  const [first] = keys;
  if (first === undefined) return undefined;
  const named = new Map(keys.toReversed().map((one) => [one.key.fingerprint, one]));
  named.delete(first.key.fingerprint);
  return named.size === 0 ? first : { ...first, former: [...named.values()] };
}

/** Resolves JWK `kid` values of issuers with https URLs from the trust data (VC-JOSE-COSE 3.3.1). */
const kidsOf =
  (trust: Trust): KidSource =>
  (issuer, kid) => {
    const document = issuer.startsWith('https://') ? trust.issuers.get(issuer)?.didDocument : undefined;
    return document && methodIdOfKid(document, kid);
  };

export function sourcesOf(trust: Trust): KeySources {
  const keys = keysOf(trust);
  return { keys, kids: kidsOf(trust), chains: chainsOf(trust, keys) };
}

export const issuerOf = (claims: JsonObject | undefined): string | undefined => {
  const issuer = isObject(claims?.issuer) ? claims.issuer.id : claims?.issuer;
  return typeof issuer === 'string' ? issuer : undefined;
};

/**
 * Selects the proof that represents the issuer: the issuer's own proof that passed, then any proof of the issuer, then any proof that
 * passed.
 */
export function leading(proofs: readonly Proven[], issuerId: string | undefined): Proven | undefined {
  const own = proofs.filter(({ method }) => method?.controller === issuerId);
  const passed = ({ integrity }: Proven): boolean => integrity.outcome === 'passed';
  return own.find(passed) ?? own[0] ?? proofs.find(passed) ?? proofs[0];
}

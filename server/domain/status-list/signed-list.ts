// Verifies the signature of a status list, and judges its issuer and keys like those of any credential.

import type { SigningDates } from '../dates/dates.ts';
import { CODES } from '../evidence/codes.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { vouch } from '../issuer/issuer.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { verifyJws } from '../proof/jws.ts';
import { issuerOf, leading, type Proof, prove, sourcesOf } from '../proof/prove.ts';
import type { Trust } from '../trust/trust.ts';
import { inner, type Refused, type Signed, type Signer } from './status-list.ts';

/** Checks what does not depend on the time: the signature and the claimed issuer. */
export function provedList(text: string, trust: Trust): Signed | Refused {
  const { claims, proofs, issuerId, isToken } = proveList(text, trust);
  const lead = leading(proofs, issuerId);
  const failed = proofs.find(({ integrity }) => integrity.outcome !== 'passed');
  if (claims === undefined || lead?.document === undefined || failed !== undefined) {
    return refusedBy(failed?.integrity ?? evidence('DPP-SIG-14'));
  }
  if (issuerId === undefined) return refusedBy(evidence('DPP-ISS-11'));
  const proven = [lead, ...proofs.filter((proof) => proof !== lead)].map(({ document: _, ...one }) => one);
  return { document: lead.document, issuerId, dates: strictest(proofs.map(({ dates }) => dates)), proven, isToken };
}

/** Section 3.2 of Bitstring Status List 1.0: all proofs must hold. */
function strictest(all: readonly SigningDates[]): SigningDates {
  const latest = (dates: readonly (number | undefined)[]) => dates.reduce((one, other) => inner(Math.max, one, other));
  return {
    signedAt: latest(all.map(({ signedAt }) => signedAt)),
    notBefore: latest(all.map(({ notBefore }) => notBefore)),
    expires: all.map(({ expires }) => expires).reduce((one, other) => inner(Math.min, one, other)),
  };
}

/** Checks what can change over time: the standing of the issuer and of its key. */
export function refusalOf({ issuerId, proven }: Signer, trust: Trust, now: Date): Refused | undefined {
  const [lead] = proven ?? [];
  if (proven === undefined || lead === undefined) return undefined;
  const { issuer } = vouch(issuerId, lead, { trust, now });
  if (issuer.outcome !== 'passed') return refusedBy(issuer);
  const key = proven.map((proof) => vouch(issuerId, proof, { trust, now }).key).find(({ outcome }) => outcome !== 'passed');
  return key && refusedBy(key);
}

interface ListProof extends Proof {
  readonly issuerId: string | undefined;
  readonly isToken: boolean;
}

const claimedBy = (proof: Proof): ListProof => ({ ...proof, isToken: false, issuerId: issuerOf(proof.claims) });

function proveList(text: string, trust: Trust): ListProof {
  if (text.trimStart().startsWith('{')) {
    const enveloped = /"EnvelopedVerifiableCredential"/.test(text);
    return claimedBy(prove({ kind: enveloped ? 'enveloped-vc' : 'vc', text, flags: [] }, trust));
  }
  const token = verifyJws(text.trim(), sourcesOf(trust), judgeListToken);
  // A token is an IETF status list only if its header states so. Any other token is a credential.
  if (token.header === undefined || !isListToken(token.header)) return claimedBy(prove({ kind: 'vc-jwt', text, flags: [] }, trust));
  const { payload } = token;
  // Section 5.1 does not require `iss`. Without it, the issuer is the controller of the key.
  const issuerId = payload !== undefined && Object.hasOwn(payload, 'iss') ? payload.iss : token.method?.controller;
  return {
    proofs: [token],
    ...(payload && { claims: payload }),
    issuerId: typeof issuerId === 'string' ? issuerId : undefined,
    isToken: true,
  };
}

/** True for the `typ` of a status list token (draft-ietf-oauth-status-list section 5.1). */
const isListToken = ({ typ }: JsonObject): boolean => typeof typ === 'string' && /^(?:application\/)?statuslist\+jwt$/i.test(typ);

function judgeListToken(header: JsonObject, payload: JsonObject): Evidence {
  if (!isListToken(header)) return evidence('DPP-SIG-06', "'typ' is not 'statuslist+jwt'");
  if (Object.hasOwn(header, 'crit')) return evidence('DPP-SIG-06', "'crit' asks for extensions that are not understood");
  return isObject(payload.status_list) ? evidence('DPP-SIG-01') : evidence('DPP-SIG-06', "'status_list' is missing");
}

const refusedBy = ({ code, detail }: Evidence): Refused => ({
  refused: detail === undefined ? CODES[code].means : `${CODES[code].means} (${detail})`,
  code,
});

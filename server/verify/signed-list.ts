// The trust data and the moment in, a reader of status lists out: they are signed like any credential, and their keys are judged like any other.
import { isObject, type JsonObject } from '../recognise/json.ts';
import type { Trust } from '../trust/trust.ts';
import { CODES } from '../verdict/codes.ts';
import { type Evidence, evidence } from '../verdict/evidence.ts';
import { judgeIssuer, judgeKey } from './issuer.ts';
import { verifyJws } from './jws.ts';
import { issuerOf, keysOf, kidsOf, leading, type Proof, prove } from './prove.ts';
import type { SignedList } from './status-list.ts';

export const signedListOf =
  (trust: Trust, now: Date): SignedList =>
  (text) => {
    const { claims, proofs } = proveList(text, trust);
    const issuerId = typeof claims?.iss === 'string' ? claims.iss : issuerOf(claims);
    const lead = leading(proofs, issuerId);
    const failed = proofs.find(({ integrity }) => integrity.outcome !== 'passed');
    if (lead?.document === undefined || failed !== undefined) return { refused: why(failed?.integrity ?? evidence('DPP-SIG-14')) };
    const issuer = judgeIssuer(issuerId, lead, trust, now);
    if (issuerId === undefined || issuer.outcome !== 'passed') return { refused: why(issuer) };
    const key = judgeKey(lead.finding, true, now, trust.clockFloor);
    return key.outcome === 'passed' ? { document: lead.document, issuerId, dates: lead.dates } : { refused: why(key) };
  };

function proveList(text: string, trust: Trust): Proof {
  if (text.trimStart().startsWith('{')) {
    const enveloped = /"EnvelopedVerifiableCredential"/.test(text);
    return prove({ kind: enveloped ? 'enveloped-vc' : 'vc', text, flags: [] }, trust);
  }
  const token = verifyJws(text.trim(), keysOf(trust), kidsOf(trust), judgeListToken);
  // Only a token that says so is one of the IETF's; any other is a credential.
  if (token.header === undefined || !isListToken(token.header)) return prove({ kind: 'vc-jwt', text, flags: [] }, trust);
  return { proofs: [token], ...(token.payload ? { claims: token.payload } : {}) };
}

/** draft-ietf-oauth-status-list section 5.1. */
const isListToken = ({ typ }: JsonObject): boolean => typeof typ === 'string' && /^(?:application\/)?statuslist\+jwt$/i.test(typ);

function judgeListToken(header: JsonObject, payload: JsonObject): Evidence {
  if (!isListToken(header)) return evidence('DPP-SIG-06', "'typ' is not 'statuslist+jwt'");
  if (Object.hasOwn(header, 'crit')) return evidence('DPP-SIG-06', "'crit' asks for extensions that are not understood");
  return isObject(payload.status_list) ? evidence('DPP-SIG-01') : evidence('DPP-SIG-06', "'status_list' is missing");
}

const why = ({ code, detail }: Evidence): string => (detail === undefined ? CODES[code].means : `${CODES[code].means} (${detail})`);

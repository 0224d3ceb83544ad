// Reads the proof of the registry of the CIRPASS-2 pilot: a compact JWS over flat claims, sealed with RS256.
import { decodeBase64url } from '../encoding/base64url.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { defined } from '../json/defined.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import type { ProofReader, RegistryProof, Seal } from './proof.ts';
import { type SealKeys, sealHolds } from './seal-key.ts';

/** Every proof of the pilot has a `registryId`. The other members distinguish it from an unrelated token with a member of that name. */
export const isCirpassClaims = (claims: JsonObject): boolean =>
  typeof claims.registryId === 'string' && ['dppHash', 'registeredAt', 'reoId'].some((name) => Object.hasOwn(claims, name));

export const CIRPASS: ProofReader = {
  read(text, keys) {
    const parts = text.split('.');
    const [head = '', body = '', signature = ''] = parts;
    const claims = parts.length === 3 ? objectIn(body) : undefined;
    if (claims === undefined || !isCirpassClaims(claims)) return undefined;
    return { ...statementsOf(claims), seal: judgeSeal({ head, body, signature }, keys) };
  },
};

function statementsOf(claims: JsonObject): Omit<RegistryProof, 'seal'> {
  const text = (name: string): string | undefined => {
    const value = claims[name];
    return typeof value === 'string' ? value : undefined;
  };
  const hash = text('dppHash');
  return {
    format: 'cirpass-2',
    ...defined({
      registry: text('iss'),
      registrationId: text('registryId'),
      commodityCode: text('commodityCode'),
      operatorId: text('reoId'),
      operatorName: text('reoName'),
      registeredAt: text('registeredAt'),
      // Null if the registry could not fetch the passport.
      passportHash: hash !== undefined && /^[0-9a-f]{64}$/i.test(hash) ? hash.toLowerCase() : undefined,
      contentType: text('dppContentType'),
    }),
  };
}

/** Judges the seal with the known key that `kid` names. The keys are for RS256, so any other algorithm is not evaluated. */
function judgeSeal(token: { readonly head: string; readonly body: string; readonly signature: string }, keys: SealKeys): Seal {
  const header = objectIn(token.head);
  const { alg, kid } = header ?? {};
  const named = defined({
    by: typeof kid === 'string' ? kid : undefined,
    algorithm: typeof alg === 'string' ? alg : undefined,
  });
  const open = (integrity: Evidence): Seal => ({ signature: 'not-evaluated', integrity, ...named });
  if (header === undefined || typeof alg !== 'string') return open(evidence('DPP-SIG-06', "the header has no 'alg'"));
  if (/^(?:none|HS[0-9]+)$/i.test(alg)) return open(evidence('DPP-SIG-05', `'alg' is '${alg.slice(0, 40)}'`));
  if (Object.hasOwn(header, 'crit') || header.b64 === false)
    return open(evidence('DPP-SIG-06', "'crit' asks for extensions that are not understood"));
  if (alg !== 'RS256') return open(evidence('DPP-SIG-31', `'alg' is '${alg.slice(0, 40)}'`));
  const key = typeof kid === 'string' ? keys.get(kid) : undefined;
  if (key === undefined) return open(evidence('DPP-SIG-31', `no key '${String(kid ?? '').slice(0, 80)}' of a registry is held here`));
  const signature = decodeBase64url(token.signature);
  if (signature === undefined) return open(evidence('DPP-SIG-06', 'the signature is not strict base64url'));
  const holds = sealHolds(key, Buffer.from(`${token.head}.${token.body}`), signature);
  return { signature: holds ? 'valid' : 'invalid', integrity: evidence(holds ? 'DPP-SIG-01' : 'DPP-SIG-02'), ...named };
}

function objectIn(part: string): JsonObject | undefined {
  const bytes = decodeBase64url(part);
  const json = bytes === undefined ? undefined : parseStrictJson(bytes);
  return json?.ok === true && isObject(json.value) ? json.value : undefined;
}

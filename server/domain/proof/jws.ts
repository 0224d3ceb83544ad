// Verifies the one signature of a compact JWS (RFC 7515, RFC 7518 3.4, RFC 8037, RFC 9864; stricter).
// The caller decides what the payload may contain.

import { type Chain, readX5c } from '../certificates/x5c.ts';
import { isOtherMethodUrl, type MethodUrl, parseMethodUrl } from '../did/did.ts';
import { bytesOfFirst, decodeBase64url } from '../encoding/base64url.ts';
import type { Code } from '../evidence/codes.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import type { Detail } from '../evidence/particulars.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { takeParsed } from '../json/parse-cache.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { checksOf, type KeyFinding, keyThatSigned } from '../keys/controlling-document.ts';
import { kindOfAlg } from '../keys/jose-algorithm.ts';
import type { KeyKind } from '../keys/public-key.ts';
import { signatureBytes, verifySignature } from '../keys/verify-signature.ts';
import { readHeader, readPart } from '../recognise/token-part.ts';
import type { ChainSource, KeySource, Proven } from './proof.ts';

export interface JwsFinding extends Proven {
  /** The parsed header. Present only if the signature is valid. */
  readonly header?: JsonObject;
  /** The payload as claimed. It is verified only if `document` is present. */
  readonly payload?: JsonObject;
}

/** Resolves a JWK `kid` of an issuer named by an https URL to the full key id. Returns undefined if the key is unknown. */
export type KidSource = (issuer: string, kid: string) => string | undefined;

/** Looks up the keys of tokens. The only sources are the trust data, did:key and did:jwk. */
export interface KeySources {
  readonly keys: KeySource;
  readonly kids: KidSource;
  readonly chains: ChainSource;
}

export const unevaluated = (code: Code, detail: Detail, more: Partial<JwsFinding> = {}): JwsFinding => ({
  signature: 'not-evaluated',
  integrity: evidence(code, detail),
  dates: {},
  ...more,
});

const NO_SIGNATURE = new Uint8Array(0);

/** 5 MiB of payload, as for JSON, in base64url, plus room for the header, in characters. */
const MAX_TOKEN = 8 * 1024 * 1024;

/** Checks a token with a valid signature against the rules of its own format. */
export type TokenRules = (header: JsonObject, payload: JsonObject) => Evidence;

/** Returns true if the token format allows the key to be named by something other than an absolute URL. */
export type NamingRule = (header: JsonObject, payload: JsonObject) => boolean;
const ONLY_BY_URL: NamingRule = () => false;

/**
 * Verifies a token and applies the rules of its format. `judge` runs only if the signature is valid.
 *
 * The key decides the algorithm; `alg` of the header is compared with it.
 *
 * Codes: DPP-SIG-11 for a token that cannot be read, 06 for a broken rule, 05 and 10 for the algorithm, 12 for an unknown key, 07 for a
 * weak key and 02 for a signature that does not match.
 */
export function verifyJws(token: string, sources: KeySources, judge: TokenRules, mayNameOtherwise: NamingRule = ONLY_BY_URL): JwsFinding {
  if (token.length > MAX_TOKEN) return unevaluated('DPP-SIG-11', 'the token is too long');
  const first = token.indexOf('.');
  const last = token.lastIndexOf('.');
  if (first <= 0 || last === first || token.indexOf('.', first + 1) !== last) {
    return unevaluated('DPP-SIG-11', 'the token does not have three parts');
  }
  const head = token.slice(0, first);
  const known = readHeader(head);
  const header = known ? { object: known } : parsePart(head, 'header');
  if ('detail' in header) return unevaluated('DPP-SIG-11', header.detail);
  const body = token.slice(first + 1, last);
  const read = takeParsed(body) ?? readPart(body)?.object;
  const payload = read ? { object: read } : parsePart(body, 'payload');
  const claims = 'detail' in payload ? {} : { payload: payload.object };
  const kind = kindOfHeader(header.object);
  if (typeof kind !== 'string') return { ...kind, ...claims };

  const located = locate(header.object, claims.payload, sources);
  if (typeof located === 'string') return unevaluated('DPP-SIG-06', located, claims);
  if (!located) return { ...unnamed(header.object, claims.payload, mayNameOtherwise), ...claims };
  const { about, finding } = located;
  const signature = readSignature(token.slice(last + 1), kind);
  if (typeof signature === 'string') return unevaluated('DPP-SIG-06', signature, { ...about, ...claims });
  if ('undecoded' in payload) return unevaluated('DPP-SIG-11', payload.detail, about);

  const looked = { ...about, ...claims, dates: {} };
  if (finding.kind === 'weak') return { ...looked, signature: 'invalid', integrity: evidence('DPP-SIG-07', finding.detail) };
  if (finding.kind === 'unsupported') return unevaluated('DPP-SIG-10', finding.detail, looked);
  if (finding.kind !== 'key') return unevaluated('DPP-SIG-12', finding.detail, looked);
  if (finding.key.kind !== kind && !finding.former?.some(({ key }) => key.kind === kind)) {
    return unevaluated('DPP-SIG-06', `'alg' is '${header.object.alg}', the key is of kind ${finding.key.kind}`, looked);
  }
  // RFC 7515 5.2: the signing input is the text as received.
  const signer = keyThatSigned(finding, (key) => key.kind === kind && verifySignature(key, bytesOfFirst(token, last), signature));
  const checks = checksOf(finding, signer, (key) => (key.kind === kind ? Buffer.from(bytesOfFirst(token, last)) : undefined), signature);
  if (signer === undefined) return { ...looked, checks, signature: 'invalid', integrity: evidence('DPP-SIG-02') };
  const found = { ...looked, checks, ...(about.certified === undefined ? { finding: signer } : {}) };
  if ('detail' in payload) return { ...found, signature: 'valid', integrity: evidence('DPP-SIG-11', payload.detail) };
  const dates = {
    signedAt: numericDate(payload.object.iat),
    notBefore: numericDate(payload.object.nbf),
    expires: numericDate(payload.object.exp),
  };
  const integrity = judge(header.object, payload.object);
  return { ...found, header: header.object, dates, signature: 'valid', integrity, document: payload.object };
}

type Part = { readonly object: JsonObject } | { readonly detail: string; readonly undecoded?: true };

/** Parses a part that the fast reader did not accept. */
function parsePart(text: string, name: string): Part {
  const decoded = decodeBase64url(text);
  if (decoded === undefined) return { detail: `the ${name} is not strict base64url`, undecoded: true };
  const parsed = parseStrictJson(decoded);
  if (!parsed.ok) return { detail: `${parsed.code}: the ${name}: ${parsed.detail}` };
  return isObject(parsed.value) ? { object: parsed.value } : { detail: `the ${name} is not a JSON object` };
}

/**
 * Returns the kind of key that the header requires, or why the token is refused. `none` and MACs fail, because anyone can make them. Other
 * algorithms are unsupported.
 */
function kindOfHeader(header: JsonObject): KeyKind | JwsFinding {
  const { alg, crit } = header;
  if (typeof alg !== 'string') return unevaluated('DPP-SIG-06', "'alg' is not a string");
  if (/^(?:none|HS[0-9]+)$/i.test(alg)) {
    return { signature: 'invalid', integrity: evidence('DPP-SIG-05', `'alg' is '${alg.slice(0, 40)}'`), dates: {} };
  }
  const kind = kindOfAlg(alg);
  if (kind === undefined) return unevaluated('DPP-SIG-10', `'alg' is '${alg.slice(0, 40)}'`);
  // RFC 7797: with `b64` false, the signed bytes differ from the text between the dots.
  if (header.b64 === false || (Array.isArray(crit) && crit.includes('b64'))) return unevaluated('DPP-SIG-06', "'b64' is not understood");
  return kind;
}

/**
 * Returns the signature, or what is wrong with its form. RFC 7518 3.4: an ECDSA signature of another length, such as DER, is malformed.
 *
 * An Ed25519 signature of another length matches nothing, so its padding bits do not matter.
 */
function readSignature(written: string, kind: KeyKind): Uint8Array | string {
  const bytes = signatureBytes(kind);
  if (kind === 'Ed25519' && written.length !== 86 && /^[A-Za-z0-9_-]*$/.test(written)) return NO_SIGNATURE;
  const signature = decodeBase64url(written);
  if (signature === undefined) return 'the signature is not strict base64url';
  return signature.length === bytes ? signature : `the signature has ${signature.length} bytes instead of ${bytes}`;
}

interface Located {
  /** The owner of the key, and the result of its look-up in the trust data. */
  readonly about: Pick<Proven, 'method' | 'methodId' | 'finding' | 'certified'>;
  /** The key with which the signature is checked. */
  readonly finding: KeyFinding;
}

/**
 * Finds the key that the header names. Returns undefined if it names none, and a text if `x5c` breaks a rule.
 *
 * SD-JWT VC, issuer verification key discovery: a DID in `kid` names the key by the document of that DID, and `x5c` is ignored.
 */
function locate(header: JsonObject, payload: JsonObject | undefined, { keys, kids, chains }: KeySources): Located | string | undefined {
  if (header.x5c !== undefined && !(typeof header.kid === 'string' && header.kid.startsWith('did:'))) {
    const x5c = readX5c(header);
    return 'detail' in x5c ? x5c.detail : { about: chains(x5c.chain), finding: keyOfLeaf(x5c.chain) };
  }
  const named = nameKey(header, payload, kids);
  if (named === undefined) return undefined;
  const finding = keys(named.method, named.methodId);
  return { about: { ...named, finding }, finding };
}

/** Returns the key of the leaf certificate, to check the signature. Whether it is trusted depends on the path to an anchor. */
function keyOfLeaf([{ key, subject }]: Chain): KeyFinding {
  if (key.kind === 'unsupported') return { kind: 'unsupported', detail: `a certificate with a key of kind ${key.name}` };
  return { kind: 'key', key: key.key, controller: subject.text, authorised: true };
}

interface Named {
  readonly method: MethodUrl;
  readonly methodId: string;
}

/** VC-JOSE-COSE 3.3.1. Policy: `jwk`, `jku` and `x5u` are never a source of keys. */
function nameKey({ kid, iss }: JsonObject, payload: JsonObject | undefined, kids: KidSource): Named | undefined {
  if (typeof kid !== 'string') return undefined;
  const own = parseMethodUrl(kid);
  if (own) return { method: own, methodId: kid };
  const issuer = iss ?? payload?.iss;
  const methodId = typeof issuer === 'string' ? kids(issuer, kid) : undefined;
  const method = methodId === undefined ? undefined : parseMethodUrl(methodId);
  return method && methodId !== undefined ? { method, methodId } : undefined;
}

/**
 * Judges a token whose key was not found. Keys are found only by URL, or in the document of an issuer with an https address. A key that is
 * named in another permitted way is not a fault, but is not checked.
 */
function unnamed(header: JsonObject, payload: JsonObject | undefined, mayNameOtherwise: NamingRule): JwsFinding {
  const { kid } = header;
  if (typeof kid === 'string' && isOtherMethodUrl(kid)) return unevaluated('DPP-SIG-12', `nothing is known here of '${kid.slice(0, 200)}'`);
  const isText = kid === undefined || typeof kid === 'string';
  if (!isText || payload === undefined || !mayNameOtherwise(header, payload)) {
    return unevaluated('DPP-SIG-06', "'kid' is not an absolute URL of a verification method");
  }
  const issuer = header.iss ?? payload.iss;
  if (kid !== undefined && typeof issuer === 'string' && issuer.startsWith('https://')) {
    return unevaluated('DPP-SIG-12', `of '${issuer.slice(0, 200)}' no one key '${kid.slice(0, 200)}' is known here`);
  }
  return unevaluated('DPP-SIG-10', "the key is not named by an absolute URL in 'kid'");
}

/** Converts a NumericDate (RFC 7519 2) from seconds to milliseconds. */
export const numericDate = (value: unknown): number | undefined => (typeof value === 'number' ? value * 1000 : undefined);

/** RFC 7515 4.1.9: the comparison ignores case, and `application/` is optional. */
export function isMediaType(value: unknown, allowed: readonly string[]): boolean {
  if (value === undefined) return true;
  return typeof value === 'string' && allowed.includes(value.toLowerCase().replace(/^application\//, ''));
}

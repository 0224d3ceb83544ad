// Verifies the embedded proofs of a document (VC Data Integrity 1.0; Ed25519Signature2020).
import { hash } from 'node:crypto';
import { parseAnyDateTime, type SigningDates } from '../dates/dates.ts';
import { isOtherMethodUrl, parseMethodUrl } from '../did/did.ts';
import { decodeMultibase } from '../encoding/base58.ts';
import { isAbsoluteIri } from '../encoding/url.ts';
import type { Code } from '../evidence/codes.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import type { Detail } from '../evidence/particulars.ts';

import { canonicalBytes, canonicalise } from '../json/jcs.ts';
import { asList, isObject, type Json, type JsonObject } from '../json/json.ts';
import { checksOf, keyThatSigned } from '../keys/controlling-document.ts';
import type { PublicKey } from '../keys/public-key.ts';
import { signatureBytes, verifySignature } from '../keys/verify-signature.ts';
import { type Digest, rdfHash } from '../rdf/index.ts';
import type { KeySource, Proven, Signature } from './proof.ts';
import { digestOf, isOverGraph, type Suite, suiteOf } from './suites.ts';

/** Policy: each proof costs a signature check, and a real passport has only a few. */
const MAX_PROOFS = 16;

/** Returns one result per proof of the document, or a single result if there is no usable `proof`. */
export function verifyProofs(secured: JsonObject, keys: KeySource): readonly Proven[] {
  if (!Object.hasOwn(secured, 'proof')) return [unevaluated('DPP-SIG-14')];
  // Rest and spread preserve an own member called `__proto__`, which assignment would lose.
  const { proof, ...unsecured } = secured;
  const proofs = asList(proof);
  if (proofs.length === 0) return [unevaluated('DPP-SIG-03', "'proof' is an empty list")];
  if (proofs.length > MAX_PROOFS) return [unevaluated('DPP-SIG-11', `more than ${MAX_PROOFS} proofs`)];
  let isTooMuch = false;
  return proofs.map((one) => {
    if (!isObject(one)) return unevaluated('DPP-SIG-03', "'proof' is not an object");
    // If one proof over the graph takes too long, the others would too, because they canonicalise the same document.
    if (isTooMuch && isOverGraph(one)) return unevaluated('DPP-SIG-43', 'an earlier proof of the document took too much work');
    const proven = verifyProof(unsecured, one, keys, proofs);
    isTooMuch ||= proven.integrity.code === 'DPP-SIG-43';
    return proven;
  });
}

const unevaluated = (code: Code, detail?: Detail, more: Partial<Proven> = {}): Proven => ({
  signature: 'not-evaluated',
  integrity: evidence(code, detail),
  dates: {},
  ...more,
});

function verifyProof(unsecured: JsonObject, proof: JsonObject, keys: KeySource, all: readonly Json[]): Proven {
  const { verificationMethod: methodId } = proof;
  const method = typeof methodId === 'string' ? parseMethodUrl(methodId) : undefined;
  const named = method && typeof methodId === 'string' ? { method, methodId } : {};
  const suite = suiteOf(proof);
  if ('malformed' in suite) return unevaluated('DPP-SIG-03', suite.malformed, named);
  if ('unsupported' in suite) return unevaluated('DPP-SIG-10', suite.unsupported, named);
  if (!method || typeof methodId !== 'string') {
    // In a set, such a proof counts as malformed: `DPP-SIG-12` would not count against the other proofs.
    return typeof methodId === 'string' && all.length === 1 && isOtherMethodUrl(methodId)
      ? unevaluated('DPP-SIG-12', `nothing is known here of '${methodId.slice(0, 200)}'`)
      : unevaluated('DPP-SIG-03', "'verificationMethod' is not an absolute URL with a fragment");
  }

  const { proofValue, ...options } = proof;
  const lengths = suite.kinds.map(signatureBytes);
  const signature = typeof proofValue === 'string' ? decodeMultibase(proofValue) : undefined;
  if (signature === undefined || !lengths.includes(signature.length)) {
    return unevaluated('DPP-SIG-03', `'proofValue' is not ${lengths.join(' or ')} bytes in base58btc`, named);
  }

  const dates: SigningDates = { signedAt: parseAnyDateTime(proof.created), expires: parseAnyDateTime(proof.expires) };
  const content = suite.form === 'jcs' ? asJson(unsecured, options) : asGraph(unsecured, options, suite);
  if (!content) return { signature: 'invalid', integrity: evidence('DPP-SIG-04'), dates, ...named };

  const finding = keys(method, methodId);
  const found = { ...named, finding, dates };
  if (finding.kind === 'weak') return { signature: 'invalid', integrity: evidence('DPP-SIG-07', finding.detail), ...found };
  if (finding.kind === 'unsupported') return unevaluated('DPP-SIG-10', finding.detail, found);
  if (finding.kind !== 'key') return unevaluated('DPP-SIG-12', finding.detail, found);
  const signed = onceForEach(content);
  const kind = [finding, ...(finding.former ?? [])].map(({ key }) => key.kind).find((one) => suite.kinds.includes(one));
  if (kind === undefined) return unevaluated('DPP-SIG-03', `the key is of kind ${finding.key.kind}, which the suite does not use`, found);
  const { hash: held, refusal } = signed(digestOf(kind));
  if (held === undefined && refusal !== undefined) return { signature: 'not-evaluated', integrity: refusal, ...found };
  // Data Integrity EdDSA and ECDSA, 3.2.4 and 3.3.4: the hash of the proof configuration, then the hash of the document.
  const bytesFor = (key: PublicKey): Uint8Array | undefined =>
    suite.kinds.includes(key.kind) ? signed(digestOf(key.kind)).hash : undefined;
  const signer = keyThatSigned(finding, (key) => {
    const bytes = bytesFor(key);
    return bytes !== undefined && verifySignature(key, bytes, signature);
  });
  const checks = checksOf(finding, signer, bytesFor, signature);
  if (signer === undefined) {
    // Data Integrity 4.5: a chained proof also signs the proofs before it. Without them, a mismatch proves nothing.
    if (options.previousProof !== undefined) return unevaluated('DPP-SIG-15', undefined, found);
    return { signature: 'invalid', integrity: evidence('DPP-SIG-02'), checks, ...found };
  }
  const { refusal: broken, document } = signed(digestOf(signer.key.kind));
  const valid: Signature = 'valid';
  const result = { signature: valid, checks, ...found, finding: signer };
  if (broken !== undefined || document === undefined) return { ...result, integrity: broken ?? evidence('DPP-SIG-02') };
  return { ...result, integrity: judgeOptions(options, dates, all), document, asGraph: suite.form === 'rdf' };
}

/** Returns the bytes that a key with this hash function must have signed, and the document that they cover. */
type Signed = (digest: Digest) => {
  readonly hash?: Uint8Array;
  /** Exactly the signed content. */
  readonly document?: JsonObject;
  /** Why the document is refused regardless of its signature. */
  readonly refusal?: Evidence;
};

/** Caches the result for each hash function, because canonicalising and hashing cost as much as verifying the signature. */
function onceForEach(signed: Signed): Signed {
  const known: { [Name in Digest]?: ReturnType<Signed> } = {};
  return (digest) => {
    known[digest] ??= signed(digest);
    return known[digest];
  };
}

function asJson(unsecured: JsonObject, options: JsonObject): Signed | undefined {
  const document = withSignedContext(unsecured, options);
  return document && ((digest) => ({ hash: hashData(document, options, digest), document }));
}

/** Canonicalises only when the hash is needed, because that costs far more than finding the key. */
const asGraph =
  (unsecured: JsonObject, options: JsonObject, { type }: Suite): Signed =>
  (digest) => {
    const answer = rdfHash({ document: unsecured, options, digest });
    const refusal = answer.kind === 'refused' ? evidence(answer.breach.code, answer.breach.detail) : undefined;
    if (answer.hash === undefined) return { ...(refusal ? { refusal } : {}) };
    // Data Integrity ECDSA 3.2.5: without a context that defines its type, the proof is not in the graph, and there is nothing to hash.
    if (type === 'DataIntegrityProof' && answer.proofType !== `${SECURITY}${type}`) {
      return { refusal: evidence('DPP-SIG-03', `no context of the document defines '${type}'`) };
    }
    const bytes = Buffer.from(answer.hash, 'hex');
    return answer.kind === 'hashed' ? { hash: bytes, document: answer.document } : { hash: bytes, ...(refusal ? { refusal } : {}) };
  };

const SECURITY = 'https://w3id.org/security#';

/** Returns the bytes that the JCS suites sign: the hash of the canonical proof configuration, then that of the canonical document. */
export function hashData(document: JsonObject, options: JsonObject, digest: Digest = 'sha256'): Buffer {
  return Buffer.from(hash(digest, canonicalBytes(options), 'hex') + hash(digest, canonicalBytes(document), 'hex'), 'hex');
}

/**
 * Data Integrity EdDSA 3.3.2: the document's @context must start with that of the proof. Only the @context of the proof is signed, so the
 * result has only that one.
 */
function withSignedContext(unsecured: JsonObject, options: JsonObject): JsonObject | undefined {
  if (!Object.hasOwn(options, '@context')) return unsecured;
  const signed = options['@context'] ?? null;
  const prefix = asList(signed);
  const held = asList(unsecured['@context'] ?? null);
  if (prefix.length > held.length) return undefined;
  for (let index = 0; index < prefix.length; index++) {
    const [one, other] = [prefix[index] ?? null, held[index] ?? null];
    if (one !== other && canonicalise(one) !== canonicalise(other)) return undefined;
  }
  const isWhole = prefix.length === held.length && Array.isArray(signed) === Array.isArray(unsecured['@context']);
  return isWhole ? unsecured : { ...unsecured, '@context': signed };
}

/** Checks the rules for proof options in addition to the signature (VC Data Integrity 2.1, 4.4). */
function judgeOptions(options: JsonObject, dates: SigningDates, all: readonly Json[]): Evidence {
  const { proofPurpose, previousProof } = options;
  if (typeof proofPurpose !== 'string') return evidence('DPP-SIG-03', "'proofPurpose' is not a string");
  if (proofPurpose !== 'assertionMethod') return evidence('DPP-SIG-08', `'proofPurpose' is '${proofPurpose.slice(0, 80)}'`);
  const wrong = MEMBERS.find(([name, test]) => options[name] !== undefined && !test(options[name]));
  if (wrong) return evidence('DPP-SIG-03', `'${wrong[0]}' of the proof is not ${wrong[2]}`);
  for (const name of ['created', 'expires'] as const) {
    const parsed = name === 'created' ? dates.signedAt : dates.expires;
    if (Object.hasOwn(options, name) && parsed === undefined) {
      return evidence('DPP-SIG-03', `'${name}' of the proof is not a date-time with a time zone`);
    }
  }
  if (previousProof === undefined) return evidence('DPP-SIG-01');
  const isThere = asList(previousProof).every((id) => all.some((one) => isObject(one) && one.id === id));
  return isThere ? evidence('DPP-SIG-15') : evidence('DPP-SIG-03', "'previousProof' names a proof that is not there");
}

const isText = (value: Json): boolean => typeof value === 'string';
const areTexts = (value: Json): boolean => asList(value).every(isText);

const MEMBERS: readonly (readonly [name: string, test: (value: Json) => boolean, should: string])[] = [
  ['id', (value) => typeof value === 'string' && isAbsoluteIri(value), 'a URL'],
  ['domain', areTexts, 'text or a list of texts'],
  ['challenge', isText, 'text'],
  ['nonce', isText, 'text'],
  ['previousProof', areTexts, 'text or a list of texts'],
];

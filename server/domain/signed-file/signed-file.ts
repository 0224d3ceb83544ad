// Reads and signs files with did:key signers: a compact JWS, or a General JSON JWS of several signers (RFC 7515).
import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { didKeyMultikey } from '../did/did.ts';
import { decodeBase64url } from '../encoding/base64url.ts';
import { canonicalBytes } from '../json/jcs.ts';
import { asList, asText, isObject, type Json, type JsonObject } from '../json/json.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { kindOfAlg } from '../keys/jose-algorithm.ts';
import { admitMultikey, encodeMultikey } from '../keys/multikey.ts';
import { verifySignature } from '../keys/verify-signature.ts';

export interface FileSignature {
  /** The did:key of the signer, without a fragment. The caller decides whether it is trusted. */
  readonly key: string;
  /** The fingerprint of the key, in the form that people compare. */
  readonly fingerprint: string;
}

export interface SignedFileFault {
  readonly ok: false;
  readonly fault: 'form' | 'signature' | 'content';
  readonly detail: string;
}

export type SignedFile = ({ readonly ok: true; readonly claims: JsonObject } & FileSignature) | SignedFileFault;

export type SignedFileOfSeveral =
  | {
      readonly ok: true;
      readonly claims: JsonObject;
      readonly form: 'compact' | 'general';
      /** One entry for each signature. All signatures are valid. */
      readonly signers: readonly FileSignature[];
    }
  | SignedFileFault;

const broken = (fault: SignedFileFault['fault'], detail: string): SignedFileFault => ({ ok: false, fault, detail });

/** Policy: the maximum size in bytes. A trust list contains complete signed status lists; 64 MiB hold a few thousand of them. */
export const MAX_TRUST_LIST_BYTES = 64 * 2 ** 20;

/** Policy: four signatures for each of the at most 100 operators of a list. */
const MAX_SIGNATURES = 400;
const HEADER_BYTES = 4096;

/** Reads the compact form only. The claims are parsed only if the signature is valid. */
export function readSignedFile(text: string, type: string, maxBytes: number): SignedFile {
  const [head = '', body = '', signature = '', ...more] = text.trim().split('.', 4);
  if (more.length > 0 || signature === '') return broken('form', 'the file is not a compact JWS of three parts');
  const signer = signerOf({ head, body, signature }, type);
  if ('ok' in signer) return signer;
  const claims = jsonPart(body, 'payload', maxBytes);
  return typeof claims === 'string' ? broken('content', claims) : { ok: true, claims, ...signer };
}

/** Reads either form. One bad signature refuses the whole file, so that every signature of an accepted file is valid. */
export function readSignedByAny(text: string, type: string, maxBytes: number): SignedFileOfSeveral {
  if (!isGeneralForm(text)) {
    const file = readSignedFile(text, type, maxBytes);
    if (!file.ok) return file;
    const { claims, key, fingerprint } = file;
    return { ok: true, claims, form: 'compact', signers: [{ key, fingerprint }] };
  }
  const parts = partsOf(text, maxBytes);
  if ('ok' in parts) return parts;
  const { body, signatures } = parts;
  const signers: FileSignature[] = [];
  for (const [at, { head, signature }] of signatures.entries()) {
    const signer = signerOf({ head, body, signature }, type);
    if ('ok' in signer) return { ...signer, detail: `/signatures/${at}: ${signer.detail}` };
    signers.push(signer);
  }
  const claims = jsonPart(body, 'payload', maxBytes);
  return typeof claims === 'string' ? broken('content', claims) : { ok: true, claims, form: 'general', signers };
}

interface Parts {
  readonly head: string;
  readonly body: string;
  readonly signature: string;
}

function signerOf({ head, body, signature }: Parts, type: string): FileSignature | SignedFileFault {
  const header = jsonPart(head, 'header', HEADER_BYTES);
  if (typeof header === 'string') return broken('form', header);
  const { alg, typ, kid } = header;
  if (typ !== type) return broken('form', `'typ' is not '${type}'`);
  const kind = kindOfAlg(alg);
  if (kind === undefined) return broken('signature', `'alg' is '${asText(alg).slice(0, 40)}', not EdDSA, ES256 or ES384`);
  if (Object.hasOwn(header, 'crit')) return broken('signature', "'crit' asks for extensions that are not understood");
  const key = typeof kid === 'string' ? (kid.split('#', 1)[0] ?? '') : '';
  const multikey = didKeyMultikey(key);
  if (multikey?.kind !== kind) return broken('signature', `'kid' is not a did:key of kind ${kind}`);
  const admission = admitMultikey(multikey);
  if (!admission.ok) return broken('signature', admission.detail);
  const bytes = decodeBase64url(signature);
  if (bytes === undefined || !verifySignature(admission.key, Buffer.from(`${head}.${body}`, 'latin1'), bytes)) {
    return broken('signature', 'the signature does not match: the file was changed or cut after it was signed');
  }
  return { key, fingerprint: admission.key.fingerprint };
}

const isGeneralForm = (text: string): boolean => text.trimStart().startsWith('{');

/** RFC 7515 section 7.2.1. Policy: no unprotected header, and no unsigned member. */
function partsOf(
  text: string,
  maxBytes: number,
): SignedFileFault | { readonly body: string; readonly signatures: readonly Pick<Parts, 'head' | 'signature'>[] } {
  const parsed = parseStrictJson(text.trim(), { maxBytes, maxDepth: 8 });
  if (!parsed.ok) return broken('form', parsed.detail);
  const { value } = parsed;
  if (!isObject(value) || typeof value.payload !== 'string' || !Array.isArray(value.signatures))
    return broken('form', "the file is not a JWS in General JSON Serialization: 'payload' and 'signatures' are needed");
  if (Object.keys(value).length > 2) return broken('form', "the file has members other than 'payload' and 'signatures'");
  if (value.signatures.length === 0 || value.signatures.length > MAX_SIGNATURES)
    return broken('form', `the file needs 1 to ${MAX_SIGNATURES} signatures`);
  const signatures = value.signatures.map(signatureParts);
  return signatures.every((one) => one !== undefined)
    ? { body: value.payload, signatures }
    : broken('form', "each signature has 'protected' and 'signature' and nothing else");
}

function signatureParts(value: Json): Pick<Parts, 'head' | 'signature'> | undefined {
  if (!isObject(value) || Object.keys(value).length !== 2) return undefined;
  const { protected: head, signature } = value;
  return typeof head === 'string' && typeof signature === 'string' ? { head, signature } : undefined;
}

/**
 * Returns the `typ` of a text that starts like a signed file of either form, without checking signatures. Returns undefined for any other
 * text.
 */
export function typeOfSigned(start: string): string | undefined {
  const head = isGeneralForm(start)
    ? /"protected"\s*:\s*"([A-Za-z0-9_-]+)"/.exec(start)?.[1]
    : start.trimStart().slice(0, HEADER_BYTES).split('.', 1)[0];
  const header = head === undefined ? '' : jsonPart(head, 'header', HEADER_BYTES);
  return typeof header === 'string' || typeof header.typ !== 'string' ? undefined : header.typ;
}

/**
 * Returns the SHA-256 that identifies a signed file, in hex.
 *
 * The hash covers the parts that cannot be changed without a key. In the General form, it covers the signed payload, because signatures can
 * be added. In the compact form, it covers the whole text, except an ECDSA signature, because that has a second valid form. Of a document
 * with embedded proofs, it covers the canonical form without the values of the proofs.
 */
export function signedFileSha256(text: string): string {
  return createHash('sha256').update(fixedPart(text)).digest('hex');
}

/** Returns the hashes by which an operator may retract a statement: `signedFileSha256`, and the hash of the text (earlier versions). */
export function retractionNames(text: string): readonly string[] {
  return [signedFileSha256(text), createHash('sha256').update(text).digest('hex')];
}

function fixedPart(text: string): string | Uint8Array {
  const compact = text.trim();
  if (isGeneralForm(text)) {
    const parts = partsOf(text, Number.MAX_SAFE_INTEGER);
    return ('body' in parts ? decodeBase64url(parts.body) : undefined) ?? withoutProofValues(compact) ?? compact;
  }
  const header = jsonPart(compact.split('.', 1)[0] ?? '', 'header', HEADER_BYTES);
  const kind = typeof header === 'string' ? undefined : kindOfAlg(header.alg);
  return kind === undefined || kind === 'Ed25519' ? compact : compact.slice(0, compact.lastIndexOf('.'));
}

function withoutProofValues(text: string): Uint8Array | undefined {
  const parsed = parseStrictJson(Buffer.from(text), { maxBytes: MAX_TRUST_LIST_BYTES, maxDepth: 64 });
  if (!parsed.ok || !isObject(parsed.value) || parsed.value.proof === undefined) return undefined;
  const { proof, ...document } = parsed.value;
  const proofs = asList(proof).map((one) => (isObject(one) ? { ...one, proofValue: null } : one));
  return canonicalBytes({ ...document, proof: proofs });
}

/** Returns the object in one part of a JWS, or a description of its fault. */
export function jsonPart(text: string, name: string, maxBytes: number): JsonObject | string {
  const bytes = decodeBase64url(text);
  if (bytes === undefined) return `the ${name} is not strict base64url`;
  const parsed = parseStrictJson(bytes, { maxBytes, maxDepth: 64 });
  if (!parsed.ok) return `the ${name}: ${parsed.detail}`;
  return isObject(parsed.value) ? parsed.value : `the ${name} is not a JSON object`;
}

export interface FileSigner {
  /** The did:key of the signer. */
  readonly did: string;
  sign(bytes: Uint8Array): Uint8Array;
}

/** `x` is that of the public JWK. */
export const didKeyOfJwk = (x: string): string => `did:key:${encodeMultikey(Buffer.from(x, 'base64url'))}`;

export const didKeyOf = (key: KeyObject): string => didKeyOfJwk(createPublicKey(key).export({ format: 'jwk' }).x ?? '');

export const signerOfKey = (key: KeyObject): FileSigner => ({ did: didKeyOf(key), sign: (bytes) => sign(null, bytes, key) });

export function signFile(type: string, claims: object, signer: FileSigner): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const { head, signature } = signedPart(type, body, signer);
  return `${head}.${body}.${signature}`;
}

/** Writes the General form with its first signature. */
export const signFirst = (type: string, claims: object, signer: FileSigner): string =>
  general(type, Buffer.from(JSON.stringify(claims)).toString('base64url'), [], signer);

/**
 * Adds a signature over the same payload. A compact file becomes one in the General form. `text` must have been read successfully before.
 *
 * Throws a RangeError if the General form is malformed.
 */
export function signAlso(type: string, text: string, signer: FileSigner): string {
  if (isGeneralForm(text)) {
    const parts = partsOf(text, Number.MAX_SAFE_INTEGER);
    if ('ok' in parts) throw new RangeError(parts.detail);
    return general(type, parts.body, parts.signatures, signer);
  }
  const [head = '', body = '', signature = ''] = text.trim().split('.');
  return general(type, body, [{ head, signature }], signer);
}

/** The signatures come first, so that the start of the file shows its type. */
function general(type: string, body: string, present: readonly Pick<Parts, 'head' | 'signature'>[], signer: FileSigner): string {
  const signatures = [...present, signedPart(type, body, signer)].map(({ head, signature }) => ({ protected: head, signature }));
  return JSON.stringify({ signatures, payload: body });
}

function signedPart(type: string, body: string, { did, sign: signBytes }: FileSigner): Pick<Parts, 'head' | 'signature'> {
  const header = { alg: 'EdDSA', typ: type, kid: `${did}#${did.slice('did:key:'.length)}` };
  const head = Buffer.from(JSON.stringify(header)).toString('base64url');
  return { head, signature: Buffer.from(signBytes(Buffer.from(`${head}.${body}`))).toString('base64url') };
}

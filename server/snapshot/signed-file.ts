// The text of a compact JWS that names its key as a did:key in, the claims and the key that signed them out; and claims signed as such a file.
import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { asText, isObject, type JsonObject } from '../recognise/json.ts';
import { parseStrictJson } from '../recognise/strict-json.ts';
import { encodeMultikey } from '../verify/base58.ts';
import { decodeBase64url } from '../verify/base64url.ts';
import { didKeyBytes } from '../verify/did.ts';
import { admitKey, verifyEd25519 } from '../verify/ed25519.ts';

export type SignedFile =
  | {
      readonly ok: true;
      readonly claims: JsonObject;
      /** did:key of the key that signed: whether anybody trusts it is for the caller to say. */
      readonly key: string;
      /** As people compare it. */
      readonly fingerprint: string;
    }
  | { readonly ok: false; readonly fault: 'form' | 'signature' | 'content'; readonly detail: string };

const broken = (fault: Extract<SignedFile, { ok: false }>['fault'], detail: string): SignedFile => ({ ok: false, fault, detail });

/** The claims are parsed only when the signature holds. */
export function readSignedFile(text: string, type: string, maxBytes: number): SignedFile {
  const [head = '', body = '', signature = '', ...more] = text.trim().split('.', 4);
  if (more.length > 0 || signature === '') return broken('form', 'the file is not a compact JWS of three parts');
  const header = jsonPart(head, 'header', 4096);
  if (typeof header === 'string') return broken('form', header);
  const { alg, typ, kid } = header;
  if (typ !== type) return broken('form', `'typ' is not '${type}'`);
  if (alg !== 'EdDSA' && alg !== 'Ed25519') return broken('signature', `'alg' is '${asText(alg).slice(0, 40)}', not EdDSA`);
  if (Object.hasOwn(header, 'crit')) return broken('signature', "'crit' asks for extensions that are not understood");
  const key = typeof kid === 'string' ? (kid.split('#', 1)[0] ?? '') : '';
  const raw = didKeyBytes(key);
  if (raw === undefined) return broken('signature', "'kid' is not a did:key of an Ed25519 key");
  const admission = admitKey(raw);
  if (!admission.ok) return broken('signature', admission.detail);
  const bytes = decodeBase64url(signature);
  if (bytes === undefined || !verifyEd25519(admission.key, Buffer.from(`${head}.${body}`, 'latin1'), bytes)) {
    return broken('signature', 'the signature does not match: the file was changed or cut after it was signed');
  }
  const claims = jsonPart(body, 'payload', maxBytes);
  if (typeof claims === 'string') return broken('content', claims);
  return { ok: true, claims, key, fingerprint: admission.key.fingerprint };
}

/** The object in one part of a compact JWS; text: what is wrong with it. */
export function jsonPart(text: string, name: string, maxBytes: number): JsonObject | string {
  const bytes = decodeBase64url(text);
  if (bytes === undefined) return `the ${name} is not strict base64url`;
  const parsed = parseStrictJson(bytes, { maxBytes, maxDepth: 64 });
  if (!parsed.ok) return `the ${name}: ${parsed.detail}`;
  return isObject(parsed.value) ? parsed.value : `the ${name} is not a JSON object`;
}

export interface FileSigner {
  /** did:key. */
  readonly did: string;
  sign(bytes: Uint8Array): Uint8Array;
}

/** `x` of the public JWK. */
export const didKeyOfJwk = (x: string): string => `did:key:${encodeMultikey(Buffer.from(x, 'base64url'))}`;

export const didKeyOf = (key: KeyObject): string => didKeyOfJwk(createPublicKey(key).export({ format: 'jwk' }).x ?? '');

export const signerOfKey = (key: KeyObject): FileSigner => ({ did: didKeyOf(key), sign: (bytes) => sign(null, bytes, key) });

export function signFile(type: string, claims: object, { did, sign: signBytes }: FileSigner): string {
  const header = { alg: 'EdDSA', typ: type, kid: `${did}#${did.slice('did:key:'.length)}` };
  const input = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${input}.${Buffer.from(signBytes(Buffer.from(input))).toString('base64url')}`;
}

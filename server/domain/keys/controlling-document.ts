// Finds the key behind a verification method in a controlling document, and what it is authorised for.

import { decodeBase58, decodeMultikey } from '../encoding/base58.ts';
import { decodeBase64url } from '../encoding/base64url.ts';
import { asText, isObject, type Json, type JsonObject } from '../json/json.ts';
import { type AdmittedKey, admitKey, verifyEd25519 } from './ed25519.ts';

export interface FoundKey {
  readonly kind: 'key';
  readonly key: AdmittedKey;
  readonly controller: string;
  /** True if the key is listed under assertionMethod of the document and its private key is not published. */
  readonly authorised: boolean;
  /** CID 2.2.2, 2.2.3: the entry also contains the private key, so anyone can sign with it. */
  readonly published?: true;
  readonly revoked?: string;
  readonly expires?: string;
  /** The window in which the list that names the key vouches for its signatures. */
  readonly from?: string;
  readonly until?: string;
  /** Other keys that had this name in earlier lists, because did:web documents reuse names. */
  readonly former?: readonly FoundKey[];
}

export type KeyFinding =
  | FoundKey
  | { readonly kind: 'not-found'; readonly detail: string }
  | { readonly kind: 'not-ed25519'; readonly detail: string }
  | { readonly kind: 'weak'; readonly detail: string };

/** Returns the key under this name that made the signature. Returns undefined if none did. */
export function keyThatSigned(found: FoundKey, message: Uint8Array, signature: Uint8Array): FoundKey | undefined {
  if (verifyEd25519(found.key, message, signature)) return found;
  return found.former?.find(({ key }) => verifyEd25519(key, message, signature));
}

const findings = new WeakMap<JsonObject, Map<string, KeyFinding>>();
const MAX_NAMES = 256;

/**
 * Finds a key by its name. Results are cached per document, because the trust data freeze documents; the number of names cached is bounded.
 */
export function findKey(document: JsonObject, methodId: string): KeyFinding {
  let known = findings.get(document);
  if (!known) {
    known = new Map();
    findings.set(document, known);
  }
  let finding = known.get(methodId);
  if (!finding) {
    finding = lookUp(document, methodId);
    if (known.size < MAX_NAMES) known.set(methodId, finding);
  }
  return finding;
}

/**
 * Finds the verification method whose JWK has this `kid`. For issuers named by an https URL, the JOSE `kid` may be that of the JWK
 * (VC-JOSE-COSE 3.3.1). Returns undefined if there is none or more than one.
 */
export function methodIdOfKid(document: JsonObject, kid: string): string | undefined {
  const [method, another] = methodsOf(document).filter(({ publicKeyJwk }) => isObject(publicKeyJwk) && publicKeyJwk.kid === kid);
  return another === undefined && method ? absoluteId(document, method.id) : undefined;
}

/** Returns the number of methods to check, before any is checked. Each takes a fraction of a millisecond. */
export const methodCount = (document: JsonObject): number =>
  relationship(document, 'verificationMethod').length + relationship(document, 'assertionMethod').length;

/** Returns the names of all verification methods. */
export const methodIdsIn = (document: JsonObject): readonly string[] => [
  ...new Set(methodsOf(document).flatMap(({ id }) => absoluteId(document, id) ?? [])),
];

function lookUp(document: JsonObject, methodId: string): KeyFinding {
  const { methods: named, assertion } = namesOf(document);
  const methods = named.get(methodId) ?? [];
  const [method] = methods;
  if (!method) return { kind: 'not-found', detail: `the document of the issuer holds no '${methodId}'` };
  if (methods.length > 1) return { kind: 'not-found', detail: `the document of the issuer holds more than one '${methodId}'` };
  const material = keyMaterial(method);
  if ('kind' in material) return material;
  // CID 2.2: a method must state its controller.
  if (typeof method.controller !== 'string') return { kind: 'not-found', detail: `'controller' of '${methodId}' is not one URL` };
  const published = hasAny(method, SECRETS);
  const admission = admitKey(material.raw);
  if (!admission.ok) return { kind: 'weak', detail: admission.detail };
  return {
    kind: 'key',
    key: admission.key,
    controller: method.controller,
    authorised: !published && assertion.has(methodId),
    ...(published ? { published } : {}),
    ...(method.revoked === undefined ? {} : { revoked: asText(method.revoked) }),
    ...(method.expires === undefined ? {} : { expires: asText(method.expires) }),
  };
}

interface Names {
  readonly methods: ReadonlyMap<string, readonly JsonObject[]>;
  /** The methods that may sign credentials. */
  readonly assertion: ReadonlySet<string>;
}

const names = new WeakMap<JsonObject, Names>();

/** Indexes a document once, however many of its methods are looked up, because outsiders decide how many it has. */
function namesOf(document: JsonObject): Names {
  const known = names.get(document);
  if (known !== undefined) return known;
  const found: Names = {
    methods: Map.groupBy(methodsOf(document), ({ id }) => absoluteId(document, id) ?? ''),
    assertion: new Set(
      relationship(document, 'assertionMethod').flatMap((entry) => absoluteId(document, isObject(entry) ? entry.id : entry) ?? []),
    ),
  };
  names.set(document, found);
  return found;
}

/** A method is in `verificationMethod` or embedded in a relationship (DID Core 5.3.1). */
function methodsOf(document: JsonObject): JsonObject[] {
  return [...relationship(document, 'verificationMethod'), ...relationship(document, 'assertionMethod')].filter(isObject);
}

function relationship(document: JsonObject, name: string): readonly Json[] {
  const value = document[name];
  return Array.isArray(value) ? value : [];
}

/** DID Core 3.2.2: a relative DID URL is relative to the document's own identifier. */
function absoluteId(document: JsonObject, id: Json | undefined): string | undefined {
  if (typeof id !== 'string') return undefined;
  return id.startsWith('#') ? `${asText(document.id)}${id}` : id;
}

type Material = { readonly raw: Uint8Array } | Extract<KeyFinding, { kind: 'not-ed25519' | 'weak' }>;
const foreign = (detail: string): Material => ({ kind: 'not-ed25519', detail });

const FORMS = ['publicKeyJwk', 'publicKeyMultibase', 'publicKeyBase58'] as const;
const SECRETS = ['secretKeyJwk', 'secretKeyMultibase', 'privateKeyJwk', 'privateKeyMultibase', 'privateKeyBase58'] as const;
/** The members of the private class in the registry of JWK parameters. */
const JWK_SECRETS = ['d', 'k', 'priv', 'p', 'q', 'dp', 'dq', 'qi', 'oth'] as const;

const hasAny = (holder: JsonObject, names: readonly string[]): boolean => names.some((name) => Object.hasOwn(holder, name));

function keyMaterial(method: JsonObject): Material {
  // CID 2.2.1: with two forms, two readers could use two different keys.
  if (FORMS.filter((name) => Object.hasOwn(method, name)).length > 1) return foreign('the key is written in more than one form');
  switch (method.type) {
    case 'JsonWebKey':
    case 'JsonWebKey2020':
      return isObject(method.publicKeyJwk) ? jwkMaterial(method.publicKeyJwk) : foreign("'publicKeyJwk' is missing");
    case 'Multikey':
    case 'Ed25519VerificationKey2020':
      return bytes(
        typeof method.publicKeyMultibase === 'string' ? decodeMultikey(method.publicKeyMultibase) : undefined,
        'publicKeyMultibase',
      );
    case 'Ed25519VerificationKey2018':
      return bytes(typeof method.publicKeyBase58 === 'string' ? decodeBase58(method.publicKeyBase58) : undefined, 'publicKeyBase58');
    default:
      return foreign(`keys of type '${asText(method.type).slice(0, 80)}' are not supported`);
  }
}

/** RFC 8037 2. A key whose private part is published does not identify the signer. */
function jwkMaterial(jwk: JsonObject): Material {
  if (jwk.kty !== 'OKP' || jwk.crv !== 'Ed25519')
    return foreign(`'publicKeyJwk' is of kind ${asText(jwk.kty)} ${asText(jwk.crv)}`.slice(0, 120));
  if (hasAny(jwk, JWK_SECRETS)) return { kind: 'weak', detail: 'the private part of the key is published' };
  if (jwk.alg !== undefined && jwk.alg !== 'EdDSA' && jwk.alg !== 'Ed25519') return foreign("'alg' of 'publicKeyJwk' is another algorithm");
  const isForVerifying = jwk.key_ops === undefined || (Array.isArray(jwk.key_ops) && jwk.key_ops.includes('verify'));
  if ((jwk.use !== undefined && jwk.use !== 'sig') || !isForVerifying) return foreign("'publicKeyJwk' is not a key for signatures");
  return bytes(typeof jwk.x === 'string' ? decodeBase64url(jwk.x) : undefined, 'publicKeyJwk.x');
}

function bytes(raw: Uint8Array | undefined, member: string): Material {
  return raw?.length === 32 ? { raw } : foreign(`'${member}' is not an Ed25519 key`);
}

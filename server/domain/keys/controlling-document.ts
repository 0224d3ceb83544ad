// Finds the key behind a verification method in a controlling document, and what it is authorised for.

import { decodeBase58 } from '../encoding/base58.ts';
import { type Detail, say } from '../evidence/particulars.ts';
import { asText, isObject, type Json, type JsonObject } from '../json/json.ts';
import { admitEd25519 } from './ed25519.ts';
import { type JwkReading, readJwk } from './jwk.ts';
import { readMultikey } from './multikey.ts';
import { type PublicKey, type RefusedKey, refused } from './public-key.ts';
import type { SignatureCheck } from './verify-signature.ts';

export interface FoundKey {
  readonly kind: 'key';
  readonly key: PublicKey;
  readonly controller: string;
  /** True if the key is listed under assertionMethod of the document and its private key is not published. */
  readonly authorised: boolean;
  /** CID 2.2.2, 2.2.3: the entry also contains the private key, so anyone can sign with it. */
  readonly published?: true;
  /** Why the key may not verify signatures, as its JWK itself states. */
  readonly barred?: string;
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
  | { readonly kind: 'not-found'; readonly detail: Detail }
  | { readonly kind: RefusedKey['fault']; readonly detail: string };

/** Returns the first key under this name that `verifies` the signature. Returns undefined if none does. */
export function keyThatSigned(found: FoundKey, verifies: (key: PublicKey) => boolean): FoundKey | undefined {
  if (verifies(found.key)) return found;
  return found.former?.find(({ key }) => verifies(key));
}

/**
 * Returns the signature checks that were made to find the signing key: with that key, or with each key of this name.
 * `messageFor` returns the message that a key would have signed, or undefined if the key was not tried.
 */
export const checksOf =
  (found: FoundKey, signer: FoundKey | undefined, messageFor: (key: PublicKey) => Uint8Array | undefined, signature: Uint8Array) =>
  (): readonly SignatureCheck[] =>
    (signer === undefined ? [found, ...(found.former ?? [])] : [signer]).flatMap(({ key }) => {
      const message = messageFor(key);
      return message === undefined ? [] : [{ key, message, signature }];
    });

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
  if (!method) return { kind: 'not-found', detail: say('no-such-key', { key: methodId }) };
  if (methods.length > 1) return { kind: 'not-found', detail: say('same-key-twice', { key: methodId }) };
  const reading = keyIn(method);
  if (!reading.ok) return { kind: reading.fault, detail: reading.detail };
  // CID 2.2: a method must state its controller.
  if (typeof method.controller !== 'string') return { kind: 'not-found', detail: `'controller' of '${methodId}' is not one URL` };
  const published = hasAny(method, SECRETS);
  const { key, barred } = reading;
  return {
    kind: 'key',
    key,
    controller: method.controller,
    authorised: !published && barred === undefined && assertion.has(methodId),
    ...(published ? { published } : {}),
    ...(barred === undefined ? {} : { barred }),
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

const FORMS = ['publicKeyJwk', 'publicKeyMultibase', 'publicKeyBase58'] as const;
const SECRETS = ['secretKeyJwk', 'secretKeyMultibase', 'privateKeyJwk', 'privateKeyMultibase', 'privateKeyBase58'] as const;

const hasAny = (holder: JsonObject, names: readonly string[]): boolean => names.some((name) => Object.hasOwn(holder, name));

const malformed = (detail: string): RefusedKey => refused('malformed', detail);

function keyIn(method: JsonObject): JwkReading {
  // CID 2.2.1: with two forms, two readers could use two different keys.
  if (FORMS.filter((name) => Object.hasOwn(method, name)).length > 1) return malformed('the key is written in more than one form');
  const { type, publicKeyJwk, publicKeyMultibase, publicKeyBase58 } = method;
  switch (type) {
    case 'JsonWebKey':
    case 'JsonWebKey2020':
      return isObject(publicKeyJwk) ? readJwk(publicKeyJwk) : malformed("'publicKeyJwk' is missing");
    case 'Multikey':
      return typeof publicKeyMultibase === 'string' ? readMultikey(publicKeyMultibase) : malformed("'publicKeyMultibase' is missing");
    case 'Ed25519VerificationKey2020': {
      const reading = typeof publicKeyMultibase === 'string' ? readMultikey(publicKeyMultibase) : undefined;
      const isOther = reading === undefined || (reading.ok && reading.key.kind !== 'Ed25519');
      return isOther ? malformed("'publicKeyMultibase' is not an Ed25519 key") : reading;
    }
    case 'Ed25519VerificationKey2018': {
      const raw = typeof publicKeyBase58 === 'string' ? decodeBase58(publicKeyBase58) : undefined;
      return raw === undefined ? malformed("'publicKeyBase58' is not an Ed25519 key") : admitEd25519(raw);
    }
    default:
      return typeof type === 'string'
        ? refused('unsupported', `keys of type '${type.slice(0, 80)}' are not supported`)
        : malformed("'type' of the key is not a text");
  }
}

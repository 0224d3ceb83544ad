// Reads the key document of an issuer: a DID document, or the certificate of an anchor in PEM form.
import type { DidDocumentLook } from '../../contract/index.ts';
import { anchorDocument, anchorId, isPem, readPem } from '../../domain/certificates/anchor.ts';
import { didMethod } from '../../domain/did/did.ts';
import { asText, isObject, type JsonObject } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { methodCount } from '../../domain/keys/controlling-document.ts';
import { Refusal } from '../../lib/problem.ts';
import { keysIn } from './trust-overview.ts';

/** The maximum number of keys and of relationships that name them: enough for one key a month for ten years. */
const MAX_METHODS = 250;

export interface KeyDocument {
  readonly did: string;
  readonly didDocument: JsonObject;
  readonly keys: ReturnType<typeof keysIn>;
}

/** Throws `bad-body`. */
export function readKeyDocument(text: string): KeyDocument {
  if (isPem(text)) return readAnchor(text);
  const didDocument = readDidDocument(text);
  const count = methodCount(didDocument);
  if (count > MAX_METHODS) throw wrongDocument(`the document holds ${count} keys, at most ${MAX_METHODS} are read`);
  const keys = keysIn(didDocument);
  if (keys.length === 0)
    throw wrongDocument("the document holds no Ed25519, P-256 or P-384 key under 'assertionMethod': nothing could be verified with it");
  return { did: asText(didDocument.id), didDocument, keys };
}

function readAnchor(text: string): KeyDocument {
  const read = readPem(text);
  const didDocument = 'detail' in read ? undefined : anchorDocument(read);
  if ('detail' in read || didDocument === undefined)
    throw wrongDocument('detail' in read ? read.detail : 'the key of the certificate cannot be used');
  return { did: anchorId(read), didDocument, keys: keysIn(didDocument) };
}

function readDidDocument(text: string): JsonObject {
  const parsed = parseStrictJson(text);
  if (!parsed.ok) throw wrongDocument(`the DID document is not strict JSON: ${parsed.detail}`);
  const { value } = parsed;
  const method = isObject(value) && typeof value.id === 'string' ? didMethod(value.id) : undefined;
  if (!isObject(value) || method === undefined) throw wrongDocument("this is no DID document: it has no DID as 'id'");
  if (method !== 'web' && method !== 'key' && method !== 'jwk')
    throw wrongDocument(`identifiers of the method did:${method} cannot be checked here`);
  return value;
}

export const wrongDocument = (detail: string): Refusal => new Refusal('bad-body', detail, { errors: [{ pointer: '/document', detail }] });

/** Shows the DID and fingerprints for comparison, before anything is changed. */
export function lookAt(read: () => KeyDocument): DidDocumentLook {
  try {
    const { did, keys } = read();
    return { did, fingerprints: keys.map(({ fingerprint }) => fingerprint) };
  } catch (error) {
    if (error instanceof Refusal) return { fingerprints: [], fault: error.message };
    throw error;
  }
}

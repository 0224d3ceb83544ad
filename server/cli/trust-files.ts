// Files given with `--trust` in, the trust of one run out: DID documents whose keys count as fresh for it.
import { isObject, type JsonObject } from '../recognise/json.ts';
import { parseStrictJson } from '../recognise/strict-json.ts';
import { trustFromDidDocuments } from '../trust/from-did-documents.ts';
import { trustFromIssuers } from '../trust/from-issuers.ts';
import type { Trust } from '../trust/trust.ts';
import { readBounded } from './read-bounded.ts';
import { UsageFault } from './usage.ts';

export function readTrustFiles(files: readonly string[], now: Date): Trust {
  if (files.length === 0) return trustFromIssuers([]);
  return trustFromDidDocuments(files.map(readDidDocument), { asOf: now.toISOString() });
}

function readDidDocument(file: string): JsonObject {
  const bytes = readBounded(file);
  if ('code' in bytes) throw new UsageFault(`--trust: ${bytes.detail}`);
  const parsed = parseStrictJson(bytes.content);
  if (!parsed.ok) throw new UsageFault(`--trust: '${file}' is not strict JSON: ${parsed.detail}`);
  const { value } = parsed;
  if (isObject(value) && typeof value.id === 'string' && value.id.startsWith('did:') && Array.isArray(value.verificationMethod))
    return value;
  throw new UsageFault(`--trust: '${file}' is not a DID document (an object with a DID as 'id' and a 'verificationMethod' list)`);
}

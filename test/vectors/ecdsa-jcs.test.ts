// ecdsa-jcs-2019: the vector of the W3C step by step. The derived cases run with the other suites of embedded proofs.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { decodeMultibase } from '../../server/domain/encoding/base58.ts';
import { canonicalise } from '../../server/domain/json/jcs.ts';
import { isObject, type JsonObject } from '../../server/domain/json/json.ts';
import { readMultikey } from '../../server/domain/keys/multikey.ts';
import { verifySignature } from '../../server/domain/keys/verify-signature.ts';
import { hashData } from '../../server/domain/proof/data-integrity.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { readJson } from './credentials.ts';

interface Vector {
  readonly id: string;
  readonly signed: JsonObject;
  readonly canonicalDocument: string;
  readonly canonicalProofConfig: string;
  readonly documentHash: string;
  readonly proofConfigHash: string;
  readonly combinedHash: string;
  readonly signatureHex: string;
  readonly publicKeyMultibase: string;
  readonly curve: string;
}

if (vectors === undefined) it.skip(`ecdsa-jcs-2019: ${skipReason}`, () => {});
else {
  const { cases } = readJson<{ readonly cases: readonly Vector[] }>(`${vectors}formats/open/w3c/vectors.json`);
  it.each(cases.filter(({ id }) => id.includes('-jcs-')))('$id', ({ signed, curve, ...expected }) => {
    const { proof, ...document } = signed;
    if (!isObject(proof)) throw new Error('the vector has changed');
    const { proofValue, ...options } = proof;
    const digest = curve === 'P-384' ? 'sha384' : 'sha256';
    const hash = (text: string): string => createHash(digest).update(text).digest('hex');
    expect(canonicalise(document)).toBe(expected.canonicalDocument);
    expect(canonicalise(options)).toBe(expected.canonicalProofConfig);
    expect([hash(canonicalise(options)), hash(canonicalise(document))]).toEqual([expected.proofConfigHash, expected.documentHash]);
    expect(hashData(document, options, digest).toString('hex')).toBe(expected.combinedHash);
    const signature = decodeMultibase(String(proofValue)) ?? new Uint8Array();
    expect(Buffer.from(signature).toString('hex')).toBe(expected.signatureHex);
    const reading = readMultikey(expected.publicKeyMultibase);
    if (!reading.ok) throw new Error(reading.detail);
    expect(reading.key.kind).toBe(curve);
    expect(verifySignature(reading.key, Buffer.from(expected.combinedHash, 'hex'), signature)).toBe(true);
  });
}

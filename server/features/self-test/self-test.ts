// Runs the built-in examples in this runtime: both Ed25519 engines, ECDSA, and the whole path to a headline.
// Takes some milliseconds.

import type { Headline } from '../../domain/evidence/evidence.ts';
import { admitEd25519, verifyEd25519, verifyEd25519Noble } from '../../domain/keys/ed25519.ts';
import { readJwk } from '../../domain/keys/jwk.ts';
import { REFUSED_SIGNATURES, REFUSED_SIGNATURES_KEY, RFC_8032 } from '../../domain/keys/known-answers.ts';
import { verifySignature } from '../../domain/keys/verify-signature.ts';
import { trustFromDidDocuments } from '../../domain/trust/from-did-documents.ts';
import { decide } from '../../domain/verdict/decide.ts';
import { verifyCredential } from '../../domain/verify/index.ts';
import { GOLDEN_DID_DOCUMENT, GOLDEN_GTIN, GOLDEN_JWT, GOLDEN_NOW, GOLDEN_SERIAL, GOLDEN_VC, REFUSED_KEYS, RFC_6979 } from './golden.ts';

export interface SelfTestResult {
  readonly name: string;
  readonly ok: boolean;
  readonly detail?: string;
}

const ENGINES = { native: verifyEd25519, noble: verifyEd25519Noble } as const;

/** Run it at the start of every process that verifies, in that process: cryptographic libraries differ between runtimes. */
export function selfTest(): readonly SelfTestResult[] {
  return [...credentials(), ...vectors(), ...refusedKeys(), ...refusedSignatures(), ...ecdsa()];
}

const result = (name: string, expected: unknown, found: unknown): SelfTestResult =>
  found === expected ? { name, ok: true } : { name, ok: false, detail: `expected ${String(expected)}, found ${String(found)}` };

function credentials(): readonly SelfTestResult[] {
  const trust = trustFromDidDocuments([GOLDEN_DID_DOCUMENT], { asOf: GOLDEN_NOW });
  const noIssuers = trustFromDidDocuments([], { asOf: GOLDEN_NOW });
  const headline = (kind: 'vc' | 'vc-jwt', text: string, known = trust, serial = GOLDEN_SERIAL): Headline => {
    const expected = { gtin: GOLDEN_GTIN, serial };
    return decide(verifyCredential({ kind, text, flags: [] }, { now: new Date(GOLDEN_NOW), trust: known, expected }).evidence).headline;
  };
  const alteredToken = GOLDEN_JWT.replace('eyJAY29udGV4dCI6', 'eyJAY29udGV4dCI7');
  return [
    result('eddsa-jcs-2022: a good passport', 'valid', headline('vc', GOLDEN_VC)),
    result('eddsa-jcs-2022: the same, altered by one character', 'invalid', headline('vc', GOLDEN_VC.replace('€', '$'))),
    result('eddsa-jcs-2022: the same behind the code of another item', 'invalid', headline('vc', GOLDEN_VC, trust, 'ABC124')),
    result('eddsa-jcs-2022: the same, its issuer unknown', 'unknown-issuer', headline('vc', GOLDEN_VC, noIssuers)),
    result('another cryptosuite', 'cannot-check', headline('vc', GOLDEN_VC.replace('eddsa-jcs-2022', 'bbs-2023'))),
    result('vc+jwt: a good passport', 'valid', headline('vc-jwt', GOLDEN_JWT)),
    result('vc+jwt: the same, altered by one character', false, headline('vc-jwt', alteredToken) === 'valid'),
    result('vc+jwt: the same, its issuer unknown', 'unknown-issuer', headline('vc-jwt', GOLDEN_JWT, noIssuers)),
  ];
}

const engines = (name: string, expected: boolean, key: string, message: Uint8Array, signature: string): readonly SelfTestResult[] => {
  const admission = admitEd25519(Buffer.from(key, 'hex'));
  return Object.entries(ENGINES).map(([engine, verify]) =>
    result(`${name} (${engine})`, expected, admission.ok && verify(admission.key, message, Buffer.from(signature, 'hex'))),
  );
};

const vectors = (): readonly SelfTestResult[] =>
  RFC_8032.flatMap(({ name, key, message, signature }) => engines(`RFC 8032 ${name}`, true, key, Buffer.from(message, 'hex'), signature));

const refusedKeys = (): readonly SelfTestResult[] =>
  REFUSED_KEYS.map(({ name, key }) => result(`refused as a key: ${name}`, false, admitEd25519(Buffer.from(key, 'hex')).ok));

const refusedSignatures = (): readonly SelfTestResult[] =>
  REFUSED_SIGNATURES.flatMap(({ message, signature }) =>
    engines(`refused signature ${message}`, false, REFUSED_SIGNATURES_KEY, Buffer.from(message), signature),
  );

/** Runtimes differ in the curves and in the malformed signatures that they accept. */
const ecdsa = (): readonly SelfTestResult[] =>
  RFC_6979.flatMap(({ jwk, signature }) => {
    const reading = readJwk(jwk);
    const answer = (bytes: Buffer, message = 'sample'): boolean => reading.ok && verifySignature(reading.key, Buffer.from(message), bytes);
    const bytes = Buffer.from(signature, 'hex');
    return [
      result(`RFC 6979 ${jwk.crv}`, true, answer(bytes)),
      result(`refused ${jwk.crv} signature: another message`, false, answer(bytes, 'Sample')),
      result(`refused ${jwk.crv} signature: zeros`, false, answer(Buffer.alloc(bytes.length))),
      result(`refused ${jwk.crv} signature: one byte more`, false, answer(Buffer.concat([bytes, Buffer.alloc(1)]))),
      result(`refused as a ${jwk.crv} key: a point off the curve`, false, readJwk({ ...jwk, y: jwk.x }).ok),
    ];
  });

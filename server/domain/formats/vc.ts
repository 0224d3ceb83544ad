// Writes a passport as a UNTP 0.7.0 credential and signs credentials.

import { UNTP_CONTEXT, VCDM_CONTEXT } from '../credential/contexts.ts';
import { encodeBase58 } from '../encoding/base58.ts';
import { defined } from '../json/defined.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Identity, Signer } from '../keys/identity.ts';
import type { Passport } from '../passport/model.ts';
import { hashData } from '../proof/data-integrity.ts';
import type { CredentialType } from './credential-types.ts';
import { linksOf } from './links.ts';
import { toProduct } from './product.ts';
import { productNameOf } from './references.ts';

/** Prefix of the name of every credential in the sample set, so that foreign readers show the mark too. */
const SAMPLE_PREFIX = 'SAMPLE – ';

/** XML Schema dateTime in UTC, whole seconds. */
export const timestamp = (at: Date): string => at.toISOString().replace(/\.\d{3}Z$/, 'Z');

/** The properties that a credential of any type has. */
export interface Envelope {
  readonly type: CredentialType;
  readonly id: string;
  /** The name without `SAMPLE_PREFIX`, which `enveloped` adds for samples. */
  readonly name: string;
  readonly validFrom: string;
  readonly validUntil?: string;
  readonly subject: Json;
}

/** Returns the `credentialStatus` of a credential, or undefined if it has none. */
export type StatusOf = (credentialId: string) => JsonObject | undefined;

/** Builds the unsigned credential for a subject. */
export const enveloped = (
  { type, id, name, validFrom, validUntil, subject }: Envelope,
  { sample }: Pick<Passport, 'sample'>,
  issuer: Pick<Identity, 'did' | 'name'>,
  credentialStatus?: JsonObject,
): JsonObject => ({
  '@context': [VCDM_CONTEXT, UNTP_CONTEXT],
  id,
  type: ['VerifiableCredential', type],
  issuer: { type: ['CredentialIssuer'], id: issuer.did, name: issuer.name },
  validFrom,
  ...defined({ validUntil }),
  name: `${sample === true ? SAMPLE_PREFIX : ''}${name}`,
  ...defined({ credentialStatus }),
  credentialSubject: subject,
});

/**
 * Writes the public content of a passport as an unsigned DigitalProductPassport. Never includes the commodity code or the LEI, which are
 * not public.
 */
export function toCredential(
  passport: Passport,
  identity: Pick<Identity, 'did' | 'name'>,
  baseUrl: string,
  now: Date,
  publicSiteUrl: string = baseUrl,
  statusOf: StatusOf = () => undefined,
): JsonObject {
  const links = linksOf(passport, baseUrl, publicSiteUrl);
  const envelope: Envelope = {
    type: 'DigitalProductPassport',
    id: links.vc,
    name: `Digital Product Passport – ${productNameOf(passport)}`,
    validFrom: passport.validFrom ?? timestamp(now),
    subject: toProduct(passport, links, identity, now),
  };
  return enveloped(envelope, passport, identity, statusOf(links.vc));
}

/** True if a verified credential states that it belongs to the sample set. */
export function isSampleCredential(document: JsonObject): boolean {
  const subject = isObject(document.credentialSubject) ? document.credentialSubject : undefined;
  const characteristics = subject !== undefined && isObject(subject.characteristics) ? subject.characteristics : undefined;
  // The flat claims of an SD-JWT VC are their own subject.
  const flat = typeof document.vct === 'string' && document.sample === true;
  return flat || characteristics?.sample === true || (typeof document.name === 'string' && document.name.startsWith(SAMPLE_PREFIX));
}

/** Data Integrity EdDSA 3.3.1, eddsa-jcs-2022. Throws a TypeError if the document already has a proof. */
export function signCredential(document: JsonObject, signer: Signer, created: Date): JsonObject {
  if (document.proof !== undefined) throw new TypeError('the document is signed already');
  const proof: JsonObject = {
    ...(document['@context'] === undefined ? {} : { '@context': document['@context'] }),
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: timestamp(created),
    verificationMethod: signer.verificationMethod,
    proofPurpose: 'assertionMethod',
  };
  return { ...document, proof: { ...proof, proofValue: `z${encodeBase58(signer.sign(hashData(document, proof)))}` } };
}

/**
 * VC-JOSE-COSE 3.1.1: the payload is the credential itself, never in a `vc` claim. Throws a TypeError if the document has an embedded
 * proof.
 */
export function toVcJwt(document: JsonObject, signer: Signer): string {
  if (document.proof !== undefined) throw new TypeError('an enveloping proof takes the credential without its embedded one');
  const header = { alg: 'EdDSA', kid: signer.verificationMethod, typ: 'vc+jwt', cty: 'vc' };
  const input = [header, document].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${input}.${Buffer.from(signer.sign(Buffer.from(input))).toString('base64url')}`;
}

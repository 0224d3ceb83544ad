// A credential as received, the moment and the trust data in; evidence of every check and the verified document out. Pure, and never throws.
import { asText, type JsonObject } from '../recognise/json.ts';
import type { CredentialInput, ProductKey } from '../recognise/recognised.ts';
import type { KnownIssuer, Trust } from '../trust/trust.ts';
import { type Evidence, evidence } from '../verdict/evidence.ts';
import { judgeClock } from './clock.ts';
import { judgeContent, typesOf } from './content.ts';
import { isOlderModel } from './contexts.ts';
import { iso, judgeDates } from './dates.ts';
import { judgeIssuer, judgeKey, judgeTrust } from './issuer.ts';
import { judgeProduct } from './product.ts';
import type { Proven, Signature } from './proof.ts';
import { controllingDocument, issuerOf, leading, type Proof, prove } from './prove.ts';
import { isW3cForm } from './sd-jwt.ts';
import { type StatusFinding, statusOf } from './status.ts';

export type { Signature } from './proof.ts';

export interface VerifyContext {
  readonly now: Date;
  readonly trust: Trust;
  /** The product that was scanned: the credential must be about it. */
  readonly expected?: ProductKey;
}

export interface Verification {
  /** In the order of CHECKS, at least one per check. */
  readonly evidence: readonly Evidence[];
  readonly format: CredentialInput['kind'];
  /** Of the verified document; as claimed, where nothing is verified. */
  readonly types: readonly string[];
  /** Exactly what was signed; only there when the integrity check passed. */
  readonly document?: JsonObject;
  readonly id?: string;
  /** As the credential claims. */
  readonly issuerId?: string;
  /** What the trust data says of that issuer. */
  readonly issuer?: KnownIssuer;
  readonly verificationMethod?: string;
  /** SHA-256 of the raw public key, hex in groups of four. */
  readonly keyFingerprint?: string;
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly signedAt?: string;
  /** What status lists say of the document: for weighing several copies. */
  readonly status?: StatusFinding;
  /** SD-JWT: the claims of the document that are there, wholly or in part, because they were disclosed. */
  readonly disclosed?: JsonObject;
  /** SD-JWT: digests without a disclosure. Each is a hidden claim or a decoy: nobody but the issuer can tell. */
  readonly undisclosed?: readonly string[];
}

export function verifyCredential(input: CredentialInput, context: VerifyContext): Verification {
  const proof = prove(input, context.trust);
  return conclude(input.kind, proof, context);
}

/** The cryptographic result alone: `valid` only when every proof of the set is. */
export function verifySignature(input: CredentialInput, trust: Trust): Signature {
  const { proofs } = prove(input, trust);
  if (proofs.some(({ signature }) => signature === 'invalid')) return 'invalid';
  return proofs.every(({ signature }) => signature === 'valid') ? 'valid' : 'not-evaluated';
}

/** What a credential claims, whether it holds or not: good for filing it under its product, never for showing. */
export const readClaims = (input: CredentialInput, trust: Trust): JsonObject | undefined => prove(input, trust).claims;

/** The flat claims of an SD-JWT VC are named by `iss`, and their other members mean what their `vct` says. */
const isFlat = (format: Verification['format'], claims: JsonObject | undefined): boolean =>
  format === 'sd-jwt' && claims !== undefined && !isW3cForm(claims);

const namedIssuer = (format: Verification['format'], claims: JsonObject | undefined): string | undefined =>
  isFlat(format, claims) ? issuerOf({ issuer: claims?.iss ?? null }) : issuerOf(claims);

/** A proof that fails shows first. Of the other proofs only what did not pass is reported: none of them stands in for the issuer's. */
function judgeIntegrity(lead: Proven, proofs: readonly Proven[]): readonly Evidence[] {
  if (proofs.length < 2) return [lead.integrity];
  const failed = proofs.filter(({ integrity }) => integrity.outcome === 'failed').map(({ integrity }) => integrity);
  const others = proofs.filter((proof) => proof !== lead && proof.integrity.outcome === 'not-checked').map(({ integrity }) => integrity);
  const rest = others.map((one) => (one.code === 'DPP-SIG-10' ? evidence('DPP-SIG-16', one.detail) : one));
  if (failed.length > 0) return [...failed, ...rest];
  // Who signs over another proof says something of the whole set that nobody checks here.
  const chained = proofs.map(({ integrity }) => integrity).filter(({ code }) => code === 'DPP-SIG-15');
  return chained.length > 0 ? chained : [lead.integrity, ...rest];
}

/** What was signed under a proof may be a credential of the older model, of which nothing else is checked here. */
function judgeModel(format: Verification['format'], document: JsonObject | undefined, integrity: readonly Evidence[]): readonly Evidence[] {
  const isOlder = format === 'vc' && integrity[0]?.outcome === 'passed' && document !== undefined && isOlderModel(document);
  return isOlder ? [evidence('DPP-SIG-10', 'a credential of the Data Model 1.1')] : integrity;
}

/** The other proofs of the set: each has to hold by its key and its dates too, whichever stands first. */
const besides = (lead: Proven, proofs: readonly Proven[]): readonly Proven[] =>
  proofs.length < 2 ? [] : proofs.filter((proof) => proof !== lead && proof.signature === 'valid');

const isFailed = ({ outcome }: Evidence): boolean => outcome === 'failed';

/** Flat claims say by `vct` what they are. */
const typesIn = (document: JsonObject, flat: boolean): readonly string[] =>
  flat ? [document.vct].filter((vct) => typeof vct === 'string') : typesOf(document);

function conclude(format: Verification['format'], { claims, proofs, sdJwt }: Proof, { now, trust, expected }: VerifyContext): Verification {
  const claimed = namedIssuer(format, claims);
  const lead = leading(proofs, claimed) ?? { signature: 'not-evaluated', integrity: evidence('DPP-SIG-14'), dates: {} };
  const integrity = judgeModel(format, lead.document, judgeIntegrity(lead, proofs));
  const document = integrity[0]?.outcome === 'passed' ? lead.document : undefined;
  const issuerId = document ? namedIssuer(format, document) : claimed;
  const flat = isFlat(format, document ?? claims);
  const issuer = issuerId === undefined ? undefined : trust.issuers.get(issuerId);
  const clock = judgeClock(now, trust.clockFloor);
  const clockSuspect = clock.outcome !== 'passed';
  const others = besides(lead, proofs);
  const datesOf = (credential: JsonObject): Evidence => {
    const own = judgeDates(credential, lead.dates, now, clockSuspect);
    return isFailed(own) ? own : (others.map(({ dates }) => judgeDates({}, dates, now, clockSuspect)).find(isFailed) ?? own);
  };
  const documentKnown = lead.method !== undefined && controllingDocument(lead.method.controller, trust) !== undefined;
  const status = document && statusOf(document, { now, trust, issuerId, clockSuspect });
  const all: readonly Evidence[] = [
    ...integrity,
    ...(document ? (sdJwt?.remarks ?? []) : []),
    judgeIssuer(issuerId, lead, trust, now, document && typesIn(document, flat)),
    judgeKey(lead.finding, documentKnown, now, trust.clockFloor, lead.method && trust.issuers.get(lead.method.controller)?.asOf),
    ...others.map(({ finding }) => judgeKey(finding, true, now, trust.clockFloor)).filter(isFailed),
    document ? judgeProduct(document, expected) : evidence(expected ? 'DPP-PRD-07' : 'DPP-PRD-02'),
    document ? datesOf(flat ? {} : document) : evidence('DPP-DAT-11'),
    status?.evidence ?? evidence('DPP-STA-07'),
    judgeTrust(issuer, trust, clockSuspect),
    clock,
    ...(document
      ? flat
        ? [evidence('DPP-CON-04', `vct ${asText(document.vct).slice(0, 200)}`)]
        : judgeContent(document)
      : [evidence('DPP-CON-10')]),
    evidence('DPP-CPL-03'),
  ];
  const result: { -readonly [Name in keyof Verification]: Verification[Name] } = {
    evidence: all,
    format,
    types: typesIn(document ?? claims ?? {}, flat),
  };
  if (issuerId !== undefined) result.issuerId = issuerId;
  if (issuer) result.issuer = issuer;
  if (lead.methodId !== undefined) result.verificationMethod = lead.methodId;
  if (lead.finding?.kind === 'key') result.keyFingerprint = lead.finding.key.fingerprint;
  if (!document) return result;
  result.document = document;
  if (status) result.status = status;
  if (typeof document.id === 'string') result.id = document.id;
  const { notBefore, expires } = lead.dates;
  if (flat && notBefore !== undefined) result.validFrom = iso(notBefore);
  if (flat && expires !== undefined) result.validUntil = iso(expires);
  if (!flat && typeof document.validFrom === 'string') result.validFrom = document.validFrom;
  if (!flat && typeof document.validUntil === 'string') result.validUntil = document.validUntil;
  if (lead.dates.signedAt !== undefined) result.signedAt = iso(lead.dates.signedAt);
  if (sdJwt?.selective) {
    const { disclosed, undisclosed } = sdJwt.selective;
    result.disclosed = Object.fromEntries(disclosed.map((name) => [name, document[name] ?? null]));
    result.undisclosed = undisclosed;
  }
  return result;
}

// A credential as received, the moment and the trust data in; evidence of every check and the verified document out. Pure, and never throws.

import { judgeContent, typesOf } from '../credential/content.ts';
import { isOlderModel } from '../credential/contexts.ts';
import { isPassportType } from '../credential/vct.ts';
import { judgeClock } from '../dates/clock.ts';
import { iso, judgeDates, readable } from '../dates/dates.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { vouch, wordsOn } from '../issuer/issuer.ts';
import { categoriesIn } from '../issuer/scope.ts';
import { asText, type JsonObject } from '../json/json.ts';
import { type ClaimedProducts, readProducts } from '../product/claims.ts';
import { filedUnder, judgeClaimed } from '../product/judge-product.ts';
import { type Undisclosed, undisclosedIn } from '../product/undisclosed.ts';
import { outsideEnvelope } from '../proof/enveloped.ts';
import type { Proven, Signature } from '../proof/proof.ts';
import { issuerOf, leading, type Proof, prove } from '../proof/prove.ts';
import { isW3cForm } from '../proof/sd-jwt.ts';
import type { CredentialInput, ProductKey } from '../recognise/recognised.ts';
import type { KnownIssuer, Trust } from '../trust/trust.ts';
import { type StatusFinding, statusOf } from './status.ts';

export type { Signature } from '../proof/proof.ts';

export interface VerifyContext {
  readonly now: Date;
  readonly trust: Trust;
  /** The product that was scanned: the credential must be about it. */
  readonly expected?: ProductKey;
  /** When the credential was first seen here, in milliseconds; absent: now. */
  readonly seenAt?: () => number;
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
  /** The proof that speaks for the issuer. */
  readonly lead?: Proven;
  /** What status lists say of the document: for weighing several copies. */
  readonly status?: StatusFinding;
  /** SD-JWT: the claims of the document that are there, wholly or in part, because they were disclosed. */
  readonly disclosed?: JsonObject;
  /** SD-JWT: digests without a disclosure. Each is a hidden claim or a decoy: nobody but the issuer can tell. */
  readonly undisclosed?: readonly string[];
  /** Of the verified document, or as claimed. */
  readonly products: ClaimedProducts;
}

export function verifyCredential(input: CredentialInput, context: VerifyContext): Verification {
  const proof = prove(input, context.trust);
  const verification = conclude(input.kind, proof, context);
  const outside = input.kind === 'enveloped-vc' && verification.document !== undefined ? outsideEnvelope(input.text) : [];
  if (outside.length === 0) return verification;
  const [integrity, ...others] = verification.evidence;
  const remark = evidence('DPP-SIG-28', `outside the envelope: ${outside.join(', ').slice(0, 200)}`);
  return { ...verification, evidence: [...(integrity ? [integrity] : []), remark, ...others] };
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

/** An SD-JWT VC is of one type, its `vct`: known as such, one of our own, or one that the trust list names for this issuer. */
function judgeType(found: Evidence, vcts: readonly string[], issuer: KnownIssuer | undefined): Evidence {
  const isNamed = issuer?.credentialTypes !== undefined || issuer?.origin === 'own';
  const unknown = found.outcome !== 'passed' || isNamed ? undefined : vcts.find((vct) => !isPassportType(vct));
  return unknown === undefined ? found : evidence('DPP-ISS-14', `not vouched for as a passport: ${unknown.slice(0, 200)}`, found.asOf);
}

/** SD-JWT VC 2.2.2.3 leaves no way to hide a status or an expiry; an issuer that keeps to it and sets neither cannot be told from one that does not. */
function judgeHiddenStatus(found: Evidence, document: JsonObject, undisclosed: Undisclosed): Evidence {
  const isBounded = ['status', 'credentialStatus', 'exp', 'validUntil'].some((name) => Object.hasOwn(document, name));
  return isBounded || !undisclosed.in(document) || undisclosed.never('status') || found.outcome === 'failed'
    ? found
    : evidence('DPP-STA-17');
}

function conclude(
  format: Verification['format'],
  { claims, proofs, sdJwt }: Proof,
  { now, trust, expected, seenAt }: VerifyContext,
): Verification {
  const claimed = namedIssuer(format, claims);
  const lead = leading(proofs, claimed) ?? { signature: 'not-evaluated', integrity: evidence('DPP-SIG-14'), dates: {} };
  const integrity = judgeModel(format, lead.document, judgeIntegrity(lead, proofs));
  const document = integrity[0]?.outcome === 'passed' ? lead.document : undefined;
  const issuerId = document ? namedIssuer(format, document) : claimed;
  const flat = isFlat(format, document ?? claims);
  const clock = judgeClock(now, trust.clockFloor);
  const clockSuspect = clock.outcome !== 'passed';
  const others = besides(lead, proofs);
  const datesOf = (credential: JsonObject): Evidence => {
    const own = judgeDates(credential, lead.dates, now, clockSuspect);
    return isFailed(own) ? own : (others.map(({ dates }) => judgeDates({}, dates, now, clockSuspect)).find(isFailed) ?? own);
  };
  const types = typesIn(document ?? claims ?? {}, flat);
  const undisclosed = undisclosedIn(sdJwt?.concealing ?? new Set(), wordsOn(issuerId, trust), types);
  const products = readProducts(document ?? claims ?? {}, undisclosed);
  const vouchContext = { trust, now, clockSuspect, ...(seenAt === undefined ? {} : { seenAt }) };
  const about = document === undefined ? {} : { types, products: () => filedUnder(products), categories: () => categoriesIn(document) };
  const vouching = vouch(issuerId, lead, { ...vouchContext, ...about });
  const status = document && statusOf(document, { now, trust, issuerId, clockSuspect });
  const all: readonly Evidence[] = [
    ...integrity,
    ...(document ? (sdJwt?.remarks ?? []) : []),
    judgeType(vouching.issuer, document && flat ? types : [], vouching.known),
    vouching.key,
    ...others.map((proof) => vouch(proof.method?.controller, proof, vouchContext).key).filter(isFailed),
    ...(document ? judgeClaimed(products, expected) : [evidence(expected ? 'DPP-PRD-07' : 'DPP-PRD-02')]),
    document ? datesOf(flat ? {} : document) : evidence('DPP-DAT-11'),
    document && status ? judgeHiddenStatus(status.evidence, document, undisclosed) : evidence('DPP-STA-07'),
    vouching.trust,
    clock,
    ...(document
      ? flat
        ? [evidence('DPP-CON-04', `vct ${asText(document.vct).slice(0, 200)}`)]
        : judgeContent(document, format)
      : [evidence('DPP-CON-10')]),
    evidence('DPP-CPL-03'),
  ];
  const result: { -readonly [Name in keyof Verification]: Verification[Name] } = {
    evidence: all,
    format,
    types,
    products,
  };
  if (issuerId !== undefined) result.issuerId = issuerId;
  if (vouching.known) result.issuer = vouching.known;
  if (lead.methodId !== undefined) result.verificationMethod = lead.methodId;
  if (lead.finding?.kind === 'key') result.keyFingerprint = lead.finding.key.fingerprint;
  if (!document) return result;
  result.document = document;
  result.lead = lead;
  if (status) result.status = status;
  if (typeof document.id === 'string') result.id = document.id;
  const { notBefore, expires } = lead.dates;
  if (flat && notBefore !== undefined) result.validFrom = iso(notBefore);
  if (flat && expires !== undefined) result.validUntil = iso(expires);
  if (!flat && typeof document.validFrom === 'string') result.validFrom = readable(document.validFrom);
  if (!flat && typeof document.validUntil === 'string') result.validUntil = readable(document.validUntil);
  if (lead.dates.signedAt !== undefined) result.signedAt = iso(lead.dates.signedAt);
  if (sdJwt?.selective) {
    const { disclosed, undisclosed } = sdJwt.selective;
    result.disclosed = Object.fromEntries(disclosed.map((name) => [name, document[name] ?? null]));
    result.undisclosed = undisclosed;
  }
  return result;
}

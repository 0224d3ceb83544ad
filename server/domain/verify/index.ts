// Verifies a credential against the trust data at a given moment, and returns the evidence of every check.
// Pure; never throws.

import { judgeContent, typesOf } from '../credential/content.ts';
import { isOlderModel } from '../credential/contexts.ts';
import { periodsOf } from '../credential/older-model.ts';
import { isPassportType } from '../credential/vct.ts';
import { judgeClock } from '../dates/clock.ts';
import { iso, judgeDates, readable } from '../dates/dates.ts';
import { detailOf, type Evidence, evidence } from '../evidence/evidence.ts';
import { say } from '../evidence/particulars.ts';
import { vouch, wordsOn } from '../issuer/issuer.ts';
import { categoriesIn } from '../issuer/scope.ts';
import { asText, type JsonObject } from '../json/json.ts';
import { objectOf } from '../json/members.ts';
import type { SignatureCheck } from '../keys/verify-signature.ts';
import { type ClaimedProducts, readProducts } from '../product/claims.ts';
import { filedUnder, judgeClaimed } from '../product/judge-product.ts';
import { type Undisclosed, undisclosedIn } from '../product/undisclosed.ts';
import { entryOf, issuerByCertificate } from '../proof/certified.ts';
import { outsideEnvelope } from '../proof/enveloped.ts';
import type { Proven, Signature } from '../proof/proof.ts';
import { issuerOf, leading, type Proof, prove } from '../proof/prove.ts';
import { isW3cForm } from '../proof/sd-jwt.ts';
import type { CredentialInput, ProductKey } from '../recognise/recognised.ts';
import type { KnownIssuer, Trust } from '../trust/trust.ts';
import { type StatusFinding, statusOf } from './status.ts';

export interface VerifyContext {
  readonly now: Date;
  readonly trust: Trust;
  /** The scanned product. The credential must be about it. */
  readonly expected?: ProductKey;
  /** When this computer first saw the credential, in milliseconds since the Unix epoch. Defaults to now. */
  readonly seenAt?: () => number;
}

export interface Verification {
  /** In the order of CHECKS, with at least one line per check. */
  readonly evidence: readonly Evidence[];
  readonly format: CredentialInput['kind'];
  /** The types of the verified document, or as claimed if it is not verified. */
  readonly types: readonly string[];
  /** Exactly the signed content. Present only if the integrity check passed. */
  readonly document?: JsonObject;
  readonly id?: string;
  /** The issuer that the credential claims. */
  readonly issuerId?: string;
  /** The entry in the trust data about that issuer. */
  readonly issuer?: KnownIssuer;
  readonly verificationMethod?: string;
  /** SHA-256 of the raw public key, in hex, in groups of four. */
  readonly keyFingerprint?: string;
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly signedAt?: string;
  /** The proof that represents the issuer. */
  readonly lead?: Proven;
  /** The status of the document in the held lists, for comparing several copies. */
  readonly status?: StatusFinding;
  /** SD-JWT: the claims of the document that were disclosed, wholly or in part. */
  readonly disclosed?: JsonObject;
  /** SD-JWT: the digests without a disclosure. Each is a hidden claim or a decoy; only the issuer can tell which. */
  readonly undisclosed?: readonly string[];
  /** The products of the verified document, or as claimed if it is not verified. */
  readonly products: ClaimedProducts;
  /** Every signature that was compared with a key, for a second opinion. */
  readonly checks: () => readonly SignatureCheck[];
}

/** Runs every check on the credential. Unreadable input results in evidence, not in an exception. */
export function verifyCredential(input: CredentialInput, context: VerifyContext): Verification {
  const proof = prove(input, context.trust);
  const verification = conclude(input.kind, proof, context);
  const outside = input.kind === 'enveloped-vc' && verification.document !== undefined ? outsideEnvelope(input.text) : [];
  if (outside.length === 0) return verification;
  const [integrity, ...others] = verification.evidence;
  const remark = evidence('DPP-SIG-28', say('outside-envelope', { members: outside.join(', ').slice(0, 200) }));
  return { ...verification, evidence: [...(integrity ? [integrity] : []), remark, ...others] };
}

/** Returns the cryptographic result alone. The result is `valid` only if every proof of the set is valid. */
export function verifySignature(input: CredentialInput, trust: Trust): Signature {
  const { proofs } = prove(input, trust);
  if (proofs.some(({ signature }) => signature === 'invalid')) return 'invalid';
  return proofs.every(({ signature }) => signature === 'valid') ? 'valid' : 'not-evaluated';
}

/** Returns the integrity check alone, as `verifyCredential` reports it: for what this service has just signed itself. */
export const verifyIntegrity = (input: CredentialInput, trust: Trust): readonly Evidence[] =>
  secured(input.kind, prove(input, trust)).integrity;

/** Returns the claims of a credential, verified or not. Use them to file the credential under its product, never to display it. */
export const readClaims = (input: CredentialInput, trust: Trust): JsonObject | undefined => prove(input, trust).claims;

/** The flat claims of an SD-JWT VC name their issuer in `iss`; the `vct` defines the meaning of the other members. */
const isFlat = (format: Verification['format'], claims: JsonObject | undefined): boolean =>
  format === 'sd-jwt' && claims !== undefined && !isW3cForm(claims);

const namedIssuer = (format: Verification['format'], claims: JsonObject | undefined): string | undefined =>
  isFlat(format, claims) ? issuerOf({ issuer: claims?.iss ?? null }) : issuerOf(claims);

/**
 * Reports failed proofs first. Of the other proofs, reports only those that were not checked: none of them can replace the issuer's proof.
 */
function judgeIntegrity(lead: Proven, proofs: readonly Proven[]): readonly Evidence[] {
  if (proofs.length < 2) return [lead.integrity];
  const failed = proofs.filter(({ integrity }) => integrity.outcome === 'failed').map(({ integrity }) => integrity);
  const others = proofs.filter((proof) => proof !== lead && proof.integrity.outcome === 'not-checked').map(({ integrity }) => integrity);
  const rest = others.map((one) => (one.code === 'DPP-SIG-10' ? evidence('DPP-SIG-16', detailOf(one)) : one));
  if (failed.length > 0) return [...failed, ...rest];
  // A chained proof also signs another proof. That relation is not checked, so the set as a whole counts as not checked.
  const chained = proofs.map(({ integrity }) => integrity).filter(({ code }) => code === 'DPP-SIG-15');
  return chained.length > 0 ? chained : [lead.integrity, ...rest];
}

/** A credential of the Data Model 1.1 is defined by its contexts, so it is checked only if a proof over its graph secures it. */
function judgeModel(format: Verification['format'], { document, asGraph }: Proven, integrity: readonly Evidence[]): readonly Evidence[] {
  const isUnread =
    asGraph !== true && format === 'vc' && integrity[0]?.outcome === 'passed' && document !== undefined && isOlderModel(document);
  return isUnread ? [evidence('DPP-SIG-10', 'a credential of the Data Model 1.1')] : integrity;
}

/** The other proofs of the set. Each must also pass the key and date checks, in any order. */
const furtherProofs = (lead: Proven, proofs: readonly Proven[]): readonly Proven[] =>
  proofs.length < 2 ? [] : proofs.filter((proof) => proof !== lead && proof.signature === 'valid');

const isFailed = ({ outcome }: Evidence): boolean => outcome === 'failed';

/** Flat claims state their type in `vct`. */
const typesIn = (document: JsonObject, flat: boolean): readonly string[] =>
  flat ? [document.vct].filter((vct) => typeof vct === 'string') : typesOf(document);

/**
 * Checks the type of an SD-JWT VC, its `vct`. It must be a known passport type, the issuer must be this service, or the trust list must
 * limit the issuer to certain types.
 */
function judgeType(found: Evidence, vcts: readonly string[], issuer: KnownIssuer | undefined): Evidence {
  const isNamed = issuer?.credentialTypes !== undefined || issuer?.origin === 'own';
  const unknown = found.outcome !== 'passed' || isNamed ? undefined : vcts.find((vct) => !isPassportType(vct));
  return unknown === undefined ? found : evidence('DPP-ISS-14', say('not-a-passport', { type: unknown.slice(0, 200) }), found.asOf);
}

/**
 * SD-JWT VC 2.2.2.3 forbids hiding a status or an expiry. If neither is present, an issuer that obeys the rule and one that breaks it look
 * the same.
 */
function judgeHiddenStatus(found: Evidence, document: JsonObject, undisclosed: Undisclosed): Evidence {
  const isBounded = ['status', 'credentialStatus', 'exp', 'validUntil'].some((name) => Object.hasOwn(document, name));
  return isBounded || !undisclosed.in(document) || undisclosed.never('status') || found.outcome === 'failed'
    ? found
    : evidence('DPP-STA-17');
}

interface Secured {
  readonly claimed: string | undefined;
  readonly lead: Proven;
  readonly integrity: readonly Evidence[];
}

function secured(format: Verification['format'], { claims, proofs }: Proof): Secured {
  const claimed = namedIssuer(format, claims);
  const lead = leading(proofs, claimed) ?? { signature: 'not-evaluated', integrity: evidence('DPP-SIG-14'), dates: {} };
  return { claimed, lead, integrity: judgeModel(format, lead, judgeIntegrity(lead, proofs)) };
}

function conclude(format: Verification['format'], proof: Proof, { now, trust, expected, seenAt }: VerifyContext): Verification {
  const { claims, proofs, sdJwt } = proof;
  const { claimed, lead, integrity } = secured(format, proof);
  const document = integrity[0]?.outcome === 'passed' ? lead.document : undefined;
  const issuerId = (document ? namedIssuer(format, document) : claimed) ?? issuerByCertificate(lead);
  const entryId = entryOf(issuerId, lead);
  const flat = isFlat(format, document ?? claims);
  const clock = judgeClock(now, trust.clockFloor);
  const clockSuspect = clock.outcome !== 'passed';
  const others = furtherProofs(lead, proofs);
  const datesOf = (credential: JsonObject): Evidence => {
    const all = periodsOf(credential).map((period) => judgeDates(period, lead.dates, now, clockSuspect));
    const own = all.find(isFailed) ?? all[0] ?? evidence('DPP-DAT-02');
    return isFailed(own) ? own : (others.map(({ dates }) => judgeDates({}, dates, now, clockSuspect)).find(isFailed) ?? own);
  };
  const types = typesIn(document ?? claims ?? {}, flat);
  const undisclosed = undisclosedIn(sdJwt?.concealing ?? new Set(), wordsOn(entryId, trust), types);
  const products = readProducts(document ?? claims ?? {}, undisclosed);
  const vouchContext = { trust, now, clockSuspect, ...(seenAt === undefined ? {} : { seenAt }) };
  const about = document === undefined ? {} : { types, products: () => filedUnder(products), categories: () => categoriesIn(document) };
  const vouching = vouch(issuerId, lead, { ...vouchContext, ...about });
  const status = document && statusOf(document, { now, trust, issuerId, entryId, clockSuspect });
  const all: readonly Evidence[] = [
    ...integrity,
    ...(document ? (sdJwt?.remarks ?? []) : []),
    judgeType(vouching.issuer, document && flat ? types : [], vouching.known),
    vouching.key,
    ...others.map((proof) => vouch(proof.method?.controller, proof, vouchContext).key).filter(isFailed),
    ...(document ? judgeClaimed(products, expected) : [evidence(expected ? 'DPP-PRD-07' : 'DPP-PRD-02')]),
    document ? datesOf(flat ? {} : document) : evidence('DPP-DAT-11'),
    document && status ? judgeHiddenStatus(status.evidence, document, undisclosed) : evidence('DPP-STA-07'),
    ...(document && lead.certified?.path.kind === 'valid' ? [evidence('DPP-STA-18')] : []),
    vouching.trust,
    clock,
    ...(document
      ? flat
        ? [evidence('DPP-CON-04', `vct ${asText(document.vct).slice(0, 200)}`)]
        : judgeContent(document, format, lead.asGraph)
      : [evidence('DPP-CON-10')]),
    evidence('DPP-CPL-03'),
  ];
  const result: { -readonly [Name in keyof Verification]: Verification[Name] } = {
    evidence: all,
    format,
    types,
    products,
    checks: () => proofs.flatMap((proof) => proof.checks?.() ?? []),
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
  const [period = document] = periodsOf(document);
  if (!flat && typeof period.validFrom === 'string') result.validFrom = readable(period.validFrom);
  if (!flat && typeof period.validUntil === 'string') result.validUntil = readable(period.validUntil);
  if (lead.dates.signedAt !== undefined) result.signedAt = iso(lead.dates.signedAt);
  if (sdJwt?.selective) {
    const { disclosed, undisclosed } = sdJwt.selective;
    result.disclosed = objectOf(disclosed.map((name) => [name, document[name] ?? null]));
    result.undisclosed = undisclosed;
  }
  return result;
}

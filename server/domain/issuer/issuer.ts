// Judges whether a trusted source vouches for the issuer of a credential and for the key that signed it.

import { UNTP_TYPES } from '../credential/untp.ts';
import { didMethod, isDid } from '../did/did.ts';
import type { Code } from '../evidence/codes.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { dated, say } from '../evidence/particulars.ts';
import { entryOf, isKeyOf } from '../proof/certified.ts';
import type { Proven } from '../proof/proof.ts';
import type { ProductKey } from '../recognise/recognised.ts';
import { effectiveNow, standingAt } from '../trust/standing.ts';
import type { KnownIssuer, ListFlaw, Trust, TrustState } from '../trust/trust.ts';
import { judgeKey, type KeyContext } from './judge-key.ts';
import { outsideScope } from './scope.ts';

const PASSED: Readonly<Record<KnownIssuer['origin'], Code>> = { list: 'DPP-ISS-01', own: 'DPP-ISS-02', local: 'DPP-ISS-03' };

/** The DID methods whose identifiers can be in the trust data or contain their own key. */
const SUPPORTED: ReadonlySet<string> = new Set(['web', 'key', 'jwk']);

export interface VouchContext extends KeyContext {
  readonly clockSuspect?: boolean;
  /** The types of the verified credential. Absent if the credential is not verified, because an altered credential can claim any type. */
  readonly types?: readonly string[];
  /** The products of the verified credential. A trust list can limit an issuer to certain products. */
  readonly products?: () => readonly ProductKey[];
  readonly categories?: () => readonly string[];
}

/** The evidence for and against a signature: one line each for the issuer, the key and the age of the trust data behind them. */
export interface Vouching {
  readonly issuer: Evidence;
  readonly key: Evidence;
  readonly trust: Evidence;
  /** The trust entry on which the evidence is based. */
  readonly known?: KnownIssuer;
}

/**
 * Returns the best entry in favour, lowered by every entry against.
 *
 * The newest list of an operator, a person on this computer or this service can vouch for an issuer. The last entry of any operator, or a
 * key that any list revokes, counts against the issuer even if others vouch for it.
 */
export function vouch(issuerId: string | undefined, proven: Proven, context: VouchContext): Vouching {
  const { trust } = context;
  const entryId = entryOf(issuerId, proven);
  const record = entryId === undefined ? undefined : trust.records?.get(entryId);
  const words = wordsOn(entryId, trust);
  const [first, ...others] = words.length === 0 ? [undefined] : words;
  const best = others
    .map((word) => judgeWord(issuerId, word, proven, context))
    .reduce((one, other) => (worst(other) > worst(one) ? other : one), judgeWord(issuerId, first, proven, context));
  const restricted = best.known?.origin === 'own' ? undefined : judgeRestrictions([issuerId, entryId], context);
  const issuer = [...(record?.against ?? []).map((word) => judgeStanding(word, proven, context)), restricted].reduce<Evidence>(
    (one, other) => (other !== undefined && height(other) < height(one) ? other : one),
    best.issuer,
  );
  return { ...best, issuer };
}

/** Judges the types by the restrictions that this computer sets for an issuer or an anchor. Returns undefined if they are accepted. */
function judgeRestrictions(ids: readonly (string | undefined)[], { trust, types }: VouchContext): Evidence | undefined {
  if (types === undefined) return undefined;
  const restrictions = ids.flatMap((id) => (id === undefined ? [] : (trust.restrictions?.get(id) ?? [])));
  const refusing = restrictions.find((restriction) => !isVouchedFor(types, restriction.types));
  if (refusing === undefined) return undefined;
  const { types: accepted, who, at, reason } = refusing;
  return evidence('DPP-ISS-24', say('accepted', { types: accepted.length === 0 ? say('none') : accepted, who, at: dated(at), reason }));
}

/** Returns every entry in favour of an issuer. Policy: no rule depends on the order of the operators. */
export function wordsOn(issuerId: string | undefined, { records, issuers }: Pick<Trust, 'records' | 'issuers'>): readonly KnownIssuer[] {
  if (issuerId === undefined) return [];
  const single = issuers.get(issuerId);
  return records?.get(issuerId)?.words ?? (single === undefined ? [] : [single]);
}

/** True if the trust data contain any entry on the issuer, in favour or against. */
export const isKnownIssuer = (issuerId: string, { records, issuers }: Pick<Trust, 'records' | 'issuers'>): boolean =>
  issuers.has(issuerId) || records?.has(issuerId) === true;

/** Ranks a line by the headline that it still allows, in the order of the headlines. */
const height = ({ outcome, code }: Evidence): number =>
  outcome === 'failed' ? 0 : outcome === 'passed' ? 3 : STAYS_AMBER.has(code) ? 2 : 1;
const STAYS_AMBER: ReadonlySet<Code> = new Set([
  'DPP-ISS-15',
  'DPP-ISS-16',
  'DPP-KEY-11',
  'DPP-TRU-03',
  'DPP-TRU-04',
  'DPP-TRU-07',
  'DPP-TRU-09',
  'DPP-TRU-10',
  'DPP-TRU-11',
]);
const worst = ({ issuer, key, trust }: Vouching): number => Math.min(height(issuer), height(key), height(trust));

function judgeWord(issuerId: string | undefined, word: KnownIssuer | undefined, proven: Proven, context: VouchContext): Vouching {
  return {
    issuer: judgeIssuer(issuerId, word, proven, context),
    key: judgeKey(entryOf(issuerId, proven), word, proven, context),
    trust: judgeTrust(word, context.trust, context.clockSuspect ?? false),
    ...(word === undefined ? {} : { known: word }),
  };
}

function judgeIssuer(issuerId: string | undefined, known: KnownIssuer | undefined, proven: Proven, context: VouchContext): Evidence {
  if (issuerId === undefined) return evidence('DPP-ISS-11');
  const { trust, types } = context;
  if (proven.certified?.path.kind === 'no-anchor') return evidence('DPP-ISS-10', issuerId);
  const others = ownersOf(issuerId, proven).filter((owner) => owner !== issuerId);
  const asOf = known?.asOf;
  // A mismatch is proven only if the document of the issuer or of the key's owner is known. An unknown issuer may have authorised that key.
  if (others.length > 0 && (known !== undefined || others.some((owner) => trust.issuers.has(owner)))) {
    return evidence('DPP-ISS-22', say('key-of-other', { issuer: issuerId, owner: others[0] ?? '' }), asOf);
  }
  if (known === undefined)
    return trust.records?.has(entryOf(issuerId, proven) ?? '') ? evidence('DPP-ISS-19', issuerId) : judgeUnknown(issuerId);
  const standing = judgeStanding(known, proven, context);
  if (standing !== undefined) return standing;
  const { credentialTypes } = known;
  if (credentialTypes !== undefined && types !== undefined && !isVouchedFor(types, credentialTypes)) {
    return evidence('DPP-ISS-14', say('vouched-for', { types: credentialTypes }), asOf);
  }
  const outside = known.scope && context.products && outsideScope(known.scope, context.products(), context.categories?.() ?? []);
  if (outside !== undefined) return evidence('DPP-ISS-23', outside, asOf);
  const name = known.name ?? known.did;
  return evidence(
    PASSED[known.origin],
    proven.certified === undefined ? name : say('certified-below', { issuer: issuerId, anchor: name }),
    asOf,
  );
}

/** Returns undefined if the issuer's status is granted at this moment. */
function judgeStanding(known: KnownIssuer, proven: Proven, { trust, now }: VouchContext): Evidence | undefined {
  const standing = standingAt(known, effectiveNow(now, trust.clockFloor));
  // Until the announced date the list still vouches for the key, so an altered credential is reported as altered.
  if (standing === undefined || (standing === 'DPP-ISS-16' && proven.integrity.outcome === 'failed')) return undefined;
  return evidence(standing, known.since && say('since', { date: dated(known.since) }), known.asOf);
}

/**
 * A certificate that also declares itself a passport is shown as a passport. The trust list must therefore vouch for every UNTP type of the
 * credential.
 */
const isVouchedFor = (types: readonly string[], vouchedFor: readonly string[]): boolean =>
  types.some((type) => type === 'VerifiableCredential' && vouchedFor.includes(type)) ||
  (types.some((type) => vouchedFor.includes(type)) && UNTP_TYPES.every((type) => !types.includes(type) || vouchedFor.includes(type)));

/**
 * Returns the owners of the key: the document that its name points to, and the controller that its entry states. The issuer must be both.
 *
 * A certified key belongs to the issuer that its certificate names. A document can state that another party controls its keys, but it
 * cannot transfer the ownership of them.
 */
function ownersOf(issuerId: string, proven: Proven): readonly string[] {
  const { certified, finding, method } = proven;
  if (certified !== undefined) return isKeyOf(issuerId, proven) ? [issuerId] : [certified.leaf.subject.text.slice(0, 500)];
  const named = finding?.kind === 'key' ? [finding.controller] : [];
  return method === undefined ? named : [...named, method.controller];
}

function judgeUnknown(issuerId: string): Evidence {
  if (!issuerId.startsWith('did:')) {
    return issuerId.startsWith('https://') ? evidence('DPP-ISS-10', issuerId) : evidence('DPP-ISS-11', issuerId.slice(0, 200));
  }
  if (!isDid(issuerId)) return evidence('DPP-ISS-11', issuerId.slice(0, 200));
  const method = didMethod(issuerId) ?? '';
  return SUPPORTED.has(method) ? evidence('DPP-ISS-10', issuerId) : evidence('DPP-ISS-12', `did:${method}`);
}

/** Judges the age of the trust list. This service's own key and issuers added on this computer do not become outdated. */
export function judgeTrust(issuer: KnownIssuer | undefined, trust: Trust, clockSuspect: boolean): Evidence {
  if (issuer?.origin === 'own') return evidence('DPP-TRU-02', undefined, issuer.asOf);
  if (issuer?.origin === 'local') return evidence('DPP-TRU-06', undefined, issuer.asOf);
  const {
    state,
    asOf,
    flaws = [],
  }: { readonly state: TrustState; readonly asOf?: string; readonly flaws?: readonly ListFlaw[] } = issuer?.list ?? trust;
  const [flaw] = flaws;
  switch (state) {
    case 'fresh':
      return evidence(flaw === undefined ? (clockSuspect ? 'DPP-TRU-07' : 'DPP-TRU-01') : FLAWS[flaw], undefined, asOf);
    case 'stale':
      return evidence('DPP-TRU-03', undefined, asOf);
    case 'expired':
      return evidence('DPP-TRU-04', undefined, asOf);
    case 'none':
      return evidence('DPP-TRU-05');
  }
}

const FLAWS: Readonly<Record<ListFlaw, Code>> = { pending: 'DPP-TRU-09', twice: 'DPP-TRU-10', announced: 'DPP-TRU-11' };

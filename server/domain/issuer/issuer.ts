// The named issuer, the key that signed and the trust data in, evidence out: does anybody we trust vouch for who signed, and with this key?

import { UNTP_TYPES } from '../credential/untp.ts';
import { didMethod, isDid } from '../did/did.ts';
import type { Code } from '../evidence/codes.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import type { Proven } from '../proof/proof.ts';
import type { ProductKey } from '../recognise/recognised.ts';
import { effectiveNow, standingAt } from '../trust/standing.ts';
import type { KnownIssuer, ListFlaw, Trust, TrustState } from '../trust/trust.ts';
import { judgeKey, type KeyContext } from './judge-key.ts';
import { outsideScope } from './scope.ts';

const PASSED: Readonly<Record<KnownIssuer['origin'], Code>> = { list: 'DPP-ISS-01', own: 'DPP-ISS-02', local: 'DPP-ISS-03' };

/** Methods whose identifiers can be in the trust data, or speak for themselves. */
const SUPPORTED = new Set(['web', 'key']);

export interface VouchContext extends KeyContext {
  readonly clockSuspect?: boolean;
  /** Of the verified credential. What is altered is not excused by the type that it claims. */
  readonly types?: readonly string[];
  /** What the verified credential is about: an issuer may be limited to some. */
  readonly products?: () => readonly ProductKey[];
  readonly categories?: () => readonly string[];
}

/** What is said in favour of a signature and against it: one line each for the issuer, the key and the age of the word that they rest on. */
export interface Vouching {
  readonly issuer: Evidence;
  readonly key: Evidence;
  readonly trust: Evidence;
  /** Whose word it is. */
  readonly known?: KnownIssuer;
}

/**
 * The best word in favour, lowered by everything against. An operator's newest list, a person here or the own service may speak in favour; what any
 * operator's last word or any list's revoked key says against it binds, even where others vouch.
 */
export function vouch(issuerId: string | undefined, proven: Proven, context: VouchContext): Vouching {
  const { trust } = context;
  const record = issuerId === undefined ? undefined : trust.records?.get(issuerId);
  const words = wordsOn(issuerId, trust);
  const [first, ...others] = words.length === 0 ? [undefined] : words;
  const best = others
    .map((word) => judgeWord(issuerId, word, proven, context))
    .reduce((one, other) => (worst(other) > worst(one) ? other : one), judgeWord(issuerId, first, proven, context));
  const restricted = best.known?.origin === 'own' ? undefined : judgeRestrictions(issuerId, context);
  const issuer = [...(record?.against ?? []).map((word) => judgeStanding(word, proven, context)), restricted].reduce<Evidence>(
    (one, other) => (other !== undefined && height(other) < height(one) ? other : one),
    best.issuer,
  );
  return { ...best, issuer };
}

/** What this computer does not accept of an issuer; undefined: it restricts nothing. */
function judgeRestrictions(issuerId: string | undefined, { trust, types }: VouchContext): Evidence | undefined {
  if (issuerId === undefined || types === undefined) return undefined;
  const refusing = trust.restrictions?.get(issuerId)?.find((restriction) => !isVouchedFor(types, restriction.types));
  if (refusing === undefined) return undefined;
  const { types: accepted, who, at, reason } = refusing;
  return evidence('DPP-ISS-24', `accepted: ${accepted.join(', ') || 'none'}; ${who}, ${at}: ${reason}`);
}

/** Every word in favour of an issuer: no rule may rest on which operator's comes first. */
export function wordsOn(issuerId: string | undefined, { records, issuers }: Pick<Trust, 'records' | 'issuers'>): readonly KnownIssuer[] {
  if (issuerId === undefined) return [];
  const single = issuers.get(issuerId);
  return records?.get(issuerId)?.words ?? (single === undefined ? [] : [single]);
}

/** Whether the trust data say anything of an issuer, be it against it. */
export const isKnownIssuer = (issuerId: string, { records, issuers }: Pick<Trust, 'records' | 'issuers'>): boolean =>
  issuers.has(issuerId) || records?.has(issuerId) === true;

/** How much a line leaves of a verdict: the same order as the headlines. */
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
    key: judgeKey(issuerId, word, proven, context),
    trust: judgeTrust(word, context.trust, context.clockSuspect ?? false),
    ...(word === undefined ? {} : { known: word }),
  };
}

function judgeIssuer(issuerId: string | undefined, known: KnownIssuer | undefined, proven: Proven, context: VouchContext): Evidence {
  if (issuerId === undefined) return evidence('DPP-ISS-11');
  const { trust, types } = context;
  const others = ownersOf(proven).filter((owner) => owner !== issuerId);
  const asOf = known?.asOf;
  // Provable only where the document of one of the two is known here: an unknown issuer may have lent its name to that key.
  if (others.length > 0 && (known !== undefined || others.some((owner) => trust.issuers.has(owner)))) {
    return evidence('DPP-ISS-22', `the credential names ${issuerId}, the key belongs to ${others[0]}`, asOf);
  }
  if (known === undefined) return trust.records?.has(issuerId) ? evidence('DPP-ISS-19', issuerId) : judgeUnknown(issuerId);
  const standing = judgeStanding(known, proven, context);
  if (standing !== undefined) return standing;
  const { credentialTypes } = known;
  if (credentialTypes !== undefined && types !== undefined && !isVouchedFor(types, credentialTypes)) {
    return evidence('DPP-ISS-14', `vouched for: ${credentialTypes.join(', ')}`, asOf);
  }
  const outside = known.scope && context.products && outsideScope(known.scope, context.products(), context.categories?.() ?? []);
  if (outside !== undefined) return evidence('DPP-ISS-23', outside, asOf);
  return evidence(PASSED[known.origin], known.name ?? issuerId, asOf);
}

/** Undefined: granted at this moment. */
function judgeStanding(known: KnownIssuer, proven: Proven, { trust, now }: VouchContext): Evidence | undefined {
  const standing = standingAt(known, effectiveNow(now, trust.clockFloor));
  // Until then the list speaks for its key: what is altered is not excused by what was announced.
  if (standing === undefined || (standing === 'DPP-ISS-16' && proven.integrity.outcome === 'failed')) return undefined;
  return evidence(standing, known.since && `since ${known.since}`, known.asOf);
}

/** A certificate that calls itself a passport too is shown as one: every kind of UNTP that is named has to be among those that are vouched for. */
const isVouchedFor = (types: readonly string[], vouchedFor: readonly string[]): boolean =>
  types.some((type) => type === 'VerifiableCredential' && vouchedFor.includes(type)) ||
  (types.some((type) => vouchedFor.includes(type)) && UNTP_TYPES.every((type) => !types.includes(type) || vouchedFor.includes(type)));

/**
 * Who holds the key: the document that its name points into, and whoever its entry there names as controller. The issuer has to be both:
 * a document may say of its own keys that somebody else controls them, but not make them somebody else's.
 */
function ownersOf({ finding, method }: Proven): readonly string[] {
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

/** The list ages; the own key and issuers added by hand do not age with it. */
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

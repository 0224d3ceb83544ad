// The named issuer, the key that signed and the trust data in, evidence out: does anybody we trust vouch for who signed, and with this key?
import type { KnownIssuer, ListFlaw, Trust, TrustState } from '../trust/trust.ts';
import type { KeyWindow } from '../trust/vouching.ts';
import type { Code } from '../verdict/codes.ts';
import { type Evidence, evidence } from '../verdict/evidence.ts';
import { iso, parseDateTime } from './dates.ts';
import { didMethod, isDid } from './did.ts';
import { keyOf } from './issuer-keys.ts';
import { beginOf, type KeyRecord, keyRecord } from './key-record.ts';
import type { FoundKey, KeyFinding } from './keys.ts';
import type { Proven } from './proof.ts';
import { momentAt, standingAt } from './standing.ts';
import { UNTP_TYPES } from './untp.ts';

const PASSED: Readonly<Record<KnownIssuer['origin'], Code>> = { list: 'DPP-ISS-01', own: 'DPP-ISS-02', local: 'DPP-ISS-03' };

/** Methods whose identifiers can be in the trust data, or speak for themselves. */
const SUPPORTED = new Set(['web', 'key']);

export interface VouchContext {
  readonly trust: Trust;
  readonly now: Date;
  readonly clockSuspect?: boolean;
  /** Of the verified credential. What is altered is not excused by the type that it claims. */
  readonly types?: readonly string[];
  /** When the credential was first seen here, in milliseconds; absent: now. Asked only where it decides. */
  readonly seenAt?: () => number;
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
 * operator's last word or any list's revoked key says against it binds, whoever else vouches.
 */
export function vouch(issuerId: string | undefined, proven: Proven, context: VouchContext): Vouching {
  const { trust } = context;
  const record = issuerId === undefined ? undefined : trust.records?.get(issuerId);
  const single = issuerId === undefined ? undefined : trust.issuers.get(issuerId);
  const words = record?.words ?? (single === undefined ? [] : [single]);
  const [first, ...others] = words.length === 0 ? [undefined] : words;
  const best = others
    .map((word) => judgeWord(issuerId, word, proven, context))
    .reduce((one, other) => (worst(other) > worst(one) ? other : one), judgeWord(issuerId, first, proven, context));
  const issuer = (record?.against ?? [])
    .map((word) => judgeStanding(word, proven, context))
    .reduce<Evidence>((one, other) => (other !== undefined && height(other) < height(one) ? other : one), best.issuer);
  return { ...best, issuer };
}

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
  return evidence(PASSED[known.origin], known.name ?? issuerId, asOf);
}

/** Undefined: granted at this moment. */
function judgeStanding(known: KnownIssuer, proven: Proven, { trust, now }: VouchContext): Evidence | undefined {
  const standing = standingAt(known, momentAt(now, trust.clockFloor));
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

/**
 * The key under the name that the signature gives it, by the word in favour, and by all that was ever said of it. CID 1.0: from `expires` on no signature
 * counts, whatever date it claims. The window of a list limits when a signature may have been made.
 */
function judgeKey(issuerId: string | undefined, word: KnownIssuer | undefined, proven: Proven, context: VouchContext): Evidence {
  const { finding, method, methodId } = proven;
  const { trust } = context;
  const asOf = method && trust.issuers.get(method.controller)?.asOf;
  if (finding === undefined) return evidence('DPP-KEY-10');
  if (finding.kind !== 'key') return judgeNoKey(finding, isHeld(method?.controller, trust), asOf);
  const record = method && recordOn(method.controller, finding.key.fingerprint, trust);
  const said = wordOnKey(issuerId, word, proven) ?? finding;
  const isNamed = said.kind === 'key' && said.key.fingerprint === finding.key.fingerprint;
  const about = isNamed ? said : finding;
  const line = judgeDates(about, record, proven, context, asOf);
  if (line.outcome === 'failed') return line;
  return isNamed ? line : evidence('DPP-KEY-13', methodId, asOf);
}

/** Of the issuer's own keys the word in favour decides; a key that names another controller is judged by the trust data as a whole. */
const wordOnKey = (issuerId: string | undefined, word: KnownIssuer | undefined, { method, methodId }: Proven): KeyFinding | undefined =>
  word === undefined || methodId === undefined || method?.controller !== issuerId ? undefined : keyOf(word, methodId);

function recordOn(controller: string, fingerprint: string, trust: Trust): KeyRecord | undefined {
  const record = trust.records?.get(controller);
  return record && keyRecord(record, fingerprint);
}

const isHeld = (controller: string | undefined, trust: Trust): boolean =>
  controller !== undefined &&
  (trust.issuers.has(controller) || trust.records?.has(controller) === true || controller.startsWith('did:key:'));

function judgeNoKey(finding: Exclude<KeyFinding, { kind: 'key' }>, documentKnown: boolean, asOf: string | undefined): Evidence {
  switch (finding.kind) {
    case 'not-found':
      return documentKnown ? evidence('DPP-KEY-02', finding.detail, asOf) : evidence('DPP-KEY-10', finding.detail);
    case 'not-ed25519':
      return evidence('DPP-KEY-06', finding.detail, asOf);
    case 'weak':
      return evidence('DPP-KEY-03', finding.detail, asOf);
  }
}

/** The moment is the later of the clock and what it has already seen: a clock that is behind cannot revive a key. A date that cannot be read counts against it. */
function judgeDates(
  key: FoundKey,
  record: KeyRecord | undefined,
  { dates }: Proven,
  { trust, now, seenAt }: VouchContext,
  asOf: string | undefined,
): Evidence {
  const moment = momentAt(now, trust.clockFloor);
  const signed = dates.signedAt ?? dates.notBefore;
  const revoked = Math.min(record?.revoked ?? Number.POSITIVE_INFINITY, beginOf(key.revoked));
  if (revoked !== Number.POSITIVE_INFINITY && !(revoked > moment)) {
    const before = signed !== undefined && signed < revoked && (seenAt?.() ?? moment) < revoked;
    return evidence(
      before ? 'DPP-KEY-11' : 'DPP-KEY-04',
      `revoked ${revoked === Number.NEGATIVE_INFINITY ? '' : iso(revoked)}`.trim(),
      asOf,
    );
  }
  if (key.published) return evidence('DPP-KEY-03', 'the private part of the key is published', asOf);
  if (!key.authorised) return evidence('DPP-KEY-03', "the key is not listed under 'assertionMethod'", asOf);
  if (key.expires !== undefined && !(beginOf(key.expires) > moment)) return evidence('DPP-KEY-05', `expired ${key.expires}`, asOf);
  for (const window of [key, ...(record?.lastWindows ?? [])]) {
    const outside = outsideOf(window, signed ?? moment);
    if (outside !== undefined) return evidence('DPP-KEY-12', outside, asOf);
  }
  return evidence('DPP-KEY-01', undefined, asOf);
}

/** A signature that gives no date was made now. */
function outsideOf({ from, until }: Pick<KeyWindow, 'from' | 'until'>, signed: number): string | undefined {
  if (from !== undefined && !(signed >= (parseDateTime(from) ?? Number.POSITIVE_INFINITY))) return `listed from ${from}`;
  return until !== undefined && signed > beginOf(until) ? `listed until ${until}` : undefined;
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

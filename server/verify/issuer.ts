// The named issuer, the key that signed and the trust data in, evidence out: does anybody we trust vouch for who signed, and with this key?
import type { KnownIssuer, Trust } from '../trust/trust.ts';
import type { Code } from '../verdict/codes.ts';
import { type Evidence, evidence } from '../verdict/evidence.ts';
import { parseDateTime } from './dates.ts';
import { didMethod, isDid } from './did.ts';
import type { KeyFinding } from './keys.ts';
import type { Proven } from './proof.ts';
import { momentAt, standingAt } from './standing.ts';
import { UNTP_TYPES } from './untp.ts';

const PASSED: Readonly<Record<KnownIssuer['origin'], Code>> = { list: 'DPP-ISS-01', own: 'DPP-ISS-02', local: 'DPP-ISS-03' };

/** Methods whose identifiers can be in the trust data, or speak for themselves. */
const SUPPORTED = new Set(['web', 'key']);

/** `types`: of the verified credential. What is altered is not excused by the type that it claims. */
export function judgeIssuer(issuerId: string | undefined, proven: Proven, trust: Trust, now: Date, types?: readonly string[]): Evidence {
  if (issuerId === undefined) return evidence('DPP-ISS-11');
  const known = trust.issuers.get(issuerId);
  const others = ownersOf(proven).filter((owner) => owner !== issuerId);
  const asOf = known?.asOf;
  // Provable only where the document of one of the two is known here: an unknown issuer may have lent its name to that key.
  if (others.length > 0 && (known !== undefined || others.some((owner) => trust.issuers.has(owner)))) {
    return evidence('DPP-ISS-22', `the credential names ${issuerId}, the key belongs to ${others[0]}`, asOf);
  }
  if (known === undefined) return judgeUnknown(issuerId);
  const standing = standingAt(known, momentAt(now, trust.clockFloor));
  // Until then the list speaks for its key: what is altered is not excused by what was announced.
  if (standing !== undefined && !(standing === 'DPP-ISS-16' && proven.integrity.outcome === 'failed'))
    return evidence(standing, known.since && `since ${known.since}`, asOf);
  const { credentialTypes } = known;
  if (credentialTypes !== undefined && types !== undefined && !isVouchedFor(types, credentialTypes)) {
    return evidence('DPP-ISS-14', `vouched for: ${credentialTypes.join(', ')}`, asOf);
  }
  return evidence(PASSED[known.origin], known.name ?? issuerId, asOf);
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
 * CID 1.0, `expires` and `revoked`: no signature counts from that moment on, whatever date it claims for itself. The moment is the later
 * of the clock and what it has already seen: a clock that is behind cannot revive a key. A date that cannot be read counts against the key.
 */
export function judgeKey(
  finding: KeyFinding | undefined,
  documentKnown: boolean,
  now: Date,
  floor: string | undefined,
  asOf?: string,
): Evidence {
  if (finding === undefined) return evidence('DPP-KEY-10');
  switch (finding.kind) {
    case 'not-found':
      return documentKnown ? evidence('DPP-KEY-02', finding.detail, asOf) : evidence('DPP-KEY-10', finding.detail);
    case 'not-ed25519':
      return evidence('DPP-KEY-06', finding.detail, asOf);
    case 'weak':
      return evidence('DPP-KEY-03', finding.detail, asOf);
    case 'key': {
      const moment = Math.max(now.getTime(), floor === undefined ? -Infinity : Date.parse(floor));
      const passed = (date: string | undefined): boolean => date !== undefined && !((parseDateTime(date) ?? -Infinity) > moment);
      if (passed(finding.revoked)) return evidence('DPP-KEY-04', `revoked ${finding.revoked}`, asOf);
      if (finding.published) return evidence('DPP-KEY-03', 'the private part of the key is published', asOf);
      if (!finding.authorised) return evidence('DPP-KEY-03', "the key is not listed under 'assertionMethod'", asOf);
      if (passed(finding.expires)) return evidence('DPP-KEY-05', `expired ${finding.expires}`, asOf);
      return evidence('DPP-KEY-01', undefined, asOf);
    }
  }
}

/** The list ages; the own key and issuers added by hand do not age with it. */
export function judgeTrust(issuer: KnownIssuer | undefined, trust: Trust, clockSuspect: boolean): Evidence {
  if (issuer?.origin === 'own') return evidence('DPP-TRU-02', undefined, issuer.asOf);
  if (issuer?.origin === 'local') return evidence('DPP-TRU-06', undefined, issuer.asOf);
  switch (trust.state) {
    case 'fresh':
      return evidence(clockSuspect ? 'DPP-TRU-07' : 'DPP-TRU-01', undefined, trust.asOf);
    case 'stale':
      return evidence('DPP-TRU-03', undefined, trust.asOf);
    case 'expired':
      return evidence('DPP-TRU-04', undefined, trust.asOf);
    case 'none':
      return evidence('DPP-TRU-05');
  }
}

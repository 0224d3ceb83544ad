// Reads a status list credential or token whose signature the caller has verified: issuer, content and period.

import { isOlderModel } from '../credential/contexts.ts';
import { olderFaults, periodsOf } from '../credential/older-model.ts';
import { credentialFaults } from '../credential/vcdm.ts';
import { parseDateTime, type SigningDates } from '../dates/dates.ts';
import type { Code } from '../evidence/codes.ts';
import { asList, isObject, type JsonObject } from '../json/json.ts';
import type { Proven } from '../proof/proof.ts';
import { expand, expandBitstring, fault, type Outcome } from './bitstring.ts';
import { type TokenStatusList, tokenStatusList } from './token-status-list.ts';

/** The period in which the list can show a good status, in milliseconds since the Unix epoch. */
export interface Period {
  readonly validFrom?: number;
  readonly validUntil?: number;
  /** The stated signing time, and the time from which the list is no longer valid. */
  readonly signedAt?: number;
  readonly expires?: number;
  /** The stated time for which the list may be cached, in milliseconds. */
  readonly ttl?: number;
  /** A rule that the list breaks while it stays readable. Its revocations and suspensions count, but it cannot show a good status. */
  readonly flaw?: string;
}

export interface StatusList extends Period {
  readonly id: string;
  readonly issuerId: string;
  readonly purposes: readonly string[];
  readonly bits: Uint8Array;
  /** True for a Revocation List 2020, whose draft does not say from which side the bits of a byte are counted. */
  readonly eitherSide?: true;
}

/** The issuer and the proofs, the issuer's own first, so that both can be judged again at another moment. */
export interface Signer {
  readonly issuerId: string;
  readonly proven?: readonly Proven[];
}

/** The signed content, its signer and the period of the signature. */
export interface Signed extends Signer {
  readonly document: JsonObject;
  readonly dates?: SigningDates;
  /** True if the header declares an IETF status list token. Undefined if the caller has already checked that. */
  readonly isToken?: boolean;
}

export interface Refused {
  readonly refused: string;
  /** Absent if the list itself breaks a rule. */
  readonly code?: Code;
}

/** Returns the signed content, or why it is refused. */
export type SignedList = (text: string) => Signed | Refused;

/** Policy: how long a list without a stated period is valid, in milliseconds (7 days). */
export const DEFAULT_TTL = 7 * 86_400_000;
/** Policy: how long any list is valid at most after it was fetched, in milliseconds (180 days), as for a trust list. */
const LONGEST = 180 * 86_400_000;

/** The lists before Bitstring Status List 1.0, of the kind that GS1 US issued (W3C CCG, Revocation List 2020). */
export const OLDER_LIST = 'RevocationList2020Credential';

/** Reads a BitstringStatusListCredential (W3C Bitstring Status List 1.0), or a Revocation List 2020. Fails with one of `StatusFault`. */
export function readStatusList(text: string, signedList: SignedList): Outcome<StatusList> {
  const signed = signedList(text);
  if ('refused' in signed) return fault('STATUS_VERIFICATION_ERROR', signed.refused);
  const { document, issuerId, dates = {}, isToken } = signed;
  if (isToken === true) return fault('STATUS_VERIFICATION_ERROR', 'the list is a status list token, not a credential');
  const { id, type, credentialSubject: subject } = document;
  const isOlder = asList(type).includes(OLDER_LIST);
  if (isOlder === asList(type).includes('BitstringStatusListCredential')) {
    return fault('STATUS_VERIFICATION_ERROR', "the list is not of type 'BitstringStatusListCredential'");
  }
  // Section 2.2 makes `id` optional. Policy: it is required, because a list without it could be any list of its issuer.
  if (id === undefined) return fault('STATUS_VERIFICATION_ERROR', "the list has no 'id'");
  if (typeof id !== 'string') return fault('MALFORMED_VALUE_ERROR', "'id' of the list is not a text");
  const kind = isOlder ? 'RevocationList2020' : 'BitstringStatusList';
  if (!isObject(subject) || !asList(subject.type).includes(kind)) {
    return fault('MALFORMED_VALUE_ERROR', `'credentialSubject' is not a '${kind}'`);
  }
  const { encodedList, ttl } = subject;
  const stated = isOlder ? 'revocation' : subject.statusPurpose;
  const purposes = asList(stated).filter((purpose) => typeof purpose === 'string');
  if (typeof encodedList !== 'string') return fault('MALFORMED_VALUE_ERROR', "'encodedList' is missing");
  if (ttl !== undefined && !(typeof ttl === 'number' && Number.isSafeInteger(ttl) && ttl >= 0)) {
    return fault('MALFORMED_VALUE_ERROR', "'ttl' is not a whole number of milliseconds");
  }
  const expanded = isOlder ? expand(encodedList) : expandBitstring(encodedList);
  if (!expanded.ok) return expanded;
  // A list of the Data Model 1.1 may state its period under the names of either model.
  const periods = periodsOf(document);
  const parts = periods.map((period) => ({ from: parseDateTime(period.validFrom), until: parseDateTime(period.validUntil), period }));
  for (const { from, until, period } of parts)
    for (const [name, parsed] of [
      ['validFrom', from],
      ['validUntil', until],
    ] as const)
      if (Object.hasOwn(period, name) && parsed === undefined)
        return fault('MALFORMED_VALUE_ERROR', `'${name}' of the list is not a date-time with a time zone`);
  const from = parts.reduce((last, part) => inner(Math.max, last, part.from), dates.notBefore);
  const until = parts.reduce((last, part) => inner(Math.min, last, part.until), dates.expires);
  const { signedAt, expires } = dates;
  const flaw = purposes.length === asList(stated).length ? modelFlaw(document) : FOREIGN_PURPOSE;
  return {
    ok: true,
    value: {
      id,
      issuerId,
      purposes,
      bits: expanded.value,
      ...(isOlder ? { eitherSide: true as const } : {}),
      ...(from === undefined ? {} : { validFrom: from }),
      ...(until === undefined ? {} : { validUntil: until }),
      ...(signedAt === undefined ? {} : { signedAt }),
      ...(expires === undefined ? {} : { expires }),
      ...(ttl === undefined ? {} : { ttl }),
      ...(flaw === undefined ? {} : { flaw }),
    },
  };
}

/** Section 2.2: "it MUST be a conforming document, as defined in VC-DATA-MODEL-2.0". */
function modelFlaw(document: JsonObject): string | undefined {
  const [first] = isOlderModel(document) ? olderFaults(document) : credentialFaults(document);
  return first && `MALFORMED_VALUE_ERROR: the list is no credential of the data model: ${first}`;
}

const FOREIGN_PURPOSE = "MALFORMED_VALUE_ERROR: 'statusPurpose' of the list is not a text or a list of texts";

/** Combines the period of the list with that of its signature, because both apply. */
export function inner(
  pick: (one: number, other: number) => number,
  one: number | undefined,
  other: number | undefined,
): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : pick(one, other);
}

/** Reads a status list token (draft-ietf-oauth-status-list section 5). Fails with one of `StatusFault`. */
export function readTokenStatusList(text: string, signedList: SignedList): Outcome<TokenStatusList> {
  const signed = signedList(text);
  if ('refused' in signed) return fault('STATUS_VERIFICATION_ERROR', signed.refused);
  // draft-ietf-oauth-status-list section 5.1 and RFC 8725 3.11: explicit typing.
  if (signed.isToken === false) return fault('STATUS_VERIFICATION_ERROR', "'typ' of the list is not 'statuslist+jwt'");
  return tokenStatusList(signed.document, signed.issuerId);
}

/**
 * Returns the end of the period in which the list can show a good status, in milliseconds since the Unix epoch.
 *
 * This is the earlier of its end and its time to live from when it was fetched, or 7 days from then if it states neither. It is never more
 * than 180 days from then.
 */
export function usableUntil({ validUntil, ttl }: Period, retrievedAt: string): number {
  // An unreadable time counts as the distant past.
  const retrieved = parseDateTime(retrievedAt) ?? Number.NEGATIVE_INFINITY;
  if (ttl === undefined && validUntil === undefined) return retrieved + DEFAULT_TTL;
  return Math.min(validUntil ?? Number.POSITIVE_INFINITY, retrieved + Math.min(ttl ?? LONGEST, LONGEST));
}

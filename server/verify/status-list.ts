// The text of a held status list credential in, the verified list out: whose it is, what it is about, how long it counts.
import { asList, isObject, type JsonObject } from '../recognise/json.ts';
import type { HeldStatusList } from '../trust/trust.ts';
import { expandBitstring, fault, type Outcome } from './bitstring.ts';
import { parseDateTime, type SigningDates } from './dates.ts';
import { type TokenStatusList, tokenStatusList } from './token-status-list.ts';

export interface StatusList {
  readonly id: string;
  readonly issuerId: string;
  readonly purposes: readonly string[];
  readonly bits: Uint8Array;
  /** Milliseconds since 1970. */
  readonly validFrom?: number;
  readonly validUntil?: number;
  /** Milliseconds that the list may be kept, by its own word. */
  readonly ttl?: number;
}

/** What was signed, by whom, and from when until when the signature counts. */
export interface Signed {
  readonly document: JsonObject;
  readonly issuerId: string;
  readonly dates?: SigningDates;
}

/** Gives what was signed only when the signature holds and the key is one that its issuer may sign with. */
export type SignedList = (text: string) => Signed | { readonly refused: string };

/** Policy: how long a list counts that says nothing about it. */
export const DEFAULT_TTL = 7 * 86_400_000;
/** Policy: how long any list counts at most from when it was fetched, whatever it says of itself: as long as a trust list. */
const LONGEST = 180 * 86_400_000;

/** Unpacking and checking a list costs far more than reading a bit of it: the answer is kept as long as the issuers known here are the same. */
function kept<T>(read: (text: string, signedList: SignedList) => Outcome<T>) {
  const known = new WeakMap<HeldStatusList, { readonly issuers: unknown; readonly list: Outcome<T> }>();
  return (held: HeldStatusList, issuers: unknown, signedList: SignedList): Outcome<T> => {
    const found = known.get(held);
    if (found !== undefined && found.issuers === issuers) return found.list;
    const list =
      held.credential === undefined
        ? fault('STATUS_VERIFICATION_ERROR', 'the list itself is not held any more')
        : read(held.credential, signedList);
    known.set(held, { issuers, list });
    return list;
  };
}

export function readStatusList(text: string, signedList: SignedList): Outcome<StatusList> {
  const signed = signedList(text);
  if ('refused' in signed) return fault('STATUS_VERIFICATION_ERROR', signed.refused);
  const { document, issuerId, dates = {} } = signed;
  const { id, type, credentialSubject: subject } = document;
  if (!asList(type).includes('BitstringStatusListCredential')) {
    return fault('STATUS_VERIFICATION_ERROR', "the list is not of type 'BitstringStatusListCredential'");
  }
  if (typeof id !== 'string') return fault('MALFORMED_VALUE_ERROR', "the list has no 'id'");
  if (!isObject(subject) || !asList(subject.type).includes('BitstringStatusList')) {
    return fault('MALFORMED_VALUE_ERROR', "'credentialSubject' is not a 'BitstringStatusList'");
  }
  const { encodedList, ttl } = subject;
  const purposes = asList(subject.statusPurpose).filter((purpose) => typeof purpose === 'string');
  if (typeof encodedList !== 'string') return fault('MALFORMED_VALUE_ERROR', "'encodedList' is missing");
  if (ttl !== undefined && !(typeof ttl === 'number' && Number.isSafeInteger(ttl) && ttl >= 0)) {
    return fault('MALFORMED_VALUE_ERROR', "'ttl' is not a whole number of milliseconds");
  }
  const expanded = expandBitstring(encodedList);
  if (!expanded.ok) return expanded;
  const [validFrom, validUntil] = [parseDateTime(document.validFrom), parseDateTime(document.validUntil)];
  for (const [name, parsed] of [
    ['validFrom', validFrom],
    ['validUntil', validUntil],
  ] as const) {
    if (Object.hasOwn(document, name) && parsed === undefined) {
      return fault('MALFORMED_VALUE_ERROR', `'${name}' of the list is not a date-time with a time zone`);
    }
  }
  const from = inner(Math.max, validFrom, dates.notBefore);
  const until = inner(Math.min, validUntil, dates.expires);
  return {
    ok: true,
    value: {
      id,
      issuerId,
      purposes,
      bits: expanded.value,
      ...(from === undefined ? {} : { validFrom: from }),
      ...(until === undefined ? {} : { validUntil: until }),
      ...(ttl === undefined ? {} : { ttl }),
    },
  };
}

/** The list's own period counts as well as that of its signature. */
function inner(pick: (one: number, other: number) => number, one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : pick(one, other);
}

export function readTokenStatusList(text: string, signedList: SignedList): Outcome<TokenStatusList> {
  const signed = signedList(text);
  return 'refused' in signed ? fault('STATUS_VERIFICATION_ERROR', signed.refused) : tokenStatusList(signed.document, signed.issuerId);
}

const signedStatusList = kept(readStatusList);

/** The list that is held for an address; the own service's needs no signature to be believed here. */
export function statusList(url: string, held: HeldStatusList, issuers: unknown, signedList: SignedList): Outcome<StatusList> {
  const { live } = held;
  if (live === undefined) return signedStatusList(held, issuers, signedList);
  return { ok: true, value: { id: url, issuerId: live.issuerId, purposes: [live.purpose], bits: live.bits() } };
}
export const tokenList = kept(readTokenStatusList);

/** The moment until which what a list says is good counts: its end, its time to live from when it was fetched, or seven days when it names neither; never more than half a year. */
export function usableUntil({ validUntil, ttl }: Pick<StatusList, 'validUntil' | 'ttl'>, retrievedAt: string): number {
  // A moment that cannot be read is long ago.
  const retrieved = parseDateTime(retrievedAt) ?? Number.NEGATIVE_INFINITY;
  if (ttl === undefined && validUntil === undefined) return retrieved + DEFAULT_TTL;
  return Math.min(validUntil ?? Number.POSITIVE_INFINITY, retrieved + Math.min(ttl ?? LONGEST, LONGEST));
}

// Decides whether a text is admitted as a status list.
// The rules are the same for every source, and depend neither on what is stored nor on who signed the list.
import { createHash } from 'node:crypto';
import { iso } from '../dates/dates.ts';
import type { StatusStatement } from '../trust/trust.ts';
import { parsedText } from './parsed.ts';

/** Policy: the largest text of one list, in characters. A list of 16 MiB of incompressible bits is 22 million characters. */
export const MAX_LIST_TEXT = 24 * 2 ** 20;
/** Policy: the maximum number of lists kept per source under keys that no trust list vouches for. */
export const MAX_UNVOUCHED = 100;

export interface AdmittedList {
  readonly url: string;
  /** The text as received, byte for byte. */
  readonly credential: string;
  readonly sha256: string;
  readonly issuerId: string | undefined;
  /** The stated start of the list, in milliseconds since the Unix epoch. */
  readonly from?: number;
  readonly unpacked: number;
}

export type Admission = { readonly ok: true; readonly list: AdmittedList } | { readonly ok: false; readonly detail: string };

export const textSha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Admits a list, or returns why it is refused. `url` is the address that was requested or that a trust list names. */
export function admit(credential: string, url?: string): Admission {
  if (credential.length > MAX_LIST_TEXT) return { ok: false, detail: `the list is larger than ${MAX_LIST_TEXT} characters` };
  const sha256 = textSha256(credential);
  const read = parsedText(sha256, credential);
  if (!read.ok) return { ok: false, detail: `${read.fault}: ${read.detail}` };
  const { issuerId, from, content } = read.value;
  const named = url ?? read.value.url;
  // Otherwise anyone could substitute another signed list.
  if (read.value.url !== named)
    return { ok: false, detail: `the list calls itself '${read.value.url.slice(0, 300)}', not '${named.slice(0, 300)}'` };
  if (named.length > 2000) return { ok: false, detail: 'the address of the list has more than 2000 characters' };
  if (from !== undefined && !(Math.abs(from) <= 8.64e15))
    return { ok: false, detail: 'the list counts from a moment that no calendar has' };
  return {
    ok: true,
    list: { url: named, credential, sha256, issuerId, ...(from === undefined ? {} : { from }), unpacked: content.bits.length },
  };
}

/** Dates a list whose source gives no date by its own start, but never later than `now` (milliseconds since the Unix epoch). */
export const datedByItself = ({ from }: Pick<AdmittedList, 'from'>, now: number): string => iso(Math.max(0, Math.min(from ?? 0, now)));

export const statementOf = (credential: string, retrievedAt: string, seenAt = retrievedAt): StatusStatement => ({
  credential,
  sha256: textSha256(credential),
  retrievedAt,
  seenAt,
});

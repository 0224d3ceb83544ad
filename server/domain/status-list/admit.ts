// Decides whether a text is admitted as a status list: the same for every door, and regardless of what is held and of who signed it.
import { createHash } from 'node:crypto';
import { iso } from '../dates/dates.ts';
import type { StatusStatement } from '../trust/trust.ts';
import { parsedText } from './parsed.ts';

/** Policy: the largest text of one list. A list of 16 MiB of bits that does not compress is 22 million characters. */
export const MAX_LIST_TEXT = 24 * 2 ** 20;
/** Policy: how many lists under keys that no trust list vouches for are kept of one source. */
export const MAX_UNVOUCHED = 100;

export interface AdmittedList {
  readonly url: string;
  /** Byte for byte. */
  readonly credential: string;
  readonly sha256: string;
  readonly issuerId: string | undefined;
  /** From when it counts by its own word, in milliseconds. */
  readonly from?: number;
  readonly unpacked: number;
}

export type Admission = { readonly ok: true; readonly list: AdmittedList } | { readonly ok: false; readonly detail: string };

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** `url`: the address that the door asked for or that a trust list names. */
export function admit(credential: string, url?: string): Admission {
  if (credential.length > MAX_LIST_TEXT) return { ok: false, detail: `the list is larger than ${MAX_LIST_TEXT} characters` };
  const sha256 = sha256Of(credential);
  const read = parsedText(sha256, credential);
  if (!read.ok) return { ok: false, detail: `${read.fault}: ${read.detail}` };
  const { issuerId, from, content } = read.value;
  const named = url ?? read.value.url;
  // Another signed list in its place would be the easiest fraud.
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

/** A list that no door dates is as old as its own word. */
export const datedByItself = ({ from }: Pick<AdmittedList, 'from'>, now: number): string => iso(Math.max(0, Math.min(from ?? 0, now)));

export const statementOf = (credential: string, retrievedAt: string, seenAt = retrievedAt): StatusStatement => ({
  credential,
  sha256: sha256Of(credential),
  retrievedAt,
  seenAt,
});

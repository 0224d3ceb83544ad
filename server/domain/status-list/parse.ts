// Parses the text of a status list, W3C bitstring or IETF token, without checking its signature.

import { periodsOf } from '../credential/older-model.ts';
import { parseDateTime } from '../dates/dates.ts';
import { parseMethodUrl } from '../did/did.ts';
import { asList, asText, isObject, type JsonObject } from '../json/json.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { unwrap } from '../proof/enveloped.ts';
import { numericDate } from '../proof/jws.ts';
import { issuerOf } from '../proof/prove.ts';
import { jsonPart, MAX_TRUST_LIST_BYTES } from '../signed-file/signed-file.ts';
import { bitAt, entryAt, fromRight, type Outcome } from './bitstring.ts';
import { OLDER_LIST, type Period, readStatusList, readTokenStatusList, type Signed, type StatusList } from './status-list.ts';
import { SUSPENDED, type TokenStatusList, tokenStatusAt, VALID } from './token-status-list.ts';

export interface ParsedList {
  /** The list's own id: the address under which credentials name it. */
  readonly url: string;
  /** The claimed issuer. For a token without an issuer, the controller of its key. */
  readonly issuerId: string | undefined;
  /** The latest of the list's start and signing dates, in milliseconds since the Unix epoch. Absent if the list states none. */
  readonly from?: number;
  readonly period: Period;
  readonly content:
    | {
        readonly kind: 'bitstring';
        readonly purposes: readonly string[];
        readonly bits: Uint8Array;
        readonly eitherSide?: true;
        readonly flaw?: string;
      }
    | { readonly kind: 'token'; readonly width: TokenStatusList['width']; readonly bits: Uint8Array };
}

/** Parses a list of either kind. The result is what the list claims: the caller must verify the signature. */
export function parseList(text: string): Outcome<ParsedList> {
  const document = claimsOf(text) ?? {};
  const isToken = isTokenList(text);
  const issuerId = issuerIn(text, document, isToken);
  const from = fromOf(text, document);
  const read = readAs({ document, issuerId: issuerId ?? '', isToken }, text);
  if (!read.ok) return read;
  const dated = from === undefined ? {} : { from };
  return { ok: true, value: { url: read.value.id, issuerId, ...dated, period: periodIn(read.value), content: contentOf(read.value) } };
}

/** Reads the signed content as a token or a credential, according to its type. */
export const readAs = (signed: Signed, text: string): Outcome<StatusList | TokenStatusList> =>
  signed.isToken === true ? readTokenStatusList(text, () => signed) : readStatusList(text, () => signed);

export function periodIn({ validFrom, validUntil, expires, ttl, flaw, ...list }: StatusList | TokenStatusList): Period {
  const signedAt = 'signedAt' in list ? list.signedAt : undefined;
  const all = { validFrom, validUntil, signedAt, expires, ttl, flaw };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Period;
}

export function contentOf(list: StatusList | TokenStatusList): ParsedList['content'] {
  if ('width' in list) return { kind: 'token', width: list.width, bits: list.bytes };
  const { purposes, bits, eitherSide, flaw } = list;
  return {
    kind: 'bitstring',
    purposes,
    bits,
    ...(eitherSide === undefined ? {} : { eitherSide }),
    ...(flaw === undefined ? {} : { flaw }),
  };
}

/** An IETF token status list states its type in the header. */
export function isTokenList(text: string): boolean {
  const header = jsonPart(text.trim().split('.', 1)[0] ?? '', 'header', 4096);
  return typeof header !== 'string' && /^(?:application\/)?statuslist\+jwt$/i.test(asText(header.typ));
}

/** Returns the claims of a credential or token, whether or not its signature is valid. */
export function claimsOf(credential: string): JsonObject | undefined {
  const text = credential.trim();
  if (!text.startsWith('{')) return partOf(text);
  const parsed = parseStrictJson(text, { maxBytes: MAX_TRUST_LIST_BYTES, maxDepth: 64 });
  if (!parsed.ok || !isObject(parsed.value)) return undefined;
  const unwrapped = unwrap(parsed.value);
  return 'token' in unwrapped ? partOf(unwrapped.token) : parsed.value;
}

function partOf(token: string): JsonObject | undefined {
  const payload = jsonPart(token.split('.')[1] ?? '', 'payload', MAX_TRUST_LIST_BYTES);
  return typeof payload === 'string' ? undefined : payload;
}

/** Returns the address under which credentials name a status list of either kind. Returns undefined for any other text. */
export function statusListUrl(text: string): string | undefined {
  const claims = claimsOf(text);
  if (claims === undefined) return undefined;
  const isList = asList(claims.type).some((type) => type === 'BitstringStatusListCredential' || type === OLDER_LIST);
  const url = isTokenList(text) ? claims.sub : isList ? claims.id : undefined;
  return typeof url === 'string' ? url : undefined;
}

function issuerIn(text: string, claims: JsonObject, isToken: boolean): string | undefined {
  if (!isToken) return issuerOf(claims);
  // draft-ietf-oauth-status-list section 5.1 does not require `iss`.
  if (typeof claims.iss === 'string') return claims.iss;
  const header = jsonPart(text.trim().split('.', 1)[0] ?? '', 'header', 4096);
  return typeof header === 'string' ? undefined : parseMethodUrl(asText(header.kid))?.controller;
}

/** Uses the signing date too, because a start date that never changes does not show which of two lists is newer. */
function fromOf(text: string, claims: JsonObject): number | undefined {
  const isCompact = !text.trim().startsWith('{') || /"EnvelopedVerifiableCredential"/.test(text);
  const dates = [
    ...periodsOf(claims).map(({ validFrom }) => parseDateTime(validFrom)),
    ...(isCompact ? [numericDate(claims.nbf), numericDate(claims.iat)] : []),
    ...asList(claims.proof).map((proof) => (isObject(proof) ? parseDateTime(proof.created) : undefined)),
  ].filter((date) => date !== undefined);
  return dates.length === 0 ? undefined : Math.max(...dates);
}

/** One entry of a list, as a credential names it. */
export interface StatusReference {
  readonly url: string;
  readonly index: number;
  /** The purpose, and the size in bits, of an entry of a bitstring list. Absent for an entry of a token list. */
  readonly entry?: { readonly purpose: string; readonly size: number };
}

export type Found = { readonly ok: true; readonly value: number } | { readonly ok: false; readonly detail: string };

/** Returns the value that the list shows for the entry. */
export function valueAt({ content }: Pick<ParsedList, 'content'>, { index, entry }: StatusReference): Found {
  if (entry === undefined)
    return content.kind === 'token'
      ? outcome(tokenStatusAt({ bytes: content.bits, width: content.width }, index))
      : { ok: false, detail: "STATUS_VERIFICATION_ERROR: 'typ' of the list is not 'statuslist+jwt'" };
  if (content.kind === 'token')
    return { ok: false, detail: 'STATUS_VERIFICATION_ERROR: the list is a status list token, not a credential' };
  const { purposes, bits, eitherSide, flaw } = content;
  if (!purposes.includes(entry.purpose))
    return { ok: false, detail: flaw ?? `STATUS_VERIFICATION_ERROR: the list is not about '${entry.purpose.slice(0, 80)}'` };
  const read = outcome(entryAt(bits, index, entry.size));
  // Libraries for Revocation List 2020 counted bits from the right, the draft and later lists from the left. Policy: both must agree.
  const isOpen = eitherSide === true && read.ok && read.value !== bitAt(bits, fromRight(index));
  return isOpen ? { ok: false, detail: 'the entry reads as set from one side of its byte and as clear from the other' } : read;
}

const outcome = (read: Outcome<number>): Found => (read.ok ? read : { ok: false, detail: `${read.fault}: ${read.detail}` });

export const AGAINST = ['revocation', 'suspension'] as const;
export type Against = (typeof AGAINST)[number];

/** Values above 2 in a token list have a meaning only to the application of the issuer. Policy: they count as revocation. */
export function againstOf(value: number, { entry }: StatusReference): Against | undefined {
  if (value === VALID) return undefined;
  if (entry === undefined) return value === SUSPENDED ? 'suspension' : 'revocation';
  return AGAINST.find((purpose) => purpose === entry.purpose);
}

/** Returns a bitmap of the entries shown as revoked or as suspended, first bit left-most. */
export function entriesOf({ content }: Pick<ParsedList, 'content'>, against: Against): Uint8Array {
  if (content.kind === 'bitstring') {
    if (!content.purposes.includes(against)) return new Uint8Array(0);
    return content.eitherSide === true ? content.bits.map((byte) => byte & reversed(byte)) : content.bits;
  }
  const { width, bits } = content;
  const perByte = 8 / width;
  const found = Buffer.alloc(Math.ceil((bits.length * perByte) / 8));
  for (const [at, byte] of bits.entries()) {
    for (let part = 0; part < perByte && byte !== 0; part++) {
      const value = (byte >> (part * width)) & (2 ** width - 1);
      if (againstOf(value, { url: '', index: 0 }) !== against) continue;
      const index = at * perByte + part;
      found[index >> 3] = (found[index >> 3] ?? 0) | (0x80 >> (index & 7));
    }
  }
  return found;
}

/** Returns a byte with its bits in reverse order. */
function reversed(byte: number): number {
  let found = 0;
  for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) found |= 0x80 >> bit;
  return found;
}

/** Returns the bitwise OR of two bitmaps, as long as the longer one. */
export function either(one: Uint8Array = new Uint8Array(0), other: Uint8Array = new Uint8Array(0)): Uint8Array {
  const all = Buffer.alloc(Math.max(one.length, other.length));
  for (let at = 0; at < all.length; at++) all[at] = (one[at] ?? 0) | (other[at] ?? 0);
  return all;
}

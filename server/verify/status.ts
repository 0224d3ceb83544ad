// A verified credential and the status lists held here in, evidence of its status out: what it offers, and what the lists say of it.
import { asList, asText, isObject, type Json, type JsonObject } from '../recognise/json.ts';
import type { HeldStatusList, Trust } from '../trust/trust.ts';
import type { Code } from '../verdict/codes.ts';
import { type Evidence, evidence } from '../verdict/evidence.ts';
import { entryAt, isSet } from './bitstring.ts';
import { CLOCK_TOLERANCE } from './clock.ts';
import { iso, parseDateTime } from './dates.ts';
import { type Period, type SignedList, type StatusList, statusList, tokenList, usableUntil } from './status-list.ts';
import { SUSPENDED, tokenStatusAt, VALID } from './token-status-list.ts';
import { isAbsoluteIri } from './url.ts';

export interface StatusContext {
  readonly now: Date;
  readonly trust: Trust;
  /** The issuer of the credential: the list has to be its own, or that of somebody whom the trust data names for it. */
  readonly issuerId: string | undefined;
  readonly clockSuspect: boolean;
  readonly signedList: SignedList;
}

/** Bitstring Status List 1.0: these purposes say nothing about whether the credential still holds. */
const HARMLESS: ReadonlySet<Json | undefined> = new Set(['refresh', 'message']);
const FAILED: ReadonlyMap<string, Code> = new Map([
  ['revocation', 'DPP-STA-20'],
  ['suspension', 'DPP-STA-21'],
]);

/** One line for the whole credential: a bad status binds, then the entry counts that tells least. */
const WORST_FIRST: readonly Code[] = ['DPP-STA-20', 'DPP-STA-21', 'DPP-STA-06', 'DPP-STA-05', 'DPP-STA-03', 'DPP-STA-04', 'DPP-STA-01'];

export function judgeStatus(credential: JsonObject, context: StatusContext): Evidence {
  const { credentialStatus, status } = credential;
  const entries = asList(credentialStatus);
  const harmless = entries.filter(isHarmless);
  const found = entries.filter((entry) => !isHarmless(entry)).map((entry) => judgeEntry(entry, context));
  if (Object.hasOwn(credential, 'status')) found.push(judgeToken(status, context));
  const announced: string[] = [];
  for (const entry of harmless) {
    const said = announcement(entry, context);
    if (typeof said === 'string') announced.push(said);
    else if (said?.code === 'DPP-STA-06') found.push(said);
  }
  for (const code of WORST_FIRST) {
    const line = found.find((one) => one.code === code);
    if (line !== undefined) return line;
  }
  if (announced.length > 0) return evidence('DPP-STA-02', `the issuer announces: ${announced.join(', ')}`);
  return credentialStatus !== undefined && entries.length === 0
    ? evidence('DPP-STA-02', "'credentialStatus' is an empty list")
    : evidence('DPP-STA-02');
}

const isHarmless = (entry: Json): boolean => isObject(entry) && isBitstringEntry(entry) && HARMLESS.has(entry.statusPurpose);
const isBitstringEntry = ({ type }: JsonObject): boolean => asList(type).includes('BitstringStatusListEntry');

/**
 * What a list says under a purpose that takes nothing back: `refresh`, or `message 0x2` with its text. A list that is not held announces nothing;
 * an entry or a list that breaks a rule is an error under every purpose (section 3).
 */
function announcement(entry: Json, context: StatusContext): string | Evidence | undefined {
  const found = lookUp(entry, context);
  if ('code' in found) return found;
  if (found.value === 0 || !isObject(entry)) return undefined;
  if (found.purpose !== 'message') return found.purpose;
  const text = asList(entry.statusMessage).find((one) => isObject(one) && Number(asText(one.status)) === found.value);
  return `message 0x${found.value.toString(16)}${isObject(text) ? ` '${asText(text.message).slice(0, 200)}'` : ''}`;
}

/** A bad status binds however old the list; a good one counts while the list does. */
function judgeEntry(entry: Json, context: StatusContext): Evidence {
  const found = lookUp(entry, context);
  if ('code' in found) return found;
  const { purpose, url, index, value, list, held } = found;
  const code = FAILED.get(purpose);
  if (code === undefined) return evidence('DPP-STA-05', `the purpose '${purpose.slice(0, 80)}'`);
  if (value !== 0) return evidence(code, `entry ${index} of ${url}`, held.retrievedAt);
  const beside = purpose === 'revocation' ? suspendedBeside(url, index, context) : undefined;
  if (beside !== undefined) return beside;
  return judgeAge(url, list, held, context);
}

/**
 * UNTP 0.7.0 leaves room for one entry. Policy: where the same issuer's list of what is suspended lies below the one that is named, and is held,
 * what it says of the same place binds; that it says nothing proves nothing.
 */
function suspendedBeside(url: string, index: number, context: StatusContext): Evidence | undefined {
  const statusListCredential = `${url}/suspension`;
  if (context.trust.statusLists?.has(statusListCredential) !== true) return undefined;
  const found = lookUp(
    { type: 'BitstringStatusListEntry', statusPurpose: 'suspension', statusListIndex: index, statusListCredential },
    context,
  );
  return 'code' in found || found.value === 0
    ? undefined
    : evidence('DPP-STA-21', `entry ${index} of ${found.url}`, found.held.retrievedAt);
}

/** Whether a list was ever taken to say so of this issuer's credentials: under its name, or under that of whoever keeps its lists. */
const wasRevoked = ({ everRevoked }: HeldStatusList, index: number, size: number, { issuerId, trust }: StatusContext): boolean =>
  issuerId !== undefined &&
  [issuerId, ...(trust.issuers.get(issuerId)?.statusListIssuers ?? [])].some((did) => {
    const known = everRevoked?.get(did);
    return known !== undefined && isSet(known, index, size);
  });

interface Found {
  readonly purpose: string;
  readonly url: string;
  readonly index: number;
  readonly value: number;
  readonly list: StatusList;
  readonly held: HeldStatusList;
}

/** Section 3.2 of Bitstring Status List 1.0; a malformed entry is not taken for a good one. */
function lookUp(entry: Json, context: StatusContext): Evidence | Found {
  if (!isObject(entry)) return malformed("'credentialStatus' is not an object");
  if (!isBitstringEntry(entry)) return evidence('DPP-STA-05', `status of type ${JSON.stringify(entry.type ?? null).slice(0, 80)}`);
  const { statusPurpose: purpose, statusListCredential: url } = entry;
  const index = indexOf(entry.statusListIndex);
  if (typeof purpose !== 'string' || purpose === '') return malformed("'statusPurpose' is missing or not a text");
  if (index === undefined) return malformed("'statusListIndex' is not a whole number");
  if (typeof url !== 'string' || !isAbsoluteIri(url)) return malformed("'statusListCredential' is not a URL");
  const size = sizeOf(entry);
  if (size === undefined) return malformed("'statusSize' is not a whole number of bits from 1 to 32");
  const found = placeIn(url, { purpose, index, size }, context);
  const flaw = messageFault(entry.statusMessage, size);
  return flaw === undefined || takesBack(found) ? found : malformed(flaw);
}

/** Binds whatever is wrong with its text. */
const takesBack = (found: Evidence | Found): boolean =>
  'code' in found ? found.outcome === 'failed' : found.value !== 0 && FAILED.has(found.purpose);

interface Place {
  readonly purpose: string;
  readonly index: number;
  readonly size: number;
}

function placeIn(url: string, { purpose, index, size }: Place, context: StatusContext): Evidence | Found {
  const held = context.trust.statusLists?.get(url);
  if (held === undefined) return evidence('DPP-STA-03', `${purpose}: ${url}`);
  // What was revoked once stays revoked: section 2.2, "not reversible".
  if (purpose === 'revocation' && wasRevoked(held, index, size, context)) {
    return evidence('DPP-STA-20', `entry ${index} of ${url}`, held.retrievedAt);
  }
  const read = statusList(url, held, context.trust.issuers, context.signedList);
  if (!read.ok) return unusable(`${read.fault}: ${read.detail}`, held);
  const list = read.value;
  // Another signed list in its place would be the easiest fraud.
  if (list.id !== url) return unusable(`STATUS_VERIFICATION_ERROR: the list held for ${url} is ${list.id}`, held);
  const stranger = strangerOf(list.issuerId, context);
  if (stranger !== undefined) return unusable(stranger, held);
  if (!list.purposes.includes(purpose)) {
    return unusable(list.flaw ?? `STATUS_VERIFICATION_ERROR: the list is not about '${purpose.slice(0, 80)}'`, held);
  }
  const value = entryAt(list.bits, index, size);
  return value.ok ? { purpose, url, index, value: value.value, list, held } : unusable(`${value.fault}: ${value.detail}`, held);
}

/** draft-ietf-oauth-status-list section 8.3, for credentials that are tokens. */
function judgeToken(status: Json | undefined, context: StatusContext): Evidence {
  const entry = isObject(status) ? status.status_list : undefined;
  if (!isObject(entry)) return evidence('DPP-STA-05', "a 'status' that is no token status list");
  const { uri } = entry;
  const index = typeof entry.idx === 'number' ? indexOf(entry.idx) : undefined;
  if (index === undefined) return malformed("'status_list.idx' is not a whole number");
  if (typeof uri !== 'string' || !isAbsoluteIri(uri)) return malformed("'status_list.uri' is not a URL");
  const held = context.trust.statusLists?.get(uri);
  if (held === undefined) return evidence('DPP-STA-03', uri);
  if (wasRevoked(held, index, 1, context)) {
    return evidence('DPP-STA-20', `entry ${index} of ${uri}`, held.retrievedAt);
  }
  const read = tokenList(held, context.trust.issuers, context.signedList);
  if (!read.ok) return unusable(`${read.fault}: ${read.detail}`, held);
  const list = read.value;
  if (list.id !== uri) return unusable(`STATUS_VERIFICATION_ERROR: the list held for ${uri} is ${list.id}`, held);
  const stranger = strangerOf(list.issuerId, context);
  if (stranger !== undefined) return unusable(stranger, held);
  const value = tokenStatusAt(list, index);
  if (!value.ok) return unusable(`${value.fault}: ${value.detail}`, held);
  const said = `entry ${index} of ${uri} is ${value.value}`;
  if (value.value === VALID) return judgeAge(uri, list, held, context);
  // Values above 2 mean what the issuer's application says: none of them means that it holds.
  return evidence(value.value === SUSPENDED ? 'DPP-STA-21' : 'DPP-STA-20', said, held.retrievedAt);
}

function judgeAge(url: string, list: Period, held: HeldStatusList, { now, clockSuspect }: StatusContext): Evidence {
  if (list.flaw !== undefined) return unusable(list.flaw, held);
  if (clockSuspect) return evidence('DPP-STA-04', 'its age cannot be judged: the clock of this computer is behind', held.retrievedAt);
  const retrieved = parseDateTime(held.retrievedAt) ?? Number.NEGATIVE_INFINITY;
  // Else an office whose clock was ahead would keep an old list young.
  if (retrieved > now.getTime() + CLOCK_TOLERANCE) return unusable(`it is said to have been fetched ${held.retrievedAt}`, held);
  const from = Math.max(list.validFrom ?? Number.NEGATIVE_INFINITY, (list.signedAt ?? Number.NEGATIVE_INFINITY) - CLOCK_TOLERANCE);
  if (from > now.getTime()) return unusable(`STATUS_VERIFICATION_ERROR: the list counts from ${iso(from)}`, held);
  const until = usableUntil(list, held.retrievedAt);
  // RFC 7519 4.1.4: not on its last moment either, unlike `validUntil`.
  if (now.getTime() > until || now.getTime() >= (list.expires ?? Number.POSITIVE_INFINITY))
    return evidence('DPP-STA-04', `${url} counted until ${iso(until)}`, held.retrievedAt);
  return evidence('DPP-STA-01', url, held.retrievedAt);
}

/** Undefined when the list is the issuer's own, or that of somebody whom the trust data names for its lists. */
function strangerOf(listIssuer: string, { issuerId, trust }: StatusContext): string | undefined {
  if (listIssuer === issuerId) return undefined;
  const named = issuerId === undefined ? undefined : trust.issuers.get(issuerId)?.statusListIssuers;
  return named?.includes(listIssuer) ? undefined : `STATUS_VERIFICATION_ERROR: the list is that of ${listIssuer}, who was not named for it`;
}

const unusable = (detail: string, held?: HeldStatusList): Evidence => evidence('DPP-STA-06', detail, held?.retrievedAt);
const malformed = (detail: string): Evidence => unusable(`MALFORMED_VALUE_ERROR: ${detail}`);

/** Policy: W3C wants a decimal string, UNTP 0.7.0 an integer; both are read. A number that no list can hold is still a number: the list refuses it. */
function indexOf(value: Json | undefined): number | undefined {
  const isNumber = typeof value === 'number' ? Number.isInteger(value) && value >= 0 : typeof value === 'string' && DECIMAL.test(value);
  return isNumber ? Math.min(Number(value), Number.MAX_SAFE_INTEGER) : undefined;
}

const DECIMAL = /^(?:0|[1-9][0-9]*)$/;
const HEXADECIMAL = /^0x[0-9a-f]+$/i;

/** Section 2.1: 1 bit unless it says otherwise. */
const sizeOf = ({ statusSize = 1 }: JsonObject): number | undefined =>
  typeof statusSize === 'number' && Number.isSafeInteger(statusSize) && statusSize >= 1 && statusSize <= 32 ? statusSize : undefined;

/** Section 2.1: each value of an entry has its message, where there are messages; entries of several bits have them. */
function messageFault(messages: Json | undefined, size: number): string | undefined {
  if (messages === undefined && size === 1) return undefined;
  if (!Array.isArray(messages) || messages.length !== 2 ** size) return `'statusMessage' does not have ${2 ** size} entries`;
  return messages.every(isMessage) ? undefined : "'statusMessage' holds something without 'status' and 'message'";
}

const isMessage = (one: Json): boolean =>
  isObject(one) && typeof one.status === 'string' && HEXADECIMAL.test(one.status) && typeof one.message === 'string';

// Judges the status of a verified credential by the status lists that are held.
import { parseTimestamp } from '../dates/dates.ts';
import { isAbsoluteIri } from '../encoding/url.ts';
import type { Code } from '../evidence/codes.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { say } from '../evidence/particulars.ts';
import { asList, asText, isObject, type Json, type JsonObject } from '../json/json.ts';
import { AGAINST, type EntryFinding, findEntry, type Hit, type StatusQuestion, type StatusReference } from '../status-list/index.ts';

export type StatusContext = StatusQuestion;

/** The combined finding of the held lists over all status entries of a credential. */
export interface StatusFinding {
  readonly evidence: Evidence;
  readonly hits: readonly Pick<Hit, 'purpose' | 'weight'>[];
  /** The earliest effective time, in milliseconds, of a list that shows the revocation under an uncontested key that is good now. */
  readonly firstShown?: number;
  /** The latest effective time, in milliseconds, of a list that shows the revocation or the suspension. */
  readonly latestShown?: number;
  /**
   * When the newest good list that shows an entry as clear takes effect, in milliseconds. The earliest of all entries. Absent
   * if there is no such list for one of them.
   */
  readonly goodFrom?: number;
}

interface Judged {
  readonly line: Evidence;
  readonly hits: readonly Hit[];
  readonly goodFrom?: number;
}

/** Bitstring Status List 1.0: these purposes do not affect the validity of the credential. */
const HARMLESS: ReadonlySet<Json | undefined> = new Set(['refresh', 'message']);

/**
 * Only one line is reported for the whole credential: a bad status if there is one, else the entry with the weakest
 * evidence. A code that is not in this list ranks before all others.
 */
const WORST_FIRST: readonly Code[] = [
  'DPP-STA-20',
  'DPP-STA-21',
  'DPP-STA-12',
  'DPP-STA-06',
  'DPP-STA-05',
  'DPP-STA-03',
  'DPP-STA-04',
  'DPP-STA-01',
];

/** Judges all entries of `credentialStatus` and the `status` of a token against the held lists. Codes: DPP-STA-01 to 06, 12, 20 and 21. */
export function statusOf(credential: JsonObject, context: StatusContext): StatusFinding {
  const entries = asList(credential.credentialStatus);
  const judgedAll = entries
    .filter((entry) => !isHarmless(entry))
    .flatMap((entry) => {
      const found = lookUp(entry, context);
      const sibling = 'code' in found ? undefined : siblingSuspension(found, context);
      return [judged(found), ...(sibling === undefined ? [] : [judged(sibling)])];
    });
  if (Object.hasOwn(credential, 'status')) judgedAll.push(judged(lookUpToken(credential.status, context)));
  const hits = judgedAll.flatMap((one) => one.hits);
  const goodFrom = judgedAll
    .map((one) => one.goodFrom ?? Number.NaN)
    .reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const firstShown = Math.min(
    ...hits
      .filter(({ purpose, weight, good }) => purpose === 'revocation' && weight === 'firm' && good)
      .map(({ from = Number.NaN }) => from),
  );
  const latestShown = Math.max(...hits.map(({ from = Number.NEGATIVE_INFINITY }) => from));
  return {
    evidence: lineOf(credential, judgedAll, context),
    hits: hits
      .map(({ purpose, weight }) => ({ purpose, weight }))
      .filter((hit, at, all) => all.findIndex(({ purpose, weight }) => purpose === hit.purpose && weight === hit.weight) === at),
    ...(Number.isFinite(firstShown) ? { firstShown } : {}),
    ...(Number.isFinite(latestShown) ? { latestShown } : {}),
    ...(Number.isFinite(goodFrom) ? { goodFrom } : {}),
  };
}

function lineOf({ credentialStatus }: JsonObject, judgedAll: readonly Judged[], context: StatusContext): Evidence {
  const found = judgedAll.map(({ line }) => line);
  const announced: string[] = [];
  for (const entry of asList(credentialStatus).filter(isHarmless)) {
    const said = announcement(entry, context);
    if (typeof said === 'string') announced.push(said);
    else if (said?.code === 'DPP-STA-06') found.push(said);
  }
  const [worst] = found.toSorted((one, other) => WORST_FIRST.indexOf(one.code) - WORST_FIRST.indexOf(other.code));
  if (worst !== undefined) return worst;
  if (announced.length > 0) return evidence('DPP-STA-02', say('announces', { notices: announced }));
  return credentialStatus !== undefined && asList(credentialStatus).length === 0
    ? evidence('DPP-STA-02', say('no-status-entries'))
    : evidence('DPP-STA-02');
}

const isHarmless = (entry: Json): boolean => isObject(entry) && isBitstringEntry(entry) && HARMLESS.has(entry.statusPurpose);
const isBitstringEntry = ({ type }: JsonObject): boolean => asList(type).includes('BitstringStatusListEntry');

/**
 * Returns the notice in a list with a harmless purpose: `refresh`, or `message 0x2` with its text.
 *
 * A list that is not held gives no notice. An entry or a list that breaks a rule is an error under every purpose (section 3).
 */
function announcement(entry: Json, context: StatusContext): string | Evidence | undefined {
  const at = lookUp(entry, context);
  if ('code' in at) return at;
  const { value } = at.found;
  const purpose = at.reference.entry?.purpose;
  if (value === undefined) return at.found.good;
  if (value === 0 || !isObject(entry)) return undefined;
  if (purpose !== 'message') return purpose;
  const text = asList(entry.statusMessage).find((one) => isObject(one) && Number(asText(one.status)) === value);
  return `message 0x${value.toString(16)}${isObject(text) ? ` '${asText(text.message).slice(0, 200)}'` : ''}`;
}

interface Found {
  readonly reference: StatusReference;
  readonly found: EntryFinding;
}

/** Looks up one entry (Bitstring Status List 1.0, section 3.2). A malformed entry never counts as a good one. */
function lookUp(entry: Json, context: StatusContext): Evidence | Found {
  if (!isObject(entry)) return malformed("'credentialStatus' is not an object");
  if (asList(entry.type).includes('RevocationList2020Status')) return lookUpOlder(entry, context);
  if (!isBitstringEntry(entry)) return evidence('DPP-STA-05', `status of type ${JSON.stringify(entry.type ?? null).slice(0, 80)}`);
  const { statusPurpose: purpose, statusListCredential: url } = entry;
  const index = indexOf(entry.statusListIndex);
  if (typeof purpose !== 'string' || purpose === '') return malformed("'statusPurpose' is missing or not a text");
  if (index === undefined) return malformed("'statusListIndex' is not a whole number");
  if (typeof url !== 'string' || !isAbsoluteIri(url)) return malformed("'statusListCredential' is not a URL");
  const size = sizeOf(entry);
  if (size === undefined) return malformed("'statusSize' is not a whole number of bits from 1 to 32");
  const found = inHeld({ url, index, entry: { purpose, size } }, `${purpose}: ${url}`, context);
  const flaw = messageFault(entry.statusMessage, size);
  // A set entry counts against the credential even if its message text is malformed.
  return flaw === undefined || (!('code' in found) && found.found.hits.length > 0) ? found : malformed(flaw);
}

/** Looks up an entry of a Revocation List 2020 (W3C CCG). GS1 US writes the index as a number, the draft as a text. */
function lookUpOlder({ revocationListIndex, revocationListCredential: url }: JsonObject, context: StatusContext): Evidence | Found {
  const index = indexOf(revocationListIndex);
  if (index === undefined) return malformed("'revocationListIndex' is not a whole number");
  if (typeof url !== 'string' || !isAbsoluteIri(url)) return malformed("'revocationListCredential' is not a URL");
  return inHeld({ url, index, entry: { purpose: 'revocation', size: 1 } }, `revocation: ${url}`, context);
}

function inHeld(reference: StatusReference, name: string, context: StatusContext): Evidence | Found {
  const held = context.trust.statusLists?.get(reference.url);
  return held === undefined ? evidence('DPP-STA-03', name) : { reference, found: findEntry(held, reference, context) };
}

/** Looks up the `status` of a credential that is a token (draft-ietf-oauth-status-list section 8.3). */
function lookUpToken(status: Json | undefined, context: StatusContext): Evidence | Found {
  const entry = isObject(status) ? status.status_list : undefined;
  if (!isObject(entry)) return evidence('DPP-STA-05', "a 'status' that is no token status list");
  const { uri } = entry;
  const index = typeof entry.idx === 'number' ? indexOf(entry.idx) : undefined;
  if (index === undefined) return malformed("'status_list.idx' is not a whole number");
  if (typeof uri !== 'string' || !isAbsoluteIri(uri)) return malformed("'status_list.uri' is not a URL");
  return inHeld({ url: uri, index }, uri, context);
}

/** Converts a finding to its evidence line and hits. */
function judged(found: Evidence | Found): Judged {
  if ('code' in found) return { line: found, hits: [] };
  const { reference, found: at } = found;
  const { hits } = at;
  if (reference.entry !== undefined && !PURPOSES.has(reference.entry.purpose) && at.value !== undefined)
    return { line: evidence('DPP-STA-05', `the purpose '${reference.entry.purpose.slice(0, 80)}'`), hits: [] };
  const line = hits.length === 0 ? at.good : against(hits, reference);
  return { line, hits, ...(hits.length === 0 && at.goodFrom !== undefined ? { goodFrom: at.goodFrom } : {}) };
}

const PURPOSES: ReadonlySet<string> = new Set(AGAINST);

function against(hits: readonly Hit[], { url, index }: StatusReference): Evidence {
  const binding = AGAINST.flatMap((purpose) => hits.filter((hit) => hit.purpose === purpose && hit.weight === 'firm'));
  const [worst] = binding.length > 0 ? binding : hits;
  const asOf = hits
    .filter(({ purpose, weight }) => purpose === worst?.purpose && weight === worst.weight)
    .map(({ retrievedAt }) => retrievedAt)
    .filter((date) => date !== undefined)
    .reduce<string | undefined>(
      (last, date) => (last === undefined || parseTimestamp(date) > parseTimestamp(last) ? date : last),
      undefined,
    );
  const entry = { index, list: url };
  if (worst?.weight !== 'firm') return evidence('DPP-STA-12', say('entry-for', { purpose: worst?.purpose ?? '', ...entry }), asOf);
  return evidence(worst.purpose === 'revocation' ? 'DPP-STA-20' : 'DPP-STA-21', say('entry', entry), asOf);
}

/** The URL form of this program's own status lists. The list at `{url}/suspension` uses the same statusListIndex for each credential. */
const OWN_FORM = /\/api\/v1\/public\/status\/[1-9][0-9]{0,8}$/;

/**
 * Looks up the suspension list that belongs to one of this program's own revocation lists.
 *
 * UNTP 0.7.0 allows one status entry, and the UNTP form that this program signs names the revocation list. Policy: an entry set at the same
 * statusListIndex of the suspension list counts too. A clear entry there proves nothing. For any other list, only the entries that the
 * credential names are looked up.
 */
function siblingSuspension({ reference: { url, index, entry } }: Found, context: StatusContext): Found | undefined {
  const suspensions = `${url}/suspension`;
  if (entry?.purpose !== 'revocation' || !OWN_FORM.test(url) || context.trust.statusLists?.has(suspensions) !== true) return undefined;
  const found = inHeld({ url: suspensions, index, entry: { purpose: 'suspension', size: 1 } }, suspensions, context);
  return 'code' in found || found.found.hits.length === 0 ? undefined : found;
}

const malformed = (detail: string): Evidence => evidence('DPP-STA-06', `MALFORMED_VALUE_ERROR: ${detail}`);

/**
 * Policy: accepts a decimal string, as W3C requires, and an integer, as UNTP 0.7.0 requires. A number too large for any list is still an
 * index; the list itself refuses it.
 */
function indexOf(value: Json | undefined): number | undefined {
  const isNumber = typeof value === 'number' ? Number.isInteger(value) && value >= 0 : typeof value === 'string' && DECIMAL.test(value);
  return isNumber ? Math.min(Number(value), Number.MAX_SAFE_INTEGER) : undefined;
}

const DECIMAL = /^(?:0|[1-9][0-9]*)$/;
const HEXADECIMAL = /^0x[0-9a-f]+$/i;

/** Section 2.1: the default is 1 bit. */
const sizeOf = ({ statusSize = 1 }: JsonObject): number | undefined =>
  typeof statusSize === 'number' && Number.isSafeInteger(statusSize) && statusSize >= 1 && statusSize <= 32 ? statusSize : undefined;

/** Section 2.1: if messages are present, every value of an entry has one. Entries of several bits must have messages. */
function messageFault(messages: Json | undefined, size: number): string | undefined {
  if (messages === undefined && size === 1) return undefined;
  if (!Array.isArray(messages) || messages.length !== 2 ** size) return `'statusMessage' does not have ${2 ** size} entries`;
  return messages.every(isMessage) ? undefined : "'statusMessage' holds something without 'status' and 'message'";
}

const isMessage = (one: Json): boolean =>
  isObject(one) && typeof one.status === 'string' && HEXADECIMAL.test(one.status) && typeof one.message === 'string';

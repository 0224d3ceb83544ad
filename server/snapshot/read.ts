// The text of a snapshot file in, the snapshot and the fingerprint of the key that signed it out; or what is wrong with it, and where.
import { asList, asText, isObject, type JsonObject } from '../recognise/json.ts';
import { parseStrictJson } from '../recognise/strict-json.ts';
import { trustFromIssuers } from '../trust/from-issuers.ts';
import type { KnownIssuer, Trust } from '../trust/trust.ts';
import type { Outcome } from '../verify/bitstring.ts';
import { parseDateTime } from '../verify/dates.ts';
import { didKeyBytes, parseMethodUrl } from '../verify/did.ts';
import { unwrap } from '../verify/enveloped.ts';
import { fingerprintOf } from '../verify/fingerprint.ts';
import { numericDate } from '../verify/jws.ts';
import { issuerOf as issuerNamedIn } from '../verify/prove.ts';
import type { ShapeFault } from '../verify/shape.ts';
import { signedListOf } from '../verify/signed-list.ts';
import { inner, readStatusList, readTokenStatusList, type SignedList } from '../verify/status-list.ts';
import { namesOfOperators, type Quorum, quorum, ruleFingerprint } from './quorum.ts';
import { snapshotFaults } from './shape.ts';
import { type FileSignature, jsonPart, readSignedByAny, typeOfSigned } from './signed-file.ts';
import { MAX_SNAPSHOT_BYTES, type OperatorRule, SNAPSHOT_TYPE, type Snapshot, type SnapshotEntry } from './snapshot.ts';

export const SNAPSHOT_REFUSALS = ['too-large', 'not-a-snapshot', 'bad-signature', 'bad-content', 'too-few-operators'] as const;
export type SnapshotRefusal = (typeof SNAPSHOT_REFUSALS)[number];

export interface GoodSnapshot {
  readonly ok: true;
  readonly snapshot: Snapshot;
  /** Every signature of the file, all of them valid. Whether they suffice is for `quorum` to say, with the rule that was pinned before. */
  readonly signers: readonly FileSignature[];
  /** As people compare it at the first import: that of the key, or of the rule of several operators. */
  readonly fingerprint: string;
}

export type ReadSnapshot =
  | GoodSnapshot
  | { readonly ok: false; readonly code: SnapshotRefusal; readonly detail: string; readonly faults: readonly ShapeFault[] };

const refused = (code: SnapshotRefusal, detail: string, faults: readonly ShapeFault[] = []): ReadSnapshot => ({
  ok: false,
  code,
  detail,
  faults,
});

const REFUSED = { form: 'not-a-snapshot', signature: 'bad-signature', content: 'bad-content' } as const;

/** Whether a text calls itself a snapshot, without a look at its signatures. */
export const isSnapshot = (text: string): boolean => typeOfSigned(text) === SNAPSHOT_TYPE;

/** A list of several operators that its own operators have not signed in sufficient number is refused: nothing reads it as one that counts. */
export function readSnapshot(text: string): ReadSnapshot {
  const read = readUnfinished(text);
  if (!read.ok || read.snapshot.operators === undefined) return read;
  const counted = quorum(read.signers, read.snapshot.operators);
  return counted.ok ? read : refused('too-few-operators', tooFew(counted, read.snapshot.operators));
}

export const tooFew = ({ signed, open, missing }: Extract<Quorum, { ok: false }>, { threshold }: OperatorRule): string =>
  `${threshold} operators have to sign, ${signed.length === 0 ? 'none of them did' : `only ${namesOfOperators(signed)} did`}: ${missing} more of ${namesOfOperators(open)}`;

/** On its way from one operator to the next, a list has fewer signatures than it needs. */
export function readUnfinished(text: string): ReadSnapshot {
  if (text.length > MAX_SNAPSHOT_BYTES) return refused('too-large', `the file is larger than ${MAX_SNAPSHOT_BYTES} bytes`);
  const file = readSignedByAny(text, SNAPSHOT_TYPE, MAX_SNAPSHOT_BYTES);
  if (!file.ok) return refused(REFUSED[file.fault], file.detail);
  const { claims, form, signers } = file;
  const faults = snapshotFaults(claims);
  if (faults.length > 0) return refused('bad-content', faultText(faults[0]), faults);
  const snapshot = claims as unknown as Snapshot;
  if ((form === 'general') !== (snapshot.operators !== undefined)) return refused('bad-signature', FORMS);
  const unusable = listFaults(snapshot);
  if (unusable.length > 0) return refused('bad-content', faultText(unusable[0]), unusable);
  const fingerprint = snapshot.operators === undefined ? (signers[0]?.fingerprint ?? '') : ruleFingerprint(snapshot.operators);
  return { ok: true, snapshot, signers, fingerprint };
}

/** Policy: one form for each kind of list, so that a list of several operators has no compact form to fall back to. */
const FORMS = "a list that names 'operators' is signed in the General JSON form, every other list in the compact form";

const faultText = (fault: ShapeFault | undefined): string =>
  fault === undefined ? '' : `${fault.pointer || 'the snapshot'}: ${fault.detail}`;

/** What a list of issuers becomes when it is taken over. */
export const issuersOf = ({ entries }: Snapshot): KnownIssuer[] => entries.map(issuerOf);

const issuerOf = (entry: SnapshotEntry): KnownIssuer => ({
  did: entry.did,
  name: entry.legalName,
  ...(entry.country === undefined ? {} : { country: entry.country }),
  origin: 'list',
  status: entry.status,
  ...(entry.since === undefined ? {} : { since: entry.since }),
  didDocument: entry.didDocument,
  asOf: entry.fetchedAt,
  ...(entry.statusListIssuers === undefined ? {} : { statusListIssuers: entry.statusListIssuers }),
  ...(entry.credentialTypes === undefined ? {} : { credentialTypes: entry.credentialTypes }),
  ...(entry.keys === undefined ? {} : { keyWindows: entry.keys }),
  ...(entry.scope === undefined ? {} : { scope: entry.scope }),
  ...(entry.alwaysDisclosed === undefined ? {} : { alwaysDisclosed: entry.alwaysDisclosed }),
});

/** A list that nobody could use later is refused now, as long as somebody is there who can fetch a good one. Issuers under a cloud, or granted from a later day, still have their lists read. */
function listFaults(snapshot: Snapshot): readonly ShapeFault[] {
  const trust: Trust = trustFromIssuers(issuersOf(snapshot).map(({ since: _, ...issuer }) => ({ ...issuer, status: 'granted' as const })));
  const signedList = signedListOf(trust, new Date(snapshot.issuedAt));
  const faults: ShapeFault[] = [];
  let unpacked = 0;
  for (const [at, { did, statusListIssuers = [], statusLists = [] }] of snapshot.entries.entries())
    for (const [index, { url, credential }] of statusLists.entries()) {
      const pointer = `/entries/${at}/statusLists/${index}/credential`;
      const read = readList(credential, signedList);
      if (!read.ok) {
        faults.push({ pointer, detail: `${read.fault}: ${read.detail}` });
        continue;
      }
      const { id, issuerId, bytes } = read.value;
      unpacked += bytes;
      // Whoever signed it may be a stranger: it is read before anybody says that he knows the key.
      if (unpacked > MAX_UNPACKED) return [...faults, { pointer, detail: `with it the lists unpack to more than ${MAX_UNPACKED} bytes` }];
      if (id !== url) faults.push({ pointer, detail: `the list calls itself '${id}', not '${url}'` });
      else if (issuerId !== did && !statusListIssuers.includes(issuerId))
        faults.push({ pointer, detail: `the list is that of '${issuerId}'` });
    }
  return faults;
}

/** Policy: two billion credentials that can be revoked. */
const MAX_UNPACKED = 2 ** 28;

function readList(
  credential: string,
  signedList: SignedList,
): Outcome<{ readonly id: string; readonly issuerId: string; readonly bytes: number }> {
  const read = isTokenList(credential) ? readTokenStatusList(credential, signedList) : readStatusList(credential, signedList);
  if (!read.ok) return read;
  const { id, issuerId } = read.value;
  return { ok: true, value: { id, issuerId, bytes: ('bits' in read.value ? read.value.bits : read.value.bytes).length } };
}

/** An IETF token status list says so in its header. */
export function isTokenList(credential: string): boolean {
  const header = jsonPart(credential.trim().split('.', 1)[0] ?? '', 'header', 4096);
  return typeof header !== 'string' && /^(?:application\/)?statuslist\+jwt$/i.test(asText(header.typ));
}

/** What a list that was verified before says, without another look at its signature. */
export function claimsOf(credential: string): JsonObject | undefined {
  const text = credential.trim();
  if (!text.startsWith('{')) return partOf(text);
  const parsed = parseStrictJson(text, { maxBytes: MAX_SNAPSHOT_BYTES, maxDepth: 64 });
  if (!parsed.ok || !isObject(parsed.value)) return undefined;
  const unwrapped = unwrap(parsed.value);
  return 'token' in unwrapped ? partOf(unwrapped.token) : parsed.value;
}

/** Whose word a list is that was verified before. A token that names nobody is that of whoever holds its key. */
export function listIssuerOf(credential: string): string | undefined {
  const claims = claimsOf(credential);
  if (!isTokenList(credential)) return issuerNamedIn(claims);
  if (typeof claims?.iss === 'string') return claims.iss;
  const header = jsonPart(credential.trim().split('.', 1)[0] ?? '', 'header', 4096);
  return typeof header === 'string' ? undefined : parseMethodUrl(asText(header.kid))?.controller;
}

/** From when a list that was verified before counts, in milliseconds, by its own word and by that of the token that it came in; undefined where neither says it. */
export function statusListFrom(credential: string): number | undefined {
  const claims = claimsOf(credential);
  if (isTokenList(credential)) return numericDate(claims?.iat);
  const isToken = !credential.trim().startsWith('{') || /"EnvelopedVerifiableCredential"/.test(credential);
  const dates = [parseDateTime(claims?.validFrom), isToken ? numericDate(claims?.nbf) : undefined].filter((date) => date !== undefined);
  return dates.length === 0 ? undefined : Math.max(...dates);
}

/** When it was signed by its own word: the last of its proofs, or its token. */
function signedAtOf(credential: string): number | undefined {
  const claims = claimsOf(credential);
  const dates = asList(claims?.proof).map((proof) => (isObject(proof) ? parseDateTime(proof.created) : undefined));
  return [...dates, numericDate(claims?.iat)].reduce((one, other) => inner(Math.max, one, other), undefined);
}

/**
 * Whether a list that was verified before says itself that it is older than another one: by the moment from which each counts, and where that tells them not apart, by
 * when each was signed. A date that is to come at that moment makes nothing older.
 */
export function isOlderList(credential: string, than: string, moment: number): boolean {
  for (const dateOf of [statusListFrom, signedAtOf]) {
    const [one, other] = [dateOf(credential), dateOf(than)];
    if (one !== undefined && other !== undefined && one !== other) return one < other && other <= moment;
  }
  return false;
}

function partOf(token: string): JsonObject | undefined {
  const payload = jsonPart(token.split('.')[1] ?? '', 'payload', MAX_SNAPSHOT_BYTES);
  return typeof payload === 'string' ? undefined : payload;
}

/** As people compare it; empty for what is no did:key of an Ed25519 key. */
export function fingerprintOfDidKey(did: string): string {
  const raw = didKeyBytes(did);
  return raw === undefined ? '' : fingerprintOf(raw);
}

/** The address under which credentials name a status list, of either kind; undefined for whatever is none. */
export function statusListUrl(text: string): string | undefined {
  const claims = claimsOf(text);
  if (claims === undefined) return undefined;
  const url = isTokenList(text) ? claims.sub : asList(claims.type).includes('BitstringStatusListCredential') ? claims.id : undefined;
  return typeof url === 'string' ? url : undefined;
}

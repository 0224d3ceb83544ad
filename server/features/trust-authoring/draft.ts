// Defines the draft that an office keeps between two trust lists, and makes the next list from it.

import { anchorIn } from '../../domain/certificates/anchor.ts';
import { defined } from '../../domain/json/defined.ts';
import { asText, isObject, type Json, type JsonObject } from '../../domain/json/json.ts';
import { closed, faultsOf, list, matching, required, type ShapeFault, text } from '../../domain/json/shape.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import type { KeyWindow } from '../../domain/keys/identity.ts';
import { decodeMultikey } from '../../domain/keys/multikey.ts';
import { MAX_TRUST_LIST_BYTES } from '../../domain/signed-file/signed-file.ts';
import { statusListUrl } from '../../domain/status-list/index.ts';
import type { Reset, Retraction } from '../../domain/trust/vouching.ts';
import { type Before, beforeOf, multikeyIn, type Vouched, vouchedIn } from '../../domain/trust-list/omitted-keys.ts';
import { documentSha256, listNumber, trustListFaults } from '../../domain/trust-list/shape.ts';
import type { CarriedStatusList, OperatorRule, TrustList, TrustListEntry } from '../../domain/trust-list/trust-list.ts';

export interface Draft {
  readonly issuer: TrustList['issuer'];
  /** The sequence of the last signed list; 0 before the first. */
  readonly sequence: number;
  /** did:key of each key that signs from the next list on. */
  readonly operatorKeys?: readonly string[];
  /** The signers if there are several operators, instead of `operatorKeys`. */
  readonly operators?: OperatorRule;
  /** Retractions stay in every following list, because a computer may have missed the one before. */
  readonly retracts?: readonly Retraction[];
  readonly resets?: readonly Reset[];
  readonly entries: readonly TrustListEntry[];
  /**
   * Keys without an end in the last signed list, and the issuers removed since. Without them, no list would tell others
   * about the end of such a key.
   */
  readonly signed?: readonly Vouched[];
  readonly removed?: readonly TrustListEntry[];
  /** The lists of trusted entities whose anchors are in the draft. */
  readonly schemes?: readonly Scheme[];
}

/** What the draft records about a list of trusted entities. */
export interface Scheme {
  readonly operator: string;
  readonly territory: string;
  readonly type: string;
  readonly sequence: number;
  /** The identifiers of the anchors that came with it. */
  readonly anchors: readonly string[];
}

const memory = closed({
  schemes: list(
    closed({
      operator: required(text),
      territory: required(text),
      type: required(text),
      sequence: required(listNumber),
      anchors: required(list(text)),
    }),
  ),
  signed: list(
    closed({
      did: required(text),
      name: required(text),
      keys: required(
        list(
          closed({
            id: required(text),
            publicKeyMultibase: required(
              matching((value) => decodeMultikey(value) !== undefined, 'a Multikey of an Ed25519, P-256 or P-384 key'),
            ),
          }),
        ),
      ),
    }),
  ),
});

/** Returns the draft if its next list would be valid, else the faults. */
export function readDraft(text: string): Draft | readonly ShapeFault[] {
  const parsed = parseStrictJson(text, { maxBytes: MAX_TRUST_LIST_BYTES, maxDepth: 64 });
  if (!parsed.ok) return [{ pointer: '', detail: parsed.detail }];
  const { value } = parsed;
  if (!isObject(value) || typeof value.sequence !== 'number')
    return [{ pointer: '/sequence', detail: 'is missing: this is no draft of a trust list' }];
  const draft = value as unknown as Draft;
  const now = new Date(0);
  const { signed, schemes, removed = [] } = draft;
  const faults = [
    ...trustListFaults(nextTrustList(draft, now, new Date(1)) as unknown as Json),
    ...faultsOf(memory, defined({ signed, schemes }) as unknown as Json),
    ...trustListFaults(nextTrustList({ issuer: draft.issuer, sequence: 0, entries: removed }, now, new Date(1)) as unknown as Json),
  ];
  return faults.length > 0 ? faults : draft;
}

export const nextTrustList = (draft: Draft, issuedAt: Date, nextUpdate: Date): TrustList => {
  const { issuer, sequence, operatorKeys, operators, retracts, resets, entries } = draft;
  return {
    issuer,
    sequence: sequence + 1,
    issuedAt: issuedAt.toISOString(),
    nextUpdate: nextUpdate.toISOString(),
    ...defined({ operatorKeys, operators, retracts, resets }),
    entries,
  };
};

/** Returns the draft after its next list was signed: it records the used sequence and what the list vouches for. */
export function afterSigning({ removed: _, ...draft }: Draft, signed: TrustList): Draft {
  return { ...draft, sequence: signed.sequence, signed: vouchedIn(signed) };
}

/** Returns what the next list is compared with: the last signed list if its file is here, else what the draft records about it. */
export const beforeDraft = ({ signed = [], removed = [] }: Draft, last: TrustList | undefined): Before =>
  last === undefined
    ? { vouched: signed, entries: removed }
    : // The draft's last entry for a removed issuer takes precedence over the entry in the list.
      { ...beforeOf(last), entries: [...removed, ...last.entries] };

/** Removes an issuer. One that the last list vouched for can be listed again, with the end of its keys, until the next list is signed. */
export function withoutEntry(draft: Draft, did: string): Draft {
  const entry = draft.entries.find((one) => one.did === did);
  const entries = draft.entries.filter((one) => one.did !== did);
  if (entry === undefined || draft.signed?.some((one) => one.did === did) !== true) return { ...draft, entries };
  return { ...draft, entries, removed: [...(draft.removed ?? []).filter((one) => one.did !== did), entry] };
}

export interface Addition
  extends Partial<
    Pick<TrustListEntry, 'country' | 'role' | 'since' | 'credentialTypes' | 'statusListIssuers' | 'scope' | 'alwaysDisclosed'>
  > {
  readonly didDocument: JsonObject;
  /** A desk. The kind of an entry stays when its other members change. */
  readonly kind?: 'desk';
  readonly legalName?: string;
  readonly status?: TrustListEntry['status'];
  /** Retrieved status lists, each as its text. */
  readonly statusLists: readonly string[];
}

/** Replaces the given members of an issuer's entry; the other members stay. Throws a RangeError for a text that is not a status list. */
export function withEntry(draft: Draft, { didDocument, statusLists, legalName, status, ...rest }: Addition, now: Date): Draft {
  const did = asText(didDocument.id);
  const present = draft.entries.find((one) => one.did === did);
  const anchor = anchorIn(didDocument);
  const fetched = statusLists.map((text) => toStatusList(text, now));
  const kept = (present?.statusLists ?? []).filter(({ url }) => !fetched.some((list) => list.url === url));
  const lists = [...kept, ...fetched];
  const entry: TrustListEntry = {
    ...present,
    ...(anchor === undefined ? {} : { kind: 'x509-anchor' }),
    did,
    legalName: legalName ?? present?.legalName ?? anchor?.subject.text.slice(0, 500) ?? did,
    status: status ?? present?.status ?? 'granted',
    didDocument,
    didDocumentSha256: documentSha256(didDocument),
    fetchedAt: now.toISOString(),
    ...rest,
    ...(present?.keys === undefined ? {} : { keys: present.keys.map((key) => inDocument(key, didDocument, present.didDocument)) }),
    ...(lists.length === 0 ? {} : { statusLists: lists }),
  };
  return { ...draft, entries: [...draft.entries.filter((one) => one.did !== did), entry] };
}

/** A key window stays when the document changes. From then on, the list itself contains a key that the new document dropped. */
function inDocument(window: KeyWindow, next: JsonObject, before: JsonObject): KeyWindow {
  const { publicKeyMultibase, ...bare } = window;
  const present = multikeyIn(next, window.id);
  const old = publicKeyMultibase ?? multikeyIn(before, window.id);
  if (present !== undefined && present === old) return bare;
  return present !== undefined || old === undefined ? window : { ...bare, publicKeyMultibase: old };
}

/** Throws a RangeError if the text is not a status list. */
function toStatusList(text: string, now: Date): CarriedStatusList {
  const url = statusListUrl(text);
  if (url === undefined)
    throw new RangeError('is no status list credential: neither a BitstringStatusListCredential nor a token status list');
  return { url, credential: text.trim(), retrievedAt: now.toISOString() };
}

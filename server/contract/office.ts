// The trust list that is kept on this computer for others, from the draft to the signed file.

import type { Foreign } from '../domain/foreign/index.ts';
import type { FieldError } from './problem.ts';
import type { TrustPreview } from './trust-list.ts';

/** GET /workbench/office: the trust list that is kept on this computer for others. Every change of it (below) answers with it anew, or with 409 `trust-refused`; `errors[0].code` is an `OfficeRefusal`. */
export interface OfficeOverview {
  /** Where the draft lies, or would. */
  readonly file: string;
  /** The draft cannot be read, and stays as it is. */
  readonly damaged?: readonly FieldError[];
  /** SHA-256 of the draft, hex. Every change names the version that it was made on. The members from here on are there when there is a draft. */
  readonly version?: string;
  readonly operator?: { readonly id: Foreign; readonly name: Foreign };
  /** The number that was used up last; 0 before the first list. */
  readonly sequence?: number;
  readonly entries?: readonly OfficeEntry[];
  /** The list with that number, where it is here. */
  readonly last?: {
    readonly sequence: number;
    readonly issuedAt: string;
    readonly nextUpdate: string;
    readonly fingerprint: string;
    /** Fingerprints of the keys that may sign the next one. */
    readonly nextKeys: readonly string[];
  };
  /** What the next list would change of the last; absent where that one is not here. */
  readonly preview?: TrustPreview;
  /** Keys that the last list vouched for without an end and that the next one leaves out: goods under them would read "unknown issuer". */
  readonly leftOut?: readonly LeftOutKey[];
  /** Several operators sign the draft: it is signed with `desk trust sign`, on the computer of each. */
  readonly several?: { readonly threshold: number; readonly of: number };
}

export interface LeftOutKey {
  readonly did: Foreign;
  readonly name: Foreign;
  /** The verification method. */
  readonly key: Foreign;
  readonly fingerprint: string;
  /** `issuer`: it leaves with its issuer. `replaced`: another key has its name now, so it cannot be listed. */
  readonly why: 'issuer' | 'key' | 'replaced';
}

/** What a list says of an issuer. */
interface OfficeWords<Text> {
  readonly did: Text;
  readonly name: Text;
  readonly country?: Text;
  readonly role?: Text;
  readonly status: 'granted' | 'suspended' | 'withdrawn';
  readonly since?: string;
  readonly types?: readonly Text[];
  readonly listIssuers?: readonly Text[];
}

export interface OfficeEntry extends OfficeWords<Foreign> {
  readonly fetchedAt: string;
  readonly keys: readonly { readonly id: Foreign; readonly fingerprint: string }[];
  readonly statusLists: readonly { readonly url: Foreign; readonly retrievedAt: string }[];
}

/** POST /workbench/office → OfficeOverview: begins a list. */
export interface OfficeStart {
  /** DID of the office. */
  readonly operator: string;
  readonly name: string;
}

/** PUT /workbench/office/draft → OfficeOverview: takes over a draft file of the command line. GET gives the draft as such a file. */
export interface OfficeDraftFile {
  readonly text: string;
  /** Of the draft that it takes the place of; absent where there is none. */
  readonly version?: string;
}

// POST /workbench/office/look `{ text }` → DidDocumentLook

/** POST /workbench/office/issuers → OfficeOverview: all that the list says of an issuer, new or not. POST …/remove `{ version, did }` takes it out. */
export interface OfficeIssuer extends OfficeWords<string> {
  readonly version: string;
  /** Its DID document, as text; absent: the one that the draft holds. */
  readonly document?: string;
  /** Status lists as fetched, each as its text. */
  readonly statusLists?: readonly string[];
  /** Addresses of those that are taken out. */
  readonly dropLists?: readonly string[];
}

/** POST /workbench/office/ends → OfficeOverview: the next list vouches for this key until the end of that day (UTC). An issuer that was taken out is listed again with it. */
export interface OfficeEnd {
  readonly version: string;
  readonly did: string;
  readonly key: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

// PUT /workbench/office/last `{ text, version }` → OfficeOverview: the list that was signed last, where it is not here. GET gives it as its file.

/** POST /workbench/office/sign → OfficeOverview with the new list as `last`. The key is held for the length of this request only. */
export interface OfficeSigning {
  readonly version: string;
  /** The key file of the office, as PEM. */
  readonly key: string;
  readonly passphrase?: string;
  /** Until the next list is due. */
  readonly days: number;
  readonly who: string;
  /** Signed without the keys in `leftOut`. */
  readonly leaveOut?: boolean;
  /** Signed although the draft names no issuer. */
  readonly empty?: boolean;
}

/** POST /workbench/office/announce → OfficeOverview: the next list names this key, and from then on only it signs. */
export interface OfficeAnnouncement {
  readonly version: string;
  readonly key: string;
  readonly passphrase?: string;
}

/** POST /workbench/office/key → OfficeKey: a new key, sealed with the passphrase; it is kept nowhere. */
export interface OfficeKeyRequest {
  readonly passphrase: string;
}

export interface OfficeKey {
  readonly pem: string;
  readonly fingerprint: string;
}

export type OfficeRefusal =
  /** There is no draft yet, there is one already, or it cannot be read and stays as it is. */
  | 'no-draft'
  | 'draft-exists'
  | 'damaged-draft'
  /** Somebody changed the draft after it was read: another tab, or the command line. */
  | 'stale-draft'
  | 'bad-content'
  | 'too-large'
  /** A draft or a list of somebody else, or from before the present one. */
  | 'other-office'
  | 'lower-sequence'
  /** Without the last list nobody can say which key signs the next one. */
  | 'last-list-missing'
  | 'wrong-passphrase'
  /** Opening it would take minutes: refused before it is begun. */
  | 'key-too-costly'
  | 'not-a-key'
  | 'other-key'
  | 'clock-behind'
  /** Keys without an end are left out, and the request does not allow it. */
  | 'key-left-out'
  | 'empty-list'
  | 'several-operators';

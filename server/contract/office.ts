// Defines the API types for a trust list that this computer maintains for others, from the draft to the signed file.

import type { Foreign } from '../domain/foreign/index.ts';
import type { FieldError } from './problem.ts';
import type { CertificateFacts } from './trust.ts';
import type { TrustPreview } from './trust-list.ts';

/**
 * GET /workbench/office: the trust list that this computer maintains for others.
 *
 * Every change below returns it again, or 409 `trust-refused`, where `errors[0].code` is an `OfficeRefusal`.
 */
export interface OfficeOverview {
  /** The path of the draft, whether or not it exists. */
  readonly file: string;
  /** Present if the draft cannot be read. The draft stays unchanged. */
  readonly damaged?: readonly FieldError[];
  /**
   * SHA-256 of the draft, in hex. Every change states the version on which it is based. This member and those below are present only if
   * there is a draft.
   */
  readonly version?: string;
  readonly operator?: { readonly id: Foreign; readonly name: Foreign };
  /** The last number that was used. 0 before the first list. */
  readonly sequence?: number;
  readonly entries?: readonly OfficeEntry[];
  /** The list with that number, if it is on this computer. */
  readonly last?: {
    readonly sequence: number;
    readonly issuedAt: string;
    readonly nextUpdate: string;
    readonly fingerprint: string;
    /** The fingerprints of the keys that may sign the next list. */
    readonly nextKeys: readonly string[];
  };
  /** The changes from the last list to the next. Absent if the last list is not on this computer. */
  readonly preview?: TrustPreview;
  /**
   * Keys that the last list vouched for without an end and that the next list omits. Goods under them would be reported as "unknown
   * issuer".
   */
  readonly omitted?: readonly OfficeOmittedKey[];
  /** Present if several operators sign the draft. It is signed with `desk trust sign` on the computer of each. */
  readonly several?: { readonly threshold: number; readonly of: number };
}

export interface OfficeOmittedKey {
  readonly did: Foreign;
  readonly name: Foreign;
  /** The verification method. */
  readonly key: Foreign;
  readonly fingerprint: string;
  /**
   * `issuer`: the whole issuer is omitted. `key`: only the key is omitted. `replaced`: another key now has its name, so it cannot be
   * listed.
   */
  readonly why: 'issuer' | 'key' | 'replaced';
}

/** The statements of a list about an issuer. */
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
  readonly certificate?: CertificateFacts;
  readonly statusLists: readonly { readonly url: Foreign; readonly retrievedAt: string }[];
}

/** POST /workbench/office → OfficeOverview: starts a list. */
export interface OfficeStart {
  /** The DID of the office. */
  readonly operator: string;
  readonly name: string;
}

/** PUT /workbench/office/draft → OfficeOverview: imports a draft file of the command line. GET returns the draft as such a file. */
export interface OfficeDraftFile {
  readonly text: string;
  /** The version of the draft that the file replaces. Absent if there is no draft. */
  readonly version?: string;
}

// POST /workbench/office/look `{ text }` → DidDocumentLook

/**
 * POST /workbench/office/issuers → OfficeOverview: sets everything that the list states about an issuer, new or existing. POST …/remove `{
 * version, did }` removes the issuer.
 */
export interface OfficeIssuer extends OfficeWords<string> {
  readonly version: string;
  /** The DID document of the issuer, as text. If absent, the draft keeps its current one. */
  readonly document?: string;
  /** Status lists as fetched, each as its text. */
  readonly statusLists?: readonly string[];
  /** The addresses of status lists to remove. */
  readonly dropLists?: readonly string[];
}

/**
 * POST /workbench/office/ends → OfficeOverview: the next list vouches for this key until the end of that day (UTC). An issuer that was
 * removed is listed again with it.
 */
export interface OfficeEnd {
  readonly version: string;
  readonly did: string;
  readonly key: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

// PUT /workbench/office/last `{ text, version }` → OfficeOverview: provides the last signed list if it is not on this computer. GET returns
// it as a file.

/** POST /workbench/office/sign → OfficeOverview with the new list as `last`. The key is held only for the duration of the request. */
export interface OfficeSigning {
  readonly version: string;
  /** The key file of the office, as PEM. */
  readonly key: string;
  readonly passphrase?: string;
  /** The number of days until the next list is due. */
  readonly days: number;
  readonly who: string;
  /** Signs without the keys in `omitted`. */
  readonly leaveOut?: boolean;
  /** Signs even if the draft names no issuer. */
  readonly empty?: boolean;
}

/** POST /workbench/office/announce → OfficeOverview: the next list names this key, and only this key signs the lists after it. */
export interface OfficeAnnouncement {
  readonly version: string;
  readonly key: string;
  readonly passphrase?: string;
}

/** POST /workbench/office/key → OfficeKey: generates a key, encrypted with the passphrase. The key is not stored. */
export interface OfficeKeyRequest {
  readonly passphrase: string;
}

export interface OfficeKey {
  readonly pem: string;
  readonly fingerprint: string;
}

export type OfficeRefusal =
  /** There is no draft yet, there already is one, or it cannot be read and stays unchanged. */
  | 'no-draft'
  | 'draft-exists'
  | 'damaged-draft'
  /** The draft was changed after it was read, by another tab or by the command line. */
  | 'stale-draft'
  | 'bad-content'
  | 'too-large'
  /** A draft or a list of another office, or one that is older than the current one. */
  | 'other-office'
  | 'lower-sequence'
  /** Without the last list it is unknown which key signs the next one. */
  | 'last-list-missing'
  | 'wrong-passphrase'
  /** Opening the key file would take minutes, so it is refused without an attempt. */
  | 'key-too-costly'
  | 'not-a-key'
  | 'other-key'
  | 'clock-behind'
  /** Keys without an end are omitted, and the request does not allow it. */
  | 'key-left-out'
  | 'empty-list'
  | 'several-operators';

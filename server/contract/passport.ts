// Passports that are held here: listed, shown, imported, published again, and as others get them.

import type { Foreign } from '../domain/foreign/index.ts';
import type { JsonObject } from '../domain/json/json.ts';

import type { FieldError } from './problem.ts';
import type { FactGroup, Material } from './product.ts';
import type { StatusStanding } from './status.ts';

export type Category = 'battery' | 'electronics' | 'textile' | 'steel' | 'construction' | 'other';
export type DppStatus = 'active' | 'inactive' | 'archived' | 'invalid';

/** GET /workbench/passports?query=&category=&status=&limit=&offset=; names in the language of Accept-Language, found by those in every language. */
export interface PassportList {
  readonly total: number;
  readonly items: readonly PassportSummary[];
}

export interface PassportSummary {
  readonly dppCode: Foreign;
  readonly gtin?: Foreign;
  readonly serial?: Foreign;
  readonly batch?: Foreign;
  readonly productName: Foreign;
  readonly manufacturer: Foreign;
  readonly category: Category;
  readonly dppStatus: DppStatus;
  readonly published: boolean;
  /** Others still read the version that was signed, until it is published anew. */
  readonly changedSincePublished?: boolean;
  readonly lastUpdated: string;
  readonly verifiedAt?: string;
  readonly sample: boolean;
}

/** GET /workbench/passports/{dppCode}; facts in the language of Accept-Language. */
export interface PassportDetail extends PassportSummary {
  readonly groups: readonly FactGroup[];
  readonly materials: readonly Material[];
  readonly certificates: readonly Certificate[];
  readonly languages: readonly string[];
  readonly credentials: readonly CredentialSummary[];
  readonly events: readonly EventSummary[];
  /** The passport model as stored. */
  readonly document: JsonObject;
  /** Mandatory data that are missing, by field, with their legal basis. */
  readonly missing: readonly { readonly field: string; readonly label: string; readonly legalBasis: string }[];
  /** There when this service has taken back what it issued, for good or for a time. */
  readonly standing?: StatusStanding;
  readonly links: {
    readonly page: string;
    readonly api: string;
    readonly vc?: string;
    readonly jwt?: string;
    readonly sdJwt?: string;
    readonly digitalLink: string;
  };
}
// GET /workbench/passports/{dppCode}/qr.png?size= → picture

export interface Certificate {
  readonly name: Foreign;
  /** BCP 47, of the name where it is in another language than our words. */
  readonly language?: string;
  readonly number?: Foreign;
  readonly notifiedBodyNumber?: Foreign;
  readonly validUntil?: string;
}

export interface CredentialSummary {
  readonly id: number;
  readonly type: Foreign;
  readonly format: 'vc' | 'vc-jwt' | 'sd-jwt';
  readonly issuer: Foreign;
  readonly signedAt?: string;
  readonly source: 'published' | 'imported';
  readonly body: Foreign;
}

export interface EventSummary {
  readonly id: number;
  readonly eventId: Foreign;
  readonly type: Foreign;
  readonly eventTime: string;
  readonly bizStep?: Foreign;
  readonly readPoint?: Foreign;
  /** Its speaker said something else under the same ID: both are kept, and neither is signed. */
  readonly conflicting?: boolean;
  /** Absent: an own event. */
  readonly received?: ReceivedFrom;
}

/** Of an EPCIS document: one event counts for each passport that it names. */
export interface ImportedEventCounts {
  readonly stored: number;
  /** Here before, with the same content. */
  readonly present: number;
  /** Kept in addition to another of the same speaker under the same ID. */
  readonly conflicts: number;
  /** Who asserts them; absent: this service. */
  readonly assertedBy?: Foreign;
}

/** PUT /workbench/imports?at=&last=&eventsOf= (a file of any length as application/octet-stream, part by part: what became of the entries that are whole with this part) and POST /workbench/passports?eventsOf=: `eventsOf` says whose word the events are, `own` or a name; absent: that of the sender in the document, or the own. A passport, an array of them, or credentials; nothing is stored unless all of one entry is right. */
export interface ImportResponse {
  readonly imported: readonly {
    readonly index: number;
    readonly dppCode?: Foreign;
    /** `status-list-waiting`: kept, and counts for nothing until a trust list vouches for its key. */
    readonly what: 'passport' | 'credential' | 'epcis-document' | 'status-list' | 'status-list-waiting';
    /** The passport was here already, word for word: nothing was written. */
    readonly unchanged?: true;
    readonly events?: ImportedEventCounts;
  }[];
  readonly refused: readonly {
    readonly index: number;
    readonly detail: Foreign;
    readonly code: string;
    readonly errors: readonly FieldError[];
  }[];
}
// GET /workbench/imports/schema?category=, /workbench/imports/template?category= → JSON files that say what an import takes
// POST /workbench/passports/{dppCode}/publish → PassportDetail · PUT /workbench/sample, DELETE /workbench/sample → State

/** GET /workbench/publish-again: what was published before and would be signed anew, drafts and invalid passports apart. */
export interface PublishAgainPreview {
  readonly passports: number;
  /** Signed before the base URL was changed: they read “unknown issuer”. */
  readonly underOtherName: number;
  /** Signed before the key was revoked: they read “invalid”. */
  readonly underRevokedKey: number;
  /** Changed here since they were published: the change is published with them. */
  readonly changed: number;
}

/** GET /workbench/publish-drafts: what was imported and never published, invalid passports apart. */
export interface PublishDraftsPreview {
  readonly passports: number;
}

/** POST /workbench/publish-again and /workbench/publish-drafts `{after?}`: some of them, in the order of their codes. Each is published whole or stays as it was. */
export interface PublishAgainStep {
  readonly done: number;
  readonly refused: readonly { readonly dppCode: Foreign; readonly detail: string }[];
  /** Ask again with this as `after`; absent: that was all. */
  readonly next?: string;
}

/** GET /workbench/passports/{dppCode}/representations, in the order in which a person looks for them. */
export interface RepresentationList {
  readonly items: readonly Representation[];
}

export interface Representation {
  /** Of its own below /representations/, from where its bytes come as others get them. */
  readonly name: string;
  readonly kind: 'page' | 'json' | 'vc' | 'jwt' | 'sd-jwt' | 'epcis' | 'aas' | 'linkset' | 'qr' | 'credential';
  /** Of a further credential, as it calls itself. */
  readonly title?: Foreign;
  readonly mediaType: string;
  /** Where others find it while the public listener is on. */
  readonly address: string;
  readonly bytes: number;
  readonly fileName: string;
}

export type ReceivedDoor = 'own' | 'pack' | 'sync' | 'file' | 'restore';

/** Who said it and how it came. */
export interface ReceivedFrom {
  /** What tells one speaker from another: a DID, a did:key, the address of a service, or a name. */
  readonly asserter: string;
  readonly name: Foreign;
  /** Fingerprint of the key that signed the pack. */
  readonly key?: string;
  readonly door: ReceivedDoor;
  readonly at: string;
  /** The person who brought it. */
  readonly who: Foreign;
  /** Events: the person who accepted it, from when on it is public. */
  readonly acceptedAt?: string;
  readonly acceptedBy?: Foreign;
}

// Defines the API types for the passports held here: lists, details, import, publication and public representations.

import type { EventParts } from '../domain/epcis/parts.ts';
import type { Foreign } from '../domain/foreign/index.ts';
import type { JsonObject } from '../domain/json/json.ts';
import type { Completeness } from './filling/completeness.ts';

import type { FieldError } from './problem.ts';
import type { FactGroup, Material } from './product.ts';
import type { StatusStanding } from './status.ts';

export type { EventPart, EventRole } from '../domain/epcis/parts.ts';

export type Category = 'battery' | 'electronics' | 'textile' | 'steel' | 'construction' | 'other';
export type DppStatus = 'active' | 'inactive' | 'archived' | 'invalid';

/**
 * GET /workbench/passports?query=&category=&status=&limit=&offset=. Names are in the language of Accept-Language; the search covers every
 * language.
 */
export interface PassportList {
  /** A search counts up to 5,000. */
  readonly total: number;
  /** True if a search finds more passports than it counts. */
  readonly isMore?: boolean;
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
  /** True if others still read the version that was signed, until the passport is published again. */
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
  /** Set if it has the data of a template or a sample, but is not marked as one. */
  readonly demonstration?: true;
  readonly completeness: Completeness;
  /** Present if this service has revoked or suspended what it issued. */
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

// GET /workbench/passports/{dppCode}/completeness?on=DAY → Completeness, by the rules of that day

/**
 * GET /workbench/passports/{dppCode}/footprint: the carbon footprint of the product, with those of other products of its category that are
 * held here and state it for the same unit. 404 if the passport states none.
 */
export interface FootprintAmong {
  /** In kg CO₂e. */
  readonly value: number;
  /** `piece`, `kWh` and so on, as the passport states it. */
  readonly per?: string;
  /** One value for each other product, in kg CO₂e, ascending. */
  readonly others: readonly number[];
  /** The number of passports of the category that were examined, latest first, and whether there are more. */
  readonly examined: number;
  readonly isCut: boolean;
}

export interface Certificate {
  readonly name: Foreign;
  /** BCP 47. The language of the name, if it differs from the language of the labels. */
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

export interface EventSummary extends EventParts {
  readonly id: number;
  readonly eventId: Foreign;
  readonly type: Foreign;
  readonly eventTime: string;
  readonly bizStep?: Foreign;
  readonly readPoint?: Foreign;
  /** True if its asserter made another statement with the same ID. Both are kept, and neither is signed. */
  readonly conflicting?: boolean;
  /** Absent for an own event. */
  readonly received?: ReceivedFrom;
}

/** The events of an EPCIS document. An event counts once for each passport that it names. */
export interface ImportedEventCounts {
  readonly stored: number;
  /** Already stored with the same content. */
  readonly present: number;
  /** Kept in addition to another event of the same asserter with the same ID. */
  readonly conflicts: number;
  /** The asserter of the events. Absent for this service. */
  readonly assertedBy?: Foreign;
}

/**
 * PUT /workbench/imports?at=&last=&eventsOf= uploads a file of any length as application/octet-stream, part by part, and returns the
 * results for the entries that this part completes. A large file begins with a backup, unless `backup=none`. POST /workbench/passports?eventsOf= imports a body.
 *
 * `eventsOf` names the asserter of the events, `own` or a name. If absent, it is the sender in the document, or this service. The content
 * is a passport, an array of passports, or credentials. An entry is stored only if all of it is valid.
 */
export interface ImportResponse {
  readonly imported: readonly {
    readonly index: number;
    readonly dppCode?: Foreign;
    /** `status-list-waiting`: stored, but without effect until a trust list vouches for its key. */
    readonly what: 'passport' | 'credential' | 'epcis-document' | 'status-list' | 'status-list-waiting';
    /** Set if an identical passport was already stored, so that no data were written. */
    readonly unchanged?: true;
    /** Set for a passport with the data of a template or a sample, but without its mark. */
    readonly demonstration?: true;
    readonly events?: ImportedEventCounts;
    /** For an import from another format: the paths of the values that the passport does not contain. */
    readonly notUnderstood?: readonly Foreign[];
  }[];
  readonly refused: readonly {
    readonly index: number;
    readonly detail: Foreign;
    readonly code: string;
    readonly errors: readonly FieldError[];
  }[];
  /** With the first part: the file of the backup that was made before it. */
  readonly backup?: Foreign;
  /** Nothing was imported: the backup takes longer than one call. Send the first part again. */
  readonly isBackingUp?: true;
}
// GET /workbench/imports/schema?category=, /workbench/imports/template?category= → JSON files that describe what an import accepts
//
// POST /workbench/passports/{dppCode}/publish → PassportDetail · PUT /workbench/sample, DELETE /workbench/sample → State

/** GET /workbench/publish-again: the published passports that would be signed again. Drafts and invalid passports are excluded. */
export interface PublishAgainPreview {
  readonly passports: number;
  /** Signed before the base URL was changed, so they are reported as “unknown issuer”. */
  readonly underOtherName: number;
  /** Signed before the key was revoked, so they are reported as “invalid”. */
  readonly underRevokedKey: number;
  /** Changed on this computer since they were published. The change is published with them. */
  readonly changed: number;
}

/** GET /workbench/publish-drafts: the imported passports that were never published. Invalid passports are excluded. */
export interface PublishDraftsPreview {
  readonly passports: number;
  /** Those with the data of a template or a sample, among the first 5,000. */
  readonly demonstration: number;
}

/**
 * POST /workbench/publish-again and /workbench/publish-drafts `{after?}`: publishes the next of them, in the order of their codes. Each is
 * published completely or stays unchanged.
 */
export interface PublishAgainStep {
  readonly done: number;
  readonly refused: readonly { readonly dppCode: Foreign; readonly detail: string }[];
  /** The `after` of the next request. Absent if all are done. */
  readonly next?: string;
}

/** GET /workbench/passports/{dppCode}/representations, in the order in which a person looks for them. */
export interface RepresentationList {
  readonly items: readonly Representation[];
}

export interface Representation {
  /** The name below /representations/, where the bytes are served exactly as others receive them. */
  readonly name: string;
  readonly kind: 'page' | 'json' | 'vc' | 'jwt' | 'sd-jwt' | 'epcis' | 'aas' | 'linkset' | 'qr' | 'credential';
  /** For a further credential: its claimed title. */
  readonly title?: Foreign;
  readonly mediaType: string;
  /** The public address while the public listener is on. */
  readonly address: string;
  readonly bytes: number;
  readonly fileName: string;
}

export type ReceivedDoor = 'own' | 'pack' | 'sync' | 'file' | 'restore';

/** The asserter of a claim, and how the claim arrived. */
export interface ReceivedFrom {
  /** Identifies the asserter: a DID, a did:key, the address of a service, or a name. */
  readonly asserter: string;
  readonly name: Foreign;
  /** The fingerprint of the key that signed the pack. */
  readonly key?: string;
  readonly door: ReceivedDoor;
  readonly at: string;
  /** The person who imported it. */
  readonly who: Foreign;
  /** For events: when a person accepted it. It is public from then on. */
  readonly acceptedAt?: string;
  readonly acceptedBy?: Foreign;
}

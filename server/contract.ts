// Request and response types of the private (workbench) API: the only server file that the renderer may import.

import type { BackupRefusalCode } from './backup/backup.ts';
import type { JsonObject } from './recognise/json.ts';
import type { Channel, Flag, Gs1Product, InputCode, Link, Recognised } from './recognise/recognised.ts';
import type { IssuerOrigin, TrustState } from './trust/trust.ts';
import type { Code } from './verdict/codes.ts';
import type { Evidence, Headline } from './verdict/evidence.ts';

export type { Json, JsonObject } from './recognise/json.ts';
export type { Channel, Flag, Gs1Product, InputCode, Link } from './recognise/recognised.ts';
export type { IssuerOrigin, TrustState } from './trust/trust.ts';
export type { Check, Code, Outcome } from './verdict/codes.ts';
export type { Evidence, Headline } from './verdict/evidence.ts';

export type Language = 'en' | 'de' | 'fr';

/** RFC 9457, with a stable code and, for input with fields, one entry per mistake. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance?: string;
  readonly code: string;
  readonly errors?: readonly FieldError[];
}

export interface FieldError {
  /** JSON Pointer into the body. */
  readonly pointer?: string;
  /** Name of the query parameter or header. */
  readonly parameter?: string;
  readonly detail: string;
  readonly code?: string;
}

/** GET /workbench/state */
export interface State {
  readonly appVersion: string;
  readonly startedAt: string;
  readonly mode: 'desktop' | 'browser';
  readonly dataFolder: string;
  readonly baseUrl: string;
  /** The base URL names this computer only (localhost): good for a look around, not for publishing to others. */
  readonly baseUrlIsDefault: boolean;
  /** Passports that were published under another base URL: they read “unknown issuer” until they are published anew. */
  readonly signedUnderOtherName?: number;
  readonly serviceDid: string;
  readonly keyFingerprint: string;
  readonly trust: TrustSummary;
  readonly sampleLoaded: boolean;
  readonly counts: { readonly passports: number; readonly inspections: number; readonly credentials: number };
  /** Things the person should know, newest first: a restarted process, a clock that is behind … */
  readonly notices: readonly Notice[];
}

export interface Notice {
  readonly at: string;
  readonly code:
    | 'workbench-restarted'
    | 'public-restarted'
    | 'backup-restored'
    | 'clock-behind'
    | 'self-test-failed'
    | 'wanted-arrived'
    | 'own-list-newer';
  readonly detail?: string;
  /** Entries of the log that it is about: the first of them. */
  readonly inspections?: readonly number[];
}

export interface TrustSummary {
  readonly state: TrustState;
  /** Date of the trust data, not of the last look. */
  readonly asOf?: string;
  /** From when on it is not fresh any more: the list's own date, or the limit of this computer where that is earlier. */
  readonly nextUpdate?: string;
  readonly sequence?: number;
  readonly issuers: number;
}

/** POST /workbench/inspections: one input may hold several items; each is inspected and logged. */
export interface InspectRequest {
  /** Made by the sender: the same request sent again after a lost answer is answered from the log, not logged twice. */
  readonly requestId?: string;
  readonly channel: Channel;
  /** Decoded text (of a symbol, a paste, a text file). Exactly one of `text` and `base64`. */
  readonly text?: string;
  /** Bytes of a file that is not a picture. */
  readonly base64?: string;
  readonly symbology?: string;
  readonly fileName?: string;
  /** What was scanned before, to compare a credential with that is brought afterwards. */
  readonly expect?: { readonly gtin: string; readonly serial?: string };
  /** The reading that the person chose of an ambiguous input. */
  readonly chosen?: { readonly gtin: string; readonly serial?: string; readonly batch?: string };
  /** How it stood at a past moment is asked for: a date (its end, in UTC) or a date-time with a time zone. 400 `future-moment` for one to come. */
  readonly asOf?: string;
  readonly language?: Language;
  /** Why pixels gave no text: logged as a refused input. */
  readonly unreadable?: { readonly code: InputCode; readonly detail: string };
}

export interface InspectResponse {
  readonly inspections: readonly Inspection[];
}

/** What the input was recognised as, without the text that `input` holds already. */
export interface RecognisedSummary {
  readonly kind: Recognised['kind'];
  readonly form?: string;
  readonly gtin?: string;
  readonly serial?: string;
  readonly batch?: string;
  readonly expiry?: string;
  readonly dppCode?: string;
  readonly did?: string;
  readonly link?: Link;
  readonly flags: readonly Flag[];
  readonly candidates?: readonly Gs1Product[];
  readonly inputCode?: InputCode;
  readonly detail?: string;
  readonly hint?: 'keyboard-layout';
}

/** One labelled fact of a product, ready to show. */
export interface Fact {
  /** Field name of the passport model, e.g. `countryOfOrigin`. */
  readonly field: string;
  readonly label: string;
  readonly value: string;
  readonly legalBasis?: string;
}

export interface FactGroup {
  readonly id: string;
  readonly label: string;
  readonly facts: readonly Fact[];
}

export interface Material {
  readonly name: string;
  /** Share of mass in percent, 0–100. */
  readonly percentage: number;
  /** Recycled share of this material in percent, 0–100. */
  readonly recycledContent?: number;
  readonly hazardous?: boolean;
}

/** The product as the *verified* document describes it. Absent when nothing was verified. */
export interface ProductFacts {
  readonly name: string;
  readonly manufacturer?: string;
  readonly dppCode?: string;
  readonly gtin?: string;
  readonly serial?: string;
  readonly groups: readonly FactGroup[];
  readonly materials: readonly Material[];
}

export interface CredentialFacts {
  readonly format: 'vc' | 'vc-jwt' | 'enveloped-vc' | 'sd-jwt';
  readonly types: readonly string[];
  readonly id?: string;
  readonly verificationMethod?: string;
  /** SHA-256 of the public key, hex in groups of four. */
  readonly keyFingerprint?: string;
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly signedAt?: string;
  /** Exactly what was signed: never the input as it came. */
  readonly verified?: JsonObject;
  /** SD-JWT: claims of the verified document that are there because they were disclosed, and how many digests stayed hidden (decoys among them). */
  readonly disclosed?: JsonObject;
  readonly undisclosedCount?: number;
  /** Names of claims among the hidden ones, where another copy held here discloses them. */
  readonly undisclosedNames?: readonly string[];
  /** The credential as received. */
  readonly raw: string;
  /** Where it came from: carried by the input, or a copy held here. */
  readonly source: 'input' | 'stored';
}

export interface IssuerFacts {
  readonly id: string;
  /** Name from the trust data, never from the credential. */
  readonly name?: string;
  readonly origin?: IssuerOrigin;
  readonly asOf?: string;
}

export type DecisionKind = 'released' | 'held' | 'referred';

/** POST /workbench/inspections/{id}/decisions. Decisions are added, never changed; the last one counts. */
export interface DecisionRequest {
  readonly decision: DecisionKind;
  readonly officer: string;
  readonly place: string;
  readonly reference: string;
  readonly note: string;
}

export interface Decision extends DecisionRequest {
  readonly at: string;
}

export interface Inspection {
  /** Number of the log entry, rising. */
  readonly id: number;
  /** When it was inspected, ISO 8601 UTC. */
  readonly at: string;
  /** The past moment that the verdict is about, where one was asked for: it says nothing of the moment of the inspection. ISO 8601 UTC. */
  readonly asOf?: string;
  /** Which item of its input, from 0. */
  readonly item: number;
  readonly input: {
    readonly channel: Channel;
    readonly text: string;
    readonly symbology?: string;
    readonly fileName?: string;
    /** SHA-256 of the raw input, hex. */
    readonly sha256: string;
    readonly bytes: number;
  };
  readonly recognised: RecognisedSummary;
  readonly headline: Headline;
  readonly reasons: readonly Code[];
  readonly checks: readonly Evidence[];
  readonly product?: ProductFacts;
  readonly issuer?: IssuerFacts;
  readonly credential?: CredentialFacts;
  readonly trust: TrustSummary;
  readonly sample: boolean;
  readonly appVersion: string;
  /** SHA-256 over this entry and the hash of the one before: a missing or changed entry shows. */
  readonly hash: string;
  readonly decisions: readonly Decision[];
}

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

/** POST /workbench/publish-again `{after?}`: some of them, in the order of their codes. Each is published whole or stays as it was. */
export interface PublishAgainStep {
  readonly done: number;
  readonly refused: readonly { readonly dppCode: string; readonly detail: string }[];
  /** Ask again with this as `after`; absent: that was all. */
  readonly next?: string;
}

/** GET /workbench/inspections?query=&headline=&decision=&limit=&offset= (newest first). `headline=as-of`: what was asked about an earlier date; every other is of its own day. */
export interface InspectionList {
  readonly total: number;
  readonly items: readonly InspectionSummary[];
}

export interface InspectionSummary {
  readonly id: number;
  readonly at: string;
  /** There when the verdict is about this past moment. */
  readonly asOf?: string;
  readonly headline: Headline;
  readonly reason?: Code;
  readonly kind: Recognised['kind'];
  readonly productName?: string;
  readonly gtin?: string;
  readonly serial?: string;
  readonly dppCode?: string;
  readonly fileName?: string;
  readonly channel: Channel;
  readonly sample: boolean;
  readonly decision?: Decision;
}
// GET /workbench/inspections/{id} → Inspection · GET /workbench/inspections/export?format=csv|json → file

export type Category = 'battery' | 'electronics' | 'textile' | 'steel' | 'construction' | 'other';
export type DppStatus = 'active' | 'inactive' | 'archived' | 'invalid';

/** GET /workbench/passports?query=&category=&status=&limit=&offset= */
export interface PassportList {
  readonly total: number;
  readonly items: readonly PassportSummary[];
}

export interface PassportSummary {
  readonly dppCode: string;
  readonly gtin?: string;
  readonly serial?: string;
  readonly batch?: string;
  readonly productName: string;
  readonly manufacturer: string;
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
  readonly name: string;
  readonly number?: string;
  readonly notifiedBodyNumber?: string;
  readonly validUntil?: string;
}

export interface CredentialSummary {
  readonly id: number;
  readonly type: string;
  readonly format: 'vc' | 'vc-jwt' | 'sd-jwt';
  readonly issuer: string;
  readonly signedAt?: string;
  readonly source: 'published' | 'imported';
  readonly body: string;
}

export interface EventSummary {
  readonly eventId: string;
  readonly type: string;
  readonly eventTime: string;
  readonly bizStep?: string;
  readonly readPoint?: string;
}

/** POST /workbench/passports: a passport, an array of them, or credentials; nothing is stored unless all of one entry is right. */
export interface ImportResponse {
  readonly imported: readonly {
    readonly index: number;
    readonly dppCode?: string;
    readonly what: 'passport' | 'credential' | 'epcis-document';
  }[];
  readonly refused: readonly {
    readonly index: number;
    readonly detail: string;
    readonly code: string;
    readonly errors: readonly FieldError[];
  }[];
}
// POST /workbench/passports/{dppCode}/publish → PassportDetail · PUT /workbench/sample, DELETE /workbench/sample → State

/** GET /workbench/bodies?query=&country=&limit=&offset= (by number, the exact number first) */
export interface BodyList {
  /** Before paging. */
  readonly total: number;
  readonly items: readonly NotifiedBody[];
  /** When the list was gathered, ISO 8601 date. */
  readonly statusDate: string;
  /** Who states it. */
  readonly source: string;
  readonly origin: BodyListOrigin;
  /** Of an imported one, ISO 8601 UTC. */
  readonly importedAt?: string;
  /** Status date of the list that ships with the app. */
  readonly bundledDate: string;
  /** Every country of the list, ISO 3166-1 alpha-2, whatever was asked for. */
  readonly countries: readonly string[];
}

export type BodyListOrigin = 'bundled' | 'imported';

/** PUT /workbench/bodies/list → BodyList (its first page) · DELETE /workbench/bodies/list → BodyList: the bundled one again */
export interface BodyListImport {
  /** What the file holds, JSON or comma-separated. */
  readonly text: string;
  /** Yes to a list that is older than the present one, which is refused otherwise (409, `older-list`). */
  readonly older?: boolean;
}

export interface NotifiedBody {
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Four digits, as NANDO writes it. */
  readonly notifiedNumber: string;
  /** Only acts that a source confirmed; most bodies are notified under more. */
  readonly directives: readonly string[];
  /** Empty where an imported list names none. */
  readonly website: string;
  /** What vouches for number and acts: NANDO, the body itself, a national regulator, two sources put together, somebody else, an imported list. */
  readonly origin: 'nando' | 'own-page' | 'regulator' | 'combined' | 'third-party' | 'list';
  /** Where that was read. */
  readonly source: string;
  /** Date of the source, as exact as it is: 2026-09-30, 2025-12; absent when it bears none. */
  readonly asOf?: string;
  /** `stated`: NANDO, the body or a regulator says number and act; `combined`: put together from two sources, or said by somebody else. */
  readonly confidence: 'stated' | 'combined';
}

/** GET /workbench/settings; PUT /workbench/settings (SettingsChange) → Settings */
export interface Settings {
  readonly officer: string;
  readonly place: string;
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark' | 'contrast';
  readonly baseUrl: string;
  readonly sound: boolean;
  /** Days after its due date for which an overdue trust list still counts as due for renewal; then it is out of date. */
  readonly trustExpiryDays: number;
  /** Days from its issue for which a trust list counts as fresh at most, whatever it says itself. */
  readonly trustFreshDays: number;
  /** Whether two persons have to confirm a change of the trust data. */
  readonly trustTwoPersons: boolean;
  /** The customs summary shows the commodity code to customs and market surveillance keys only; off: to everybody. */
  readonly hsCodeNeedsKey: boolean;
}

/** While two persons are wanted, both names are needed to switch that off or to let lists count for longer: else 409 `trust-refused`, `errors[0].code` second-person. */
export interface SettingsChange extends Partial<Settings> {
  readonly who?: string;
  readonly secondPerson?: string;
}

/** GET /workbench/resolver; PUT /workbench/resolver (ResolverChange) → Resolver: how the public listener stands and what is wished of it. */
export interface Resolver {
  readonly state: 'off' | 'starting' | 'on' | 'failed';
  /** False: the command that started this workbench decides about the listener, and a change is refused. */
  readonly switchable: boolean;
  readonly wanted: {
    readonly enabled: boolean;
    readonly host: string;
    readonly port: number;
    /** For GTINs that nobody registered here: the address of GS1’s own resolver, or nothing. */
    readonly fallback: 'redirect' | 'none';
  };
  readonly running?: {
    readonly url: string;
    readonly since: string;
    readonly reach: 'computer' | 'network';
    readonly fallback: 'redirect' | 'none';
    /** A passport page under this address; absent while nothing is published. */
    readonly tryIt?: string;
  };
  readonly fault?: { readonly code: ResolverFault; readonly detail: string; readonly at: string };
  /** Passports that anyone may read there. */
  readonly passports: number;
  /** This computer's own addresses, those that nobody else reaches first. */
  readonly interfaces: readonly NetworkAddress[];
}

export type ResolverFault = 'address-in-use' | 'address-forbidden' | 'address-gone' | 'cannot-start' | 'ended';

export interface NetworkAddress {
  readonly name: string;
  readonly address: string;
  readonly family: 4 | 6;
  /** Only this computer reaches it. */
  readonly internal: boolean;
}

export type ResolverChange = Partial<Resolver['wanted']>;
// GET /workbench/resolver/qr.png?size= → picture of `tryIt`, or of the documentation page

/** GET /workbench/passports/{dppCode}/representations, in the order in which a person looks for them. */
export interface RepresentationList {
  readonly items: readonly Representation[];
}

export interface Representation {
  /** Of its own below /representations/, from where its bytes come as others get them. */
  readonly name: string;
  readonly kind: 'page' | 'json' | 'vc' | 'jwt' | 'sd-jwt' | 'epcis' | 'aas' | 'linkset' | 'qr' | 'credential';
  /** Of a further credential, as it calls itself. */
  readonly title?: string;
  readonly mediaType: string;
  /** Where others find it while the public listener is on. */
  readonly address: string;
  readonly bytes: number;
  readonly fileName: string;
}

/** Readers whom a stakeholder key names (header X-Stakeholder-Key); what each may read is in server/passport/roles.ts. */
export type Role = 'consumer' | 'retailer' | 'customs' | 'msa' | 'notified_body';

/** A key that was given out, without the key itself: only its SHA-256 is kept. */
export interface StakeholderKey {
  readonly id: string;
  readonly label: string;
  readonly role: Role;
  readonly createdAt: string;
  readonly expiresAt?: string;
  readonly revokedAt?: string;
  readonly state: 'active' | 'expired' | 'revoked';
}

/** GET /workbench/keys: newest first. */
export interface StakeholderKeyList {
  readonly keys: readonly StakeholderKey[];
}

/** POST /workbench/keys → 201. Without `expiresAt` the key holds for a year; a date alone holds to the end of that day, UTC. */
/** What can be done to the status of what was issued about a passport; a revocation is final. */
export type StatusAction = 'revoke' | 'suspend' | 'reinstate';

export interface StatusChange {
  readonly action: StatusAction;
  readonly who: string;
  readonly reason?: string;
}

export interface StatusStanding {
  readonly state: 'revoked' | 'suspended';
  /** ISO 8601 UTC. */
  readonly since: string;
  readonly who: string;
  readonly reason?: string;
}

export interface StatusLogEntry extends StatusChange {
  readonly id: number;
  readonly at: string;
  readonly dppCode: string;
}

export interface StakeholderKeyRequest {
  readonly label: string;
  readonly role: Role;
  readonly expiresAt?: string;
}

/** The only answer that ever carries the key: it is not kept. */
export interface StakeholderKeyCreated {
  readonly key: StakeholderKey;
  readonly secret: string;
}
// DELETE /workbench/keys/{id} → { key: StakeholderKey }: revoked, repeating is fine

export type { Recognised };

/** One thing that came from outside the window (an argument, an opened file, a dpp: link). Untrusted: show it, then inspect it like a drop. */
export type InboxItem =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'text'; readonly text: string; readonly channel: 'link' }
  | { readonly kind: 'refused'; readonly name: string; readonly detail: string };

/** What the desktop shell adds to the page as `window.desk`; undefined in browser mode. */
export interface Desk {
  versions(): Promise<{ readonly app: string; readonly electron: string; readonly chromium: string; readonly node: string }>;
  /** Takes everything that waits in the inbox; each thing is handed over once. */
  takeInbox(): Promise<readonly InboxItem[]>;
  /** Prints the page of one inspection to a PDF where the person says; `cancelled` when the person closes the dialog. */
  savePdf(inspection: number): Promise<'saved' | 'cancelled'>;
  /** Opens the operating system's camera settings; false where there are none to open. */
  openCameraSettings(): Promise<boolean>;
  /** Called when something waits in the inbox; gives back the function that stops listening. */
  onInbox(listener: () => void): () => void;
}

/** GET /workbench/identity: the key that signs, and those before it, which only verify. POST /workbench/identity/rotate answers with it anew. */
export interface OwnKeys {
  readonly did: string;
  /** `key-2`: its name behind the DID. */
  readonly key: string;
  readonly fingerprint: string;
  /** Newest first. */
  readonly rotations: readonly KeyRotation[];
}

/** A key that another one followed. */
export interface KeyRotation {
  readonly key: string;
  readonly fingerprint: string;
  readonly at: string;
  /** Somebody else may have had it: nothing that it signed counts any more. */
  readonly compromised: boolean;
  /** Empty where it was not asked. */
  readonly who: string;
}

export interface KeyRotationRequest {
  readonly compromised: boolean;
  readonly who?: string;
}

/** GET /workbench/trust: what stands behind a verdict, at a glance. Every change of it (POST, DELETE below) answers with it anew. */
export interface TrustOverview {
  readonly summary: TrustSummary;
  /** Past four fifths of its time, or overdue: time for a new one. */
  readonly dueSoon: boolean;
  /** The list in force. */
  readonly snapshot?: SnapshotFacts;
  /** Whose snapshots are taken over; none before the first one. */
  readonly operator?: { readonly id: string; readonly name: string; readonly keys: readonly OperatorKeyFacts[] };
  /** Newest first; `active` is the one in force. */
  readonly snapshots: readonly SnapshotFacts[];
  readonly canUndo: boolean;
  /** Whether the clock may be right: it is not when it shows less than it has already seen. */
  readonly clock: ClockFacts;
  readonly log: readonly TrustLogLine[];
  readonly issuers: readonly TrustedIssuer[];
  readonly statusLists: readonly StatusListFacts[];
}

export interface ClockFacts {
  readonly now: string;
  /** The latest moment that this computer has seen. */
  readonly floor: string;
  readonly suspect: boolean;
  /** To what a reset would lower it; absent where nobody can: it rests on the release or on a trust list. */
  readonly resetTo?: string;
}

/** POST /workbench/trust/clock → TrustOverview: the clock is right now and was ahead before. 409 where there is nothing to reset. */
export interface ClockResetRequest {
  readonly who: string;
  readonly reason: string;
  /** A second person's name, where the settings want two. */
  readonly secondPerson?: string;
}

export interface SnapshotFacts {
  readonly sequence: number;
  readonly issuedAt: string;
  readonly nextUpdate: string;
  readonly sha256: string;
  readonly issuers: number;
  readonly statusLists: number;
  readonly importedAt: string;
  readonly importedBy: string;
  readonly active: boolean;
}

export interface OperatorKeyFacts {
  /** SHA-256 of the raw key, hex in groups of four. */
  readonly fingerprint: string;
  readonly pinnedAt: string;
  readonly pinnedBy: string;
}

export interface TrustLogLine {
  readonly at: string;
  readonly action:
    | 'snapshot-imported'
    | 'snapshot-rolled-back'
    | 'snapshot-undone'
    | 'operator-pinned'
    | 'operator-key-rotated'
    | 'operator-unpinned'
    | 'issuer-added'
    | 'issuer-removed'
    | 'clock-reset'
    | 'own-list-newer'
    | 'two-persons-on'
    | 'two-persons-off'
    | 'freshness-changed'
    | 'list-signed';
  readonly subject: string;
  readonly sequence?: number;
  readonly who: string;
  readonly reason?: string;
}

export interface TrustedIssuer {
  readonly did: string;
  readonly name?: string;
  readonly country?: string;
  readonly role?: string;
  /** `local`: added on this computer, marked so for ever. */
  readonly origin: 'list' | 'local';
  readonly status: 'granted' | 'suspended' | 'withdrawn';
  readonly since?: string;
  readonly credentialTypes?: readonly string[];
  readonly asOf: string;
  readonly keys: readonly { readonly id: string; readonly fingerprint: string }[];
  readonly addedBy?: string;
  readonly reason?: string;
}

export interface StatusListFacts {
  readonly url: string;
  readonly retrievedAt: string;
  /** Until when its silence counts; absent when the list cannot be read. */
  readonly usableUntil?: string;
  /** How many entries any list of this address ever showed as revoked. */
  readonly revoked: number;
  /** How many entries the list that is held shows as suspended. */
  readonly suspended: number;
}

/** POST /workbench/trust/preview: what a file would change; nothing is changed. 409 `trust-refused` with the code in `errors[0].code` when it cannot be used at all. */
export interface TrustFile {
  /** The snapshot, as text. */
  readonly text: string;
}

export interface TrustPreview {
  readonly operator: { readonly id: string; readonly name: string };
  readonly fingerprint: string;
  readonly sequence: number;
  readonly issuedAt: string;
  readonly nextUpdate: string;
  /** Until when it would count as fresh here: `nextUpdate`, or the limit of this computer where that is earlier. */
  readonly freshUntil: string;
  /** Already in force. */
  readonly already: boolean;
  /** What a person has to add before it is taken over. */
  readonly needs: readonly ('fingerprint' | 'reason' | 'second-person')[];
  /** Keys of the operator that come into force with it, as fingerprints. */
  readonly newKeys: readonly string[];
  /** Keys of the operator that count no more from then on, as fingerprints. */
  readonly goneKeys: readonly string[];
  /** The list that it takes the place of. */
  readonly inForce?: { readonly sequence: number; readonly issuedAt: string; readonly freshUntil: string };
  readonly added: readonly IssuerChange[];
  readonly removed: readonly IssuerChange[];
  readonly changed: readonly (IssuerChange & { readonly differences: readonly IssuerDifference[] })[];
  readonly statusLists: number;
  /** Those of them that are not held as they are. */
  readonly lists: readonly StatusListChange[];
}

export interface IssuerChange {
  readonly did: string;
  readonly name?: string;
  readonly status: 'granted' | 'suspended' | 'withdrawn';
  readonly since?: string;
  readonly types?: readonly string[];
  readonly listIssuers?: readonly string[];
  /** An officer added it on this computer too: the list's word goes before that, and where the list has none, it counts again. */
  readonly local?: true;
}

/** A member of an entry as it was and as it will be; absent where the list says nothing. `types` absent: of any kind. `document`: what else its DID document says, and decides nothing. */
export type IssuerDifference =
  | { readonly member: 'status' | 'since' | 'name' | 'country' | 'role'; readonly before?: string; readonly after?: string }
  | { readonly member: 'types' | 'listIssuers'; readonly before?: readonly string[]; readonly after?: readonly string[] }
  | { readonly member: 'keys'; readonly before: readonly KeyFacts[]; readonly after: readonly KeyFacts[] }
  | { readonly member: 'document' };

/** A key of an issuer, or what stands in its place and is none that is read here. */
export interface KeyFacts {
  readonly id: string;
  readonly fingerprint?: string;
  readonly fault?: 'not-found' | 'not-ed25519' | 'weak';
  /** Listed for signing credentials. */
  readonly signs: boolean;
  readonly revoked?: string;
  readonly expires?: string;
  /** Where it is not the issuer itself. */
  readonly controller?: string;
  /** By which name tokens may call it. */
  readonly kid?: string;
}

/** A status list as it is held and as it will be. Not `taken`: the one that is held is newer and stays; what the other revokes counts. */
export interface StatusListChange {
  readonly url: string;
  readonly did: string;
  readonly name: string;
  readonly taken: boolean;
  readonly before?: StatusListFacts;
  readonly after: StatusListFacts;
}

/** POST /workbench/trust/import → TrustOverview. Refused: 409 `trust-refused`; `errors[0].code` is one of TRUST_REFUSALS in server/catalogue/snapshot.ts. */
export interface TrustImport extends TrustFile {
  readonly who: string;
  readonly secondPerson?: string;
  readonly fingerprint?: string;
  readonly reason?: string;
}

/** POST /workbench/trust/undo → TrustOverview */
export interface TrustUndo {
  readonly who: string;
  readonly reason: string;
  readonly secondPerson?: string;
}

/** POST /workbench/trust/issuers → TrustOverview: adds an issuer on this computer. DELETE /workbench/trust/issuers/{did}?who=&reason=&secondPerson= takes it out again. */
export interface IssuerAddition {
  /** Its DID document, as text. */
  readonly document: string;
  readonly name: string;
  readonly country?: string;
  /** Of one of its keys, compared with another source. */
  readonly fingerprint: string;
  readonly who: string;
  /** A second person's name, where the settings want two. */
  readonly secondPerson?: string;
  readonly reason: string;
}

/** POST /workbench/trust/issuers/look `{ text }`: whose DID document it is and which keys it holds, or what is wrong with it; nothing is added. */
export interface DidDocumentLook {
  readonly did?: string;
  readonly fingerprints: readonly string[];
  readonly fault?: string;
}

// GET /workbench/trust/fingerprint.png?fingerprint=&size= → picture of a fingerprint as it is printed

/** GET /workbench/trust/unknown: issuers nobody here vouches for, as inspections met them, the last one first. `?format=json` as a file for the office. */
export interface UnknownIssuers {
  readonly issuers: readonly UnknownIssuer[];
}

export interface UnknownIssuer {
  readonly id: string;
  /** As the credentials call it: nobody vouches for the name either. */
  readonly claimedName?: string;
  readonly verificationMethods: readonly string[];
  readonly inspections: number;
  readonly firstAt: string;
  readonly lastAt: string;
  readonly lastInspection: number;
}

/** GET /workbench/office: the trust list that is kept on this computer for others. Every change of it (below) answers with it anew, or with 409 `trust-refused`; `errors[0].code` is one of OFFICE_REFUSALS in server/office/refused.ts. */
export interface OfficeOverview {
  /** Where the draft lies, or would. */
  readonly file: string;
  /** The draft cannot be read, and stays as it is. */
  readonly damaged?: readonly FieldError[];
  /** SHA-256 of the draft, hex. Every change names the version that it was made on. The members from here on are there when there is a draft. */
  readonly version?: string;
  readonly operator?: { readonly id: string; readonly name: string };
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
}

export interface OfficeEntry {
  readonly did: string;
  readonly name: string;
  readonly country?: string;
  readonly role?: string;
  readonly status: 'granted' | 'suspended' | 'withdrawn';
  readonly since?: string;
  readonly types?: readonly string[];
  readonly listIssuers?: readonly string[];
  readonly fetchedAt: string;
  readonly keys: readonly { readonly id: string; readonly fingerprint: string }[];
  readonly statusLists: readonly { readonly url: string; readonly retrievedAt: string }[];
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
export interface OfficeIssuer {
  readonly version: string;
  readonly did: string;
  /** Its DID document, as text; absent: the one that the draft holds. */
  readonly document?: string;
  readonly name: string;
  readonly country?: string;
  readonly role?: string;
  readonly status: 'granted' | 'suspended' | 'withdrawn';
  readonly since?: string;
  readonly types?: readonly string[];
  readonly listIssuers?: readonly string[];
  /** Status lists as fetched, each as its text. */
  readonly statusLists?: readonly string[];
  /** Addresses of those that are taken out. */
  readonly dropLists?: readonly string[];
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

/** What became of the trust list in a pack: in force now, in force before, or older than the one in force and left alone. */
export type PackTrust = 'taken-over' | 'already' | 'older';

/** An entry of a pack that was refused; the others went in. Entries count from 0. */
export interface PackRefusedEntry {
  readonly entry: number;
  readonly kind: 'credential' | 'passport' | 'events' | 'status-list';
  readonly code: string;
  readonly detail: string;
}

/** What became of the entries of a pack. */
export interface PackReport {
  /** New here. */
  readonly credentials: number;
  readonly alreadyHere: number;
  readonly passports: number;
  readonly events: number;
  readonly statusLists?: number;
  /** Of those refused: lists of issuers whom nobody here vouches for; the pack may be applied again when somebody does. */
  readonly listsLeftOut?: number;
  readonly refused: number;
  /** The first hundred of them. */
  readonly refusals: readonly PackRefusedEntry[];
  readonly trust?: PackTrust;
}

/** What of a pack is not here as it is in it. */
export interface PackChanges {
  readonly credentials: { readonly fresh: number; readonly here: number };
  readonly passports: { readonly fresh: number; readonly changed: number; readonly same: number };
  /** Of the service's own: newer than those held here, or not. */
  readonly statusLists: { readonly newer: number; readonly older: number };
}

/** What a pack holds, and what stands against applying it here. */
export interface PackPreview {
  /** Of its signed header: it names the pack. */
  readonly sha256: string;
  readonly bytes: number;
  /** As it calls itself; what counts is the key. */
  readonly creator: string;
  readonly creatorKey: string;
  readonly fingerprint: string;
  readonly series: string;
  readonly sequence: number;
  readonly since?: number;
  readonly selection: boolean;
  readonly issuedAt: string;
  readonly counts: { readonly credentials: number; readonly passports: number; readonly events: number; readonly statusLists?: number };
  readonly trust?: { readonly operator: string; readonly fingerprint: string; readonly sequence: number; readonly becomes: PackTrust };
  /** Absent where there is no store to compare with. */
  readonly changes?: PackChanges;
  /** Entries that would be refused one by one: altered, unreadable, or of nobody who is known here. */
  readonly refused: number;
  readonly refusals: readonly PackRefusedEntry[];
  readonly already: boolean;
  /** Why it would be refused as a whole; one of PACK_REFUSALS in server/pack/pack.ts. */
  readonly against?: { readonly code: string; readonly detail: string };
}

/** GET /workbench/want-list: what could not be checked because no copy is held here, one entry for each product or link, the one met last first. */
export interface WantList {
  readonly items: readonly WantedCopy[];
  /** GET /workbench/want-list/qr.png?part=1: so many QR codes, and how many of the copies are in them; another desk that scans them wants the same. */
  readonly pictures: { readonly count: number; readonly codes: number };
}

export interface WantedCopy {
  readonly gtin?: string;
  readonly serial?: string;
  readonly batch?: string;
  readonly dppCode?: string;
  /** The address that was scanned, where it can be asked for. */
  readonly link?: string;
  readonly inspections: number;
  readonly firstAt: string;
  readonly lastAt: string;
  /** Number of the inspection to open. */
  readonly lastInspection: number;
}

/** A pack that was applied on this computer. */
export interface AppliedPack {
  readonly id: number;
  /** Of its signed header. */
  readonly sha256: string;
  readonly creator: string;
  readonly creatorKey: string;
  readonly series: string;
  readonly sequence: number;
  readonly since?: number;
  readonly selection: boolean;
  readonly issuedAt: string;
  readonly appliedAt: string;
  readonly appliedBy: string;
  readonly reason?: string;
  readonly report: PackReport;
}

/** What a person has to add before a pack may be applied: fingerprints compared, a reason for an older pack, a second name. */
export type PackNeed = 'creator-key' | 'operator-key' | 'reason' | 'second-person';

/**
 * The one pack that was brought to this computer and is looked at. It arrives in parts, is checked, and waits for a person; it is applied, or
 * given up. `refused`: nothing can be done with it.
 */
export interface IncomingPack {
  /** What the file was called: only ever shown. */
  readonly name: string;
  readonly size: number;
  /** Bytes that are here: the next part begins there. */
  readonly held: number;
  readonly stage: 'receiving' | 'checking' | 'ready' | 'applying' | 'applied' | 'refused';
  /** Parts of the pack, of those to be checked or verified. */
  readonly progress?: { readonly done: number; readonly total: number };
  /** While it is checked: what was found so far. */
  readonly preview?: PackPreview;
  /** What the trust list in it would change, when it is to be taken over. */
  readonly trust?: TrustPreview;
  readonly needs: readonly PackNeed[];
  /** Why it cannot be applied, or why the last attempt was refused; a code of PACK_REFUSALS, or `failed`. */
  readonly fault?: { readonly code: string; readonly detail: string };
  readonly result?: { readonly already: boolean; readonly applied: AppliedPack };
}

/** POST /workbench/packs/incoming → IncomingPack. The same file goes on where it stopped; another one takes the place of what was there. */
export interface PackFile {
  readonly name: string;
  readonly size: number;
  /** When the file was changed last, in milliseconds: with name and size it tells whether it is the same. */
  readonly modified: number;
}

/** POST /workbench/packs/incoming/apply → IncomingPack, before it is done. `…/incoming/stop` ends it between two parts; DELETE gives the pack up. */
export interface PackApplication {
  readonly who: string;
  readonly creatorKey?: string;
  readonly fingerprint?: string;
  readonly secondPerson?: string;
  readonly reason?: string;
}

/** POST /workbench/packs/made → MadePack, before it is done: signed with the key of this service. */
export interface PackWanted {
  readonly role: Role;
  /** The whole passports and their events: for a second computer of the same service. */
  readonly passports: boolean;
  /** The trust list in force goes along. */
  readonly trust: boolean;
  readonly since?: number;
  /** Codes, links and numbers; absent: everything. */
  readonly lines?: readonly string[];
}

/** The last pack that was made on this screen; GET /workbench/packs/made/file?at= gives its bytes, part by part. */
export interface MadePack {
  readonly stage: 'making' | 'made' | 'failed';
  /** Things that went in so far. */
  readonly entries: number;
  readonly name?: string;
  readonly size?: number;
  readonly sequence?: number;
  readonly fault?: { readonly code: string; readonly detail: string };
}

/** A pack that was made on this computer, and may be the base of the next. */
export interface CreatedPack {
  readonly sequence: number;
  readonly since?: number;
  readonly selection: boolean;
  readonly role: Role;
  readonly passports: boolean;
  readonly createdAt: string;
}

/** GET /workbench/packs: what was applied here, the last one first, what waits, and what was made here. */
export interface PacksOverview {
  readonly applied: readonly AppliedPack[];
  readonly incoming?: IncomingPack;
  readonly made?: MadePack;
  readonly created: readonly CreatedPack[];
  /** Of the key with which packs are signed here: who gets the first one compares it. */
  readonly fingerprint: string;
}

/** What to fetch from another service: a passport by its code, an item, a product or a batch, or a link to that service. */
export interface SyncItem {
  readonly gtin?: string;
  readonly serial?: string;
  readonly batch?: string;
  readonly dppCode?: string;
  readonly link?: string;
}

/** A look-up that failed is never `not-there`. */
export type SyncOutcome = 'fetched' | 'unchanged' | 'not-there' | 'refused' | 'failed';

export interface SyncSettled extends SyncItem {
  readonly outcome: SyncOutcome;
  readonly code?: string;
  readonly detail?: string;
  /** Of what failed: whether the next run asks again. */
  readonly retry?: boolean;
  /** Credentials that are new here, that were here, and of either how many nobody vouches for yet. */
  readonly stored: number;
  readonly present: number;
  readonly unverified: number;
}

/** A status list that fetched credentials name. `not-checked`: it did not come or is of no use, and the code says why; what is here of it still counts. */
export interface SyncList {
  readonly url: string;
  readonly outcome: 'fetched' | 'unchanged' | 'not-checked';
  readonly code?: string;
  readonly detail?: string;
  /** The next run asks again. */
  readonly retry?: boolean;
}

/** What a service says of itself: to be compared by a person, never trusted by itself. */
export interface SyncIdentity {
  readonly did?: string;
  /** Why its issuer is known here, where it is. */
  readonly known?: IssuerOrigin;
  readonly keys: readonly { readonly id: string; readonly fingerprint: string }[];
  readonly didDocument?: JsonObject;
  readonly fault?: { readonly code: string; readonly detail: string };
}

export interface SyncRun {
  readonly id: number;
  readonly service: string;
  readonly startedAt: string;
  readonly endedAt?: string;
  readonly who: string;
  /** `interrupted`: nobody carries it on; the same wish goes on with it. */
  readonly state: 'running' | 'interrupted' | 'stopped' | 'ended';
  readonly total: number;
  readonly settled: number;
  readonly counts: Readonly<Record<SyncOutcome, number>>;
  readonly identity?: SyncIdentity;
}

export interface SyncRequest {
  readonly url: string;
  /** For this computer and its own network. */
  readonly allowHttp?: boolean;
  /** Neither this nor a file: the own want-list. */
  readonly items?: readonly SyncItem[];
  /** The text of a file instead: codes, product links or GTINs, one a line; a want-list; a link set. */
  readonly file?: string;
  readonly who?: string;
  readonly events?: boolean;
  /** A stakeholder key: sent to that service, kept nowhere. */
  readonly key?: string;
}

/** The newest run, and the first thousand of its items that are settled; none yet: nothing was ever fetched. */
export interface SyncState {
  readonly run?: SyncRun;
  readonly items: readonly SyncSettled[];
  readonly lists: readonly SyncList[];
}

/** GET /workbench/watch. PUT with `{folder}` chooses another, DELETE …/{id} says that an offer or a problem was seen. */
export interface WatchState {
  /** Whose files, and those of the folders directly below, are looked at every few seconds; empty: none. */
  readonly folder: string;
  /** False: it is not there, as when no stick is. */
  readonly present: boolean;
  readonly lookedAt?: string;
  /** Where this operating system shows sticks. */
  readonly suggestions: readonly string[];
  /** Could be taken over and was not. */
  readonly offers: readonly WatchOffer[];
  readonly problems: readonly WatchProblem[];
}

export interface WatchOffer {
  readonly id: string;
  readonly kind: 'trust' | 'pack';
  readonly name: string;
  readonly folder: string;
  /** As it calls itself: whether the key is known shows the preview. */
  readonly by: string;
  readonly sequence: number;
  readonly issuedAt: string;
  /** A pack of chosen things, such as wanted copies. */
  readonly selection?: true;
}

/** A file that is of a kind to be taken over, and no good; what cannot be read; what is not looked at. Told until somebody has seen it. */
export interface WatchProblem {
  readonly id: string;
  /** Empty: the folder itself. */
  readonly name: string;
  readonly folder: string;
  readonly at: string;
  /**
   * `taken-out`, `no-permission`, `read-error`: it could not be read to its end. `still-written`: it changed while it was read, and is read again.
   * `too-many`: entries beyond the bound. `deeper`: folders further down and links. Else the code of what is wrong with the file.
   */
  readonly code: string;
  readonly detail: string;
  /** How many were not looked at. */
  readonly count?: number;
}

/** GET /workbench/watch/{id}/text: a trust list that was found, for the preview. A pack is brought by POST …/{id}/bring → IncomingPack. */
export interface WatchedText {
  readonly text: string;
}

/** GET /workbench/backups. POST with a BackupRequest makes one and answers the same. */
export interface BackupOverview {
  /** Where a backup goes unless another folder is named. */
  readonly folder: string;
  /** Made here, and brought back here, the newest first. */
  readonly log: readonly BackupEntry[];
  /** The one that was brought to be put in the place of the store. */
  readonly incoming?: IncomingBackup;
}

/**
 * POST /workbench/backups/incoming with a PackFile, PUT …?at= its next bytes: the same as for a pack, and it is checked by itself when it is whole.
 * POST …/restore with a BackupRestore: the workbench is started again with it. DELETE: it is given up.
 */
export interface IncomingBackup {
  readonly name: string;
  readonly size: number;
  /** Bytes of it that are here. */
  readonly held: number;
  /** `refused`: the file is no good. `restoring`: nothing else is answered until the workbench has started again; when that went well, it is gone. */
  readonly stage: 'receiving' | 'checking' | 'ready' | 'refused' | 'restoring';
  /** While it is checked: the share that was read, per cent. */
  readonly progress?: number;
  readonly preview?: BackupPreview;
  readonly needs: readonly BackupNeed[];
  /** Why it is refused, or was not put in the place of the store the last time. */
  readonly fault?: { readonly code: BackupFault; readonly detail: string };
}

export type BackupFault = BackupRefusalCode;

/** `passphrase`: or the word that the keys are left in the backup. */
export type BackupNeed = 'passphrase' | 'reason' | 'second-person';

export interface BackupPreview {
  readonly madeAt: string;
  readonly madeBy: string;
  readonly appVersion: string;
  /** DID. */
  readonly service: string;
  /** Of the database in it. */
  readonly sha256: string;
  readonly trustSequence?: number;
  readonly records: BackupRecords;
  /** The keys are in it, sealed under a passphrase. */
  readonly keysInside: boolean;
  /** Those that the service had, whether they are inside or not. */
  readonly keys: readonly OwnKey[];
  readonly behind: readonly BackupBehind[];
  /** What is on this computer now. */
  readonly present: BackupRecords;
  /** What is switched on in it and not here in the same way: it stays as it is here unless that is asked for. */
  readonly switchedOn: readonly BackupSetting[];
}

export interface BackupRecords {
  readonly inspections: number;
  readonly decisions: number;
  readonly passports: number;
  readonly credentials: number;
  readonly events: number;
}

export interface OwnKey {
  readonly key: string;
  readonly fingerprint: string;
  readonly revoked: boolean;
}

export interface BackupRestore {
  readonly who: string;
  readonly reason?: string;
  readonly secondPerson?: string;
  /** Absent: the keys are left in the backup. */
  readonly passphrase?: string;
  readonly switchOn: readonly BackupSetting['what'][];
}

export interface BackupEntry {
  readonly at: string;
  readonly action: 'backup' | 'restore';
  readonly who: string;
  readonly file: string;
  readonly keys: boolean;
  /** Of a restore: what was here and the backup did not know, and why that was right. */
  readonly behind?: readonly BackupBehind[];
  readonly reason?: string;
  /** Folder below that of the data in which lies what was here before. */
  readonly keptAside?: string;
  /** What the backup had switched on and was left as it is on this computer. */
  readonly leftOff?: readonly BackupSetting[];
}

/** A setting by which the program does something by itself, as it is in a backup. */
export interface BackupSetting {
  readonly what: 'public-listener' | 'watched-folder';
  /** The address and port, or the folder. */
  readonly value: string;
}

/** One thing that was seen here and is not in the backup. */
export interface BackupBehind {
  readonly what:
    | 'inspections'
    | 'decisions'
    | 'trust-sequence'
    | 'trust-office'
    | 'passports'
    | 'earlier-versions'
    | 'published'
    | 'credentials'
    | 'events'
    | 'status-log'
    | 'trust-log'
    | 'trust-lists'
    | 'status-lists'
    | 'own-issuers'
    | 'key-log'
    | 'clock-log'
    | 'backup-log'
    | 'reader-keys'
    | 'packs'
    | 'packs-made'
    | 'pack-makers'
    | 'fetches'
    | 'body-list'
    | 'service-name'
    | 'other-key'
    | 'unreadable';
  readonly count?: number;
  /** Moment of the newest of them. */
  readonly newest?: string;
  /** Sequences of the trust list; 0: none. */
  readonly from?: number;
  readonly to?: number;
}

export interface BackupRequest {
  /** A folder that is there; empty: the usual one. */
  readonly folder: string;
  readonly who: string;
  /** Seals the keys of the service into it; absent: they are left out. */
  readonly passphrase?: string;
  /** Yes to a workbench that answers nobody until it is made: a large store is refused without it, with the code `large`. */
  readonly standStill?: boolean;
}

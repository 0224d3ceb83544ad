// Defines the API types for packs: their content, upload and application, and the creation of new ones.

import type { Foreign } from '../domain/foreign/index.ts';
import type { PackMaker } from './ownership.ts';
import type { Role } from './stakeholder-keys.ts';
import type { TrustPreview } from './trust-list.ts';

/**
 * The fate of the trust list in a pack: newly in force, already in force, or kept as an older list, as one whose number jumps too far, or
 * as the second one with its number.
 */
export type PackTrust = 'taken-over' | 'already' | 'older' | 'pending' | 'twice';

/** An entry of a pack that was refused, while the others were stored. Entries count from 0. */
export interface PackRefusedEntry {
  readonly entry: number;
  readonly kind: 'credential' | 'passport' | 'events' | 'status-list' | 'registry-snapshot' | 'rules-edition';
  readonly code: string;
  readonly detail: Foreign;
}

/** The outcome of the entries of a pack. */
export interface PackReport {
  /** Credentials that are new on this computer. */
  readonly credentials: number;
  readonly alreadyHere: number;
  readonly passports: number;
  readonly events: number;
  /** Set if passports and events are kept separate, as received from the pack's maker. If absent, they are this service's own. */
  readonly received?: true;
  /** Events kept in addition to another event of the same asserter with the same ID. */
  readonly conflicts?: number;
  readonly statusLists?: number;
  /** 1 if the registry snapshot in the pack is now the stored one. */
  readonly registrySnapshots?: number;
  /** 1 if the edition of the rules in the pack was taken: it is newer than the one that was in force here, or the same. */
  readonly rulesEditions?: number;
  /**
   * How many of the refused entries are lists of issuers that no trusted source vouches for. The pack may be applied again once one does.
   */
  readonly listsLeftOut?: number;
  /**
   * True if the registry snapshot was left out because one of another origin is stored. Once that one is removed, the pack may be applied
   * again.
   */
  readonly snapshotLeftOut?: true;
  readonly refused: number;
  /** The first hundred refused entries. */
  readonly refusals: readonly PackRefusedEntry[];
  readonly trust?: PackTrust;
}

/** What a pack would change on this computer. */
export interface PackChanges {
  readonly credentials: { readonly fresh: number; readonly here: number };
  readonly passports: { readonly fresh: number; readonly changed: number; readonly same: number };
  /** The service's own status lists: newer than those held here, or not. */
  readonly statusLists: { readonly newer: number; readonly older: number };
}

export interface PackCounts {
  readonly credentials: number;
  readonly passports: number;
  readonly events: number;
  /** Absent if there are none, and in packs from versions that did not include status lists. */
  readonly statusLists?: number;
  /** Snapshots of the registry. Absent if there are none, and in packs from versions that did not include them. */
  readonly registrySnapshots?: number;
  /** Editions of the rules of completeness. Absent if there are none, and in packs made before they travelled. */
  readonly rulesEditions?: number;
}

/** The content of a pack, and what prevents its application. */
export interface PackPreview {
  /** SHA-256 of its signed header, which identifies the pack. */
  readonly sha256: string;
  readonly bytes: number;
  /** The creator's claimed name. Only the key counts. */
  readonly creator: Foreign;
  readonly creatorKey: string;
  readonly fingerprint: string;
  readonly series: string;
  readonly sequence: number;
  readonly since?: number;
  readonly selection: boolean;
  readonly issuedAt: string;
  readonly counts: PackCounts;
  readonly trust?: { readonly operator: Foreign; readonly fingerprint: string; readonly sequence: number; readonly becomes: PackTrust };
  /** Absent if there is no store to compare with. */
  readonly changes?: PackChanges;
  /** Entries that would be refused individually: altered, unreadable or from an unknown source. */
  readonly refused: number;
  readonly refusals: readonly PackRefusedEntry[];
  readonly already: boolean;
  /**
   * True if the pack was signed with the key of this service, so that its passports and events become own ones. Otherwise they are kept
   * separate, as received.
   */
  readonly own: boolean;
  /** Why the pack would be refused as a whole: one of PACK_REFUSALS in server/features/packs/format/pack.ts. */
  readonly against?: { readonly code: string; readonly detail: Foreign };
}

/** A pack that was applied on this computer. */
export interface AppliedPack {
  readonly id: number;
  /** SHA-256 of its signed header. */
  readonly sha256: string;
  readonly creator: Foreign;
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

/**
 * What a person must provide before a pack may be applied: compared fingerprints, the compared number, a reason for an older pack, a second
 * name.
 */
export type PackNeed = 'creator-key' | 'operator-key' | 'sequence' | 'reason' | 'second-person';

/**
 * The single pack that was uploaded to this computer for review. It arrives in parts, is checked, and waits for a person, who applies or
 * discards it. `refused`: the pack is unusable.
 */
export interface PackImport {
  /** The name of the file, for display only. */
  readonly name: Foreign;
  readonly size: number;
  /** The bytes received so far. The next part starts at this offset. */
  readonly held: number;
  readonly stage: 'receiving' | 'checking' | 'ready' | 'applying' | 'applied' | 'refused';
  /** The parts of the pack that are done, of those to be checked or verified. */
  readonly progress?: { readonly done: number; readonly total: number };
  /** While the pack is checked: the findings so far. */
  readonly preview?: PackPreview;
  /** What the trust list in the pack would change if it were imported. */
  readonly trust?: TrustPreview;
  readonly needs: readonly PackNeed[];
  /** Why the pack cannot be applied, or why the last attempt was refused: a code of PACK_REFUSALS, or `failed`. */
  readonly fault?: { readonly code: string; readonly detail: Foreign };
  readonly result?: { readonly already: boolean; readonly applied: AppliedPack };
}

/**
 * POST /workbench/packs/incoming → PackImport. The upload of the same file resumes where it stopped; another file replaces the previous
 * upload.
 */
export interface PackFile {
  readonly name: string;
  readonly size: number;
  /** When the file was last modified, in milliseconds since the Unix epoch. With its name and size, this identifies the file. */
  readonly modified: number;
}

/**
 * POST /workbench/packs/incoming/apply → PackImport, before the pack is applied. `…/incoming/stop` stops between two parts; DELETE discards
 * the pack.
 */
export interface PackApplication {
  readonly who: string;
  /** Fingerprint of the creator's key, compared with another source. It pins the key. */
  readonly creatorKey?: string;
  /** Fingerprint of the operator's key of the enclosed trust list. Default: the creator's, if both are the same office. */
  readonly fingerprint?: string;
  readonly secondPerson?: string;
  /** Why an older pack may be applied. */
  readonly reason?: string;
  /** The number of the pack, compared with its maker. Needed for a number far beyond the previous ones. */
  readonly sequence?: number;
}

/** POST /workbench/packs/made → PackExport, before the pack is complete. The pack is signed with the key of this service. */
export interface PackWanted {
  readonly role: Role;
  /** Includes complete passports and their events, for a second computer of the same service. */
  readonly passports: boolean;
  /** Includes the trust list in force. */
  readonly trust: boolean;
  readonly since?: number;
  /** Codes, links and numbers. If absent, the pack contains everything. */
  readonly lines?: readonly string[];
}

/** The last pack that was created on this screen. GET /workbench/packs/made/file?at= returns its bytes, part by part. */
export interface PackExport {
  readonly stage: 'making' | 'made' | 'failed';
  /** The number of entries written so far. */
  readonly entries: number;
  readonly name?: Foreign;
  readonly size?: number;
  readonly sequence?: number;
  readonly fault?: { readonly code: string; readonly detail: Foreign };
}

/** A pack that was created on this computer and may be the base of the next. */
export interface CreatedPack {
  readonly sequence: number;
  readonly since?: number;
  readonly selection: boolean;
  readonly role: Role;
  readonly passports: boolean;
  readonly createdAt: string;
}

/** GET /workbench/packs: the packs applied on this computer, latest first, the waiting one, and those created here. */
export interface PacksOverview {
  readonly applied: readonly AppliedPack[];
  readonly incoming?: PackImport;
  readonly made?: PackExport;
  readonly created: readonly CreatedPack[];
  /** The fingerprint of the key that signs packs on this computer. The recipient of the first pack compares it. */
  readonly fingerprint: string;
  /** The keys whose packs are, or were, accepted. */
  readonly makers: readonly PackMaker[];
}

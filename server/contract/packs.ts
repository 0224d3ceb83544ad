// Packs: what one holds, how it is brought and applied, and how one is made here.

import type { Foreign } from '../domain/foreign/index.ts';
import type { PackMaker } from './ownership.ts';
import type { Role } from './stakeholder-keys.ts';
import type { TrustPreview } from './trust-list.ts';

/** What became of the trust list in a pack: in force now, in force before, or kept as older, as one whose number jumps too far, or as the second one of its number. */
export type PackTrust = 'taken-over' | 'already' | 'older' | 'pending' | 'twice';

/** An entry of a pack that was refused; the others went in. Entries count from 0. */
export interface PackRefusedEntry {
  readonly entry: number;
  readonly kind: 'credential' | 'passport' | 'events' | 'status-list';
  readonly code: string;
  readonly detail: Foreign;
}

/** What became of the entries of a pack. */
export interface PackReport {
  /** New here. */
  readonly credentials: number;
  readonly alreadyHere: number;
  readonly passports: number;
  readonly events: number;
  /** Passports and events are kept apart, as received from the pack's maker; absent: they are this service's own. */
  readonly received?: true;
  /** Events kept in addition to another of the same speaker under the same ID. */
  readonly conflicts?: number;
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
  readonly creator: Foreign;
  readonly creatorKey: string;
  readonly fingerprint: string;
  readonly series: string;
  readonly sequence: number;
  readonly since?: number;
  readonly selection: boolean;
  readonly issuedAt: string;
  readonly counts: { readonly credentials: number; readonly passports: number; readonly events: number; readonly statusLists?: number };
  readonly trust?: { readonly operator: Foreign; readonly fingerprint: string; readonly sequence: number; readonly becomes: PackTrust };
  /** Absent where there is no store to compare with. */
  readonly changes?: PackChanges;
  /** Entries that would be refused one by one: altered, unreadable, or of nobody who is known here. */
  readonly refused: number;
  readonly refusals: readonly PackRefusedEntry[];
  readonly already: boolean;
  /** Its passports and events become own ones: it was signed with the key of this service. Otherwise they are kept apart, as received. */
  readonly own: boolean;
  /** Why it would be refused as a whole; one of PACK_REFUSALS in server/features/packs/format/pack.ts. */
  readonly against?: { readonly code: string; readonly detail: Foreign };
}

/** A pack that was applied on this computer. */
export interface AppliedPack {
  readonly id: number;
  /** Of its signed header. */
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

/** What a person has to add before a pack may be applied: fingerprints compared, its number compared, a reason for an older pack, a second name. */
export type PackNeed = 'creator-key' | 'operator-key' | 'sequence' | 'reason' | 'second-person';

/**
 * The one pack that was brought to this computer and is looked at. It arrives in parts, is checked, and waits for a person; it is applied, or
 * given up. `refused`: nothing can be done with it.
 */
export interface PackImport {
  /** What the file was called: only ever shown. */
  readonly name: Foreign;
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
  readonly fault?: { readonly code: string; readonly detail: Foreign };
  readonly result?: { readonly already: boolean; readonly applied: AppliedPack };
}

/** POST /workbench/packs/incoming → PackImport. The same file goes on where it stopped; another one takes the place of what was there. */
export interface PackFile {
  readonly name: string;
  readonly size: number;
  /** When the file was changed last, in milliseconds: with name and size it tells whether it is the same. */
  readonly modified: number;
}

/** POST /workbench/packs/incoming/apply → PackImport, before it is done. `…/incoming/stop` ends it between two parts; DELETE gives the pack up. */
export interface PackApplication {
  readonly who: string;
  readonly creatorKey?: string;
  readonly fingerprint?: string;
  readonly secondPerson?: string;
  readonly reason?: string;
  /** The number of the pack, as it was compared. */
  readonly sequence?: number;
}

/** POST /workbench/packs/made → PackExport, before it is done: signed with the key of this service. */
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
export interface PackExport {
  readonly stage: 'making' | 'made' | 'failed';
  /** Things that went in so far. */
  readonly entries: number;
  readonly name?: Foreign;
  readonly size?: number;
  readonly sequence?: number;
  readonly fault?: { readonly code: string; readonly detail: Foreign };
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
  readonly incoming?: PackImport;
  readonly made?: PackExport;
  readonly created: readonly CreatedPack[];
  /** Of the key with which packs are signed here: who gets the first one compares it. */
  readonly fingerprint: string;
  /** Whose packs are taken here, and whose no longer. */
  readonly makers: readonly PackMaker[];
}

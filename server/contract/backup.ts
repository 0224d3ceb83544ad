// Backups: how one is made, what one holds, and how it takes the place of the store.

import type { Foreign } from '../domain/foreign/index.ts';

/** GET /workbench/backups. POST with a BackupRequest makes one and answers the same. */
export interface BackupOverview {
  /** Where a backup goes unless another folder is named. */
  readonly folder: string;
  /** False: a command of an administrator started this workbench, and another one brings a backup back. */
  readonly bringsBack: boolean;
  /** Made here, and brought back here, the newest first. */
  readonly log: readonly BackupEntry[];
  /** The one that was brought to be put in the place of the store. */
  readonly incoming?: BackupImport;
  /** The store cannot be opened: nothing but bringing a backup back is answered, all else is refused with 409 `store-damaged`. */
  readonly damaged?: { readonly dataFolder: string; readonly detail: Foreign };
}

/**
 * POST /workbench/backups/incoming with a PackFile, PUT …?at= its next bytes: the same as for a pack, and it is checked by itself when it is whole.
 * POST …/restore with a BackupRestore: the workbench is started again with it. DELETE: it is given up.
 */
export interface BackupImport {
  readonly name: Foreign;
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
  readonly fault?: { readonly code: BackupFault; readonly detail: Foreign };
}

/** Why a backup is not made or not put in the place of the store. */
export type BackupFault =
  | 'not-found'
  | 'not-a-file'
  | 'not-a-backup'
  | 'newer'
  | 'truncated'
  | 'changed'
  | 'damaged-store'
  | 'foreign-schema'
  | 'broken-log'
  | 'bad-settings'
  | 'no-room'
  | 'exists'
  | 'passphrase-needed'
  | 'passphrase-wrong'
  | 'office-draft'
  | 'running'
  | 'rollback'
  | 'second-person'
  | 'large'
  | 'busy'
  | 'not-here'
  | 'failed';

/** `passphrase`: or the word that the keys are left in the backup. */
export type BackupNeed = 'passphrase' | 'reason' | 'second-person';

export interface BackupPreview {
  readonly madeAt: string;
  readonly madeBy: string;
  readonly appVersion: string;
  /** DID. */
  readonly service: Foreign;
  /** Of the database in it. */
  readonly sha256: string;
  readonly trustSequence?: number;
  /** Comes back with it; absent: none is in it, and one that is kept here stays. */
  readonly office?: BackupOffice;
  readonly records: BackupRecords;
  /** The keys are in it, sealed under a passphrase. */
  readonly keysInside: boolean;
  /** Those that the service had, whether they are inside or not. */
  readonly keys: readonly BackupKey[];
  readonly behind: readonly BackupBehind[];
  /** By whose word its logs are intact; none: it is of a version that signed no ends, or the signatures are gone. */
  readonly signers: readonly BackupSigner[];
  /** What is on this computer now; absent: it cannot be read. */
  readonly present?: BackupRecords;
  /** What is switched on in it and not here in the same way: it stays as it is here unless that is asked for. */
  readonly switchedOn: readonly BackupSetting[];
}

/** The draft of a trust list that is kept for others. */
export interface BackupOffice {
  readonly name: Foreign;
  /** DID. */
  readonly operator: Foreign;
  /** Of the list that was signed last, as it will be counted on from; 0: none. */
  readonly sequence: number;
  readonly issuers: number;
}

export interface BackupRecords {
  readonly inspections: number;
  readonly decisions: number;
  readonly passports: number;
  readonly credentials: number;
  readonly events: number;
}

/** A key that signed where the logs in a backup end. */
export interface BackupSigner {
  readonly fingerprint: string;
  /** `earlier-backup`: a backup with logs that it signed was brought back here before. */
  readonly known: 'this-computer' | 'earlier-backup' | 'no';
}

export interface BackupKey {
  readonly key: string;
  readonly fingerprint: string;
  readonly revoked: boolean;
  /** Its file lies on this computer. */
  readonly here: boolean;
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
  readonly action: 'backup' | 'restore' | 'start-anew';
  readonly who: string;
  readonly file: string;
  /** Keys were sealed into it, or put back from it. */
  readonly keys: boolean;
  /** Of a restore that put none back: those of the backup were on this computer already. */
  readonly keysHere?: true;
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

/** One thing that is here, not in the backup, and left behind; evidence and decisions about others come along. */
export interface BackupBehind {
  readonly what:
    | 'inspections'
    | 'decisions'
    | 'trust-office'
    | 'passports'
    | 'earlier-versions'
    | 'published'
    | 'events'
    | 'status-log'
    | 'key-log'
    | 'clock-log'
    | 'backup-log'
    | 'reader-keys'
    | 'packs'
    | 'packs-made'
    | 'fetches'
    | 'body-list'
    | 'service-name'
    | 'other-key'
    | 'office-draft'
    | 'log-end'
    | 'unreadable';
  readonly count?: number;
  /** Moment of the newest of them. */
  readonly newest?: string;
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

/** `{restore: …}` from the workbench: that the backup which was brought to it be put in the place of the store, by its successor. */
export interface RestoreWish {
  readonly who: string;
  readonly switchOn: readonly BackupSetting['what'][];
  readonly reason?: string;
  readonly secondPerson?: string;
  readonly passphrase?: string;
}

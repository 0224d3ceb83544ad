// Defines the API types for backups: creating a backup, inspecting its content and restoring the store from it.

import type { Foreign } from '../domain/foreign/index.ts';
import type { BackupFault } from './assurance/backup-fault.ts';
import type { SignedIn } from './inspections/signed-in.ts';

/** GET /workbench/backups. POST with a BackupRequest creates a backup and returns the same. */
export interface BackupOverview {
  /** The default folder for backups. */
  readonly folder: string;
  /** False if an administrator's command started this workbench. A backup is then restored by another command. */
  readonly bringsBack: boolean;
  /** The backups created and restored on this computer, newest first. */
  readonly log: readonly BackupEntry[];
  /** The automatic backups. Absent if there are none. */
  readonly timed?: TimedBackups;
  /** The backup that was uploaded to replace the store. */
  readonly incoming?: BackupImport;
  /**
   * Present if the store cannot be opened. Only restoring a backup is possible; every other request is refused with 409 `store-damaged`.
   */
  readonly damaged?: { readonly dataFolder: string; readonly detail: Foreign };
}

/** PUT /workbench/backups/timed (TimedBackupsChange) → BackupOverview */
export interface TimedBackups {
  readonly folder: string;
  readonly everyMinutes: number;
  /** The numbers of days, weeks and months whose newest backup is kept: `7d,4w,12m`. */
  readonly keep: string;
  /** `command`: the command that started the service decides, and the screen cannot change it. */
  readonly by: 'command' | 'screen';
  readonly running: boolean;
  /** True if the newest backup, however it was made, is older than twice the interval. */
  readonly late: boolean;
  readonly success?: { readonly at: string; readonly file: Foreign };
  /** The last failure; a later success does not remove it. */
  readonly failure?: { readonly at: string; readonly code: BackupFault; readonly detail: Foreign };
}

/** An empty folder switches them off. */
export interface TimedBackupsChange {
  readonly folder: string;
  readonly everyMinutes: number;
}

/**
 * POST /workbench/backups/incoming with a PackFile, then PUT …?at= with its next bytes, as for a pack. The backup is checked as soon as it
 * is complete. POST …/restore with a BackupRestore restarts the workbench with it. DELETE discards it.
 */
export interface BackupImport {
  readonly name: Foreign;
  readonly size: number;
  /** The bytes received so far. */
  readonly held: number;
  /**
   * `refused`: the file is unusable. `restoring`: no other request is answered until the workbench has restarted. After a successful
   * restore the upload is gone.
   */
  readonly stage: 'receiving' | 'checking' | 'ready' | 'refused' | 'restoring';
  /** While the backup is checked: the share that was read, in percent. */
  readonly progress?: number;
  readonly preview?: BackupPreview;
  readonly needs: readonly BackupNeed[];
  /** Why the backup is refused, or why the last attempt to restore it failed. */
  readonly fault?: { readonly code: BackupFault; readonly detail: Foreign };
}

/** `passphrase` can be replaced by the choice to leave the keys in the backup. */
export type BackupNeed = 'passphrase' | 'reason' | 'second-person';

export interface BackupPreview {
  readonly madeAt: string;
  readonly madeBy: string;
  readonly appVersion: string;
  /** DID. */
  readonly service: Foreign;
  /** SHA-256 of the database in the backup. */
  readonly sha256: string;
  readonly trustSequence?: number;
  /** Restored with the backup. If absent, the backup has none, and one on this computer stays. */
  readonly office?: BackupOffice;
  readonly records: BackupRecords;
  /** True if the backup contains the keys, encrypted under a passphrase. */
  readonly keysInside: boolean;
  /** The keys of the service, whether or not the backup contains them. */
  readonly keys: readonly BackupKey[];
  readonly differences: readonly BackupDifference[];
  /**
   * The keys whose signatures show that the logs are intact. Empty if the version of the backup did not sign the logs, or signatures are
   * missing.
   */
  readonly signers: readonly BackupSigner[];
  /** The present records of this computer. Absent if they cannot be read. */
  readonly present?: BackupRecords;
  /** Settings that are enabled in the backup and differ on this computer. They keep their present value unless the request enables them. */
  readonly switchedOn: readonly BackupSetting[];
}

/** The draft of a trust list that this computer maintains for others. */
export interface BackupOffice {
  readonly name: Foreign;
  /** DID. */
  readonly operator: Foreign;
  /** The number of the last signed list, from which numbering continues. 0 if there is none. */
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
  /** `earlier-backup`: a backup with logs signed by this key was restored here before. */
  readonly known: 'this-computer' | 'earlier-backup' | 'no';
}

export interface BackupKey {
  readonly key: string;
  readonly fingerprint: string;
  readonly revoked: boolean;
  /** True if the key file is on this computer. */
  readonly here: boolean;
}

export interface BackupRestore {
  readonly who: string;
  readonly reason?: string;
  readonly secondPerson?: string;
  /** If absent, the keys are left in the backup. */
  readonly passphrase?: string;
  readonly switchOn: readonly BackupSetting['what'][];
}

export interface BackupEntry {
  readonly at: string;
  readonly action: 'backup' | 'restore' | 'start-anew' | 'repair';
  readonly who: string;
  /** Absent: the name was only typed. */
  readonly signedIn?: SignedIn;
  /** For a restore: the names of the officers who may sign in after it and could not before it. */
  readonly officers?: readonly string[];
  /** The path the backup was written to or restored from, or of the damaged store. Empty if a store was started without a backup. */
  readonly file: string;
  /** True if keys were encrypted into the backup or restored from it. */
  readonly keys: boolean;
  /** Set by a restore that restored no keys because those of the backup were already on this computer. */
  readonly keysHere?: true;
  /** For a restore: the data of this computer that is not in the backup. `reason` states why it was right to leave it behind. */
  readonly differences?: readonly BackupDifference[];
  readonly reason?: string;
  /** The folder, below the data folder, that contains the previous data. */
  readonly keptAside?: string;
  /** Settings that were enabled in the backup and were not applied on this computer. */
  readonly leftOff?: readonly BackupSetting[];
}

/** A setting in a backup that lets the program act without a person. */
export interface BackupSetting {
  readonly what: 'public-listener' | 'watched-folder';
  /** The address and port, or the folder. */
  readonly value: string;
}

/** Something on this computer that is not in the backup and is left behind. Evidence and decisions about others are carried over. */
export interface BackupDifference {
  readonly what:
    | 'inspections'
    | 'decisions'
    | 'trust-office'
    | 'passports'
    | 'earlier-versions'
    | 'edits'
    | 'published'
    | 'events'
    | 'status-log'
    | 'key-log'
    | 'clock-log'
    | 'run-log'
    | 'officer-log'
    | 'customs-log'
    | 'erasure-log'
    | 'maintenance-log'
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
  /** The time of the newest of them. */
  readonly newest?: string;
}

export interface BackupRequest {
  /** An existing folder. Empty means the default folder. */
  readonly folder: string;
  readonly who: string;
  /** Encrypts the keys of the service into the backup. If absent, they are left out. */
  readonly passphrase?: string;
  /**
   * Accepts that the workbench answers no requests until the backup is complete. Without it, a large store is refused with the code
   * `large`.
   */
  readonly standStill?: boolean;
}

/** `{restore: …}` from the workbench: its successor is to replace the store with the uploaded backup. */
export interface RestoreWish extends BackupRestore {
  readonly signedIn?: SignedIn;
}

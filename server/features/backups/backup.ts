// A backup: a copy of the store, a whole SQLite database, behind it the draft of a trust list, with what it holds and where the logs stood told at the end; and every reason for which one is refused.
import type { BackupFault } from '../../contract/index.ts';
import type { LogHeads } from '../../store/audit-log/backup-log.ts';

/** The service's keys, sealed under a passphrase: AES-256-GCM under scrypt, bound to all that the other members say. */
export interface SealedKeys {
  readonly salt: string;
  readonly nonce: string;
  readonly sealed: string;
}

/** Of the folder in which an office keeps its trust list: the draft, and the list that was signed last. */
export const OFFICE_FILES = ['draft.json', 'last-list.jwt'] as const;
export type OfficeFile = (typeof OFFICE_FILES)[number];

export interface OfficePart {
  readonly name: OfficeFile;
  readonly bytes: number;
  /** SHA-256, hex. */
  readonly sha256: string;
}

export interface BackupFacts {
  readonly version: 1;
  readonly madeAt: string;
  readonly madeBy: string;
  readonly appVersion: string;
  /** Version of the store. */
  readonly schema: number;
  /** Of the database, which is the first part of the file. */
  readonly bytes: number;
  /** SHA-256 of it, hex. */
  readonly sha256: string;
  readonly service: string;
  readonly heads: LogHeads;
  /** Sequence of the trust list in force. */
  readonly trustSequence?: number;
  readonly passports: number;
  /** They lie behind the database in this order, the draft first. Absent: no trust list was kept there. */
  readonly office?: readonly OfficePart[];
  /** Absent: they were left out. */
  readonly keys?: SealedKeys;
}

export const BACKUP_REFUSALS: Readonly<Record<BackupFault, string>> = {
  'not-found': 'there is no such file',
  'not-a-file': 'that is no file of its own',
  'not-a-backup': 'the file is no backup of DPP Desk',
  newer: 'the backup was made by a newer version of DPP Desk',
  truncated: 'the file does not have the length that it says',
  changed: 'the backup is not what was written',
  'damaged-store': 'the database in the backup is damaged',
  'foreign-schema': 'the database in the backup is not made as a store is',
  'broken-log': 'a chain of the log in the backup does not hold',
  'bad-settings': 'the service could not start with the settings in the backup',
  'no-room': 'there is not enough room on the disk',
  exists: 'there is a file of that name already',
  'passphrase-needed': 'a passphrase is needed',
  'passphrase-wrong': 'the passphrase does not open the keys in the backup',
  'office-draft': 'the draft of the trust list cannot be read',
  running: 'a program has the store open: end DPP Desk and its services first',
  rollback: 'something was seen here that the backup does not know',
  'second-person': 'on this computer two persons have to confirm that: name the second one',
  large: 'the store is large: the app stands still while it is copied, which wants a yes',
  busy: 'something else is under way that would be cut off',
  'not-here': 'this workbench was started by another command, which has to be ended first: then use desk restore',
  failed: 'it could not be done',
};

/** Thrown for what is not done; nothing is changed then. */
export class BackupRefusal extends Error {
  readonly code: BackupFault;

  constructor(code: BackupFault, detail?: string) {
    super(detail === undefined ? BACKUP_REFUSALS[code] : `${BACKUP_REFUSALS[code]}: ${detail}`);
    this.name = 'BackupRefusal';
    this.code = code;
  }
}

/** The last bytes of the file: what it is, and how long the facts before them are. */
export const END_BYTES = 32;
/** 1: a database only. 2: parts of an office too, which a program of the time before would not bring back. */
export const endOf = (factsBytes: number, form: 1 | 2 = 1): string => `DPPDESKBACKUP${form} ${String(factsBytes).padStart(16, '0')}\n`;
export const END = /^DPPDESKBACKUP(\d+) +(\d{16})\n$/;
/** Keys are a few hundred bytes each. */
export const MAX_FACTS_BYTES = 1024 * 1024;

// Defines the backup file: the SQLite database, the office files, the facts at its end, and every refusal.
import type { BackupFault } from '../../contract/index.ts';
import type { LogHeads } from '../../domain/log/run-line.ts';

/** The service's keys, sealed with a passphrase: AES-256-GCM with a key derived by scrypt, bound to all other members of the facts. */
export interface SealedKeys {
  readonly salt: string;
  readonly nonce: string;
  readonly sealed: string;
}

/** The files of the folder in which an office keeps its trust list: the draft, and the last signed list. */
export const OFFICE_FILES = ['draft.json', 'last-list.jwt'] as const;
export type OfficeFile = (typeof OFFICE_FILES)[number];

export interface OfficePart {
  readonly name: OfficeFile;
  readonly bytes: number;
  /** SHA-256, hexadecimal. */
  readonly sha256: string;
}

export interface BackupFacts {
  readonly version: 1;
  readonly madeAt: string;
  readonly madeBy: string;
  readonly appVersion: string;
  /** Version of the store's schema. */
  readonly schema: number;
  /** Size of the database, which is the first part of the file. */
  readonly bytes: number;
  /** SHA-256 of the database, hexadecimal. */
  readonly sha256: string;
  readonly service: string;
  readonly heads: LogHeads;
  /** Sequence of the trust list in force. */
  readonly trustSequence?: number;
  readonly passports: number;
  /** The office files follow the database in this order, the draft first. Absent if no trust list was kept there. */
  readonly office?: readonly OfficePart[];
  /** Absent if they were left out. */
  readonly keys?: SealedKeys;
}

export const BACKUP_REFUSALS: Readonly<Record<BackupFault, string>> = {
  'not-found': 'there is no such file',
  'not-a-file': 'this is a folder or a link, not a regular file',
  'not-a-backup': 'the file is not a backup of DPP Desk',
  newer: 'the backup was made by a newer version of DPP Desk',
  truncated: 'the file does not have the length that it states',
  changed: 'the backup was changed after it was written',
  'damaged-store': 'the database in the backup is damaged',
  'foreign-schema': 'the database in the backup does not have the schema of a DPP Desk store',
  'broken-log': 'a hash chain of the logs in the backup is broken',
  'bad-settings': 'the service could not start with the settings in the backup',
  'no-room': 'there is not enough free space on the disk',
  exists: 'a file with that name already exists',
  'passphrase-needed': 'a passphrase is needed',
  'passphrase-wrong': 'the passphrase does not open the keys in the backup',
  'office-draft': 'the draft of the trust list cannot be read',
  running: 'a program has the store open: end DPP Desk and its services first',
  rollback: 'this computer has data that the backup lacks',
  'second-person': 'on this computer two persons have to confirm this: name the second one',
  large: 'the store is large, and the app does not respond while it is copied: confirm to continue',
  busy: 'another operation is running: wait for it to finish',
  'not-here': 'this workbench was started by another command, which has to be ended first: then use desk restore',
  failed: 'the operation failed',
};

/** Thrown when an operation is refused. It has then made no change. */
export class BackupRefusal extends Error {
  readonly code: BackupFault;

  constructor(code: BackupFault, detail?: string) {
    super(detail === undefined ? BACKUP_REFUSALS[code] : `${BACKUP_REFUSALS[code]}: ${detail}`);
    this.name = 'BackupRefusal';
    this.code = code;
  }
}

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);
const GONE: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

/** Why no backup was made, whatever was thrown. */
export function faultOf(error: unknown): BackupFault {
  if (error instanceof BackupRefusal) return error.code;
  const code = String((error as { readonly code?: unknown }).code);
  return FULL.has(code) ? 'no-room' : GONE.has(code) ? 'not-found' : 'failed';
}

/** Size of the last part of the file, which identifies it and gives the length of the facts before it. */
export const END_BYTES = 32;
/** Form 1 holds a database only. Form 2 also holds office files, which earlier versions would not restore. */
export const endOf = (factsBytes: number, form: 1 | 2 = 1): string => `DPPDESKBACKUP${form} ${String(factsBytes).padStart(16, '0')}\n`;
export const END = /^DPPDESKBACKUP(\d+) +(\d{16})\n$/;
/** The facts include the sealed keys, which take a few hundred bytes each. */
export const MAX_FACTS_BYTES = 1024 * 1024;

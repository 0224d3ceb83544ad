// Defines the API types for the integrity of this computer's logs and of its store.

/** GET /workbench/log. Checks the logs from where the last check ended. The first check after a start covers all entries. */
export interface LogState {
  /** The last entry of the inspection log up to which all entries are consistent. 0 if there is none. */
  readonly intactUpTo: number;
  /** The time of that entry. */
  readonly at?: string;
  /** The hash of that entry, which covers all entries before it. */
  readonly hash: string;
  /** The fingerprint of this computer's key that signs the ends of the logs. */
  readonly fingerprint: string;
  /** The last entry that already existed when that key began to sign. */
  readonly since: number;
  readonly faults: readonly LogFault[];
}

export interface LogFault {
  readonly log:
    | 'inspections'
    | 'decisions'
    | 'backup_log'
    | 'clock_resets'
    | 'key_rotations'
    | 'run_log'
    | 'officer_log'
    | 'customs_log'
    | 'erasure_log'
    | 'maintenance_log';
  /** `broken`: a line does not fit the chain. Otherwise its end: what is wrong with the signature of this computer. */
  readonly code: 'broken' | 'unsigned-tail' | 'cut' | 'rewritten' | 'forged' | 'other-key' | 'none';
  /** Of the line; for `none`, how many there are. */
  readonly number: number;
  readonly detail: string;
}

/** POST /workbench/log/check: the same, and a check of every page of the store by SQLite and of the tree over the logs. Empty `damage` means that the store is intact. */
export interface RecordsCheck extends LogState {
  readonly damage: readonly string[];
}

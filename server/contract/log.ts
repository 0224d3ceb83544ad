// Whether the logs of this computer are as they were written, and whether its store is whole.

/** GET /workbench/log. The logs are walked from where the last answer ended; the first answer after a start walks all of them. */
export interface LogState {
  /** The last entry of the inspection log up to which everything fits; 0: there is none. */
  readonly intactUpTo: number;
  /** The moment of that entry. */
  readonly at?: string;
  /** Its hash: covers all entries before it. */
  readonly hash: string;
  /** Of the key of this computer that signs the ends of the logs. */
  readonly fingerprint: string;
  /** Entries up to this one were there when that key began to sign. */
  readonly since: number;
  readonly faults: readonly LogFault[];
}

export interface LogFault {
  readonly log: 'inspections' | 'decisions' | 'backup_log' | 'clock_resets' | 'key_rotations';
  readonly detail: string;
}

/** POST /workbench/log/check: the same, and every page of the store, by SQLite. Empty `damage`: it is whole. */
export interface RecordsCheck extends LogState {
  readonly damage: readonly string[];
}

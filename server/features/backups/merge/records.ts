// Lists every table of the store, with how a diff compares its rows or why it does not.
// A restore reports everything that it leaves behind.
import type { BackupDifference } from '../../../contract/index.ts';
import { DIGESTS_ISSUED, isIssued } from '../../../store/issued/issued.ts';
import { documentOf } from '../../../store/passports/drafts.ts';
import { VERSION } from '../../../store/passports/versions.ts';

export interface Kind {
  readonly what: BackupDifference['what'];
  readonly tables: readonly Source[];
}

export interface Source {
  readonly table: string;
  /** Selects the moment of a row first, then the values for which the other store is searched. */
  readonly here: string;
  readonly there: string;
}

/** Sample data, loaded to try the program out, is not a record. */
const REAL = 'dpp_code NOT IN (SELECT dpp_code FROM passports WHERE sample = 1)';
const AT = `json_extract(record, '$.at')`;

/** A chain of hashes, in which rows with equal hashes are the same. */
const chain = (table: string): Source => ({
  table,
  here: `SELECT ${AT}, id, hash FROM ${table}`,
  there: `SELECT 1 FROM ${table} WHERE id = ? AND hash = ?`,
});

const versions = (table: string, text: string): Source => ({
  table,
  here: `SELECT replaced_at, v.dpp_code, replaced_at, ${text} FROM ${table} v LEFT JOIN passports p USING (dpp_code) WHERE v.${REAL}`,
  there: `SELECT 1 FROM ${table} v LEFT JOIN passports p USING (dpp_code) WHERE v.dpp_code = ? AND replaced_at = ? AND ${text} IS ?`,
});

/** A store of an earlier version holds the same forms in rows of their own. */
const SIGNED_THERE = `SELECT 1 FROM (SELECT ? AS sha256) AS wanted
  WHERE EXISTS (SELECT 1 FROM credentials WHERE credentials.sha256 = wanted.sha256) OR ${isIssued('wanted.sha256')}`;

export const KINDS: readonly Kind[] = [
  {
    what: 'passports',
    tables: [
      {
        table: 'passports',
        here: `SELECT last_updated, dpp_code, document_text(${documentOf()}) FROM passports WHERE sample = 0`,
        there: `SELECT 1 FROM passports WHERE dpp_code = ? AND document_text(${documentOf()}) = ?`,
      },
    ],
  },
  {
    what: 'earlier-versions',
    tables: [
      versions('passport_versions', VERSION),
      versions('published_versions', 'document_text(v.document)'),
      {
        table: 'passport_acts',
        here: 'SELECT at, dpp_code, at, action, who FROM passport_acts',
        there: 'SELECT 1 FROM passport_acts WHERE dpp_code = ? AND at = ? AND action = ? AND who = ?',
      },
    ],
  },
  {
    what: 'edits',
    tables: [
      {
        table: 'passport_edits',
        here: 'SELECT changed_at, id, document FROM passport_edits',
        there: 'SELECT 1 FROM passport_edits WHERE id = ? AND document = ?',
      },
    ],
  },
  {
    what: 'published',
    tables: [
      {
        table: 'credentials',
        here: `SELECT received_at, sha256 FROM credentials WHERE source = 'published' AND sample = 0`,
        there: SIGNED_THERE,
      },
      { table: 'issued', here: `${DIGESTS_ISSUED} WHERE sample = 0`, there: SIGNED_THERE },
    ],
  },
  {
    what: 'events',
    tables: [
      {
        table: 'events',
        here: `SELECT event_time, dpp_code, event_id, document FROM events WHERE asserter = '' AND sample = 0`,
        there: `SELECT 1 FROM events WHERE dpp_code = ? AND event_id = ? AND asserter = '' AND document = ?`,
      },
    ],
  },
  {
    what: 'status-log',
    tables: [
      {
        table: 'status_log',
        here: 'SELECT at, dpp_code, at, action, who FROM status_log WHERE sample = 0',
        there: 'SELECT 1 FROM status_log WHERE dpp_code = ? AND at = ? AND action = ? AND who = ?',
      },
    ],
  },
  { what: 'key-log', tables: [chain('key_rotations')] },
  { what: 'clock-log', tables: [chain('clock_resets')] },
  { what: 'run-log', tables: [chain('run_log')] },
  { what: 'officer-log', tables: [chain('officer_log')] },
  { what: 'customs-log', tables: [chain('customs_log')] },
  { what: 'erasure-log', tables: [chain('erasure_log')] },
  { what: 'maintenance-log', tables: [chain('maintenance_log')] },
  {
    what: 'reader-keys',
    tables: [
      {
        table: 'stakeholder_keys',
        here: 'SELECT created_at, id FROM stakeholder_keys',
        there: 'SELECT 1 FROM stakeholder_keys WHERE id = ?',
      },
    ],
  },
  {
    what: 'packs',
    tables: [
      {
        table: 'packs_applied',
        here: 'SELECT applied_at, sha256 FROM packs_applied',
        there: 'SELECT 1 FROM packs_applied WHERE sha256 = ?',
      },
    ],
  },
  {
    what: 'packs-made',
    tables: [
      {
        table: 'packs_created',
        here: 'SELECT created_at, sequence, created_at FROM packs_created',
        there: 'SELECT 1 FROM packs_created WHERE sequence = ? AND created_at = ?',
      },
    ],
  },
  {
    what: 'fetches',
    tables: [
      {
        table: 'sync_runs',
        here: 'SELECT started_at, id, started_at, wish FROM sync_runs',
        there: 'SELECT 1 FROM sync_runs WHERE id = ? AND started_at = ? AND wish = ?',
      },
    ],
  },
  {
    what: 'body-list',
    tables: [
      {
        table: 'body_list',
        here: 'SELECT imported_at, status_date, bodies FROM body_list',
        there: 'SELECT 1 FROM body_list WHERE status_date = ? AND bodies = ?',
      },
    ],
  },
];

/** A backup does not contain the log line about itself. */
export const BACKUP_LINES: Source = {
  ...chain('backup_log'),
  here: `SELECT ${AT}, id, hash FROM backup_log WHERE NOT (json_extract(record, '$.action') = 'backup' AND json_extract(record, '$.sha256') = ?)`,
};

/** Long logs that only grow: the comparison starts from their ends. */
export const LONG_LOGS = ['inspections', 'decisions'] as const;

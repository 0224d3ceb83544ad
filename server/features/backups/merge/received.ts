// Merges all credentials, passports and events received here into the restored store: evidence is never dropped.

import { isIssued } from '../../../store/issued/issued.ts';
import { readSetting, writeSetting } from '../../../store/settings.ts';
import type { Store } from '../../../store/store.ts';

const COPY = [
  'credential_id',
  'dpp_code',
  'gtin',
  'serial',
  'batch',
  'further',
  'type',
  'format',
  'issuer',
  'signed_at',
  'received_at',
  'source',
  'sha256',
  'body',
  'sample',
  'proven',
];
const PASSPORT = [
  'asserter',
  'dpp_code',
  'gtin',
  'serial',
  'batch',
  'category',
  'dpp_status',
  'product_name',
  'manufacturer',
  'search',
  'document',
  'last_updated',
  'sample',
  'series',
  'sequence',
  'received',
];
const EVENT = [
  'dpp_code',
  'event_id',
  'type',
  'event_time',
  'biz_step',
  'read_point',
  'document',
  'sample',
  'origin',
  'asserter',
  'received',
  'accepted_at',
  'accepted_by',
];

const named = (columns: readonly string[]): string => columns.map((name) => `@${name}`).join(', ');
const rows = ({ db }: Store, table: string, columns: readonly string[], where: string): Iterable<Record<string, unknown>> =>
  db.prepare(`SELECT ${columns.join(', ')} FROM ${table} WHERE ${where} ORDER BY id`).iterate() as Iterable<Record<string, unknown>>;

/** Identifies copies by the hash of their bytes. For a copy that both stores hold, the earlier moment of receipt counts. */
export function mergeCopies(here: Store, next: Store): void {
  const last = lastCopy(next);
  const put = next.db.prepare(
    `INSERT INTO credentials (${COPY.join(', ')}) SELECT ${named(COPY)} WHERE NOT ${isIssued('@sha256')}
     ON CONFLICT (sha256) DO UPDATE SET received_at = excluded.received_at WHERE source = 'imported' AND excluded.received_at < received_at`,
  );
  for (const row of rows(here, 'credentials', COPY, `source = 'imported' AND sample = 0`)) put.run(row);
  // Copies that were still to be refiled here are refiled in the restored store.
  const [left, other] = [readSetting(here, 'refiling'), readSetting(next, 'refiling')];
  if (left === undefined || left.after >= left.last) return;
  const after = other !== undefined && other.after < other.last ? other.after : last;
  writeSetting(next, 'refiling', { after, last: lastCopy(next) });
}

const lastCopy = ({ db }: Store): number => (db.prepare('SELECT max(id) FROM credentials').pluck().get() as number | null) ?? 0;

/** Keeps each passport as its maker sent it, under that maker. The newest one of a series is derived. */
export function mergeReceivedPassports(here: Store, next: Store): void {
  const put = next.db.prepare(
    `INSERT INTO received_passports (${PASSPORT.join(', ')}) SELECT ${named(PASSPORT)} WHERE NOT EXISTS (SELECT 1 FROM received_passports
       WHERE asserter = @asserter AND dpp_code = @dpp_code AND series = @series AND sequence = @sequence AND document = @document)`,
  );
  for (const row of rows(here, 'received_passports', PASSPORT, 'sample = 0')) put.run(row);
}

/**
 * Merges only events of others; the service's own events are restored with its passports. For an event that both stores
 * hold, the decision made here counts.
 */
export function mergeReceivedEvents(here: Store, next: Store): void {
  const known = 'dpp_code = @dpp_code AND event_id = @event_id AND asserter = @asserter AND document = @document';
  const decide = next.db.prepare(`UPDATE events SET accepted_at = @accepted_at, accepted_by = @accepted_by WHERE ${known}`);
  const put = next.db.prepare(`INSERT INTO events (${EVENT.join(', ')}) VALUES (${named(EVENT)})`);
  for (const row of rows(here, 'events', EVENT, `asserter <> '' AND sample = 0`)) if (decide.run(row).changes === 0) put.run(row);
}

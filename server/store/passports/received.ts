// Stores what others sent, apart from own data: passports, sources of events, and decisions about them.
import type { EventSource, ReceivedEvent, ReceivedPassportList, ReceivedPassportSummary } from '../../contract/index.ts';
import { likeAny } from '../../domain/encoding/fold.ts';
import type { Received } from '../../domain/ownership/ownership.ts';
import type { ProductKey } from '../../domain/recognise/recognised.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { nameIn } from './names.ts';

interface Row {
  id: number;
  asserter: string;
  dpp_code: string;
  gtin: string | null;
  serial: string | null;
  batch: string | null;
  category: ReceivedPassportSummary['category'];
  dpp_status: ReceivedPassportSummary['dppStatus'];
  product_name: string;
  manufacturer: string;
  document: string;
  last_updated: string;
  sample: number;
  received: string;
}

const toSummary = (row: Row, language?: string): ReceivedPassportSummary => ({
  id: row.id,
  dppCode: row.dpp_code,
  ...(row.gtin === null ? {} : { gtin: row.gtin }),
  ...(row.serial === null ? {} : { serial: row.serial }),
  ...(row.batch === null ? {} : { batch: row.batch }),
  category: row.category,
  dppStatus: row.dpp_status,
  productName: (language === undefined ? undefined : nameIn(row.document, language)) ?? row.product_name,
  manufacturer: row.manufacturer,
  lastUpdated: row.last_updated,
  sample: row.sample === 1,
  received: { asserter: row.asserter, ...(JSON.parse(row.received) as Received) },
});

/**
 * Selects the newest version per creator, series and code. Sequence numbers are comparable only within a series, and an admitted older pack
 * replaces nothing.
 */
const NEWEST = `NOT EXISTS (SELECT 1 FROM received_passports newer WHERE newer.asserter = received_passports.asserter AND newer.dpp_code = received_passports.dpp_code
  AND newer.series = received_passports.series AND (newer.sequence, newer.id) > (received_passports.sequence, received_passports.id))`;

export interface ReceivedQuery {
  readonly query?: string;
  /** Language of the product names. If absent, each name is in the language of its passport. */
  readonly language?: string;
  readonly limit: number;
  readonly offset: number;
}

export function listReceivedPassports({ db }: Store, { query, language, limit, offset }: ReceivedQuery): ReceivedPassportList {
  const filter = `WHERE ${NEWEST}${query ? ` AND search LIKE ? ESCAPE '\\'` : ''}`;
  const values = query ? [likeAny(query)] : [];
  const total = statement(db, `SELECT count(*) FROM received_passports ${filter}`)
    .pluck()
    .get(...values) as number;
  const rows = statement(db, `SELECT * FROM received_passports ${filter} ORDER BY id DESC LIMIT ? OFFSET ?`).all(...values, limit, offset);
  return { total, items: (rows as Row[]).map((row) => toSummary(row, language)) };
}

export function receivedPassport(
  { db }: Store,
  id: number,
  language?: string,
): { readonly summary: ReceivedPassportSummary; readonly document: string } | undefined {
  const row = statement(db, 'SELECT * FROM received_passports WHERE id = ?').get(id) as Row | undefined;
  return row && { summary: toSummary(row, language), document: row.document };
}

/** The document of the newest version that a creator sent of a passport. */
export const receivedDocument = (
  { db }: Store,
  { asserter, dppCode, series }: { readonly asserter: string; readonly dppCode: string; readonly series: string },
): string | undefined =>
  statement(
    db,
    'SELECT document FROM received_passports WHERE asserter = ? AND dpp_code = ? AND series = ? ORDER BY sequence DESC, id DESC LIMIT 1',
  )
    .pluck()
    .get(asserter, dppCode, series) as string | undefined;

/** The codes under which a product was received, from any sender. */
export const receivedCodes = ({ db }: Store, { gtin, serial, batch }: ProductKey): string[] =>
  statement(
    db,
    `SELECT DISTINCT dpp_code FROM received_passports WHERE gtin = ? AND serial IS ? ${serial === undefined ? 'AND batch IS ?' : ''} LIMIT 100`,
  )
    .pluck()
    .all(...[gtin, serial ?? null, ...(serial === undefined ? [batch ?? null] : [])]) as string[];

export const isReceivedCode = ({ db }: Store, dppCode: string): boolean =>
  statement(db, 'SELECT 1 FROM received_passports WHERE dpp_code = ?').get(dppCode) !== undefined;

/**
 * The senders of events, with how many of their events a person accepted. Next to a single max(), SQLite takes bare columns from the row
 * that holds the maximum: here the last one.
 */
export const eventSources = ({ db }: Store): EventSource[] =>
  (
    statement(
      db,
      `SELECT asserter, count(*) AS events, count(accepted_at) AS accepted, max(id) AS upTo, received FROM events
       WHERE asserter <> '' GROUP BY asserter ORDER BY max(id) DESC`,
    ).all() as { asserter: string; events: number; accepted: number; upTo: number; received: string }[]
  ).map(({ received, ...row }) => ({ ...row, ...nameAndDoor(received) }));

const nameAndDoor = (received: string): Pick<EventSource, 'name' | 'key' | 'door' | 'at' | 'who'> => JSON.parse(received) as Received;

/** Newest first. */
export const eventsFrom = ({ db }: Store, asserter: string, limit: number): ReceivedEvent[] =>
  (
    statement(
      db,
      `SELECT id, dpp_code AS dppCode, event_id AS eventId, type, event_time AS eventTime, biz_step AS bizStep, read_point AS readPoint, accepted_at AS acceptedAt,
         accepted_by AS acceptedBy FROM events WHERE asserter = ? AND asserter <> '' ORDER BY id DESC LIMIT ?`,
    ).all(asserter, limit) as Record<string, unknown>[]
  ).map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as ReceivedEvent);

/** Accepts the events up to `upTo`, which a person has seen, and no later ones. Returns their number. */
export const acceptEvents = (
  { db }: Store,
  { asserter, upTo, at, who }: { readonly asserter: string; readonly upTo: number; readonly at: string; readonly who: string },
): number =>
  statement(
    db,
    `UPDATE events SET accepted_at = ?, accepted_by = ? WHERE asserter = ? AND asserter <> '' AND id <= ? AND accepted_at IS NULL`,
  ).run(at, who, asserter, upTo).changes;

export const withdrawEvents = ({ db }: Store, asserter: string): number =>
  statement(
    db,
    `UPDATE events SET accepted_at = NULL, accepted_by = NULL WHERE asserter = ? AND asserter <> '' AND accepted_at IS NOT NULL`,
  ).run(asserter).changes;

export interface OwnershipDecision {
  readonly at: string;
  readonly action: 'events-accepted' | 'events-withdrawn' | 'maker-confirmed' | 'maker-removed';
  readonly subject: string;
  readonly events?: number;
  readonly who: string;
  readonly reason?: string;
}

export function logOwnership({ db }: Store, { at, action, subject, events, who, reason }: OwnershipDecision): void {
  statement(db, 'INSERT INTO ownership_log (at, action, subject, events, who, reason) VALUES (?, ?, ?, ?, ?, ?)').run(
    at,
    action,
    subject,
    events ?? null,
    who,
    reason ?? null,
  );
}

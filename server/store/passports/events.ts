// Stores the EPCIS events of a passport as received, each under its asserter, own events apart from those of others.
import type { EventSummary, ReceivedFrom } from '../../contract/index.ts';
import type { EventOrigin } from '../../domain/epcis/metadata.ts';
import { partsOfEvent } from '../../domain/epcis/parts.ts';
import type { EventProduct } from '../../domain/epcis/products.ts';
import { notNull } from '../../domain/json/defined.ts';
import { canonicalise } from '../../domain/json/jcs.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import type { Received } from '../../domain/ownership/ownership.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

/** What is kept of an event beside its document. */
export type EventHead = Pick<EventSummary, 'eventId' | 'type' | 'eventTime' | 'bizStep' | 'readPoint'>;

export interface EventRecord extends EventHead {
  readonly dppCode: string;
  readonly document: string;
  readonly origin: EventOrigin;
  readonly sample: boolean;
  /** Absent for an event asserted by this service. */
  readonly from?: { readonly asserter: string; readonly received: Received; readonly accepted: boolean };
}

/** `conflict`: stored as well, although its asserter sent different content under the same ID before. */
export type EventStored = 'stored' | 'present' | 'conflict';

/** (asserter, eventID) identifies an event: the same ID from another asserter is another event. */
export function addEvent({ db }: Store, { from, ...event }: EventRecord): EventStored {
  const asserter = from?.asserter ?? '';
  const known = statement(db, 'SELECT id, document FROM events WHERE dpp_code = ? AND event_id = ? AND asserter = ?').all(
    event.dppCode,
    event.eventId,
    asserter,
  ) as { id: number; document: string }[];
  const content = contentOf(event.document);
  const same = known.find(({ document }) => contentOf(document) === content);
  const accepted = from?.accepted === true ? { at: from.received.at, by: from.received.who } : undefined;
  if (same !== undefined) {
    // The event was sent earlier and a person imports it now.
    if (accepted !== undefined)
      statement(db, 'UPDATE events SET accepted_at = ?, accepted_by = ? WHERE id = ? AND accepted_at IS NULL').run(
        accepted.at,
        accepted.by,
        same.id,
      );
    return 'present';
  }
  statement(
    db,
    `INSERT INTO events (dpp_code, event_id, type, event_time, biz_step, read_point, document, origin, sample, asserter, received, accepted_at, accepted_by)
     VALUES (@dppCode, @eventId, @type, @eventTime, @bizStep, @readPoint, @document, @origin, @sample, @asserter, @received, @acceptedAt, @acceptedBy)`,
  ).run({
    ...event,
    bizStep: event.bizStep ?? null,
    readPoint: event.readPoint ?? null,
    origin: JSON.stringify(event.origin),
    sample: event.sample ? 1 : 0,
    asserter,
    received: from === undefined ? null : JSON.stringify(from.received),
    acceptedAt: accepted?.at ?? null,
    acceptedBy: accepted?.by ?? null,
  });
  return known.length > 0 ? 'conflict' : 'stored';
}

/** Omits `recordTime`: when a repository recorded an event is not part of its content (EPCIS 2.0, 7.4.1). */
function contentOf(document: string): string {
  const { recordTime: _, ...event } = JSON.parse(document) as JsonObject;
  return canonicalise(event);
}

/** Called when a real passport replaces one of the sample set, whose events are fictitious. */
export function removeSampleEvents({ db }: Store, dppCode: string): void {
  statement(db, 'DELETE FROM events WHERE dpp_code = ? AND sample = 1').run(dppCode);
}

interface Row {
  id: number;
  event_id: string;
  type: string;
  event_time: string;
  biz_step: string | null;
  read_point: string | null;
  document: string;
  asserter: string;
  received: string | null;
  accepted_at: string | null;
  accepted_by: string | null;
  conflicting: number;
}

const CONFLICTING = `EXISTS (SELECT 1 FROM events other
  WHERE other.dpp_code = events.dpp_code AND other.event_id = events.event_id AND other.asserter = events.asserter AND other.id <> events.id)`;
const PUBLIC = `(asserter = '' OR accepted_at IS NOT NULL)`;

/** The events of every asserter. `isThis` recognises the product of the passport. */
export const eventsOf = ({ db }: Store, dppCode: string, isThis: (product: EventProduct) => boolean = () => false): EventSummary[] =>
  (
    statement(db, `SELECT *, ${CONFLICTING} AS conflicting FROM events WHERE dpp_code = ? ORDER BY event_time, id`).all(dppCode) as Row[]
  ).map((row) => toSummary(row, isThis));

const toSummary = (row: Row, isThis: (product: EventProduct) => boolean): EventSummary => ({
  id: row.id,
  eventId: row.event_id,
  type: row.type,
  eventTime: row.event_time,
  ...notNull({ bizStep: row.biz_step, readPoint: row.read_point }),
  ...(row.conflicting === 1 ? { conflicting: true } : {}),
  ...(row.received === null ? {} : { received: receivedFrom(row) }),
  ...partsOfEvent(JSON.parse(row.document) as JsonObject, isThis),
});

const receivedFrom = (row: Row): ReceivedFrom => ({
  asserter: row.asserter,
  ...(JSON.parse(row.received ?? '{}') as Received),
  ...(row.accepted_at === null ? {} : { acceptedAt: row.accepted_at, acceptedBy: row.accepted_by ?? '' }),
});

/** The events that may be signed with a passport: own events without conflicts. A real passport excludes events of the sample set. */
export const eventsToSign = ({ db }: Store, dppCode: string, sample: boolean): JsonObject[] =>
  (
    statement(
      db,
      `SELECT document FROM events WHERE dpp_code = ? AND sample <= ? AND asserter = '' AND NOT ${CONFLICTING} ORDER BY event_time, id`,
    )
      .pluck()
      .all(dppCode, sample ? 1 : 0) as string[]
  ).map((document) => JSON.parse(document) as JsonObject);

/** All own events of a passport, conflicting ones included, for a second computer of the same service. */
export const ownEventsOf = ({ db }: Store, dppCode: string, sample: boolean): JsonObject[] =>
  (
    statement(db, `SELECT document FROM events WHERE dpp_code = ? AND sample <= ? AND asserter = '' ORDER BY event_time, id`)
      .pluck()
      .all(dppCode, sample ? 1 : 0) as string[]
  ).map((document) => JSON.parse(document) as JsonObject);

export interface PublicEvent {
  /** As received; it was valid when it was stored. */
  readonly event: JsonObject;
  /** Absent for events stored before origins were recorded. */
  readonly origin?: EventOrigin;
  /** Set for events of others that a person accepted. */
  readonly assertedBy?: string;
  readonly acceptedBy?: string;
  readonly acceptedAt?: string;
  readonly conflicting: boolean;
}

/** Own events, and those of others that a person accepted. */
export const publicEventsOf = ({ db }: Store, dppCode: string): PublicEvent[] =>
  (
    statement(
      db,
      `SELECT document, origin, asserter, accepted_at, accepted_by, ${CONFLICTING} AS conflicting FROM events
       WHERE dpp_code = ? AND ${PUBLIC} ORDER BY event_time, id`,
    ).all(dppCode) as (Pick<Row, 'asserter' | 'accepted_at' | 'accepted_by' | 'conflicting'> & {
      document: string;
      origin: string | null;
    })[]
  ).map(({ document, origin, asserter, accepted_at, accepted_by, conflicting }) => ({
    event: JSON.parse(document) as JsonObject,
    ...(origin === null ? {} : { origin: JSON.parse(origin) as EventOrigin }),
    ...(asserter === '' ? {} : { assertedBy: asserter, acceptedAt: accepted_at ?? '', acceptedBy: accepted_by ?? '' }),
    conflicting: conflicting === 1,
  }));

export const hasPublicEvents = ({ db }: Store, dppCode: string): boolean =>
  statement(db, `SELECT 1 FROM events WHERE dpp_code = ? AND ${PUBLIC} LIMIT 1`).get(dppCode) !== undefined;

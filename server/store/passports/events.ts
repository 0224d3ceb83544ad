// Event rows of a passport: EPCIS events as received, each under who says it; ours, and those of others apart.
import type { EventSummary, ReceivedFrom } from '../../contract/index.ts';
import type { EventOrigin } from '../../domain/epcis/metadata.ts';
import { canonicalise } from '../../domain/json/jcs.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import type { Received } from '../../domain/ownership/ownership.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

export interface EventRecord extends Omit<EventSummary, 'id' | 'received' | 'conflicting'> {
  readonly dppCode: string;
  readonly document: string;
  readonly origin: EventOrigin;
  readonly sample: boolean;
  /** Absent: the word of this service. */
  readonly from?: { readonly asserter: string; readonly received: Received; readonly accepted: boolean };
}

/** `conflict`: kept too, though its speaker said something else under the same ID before. */
export type EventStored = 'stored' | 'present' | 'conflict';

/** An event is identified by (asserter, eventID): another speaker's with the same ID is another event. */
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
    // Sent before, now brought by hand.
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

/** When a repository recorded an event is no part of what it says (EPCIS 2.0, 7.4.1). */
function contentOf(document: string): string {
  const { recordTime: _, ...event } = JSON.parse(document) as JsonObject;
  return canonicalise(event);
}

/** Where a real passport takes the place of one of the sample set: those events happened to nothing. */
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
  asserter: string;
  received: string | null;
  accepted_at: string | null;
  accepted_by: string | null;
  conflicting: number;
}

const CONFLICTING = `EXISTS (SELECT 1 FROM events other
  WHERE other.dpp_code = events.dpp_code AND other.event_id = events.event_id AND other.asserter = events.asserter AND other.id <> events.id)`;
const PUBLIC = `(asserter = '' OR accepted_at IS NOT NULL)`;

/** Of every asserter. */
export const eventsOf = ({ db }: Store, dppCode: string): EventSummary[] =>
  (
    statement(db, `SELECT *, ${CONFLICTING} AS conflicting FROM events WHERE dpp_code = ? ORDER BY event_time, id`).all(dppCode) as Row[]
  ).map(toSummary);

const toSummary = (row: Row): EventSummary => ({
  id: row.id,
  eventId: row.event_id,
  type: row.type,
  eventTime: row.event_time,
  ...(row.biz_step === null ? {} : { bizStep: row.biz_step }),
  ...(row.read_point === null ? {} : { readPoint: row.read_point }),
  ...(row.conflicting === 1 ? { conflicting: true } : {}),
  ...(row.received === null ? {} : { received: receivedFrom(row) }),
});

const receivedFrom = (row: Row): ReceivedFrom => ({
  asserter: row.asserter,
  ...(JSON.parse(row.received ?? '{}') as Received),
  ...(row.accepted_at === null ? {} : { acceptedAt: row.accepted_at, acceptedBy: row.accepted_by ?? '' }),
});

/** What may be signed with a passport: own events only, a real passport none of the sample set, and nothing that was said in two ways. */
export const eventsToSign = ({ db }: Store, dppCode: string, sample: boolean): JsonObject[] =>
  (
    statement(
      db,
      `SELECT document FROM events WHERE dpp_code = ? AND sample <= ? AND asserter = '' AND NOT ${CONFLICTING} ORDER BY event_time, id`,
    )
      .pluck()
      .all(dppCode, sample ? 1 : 0) as string[]
  ).map((document) => JSON.parse(document) as JsonObject);

/** The whole own record of a passport, for a second computer of the same service: conflicts too. */
export const ownEventsOf = ({ db }: Store, dppCode: string, sample: boolean): JsonObject[] =>
  (
    statement(db, `SELECT document FROM events WHERE dpp_code = ? AND sample <= ? AND asserter = '' ORDER BY event_time, id`)
      .pluck()
      .all(dppCode, sample ? 1 : 0) as string[]
  ).map((document) => JSON.parse(document) as JsonObject);

export interface PublicEvent {
  /** As it came, valid when it was stored. */
  readonly event: JsonObject;
  /** Absent: taken in before origins were noted. */
  readonly origin?: EventOrigin;
  /** Of others' events that a person accepted. */
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

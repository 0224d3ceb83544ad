// Event rows of a passport: EPCIS events as received, in the order in which they happened.
import type { EventSummary } from '../contract.ts';
import type { EventOrigin } from '../epcis/metadata.ts';
import type { JsonObject } from '../recognise/json.ts';
import type { Store } from './open.ts';
import { statement } from './statement.ts';

export interface EventRecord extends EventSummary {
  readonly dppCode: string;
  readonly document: string;
  readonly origin: EventOrigin;
  readonly sample: boolean;
}

export function addEvent({ db }: Store, event: EventRecord): boolean {
  const { changes } = statement(
    db,
    `INSERT INTO events (dpp_code, event_id, type, event_time, biz_step, read_point, document, origin, sample)
     VALUES (@dppCode, @eventId, @type, @eventTime, @bizStep, @readPoint, @document, @origin, @sample) ON CONFLICT (dpp_code, event_id) DO NOTHING`,
  ).run({
    ...event,
    bizStep: event.bizStep ?? null,
    readPoint: event.readPoint ?? null,
    origin: JSON.stringify(event.origin),
    sample: event.sample ? 1 : 0,
  });
  return changes === 1;
}

/** Where a real passport takes the place of one of the sample set: those events happened to nothing. */
export function removeSampleEvents({ db }: Store, dppCode: string): void {
  statement(db, 'DELETE FROM events WHERE dpp_code = ? AND sample = 1').run(dppCode);
}

interface Row {
  event_id: string;
  type: string;
  event_time: string;
  biz_step: string | null;
  read_point: string | null;
}

export const eventsOf = ({ db }: Store, dppCode: string): EventSummary[] =>
  (statement(db, 'SELECT * FROM events WHERE dpp_code = ? ORDER BY event_time, id').all(dppCode) as Row[]).map((row) => ({
    eventId: row.event_id,
    type: row.type,
    eventTime: row.event_time,
    ...(row.biz_step === null ? {} : { bizStep: row.biz_step }),
    ...(row.read_point === null ? {} : { readPoint: row.read_point }),
  }));

/** What may be signed with a passport: a real one speaks of no event of the sample set. */
export const eventsToSign = ({ db }: Store, dppCode: string, sample: boolean): JsonObject[] =>
  (
    statement(db, 'SELECT document FROM events WHERE dpp_code = ? AND sample <= ? ORDER BY event_time, id')
      .pluck()
      .all(dppCode, sample ? 1 : 0) as string[]
  ).map((document) => JSON.parse(document) as JsonObject);

export interface ReceivedEvent {
  /** As it came, valid when it was stored. */
  readonly event: JsonObject;
  /** Absent: taken in before origins were noted. */
  readonly origin?: EventOrigin;
}

export const receivedEventsOf = ({ db }: Store, dppCode: string): ReceivedEvent[] =>
  (
    statement(db, 'SELECT document, origin FROM events WHERE dpp_code = ? ORDER BY event_time, id').all(dppCode) as {
      document: string;
      origin: string | null;
    }[]
  ).map(({ document, origin }) => ({
    event: JSON.parse(document) as JsonObject,
    ...(origin === null ? {} : { origin: JSON.parse(origin) as EventOrigin }),
  }));

// Event rows of a passport: EPCIS events as received, in the order in which they happened.
import type { EventSummary } from '../contract.ts';
import type { JsonObject } from '../recognise/json.ts';
import type { Store } from './open.ts';
import { statement } from './statement.ts';

export interface EventRecord extends EventSummary {
  readonly dppCode: string;
  readonly document: string;
  readonly sample: boolean;
}

export function addEvent({ db }: Store, event: EventRecord): boolean {
  const { changes } = statement(
    db,
    `INSERT INTO events (dpp_code, event_id, type, event_time, biz_step, read_point, document, sample)
     VALUES (@dppCode, @eventId, @type, @eventTime, @bizStep, @readPoint, @document, @sample) ON CONFLICT (dpp_code, event_id) DO NOTHING`,
  ).run({ ...event, bizStep: event.bizStep ?? null, readPoint: event.readPoint ?? null, sample: event.sample ? 1 : 0 });
  return changes === 1;
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

/** The events as they came, each valid when it was stored. */
export const eventDocumentsOf = ({ db }: Store, dppCode: string): JsonObject[] =>
  (statement(db, 'SELECT document FROM events WHERE dpp_code = ? ORDER BY event_time, id').pluck().all(dppCode) as string[]).map(
    (document) => JSON.parse(document) as JsonObject,
  );

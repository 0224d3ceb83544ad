// Endpoint 13: the recorded events of a passport in, its EPCIS 2.0 document out.
import { eventDocument } from '../epcis/document.ts';
import type { JsonObject } from '../recognise/json.ts';
import { eventDocumentsOf } from '../store/events.ts';
import { parseDateTime } from '../verify/dates.ts';
import { type Answer, type Ask, accepted, json, passportOf } from './answer.ts';
import { refuseKey } from './documents.ts';

/** The public view. */
export function eventsDocument(question: Ask): Answer {
  refuseKey(question);
  const type = accepted(question, ['application/ld+json', 'application/json']);
  const record = passportOf(question, question.segment(3));
  const events = eventDocumentsOf(question.reader.store, record.dppCode);
  const { baseUrl } = question.reader.standing();
  const id = `${baseUrl}/api/v1/dpp/${encodeURIComponent(record.dppCode)}/events/document`;
  return json(eventDocument(events, { id, creationDate: creationDate(record.publishedAt ?? record.lastUpdated, events) }), type);
}

/** When the document came to say what it says, not when it was asked for: the same document keeps its tag. */
function creationDate(publishedAt: string, events: readonly JsonObject[]): string {
  const moments = [publishedAt, ...events.flatMap(({ eventTime, recordTime }) => [eventTime, recordTime])].map(
    (moment) => parseDateTime(moment) ?? 0,
  );
  return new Date(moments.reduce((latest, moment) => Math.max(latest, moment), 0)).toISOString();
}
